import type { MachineEvent, TurnFacts } from '../core/flow.ts';
import type { Json } from '../core/json.ts';
import type { ToolResult } from '../core/turn.ts';
import { asideOf, happenAside } from './aside.ts';
import type { Opened } from './carry-out.ts';
import { pure } from './fault.ts';
import { eventOf, type TurnInput } from './input.ts';
import { asksAlready } from './who.ts';
import type { Working } from './working.ts';

/**
 * Where the journey looked last and found nothing that fits, waiting for it is offered (decision 18): asked about, unless the
 * reply asks something else already (X6); then it is only said that one can.
 */
export async function offerWaiting(
  input: TurnInput,
  working: Working,
  searched: ToolResult,
  turn: TurnFacts,
): Promise<Working> {
  const { business, now } = input;
  if (business.waits === undefined || working.header.handedOff) return working;
  if (eventOf(input).event.kind !== 'message') return working;
  const { waits } = business;
  const want = pure(working, () => waits.wantIn(searched, now));
  const aside = pure(working, () => asideOf(input, working));
  if (want === null || (aside !== null && !aside.isInvitation)) return working;
  const ask = pure(working, () => !asksAlready(input, working));
  return happenAside(input, working, 'waiting', { type: 'wanted', want: want as Json, ask, turn } as MachineEvent);
}

/**
 * Whoever was busy with something else is done with it, and what came free is still held for them: it is put to them again, so
 * that nobody believes that nothing is (X20).
 */
export async function tellHeld(input: TurnInput, before: Working, working: Working, turn: TurnFacts): Promise<Working> {
  const { waiting } = working.header.desk;
  if (waiting?.['offer'] === undefined || working.header.handedOff) return working;
  const isDone = pure(working, () => !before.flow.rests(before.snapshot) && working.flow.rests(working.snapshot));
  if (!isDone || pure(working, () => asksAlready(input, working))) return working;
  const aside = pure(working, () => asideOf(input, working));
  if (aside !== null && !aside.isInvitation) return working;
  return happenAside(input, working, 'waiting', { type: 'still_held', turn } as MachineEvent);
}

/** What somebody waits for came free and is held for them: they are told, and asked. A person who talks to them knows better (X7). */
export async function openFreed(
  input: TurnInput,
  working: Working,
  facts: { readonly [name: string]: Json },
  turn: TurnFacts,
): Promise<Opened> {
  if (working.header.handedOff) return { working, effects: [] };
  const event = { type: 'freed', ...facts, turn } as MachineEvent;
  return { working: await happenAside(input, working, 'waiting', event), effects: [] };
}
