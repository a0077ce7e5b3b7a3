import { execFileSync } from 'node:child_process';
import { type OutputOptions, type Plugin, rolldown } from 'rolldown';
import { describe, expect, it } from 'vitest';
import { stableShapes } from '../scripts/stable-shapes.ts';

const TEXT = { encoding: 'utf8' } as const;

/** The module as the build writes it. */
async function built(code: string, options: OutputOptions = {}, before: readonly Plugin[] = []): Promise<string> {
  const bundle = await rolldown({
    input: 'entry',
    plugins: [{ name: 'entry', resolveId: (id) => id, load: () => code }, ...before, stableShapes()],
  });
  const { output } = await bundle.generate({ minify: false, ...options });
  return output[0].code;
}

describe('the build', () => {
  it('writes objects that go on from another so that all of them are of one shape', async () => {
    const code = await built('globalThis.made = (one) => ({ ...one, more: { ...one, ...one } });');
    expect(code).toContain('{ ...{},');
    // In a process of its own: V8 has only so many shapes, and other tests may have used them up.
    const pairs = `${code}; const one = { some: 1 };
      let same = 0;
      for (let pair = 0; pair < 1_000; pair += 1) {
        const [a, b] = [made(one), made(one)];
        if (%HaveSameMap(a, b) && %HaveSameMap(a.more, b.more)) same += 1;
      }
      console.log(JSON.stringify({ same, last: made(one) }));`;
    const { same, last } = JSON.parse(execFileSync(process.execPath, ['--allow-natives-syntax', '-e', pairs], TEXT));
    // V8 may begin anew with its shapes at any time; without the change no two are alike.
    expect(same).toBeGreaterThan(900);
    expect(last).toEqual({ some: 1, more: { some: 1 } });
  });

  it('leaves alone what takes an object apart, or copies it and no more', async () => {
    const code = await built('globalThis.made = ({ some, ...others }) => [{ ...others }, { some, ...others }];');
    expect(code).not.toContain('...{}');
  });

  it('leaves the types alone, which are no JavaScript', async () => {
    const types = 'interface Made { readonly some: number }\n';
    const typed: Plugin = { name: 'typed', renderChunk: () => types };
    expect(await built('export {};', { entryFileNames: '[name].d.ts' }, [typed])).toContain('interface Made');
  });
});
