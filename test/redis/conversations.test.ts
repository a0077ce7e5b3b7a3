import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { house } from '../../src/app/house.ts';
import { play } from '../../src/play/play.ts';
import { some } from '../prove.ts';
import { describeOnRedis, redisUrl } from './testing.ts';

const folder = join(import.meta.dirname, '../conversations');
const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));

describeOnRedis('conversations, on Redis', () => {
  it.each(some(files, 8))('%s', async (file) => {
    const lines: string[] = [];
    const options = { store: redisUrl(), json: false, print: (line: string) => lines.push(line) };
    expect(await play(house, [join(folder, file)], options), lines.join('\n')).toBe(0);
  });
});
