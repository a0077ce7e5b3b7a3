// Holds what is heard to the floors of bench/floors.json: `node scripts/floors.js [DIRECTORY]`. The labelled messages are
// no part of the project; a directory holds `cases/*.jsonl` with their scorer `score.mjs`, and whole talks with theirs,
// `talks.mjs`. A floor is raised when the figure has risen, and never lowered to let a change pass. All figures are per cent.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const [directory = '../shared/eval'] = process.argv.slice(2);
const floors = JSON.parse(readFileSync(new URL('../bench/floors.json', import.meta.url), 'utf8'));
const complaints = [];

for (const [set, floor] of Object.entries(floors)) {
  const { stdout } = scored(set);
  const seen = figuresIn(stdout);
  console.log(stdout.trimEnd());
  if (!(seen.right >= floor.right)) complaints.push(`${set}: ${seen.right} % right, the floor is ${floor.right} %`);
  for (const [name, words] of [
    ['falseYes', 'taken for a yes'],
    ['missed', 'of the yeses missed'],
  ]) {
    if (floor[name] !== undefined && !(seen[name] <= floor[name])) {
      complaints.push(`${set}: ${seen[name]} % ${words}, at most ${floor[name]} % may be`);
    }
  }
}

for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;

function scored(set) {
  const command = set === 'talks' ? ['talks.mjs'] : ['score.mjs', '--task', set];
  const [scorer, ...args] = command;
  const options = { encoding: 'utf8', maxBuffer: 2 ** 28 };
  return spawnSync(process.execPath, [join(resolve(directory), scorer), ...args], options);
}

function figuresIn(printed) {
  const talks = /talks: (\d+) of (\d+)/.exec(printed)?.slice(1).map(Number);
  if (talks !== undefined) return { right: share(...talks) };
  const right = Number(/ ([\d.]+)% of \d+/.exec(printed)?.[1]);
  const counts = /none: (\d+) of (\d+); a yes that was missed: (\d+) of (\d+)/.exec(printed)?.slice(1).map(Number);
  if (counts === undefined) return { right };
  const [falseYes, others, missed, yeses] = counts;
  return { right, falseYes: share(falseYes, others), missed: share(missed, yeses) };
}

function share(count, all) {
  return all === 0 ? 0 : Number(((100 * count) / all).toFixed(2));
}
