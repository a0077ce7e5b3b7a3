import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { house } from '../../src/app/house.ts';
import { Bench } from '../../src/cli/verify/bench.ts';
import { lookedAtAlong, subjectNamed } from '../../src/cli/verify/subjects.ts';
import { verify, verifyAll } from '../../src/cli/verify/verify.ts';
import { play } from '../../src/play/play.ts';
import { guardsOf, machinesOf, mutated, type PlacedGuard } from '../../src/verify/guards.ts';
import { many, PROVING } from '../prove.ts';

/**
 * Every flow, along a conversation that leads through it: so many edges of each, however long that takes. To prove, many more,
 * along all of its conversations, which lead where no bounded search comes to; the appointment desk then until it is complete.
 * A bound in seconds would let a slow machine try nothing.
 */
const EDGES = many(300, 20_000);
const bounds = { seconds: null, statesMax: 100_000, edgesMax: EDGES, twinsMax: 1 };
const few = { ...bounds, edgesMax: 300 };
/** Those that end. */
const COMPLETE: ReadonlySet<string> = new Set(['northside']);

const BUSINESSES = [
  ['northside', 'appointment-happy-path'],
  ['lucia', 'salon-m1-happy-path'],
  ['skylark', 'flight-happy-path'],
  ['mekong', 'trip-extras-and-payment-trouble'],
  ['atelier', 'space-payment'],
] as const;

const TALKS = readdirSync('test/conversations').flatMap((name) =>
  name.endsWith('.yaml') ? [`test/conversations/${name}`] : [],
);

describe('the machines, verified', () => {
  it.each(BUSINESSES)(
    '%s keeps every promise wherever it can come to, and nothing is undistinguished',
    async (id, talk) => {
      const others = PROVING ? TALKS : [];
      const subject = lookedAtAlong(subjectNamed(id), [`test/conversations/${talk}.yaml`, ...others]);
      const edgesMax = PROVING && COMPLETE.has(id) ? Number.POSITIVE_INFINITY : EDGES;
      const options = { ...bounds, edgesMax, stepsWalked: 2_000 };
      const { broken, undistinguished, unfound, flows, isComplete } = await verify(house, subject, options);
      expect(broken).toEqual([]);
      expect(undistinguished).toEqual([]);
      expect(unfound).toEqual([]);
      const edges = flows.reduce((sum, flow) => sum + flow.edges, 0);
      expect(isComplete || edges >= EDGES).toBe(true);
      if (PROVING && COMPLETE.has(id)) expect(isComplete).toBe(true);
    },
    PROVING ? 3_600_000 : 120_000,
  );
});

/** The machines of the dentist's. */
async function dentists() {
  const bench = await Bench.open(house, subjectNamed('northside'));
  await bench.close();
  return machinesOf(bench.verified);
}

function breakFree(machines: ReturnType<typeof machinesOf>): void {
  const free = machines.flatMap(guardsOf).find(({ id }) => id.endsWith('check_calendar.done/1: something is free'));
  onTestFinished(mutated(free as PlacedGuard, 'inverted'));
}

describe('a run that is cut', () => {
  it('X2 by --states is not called complete, however many of its states were looked into', async () => {
    const lines: string[] = [];
    const options = { ...few, statesMax: 3, scripts: '', print: (line: string) => lines.push(line) };
    expect(await verifyAll(house, [subjectNamed('northside')], options)).toBe(0);
    const [first, ...flows] = lines;
    expect(first).toMatch(/^northside: bounded at 3 states/);
    const counted = flows.flatMap((line) => [...line.matchAll(/(\d+) states \((\d+) looked into\)/g)]);
    expect(counted.map(([, found]) => Number(found)).reduce((sum, one) => sum + one, 0)).toBe(3);
    expect(counted.map(([, , looked]) => looked)).toEqual(counted.map(([, found]) => found));
    expect(lines.filter((line) => line.includes('complete'))).toEqual([]);
  });
});

describe('a machine that was broken', () => {
  it('X2 is found out by a conversation too, whatever it expects', async () => {
    breakFree(await dentists());
    const lines: string[] = [];
    const options = { store: 'memory', json: false, print: (line: string) => lines.push(line), untilFault: true };
    expect(await play(house, ['test/conversations/appointment-happy-path.yaml'], options)).toBe(1);
    expect(lines.join()).toContain('the turn ended in idle, and offered is stored');
  });

  it('X2 is found out, and every condition is found in it', async () => {
    const machines = await dentists();
    expect(machines.map(({ name }) => name)).toEqual(expect.arrayContaining(['appointment', 'standing', 'waiting']));
    expect(machines.flatMap(guardsOf).length).toBeGreaterThanOrEqual(60);
    breakFree(machines);
    const { broken } = await verify(house, subjectNamed('northside'), few);
    const [found] = broken.filter(({ promise }) => promise === 'X2 what is stored says where the talk stands');
    expect(found?.how).toBe('the turn ended in idle, and offered is stored');
    expect(found?.steps).toHaveLength(1);
  });
});

/** A copy of the example restaurant in which something in its task was changed. */
function restaurant(change: (task: string) => string): { readonly directory: string; readonly task: string } {
  const directory = mkdtempSync(join(tmpdir(), 'verify-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  cpSync('examples/osteria.yaml', join(directory, 'osteria.yaml'));
  cpSync('examples/osteria', join(directory, 'osteria'), { recursive: true });
  const task = join(directory, 'osteria/book_table.yaml');
  writeFileSync(task, change(readFileSync(task, 'utf8')));
  return { directory, task };
}

async function verified(task: string, directory: string) {
  const lines: string[] = [];
  const scripts = join(directory, 'scripts');
  const print = (line: string) => lines.push(line);
  const subject = { ...lookedAtAlong(subjectNamed(task), ['examples/conversations/osteria.yaml']), directory };
  const failed = await verifyAll(house, [subject], { ...few, scripts, print });
  return { failed, lines, scripts };
}

describe("an owner's own task", () => {
  it('keeps every promise as it is written', async () => {
    const { directory, task } = restaurant((text) => text);
    const { failed, lines } = await verified(task, directory);
    expect(failed, lines.join('\n')).toBe(0);
    expect(lines.join('\n')).toMatch(/dialogue: \d+ states .* edges, (complete|bounded at \d+)/);
  });

  it('X5 is told, with a conversation to play, that it says “reserved” before anything is', async () => {
    const { directory, task } = restaurant((text) =>
      text.replace('  - confirm: table', '  - say: { en: "Your table is reserved." }\n  - confirm: table'),
    );
    const { failed, lines, scripts } = await verified(task, directory);
    expect(failed).toBe(1);
    expect(lines.join('\n')).toContain('BROKEN  X5 “booked” is said only of what is booked');
    const script = join(scripts, 'osteria-x5-booked-is-said-only-of-what-is-booked.yaml');
    const replies: string[] = [];
    const own = {
      ...house,
      compose: (parts: Parameters<typeof house.compose>[0]) => house.compose({ ...parts, businesses: directory }),
    };
    await play(own, [script], { store: 'memory', json: true, print: (line) => replies.push(line) });
    expect(replies.at(-1)).toContain('Your table is reserved.');
  });
});
