import { type Say, say } from '../../core/effect.ts';
import type { Asked } from '../../core/flow.ts';
import { oneOf } from '../../core/kit/message.ts';
import { type Catalogue, centsOf, serviceNamed, stylistsFor } from './catalogue.ts';
import type { Told } from './context.ts';
import type { Meant } from './events.ts';
import { serviceLines, servicesFact, total } from './facts.ts';
import { servicesIn } from './meant.ts';
import type { Memory } from './memory.ts';
import { quoteOf } from './quote.ts';

/** The questions that a business answers with the list of all services; where some are known, only they matter. */
const LISTED: readonly string[] = ['prices', 'duration'] satisfies readonly Told['topic'][];

export function isListed(topic: string): topic is Told['topic'] {
  return LISTED.includes(topic);
}

/** The same of another service, right after: by itself, and what it comes to with those of before. */
export const priceOf = oneOf(
  ['prices', 'prices_with'],
  ({ data, told }: Memory, { entities }: Meant, catalogue: Catalogue) => {
    const named = servicesIn(entities, catalogue);
    const together = [...new Set([...data.services, ...(told?.services ?? []), ...named])];
    const lines = { all: serviceLines(named, catalogue) };
    if (together.length === named.length || entities.change === 'replace') return ['prices', { services: lines }];
    const { services, ...sum } = total(together, catalogue);
    return ['prices_with', { services: lines, together: services ?? '', ...sum }];
  },
);

/** Who does what is named, all of it; null where nobody does, and the business's own answer says more. */
export function whoDoes({ topic, named }: Asked, catalogue: Catalogue): readonly Say[] | null {
  const isService = named.every((name) => serviceNamed(catalogue, name) !== undefined);
  const stylists = topic === STAFF && named.length > 0 && isService ? stylistsFor(catalogue, named) : [];
  if (stylists.length === 0) return null;
  const facts = { services: servicesFact(named), stylists: { all: stylists.map(({ name }) => name) } };
  return [say('who_does', { ...facts, count: stylists.length })];
}

/** The topic of who works there. */
const STAFF = 'staff';

/** What the services named take and cost, or those of the appointment, and what they come to together; of one or the other, each alone. */
export function pricesOf(
  { topic, named, isEither, isWritten }: Asked,
  memory: Memory,
  catalogue: Catalogue,
): readonly Say[] | null {
  const asked = named.filter((name) => serviceNamed(catalogue, name) !== undefined);
  const chosen = memory.data.services;
  const { cents } = quoteOf(memory, catalogue);
  const all = isWritten ? [] : catalogue.services.map(({ name }) => name);
  // "And how long does it take?", of what a price was just told of.
  const spoken = memory.told !== null && memory.told.topic !== topic ? memory.told.services : [];
  // "What do I owe you?", of what is booked.
  const booked = memory.made === null || memory.made.off ? all : memory.made.services;
  const known = chosen.length > 0 ? chosen : spoken.length > 0 ? spoken : booked;
  const shown = asked.length > 0 ? asked : known;
  if (!isListed(topic) || shown.length === 0) return null;
  // Whoever was told a price is told that one, whatever it is for others by now.
  const told = { ...total(chosen, catalogue), price: { cents, currency: catalogue.currency } };
  if (asked.length === 0 && cents !== centsOf(catalogue, chosen)) return [say('prices_total', told)];
  const together = [...new Set([...chosen, ...asked])];
  const lines = say('prices', { services: { all: serviceLines(shown, catalogue) } });
  return together.length <= 1 || isEither ? [lines] : [lines, say('prices_total', total(together, catalogue))];
}
