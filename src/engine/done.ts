import type { DeskMemory } from '../core/header.ts';
import type { Json, JsonObject } from '../core/json.ts';
import type { TurnInput } from './input.ts';
import type { Working } from './working.ts';

/** What was done on a yes in this turn, for whoever protests at once (X13). */
export function doneIn(
  { now }: Pick<TurnInput, 'now'>,
  { interpretation, results }: Pick<Working, 'interpretation' | 'results'>,
): Pick<DeskMemory, 'done'> {
  const consent = interpretation?.consent;
  const deeds = results.flatMap(({ grant, outcome }) =>
    grant !== undefined && outcome.kind === 'done' ? [outcome.output] : [],
  );
  if (deeds.length === 0 || consent?.verdict !== 'yes') return {};
  const booking = deeds.map(bookingIn).find((id) => id !== null);
  return { done: { act: consent.act, at: now, ...(booking != null && { booking }) } };
}

/** The booking that a tool's answer speaks of, by the names that tools have for it. */
function bookingIn(output: Json): string | null {
  if (output === null || typeof output !== 'object' || Array.isArray(output)) return null;
  const { booking_id, reservation_id, id } = output as JsonObject;
  const named = booking_id ?? reservation_id ?? id ?? null;
  return typeof named === 'string' ? named : null;
}
