import { parseArgs } from 'node:util';
import { beginEarly, DATA_DIRECTORY, giveUpEarly } from '../app/early.ts';

/** The database begins to open before the program is read, where one is going to be started on it. */
export async function main(argv: readonly string[]): Promise<void> {
  const directory = startedOn(argv);
  if (directory !== null) beginEarly(directory);
  const { run } = await import('./run.ts');
  await run(argv).finally(giveUpEarly);
}

/** The data directory of a start, read ahead of the commands, which have the last word; null where nothing is started. */
function startedOn([command, ...rest]: readonly string[]): string | null {
  if (command !== 'start') return null;
  const { data } = parseArgs({ args: rest, options: { data: { type: 'string' } }, strict: false }).values;
  return typeof data === 'string' ? data : DATA_DIRECTORY;
}
