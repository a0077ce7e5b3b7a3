import { giveUpEarly } from '../app/early.ts';
import { house } from '../app/house.ts';
import { messageOf } from '../core/message-of.ts';
import { houseFor } from '../exports/create.ts';
import { runCli } from './cli.ts';
import { ownConfig } from './own-config.ts';

/** What goes wrong is said in one sentence, without the stack that nobody but us could read. */
export async function run(argv: readonly string[]): Promise<void> {
  try {
    const own = await ownConfig(process.cwd());
    if (own?.store !== undefined) await giveUpEarly();
    await (own === null ? runCli(house, argv) : runCli(houseFor(own), argv, own));
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exitCode = 1;
  }
}
