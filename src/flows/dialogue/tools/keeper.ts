import type { Fact } from '../../../core/effect.ts';
import type { JsonObject } from '../../../core/json.ts';
import type { Keeper } from '../../../ports/keeper.ts';

/** What a task booked is told by its reference and, of a flight, by where it goes; tasks of their own change it (C1). */
export function dialogueKeeper(): Keeper {
  return {
    told: ({ details }) => toldOf(details),
  };
}

function toldOf({ reference, flight, origin, destination }: JsonObject): Fact | null {
  if (typeof reference !== 'string') return null;
  if (typeof flight !== 'string') return { say: 'kept', facts: { reference } };
  const facts = { reference, flight, origin: String(origin ?? ''), destination: String(destination ?? '') };
  return { say: 'kept_flight', facts };
}
