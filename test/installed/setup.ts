import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder that held nothing before the packed program was installed in it; null where nothing could be fetched. */
    readonly installed: string | null;
  }
}

const ROOT = resolve(import.meta.dirname, '../..');
/** What whoever writes a flow installs beside it: ours, for they were fetched once. */
const TOOLS = ['typescript', 'tsx', 'vitest', 'fast-check', '@types/node'];
const QUIETLY = ['--no-audit', '--no-fund', '--loglevel=error'];

/** Packs what `npm run build` made and installs it once, in an empty folder, as whoever tries Holdfast does. */
export function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'holdfast-installed-'));
  const [packed, empty] = [mkdtempSync(join(folder, 'packed-')), mkdtempSync(join(folder, 'empty-'))];
  npm(ROOT, 'pack', '--ignore-scripts', '--pack-destination', packed);
  const [tarball = ''] = readdirSync(packed);
  project.provide('installed', install(empty, join(packed, tarball)) ? empty : null);
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Whoever has no registry at hand can test the rest; CI insists. */
function install(folder: string, tarball: string): boolean {
  try {
    npm(folder, 'install', '--prefer-offline', '--omit=dev', tarball);
    mkdirSync(join(folder, 'node_modules/@types'), { recursive: true });
    for (const tool of TOOLS) symlinkSync(join(ROOT, 'node_modules', tool), join(folder, 'node_modules', tool));
    return true;
  } catch (error) {
    const isOffline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENOTCACHED|ETIMEDOUT/.test(String(error));
    if (!isOffline || process.env['CI']) throw error;
    console.warn('No npm registry can be reached: what is tested on the installed program is left out.');
    return false;
  }
}

function npm(cwd: string, ...args: readonly string[]): void {
  execFileSync('npm', [...args, ...QUIETLY], { cwd, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] });
}
