import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { house } from '../../src/app/house.ts';
import { play } from '../../src/play/play.ts';
import { some } from '../prove.ts';

const folder = join(import.meta.dirname, '../conversations');
const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));

describe('conversations, on PostgreSQL', () => {
  it.each(some(files, 8))('%s', async (file) => {
    const lines: string[] = [];
    const options = { store: inject('postgresUrl'), json: false, print: (line: string) => lines.push(line) };
    expect(await play(house, [join(folder, file)], options), lines.join('\n')).toBe(0);
  });
});
