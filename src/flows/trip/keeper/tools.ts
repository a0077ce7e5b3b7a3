import type { Keeper } from '../../../ports/keeper.ts';
import { referenceOf } from '../keeping/tools.ts';
import { tripName } from '../sayings.ts';

/** A trip is told from the ledger in a later talk; while its own lasts, it is changed there, with its policy (D10). */
export function tripKeeper(): Keeper {
  return {
    reference: ({ id }) => referenceOf(id),
    told: ({ details }) => {
      const { trip, people } = details;
      if (typeof trip !== 'string') return null;
      return { say: 'kept', facts: { trip: tripName(trip), people: Number(people ?? 1) } };
    },
  };
}
