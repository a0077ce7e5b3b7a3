// Checks the types of the program, of the chat and of the console, side by side: `node scripts/types.js`. TypeScript 7 does it
// in a quarter of the time; the one called `typescript` is for what calls its API, which 7 does not have.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const tsc = fileURLToPath(new URL('bin/tsc', import.meta.resolve('@typescript/native/package.json')));

const codes = await Promise.all(['.', 'widget', 'console'].map(check));
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;

/** One checker each: more of them in a process would do again what the first has done. */
async function check(project) {
  const args = [tsc, '--noEmit', '--checkers', '1', '-p', project];
  const [code] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit');
  return code;
}
