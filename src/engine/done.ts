import type { Act } from '../core/consent/proposal.ts';
import type { DeskMemory } from '../core/header.ts';
import type { Json, JsonObject } from '../core/json.ts';
import type { Deed, Reply } from '../core/turn.ts';
import { eventOf, type TurnInput } from './input.ts';
import type { Working } from './working.ts';

/** What was done on a yes in this turn, for whoever protests at once (X13). */
export function doneIn(
  { now }: Pick<TurnInput, 'now'>,
  { interpretation, results }: Pick<Working, 'interpretation' | 'results'>,
): Pick<DeskMemory, 'done'> {
  const consent = interpretation?.consent;
  if (consent?.verdict !== 'yes') return {};
  const deeds = results.flatMap(({ grant, outcome }) =>
    grant !== undefined && outcome.kind === 'done' ? [outcome.output] : [],
  );
  if (deeds.length === 0) return {};
  // A list is left as easily as it is joined, and who comes may still call off: there is nothing to take back.
  if (consent.act === 'wait' || consent.act === 'come') return {};
  const booking = deeds.map(bookingIn).find((id) => id !== null);
  return { done: { act: consent.act, at: now, ...(booking != null && { booking }) } };
}

/**
 * What the last word of this turn tells of, where something was booked, moved or called off in it: on a yes, or by a payment
 * that makes what was held a booking.
 */
export function deedIn(input: TurnInput, working: Pick<Working, 'interpretation' | 'results'>): Pick<Reply, 'deed'> {
  const { event } = eventOf(input);
  const { results } = working;
  const { done } = doneIn(input, working);
  if (results.some(({ outcome }) => outcome.kind === 'done' && isKept(outcome.output))) return {};
  if (done?.booking !== undefined) return isDeed(done.act) ? { deed: { act: done.act, booking: done.booking } } : {};
  if (event.kind !== 'payment' || event.outcome !== 'confirmed') return {};
  // The money came, and the place was gone: nothing is booked by it (D9).
  if (results.some(({ outcome }) => outcome.kind === 'refused')) return {};
  const { booking } = event.facts;
  return typeof booking === 'string' ? { deed: { act: 'book', booking } } : {};
}

function isDeed(act: Act): act is Deed['act'] {
  return act === 'book' || act === 'move' || act === 'call_off';
}

/** What is only kept until it is paid for is nothing for a calendar yet, whatever is said of it. */
function isKept(output: Json): boolean {
  if (output === null || typeof output !== 'object' || Array.isArray(output)) return false;
  const { held_until = null, reserved_until = null, deposit = null } = output as JsonObject;
  return held_until !== null || reserved_until !== null || isKept(deposit);
}

/** The booking that a tool's answer speaks of, by the names that tools have for it. */
function bookingIn(output: Json): string | null {
  if (output === null || typeof output !== 'object' || Array.isArray(output)) return null;
  const { booking_id, reservation_id, id } = output as JsonObject;
  const named = booking_id ?? reservation_id ?? id ?? null;
  return typeof named === 'string' ? named : null;
}
