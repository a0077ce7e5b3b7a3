import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { house } from '../../src/app/house.ts';
import { play } from '../../src/play/play.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the examples', () => {
  it.each(['osteria', 'roadworthy'])('C1 %s holds its conversation', async (name) => {
    vi.stubEnv('HOLDFAST_BUSINESSES', join(import.meta.dirname, '../../examples'));
    const file = join(import.meta.dirname, `../../examples/conversations/${name}.yaml`);
    const lines: string[] = [];
    const failed = await play(house, [file], { store: 'memory', json: false, print: (line) => lines.push(line) });
    expect(failed, lines.join('\n')).toBe(0);
    expect(
      readFileSync(join(import.meta.dirname, `../../examples/${name}.yaml`), 'utf8').split('\n').length,
    ).toBeLessThan(60);
  });
});
