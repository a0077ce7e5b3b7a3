import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { dataDirectory, OPERATOR, type Running, startHoldfast } from '../holdfast.ts';

async function post(url: string, token: string | null, body: object | null) {
  const headers: Record<string, string> = {};
  if (token !== null) headers['authorization'] = `Bearer ${token}`;
  if (body !== null) headers['content-type'] = 'application/json';
  const response = await fetch(url, { method: 'POST', headers, body: body === null ? null : JSON.stringify(body) });
  return (await response.json()) as { id: string; token: string; state: string; replies: readonly { id: string }[] };
}

describe('the process', () => {
  it('X4 X5 loses nothing when it is killed in the middle, and ends in peace when asked to', async () => {
    const directory = await dataDirectory();
    const first = await startHoldfast(directory);
    const { id, token } = await post(`${first.address}/v1/northside/conversations`, null, null);
    const path = `/v1/northside/conversations/${id}`;
    const say = (at: Running, text: string, messageId: string) =>
      post(`${at.address}${path}/messages`, token, { text, messageId });
    await say(first, 'Friday morning', 'm1');
    const chosen = await say(first, 'the first', 'm2');
    expect(chosen.state).toBe('pending');
    first.process.kill('SIGKILL');
    await once(first.process, 'exit');

    const second = await startHoldfast(directory);
    expect(await say(second, 'the first', 'm2')).toEqual(chosen);
    expect((await say(second, 'yes', 'm3')).state).toBe('booked');
    const headers = { authorization: `Bearer ${OPERATOR}` };
    const seen = await (await fetch(`${second.address}${path}`, { headers })).json();
    expect((seen as { turns: readonly object[] }).turns).toHaveLength(3);

    second.process.kill('SIGTERM');
    expect(await once(second.process, 'exit')).toEqual([0, null]);
  }, 300_000);
});
