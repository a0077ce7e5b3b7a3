import type { Proposal } from '../../core/consent/proposal.ts';
import { CALLED } from '../../domain/called.ts';
import { clockTime, instantOf, isoInstant, localTime, MINUTE_MS } from '../../domain/zoned.ts';
import { type Catalogue, minutesOf } from './catalogue.ts';
import { hasPassed, type Memory } from './memory.ts';
import { quoteOf } from './quote.ts';

/** Whether a yes would do something now. Whoever was asked what should be different has not been asked for one. */
export function isProposed(memory: Memory): boolean {
  const { question, data } = memory;
  return question !== 'change' && data.slot !== null && !hasPassed(data.slot, memory);
}

/** What a yes in `confirmation` would do: book what was summed up (B1, X11). */
export function proposalOf(memory: Memory, catalogue: Catalogue, now: string): Proposal | null {
  if (!isProposed(memory)) return null;
  const { services, slot, stylist_id, customer_data } = memory.data;
  if (slot === null) return null;
  const { cents, deposit } = quoteOf(memory, catalogue);
  const facts = {
    ...momentOf(slot, catalogue),
    items: [...services, ...(stylist_id === null ? [] : [stylist_id])],
    person: true as const,
    names: [customer_data?.first_name, customer_data?.last_name].filter((name) => name !== undefined),
    amounts: [cents / 100, ...(deposit === undefined ? [] : [deposit / 100])],
    minutes: minutesOf(catalogue, services),
  };
  return {
    act: 'book',
    manner: 'asked',
    intent: { type: 'confirm_booking', entities: {} },
    refusal: { type: 'unknown', entities: { different: true } },
    things: CALLED.salon,
    facts,
    until: keptUntil(now, catalogue),
  };
}

/** What was collected is kept for so long after a message (B6). */
export function keptUntil(now: string, { lifeMinutes, timeZone }: Catalogue): string {
  return isoInstant(instantOf(now) + lifeMinutes * MINUTE_MS, timeZone);
}

function momentOf(start: string, { timeZone }: Catalogue): { dates: string[]; times: string[] } {
  const { date, minute } = localTime(instantOf(start), timeZone);
  return { dates: [date], times: [clockTime(minute)] };
}
