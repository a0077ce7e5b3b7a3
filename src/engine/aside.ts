import type { AnyMachineSnapshot } from 'xstate';
import { type Proposed, proposedIn } from '../core/consent/proposal.ts';
import { hear } from '../core/desk/desk.ts';
import type { Effect } from '../core/effect.ts';
import type { Interpretation } from '../core/expectation.ts';
import type { Flow, TurnFacts } from '../core/flow.ts';
import { pure, type TurnInput, type Working } from './working.ts';

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

/** The desk's flow as it stands, where the business has one and the journey's own state does not answer for it. */
export function asideOf({ business, now }: TurnInput, { flow, snapshot, header }: Working): Aside | null {
  const { aside } = business;
  const answered = flow.answersFor?.(snapshot) ?? null;
  if (aside === undefined || answered === 'everything') return null;
  const { done } = header.desk;
  const around = { resting: flow.rests(snapshot), answered: answered !== null, ...(done && { done }) };
  const standing = aside.restore({ ...header.desk.aside, around }, now);
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

export interface Attended {
  readonly working: Working;
  readonly effects: readonly Effect[];
}

/** What the desk's flow makes of the words; its tools are called as anybody's are. */
export async function attendAside(
  input: TurnInput,
  working: Working,
  interpretation: Interpretation,
  text: string,
  turn: TurnFacts,
  settleDown: (working: Working, effects: readonly Effect[]) => Promise<Working>,
): Promise<Attended> {
  const aside = asideOf(input, working);
  if (aside === null) return { working, effects: [] };
  const { flow, snapshot } = aside;
  const heard = pure(working, () => hear(flow, input.business.desk, snapshot, interpretation, text, turn));
  const beside = { ...working, flow, snapshot: heard.snapshot, rejection: heard.rejection };
  const done = await settleDown(beside, heard.effects);
  const isOver = flow.ended?.(done.snapshot) === true;
  const { aside: _before, ...desk } = done.header.desk;
  const open = isOver ? {} : { aside: pure(done, () => flow.store(done.snapshot, input.now)) };
  const header = { ...done.header, desk: { ...desk, ...open } };
  const back = { ...done, header, flow: working.flow, snapshot: working.snapshot };
  return {
    working: back,
    effects: isOver && !working.flow.rests(working.snapshot) ? working.flow.pending(working.snapshot) : [],
  };
}
