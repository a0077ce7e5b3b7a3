import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type House, house } from '../src/app/house.ts';
import { Bench } from '../src/cli/verify/bench.ts';
import { lookedAtAlong, subjectNamed } from '../src/cli/verify/subjects.ts';
import { explored } from '../src/cli/verify/verify.ts';
import type { Flow } from '../src/core/flow.ts';
import { play } from '../src/play/play.ts';
import { readScript } from '../src/play/script.ts';
import type { Edge, Exploration } from '../src/verify/explore.ts';
import { guardsOf, MUTATIONS, type Mutation, machinesOf, mutated, watched } from '../src/verify/guards.ts';
import { brokenBy } from '../src/verify/invariants.ts';
import { keyOf } from '../src/verify/key.ts';
import { triesAt } from '../src/verify/tries.ts';

/**
 * Breaks every condition of every flow in two ways, one at a time and in every business that runs it, and looks who notices: the
 * conversations of the tests, or else the promises that `verify` checks. What nobody notices is written down by name.
 *
 *   npm run mutations -- [--every 1] [--edges 1500] [--flow salon] [--only PATTERN] [--talks PATTERN] [--to FILE]
 *
 * `--only` keeps to the conditions whose name fits, `--talks` to the conversations whose file does. `--edges 0` asks the
 * conversations alone.
 */
const options = new Map(
  process.argv
    .slice(2)
    .flatMap((word, index, words) => (word.startsWith('--') ? [[word.slice(2), words[index + 1] ?? '']] : [])) as [
    string,
    string,
  ][],
);
const EVERY = Number(options.get('every') ?? 1);
const EDGES = Number(options.get('edges') ?? 1_500);
const ONLY = new RegExp(options.get('only') ?? '');
const TALKS = new RegExp(options.get('talks') ?? '');
/** How many of the trials that asked a condition are made again without it, and how many steps follow. */
const TRIALS_MAX = 10;
const FOLLOWING_MAX = 6;

interface Mutated {
  readonly flow: string;
  readonly business: string;
  /** A whole journey, so that what lies deep is looked into too, and all others that begin when it does. */
  readonly along: string;
}

const MUTATED: readonly Mutated[] = [
  { flow: 'appointment', business: 'northside', along: 'appointment-happy-path' },
  { flow: 'salon', business: 'lucia', along: 'salon-m1-happy-path' },
  { flow: 'standing', business: 'lucia', along: 'salon-appointment-that-stands' },
  { flow: 'space', business: 'atelier', along: 'space-payment' },
  { flow: 'dialogue', business: 'skylark', along: 'flight-happy-path' },
  { flow: 'trip', business: 'mekong', along: 'trip-extras-and-payment-trouble' },
  { flow: 'waiting', business: 'northside', along: 'appointment-waiting' },
];

interface Mutant {
  readonly id: string;
  readonly how: Mutation;
}

interface Fate {
  readonly flow: string;
  readonly mutant: string;
  /** How many conversations ask it where it matters. */
  readonly conversations: number;
  /** Whether it was asked there while exploring; null where the promises were not tried. */
  readonly reached: boolean | null;
  readonly verify: string | null;
  readonly conversation: string | null;
}

/** Every machine that is served, in whichever business and whichever version of it: all are broken alike. Each play has its own. */
const machines = new WeakSet<Flow>();
/** The conditions of each flow, by id, as far as any version of it has them. */
const conditions = new Map<string, Set<string>>();
/** Which flows each business runs. */
const running = new Map<string, readonly string[]>();
const answered = new Set<string>();
let mutant: Mutant | null = null;

const broken: House = {
  ...house,
  compose: (composition) =>
    house.compose({
      ...composition,
      wrapBusiness: (business) => {
        running.set(
          business.id,
          machinesOf(business).map(({ name }) => name),
        );
        for (const machine of machinesOf(business)) take(machine);
        return composition.wrapBusiness?.(business) ?? business;
      },
    }),
};

/** Each condition says what it was asked, and answers wrongly while its mutant is the one that is tried. */
function take(machine: Flow): void {
  if (machines.has(machine)) return;
  machines.add(machine);
  const guards = guardsOf(machine);
  const known = conditions.get(machine.name) ?? new Set();
  conditions.set(machine.name, known);
  for (const { id } of guards) known.add(id);
  watched(guards, ({ id, holds }) => answered.add(`${id} ${holds ? 'holds' : 'does not hold'}`));
  for (const placed of guards) {
    const right = placed.get();
    const wrong = MUTATIONS.map((how) => {
      const restore = mutated(placed, how);
      const guard = placed.get();
      restore();
      return { how, guard };
    });
    const switched: typeof right = (given) => {
      const now = mutant?.id === placed.id ? mutant.how : null;
      return (wrong.find(({ how }) => how === now)?.guard ?? right)(given);
    };
    placed.set(Object.assign(switched, { words: right.words ?? '' }));
  }
}

async function fails(file: string): Promise<boolean> {
  return (await play(broken, [file], { store: 'memory', json: false, print: () => {}, untilFault: true })) > 0;
}

const ANY_TIME = '2026-03-02T09:05:00Z';
const FOLDER = 'test/conversations';

/** The conversations, the shortest first. */
const CONVERSATIONS: readonly string[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.yaml') && TALKS.test(name))
  .map((name) => `${FOLDER}/${name}`)
  .sort((one, other) => readFileSync(one).length - readFileSync(other).length);

function conversationsAt(...businesses: readonly string[]): readonly string[] {
  return CONVERSATIONS.filter((file) => businesses.includes(readScript(file).business));
}

/** Where each condition is asked, and with which answer; a conversation is played once, whichever flow is asked for. */
const where = new Map<string, string[]>();
const covered = new Set<string>();

async function cover(flow: string): Promise<void> {
  const businesses = [...running].filter(([, flows]) => flows.includes(flow)).map(([business]) => business);
  for (const file of conversationsAt(...businesses)) {
    if (covered.has(file)) continue;
    covered.add(file);
    answered.clear();
    if (await fails(file)) console.error(`${file} fails by itself, and is left out`);
    else for (const answer of answered) where.set(answer, [...(where.get(answer) ?? []), file]);
  }
}

/** One that held before holds when it is deleted: nothing could come of it there. */
function telling({ id, how }: Mutant): readonly string[] {
  return (how === 'deleted' ? ['does not hold'] : ['holds', 'does not hold']).map((answer) => `${id} ${answer}`);
}

/** The promise that the mutant breaks where it is asked, or a few steps further. */
async function caughtByVerify(
  bench: Bench,
  { found, edges }: Exploration,
  asks: (edge: Edge) => boolean,
): Promise<string | null> {
  const asking = edges.filter(asks);
  const every = Math.max(1, Math.floor(asking.length / TRIALS_MAX));
  for (const { from, to, tried } of asking.filter((_, index) => index % every === 0).slice(0, TRIALS_MAX)) {
    const here = found.get(from);
    if (here === undefined) continue;
    const after = await bench.try({ from: here.place, steps: tried.steps });
    const [first] = brokenBy({ verified: bench.verified, before: here.sight, tried, after });
    if (first !== undefined) return first.promise;
    if (keyOf(bench.verified, after) === to) continue;
    const place = after.keep();
    for (const next of triesAt(await bench.listen(after), here.shown).slice(0, FOLLOWING_MAX)) {
      const later = await bench.try({ from: place, steps: next.steps });
      const [late] = brokenBy({ verified: bench.verified, before: after, tried: next, after: later });
      if (late !== undefined) return late.promise;
    }
  }
  return null;
}

/** How many mutants each conversation has noticed: who noticed most is asked first. */
const noticed = new Map<string, number>();

async function caughtByConversation(files: readonly string[]): Promise<string | null> {
  const count = (file: string) => noticed.get(file) ?? 0;
  for (const file of files.toSorted((one, other) => count(other) - count(one)))
    if (await fails(file)) {
      noticed.set(file, count(file) + 1);
      return file;
    }
  return null;
}

async function fatesAt({ flow, business, along }: Mutated): Promise<Fate[]> {
  await cover(flow);
  const mutants = [...(conditions.get(flow) ?? [])]
    .filter((_, index) => index % EVERY === 0)
    .filter((id) => ONLY.test(id))
    .flatMap((id) => MUTATIONS.map((how): Mutant => ({ id, how })));
  const fates: Fate[] = [];
  for (const one of mutants) {
    const files = CONVERSATIONS.filter((file) => telling(one).some((answer) => where.get(answer)?.includes(file)));
    mutant = one;
    const conversation = await caughtByConversation(files).catch(messageOf);
    mutant = null;
    const name = `${one.id} (${one.how})`;
    fates.push({ flow, mutant: name, conversations: files.length, reached: null, verify: null, conversation });
    write(fates);
  }
  if (EDGES === 0 || fates.every(({ conversation }) => conversation !== null)) return fates;

  const conversations = conversationsAt(business);
  const first = conversations.filter((file) => file.endsWith(`/${along}.yaml`));
  const subject = lookedAtAlong(subjectNamed(business), [...first, ...conversations]);
  const bench = await Bench.open(broken, subject);
  const bounds = { statesMax: 100_000, edgesMax: EDGES, twinsMax: 0, isOver: () => false };
  const exploration = await explored(bench, bounds, subject.along);
  for (const [index, one] of mutants.entries()) {
    const fate = fates[index];
    if (fate === undefined || fate.conversation !== null) continue;
    const asks = ({ conditions }: Edge) => telling(one).some((answer) => conditions.has(answer));
    mutant = one;
    const verify = await caughtByVerify(bench, exploration, asks).catch(messageOf);
    mutant = null;
    fates[index] = { ...fate, verify, reached: exploration.edges.some(asks) };
  }
  await bench.close();
  return fates;
}

function messageOf(error: unknown): string {
  return `it broke: ${error instanceof Error ? error.message : String(error)}`;
}

function share(count: number, all: number): string {
  return all === 0 ? '–' : `${count} (${Math.round((100 * count) / all)} %)`;
}

await broken.compose({
  store: house.memoryStore(),
  clock: house.virtualClock(ANY_TIME),
  observer: house.silentObserver,
});
const fates: Fate[] = [];
for (const one of MUTATED) {
  const { flow } = one;
  if (options.has('flow') && options.get('flow') !== flow) continue;
  const own = await fatesAt(one);
  fates.push(...own);
  const played = own.filter((fate) => fate.conversation !== null).length;
  const verified = own.filter((fate) => fate.verify !== null).length;
  console.log(
    `| ${flow} | ${own.length} | ${share(played, own.length)} | ${share(verified, own.length)} | ${share(played + verified, own.length)} |`,
  );
  for (const { mutant: name, conversations, reached } of own.filter((fate) => isSurvivor(fate)))
    console.log(`- ${name}: asked in ${conversations} conversations${reached === true ? ' and while exploring' : ''}`);
  write([]);
}
console.log(`\n${fates.filter(isSurvivor).length} of ${fates.length} survive`);

/** As far as it has come: a run that is cut short has told what it knows. */
function write(latest: readonly Fate[]): void {
  if (options.has('to')) writeFileSync(options.get('to') ?? '', JSON.stringify([...fates, ...latest], null, 2));
}

function isSurvivor({ verify, conversation }: Fate): boolean {
  return verify === null && conversation === null;
}
