import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { house } from '../../src/app/house.ts';
import { play } from '../../src/play/play.ts';

const EXAMPLES = join(import.meta.dirname, '../../examples');

// A worker runs other files after this one.
afterEach(() => {
  vi.unstubAllEnvs();
});

async function expectPlayed(script: string): Promise<void> {
  const lines: string[] = [];
  const failed = await play(house, [script], { store: 'memory', json: false, print: (line) => lines.push(line) });
  expect(failed, lines.join('\n')).toBe(0);
}

describe('the tasks of a first day, from data alone', () => {
  it('C1 C8 X11 a bistro says what is free, and reserves on a plain yes', async () => {
    vi.stubEnv('HOLDFAST_BUSINESSES', EXAMPLES);
    await expectPlayed(join(EXAMPLES, 'conversations/bistro.yaml'));
  });

  it('C1 C8 X11 a bank blocks a card by one signed call, after a plain yes', async () => {
    const calls: { readonly path: string; readonly body: string; readonly signed: boolean }[] = [];
    const bank = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => {
        body += String(part);
      });
      request.on('end', () => {
        const signed = Object.keys(request.headers).some((name) => name.includes('signature'));
        calls.push({ path: request.url ?? '', body, signed });
        response.setHeader('content-type', 'application/json').end(JSON.stringify({ case: 'C-77' }));
      });
    });
    await new Promise<void>((resolve) => bank.listen(0, '127.0.0.1', resolve));
    const folder = copied('bank', `127.0.0.1:${(bank.address() as AddressInfo).port}`);
    onTestFinished(async () => {
      await new Promise((resolve) => bank.close(resolve));
    });
    vi.stubEnv('HOLDFAST_BUSINESSES', folder);
    vi.stubEnv('HARBOUR_CARDS_SECRET', 'a secret of the cards');
    await expectPlayed(join(folder, 'conversations/lost-card.yaml'));
    expect(calls).toEqual([{ path: '/cards/block', body: '{"digits":"4821","reason":"lost"}', signed: true }]);
  });
});

/** The example beside the checkout, with its server where the test's is. */
function copied(name: string, host: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'holdfast-first-day-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(EXAMPLES, name), folder, { recursive: true });
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((one) =>
    one.endsWith('.yaml'),
  )) {
    const text = readFileSync(join(folder, file), 'utf8');
    const there = text.replaceAll('https://api.harbour-bank.example', `http://${host}`);
    writeFileSync(join(folder, file), there.replaceAll('api.harbour-bank.example', host));
  }
  return folder;
}
