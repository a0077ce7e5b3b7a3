import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { compose } from '../src/app/compose.ts';
import { openStore, withRedis } from '../src/app/stores.ts';
import type { Observer } from '../src/ports/observer.ts';
import { silent } from '../src/ports/observer.ts';
import { systemClock } from '../src/providers/clock/system.ts';
import { createModelReader } from '../src/providers/model-reader/reader.ts';
import { openAiCompatibleModel } from '../src/providers/openai-compatible/model.ts';
import { hears } from '../test/model/behaviours.ts';
import { openModelServer } from '../test/model/server.ts';
import { findServer, startServer } from '../test/redis/server.ts';
import { DEMO } from './demo.ts';
import { newAddress, percentile } from './measure.ts';

const MODEL_MS = 800;
const AT_ONCE = 4;
const TALKS_EACH = 6;

/** A booking on the way to which two things are said that the rules are not sure of, so that the model is asked. */
const MESSAGES = [
  'Hola, buenas',
  'Quiero pedir cita',
  'pues mira, lo que me hizo la otra chica la última vez',
  'Corte largo',
  'No, eso es todo',
  'Ana',
  'uf, qué difícil, lo que tú veas según ande yo esa semana',
  'la primera',
  'María García',
  'mejor no, cancela',
];

/** B14: what the 99th in a hundred may take, in milliseconds. */
const BUDGETS = { load: 50, save: 50, interpretation: 2_000, reply: 5_000 } as const;
type Part = keyof typeof BUDGETS;

/**
 * The salon's budgets (B14) on a real Redis, with a stand-in for the model that speaks the true protocol over HTTP and
 * takes as long as a hosted one does.
 */
export async function salon(): Promise<void> {
  const program = await findServer();
  if (program === null) return console.log('\nThe salon’s budgets need a redis-server, and there is none here.');
  const redis = await startServer(program, { durable: false });
  const model = await openModelServer();
  model.behave((response, request) => void sleep(MODEL_MS).then(() => hears('unknown')(response, request)));
  const times: { readonly [P in Part]: number[] } = { load: [], save: [], interpretation: [], reply: [] };
  const { app } = await openSalon(redis.url, model.url, times);
  const talk = async (): Promise<void> => {
    const address = newAddress();
    for (const [n, text] of MESSAGES.entries()) {
      const said = {
        to: { business: 'lucia', channel: 'webchat', address },
        event: { kind: 'message', text },
      } as const;
      await timed(times.reply, () => app.engine.handle({ ...said, eventId: `${address}/${n}` }));
    }
  };
  try {
    await talk();
    for (const all of Object.values(times)) all.length = 0;
    const rounds = Array.from({ length: AT_ONCE }, async () => {
      for (let n = 0; n < TALKS_EACH; n += 1) await talk();
    });
    await Promise.all(rounds);
    print(times, model.requests.length);
  } finally {
    await app.close();
    await model.close();
    await redis.stop();
  }
}

async function openSalon(redisUrl: string, modelUrl: string, times: { readonly [P in Part]: number[] }) {
  const store = await withRedis(await openStore('memory'), redisUrl);
  const { conversations } = store;
  const observer: Observer = {
    ...silent,
    observe: (name, value) => {
      if (name === 'intent_extraction_time_ms') times.interpretation.push(value);
    },
  };
  const timedStore = new Proxy(conversations, {
    get: (target, name) => {
      const part = name === 'receive' || name === 'load' ? 'load' : name === 'commit' ? 'save' : null;
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      const call = value.bind(target) as (...given: unknown[]) => Promise<unknown>;
      return part === null ? call : (...given: unknown[]) => timed(times[part], () => call(...given));
    },
  });
  const endpoint = openAiCompatibleModel({ baseUrl: modelUrl, apiKey: 'key', name: 'stand-in' }, observer);
  const model = createModelReader({ model: endpoint, clock: systemClock, observer });
  return compose({ ...DEMO, store: { ...store, conversations: timedStore }, clock: systemClock, observer, model });
}

async function timed<T>(into: number[], work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const done = await work();
  into.push(performance.now() - began);
  return done;
}

function print(times: { readonly [P in Part]: number[] }, asked: number): void {
  const turns = times.reply.length;
  console.log(`\nThe salon on Redis, ${AT_ONCE} customers at once, ${turns} turns; a model that takes ${MODEL_MS} ms`);
  const busy = (loadavg()[0] ?? 0).toFixed(1);
  console.log(`was asked ${asked} times; load of the machine ${busy}. Milliseconds against the budget (B14).\n`);
  console.log('what                   p50       p99    budget');
  for (const [part, budget] of Object.entries(BUDGETS)) {
    const [p50, p99] = [percentile(times[part as Part], 50), percentile(times[part as Part], 99)];
    const numbers = [p50.toFixed(1), p99.toFixed(1), String(budget)].map((text) => text.padStart(10));
    console.log(`${part.padEnd(16)}${numbers.join('')}   ${p99 < budget ? 'kept' : 'MISSED'}`);
  }
}
