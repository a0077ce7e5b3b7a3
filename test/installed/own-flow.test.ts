import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Folder, installed } from './folder.ts';

describe.skipIf(installed === null)('examples/own-flow, a package of its own on the packed program', () => {
  let folder: Folder;

  beforeAll(() => {
    folder = new Folder();
    cpSync(join(installed ?? '', 'node_modules/holdfast/examples/own-flow'), folder.path, { recursive: true });
  });
  afterAll(() => folder.close());

  async function expectRun(command: string): Promise<string> {
    const { code, output } = await folder.run(command);
    expect(code, output).toBe(0);
    return output;
  }

  it('type-checks against the types that were packed', async () => {
    await expectRun('node node_modules/typescript/bin/tsc');
  });

  it('is checked and played by the same commands as the flows of the house', async () => {
    expect(await expectRun('npx holdfast check businesses/*.yaml')).toContain('1 can be used, 0 cannot');
    expect(await expectRun('npx holdfast play conversations/*.yaml')).toContain('2 passed, 0 failed');
    expect(await expectRun('npx holdfast diagram spokes')).toContain('proposed');
  });

  it('a mistake in its settings is told by file, line and field', async () => {
    await folder.run("sed 's/resource: stand/resource: stend/' businesses/spokes.yaml > wrong.yaml");
    const { code, output } = await folder.run('npx holdfast check wrong.yaml');
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/^wrong\.yaml:\d+:\d+ error: settings\.dropoff\.resource: "stend"/),
    ]);
  });

  it('keeps the promises as far as `verify` looks', async () => {
    const output = await expectRun('npx holdfast verify spokes --states 8 --seconds 5');
    expect(output).toContain('1 businesses keep them, 0 do not');
  });

  it('passes the contract of flows, and its conversations in process by createHoldfast', async () => {
    expect(await expectRun('node node_modules/vitest/vitest.mjs run --reporter=dot --testTimeout=60000')).toMatch(
      /Tests .*\d+ passed/,
    );
  });

  it('starts, and books over HTTP', async () => {
    const address = await folder.start('npx holdfast start');
    const talk = await posted(`${address}/v1/spokes/conversations`, '', {});
    const say = async (words: string) =>
      (
        await posted(`${address}/v1/spokes/conversations/${talk['id']}/messages`, String(talk['token']), {
          text: words,
        })
      )['state'];
    expect(await say('the brakes, next Tuesday')).toBe('proposed');
    expect(await say('yes please')).toBe('idle');
    const told = await fetch(`${address}/v1/northside/conversations`, { method: 'POST' });
    expect(told.status, 'the demo is not served beside one’s own').toBe(404);
  });
});

async function posted(url: string, token: string, body: object): Promise<{ readonly [field: string]: unknown }> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()) as { readonly [field: string]: unknown };
}
