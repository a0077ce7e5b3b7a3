import { type Say, say } from '../../core/effect.ts';
import { type Catalogue, serviceNamed } from './catalogue.ts';
import { serviceLines, total } from './facts.ts';
import type { Memory } from './memory.ts';

/** The questions that a business answers with the list of all services; where some are known, only they matter. */
const LISTED = ['prices', 'duration'];

/** What the services named take and cost, or those of the appointment, and what they come to together. */
export function pricesOf(
  topic: string,
  named: readonly string[],
  { data }: Memory,
  catalogue: Catalogue,
): readonly Say[] | null {
  const asked = named.filter((name) => serviceNamed(catalogue, name) !== undefined);
  const chosen = data.services;
  const shown = asked.length > 0 ? asked : chosen;
  if (!LISTED.includes(topic) || shown.length === 0) return null;
  const all = [...new Set([...chosen, ...asked])];
  const lines = say('prices', { services: { all: serviceLines(shown, catalogue) } });
  return all.length === 1 ? [lines] : [lines, say('prices_total', total(all, catalogue))];
}
