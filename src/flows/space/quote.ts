import { shortHash } from '../../core/ids.ts';
import { instantOf, isoInstant, MINUTE_MS } from '../../domain/zoned.ts';
import { type Catalogue, spaceWithId } from './catalogue.ts';
import type { Quote } from './context.ts';
import type { Memory } from './memory.ts';
import { centsFor } from './price.ts';

type Priced = Pick<Memory, 'spaceId' | 'period' | 'quote'>;

/** What the reservation costs: as it was told with the summary while that holds, else by today's prices; null for a free one. */
export function centsOf(memory: Priced, catalogue: Catalogue): number | null {
  return memory.quote?.of === choiceOf(memory) ? memory.quote.cents : centsToday(memory, catalogue);
}

/** What is summed up is kept with its price, for as long as a reservation is kept for its payment (E8). */
export function quoted(memory: Memory, state: string, now: string, catalogue: Catalogue): Memory {
  if (state !== 'CONFIRM_RESERVATION_SUMMARY') return { ...memory, quote: null };
  const of = choiceOf(memory);
  if (memory.quote?.of === of) return memory;
  const until = isoInstant(instantOf(now) + catalogue.paymentHours * 60 * MINUTE_MS, catalogue.timeZone);
  return { ...memory, quote: { of, cents: centsToday(memory, catalogue), until } };
}

/** A price that was told long ago is told anew. */
export function unexpired(quote: Quote | null, now: string): Quote | null {
  return quote !== null && instantOf(now) < instantOf(quote.until) ? quote : null;
}

/** The price that was told, where it is not the one of today. */
export function priceTold(memory: Memory, catalogue: Catalogue): { readonly cents?: number | null } {
  const cents = centsOf(memory, catalogue);
  return cents === centsToday(memory, catalogue) ? {} : { cents };
}

function centsToday({ spaceId, period }: Priced, catalogue: Catalogue): number | null {
  return centsFor(spaceWithId(catalogue, spaceId), period, catalogue);
}

function choiceOf({ spaceId, period }: Priced): string {
  return shortHash([spaceId, period]);
}
