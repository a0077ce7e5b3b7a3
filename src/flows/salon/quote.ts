import { shortHash } from '../../core/ids.ts';
import { type Catalogue, centsOf, depositOf } from './catalogue.ts';
import type { Quote } from './context.ts';
import type { Memory } from './memory.ts';

/**
 * What the appointment costs: as it was told when a yes was asked for, for as long as what was collected is kept (B6), else as
 * the salon has it today. A price that changes under a talk is for whoever comes next.
 */
export function quoteOf({ data, quote }: Pick<Memory, 'data' | 'quote'>, catalogue: Catalogue): Quote {
  const of = shortHash(data.services);
  if (quote?.of === of) return quote;
  const deposit = depositOf(catalogue, data.services);
  return { of, cents: centsOf(catalogue, data.services), ...(deposit !== null && { deposit }) };
}

/** What is told with the question for a yes is kept with it. */
export function quoted(memory: Memory, state: string, catalogue: Catalogue): Memory {
  return { ...memory, quote: state === 'confirmation' ? quoteOf(memory, catalogue) : null };
}

/** The deposit that was told, where it is not the one of today: 0 for none. */
export function depositTold(memory: Memory, catalogue: Catalogue): { readonly deposit?: number } {
  const { deposit = 0 } = quoteOf(memory, catalogue);
  return deposit === (depositOf(catalogue, memory.data.services) ?? 0) ? {} : { deposit };
}
