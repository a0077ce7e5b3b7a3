import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { house } from '../../src/app/house.ts';
import { explain } from '../../src/core/explain/explain.ts';
import type { ModelReader } from '../../src/core/model-reader.ts';
import type { ModelVoice } from '../../src/core/model-voice.ts';
import { replay } from '../../src/engine/replay.ts';
import type { Conversations } from '../../src/ports/conversations.ts';
import { systemClock } from '../../src/providers/clock/system.ts';
import { openAiCompatibleModel } from '../../src/providers/openai-compatible/model.ts';
import { drips, fails, filters, hangs, says, showsPage } from './behaviours.ts';
import { type Behaviour, type ChatRequest, type ModelServer, openModelServer } from './server.ts';
import { watching } from './watching.ts';

/** A Tuesday morning in Madrid. */
const NOW = '2026-03-03T09:00:00+01:00';
const DEMO = resolve(import.meta.dirname, '../../demo/lucia.yaml');

let server: ModelServer;
let businesses: string;

beforeAll(async () => {
  server = await openModelServer();
  businesses = await mkdtemp(join(tmpdir(), 'holdfast-voice-'));
  const lucia = await readFile(DEMO, 'utf8');
  // The same salon, once in a model's words and once in the templates'.
  await writeFile(join(businesses, 'voiced.yaml'), lucia.replace(/^id: lucia$/m, 'id: voiced\nvoice: model'));
  await writeFile(join(businesses, 'plain.yaml'), lucia.replace(/^id: lucia$/m, 'id: plain'));
});

afterAll(async () => {
  await server.close();
  await rm(businesses, { recursive: true, force: true });
});

interface Wrapping {
  readonly model?: ModelReader;
  readonly voice?: ModelVoice;
  readonly conversations?: (real: Conversations) => Conversations;
}

async function openSalon({ model, voice, conversations = (real) => real }: Wrapping = {}) {
  const observer = watching();
  const store = await house.openFreshStore('memory');
  const endpoint = { baseUrl: server.url, apiKey: 'key', name: 'voice-1' };
  const parts = { model: openAiCompatibleModel(endpoint, observer), clock: systemClock, observer };
  const composed = await house.compose({
    store: { ...store, conversations: conversations(store.conversations) },
    clock: house.virtualClock(NOW),
    observer,
    businesses,
    ...(model && { model }),
    voice: voice ?? house.modelVoice(parts),
  });
  let events = 0;
  async function say(text: string, business = 'voiced', given?: string) {
    events += 1;
    const eventId = given ?? `message-${events}`;
    const to = { business, channel: 'sms', address: '+34600111222' };
    const handled = await composed.app.engine.handle({ to, eventId, event: { kind: 'message', text } });
    if (handled.kind !== 'handled') throw new Error(`the message was ${handled.kind}`);
    const turn = handled.turns.at(-1);
    return { turn, replies: handled.replies.map((reply) => reply.text), conversation: handled.conversation };
  }
  return { ...composed, store, observer, say };
}

interface Asked {
  readonly draft: string;
  readonly fixed: readonly string[];
  readonly heard: string;
}

function askedOf({ messages }: ChatRequest): Asked {
  return JSON.parse(messages.at(-1)?.content ?? '') as Asked;
}

/** Writes whatever is made of the draft. */
function writes(wording: (asked: Asked) => string): Behaviour {
  return (response, request) => says(JSON.stringify({ text: wording(askedOf(request)) }))(response, request);
}

const kindly = writes(({ draft }) => draft.replace('Genial', 'Estupendo').replace('¡Hola!', '¡Buenas!'));
const TALK = ['Quiero pedir cita para un tinte', 'eso es todo', 'Ana'];

describe('B20 a model phrases the replies of a business that wants it', () => {
  it('around what is fixed: its words are sent, recorded, explained, and replayed without it', async () => {
    server.behave(writes(({ draft }) => `Claro que sí. ${draft}`));
    const { say, store, parts, observer } = await openSalon();
    const first = await say('Quiero pedir cita para un tinte');
    expect(first.replies[0]).toMatch(/^Claro que sí\. /);
    expect(first.turn?.phrased).toEqual([
      { reply: 0, template: first.replies[0]?.replace('Claro que sí. ', ''), text: first.replies[0] },
    ]);
    const told = explain(first.turn as never).map(({ text }) => text);
    expect(told.join('\n')).toMatch(/These are a language model’s words; the template says/);
    expect(observer.counted('holdfast_phrasings_total', { flow: 'salon', by: 'model' })).toBe(1);
    const asked = server.requests.length;
    const [stored, turns] = await Promise.all([
      store.conversations.load(first.conversation),
      store.conversations.turns(first.conversation),
    ]);
    if (stored === null) throw new Error('it was not stored');
    const replayed = await replay(parts, stored, turns);
    expect(replayed.map(({ differences }) => differences)).toEqual([[]]);
    expect(server.requests.length).toBe(asked);
  });

  it('and of nobody else’s', async () => {
    server.behave(kindly);
    const { say } = await openSalon();
    const asked = server.requests.length;
    const { turn } = await say('Quiero pedir cita', 'plain');
    expect([server.requests.length, turn?.phrased]).toEqual([asked, undefined]);
  });

  it('X11 the summary’s question and what is in it stand as they are, and the yes books', async () => {
    server.behave(kindly);
    const { say } = await openSalon();
    for (const text of [...TALK, 'la primera']) await say(text);
    const { turn } = await say('María García');
    expect(turn?.stateAfter).toBe('confirmation');
    const { fixed } = askedOf(server.requests.at(-1) as ChatRequest);
    expect(fixed.join(' ')).toMatch(/Tinte.*Ana.*\?/);
    const booked = await say('sí');
    expect(booked.turn?.results.map(({ tool }) => tool)).toContain('book');
    expect(booked.replies.join(' ')).toContain(booked.turn?.phrased?.[0]?.template.split('\n')[0]?.slice(0, 20));
  });
});

/** Every way in which a wording can be of no use. The two that take all the time there is are tried once. */
const USELESS: { readonly [name: string]: Behaviour } = {
  'invents a price': writes(({ draft }) => `${draft.replace(/[?]$/, '')} por 5 €?`),
  'drops what is fixed': writes(({ draft, fixed }) => fixed.reduce((text, one) => text.replace(one, ''), draft)),
  'says that it is booked': writes(({ draft }) => `¡Reservado! ${draft}`),
  'asks twice': writes(({ draft }) => `${draft} ¿Te va bien?`),
  'speaks English': writes(({ fixed }) => `Here is what we have for you: ${fixed.join(' and ')}. What would you like?`),
  'adds a link': writes(({ draft }) => `${draft}\n[aquí](https://example.test/pay)`),
  'writes 100 kB': writes(({ draft }) => draft + ' muy bien'.repeat(12_000)),
  'writes nothing': writes(() => ''),
  'answers nothing': says(''),
  'answers no JSON': says('¡Claro!'),
  'answers something else': says('{"intent":"confirm","entities":{}}'),
  'fails with 500': fails(500),
  'shows a page': showsPage(502),
  'filters it': filters,
};

describe('B20 X8 whatever the model writes, the template is sent where the check fails', () => {
  it.each(Object.entries(USELESS))('one that %s', async (_, behaviour) => {
    server.behave(behaviour);
    const { say } = await openSalon();
    for (const text of TALK) {
      const asked = server.requests.length;
      const [voiced, plain] = [await say(text, 'voiced'), await say(text, 'plain')];
      expect(voiced.replies).toEqual(plain.replies);
      expect(voiced.turn?.phrased?.[0]).toMatchObject({ text: null, refused: { why: expect.any(String) } });
      expect(server.requests.length, 'it was asked').toBeGreaterThan(asked);
    }
  });

  it.each([
    ['hangs', hangs],
    ['drips', drips],
  ] as const)('one that %s', async (_, behaviour) => {
    server.behave(behaviour);
    const { say, observer } = await openSalon();
    const { turn, replies } = await say('Quiero pedir cita');
    expect(replies).toEqual([turn?.phrased?.[0]?.template]);
    expect(observer.lines).toContainEqual(expect.objectContaining({ event: 'model.wording_refused' }));
  });
});

it('X8 reading and phrasing share one deadline', async () => {
  const given: AbortSignal[] = [];
  const model: ModelReader = {
    read: async (_, deadline) => {
      given.push(deadline);
      return { ok: false, reason: 'down' };
    },
  };
  const voice: ModelVoice = {
    phrase: async (_, deadline) => {
      given.push(deadline);
      return { ok: false, reason: 'down' };
    },
  };
  const { say } = await openSalon({ model, voice });
  await say('blorp zxqv wumpf');
  expect(given).toHaveLength(2);
  expect(given[0]).toBe(given[1]);
  await say('blorp zxqv wumpf');
  expect(given[2]).not.toBe(given[0]);
});

it('B20 X4 a turn that crashed before its commit says one thing only: what was stored with it', async () => {
  const wordings = ['Claro que sí.', 'Por supuesto.'];
  server.behave(...(wordings.map((word) => writes(({ draft }) => `${word} ${draft}`)) as [Behaviour, Behaviour]));
  let crashes = 1;
  const conversations = (real: Conversations): Conversations =>
    new Proxy(real, {
      get: (target, property) => {
        const found: unknown = Reflect.get(target, property, target);
        if (typeof found !== 'function') return found;
        if (property !== 'commit') return found.bind(target);
        return (...given: unknown[]) => {
          crashes -= 1;
          if (crashes >= 0) throw new Error('the process was killed');
          return Reflect.apply(found, target, given) as unknown;
        };
      },
    });
  const { say, store } = await openSalon({ conversations });
  await say('Quiero pedir cita', 'voiced', 'first').catch(() => {});
  const { replies, conversation } = await say('Quiero pedir cita', 'voiced', 'first');
  expect(replies[0]).toMatch(/^Por supuesto\./);
  const kept = await store.conversations.repliesAfter(conversation, null, 10);
  expect(kept.map(({ text }) => text)).toEqual(replies);
  expect((await say('Quiero pedir cita', 'voiced', 'first')).replies).toEqual(replies);
});
