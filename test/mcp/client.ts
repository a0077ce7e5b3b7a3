import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { onTestFinished } from 'vitest';

/** What a person does with a question; null for a client that cannot ask one. */
export type Person = ((question: string) => Promise<Answered> | Answered) | null;

interface Answered {
  readonly action: 'accept' | 'decline' | 'cancel';
  readonly content?: { readonly agree?: boolean };
}

export const agrees = (): Answered => ({ action: 'accept', content: { agree: true } });

export interface Told {
  readonly text: string;
  readonly isError: boolean;
  readonly structured: {
    readonly done?: readonly { readonly act: string; readonly reference: string; readonly start: string }[];
    readonly person?: string | null;
    readonly bookings?: readonly { readonly reference: string; readonly start: string; readonly title: string }[];
    readonly choices?: readonly string[];
  };
}

export interface Program {
  readonly client: Client;
  /** What the person was asked, in order. */
  readonly asked: readonly string[];
  call(tool: string, input?: { readonly [name: string]: string }): Promise<Told>;
}

/** A busy machine takes long to start a program: nothing here is about how long. */
const PATIENT = { timeout: 280_000 };

/** The official SDK's client, with a person behind it. */
export async function programBy(transport: Transport, person: Person): Promise<Program> {
  const client = new Client(
    { name: 'a program', version: '1' },
    { capabilities: person === null ? {} : { elicitation: {} } },
  );
  const asked: string[] = [];
  if (person !== null) {
    client.setRequestHandler(ElicitRequestSchema, async ({ params }) => {
      asked.push(params.message);
      const { action, content } = await person(params.message);
      return { action, ...(content && { content: { ...content } }) };
    });
  }
  await client.connect(transport, PATIENT);
  onTestFinished(() => client.close());
  return {
    client,
    asked,
    async call(name, input = {}) {
      const result = await client.callTool({ name, arguments: { ...input } }, undefined, PATIENT);
      const [first] = result.content as readonly { readonly text: string }[];
      const structured = (result.structuredContent ?? {}) as Told['structured'];
      return { text: first?.text ?? '', isError: result.isError === true, structured };
    },
  };
}
