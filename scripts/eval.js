// Scores `holdfast interpret` on labelled real messages: `npm run eval [DIRECTORY]`. The cases are no part of the
// project; a directory holds `cases/*.jsonl` and the scorer `score.mjs` beside it. Then it shows how far confidence can
// be trusted: how many of the answers of each confidence are right.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const [directory = '../shared/eval', ...rest] = process.argv.slice(2);
const scorer = join(resolve(directory), 'score.mjs');
const cases = join(resolve(directory), 'cases');
/** From here on no model is asked (`SURE` in src/core/expectation.ts). */
const SURE = 0.7;
const STEPS = [0, 0.5, SURE, 0.8, 0.9, 0.95];

if (existsSync(scorer)) {
  process.exitCode = spawnSync(process.execPath, [scorer, ...rest], { stdio: 'inherit' }).status ?? 1;
  if (existsSync(cases)) calibration();
} else {
  console.error(`There is no scorer at ${scorer}. Say where the cases are: npm run eval -- DIRECTORY`);
  process.exitCode = 1;
}

function calibration() {
  const tally = STEPS.map(() => ({ right: 0, all: 0 }));
  // What is agreed to has no confidence: the judge decides it alone.
  for (const file of readdirSync(cases).filter((name) => name.endsWith('.jsonl') && !name.startsWith('consent-'))) {
    const labelled = linesOf(readFileSync(join(cases, file), 'utf8'));
    const answers = interpreted(labelled);
    labelled.forEach(({ expect }, index) => {
      const answer = answers[index] ?? {};
      const step = tally[STEPS.findLastIndex((from) => (answer.confidence ?? 0) >= from)];
      step.all += 1;
      if (isRight(expect, answer)) step.right += 1;
    });
  }
  console.log(`\nconfidence    messages     right     (from ${SURE} on no model is asked)`);
  tally.forEach(({ right, all }, index) => {
    const range = `${STEPS[index]} to ${STEPS[index + 1] ?? 1}`;
    const share = all === 0 ? '–' : `${((100 * right) / all).toFixed(1)} %`;
    console.log(`${range.padEnd(12)}${String(all).padStart(10)}${share.padStart(10)}`);
  });
}

function interpreted(labelled) {
  const input = labelled.map(({ business, now, locale, context, text }) => ({ business, now, locale, context, text }));
  const run = spawnSync(process.execPath, ['bin/holdfast.js', 'interpret'], {
    input: `${input.map((line) => JSON.stringify(line)).join('\n')}\n`,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return linesOf(run.stdout);
}

function linesOf(text) {
  return text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
}

/** As the scorer has it: every expected part is among its accepted values. */
function isRight(expect, { intent, entities = {} }) {
  return Object.entries(expect).every(([part, accepted]) => {
    if (part === 'intent') return isAmong(accepted, intent);
    if (part !== 'slots') return isAmong(accepted, entities[part]);
    return Object.entries(accepted).every(([slot, values]) => isAmong(values, entities.slots?.[slot]));
  });
}

function isAmong(accepted, seen) {
  return accepted.some((value) => plain(value) === plain(seen));
}

function plain(value) {
  return String(value ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .trim()
    .toLowerCase();
}
