import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { house } from '../../src/app/house.ts';
import type { Locale } from '../../src/core/locale.ts';
import { play } from '../../src/play/play.ts';

/** A whole conversation, held to how it ends. */
export interface Talk {
  readonly id: string;
  readonly business: string;
  readonly locale: Locale;
  readonly now: string;
  readonly steps: readonly string[];
  readonly expect: object;
}

export const talks = readFileSync(join(import.meta.dirname, 'talks.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Talk);

/** Plays a talk as a script; what is expected of it is expected of its last step. Answers with what went wrong. */
export async function faultsOf({ id, locale: _locale, steps, expect: expected, ...script }: Talk): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'holdfast-talks-'));
  const file = join(folder, `${id}.yaml`);
  const last = steps.length - 1;
  const said = steps.map((user, place) => ({ user, ...(place === last && { expect: expected }) }));
  writeFileSync(file, JSON.stringify({ ...script, steps: said }));
  const lines: string[] = [];
  const failed = await play(house, [file], { store: 'memory', json: false, print: (line) => lines.push(line) });
  rmSync(folder, { recursive: true });
  return failed === 0 ? [] : lines;
}
