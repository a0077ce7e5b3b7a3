import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { house } from '../../src/app/house.ts';
import { play } from '../../src/play/play.ts';
import { EXAMPLES } from './examples.ts';

const scripts = readdirSync('test/documents/examples').map((name) => `test/documents/examples/${name}`);
const played = Object.values(EXAMPLES).flatMap((examples) => examples.flatMap(({ by }) => by));

describe('the examples of the documents', () => {
  it('A5 B12 C2 D1 E1 each is played by something that is there', () => {
    expect(played.filter((file) => !existsSync(file))).toEqual([]);
    for (const { shows, by } of Object.values(EXAMPLES).flat()) expect(by.length, shows).toBeGreaterThan(0);
  });

  it('every script belongs to an example', () => {
    expect(scripts.filter((file) => !played.includes(file))).toEqual([]);
  });

  it.each(scripts)('X6 %s holds', async (file) => {
    const lines: string[] = [];
    const failed = await play(house, [file], { store: 'memory', json: false, print: (line) => lines.push(line) });
    expect(failed, lines.join('\n')).toBe(0);
  });
});
