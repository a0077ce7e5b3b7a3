// Scores `holdfast interpret` on labelled real messages: `npm run eval [-- DIRECTORY]`. The cases are no part of the
// project; a directory holds `cases/*.jsonl` and the scorer `score.mjs` beside it. Then it shows how far confidence can
// be trusted: how many of the answers of each confidence are right.
// `npm run eval -- --model [DIRECTORY]` measures the model that the environment names instead: every set with the rules
// alone and with the model beside them, side by side.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const given = process.argv.slice(2);
const withModel = given.includes('--model');
const [directory = '../shared/eval', ...rest] = given.filter((argument) => argument !== '--model');
const scorer = join(resolve(directory), 'score.mjs');
const cases = join(resolve(directory), 'cases');
/** From here on no model is asked (`SURE` in src/core/expectation.ts). */
const SURE = 0.7;
const STEPS = [0, 0.5, SURE, 0.8, 0.9, 0.95];

/** A case may stand at a place: a conversation that is played first, instead of a stored context. */
const placesFile = join(cases, 'places.json');
const places = existsSync(placesFile) ? JSON.parse(readFileSync(placesFile, 'utf8')) : {};

if (withModel) {
  process.exitCode = existsSync(cases) ? sideBySide() : 1;
  if (process.exitCode === 1 && !existsSync(cases)) console.error(`There are no cases at ${cases}.`);
} else if (existsSync(scorer)) {
  process.exitCode = spawnSync(process.execPath, [scorer, ...rest], { stdio: 'inherit' }).status ?? 1;
  if (existsSync(cases)) calibration();
} else {
  console.error(`There is no scorer at ${scorer}. Say where the cases are: npm run eval -- DIRECTORY`);
  process.exitCode = 1;
}

/** Each set by the rules alone and with the model: what is right, what was settled by the model, and every false yes. */
function sideBySide() {
  const sets = readdirSync(cases).filter((name) => name.endsWith('.jsonl'));
  const row = (name, ...cells) =>
    console.log(name.padEnd(22) + cells.map((cell) => String(cell).padStart(11)).join(''));
  row('set', 'messages', 'rules', '+ model', 'by model', 'false yes');
  for (const file of sets.sort()) {
    const labelled = linesOf(readFileSync(join(cases, file), 'utf8'));
    const beside = interpreted(labelled, ['--model']);
    const alone = beside && interpreted(labelled);
    if (alone === null) return 1;
    const share = (answers) =>
      percent(labelled.filter(({ expect }, place) => isRight(expect, answers[place] ?? {})).length, labelled.length);
    const falseYes = (answers) =>
      labelled.filter(({ expect }, place) => expect.agrees === false && answers[place]?.agrees === true).length;
    const settled = beside.filter(({ source }) => source === 'model').length;
    const yes = labelled.some(({ expect }) => 'agrees' in expect) ? `${falseYes(alone)} → ${falseYes(beside)}` : '–';
    row(file, labelled.length, share(alone), share(beside), settled, yes);
  }
  return 0;
}

function percent(part, all) {
  return all === 0 ? '–' : `${((100 * part) / all).toFixed(1)} %`;
}

function questionOf(one) {
  const { business, now, locale, context, after } = one.place ? places[one.place] : one;
  return { business, now, locale, text: one.text, ...(after ? { after } : { context }) };
}

function calibration() {
  const tally = STEPS.map(() => ({ right: 0, all: 0 }));
  // What is agreed to has no confidence: the judge decides it alone.
  for (const file of readdirSync(cases).filter((name) => name.endsWith('.jsonl') && !name.startsWith('consent-'))) {
    const labelled = linesOf(readFileSync(join(cases, file), 'utf8'));
    const answers = interpreted(labelled) ?? [];
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
    console.log(`${range.padEnd(12)}${String(all).padStart(10)}${percent(right, all).padStart(10)}`);
  });
}

/** What `interpret` makes of the cases; null, with what it complained of, where it would not run. */
function interpreted(labelled, options = []) {
  const run = spawnSync(process.execPath, ['bin/holdfast.js', 'interpret', ...options], {
    input: `${labelled.map((one) => JSON.stringify(questionOf(one))).join('\n')}\n`,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (run.status === 0) return linesOf(run.stdout);
  console.error(run.stderr.trim());
  return null;
}

function linesOf(text) {
  return text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
}

/** As the scorer has it: every expected part is among its accepted values. */
function isRight(expect, { intent, agrees, entities = {} }) {
  return Object.entries(expect).every(([part, accepted]) => {
    if (part === 'agrees') return agrees === accepted;
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
