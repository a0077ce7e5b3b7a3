import { type Say, say } from '../../core/effect.ts';
import type { Asked } from '../../core/flow.ts';
import { type Catalogue, centsOf, serviceNamed } from './catalogue.ts';
import { serviceLines, total } from './facts.ts';
import type { Memory } from './memory.ts';
import { quoteOf } from './quote.ts';

/** The questions that a business answers with the list of all services; where some are known, only they matter. */
const LISTED = ['prices', 'duration'];

/** What the services named take and cost, or those of the appointment, and what they come to together. */
export function pricesOf(
  { topic, named, isWritten }: Asked,
  memory: Memory,
  catalogue: Catalogue,
): readonly Say[] | null {
  const asked = named.filter((name) => serviceNamed(catalogue, name) !== undefined);
  const chosen = memory.data.services;
  const { cents } = quoteOf(memory, catalogue);
  const all = isWritten ? [] : catalogue.services.map(({ name }) => name);
  const shown = asked.length > 0 ? asked : chosen.length > 0 ? chosen : all;
  if (!LISTED.includes(topic) || shown.length === 0) return null;
  // Whoever was told a price is told that one, whatever it is for others by now.
  const told = { ...total(chosen, catalogue), price: { cents, currency: catalogue.currency } };
  if (asked.length === 0 && cents !== centsOf(catalogue, chosen)) return [say('prices_total', told)];
  const together = [...new Set([...chosen, ...asked])];
  const lines = say('prices', { services: { all: serviceLines(shown, catalogue) } });
  return together.length <= 1 ? [lines] : [lines, say('prices_total', total(together, catalogue))];
}
