import { randomUUID } from 'node:crypto';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import type { App } from '../../engine/app.ts';
import { type AskPerson, type Outcome, type PersonsAnswer, Talk } from './talk.ts';

/** Whom a program speaks for, and at which businesses. */
export interface McpSession {
  readonly businesses: readonly string[];
  readonly address: string;
  readonly version: string;
}

const REQUEST_CHARACTERS_MAX = 4_000;

/** People think, look for their glasses, ask somebody: the question waits so long. */
const PERSON_MILLIS_MAX = 10 * 60_000;

const INSTRUCTIONS =
  'Bookings at a business, by talking to its desk. Say what is wanted in one plain sentence with day, time, service and ' +
  'name where they are known, in a language of the business. The desk may answer with a question: answer it by the same ' +
  'tool. Nothing is booked, moved or called off before the person themselves has agreed: they are asked through this client. ' +
  'Something is booked only if it stands under "done" or in what_stands; never tell the person otherwise.';

const CONSEQUENTIAL = { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false };
const LOOKING = { readOnlyHint: true, openWorldHint: false };

/** The tools that put words to the desk; those that act have the person asked. */
const WORDS = {
  free_times: {
    title: 'Free times',
    description: 'What is free, by day, time of day, service or person: "a short cut with Ana on Friday afternoon".',
    acts: false,
  },
  book: {
    title: 'Book',
    description: 'Asks for a booking, or answers what the desk asked. The person is asked before anything is booked.',
    acts: true,
  },
  move: {
    title: 'Move a booking',
    description:
      'Asks for another time for a booking: "move my appointment on Friday to Tuesday at 10". The person is asked.',
    acts: true,
  },
  call_off: {
    title: 'Call a booking off',
    description: 'Asks to call a booking off: "cancel my appointment on Friday". The person is asked.',
    acts: true,
  },
} as const;

/** A server for one program. The desk behind it is the one that everybody talks to: same ledger, same grants, same limits. */
export function createMcpServer(app: App, { businesses, address, version }: McpSession): McpServer {
  const server = new McpServer({ name: 'holdfast', version }, { instructions: INSTRUCTIONS });
  const [first = '', ...others] = businesses;
  const named = z.enum([first, ...others]).describe('The business, by its id');
  // Where there is one, nobody has to say which.
  const business: { readonly business: z.ZodType<string> } = {
    business: others.length === 0 ? named.default(first) : named,
  };
  const talkAt = (id: string): Talk => new Talk(app, { business: id, address });

  for (const id of businesses) {
    const { name = id } = app.engine.businesses.get(id) ?? {};
    server.registerResource(
      id,
      cardUri(id),
      {
        title: name,
        description: 'What it is, offers and asks for it, and when it is open',
        mimeType: 'application/json',
      },
      async ({ href }) => ({
        contents: [{ uri: href, mimeType: 'application/json', text: JSON.stringify(app.cards.get(id) ?? null) }],
      }),
    );
  }

  server.registerTool(
    'about',
    {
      title: 'About the business',
      description: 'What a business is, offers and asks for it, and when it is open.',
      inputSchema: business,
      annotations: LOOKING,
    },
    async ({ business: id }) => answer({ ...app.cards.get(id) }),
  );

  server.registerTool(
    'what_stands',
    {
      title: 'What stands',
      description: 'What is booked in this conversation and lies ahead, from the ledger itself.',
      inputSchema: business,
      annotations: LOOKING,
    },
    async ({ business: id }) => answer({ bookings: await talkAt(id).standing(new Date().toISOString()) }),
  );

  for (const [tool, { title, description, acts }] of Object.entries(WORDS)) {
    const inputSchema = {
      request: z.string().trim().min(1).max(REQUEST_CHARACTERS_MAX).describe('In words'),
      ...business,
    };
    const annotations = acts ? CONSEQUENTIAL : LOOKING;
    server.registerTool(
      tool,
      { title, description, inputSchema, annotations },
      async ({ request, business: id }, extra) => {
        const ask = acts ? askingBy(server, extra.requestId) : null;
        return told(await talkAt(id).say(request, randomUUID(), ask));
      },
    );
  }
  return server;
}

function cardUri(business: string): string {
  return `holdfast://business/${business}`;
}

/** X11: only a person agrees. The question goes to them by elicitation; a client that cannot ask gets nothing done. */
function askingBy(server: McpServer, relatedRequestId: string | number): AskPerson {
  return async (message, label) => {
    if (server.server.getClientCapabilities()?.elicitation === undefined) return 'cannot_ask';
    const requestedSchema = {
      type: 'object' as const,
      properties: { agree: { type: 'boolean' as const, title: label } },
      required: ['agree'],
    };
    const options = { relatedRequestId, timeout: PERSON_MILLIS_MAX };
    // Who does not answer in time, or sends something else than the form, has answered nothing.
    const answered = await server.server.elicitInput({ message, requestedSchema }, options).catch(() => null);
    if (answered === null) return 'none';
    const { action, content } = answered;
    if (action === 'decline') return 'no';
    if (action !== 'accept') return 'none';
    // Whoever sends the form without having said so has agreed to nothing.
    return content?.['agree'] === true ? 'yes' : 'no';
  };
}

const NOT_AGREED: { readonly [A in PersonsAnswer]: string | null } = {
  yes: null,
  no: 'The person said no. Nothing was done.',
  none: 'The person did not answer. Nothing was done; the question is still open.',
  cannot_ask:
    'Refused: this needs the yes of the person themselves, and this client cannot ask them (it has no elicitation). ' +
    'Nothing was done.',
};

function told({ said, choices, done, person }: Outcome): CallToolResult {
  const note = person === null ? null : NOT_AGREED[person];
  const result = answer({ said, choices, done, person });
  const text = [...said, ...(note === null ? [] : [note])].join('\n\n');
  return { ...result, content: [{ type: 'text', text }], ...(person === 'cannot_ask' && { isError: true }) };
}

function answer(structuredContent: { readonly [name: string]: unknown }): CallToolResult {
  return {
    structuredContent: { ...structuredContent },
    content: [{ type: 'text', text: JSON.stringify(structuredContent) }],
  };
}
