import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { house } from '../../src/app/house.ts';
import { play } from '../../src/play/play.ts';

/** Follows the guide: each file in it is written where it says, and each script is played as soon as it is there. */
const guide = readFileSync(join(import.meta.dirname, '../../docs/guides/your-first-task.md'), 'utf8');
const files = [...guide.matchAll(/^```yaml file=(\S+)\n(.*?)^```$/gms)].map(([, name = '', text = '']) => ({
  name,
  text,
}));
const directory = mkdtempSync(join(tmpdir(), 'holdfast-guide-'));
vi.stubEnv('HOLDFAST_BUSINESSES', directory);

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(directory, { recursive: true });
});

describe('docs/guides/your-first-task.md', () => {
  it('C1 works as it stands, step by step', async () => {
    const played: string[] = [];
    for (const { name, text } of files) {
      const file = join(directory, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
      if (!name.endsWith('.script.yaml')) continue;
      const lines: string[] = [];
      const failed = await play(house, [file], { store: 'memory', json: false, print: (line) => lines.push(line) });
      expect(failed, lines.join('\n')).toBe(0);
      played.push(name);
    }
    expect(played).toEqual(['kennel/first.script.yaml', 'kennel/second.script.yaml']);
  }, 60_000);
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
