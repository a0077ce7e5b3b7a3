import type { Rule } from '../../../core/rules.ts';
import type { IntentName, SalonEntities } from '../intents.ts';
import { toldTogether } from '../remember.ts';
import { besides, beyondListed, cheapestWanted, dayMeant, direction, type Heard } from './heard.ts';
import { saysWhen } from './when.ts';

/** What a booking begins with: what is named, or else what they were just told of. */
export function opening(heard: Heard): SalonEntities {
  const { services, among, when } = heard.said;
  // "Around 10", of the times that were told of a day.
  const beside = { ...besides(heard), ...dayMeant(heard, when) };
  // "Ella tinte y yo corte": each of them has an appointment of their own, and one comes first.
  if (services.length > 1 && heard.said.several && !heard.another) return { among: [...services, ...among], ...beside };
  if (services.length > 0)
    return { services: withTold(heard), ...(among.length > 0 && { among: [...among] }), ...beside };
  const cheapest = cheapestWanted(heard);
  const told = talkedOf(heard);
  // Of a short cut, a long one and a colour, "both" leaves open which.
  if (heard.said.pick === 'both' && told.length === 2) return { services: [...told], ...beside };
  const isOpen = among.length > 0;
  // "Book me in", of a cut and a colour that were summed up: both of them.
  const together = toldTogether(heard.memory.told);
  if (!isOpen && cheapest === null && told.length > 0 && together.length > 0) {
    const open = told.filter((name) => !together.includes(name));
    return { services: [...together], ...(open.length > 0 && { among: open }), ...beside };
  }
  const named = cheapest === null ? oneOrWhich(isOpen ? among : told, isOpen) : { services: [cheapest] };
  return { ...named, ...beside };
}

/** "Short", of what a cut and a manicure would cost, is which of the cuts; the manicure stays. */
function withTold(heard: Heard): string[] {
  const { services, partly, only } = heard.said;
  const together = toldTogether(heard.memory.told);
  const told = talkedOf(heard);
  const settles = services.every((name) => partly.includes(name) && told.includes(name) && !together.includes(name));
  return settles && !only ? [...services, ...together] : [...services];
}

/** A service that is known; of several, which one is to be chosen. */
export function oneOrWhich(names: readonly string[], isOpen = false): SalonEntities {
  const [only, ...others] = names;
  if (only === undefined) return {};
  return others.length === 0 && !isOpen ? { services: [only] } : { among: [...names] };
}

/** What they were just told of, if it is that they are coming for. */
export function talkedOf({ memory }: Heard): readonly string[] {
  return memory.data.services.length > 0 ? [] : (memory.told?.services ?? []);
}

/** They only asked what is free, and go on asking. */
export const beyondTold: Rule<Heard, IntentName> = {
  rule: 'wants it earlier or later than the times told',
  means: 'check_availability',
  when: (heard) => heard.memory.slots.length > 0 && direction(heard) !== null && !saysWhen(heard.said.when),
  gives: (heard) => ({ ...opening(heard), ...beyondListed(heard) }),
  examples: [
    { said: '¿antes no hay nada?', given: 'times told' },
    { said: '¿algo más tarde?', given: 'times told' },
    { said: 'anything earlier?', in: 'en', given: 'times told' },
  ],
};
