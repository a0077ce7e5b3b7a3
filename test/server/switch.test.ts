import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../../src/app/config.ts';
import { house } from '../../src/app/house.ts';

/** What `start` answers to a first message when it was started with this environment. */
async function answered(
  environment: { readonly [name: string]: string },
  announce: (line: string) => void = () => {},
): Promise<string> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'holdfast-switch-'));
  const quiet = { DATABASE_URL: 'memory', HOLDFAST_LOG_LEVEL: 'silent', ...environment };
  const place = { port: 0, host: '127.0.0.1', dataDirectory, announce };
  const serving = await house.serve({ ...place, config: readConfig(quiet) });
  const post = async (path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const response = await fetch(`${serving.address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await response.json()) as { readonly [field: string]: unknown };
  };
  try {
    const { id, token } = await post('/v1/northside/conversations', {});
    const text = 'Friday morning please';
    return JSON.stringify(await post(`/v1/northside/conversations/${id}/messages`, { text }, String(token)));
  } finally {
    await serving.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

it('B16 FSM_ENABLED=false sends messages to a person, and nothing else does', async () => {
  expect(await answered({ FSM_ENABLED: 'false' })).toMatch(/colleague/);
  for (const on of [{}, { FSM_ENABLED: 'true' }]) expect(await answered(on)).toMatch(/Which would you like/);
});

it('B16 whoever starts it with the machine off is told what that does, and nobody else is', async () => {
  const told: string[] = [];
  await answered({ FSM_ENABLED: 'false' }, (line) => told.push(line));
  expect(told.join('\n')).toMatch(/machine is OFF.*passed to a person.*reminders go on.*until you give it back/);
  told.length = 0;
  await answered({}, (line) => told.push(line));
  expect(told.join('\n')).not.toMatch(/machine/i);
});
