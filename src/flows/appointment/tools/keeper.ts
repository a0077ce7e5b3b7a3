import type { JsonObject } from '../../../core/json.ts';
import type { Keeper } from '../../../ports/keeper.ts';

/**
 * An appointment is told as one; moving it or calling it off is for a person (A6). One that was made with whoever has left since is
 * known by having nothing of another journey's with it (X14).
 */
export function appointmentKeeper(calendar: string): Keeper {
  return {
    told: ({ resource, details }) => (resource === calendar || isBare(details) ? { say: 'kept', facts: {} } : null),
  };
}

/** What any booking may have come to: it was taken from the waiting list, or called off. */
const COMMON: ReadonlySet<string> = new Set(['taken', 'called_off_by']);

function isBare(details: JsonObject): boolean {
  return Object.keys(details).every((name) => COMMON.has(name));
}
