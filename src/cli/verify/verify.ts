import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import type { House } from '../../app/house.ts';
import { makeFolder } from '../../ports/folder.ts';
import { countsOf, type FlowCounts } from '../../verify/counts.ts';
import { type Bounds, type Counterexample, type Exploration, explore } from '../../verify/explore.ts';
import { PROMISED } from '../../verify/invariants.ts';
import { scriptName } from '../../verify/script.ts';
import type { Listening, Sight, Trial } from '../../verify/trial.ts';
import { wander } from '../../verify/wander.ts';
import { deadEnds, WAYS_OUT } from '../../verify/ways-out.ts';
import { Bench, type Subject } from './bench.ts';

/** Once everything was tried. */
const STEPS_WALKED = 300;

export interface VerifyOptions extends Pick<Bounds, 'statesMax' | 'edgesMax' | 'twinsMax'> {
  /** How long is looked at most; null for as long as it takes. */
  readonly seconds: number | null;
  /** How many steps are walked at random once everything was tried, to see whether that leads anywhere else. */
  readonly stepsWalked?: number;
}

/** What was found out about a business. */
export interface Verification {
  readonly subject: Subject;
  readonly flows: readonly FlowCounts[];
  readonly isComplete: boolean;
  /** How many steps the longest way has that leads to a state. */
  readonly depth: number;
  readonly seconds: number;
  /** Of which the processor was busy: on a machine with other work, that says more. */
  readonly cpuSeconds: number;
  readonly broken: readonly Counterexample[];
  readonly undistinguished: readonly string[];
  readonly compared: number;
  /** States that a walk came to though everything had been tried without them. */
  readonly unfound: readonly string[];
  /** Conditions in all, and those that were seen to hold and not to hold. */
  readonly guards: { readonly all: number; readonly bothWays: number };
}

/** Explores one business and holds what it does against every promise. */
export async function verify(house: House, subject: Subject, options: VerifyOptions): Promise<Verification> {
  const bench = await Bench.open(house, subject);
  const began = performance.now();
  const busy = process.cpuUsage();
  const elapsed = (since: number) => (performance.now() - since) / 1000;
  let since: number | null = null;
  // What is followed along conversations comes first, and is not counted.
  const isOver = () => {
    since ??= performance.now();
    return options.seconds !== null && elapsed(since) > options.seconds;
  };
  try {
    const exploration = await explored(bench, { ...options, isOver }, subject.along);
    const { broken, undistinguished, compared, found, expanded } = exploration;
    // Whoever found as many as may be looked at has turned others away.
    const isComplete = expanded.size === found.size && found.size < options.statesMax;
    const walk = wander(bench.verified, found, isComplete ? (options.stepsWalked ?? STEPS_WALKED) : 0);
    const unfound = await carriedOut(bench, walk);
    const bothWays = bench.guards.filter((id) =>
      ['holds', 'does not hold'].every((answer) => bench.answered.has(`${id} ${answer}`)),
    );
    return {
      ...{ subject, undistinguished, unfound, compared, seconds: elapsed(began), cpuSeconds: cpuSince(busy) },
      flows: countsOf(exploration),
      isComplete,
      depth: Math.max(...[...found.values()].map(({ path }) => path.length)),
      broken: [...broken, ...firstOfEach(deadEnds(bench.verified, exploration))],
      guards: { all: bench.guards.length, bothWays: bothWays.length },
    };
  } finally {
    await bench.close();
  }
}

function cpuSince(then: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(then);
  return (user + system) / 1_000_000;
}

/** Everything that the bench shows, within bounds. */
export function explored(bench: Bench, bounds: Bounds, along: Subject['along'] = []): Promise<Exploration> {
  return carriedOut(bench, explore(bench.verified, bounds, along));
}

/** What is asked for is tried on the bench, one after the other. */
export async function carriedOut<T>(bench: Bench, asking: Generator<Trial | Listening, T, Sight>): Promise<T> {
  let next = asking.next();
  while (next.done !== true) {
    const asked = next.value;
    const answer = 'listen' in asked ? bench.listen(asked.listen) : bench.try(asked);
    next = await answer.then(
      (sight) => asking.next(sight),
      (error: unknown) => asking.throw(error),
    );
  }
  return next.value;
}

function firstOfEach(broken: readonly Counterexample[]): readonly Counterexample[] {
  return [...new Map(broken.toReversed().map((one) => [one.promise, one])).values()];
}

/** Verifies each and prints what was found; answers with how many broke a promise. */
export async function verifyAll(
  house: House,
  subjects: readonly Subject[],
  options: VerifyOptions & { readonly scripts: string; readonly print: (line: string) => void },
): Promise<number> {
  const { print, scripts } = options;
  let failed = 0;
  for (const subject of subjects) {
    const verification = await verify(house, subject, options);
    const { undistinguished, unfound } = verification;
    const wrong = verification.broken.length + undistinguished.length + unfound.length > 0;
    if (wrong) failed += 1;
    for (const line of told(verification)) print(line);
    for (const one of verification.broken) print(`      played by ${written(scripts, subject, one)}`);
  }
  print(
    `${PROMISED.length + WAYS_OUT.length} promises, ${subjects.length - failed} businesses keep them, ${failed} do not`,
  );
  return failed;
}

function told({
  subject,
  flows,
  isComplete,
  depth,
  seconds,
  cpuSeconds,
  broken,
  undistinguished,
  unfound,
  compared,
  guards,
}: Verification): string[] {
  const states = flows.reduce((sum, flow) => sum + flow.states, 0);
  return [
    `${subject.business}: ${isComplete ? 'complete' : `bounded at ${states} states`}, ${depth} steps deep, ${seconds.toFixed(1)} s (${cpuSeconds.toFixed(1)} s of the processor)`,
    ...flows.map(
      ({ flow, states: found, looked, edges }) =>
        `  ${flow}: ${found} states (${looked} looked into), ${edges} edges, ${isComplete ? 'complete' : `bounded at ${found}`}`,
    ),
    `  conditions: ${guards.bothWays} of ${guards.all} seen both ways, ${undistinguished.length} undistinguished in ${compared} pairs of contexts`,
    ...undistinguished.map((one) => `  UNDISTINGUISHED  ${one}`),
    ...unfound.map((one) => `  UNFOUND  ${one}`),
    ...broken.flatMap(({ promise, how }) => [`  BROKEN  ${promise}`, `      ${how}`]),
  ];
}

/** A counterexample as a conversation script, in a file of its own. */
function written(directory: string, { business, now }: Subject, { promise, how, steps }: Counterexample): string {
  makeFolder(directory);
  const file = join(directory, scriptName(business, promise));
  const reason = `${promise}: ${how}`.replaceAll(/\s+/g, ' ');
  writeFileSync(file, `# ${reason}\n${stringify({ business, now, from: 'guest-1', steps })}`);
  return file;
}
