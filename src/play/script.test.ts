import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readScript } from './script.ts';

const HEAD = 'business: lucia\nnow: 2026-03-02T09:00:00Z\n';

function saidOf(text: string): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'holdfast-script-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'talk.yaml');
  writeFileSync(file, text);
  try {
    readScript(file);
    return [];
  } catch (error) {
    const [first, ...lines] = (error as Error).message.replaceAll(file, 'talk.yaml').split('\n  ');
    expect(first).toBe('talk.yaml is no conversation script:');
    return lines;
  }
}

it('what is wrong with a script is said by line and field', () => {
  expect(saidOf(`${HEAD}steps: [{ user: hola }]\n`)).toEqual([]);
  expect(saidOf(`${HEAD}steps:\n  - usr: hola\n  - user: hola\n    expect: { stat: idle }\n`)).toEqual([
    expect.stringMatching(/^talk.yaml:4:\d+ error: steps.0: a step has one of these: user, tap, wait, /),
    'talk.yaml:6:21 error: steps.1.expect.stat: there is no such field',
  ]);
  expect(saidOf('business: lucia\nnow: tomorrow\n')).toEqual([
    'talk.yaml:2:6 error: now: must be a time like 2026-03-02T09:00:00Z',
    'talk.yaml:1:1 error: steps: is missing: it is a list',
  ]);
  expect(saidOf('steps: [\n  - {')[0]).toMatch(/^talk.yaml:2:\d+ error: (?!.* at line)/);
});
