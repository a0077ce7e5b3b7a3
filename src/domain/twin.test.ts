import { describe, expect, it } from 'vitest';
import { many } from '../../test/prove.ts';
import { begun, decided, type Found, type Held, isSame, NO_TWIN, nextFor, seen, type Twin, wrote } from './twin.ts';

/**
 * Everything that can happen between a ledger and a calendar, tried exhaustively: changes here, changes there, answers and
 * requests that are lost, a process that dies between any two of its steps and another that goes on from what was stored.
 */
interface World {
  readonly held: number | null;
  readonly outside: { readonly at: number; readonly mark: number } | null;
  readonly marks: number;
  /** Where we put it last. */
  readonly ours: number | null;
  readonly stored: Twin;
  /** What a process has in its hands; null where none is at work. */
  readonly hands: Hands | null;
  /** Whether a person changed outside what is held, and nobody has decided about it. */
  readonly open: number;
  readonly budget: Budget;
  readonly writes: number;
  readonly decisions: number;
  readonly edits: number;
  readonly alerts: number;
  readonly calledOffByUs: number;
}

type Hands =
  | { readonly step: 'send'; readonly twin: Twin; readonly over: number | null; readonly at: number | null }
  | { readonly step: 'answer'; readonly twin: Twin; readonly found: World['outside'] };

interface Budget {
  readonly ledger: number;
  readonly person: number;
  readonly faults: number;
}

const TIMES = [1, 2, 3];
const span = (at: number): Held => ({ start: at * 100, end: at * 100 + 50, said: `at ${at}` });
const foundAt = (at: number, mark: number | string): Found => ({
  ...{ start: at * 100, end: at * 100 + 50 },
  ...{ place: 'p', mark: String(mark) },
});
const heldIn = ({ held }: World): Held | null => (held === null ? null : span(held));

/** Each single thing that may happen next, by name. */
function happenings(world: World): readonly (readonly [string, World])[] {
  return [...ours(world), ...theLedgers(world), ...persons(world), ...faults(world)];
}

function ours(world: World): readonly (readonly [string, World])[] {
  const { hands, stored, outside } = world;
  if (hands?.step === 'send') {
    // Conditional on what we knew: If-Match, If-None-Match.
    const holds = (outside?.mark ?? null) === hands.over;
    const now = !holds ? outside : hands.at === null ? null : { at: hands.at, mark: world.marks + 1 };
    const after = { ...world, outside: now, marks: world.marks + 1, writes: world.writes + 1 };
    const put = holds ? { ...after, ours: hands.at } : after;
    const answer: Hands = { step: 'answer', twin: hands.twin, found: now };
    return [['it arrives', { ...put, hands: holds ? answer : null }]];
  }
  if (hands?.step === 'answer') {
    const twin = hands.found === null ? NO_TWIN : wrote(hands.twin, foundAt(hands.found.at, hands.found.mark));
    return [['the answer is stored', { ...world, stored: twin, hands: null }]];
  }
  const next = nextFor(stored, heldIn(world));
  switch (next.kind) {
    case 'rest':
      return [];
    case 'read':
      return [['looks it up', looked(world)]];
    case 'decide':
      return [
        ['the ledger follows', decide(world, true)],
        ['the ledger refuses', decide(world, false)],
      ];
    case 'put': {
      const twin = begun(stored, next);
      const hands: Hands = { step: 'send', twin, over: markOf(next.over), at: next.held.start / 100 };
      return [['is about to write', { ...world, stored: twin, hands }]];
    }
    case 'remove': {
      const twin = begun(stored, next);
      return [
        [
          'is about to remove',
          { ...world, stored: twin, hands: { step: 'send', twin, over: markOf(next.what), at: null } },
        ],
      ];
    }
  }
}

function markOf(known: Found | null): number | null {
  return known === null ? null : Number(known.mark);
}

function looked(world: World): World {
  const { outside, stored } = world;
  const { twin, overruled } = seen(stored, heldIn(world), outside === null ? null : foundAt(outside.at, outside.mark));
  return { ...world, stored: twin, alerts: world.alerts + (overruled ? 1 : 0), open: overruled ? 0 : world.open };
}

function decide(world: World, follows: boolean): World {
  const { proposed } = world.stored;
  if (proposed === null) throw new Error('nothing is proposed');
  const after = { ...world, stored: decided(world.stored), decisions: world.decisions + 1, open: 0 };
  if (!follows || world.held === null) return { ...after, alerts: after.alerts + 1 };
  if (proposed.kind === 'moved') return { ...after, held: proposed.start / 100 };
  return { ...after, held: null, calledOffByUs: after.calledOffByUs + 1 };
}

function theLedgers(world: World): readonly (readonly [string, World])[] {
  if (world.budget.ledger === 0) return [];
  const budget = { ...world.budget, ledger: world.budget.ledger - 1 };
  const others = [null, ...TIMES.slice(0, 2)].filter((held) => held !== world.held);
  return others.map((held) => [`booked at ${held}`, { ...world, held, budget, open: 0 }] as const);
}

function persons(world: World): readonly (readonly [string, World])[] {
  if (world.budget.person === 0 || world.outside === null) return [];
  const { outside, held } = world;
  const budget = { ...world.budget, person: world.budget.person - 1 };
  const common = { ...world, budget, marks: world.marks + 1, edits: world.edits + 1 };
  const isAbout = outside.at === held || world.open > 0;
  const { writing } = world.stored;
  const arriving = writing === null || writing === 'removal' ? null : writing.start / 100;
  // Put where we put it, or are just putting it, nothing was changed.
  const open = (at: number | null) => (isAbout && at !== held && at !== world.ours && at !== arriving ? 1 : 0);
  const mark = world.marks + 1;
  return [
    ...TIMES.filter((at) => at !== outside.at).map(
      (at) => [`somebody moves it to ${at}`, { ...common, outside: { at, mark }, open: open(at) }] as const,
    ),
    ['somebody deletes it', { ...common, outside: null, open: isKnownToStand(world.stored) ? open(null) : 0 }],
    ['somebody renames it', { ...common, outside: { at: outside.at, mark } }],
  ];
}

/** What is deleted before anybody knows that it arrived, or while we delete it ourselves: nothing tells the two apart. */
function isKnownToStand({ written: known, writing }: Twin): boolean {
  return known !== null && writing !== 'removal';
}

function faults(world: World): readonly (readonly [string, World])[] {
  const noticed: (readonly [string, World])[] = [['a round sees it', looked(world)]];
  // Rounds and writes are one after the other: a process that has something in its hands does not look about.
  const rounds = world.hands === null ? noticed : [];
  if (world.budget.faults === 0 || world.hands === null) return rounds;
  const budget = { ...world.budget, faults: world.budget.faults - 1 };
  return [...rounds, ['the process dies, or what it sent is lost', { ...world, budget, hands: null }]];
}

/** Nobody disturbs any more: rounds go on until nothing changes. */
function atRest(world: World): World {
  let now: World = world;
  for (let steps = 0; steps < 40; steps += 1) {
    const [step] = ours(now);
    const next = step?.[1] ?? (now.hands === null ? looked(now) : now);
    if (keyOf(next) === keyOf(now) && step === undefined) return next;
    now = next;
  }
  throw new Error('it never comes to rest: a loop of echoes');
}

function keyOf({ writes: _, decisions: _d, marks: _m, ...world }: World): string {
  // Marks are only compared: what counts is which of them are the same.
  const names = new Map<string, number>();
  return JSON.stringify(world, (key, value) => {
    if (key !== 'mark' && key !== 'over') return value;
    if (value === null) return null;
    const known = names.get(String(value)) ?? names.size;
    names.set(String(value), known);
    return known;
  });
}

function begin(budget: Budget): World {
  const counts = { marks: 0, open: 0, writes: 0, decisions: 0, edits: 0, alerts: 0, calledOffByUs: 0 };
  return { held: 1, ours: null, outside: null, stored: NO_TWIN, hands: null, budget, ...counts };
}

function explore(budget: Budget): { readonly worlds: number } {
  const first = begin(budget);
  const known = new Map<string, string>([[keyOf(first), 'begins']]);
  const queue: (readonly [World, string])[] = [[first, 'begins']];
  for (let place = 0; place < queue.length; place += 1) {
    const [world, trail] = queue[place] ?? [first, ''];
    holds(world, trail);
    for (const [name, next] of happenings(world)) {
      const key = keyOf(next);
      if (known.has(key)) continue;
      known.set(key, name);
      queue.push([next, `${trail} → ${name}`]);
    }
  }
  return { worlds: known.size };
}

function holds(world: World, trail: string): void {
  const ended = atRest(world);
  const inStep = ended.held === null ? ended.outside === null : ended.outside?.at === ended.held;
  if (!inStep) throw new Error(`not in step: ${trail}`);
  if (ended.decisions > ended.edits) throw new Error(`our own doing was taken for a person's: ${trail}`);
  // What a person did about what is held is decided about, and not undone in silence.
  if (ended.open > 0) throw new Error(`an edit was lost: ${trail}`);
  if (ended.calledOffByUs > 0 && ended.edits === 0) throw new Error(`a booking was lost: ${trail}`);
  if (ended.writes > world.writes + 6) throw new Error(`too much is written: ${trail}`);
}

function wroteAt(at: number): Twin {
  return wrote({ ...NO_TWIN, writing: span(at) }, foundAt(at, 'a'));
}

describe('a booking and its twin outside', () => {
  it('H2 H5 end in step whatever happens, in every order, with every loss: no lost booking, no echo', () => {
    const { worlds } = explore({ ledger: many(1, 2), person: 2, faults: many(1, 2) });
    // All there are within so many changes here, changes there and deaths: nothing is drawn, and nothing is cut off.
    expect(worlds).toBe(many(6_110, 33_288));
  });

  it('H2 a person who moves what is held proposes that, and one who renames it proposes nothing', () => {
    const twin = wroteAt(1);
    expect(seen(twin, span(1), foundAt(3, 'b')).twin.proposed).toEqual({ kind: 'moved', start: 300, end: 350 });
    expect(seen(twin, span(1), foundAt(1, 'b')).twin.proposed).toBeNull();
    expect(seen(twin, span(1), null).twin.proposed).toEqual({ kind: 'deleted' });
  });

  it('H5 what the ledger changed meanwhile wins over a change outside, and that is owned up to', () => {
    const twin = wroteAt(1);
    const { twin: after, overruled } = seen(twin, span(2), foundAt(3, 'b'));
    expect([after.proposed, overruled]).toEqual([null, true]);
    expect(nextFor(after, span(2))).toMatchObject({ kind: 'put', over: { mark: 'b' } });
  });

  it('H5 an answer that was lost is looked up, and what arrived is known as ours although the ledger went on', () => {
    const before = wroteAt(1);
    const twin = begun(before, { kind: 'put', over: before.written, held: span(2) });
    expect(nextFor(twin, span(3))).toEqual({ kind: 'read' });
    const { twin: after } = seen(twin, span(3), foundAt(2, 'b'));
    expect(after).toMatchObject({ proposed: null, writing: null });
    expect(isSame(after.written ?? span(9), span(2))).toBe(true);
  });
});
