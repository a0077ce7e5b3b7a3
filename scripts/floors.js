// Holds what is heard to the floors of bench/floors.json: `node scripts/floors.js [DIRECTORY]`. The labelled messages are
// no part of the project; a directory holds `cases/*.jsonl` with their scorer `score.mjs`, and whole talks with theirs,
// `talks.mjs`. A floor is raised when the figure has risen, and never lowered to let a change pass. All figures are per cent.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';

const [directory = '../shared/eval'] = process.argv.slice(2);
const floors = JSON.parse(readFileSync(new URL('../bench/floors.json', import.meta.url), 'utf8'));
const complaints = [];

const printed = await scoredAll(Object.keys(floors));
for (const [set, floor] of Object.entries(floors)) {
  const stdout = printed.get(set);
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

/** What the scorer prints of each set; as many are scored at once as there are cores. */
async function scoredAll(sets) {
  const printed = new Map();
  const left = [...sets];
  async function work() {
    for (let set = left.shift(); set !== undefined; set = left.shift()) printed.set(set, await scored(set));
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return printed;
}

function scored(set) {
  const [scorer, ...args] = set === 'talks' ? ['talks.mjs'] : ['score.mjs', '--task', set];
  const command = [join(resolve(directory), scorer), ...args];
  return text(spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'ignore'] }).stdout);
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
