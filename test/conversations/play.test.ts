import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { house } from '../../src/app/house.ts';
import { play } from '../../src/play/play.ts';
import { readScript } from '../../src/play/script.ts';
import type { Seen } from '../../src/play/seen.ts';

/** Every script in this folder, played as `npx holdfast play` would. */
const files = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => join(import.meta.dirname, name));

async function played(file: string, store: string): Promise<{ failed: number; lines: string[] }> {
  const lines: string[] = [];
  const failed = await play(house, [file], { store, json: false, print: (line) => lines.push(line) });
  return { failed, lines };
}

describe('conversations, in memory', () => {
  it.each(files)('X6 %s holds, and no reply asks two questions', async (file) => {
    const lines: string[] = [];
    const failed = await play(house, [file], { store: 'memory', json: true, print: (line) => lines.push(line) });
    expect(failed, failed === 0 ? '' : (await played(file, 'memory')).lines.join('\n')).toBe(0);
    const replies = lines.flatMap((line) => (JSON.parse(line) as Seen).replies);
    expect(replies.length).toBeGreaterThan(0);
    expect(replies.filter((reply) => (reply.match(/[?？]/g) ?? []).length > 1)).toEqual([]);
  });
});

describe('a tap in a script', () => {
  it.each([
    ['the newest buttons', 'yes', /no buttons to tap/],
    ['those of a step that never came', '{ answer: yes, of: 3 }', /no buttons to tap/],
    ['an answer that is none', 'maybe', /is no conversation script/],
  ])('X11 fails with a reason where there is nothing to tap: %s', async (_what, tap, reason) => {
    const file = join(mkdtempSync(join(tmpdir(), 'holdfast-')), 'tap.yaml');
    writeFileSync(file, `business: northside\nnow: 2026-03-02T09:05:00Z\nsteps: [{ user: hello }, { tap: ${tap} }]\n`);
    const { failed, lines } = await played(file, 'memory');
    expect(failed).toBe(1);
    expect(lines.join()).toMatch(reason);
  });
});

describe('conversations, in the embedded database', () => {
  // One script of each business: the contract suites hold the stores to each other, this holds the composition to them.
  const ofEach = [...new Map(files.map((file) => [readScript(file).business, file])).values()];
  it.each(ofEach)('%s', async (file) => {
    const { failed, lines } = await played(file, 'pglite');
    expect(failed, lines.join('\n')).toBe(0);
  });
});
