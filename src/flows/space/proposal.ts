import type { Proposal } from '../../core/consent/proposal.ts';
import { dayOf } from '../../domain/calendar.ts';
import { CALLED } from '../../domain/called.ts';
import { type Catalogue, spaceWithId } from './catalogue.ts';
import type { Period } from './context.ts';
import type { Memory } from './memory.ts';
import { pending } from './protocol.ts';
import { centsOf } from './quote.ts';
import type { Act } from './vocabulary.ts';

/** Both ends included: "oui, toute la journée" says one day again. */
function daysOf({ startDate, endDate }: Period): number {
  return dayOf(endDate) - dayOf(startDate) + 1;
}

/** At the summary a yes reserves the space for the period, and nothing else does (E3). */
export function proposalOf(memory: Memory, catalogue: Catalogue): Proposal | null {
  const { spaceId, period } = memory;
  if (spaceId === null || period === null) return null;
  const space = spaceWithId(catalogue, spaceId);
  const cents = centsOf(memory, catalogue);
  return {
    act: 'book',
    manner: 'asked',
    intent: { type: 'protocol', entities: { ...pending, status: 'COMPLETED', spaceId, period } },
    refusal: { type: 'protocol', entities: { ...pending, status: 'CANCELED', spaceId, period, refused: true } },
    things: CALLED.space,
    facts: {
      dates: [...new Set([period.startDate, period.endDate])],
      times: [period.startTime, period.endTime].filter((time) => time !== null),
      lasts: true,
      ...(period.startTime === null && period.endTime === null && { days: daysOf(period) }),
      // "C'est gratuit, donc oui" says what is so.
      items: [spaceId, ...(space?.centsPerHour === null ? ['free' satisfies Act] : [])],
      names: space === undefined ? [] : [space.name],
      ...(cents !== null && { amounts: [cents / 100] }),
    },
    until: null,
  };
}
