import { expect, it } from 'vitest';
import { dataDirectory, holdfast, startHoldfast } from '../holdfast.ts';

it('G1 `holdfast owner add` gives a link that makes an owner once, beside the server that runs', async () => {
  const directory = await dataDirectory();
  const { address } = await startHoldfast(directory);
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${address}/v1/console${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return {
      status: response.status,
      body: (await response.json()) as { businesses?: { id: string; role: string }[] },
    };
  };
  const { code, stdout, stderr } = await holdfast(
    ['owner', 'add', '--business', 'lucia', 'northside', '--data', directory],
    { HOLDFAST_PUBLIC_URL: 'https://book.example' },
  );
  expect([code, stderr]).toEqual([0, '']);
  const token = /https:\/\/book\.example\/console\/join#([\w-]{20,})/.exec(stdout)?.[1] ?? '';
  const ana = { token, name: 'Ana', email: 'ana@example.com', password: 'a long password' };
  const joined = await post('/invitation/accept', ana);
  expect(joined.status).toBe(200);
  expect(joined.body.businesses?.map(({ id, role }) => [id, role]).sort()).toEqual([
    ['lucia', 'owner'],
    ['northside', 'owner'],
  ]);
  expect((await post('/invitation/accept', { ...ana, email: 'eve@example.com' })).status).not.toBe(200);
  const plain = await holdfast(['owner', 'add', '--business', 'lucia', '--data', directory]);
  expect(plain.stdout).toContain(`${address}/console/join#`);
  const unknown = await holdfast(['owner', 'add', '--business', 'nowhere', '--data', directory]);
  expect([unknown.code, unknown.stdout]).toEqual([1, '']);
  expect(unknown.stderr).toContain('nowhere');
}, 300_000);
