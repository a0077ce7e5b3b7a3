import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../src/app/config.ts';
import { house } from '../../src/app/house.ts';
import type { Serving } from '../../src/app/serve.ts';
import { fails, hears } from './behaviours.ts';
import { type ModelServer, openModelServer } from './server.ts';

let server: ModelServer;
let serving: Serving;
let dataDirectory: string;

beforeAll(async () => {
  server = await openModelServer();
  dataDirectory = await mkdtemp(join(tmpdir(), 'holdfast-model-'));
  const environment = {
    OPENAI_BASE_URL: server.url,
    OPENAI_API_KEY: 'key',
    HOLDFAST_MODEL: 'reader-2',
    HOLDFAST_LOG_LEVEL: 'silent',
  };
  serving = await house.serve({
    port: 0,
    host: '127.0.0.1',
    dataDirectory,
    config: readConfig(environment),
    announce: () => {},
  });
});

afterAll(async () => {
  await serving.stop();
  await server.close();
  await rm(dataDirectory, { recursive: true, force: true });
});

async function post(path: string, body: object, token?: string): Promise<{ readonly [field: string]: unknown }> {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const headers = { 'content-type': 'application/json', ...authorization };
  const response = await fetch(`${serving.address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()) as { readonly [field: string]: unknown };
}

/** More than enough for a slow machine to be served once in time, and for five failures in a row. */
const TRIES_MAX = 8;

async function metrics(): Promise<string> {
  return (await fetch(`${serving.address}/metrics`)).text();
}

/** Says something the rules cannot read, until the metrics show what it led to. */
async function sayUntil(seen: RegExp): Promise<string> {
  const { id, token } = await post('/v1/northside/conversations', {});
  for (let time = 0; time < TRIES_MAX; time += 1) {
    const answer = await post(
      `/v1/northside/conversations/${id}/messages`,
      { text: 'blorp zxqv wumpf' },
      String(token),
    );
    expect(answer).toMatchObject({ state: 'idle' });
    if (seen.test(await metrics())) break;
  }
  return metrics();
}

it('`start` asks the model that the environment names, and counts its calls, their time and tokens', async () => {
  server.behave(hears('decline'));
  const seen = await sayUntil(/holdfast_model_calls_total\{outcome="answered"\} 1\n/);
  expect(server.requests[0]).toMatchObject({ model: 'reader-2' });
  expect(seen).toMatch(/holdfast_model_calls_total\{outcome="answered"\} 1\n/);
  expect(seen).toMatch(/holdfast_model_tokens_total\{kind="prompt"\} 321\n/);
  expect(seen).toMatch(/holdfast_model_time_ms_count [1-9]/);
  expect(seen).toMatch(/holdfast_interpretations_total\{flow="appointment",source="model"\} 1\n/);
});

it('X8 `start` leaves a model alone that fails again and again', async () => {
  server.behave(fails(500));
  expect(await sayUntil(/outcome="resting"/)).toMatch(/holdfast_model_calls_total\{outcome="resting"\} [1-9]/);
});
