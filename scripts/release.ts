import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { nextVersion, packageWith, released, withDependency } from './versions.ts';

/**
 * A release in one command: `npm run release -- patch`, `minor`, `major` or a version. Version and CHANGELOG are put in step, the
 * package is built and packed, then it is committed and tagged. Nothing is sent anywhere: pushing and publishing stay yours.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    /** Says what would be done, and does nothing. */
    'dry-run': { type: 'boolean', default: false },
    /** Packs what is built already. */
    built: { type: 'boolean', default: false },
  },
});

const EXAMPLE = 'examples/own-flow/package.json';

try {
  release(positionals[0]);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

function release(asked: string | undefined): void {
  if (asked === undefined)
    throw new Error('Which one? npm run release -- patch, minor, major, or a version like 1.2.3');
  if (git('status', '--porcelain') !== '')
    throw new Error('There are changes that are not committed: commit them first.');
  const { version: present } = JSON.parse(read('package.json')) as { readonly version: string };
  const version = nextVersion(present, asked);
  const tag = `v${version}`;
  if (git('tag', '--list', tag) !== '') throw new Error(`There is a tag ${tag} already.`);
  const changed = [
    ['CHANGELOG.md', released(read('CHANGELOG.md'), version, new Date().toISOString().slice(0, 10))],
    ['package.json', packageWith(read('package.json'), version)],
    ['package-lock.json', packageWith(read('package-lock.json'), version)],
    [EXAMPLE, withDependency(read(EXAMPLE), version)],
  ] as const;
  console.log(`${present} becomes ${version}: ${changed.map(([file]) => file).join(', ')}`);
  if (values['dry-run']) return;
  for (const [file, text] of changed) writeFileSync(file, text);
  try {
    const scripts = values.built ? ['--ignore-scripts'] : [];
    execFileSync('npm', ['pack', '--loglevel=error', ...scripts], { stdio: ['ignore', 'inherit', 'inherit'] });
  } catch (error) {
    // What cannot be packed is not released, and nothing of it stays behind.
    git('checkout', '--', ...changed.map(([file]) => file));
    throw error;
  }
  git('commit', '--quiet', '--message', `Release ${version}`, '--', ...changed.map(([file]) => file));
  git('tag', '--annotate', tag, '--message', `Holdfast ${version}`);
  console.log(`Tagged ${tag}. To send it: git push --follow-tags, npm publish holdfast-${version}.tgz`);
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' }).trim();
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}
