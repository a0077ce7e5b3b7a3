import type { Proposal } from '../../core/consent/proposal.ts';
import { CALLED } from '../../domain/called.ts';
import { clockTime, instantOf, localTime } from '../../domain/zoned.ts';
import type { Catalogue } from './catalogue.ts';
import { expiryOf, hasPassed, standing } from './life.ts';
import type { Memory } from './memory.ts';

/** Whether a yes would book what is pending: not once it has gone by. */
export function isProposed({ data, now }: Pick<Memory, 'data' | 'now'>): boolean {
  const pending = data.pending_booking;
  return pending !== undefined && standing(data) === 'pending' && !hasPassed(pending.slot, now);
}

/** A slot that was chosen waits for a yes to that very slot (A7). */
export function proposalOf(
  { data, now }: Memory,
  { timeZone, slotMinutes, name, deposit }: Catalogue,
): Proposal | null {
  const pending = data.pending_booking;
  if (pending === undefined || !isProposed({ data, now })) return null;
  const { date, minute } = localTime(instantOf(pending.slot), timeZone);
  const place = data.last_offer?.slots.findIndex((slot) => instantOf(slot) === instantOf(pending.slot)) ?? -1;
  return {
    act: 'book',
    manner: 'asked',
    intent: { type: 'confirm', entities: {} },
    refusal: { type: 'decline', entities: {} },
    things: CALLED.appointment,
    facts: {
      dates: [date],
      times: [clockTime(minute)],
      minutes: slotMinutes,
      names: [name],
      ...(deposit !== null && { amounts: [deposit.cents / 100] }),
      ...(place >= 0 && { choice: place + 1 }),
    },
    until: expiryOf(pending.created_at, timeZone),
  };
}
