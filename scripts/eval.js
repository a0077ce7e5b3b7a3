// Scores `holdfast interpret` on labelled real messages: `npm run eval [DIRECTORY]`. The cases are no part of the
// project; a directory holds `cases/*.jsonl` and the scorer `score.mjs` beside it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const [directory = '../shared/eval', ...rest] = process.argv.slice(2);
const scorer = join(resolve(directory), 'score.mjs');

if (existsSync(scorer)) {
  process.exitCode = spawnSync(process.execPath, [scorer, ...rest], { stdio: 'inherit' }).status ?? 1;
} else {
  console.error(`There is no scorer at ${scorer}. Say where the cases are: npm run eval -- DIRECTORY`);
  process.exitCode = 1;
}
