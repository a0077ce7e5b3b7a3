import type { Business } from '../../../domain/business.ts';
import { type BusyPart, busyParts, type Need, reachOf, unitsOf } from '../../../domain/needs.ts';
import { type BusyInterval, freeStarts, isFreeStart, type SlotSearch } from '../../../domain/slots.ts';
import { workOf } from '../../../domain/work.ts';
import { instantOf, isoInstant, MINUTE_MS } from '../../../domain/zoned.ts';
import type { BusyQuery } from '../../../ports/bookings.ts';
import { type SalonSettings, tasksOf } from '../catalogue.ts';
import type { FreeStart } from './choose-slots.ts';

/** When stylists could begin something that takes this long: their hours, and what the ledger says is taken. Pure. */
export interface Agenda {
  /** What the ledger has to be asked for these stylists: what is taken, of them and of whatever else is needed. */
  asks(stylists: readonly string[]): Pick<BusyQuery, 'business' | 'resources' | 'from' | 'to'>;
  /** Every free start once, with the first of the stylists who has it. */
  free(stylists: readonly string[], busy: readonly BusyInterval[]): readonly FreeStart[];
  /** The slot that begins here by a stylist's hours alone; null if none does. */
  slotAt(stylist: string, start: string): AgendaSlot | null;
}

/** An appointment as the ledger is asked for it. */
export interface AgendaSlot {
  readonly start: string;
  readonly end: string;
  readonly units: readonly number[];
  readonly busy: readonly BusyPart[];
}

export function agendaOf(
  business: Business,
  settings: SalonSettings,
  services: readonly string[],
  now: string,
): Agenda {
  const { timeZone, opening, stepMinutes } = business;
  const from = instantOf(now);
  const to = from + business.lookAheadDays * 24 * 60 * MINUTE_MS;
  const work = workOf(tasksOf(settings, services));

  const needsOf = (stylist: string): readonly [Need, ...Need[]] | null => {
    const resource = business.resources.find(({ id }) => id === stylist);
    const used = business.resources.flatMap((one) => {
      const taken = work.uses.get(one.id);
      return taken === undefined ? [] : [{ resource: one, work: taken }];
    });
    return resource === undefined ? null : [{ resource, work: work.hands }, ...used];
  };

  const searchWith = (needs: readonly [Need, ...Need[]], busy: readonly BusyInterval[]): SlotSearch => ({
    openings: [opening],
    timeZone,
    slotMinutes: work.minutes,
    stepMinutes,
    needs,
    busy,
    from,
    to,
    now: from,
  });

  return {
    asks: (stylists) => {
      const needs = stylists.flatMap((stylist) => needsOf(stylist) ?? []);
      const { before, after } = reachOf(needs);
      return {
        business: business.id,
        resources: [...new Set(needs.map(({ resource }) => resource.id))],
        from: isoInstant(from - before, timeZone),
        to: isoInstant(to + after, timeZone),
      };
    },

    free: (stylists, busy) => {
      const starts = new Map<number, FreeStart>();
      for (const stylist of stylists) {
        const needs = needsOf(stylist);
        for (const start of needs === null ? [] : freeStarts(searchWith(needs, busy))) {
          if (!starts.has(start)) starts.set(start, { start, stylist });
        }
      }
      return [...starts.values()].sort((one, other) => one.start - other.start);
    },

    slotAt: (stylist, start) => {
      const needs = needsOf(stylist);
      const instant = instantOf(start);
      if (needs === null || !isFreeStart(searchWith(needs, []), instant)) return null;
      return {
        start: isoInstant(instant, timeZone),
        end: isoInstant(instant + work.minutes * MINUTE_MS, timeZone),
        units: unitsOf(needs[0].resource),
        busy: busyParts(needs, instant, timeZone),
      };
    },
  };
}
