import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Serving } from '../../src/cli/house.ts';
import { house } from '../../src/main.ts';
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
  serving = await house.serve({ port: 0, host: '127.0.0.1', dataDirectory, environment, announce: () => {} });
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

it('`start` asks the model that the environment names, counts its calls and tokens, and lets it rest when it fails', async () => {
  const { id, token } = await post('/v1/northside/conversations', {});
  const say = (text: string) => post(`/v1/northside/conversations/${id}/messages`, { text }, String(token));
  server.behave(hears('decline'));
  expect(await say('blorp zxqv wumpf')).toMatchObject({ state: 'idle' });
  expect(server.requests.map(({ model }) => model)).toEqual(['reader-2']);

  server.behave(fails(500));
  for (let time = 0; time < 4; time += 1) expect(await say('blorp zxqv wumpf')).toMatchObject({ state: 'idle' });
  // Five failures in a row, and nobody asks it any more.
  expect(server.requests).toHaveLength(1 + 5);

  const metrics = await (await fetch(`${serving.address}/metrics`)).text();
  expect(metrics).toMatch(/holdfast_model_calls_total\{outcome="answered"\} 1\n/);
  expect(metrics).toMatch(/holdfast_model_calls_total\{outcome="unavailable"\} 5\n/);
  expect(metrics).toMatch(/holdfast_model_calls_total\{outcome="resting"\} [12]\n/);
  expect(metrics).toMatch(/holdfast_model_tokens_total\{kind="prompt"\} 321\n/);
  expect(metrics).toMatch(/holdfast_model_time_ms_count 6\n/);
  expect(metrics).toMatch(/holdfast_interpretations_total\{source="model",flow="appointment"\} 1\n/);
});
