import type { AnyMachineSnapshot } from 'xstate';
import { type Proposed, proposedIn } from '../core/consent/proposal.ts';
import { hear } from '../core/desk/desk.ts';
import type { DeskEvent } from '../core/event.ts';
import type { Interpretation } from '../core/expectation.ts';
import type { Flow, MachineEvent, TurnFacts } from '../core/flow.ts';
import type { DeskMemory } from '../core/header.ts';
import { step } from '../core/step.ts';
import type { ToolResult } from '../core/turn.ts';
import { broughtUp } from '../core/versions.ts';
import { carryOut, type Opened } from './carry-out.ts';
import { pure } from './fault.ts';
import type { TurnInput } from './input.ts';
import { standsIn, stepped } from './passing.ts';
import type { Working } from './working.ts';

/**
 * The desk's own flow attends beside the journey under way (X14): whoever asks when their appointment was, in the middle
 * of booking another, is told, and the journey is where it was. Its context is in the header, not in the journey's.
 */
export interface Aside {
  readonly flow: Flow;
  readonly snapshot: AnyMachineSnapshot;
  /** Something was asked there that has not been answered. */
  readonly isOpen: boolean;
  /** It is not put again: whoever goes on with something else is simply served, and may still come back to it (X15). */
  readonly isInvitation: boolean;
  readonly proposed: Proposed | null;
}

/** The desk's flow as it stands, where the business has one. */
export function asideOf({ business, now }: TurnInput, { flow, snapshot, header }: Working): Aside | null {
  const { aside } = business;
  if (aside === undefined) return null;
  const { done } = header.desk;
  const answered = flow.answersFor?.(snapshot) === true;
  const around = { resting: flow.rests(snapshot), answered, ...(done && { done }) };
  const { aside: stored = {}, asideVersion = 1 } = header.desk;
  const standing = aside.restore({ ...broughtUp(aside, stored, asideVersion), around }, now);
  const proposed = proposedIn(aside.name, aside.proposes(standing, now), header.desk.proposal);
  const isOpen = header.desk.aside !== undefined;
  return {
    flow: aside,
    snapshot: standing,
    isOpen,
    isInvitation: isOpen && aside.pending(standing).length === 0,
    proposed,
  };
}

/** What is left open at the desk, as its header keeps it: with the version that stored it. */
export function putAside(
  flow: Flow,
  snapshot: AnyMachineSnapshot,
  now: string,
): Pick<DeskMemory, 'aside' | 'asideVersion'> {
  return { aside: flow.store(snapshot, now), asideVersion: flow.version };
}

export function withoutAside({ aside: _left, asideVersion: _version, ...desk }: DeskMemory): DeskMemory {
  return desk;
}

interface Asking extends Pick<Aside, 'flow' | 'snapshot' | 'proposed'> {
  readonly isAside: boolean;
}

/** Whose question stands: that of the desk's flow while one is open there, else the journey's. */
export function askingIn(input: TurnInput, working: Working): Asking {
  const aside = asideOf(input, working);
  if (aside?.isOpen && !aside.isInvitation) return { ...aside, isAside: true };
  const { flow, snapshot, header } = working;
  const proposed = proposedIn(flow.name, flow.proposes(snapshot, input.now), header.desk.proposal);
  return { flow, snapshot, proposed, isAside: false };
}

/** Whether words that were heard by the desk's flow meant anything there; of what it only invited to, nothing but that counts. */
export function isForAside(
  { intent, desk, consent }: Interpretation,
  isInvitation: boolean,
  otherwise: string,
): boolean {
  if (isInvitation) return intent.type !== otherwise;
  return intent.source !== 'none' || desk.length > 0 || consent?.verdict === 'no';
}

/** What the desk's flow makes of the words; its tools are called as anybody's are, and the journey hears what they did. */
export async function attendAside(
  input: TurnInput,
  working: Working,
  interpretation: Interpretation,
  text: string,
  turn: TurnFacts,
): Promise<Opened> {
  const aside = asideOf(input, working);
  if (aside === null) return { working, effects: [] };
  const { flow, snapshot } = aside;
  const heard = pure(working, () => hear(flow, input.business.desk, snapshot, interpretation, text, turn));
  const beside = pure(working, () => ({
    ...stepped(standsIn(working, flow, snapshot), heard),
    rejection: heard.rejection,
  }));
  const welcome = pure(working, () => working.flow.welcomes?.(working.snapshot, input.now) ?? []);
  const done = await carryOut(input, { working: beside, effects: [...welcome, ...heard.effects] }, turn);
  const isOver = flow.ended?.(done.snapshot) === true;
  const open = isOver ? {} : pure(done, () => putAside(flow, done.snapshot, input.now));
  const header = { ...done.header, desk: { ...withoutAside(done.header.desk), ...open } };
  const back = pure(done, () => standsIn({ ...done, header }, working.flow, working.snapshot));
  const told = await tellJourney(input, back, done.results.slice(working.results.length), turn);
  // A journey that went elsewhere by it has said so itself.
  const stays = told.flow.state(told.snapshot) === working.flow.state(working.snapshot);
  const goesOn = isOver && stays && !told.flow.rests(told.snapshot);
  return { working: told, effects: goesOn ? told.flow.pending(told.snapshot) : [] };
}

/** What was done beside it may be about the journey's own booking: its context and its reminders follow (X14). */
async function tellJourney(
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
  }
  return told;
}

/** What the desk did, as a journey hears of it: in the same turn, or by an event from another talk. */
export function deskDid({ deed, input, output }: Omit<DeskEvent, 'kind'>, turn: TurnFacts): MachineEvent {
  return { type: `desk.${deed}`, input, output, turn } as MachineEvent;
}
