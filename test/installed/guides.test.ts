import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, it, onTestFinished } from 'vitest';
import { Folder, installed } from './folder.ts';
import { playGuide } from './guide.ts';

const GUIDES = resolve(import.meta.dirname, '../../docs/guides');

/** Guides that a server runs beside: one for all of them, for it takes its time to start. */
const SERVED = ['data.md', 'payments.md', 'reading-a-record.md'];

/** What they say is done with an account at somebody else's. */
const ELSEWHERE = ['sms.md', 'whatsapp.md', 'telegram.md', 'chatwoot.md'];

/** An embedded database takes its time on a busy machine. */
const START_MS = 300_000;

const others = readdirSync(GUIDES).filter((name) => ![...SERVED, ...ELSEWHERE].includes(name));

function read(name: string): string {
  return readFileSync(join(GUIDES, name), 'utf8');
}

describe.skipIf(installed === null)('guides, played word for word outside the checkout', () => {
  it.each(others)('%s works as it stands', async (name) => {
    const folder = new Folder();
    onTestFinished(() => folder.close());
    await playGuide(read(name), folder);
  });

  describe('beside a server', () => {
    let folder: Folder;
    beforeAll(async () => {
      folder = new Folder();
      const address = await folder.start('npx holdfast start');
      folder.environment['CONVERSATION'] = await heldTalk(address);
    }, START_MS);
    afterAll(() => folder.close());

    it.each(SERVED)('%s works as it stands', async (name) => {
      await playGuide(read(name), folder);
    });
  });
});

/** A talk that ends with a booking in its fifth turn, as the page would hold it. */
async function heldTalk(address: string): Promise<string> {
  const at = `${address}/v1/northside/conversations`;
  const opened = (await (await fetch(at, { method: 'POST' })).json()) as {
    readonly id: string;
    readonly token: string;
  };
  const headers = { authorization: `Bearer ${opened.token}`, 'content-type': 'application/json' };
  for (const text of ['hello', 'Friday morning please', 'the first one', 'is there parking?', 'yes please']) {
    await fetch(`${at}/${opened.id}/messages`, { method: 'POST', headers, body: JSON.stringify({ text }) });
  }
  return opened.id;
}
