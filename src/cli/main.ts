import { house } from '../app/house.ts';
import { messageOf } from '../engine/calls.ts';
import { runCli } from './cli.ts';

/** What goes wrong is said in one sentence, without the stack that nobody but us could read. */
export async function main(argv: readonly string[]): Promise<void> {
  try {
    await runCli(house, argv);
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exitCode = 1;
  }
}
