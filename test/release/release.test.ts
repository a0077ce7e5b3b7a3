import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { nextVersion, released } from '../../scripts/versions.ts';

const ROOT = resolve(import.meta.dirname, '../..');

it('a version is the next of its level, or a newer one by name', () => {
  expect(['patch', 'minor', 'major', '0.3.0'].map((asked) => nextVersion('0.2.7', asked))).toEqual([
    ...['0.2.8', '0.3.0', '1.0.0', '0.3.0'],
  ]);
  for (const asked of ['0.2.7', '0.1.9', 'newest'])
    expect(() => nextVersion('0.2.7', asked)).toThrow(/0\.2\.7|version/);
});

it('the CHANGELOG keeps room for what comes next, and an empty one is no release', () => {
  const before = '# Changelog\n\n## Unreleased\n\n- A thing.\n\n## 0.1.0, 2026-01-01\n';
  const after = released(before, '0.2.0', '2026-11-16');
  expect(after).toBe('# Changelog\n\n## Unreleased\n\n## 0.2.0, 2026-11-16\n\n- A thing.\n\n## 0.1.0, 2026-01-01\n');
  expect(() => released(after, '0.3.0', '2026-11-17')).toThrow('Nothing stands under');
});

it('a release is one command: version, lock and CHANGELOG in step, packed, committed and tagged', () => {
  const clone = mkdtempSync(join(tmpdir(), 'holdfast-release-'));
  onTestFinished(() => rmSync(clone, { recursive: true, force: true }));
  const run = (command: string, ...args: readonly string[]) => {
    const who = { GIT_AUTHOR_NAME: 'R', GIT_AUTHOR_EMAIL: 'r@r', GIT_COMMITTER_NAME: 'R', GIT_COMMITTER_EMAIL: 'r@r' };
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: clone,
      encoding: 'utf8',
      env: { ...process.env, ...who },
    });
    return { status, said: `${stdout}${stderr}` };
  };
  // What is here now is what would be released, committed or not.
  for (const name of [
    'package.json',
    'package-lock.json',
    'CHANGELOG.md',
    'scripts',
    'bin',
    '.gitignore',
    'dist',
    'examples',
  ]) {
    cpSync(join(ROOT, name), join(clone, name), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(clone, 'node_modules'));
  appendFileSync(join(clone, '.gitignore'), 'node_modules\n');
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
    ['commit', '-q', '-m', 'All of it'],
  ])
    run('git', ...args);
  const release = (...args: readonly string[]) => run('npx', 'tsx', 'scripts/release.ts', '--built', ...args);
  const version = (file: string) =>
    (JSON.parse(readFileSync(join(clone, file), 'utf8')) as { version: string }).version;
  const before = version('package.json');
  const next = nextVersion(before, 'minor');

  expect(release('minor', '--dry-run')).toMatchObject({
    status: 0,
    said: expect.stringContaining(`${before} becomes ${next}`),
  });
  expect(run('git', 'status', '--porcelain').said).toBe('');

  const made = release('minor');
  expect(made.status, made.said).toBe(0);
  expect([version('package.json'), version('package-lock.json')]).toEqual([next, next]);
  expect(readFileSync(join(clone, 'CHANGELOG.md'), 'utf8')).toMatch(
    new RegExp(`## Unreleased\n\n## ${next}, \\d{4}-\\d\\d-\\d\\d\n`),
  );
  expect(readFileSync(join(clone, 'examples/own-flow/package.json'), 'utf8')).toContain(`"holdfast": "^${next}"`);
  expect(run('git', 'tag').said).toBe(`v${next}\n`);
  expect(run('git', 'log', '-1', '--format=%s').said).toBe(`Release ${next}\n`);
  expect(run('git', 'status', '--porcelain').said).toBe('');
  expect(run('tar', 'tzf', `holdfast-${next}.tgz`).said).toContain('package/dist/kit.d.ts');

  expect(release('minor').said).toContain('Nothing stands under');
  appendFileSync(join(clone, 'CHANGELOG.md'), '\n');
  expect(release('patch')).toMatchObject({ status: 1, said: expect.stringContaining('not committed') });
});
