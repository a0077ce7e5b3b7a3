import { existsSync } from 'node:fs';
import * as modules from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { beginEarly, DATA_DIRECTORY, giveUpEarly } from '../app/early.ts';
import { optimiseLater } from './optimising.ts';

/** The database begins to open before the program is read, where one is going to be started on it. */
export async function main(argv: readonly string[]): Promise<void> {
  const directory = startedOn(argv);
  if (directory !== null) {
    keepCompiled(directory);
    optimiseLater();
    await beginEarly(directory);
  }
  const { run } = await import('./run.ts');
  await run(argv).finally(giveUpEarly);
}

/**
 * What V8 makes of the program is kept for the next start, by those who can: Node from 22.1 on. In our own directory
 * and not in the common one, for whoever writes there could have us run anything. Making that directory is left to its owner.
 */
function keepCompiled(directory: string): void {
  const { enableCompileCache } = modules as { readonly enableCompileCache?: (directory: string) => unknown };
  if (existsSync(directory)) enableCompileCache?.(join(directory, 'compiled'));
}

/** The data directory of a start, read ahead of the commands, which have the last word; null where nothing is started. */
function startedOn([command, ...rest]: readonly string[]): string | null {
  if (command !== 'start') return null;
  const { data } = parseArgs({ args: rest, options: { data: { type: 'string' } }, strict: false }).values;
  return typeof data === 'string' ? data : DATA_DIRECTORY;
}
