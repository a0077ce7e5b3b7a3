import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { house } from '../../src/app/house.ts';
import { play } from '../../src/play/play.ts';

/**
 * Whole conversations of the kinds that are easily misheard, one a line, each held to how it ends: corrections, days to
 * look in, parties, exclusions, what others do, languages that are not offered (X9, X19, X20).
 */
interface Talk {
  readonly id: string;
  readonly business: string;
  readonly locale: string;
  readonly now: string;
  readonly steps: readonly string[];
  readonly expect: object;
}

const talks = readFileSync(join(import.meta.dirname, 'talks.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Talk);

const folder = mkdtempSync(join(tmpdir(), 'holdfast-talks-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The talk as a script; what is expected of it is expected of its last step. */
function scriptOf({ id, locale: _locale, steps, expect: expected, ...script }: Talk): string {
  const file = join(folder, `${id}.yaml`);
  const last = steps.length - 1;
  const said = steps.map((user, place) => ({ user, ...(place === last && { expect: expected }) }));
  writeFileSync(file, JSON.stringify({ ...script, steps: said }));
  return file;
}

describe('talks that are easily misheard', () => {
  it.each(talks.map((talk) => [`${talk.id}: ${talk.steps[0]}`, talk] as const))('X20 %s', async (_name, talk) => {
    const lines: string[] = [];
    const failed = await play(house, [scriptOf(talk)], {
      store: 'memory',
      json: false,
      print: (line) => lines.push(line),
    });
    expect(failed, lines.join('\n')).toBe(0);
  });
});
