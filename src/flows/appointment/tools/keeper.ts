import type { Keeper } from '../../../ports/keeper.ts';

/** An appointment is told as one; moving it or calling it off is for a person (A6). */
export function appointmentKeeper(calendar: string): Keeper {
  return { told: ({ resource }) => (resource === calendar ? { say: 'kept', facts: {} } : null) };
}
