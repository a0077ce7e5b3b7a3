import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { house } from '../../src/app/house.ts';
import { play } from '../../src/play/play.ts';

const EXAMPLES = join(import.meta.dirname, '../../examples');
const scripts = readdirSync(join(EXAMPLES, 'conversations')).filter((name) =>
  /^(estudio|bellecour|harbour|osteria)/.test(name),
);

// A worker runs other files after this one.
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the examples', () => {
  it.each(scripts)('X5 X11 X19 %s holds its conversation', async (name) => {
    vi.stubEnv('HOLDFAST_BUSINESSES', EXAMPLES);
    const lines: string[] = [];
    const file = join(EXAMPLES, 'conversations', name);
    const failed = await play(house, [file], { store: 'memory', json: false, print: (line) => lines.push(line) });
    expect(failed, lines.join('\n')).toBe(0);
  });
});
