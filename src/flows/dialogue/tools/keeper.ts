import type { Fact } from '../../../core/effect.ts';
import type { JsonObject } from '../../../core/json.ts';
import type { Keeper } from '../../../ports/keeper.ts';
import type { DialogueSettings } from '../settings.ts';

/** What a task booked is told by its reference and, of a flight, by where it goes; tasks of their own change it (C1). */
export function dialogueKeeper({ lists }: Pick<DialogueSettings, 'lists'>): Keeper {
  return {
    told: ({ details }) => toldOf(details, lists),
  };
}

function toldOf({ reference, flight, origin, destination }: JsonObject, lists: DialogueSettings['lists']): Fact | null {
  if (typeof reference !== 'string') return null;
  if (typeof flight !== 'string') return { say: 'kept', facts: { reference } };
  const facts = { reference, flight, origin: String(origin ?? ''), destination: String(destination ?? '') };
  const zone = zoneOf(facts.origin, lists);
  return { say: 'kept_flight', facts: zone === null ? facts : { ...facts, zone } };
}

/** A flight leaves by the clock of where it leaves (X9). */
function zoneOf(city: string, lists: DialogueSettings['lists']): string | null {
  const entry = (lists['cities'] ?? []).find(({ id, names: [name = id] }) => name === city);
  const zone = entry?.facts?.['zone'];
  return typeof zone === 'string' ? zone : null;
}
