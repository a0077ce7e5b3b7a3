import type { TurnRecord } from '../core/turn.ts';
import { type Booking, occupies } from '../domain/booking.ts';
import type { Inspection } from '../engine/engine.ts';
import type { Business } from '../engine/parts.ts';
import type { Seen } from './seen.ts';

interface Beside {
  /** What was said while nothing could be stored. */
  readonly unstored: readonly string[];
  readonly duplicate: boolean;
  readonly bookings: number;
  readonly now: string;
}

/** What came of a step: what its turns said and did, and where the conversation stands after them. */
export function seenIn(turns: readonly TurnRecord[], standing: Inspection, beside: Beside): Seen {
  const { state, context, handedOff, account } = standing;
  const newest = turns.at(-1);
  refuseStray(newest, state, beside.now);
  const results = turns.flatMap((turn) => turn.results);
  return {
    replies: [...turns.flatMap((turn) => turn.replies.map(({ text }) => text)), ...beside.unstored],
    buttons: (newest?.replies.at(-1)?.buttons ?? []).map(({ label }) => label),
    state,
    context,
    intent: newest?.interpretation?.intent ?? null,
    tools: results.map(({ tool, outcome, key }) => ({
      name: tool,
      ok: outcome.kind === 'done',
      consequential: key !== null,
    })),
    rejected: newest?.rejected ?? null,
    duplicate: beside.duplicate,
    bookings: beside.bookings,
    handoff: handedOff,
    account: turns.length === 0 ? null : account,
  };
}

/** What is stored says where the talk stands (X2): nothing has expired yet at the instant of the turn. */
function refuseStray(newest: TurnRecord | undefined, stored: string, now: string): void {
  if (newest === undefined || newest.now !== now || newest.stateAfter === stored) return;
  throw new Error(`the turn ended in ${newest.stateAfter}, and ${stored} is stored`);
}

/** Confirmed bookings, and reservations that stand while their payment is awaited (E8); no passing holds. */
export function countOf(bookings: readonly Booking[], now: string): number {
  return bookings.filter(
    (booking) =>
      booking.status === 'confirmed' || (booking.details['awaiting'] === 'payment' && occupies(booking, now)),
  ).length;
}

/** A conversation nobody has opened yet. */
export function untouched(business: Business | undefined, now: string, replies: readonly string[]): Seen {
  const flow = business?.flows.get(business.flow);
  const snapshot = flow?.restore({}, now);
  const state = flow && snapshot ? flow.state(snapshot) : '';
  const nothing = { replies, buttons: [], tools: [], bookings: 0, handoff: false, duplicate: false };
  return { ...nothing, state, context: {}, intent: null, rejected: null, account: null };
}
