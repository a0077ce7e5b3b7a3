import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Tests that do more when proving, by the folder they are run by. */
const longer = ['test', 'src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter(
      (file) => /\.(test|contract)\.ts$/.test(file) && /from '[./]*\/prove\.ts'/.test(readFileSync(file, 'utf8')),
    ),
);

describe('npm run prove', () => {
  it('issue 15.9 holds every suite of which npm test runs only a seed', () => {
    const suites = [...readFileSync('scripts/prove.ts', 'utf8').matchAll(/^ {2}'(.+)',$/gm)].map(
      ([, name]) => name ?? '',
    );
    expect(longer.length).toBeGreaterThan(8);
    expect(longer.filter((file) => !suites.some((suite) => file.startsWith(suite)))).toEqual([]);
  });
});
