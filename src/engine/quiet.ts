import type { DeskEvent, LeadEvent } from '../core/event.ts';
import type { Flow, MachineEvent, TurnFacts } from '../core/flow.ts';
import { FORGET_TIMER, SETTLE_TIMER } from '../core/header.ts';
import { step } from '../core/step.ts';
import { deskDid, happenAside } from './aside.ts';
import { carryOut, type Opened } from './carry-out.ts';
import { pure } from './fault.ts';
import { forgotten } from './forget.ts';
import { eventOf, type TurnInput } from './input.ts';
import { takerOf } from './journeys.ts';
import { standsIn, stepped } from './passing.ts';
import { settledInTime } from './take-up.ts';
import type { Working } from './working.ts';

/** An event that no user waits for: a state that has no use for it simply stays, and another flow may have one. */
export async function openQuietly(input: TurnInput, working: Working, event: MachineEvent): Promise<Opened> {
  const taker = pure(working, () => takerOf(event, input, working));
  if (taker !== null) return { working: await beside(input, working, taker, event), effects: [] };
  const next = pure(working, () => step(working.flow, working.snapshot, event));
  return { working: pure(working, () => stepped(working, next)), effects: next.effects };
}

/** What was done about a booking of this talk, elsewhere: by the customer, or by the business, of which they are told (H2). */
export async function openDesk(input: TurnInput, working: Working, event: DeskEvent, turn: TurnFacts): Promise<Opened> {
  const { told } = event;
  const changed = told && ({ type: 'changed', ...told, turn } as MachineEvent);
  const informed = changed ? await happenAside(input, working, 'aside', changed) : working;
  return openQuietly(input, informed, deskDid(event, turn));
}

/** Another flow attends to the event from its rest, and the one under way is where it was. */
async function beside(input: TurnInput, working: Working, taker: Flow, event: MachineEvent): Promise<Working> {
  const aside = pure(working, () => standsIn(working, taker, taker.restore({}, input.now)));
  const next = pure(aside, () => step(taker, aside.snapshot, event));
  const attended = pure(aside, () => stepped(aside, next));
  const done = await carryOut(input, { working: attended, effects: next.effects }, event.turn);
  return pure(done, () => standsIn(done, working.flow, working.snapshot));
}

/** A timer counts only if it is still the one that stands under its name. */
export async function openTimer(
  input: TurnInput,
  working: Working,
  turn: TurnFacts,
  timer: string,
  due: string,
): Promise<Opened> {
  const { [timer]: standing, ...timers } = working.header.timers;
  if (standing !== due) return { working, effects: [] };
  if (timer === SETTLE_TIMER) return { working: await settledInTime(input, working, turn), effects: [] };
  const fired = { ...working, header: { ...working.header, timers } };
  if (timer === FORGET_TIMER) return { working: pure(fired, () => forgotten(fired, input.now)), effects: [] };
  return openQuietly(input, fired, { type: `timer.${timer}`, due, turn } as MachineEvent);
}

/**
 * A lead that nothing can be sent to is listed for the people of the business, before the turn is committed: whoever
 * resumes after a crash lists it again, which changes nothing (A13). The flow hears of no touch that was not made.
 */
export async function openUnreachable(input: TurnInput, working: Working, { name, phone }: LeadEvent): Promise<Opened> {
  const { id, business, channel } = input.conversation;
  const { receivedAt } = eventOf(input);
  if (input.live) await input.parts.leads.miss({ conversation: id, business, name, phone, channel, receivedAt });
  return { working, effects: [] };
}
