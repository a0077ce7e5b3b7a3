import { cheapestOf } from '../../core/cheapest.ts';
import { type Catalogue, spacesFor } from './catalogue.ts';
import type { Checked } from './events.ts';
import type { Memory } from './memory.ts';
import type { Protocol } from './protocol.ts';

/** Somebody does not mind which space it is: then one that is taken is no answer, as long as another is free (E4). */

/** Of those listed, without those that it is not to be. */
export function anyOf({ asked }: Memory, { any, without = [] }: Protocol, { spaces }: Catalogue): readonly string[] {
  const listed = any === true ? (asked.spaces ?? spaces.map(({ id }) => id)) : [];
  return listed.filter((id) => !without.includes(id));
}

/** The cheapest of those that are free then, of which any would do; null where none is, or they mind which. */
export function anotherFree({ anyOf, asked }: Memory, { output }: Checked, catalogue: Catalogue): string | null {
  const fitting = spacesFor(catalogue, asked.needs?.people ?? 1, asked.needs?.equipment ?? []);
  const free = fitting.filter(({ id }) => anyOf.includes(id) && output.spaces.includes(id));
  return cheapestOf(free, ({ centsPerHour }) => centsPerHour ?? 0)[0]?.id ?? null;
}

export function withAnother(memory: Memory, event: Checked, catalogue: Catalogue): Partial<Memory> {
  return { spaceId: anotherFree(memory, event, catalogue) ?? memory.spaceId };
}
