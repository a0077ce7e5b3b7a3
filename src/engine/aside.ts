import type { AnyMachineSnapshot } from 'xstate';
import { proposedIn } from '../core/consent/proposal.ts';
import { alsoAsked, hear } from '../core/desk/desk.ts';
import type { Effect } from '../core/effect.ts';
import type { DeskEvent } from '../core/event.ts';
import type { Interpretation } from '../core/expectation.ts';
import type { Flow, MachineEvent, TurnFacts } from '../core/flow.ts';
import type { DeskMemory } from '../core/header.ts';
import type { JsonObject } from '../core/json.ts';
import { step } from '../core/step.ts';
import type { ToolResult } from '../core/turn.ts';
import { broughtUp } from '../core/versions.ts';
import { carryOut, type Opened } from './carry-out.ts';
import { pure } from './fault.ts';
import type { TurnInput } from './input.ts';
import { type Aside, BESIDE, type Beside, type Seen } from './look.ts';
import type { Business } from './parts.ts';
import { standsIn, stepped } from './passing.ts';
import { putAgain } from './today.ts';
import type { Working } from './working.ts';

/** The desk's flows as they stand, of those that the business has. Asked all along a turn, in which they mostly stay where they are. */
export function asidesOf(input: TurnInput, { flow, snapshot, header }: Working): readonly Aside[] {
  const answered = flow.answersFor?.(snapshot) === true;
  const seen = { desk: header.desk, resting: flow.rests(snapshot), answered, parts: flow.parts };
  const { look } = input;
  if (look.last === null || !isAsBefore(look.last.seen, seen)) look.last = { seen, asides: asidesSeen(input, seen) };
  return look.last.asides;
}

const STOOD_BY = ['done', 'proposal', 'waiting', 'waitingVersion', 'aside', 'asideVersion'] as const;

function isAsBefore(before: Seen, now: Seen): boolean {
  const { resting, answered, parts, desk } = before;
  if (resting !== now.resting || answered !== now.answered || parts !== now.parts) return false;
  return desk === now.desk || STOOD_BY.every((part) => desk[part] === now.desk[part]);
}

function asidesSeen({ business, now }: TurnInput, { desk, resting, answered, parts }: Seen): readonly Aside[] {
  const { done, proposal } = desk;
  const around = { resting, answered, ...(parts && { parts }), ...(done && { done }) };
  const asides: Aside[] = [];
  for (const kept of BESIDE) {
    const flow = business[kept];
    if (flow === undefined) continue;
    const stored = desk[kept];
    const told = kept === 'aside' ? { around } : {};
    if (stored === undefined) {
      const snapshot = flow.restore(told, now);
      asides.push({ kept, flow, snapshot, isOpen: false, isInvitation: false, proposed: null });
      continue;
    }
    const snapshot = flow.restore({ ...broughtUp(flow, stored, desk[VERSIONS[kept]] ?? 1), ...told }, now);
    const proposed = proposedIn(flow.name, flow.proposes(snapshot, now), proposal);
    const isOpen = flow.ended?.(snapshot) !== true;
    const isInvitation = isOpen && flow.pending(snapshot).length === 0;
    asides.push({ kept, flow, snapshot, isOpen, isInvitation, proposed });
  }
  return asides;
}

/** Those of them that have asked something. Of most talks nothing is kept, and none is taken up to learn that. */
export function openAsides(input: TurnInput, working: Working): readonly Aside[] {
  const { waiting, aside } = working.header.desk;
  if (waiting === undefined && aside === undefined) return [];
  return asidesOf(input, working).filter(({ isOpen }) => isOpen);
}

/** The one of them that has asked something: a question that stands before what was only invited to. */
export function asideOf(input: TurnInput, working: Working): Aside | null {
  const open = openAsides(input, working);
  return open.find(({ isInvitation }) => !isInvitation) ?? open[0] ?? null;
}

/** Whether words that were heard are for one of the desk's own flows. */
export function isAside(business: Business, flow: string | undefined): boolean {
  return flow !== undefined && BESIDE.some((kept) => business[kept]?.name === flow);
}

/** Where the version of the flow is kept that stored it. */
const VERSIONS = { waiting: 'waitingVersion', aside: 'asideVersion' } as const;

/** What is left open at the desk for what stands, as its header keeps it. */
export function putAside(flow: Flow, snapshot: AnyMachineSnapshot, now: string): DeskMemory {
  return keeping({}, 'aside', flow, flow.store(snapshot, now));
}

export function withoutAside({ aside: _left, asideVersion: _version, ...desk }: DeskMemory): DeskMemory {
  return desk;
}

export interface Asking extends Pick<Aside, 'flow' | 'snapshot' | 'proposed'> {
  readonly isAside: boolean;
}

/** Whose question stands: that of the desk's flow while one is open there, else the journey's. */
export function askingIn(input: TurnInput, working: Working): Asking {
  const aside = asideOf(input, working);
  if (aside !== null && !aside.isInvitation) return { ...aside, isAside: true };
  const { flow, snapshot, header } = working;
  const proposed = proposedIn(flow.name, flow.proposes(snapshot, input.now), header.desk.proposal);
  return { flow, snapshot, proposed, isAside: false };
}

/** What the desk's flow makes of the words; its tools are called as anybody's are, and the journey hears what they did. */
export async function attendAside(
  input: TurnInput,
  before: Working,
  interpretation: Interpretation,
  text: string,
  turn: TurnFacts,
): Promise<Opened> {
  const aside = asidesOf(input, before).find(({ flow }) => flow.name === interpretation.flow);
  if (aside === undefined) return { working: before, effects: [] };
  const { flow, snapshot, kept } = aside;
  // Of two that have asked, a yes is to whoever asks now (X11).
  const working = pure(before, () => withoutAsides(input, before, turn, kept));
  // What else was asked is for the journey.
  const { also: _journeys, ...own } = interpretation;
  const heard = pure(working, () =>
    hear({ flow, snapshot, desk: input.business.desk, interpretation: own, text, turn }),
  );
  const { rejection } = heard;
  const beside = pure(working, () => ({ ...stepped(standsIn(working, flow, snapshot), heard), rejection }));
  const welcome = pure(working, () => working.flow.welcomes?.(working.snapshot, input.now) ?? []);
  const { back, isOver } = await settled(input, working, aside, beside, [...welcome, ...heard.effects], turn);
  const told = await tellJourney(input, back, back.results.slice(working.results.length), turn);
  // A journey that went elsewhere by it has said so itself; whoever would rather wait has answered what was asked before.
  const stays = told.flow.state(told.snapshot) === working.flow.state(working.snapshot);
  const waits = interpretation.consent?.act === 'wait' && interpretation.consent.verdict === 'yes';
  const goesOn = isOver && stays && !waits && !told.flow.rests(told.snapshot);
  if (goesOn) return putAgain(input, told);
  const still = { snapshot: told.snapshot, passed: [], effects: [], rejected: false };
  const next = pure(told, () => (isOver ? alsoAsked(told.flow, still, { interpretation, text, turn }) : still));
  return { working: pure(told, () => stepped(told, next)), effects: next.effects };
}

/**
 * They have only asked something, and are answered: then the desk's question is put again, unless the journey has begun something,
 * or a person has the conversation now.
 */
export async function putAsideAgain(input: TurnInput, opened: Opened, aside: Aside, turn: TurnFacts): Promise<Opened> {
  const done = await carryOut(input, opened, turn);
  if (done.header.handedOff || !pure(done, () => done.flow.rests(done.snapshot)))
    return { working: pure(done, () => withoutAsides(input, done, turn)), effects: [] };
  const { flow, snapshot } = aside;
  const beside = pure(done, () => standsIn(done, flow, snapshot));
  const again = pure(done, () => flow.pending(snapshot));
  return { working: (await settled(input, done, aside, beside, again, turn)).back, effects: [] };
}

/** Something happened that one of the desk's flows attends to; the journey is where it was. */
export async function happenAside(
  input: TurnInput,
  working: Working,
  kept: Beside,
  event: MachineEvent,
): Promise<Working> {
  const aside = pure(working, () => asidesOf(input, working).find((one) => one.kept === kept));
  if (aside === undefined) return working;
  const next = pure(working, () => step(aside.flow, aside.snapshot, event));
  const beside = pure(working, () => stepped(standsIn(working, aside.flow, aside.snapshot), next));
  return (await settled(input, working, aside, beside, next.effects, event.turn)).back;
}

/** Whoever goes on with the journey has left open what was asked of them beside it; an invitation stands a while longer. */
export function withoutAsides(input: TurnInput, working: Working, turn: TurnFacts, but?: Beside): Working {
  const asking = openAsides(input, working).filter(({ isInvitation, kept }) => !isInvitation && kept !== but);
  if (asking.length === 0) return working;
  const left = { type: 'left', turn } as MachineEvent;
  let { desk } = working.header;
  for (const { kept, flow, snapshot } of asking) {
    const next = step(flow, snapshot, left);
    desk = keeping(desk, kept, flow, next.rejected ? {} : flow.store(next.snapshot, input.now));
  }
  return { ...working, header: { ...working.header, desk } };
}

/** Carries out what a flow of the desk's wants done, puts its context away, and is back in the journey. */
async function settled(
  input: TurnInput,
  journey: Working,
  { kept, flow }: Aside,
  beside: Working,
  effects: readonly Effect[],
  turn: TurnFacts,
): Promise<{ readonly back: Working; readonly isOver: boolean }> {
  const done = await carryOut(input, { working: beside, effects }, turn);
  const isOver = flow.ended?.(done.snapshot) === true;
  const stored = pure(done, () => flow.store(done.snapshot, input.now));
  const header = { ...done.header, desk: keeping(done.header.desk, kept, flow, stored) };
  const back = pure(done, () => standsIn({ ...done, header }, journey.flow, journey.snapshot));
  return { back, isOver };
}

/** With the version that stored it; nothing is kept of a matter of which nothing is left. */
function keeping(desk: DeskMemory, kept: Beside, { version }: Flow, context: JsonObject): DeskMemory {
  const { [kept]: _before, [VERSIONS[kept]]: _version, ...others } = desk;
  return Object.keys(context).length === 0 ? others : { ...others, [kept]: context, [VERSIONS[kept]]: version };
}

/** What was done beside it may be about the journey's own booking: its context and its reminders follow (X14). */
export async function tellJourney(
  input: TurnInput,
  working: Working,
  results: readonly ToolResult[],
  turn: TurnFacts,
): Promise<Working> {
  let told = working;
  for (const { key, tool, input: given, outcome } of results) {
    if (key === null || outcome.kind !== 'done') continue;
    const did = deskDid({ deed: tool, input: given, output: outcome.output }, turn);
    const next = pure(told, () => step(told.flow, told.snapshot, did));
    const stands = pure(told, () => stepped(told, next));
    told = await carryOut(input, { working: stands, effects: next.effects }, turn);
    // What came free and was held for them is called off as anything is: then nothing is held any more (X5).
    if (tool === 'call_off' && told.header.desk.waiting !== undefined)
      told = await happenAside(input, told, 'waiting', did);
  }
  return told;
}

/** What the desk did, as a journey hears of it: in the same turn, or by an event from another talk. */
export function deskDid({ deed, input, output }: Omit<DeskEvent, 'kind'>, turn: TurnFacts): MachineEvent {
  return { type: `desk.${deed}`, input, output, turn } as MachineEvent;
}
