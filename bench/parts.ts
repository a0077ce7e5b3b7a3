import { Session } from 'node:inspector/promises';
import { freshDatabase } from '../src/storage/postgres/fresh.ts';
import { startServer } from '../test/postgres/server.ts';
import { MESSAGES } from './conversation.ts';
import { openHoldfast } from './holdfast.ts';
import { measure, percentile, warmUp } from './measure.ts';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 3) * 3;
const AT_ONCE = 64;
const ROUNDS = 5;
const SAMPLE_MICROS = 250;
const DEAREST = Number(process.env['BENCH_DEAREST'] ?? 0);

/** Whose time a function's is, by the file it is in. What belongs to none goes to whoever called it. */
const PARTS: readonly (readonly [part: string, file: RegExp])[] = [
  ['words', /src\/(?:language\/(?:words|catalogues)|engine\/spoken)\.js|intl-messageformat|@formatjs/],
  ['reading', /src\/(?:language\/|engine\/listen|core\/(?:desk|consent)\/)/],
  ['tools', /src\/(?:flows\/[^/]+\/tools|engine\/(?:act|calls)\.js)/],
  ['step', /src\/(?:core\/(?:step|kit|flow)|flows\/[^/]+\/(?:machine|index|context|states))|node_modules\/xstate/],
  ['record', /src\/engine\/record\.js/],
  ['store', /src\/storage\/|node_modules\/pg|node:net|stream_base_commons|internal\/streams/],
  ['order of the turn', /src\/(?:engine|core)\//],
];

type Profile = Awaited<ReturnType<typeof profiled>>;
type Node = Profile['nodes'][number];

/** The processor's time of a whole turn at 64 conversations at a time, by what it is spent on. */
export async function parts(): Promise<void> {
  const given = process.env['DATABASE_URL'];
  const server = given ? { url: given, stop: async () => {} } : await startServer({ durable: true });
  const { url, drop } = await freshDatabase(server.url);
  try {
    await spent(url);
  } finally {
    await drop();
    await server.stop();
  }
}

/** The same with nothing but memory to store in: no driver, and no other process that takes the processor. */
export async function memory(): Promise<void> {
  await spent(null);
}

async function spent(url: string | null): Promise<void> {
  const { turn, close } = await openHoldfast(url);
  try {
    await warmUp(() => measure(turn, MESSAGES.length, AT_ONCE, SECONDS / 3));
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push((await measure(turn, MESSAGES.length, AT_ONCE, SECONDS / ROUNDS)).cpuMicros);
    }
    const profile = await profiled(async () => {
      await measure(turn, MESSAGES.length, AT_ONCE, SECONDS);
    });
    print(percentile(rounds, 50), profile);
  } finally {
    await close();
  }
}

async function profiled(work: () => Promise<void>) {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: SAMPLE_MICROS });
  await session.post('Profiler.start');
  await work();
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  return profile;
}

function print(cpuMicros: number, profile: Profile): void {
  const parents = new Map(
    profile.nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node] as const)),
  );
  const byPart = new Map<string, number>();
  const byFunction = new Map<string, number>();
  let all = 0;
  for (const node of profile.nodes) {
    const { functionName, url } = node.callFrame;
    const hits = node.hitCount ?? 0;
    if (hits === 0 || functionName === '(idle)' || functionName === '(program)') continue;
    all += hits;
    const part = partOf(node, parents);
    byPart.set(part, (byPart.get(part) ?? 0) + hits);
    const name = `${part}: ${functionName} ${url.split('/').slice(-3).join('/')}`;
    byFunction.set(name, (byFunction.get(name) ?? 0) + hits);
  }
  const micros = (hits: number) => ((hits / all) * cpuMicros).toFixed(0).padStart(8);
  console.log(`\nA turn at ${AT_ONCE} takes ${cpuMicros.toFixed(0)} µs of processor time, of which\n`);
  for (const [part, hits] of ranked(byPart)) console.log(`${part.padEnd(20)}${micros(hits)}`);
  for (const [name, hits] of ranked(byFunction).slice(0, DEAREST)) console.log(`${micros(hits)}   ${name}`);
}

function partOf(leaf: Node, parents: ReadonlyMap<number, Node>): string {
  if (leaf.callFrame.functionName === '(garbage collector)') return 'garbage';
  for (let node: Node | undefined = leaf; node !== undefined; node = parents.get(node.id)) {
    const { url } = node.callFrame;
    const found = PARTS.find(([, file]) => file.test(url));
    if (found !== undefined) return found[0];
  }
  return 'Node itself';
}

function ranked(counts: ReadonlyMap<string, number>): readonly (readonly [string, number])[] {
  return [...counts].sort(([, a], [, b]) => b - a);
}
