import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { house } from '../src/app/house.ts';
import { Bench } from '../src/cli/verify/bench.ts';
import { lookedAtAlong, subjectNamed } from '../src/cli/verify/subjects.ts';
import { explored } from '../src/cli/verify/verify.ts';
import { play } from '../src/play/play.ts';
import type { Edge, Exploration } from '../src/verify/explore.ts';
import { guardsOf, MUTATIONS, machinesOf, mutated, type PlacedGuard, watched } from '../src/verify/guards.ts';
import { brokenBy } from '../src/verify/invariants.ts';
import { keyOf } from '../src/verify/key.ts';
import { triesAt } from '../src/verify/tries.ts';

/**
 * Breaks every condition of every flow in two ways, one at a time, and looks who notices: the promises that `verify` checks, or
 * the conversations of the tests. What nobody notices is written down by name.
 *
 *   npm run mutations -- [--every 1] [--edges 1500] [--flow salon] [--to FILE]
 *
 * A mutant that breaks a promise is not played in conversations as well.
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
/** How many of the trials that asked a condition are made again without it, how many steps follow, and how many conversations. */
const TRIALS_MAX = 10;
const FOLLOWING_MAX = 6;
const SCRIPTS_MAX = 20;

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

interface Fate {
  readonly flow: string;
  readonly mutant: string;
  readonly reached: boolean;
  readonly verify: string | null;
  readonly conversation: string | null;
}

/** The conversations of a business, the shortest first. */
function conversationsOf(business: string): readonly string[] {
  const folder = 'test/conversations';
  return readdirSync(folder)
    .filter(
      (name) => name.endsWith('.yaml') && readFileSync(`${folder}/${name}`, 'utf8').includes(`business: ${business}`),
    )
    .map((name) => `${folder}/${name}`)
    .sort((one, other) => readFileSync(one).length - readFileSync(other).length);
}

/** Where each condition is asked in the conversations. */
async function covering(files: readonly string[], guards: readonly PlacedGuard[]): Promise<Map<string, string[]>> {
  const where = new Map<string, string[]>();
  for (const file of files) {
    const asked = new Set<string>();
    const unwatch = watched(guards, ({ id }) => asked.add(id));
    const failed = await fails(file);
    unwatch();
    if (failed) continue;
    for (const id of asked) where.set(id, [...(where.get(id) ?? []), file]);
  }
  return where;
}

async function fails(file: string): Promise<boolean> {
  return (await play(house, [file], { store: 'memory', json: false, print: () => {} })) > 0;
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
    const [broken] = brokenBy({ verified: bench.verified, before: here.sight, tried, after });
    if (broken !== undefined) return broken.promise;
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

async function caughtByConversation(files: readonly string[]): Promise<string | null> {
  for (const file of files.slice(0, SCRIPTS_MAX)) if (await fails(file)) return file;
  return null;
}

async function fatesAt({ flow, business, along }: Mutated, fates: Fate[]): Promise<void> {
  const conversations = conversationsOf(business);
  const first = conversations.filter((file) => file.endsWith(`/${along}.yaml`));
  const subject = lookedAtAlong(subjectNamed(business), [...first, ...conversations]);
  const bench = await Bench.open(house, subject);
  const guards = machinesOf(bench.verified)
    .filter(({ name }) => name === flow)
    .flatMap(guardsOf);
  const exploration = await explored(
    bench,
    { statesMax: 100_000, edgesMax: EDGES, twinsMax: 0, isOver: () => false },
    subject.along,
  );
  const where = await covering(conversations, guards);
  for (const [index, placed] of guards.entries()) {
    if (index % EVERY !== 0) continue;
    for (const how of MUTATIONS) {
      const restore = mutated(placed, how);
      // One that held before holds when it is deleted: nothing could come of it there.
      const answers = how === 'deleted' ? ['does not hold'] : ['holds', 'does not hold'];
      const asks = ({ conditions }: Edge) => answers.some((answer) => conditions.has(`${placed.id} ${answer}`));
      const verify = await caughtByVerify(bench, exploration, asks).catch(messageOf);
      const files = verify === null ? (where.get(placed.id) ?? []) : [];
      const conversation = await caughtByConversation(files).catch(messageOf);
      restore();
      const reached = exploration.edges.some(asks);
      fates.push({ flow, mutant: `${placed.id} (${how})`, reached, verify, conversation });
    }
  }
  await bench.close();
}

function messageOf(error: unknown): string {
  return `it broke: ${error instanceof Error ? error.message : String(error)}`;
}

function share(count: number, all: number): string {
  return all === 0 ? '–' : `${count} (${Math.round((100 * count) / all)} %)`;
}

const fates: Fate[] = [];
for (const one of MUTATED) {
  const { flow } = one;
  if (options.has('flow') && options.get('flow') !== flow) continue;
  await fatesAt(one, fates);
  const own = fates.filter((fate) => fate.flow === flow);
  const reached = own.filter((fate) => fate.reached).length;
  const verified = own.filter((fate) => fate.verify !== null).length;
  const played = own.filter((fate) => fate.conversation !== null).length;
  const either = own.filter((fate) => fate.verify !== null || fate.conversation !== null).length;
  console.log(
    `| ${flow} | ${own.length} | ${reached} | ${share(verified, own.length)} | ${share(played, own.length)} | ${share(either, own.length)} |`,
  );
}
const survivors = fates.filter(({ verify, conversation }) => verify === null && conversation === null);
console.log(`\n${survivors.length} of ${fates.length} survive:`);
for (const { mutant, reached } of survivors)
  console.log(`- ${mutant}${reached ? '' : ', never asked where it would matter in the exploration'}`);
if (options.has('to')) writeFileSync(options.get('to') ?? '', JSON.stringify(fates, null, 2));
