import type { Business } from '../../../domain/business.ts';
import { freeStarts, isFreeStart, type SlotSearch } from '../../../domain/slots.ts';
import { instantOf, isoInstant, MINUTE_MS } from '../../../domain/zoned.ts';
import { minutesOf, type SalonSettings } from '../catalogue.ts';
import type { FreeStart } from './choose-slots.ts';

/** What somebody is taken for, as the ledger writes it. */
export interface Busy {
  readonly resource: string;
  readonly unit: number;
  readonly start: string;
  readonly end: string;
}

/** When stylists could begin something that takes this long: their hours, and what the ledger says is taken. Pure. */
export interface Agenda {
  /** The instants between which the ledger has to be asked. */
  readonly range: { readonly from: string; readonly to: string };
  /** Every free start once, with the first of the stylists who has it. */
  free(stylists: readonly string[], busy: readonly Busy[]): readonly FreeStart[];
  /** The slot that begins here by a stylist's hours alone; null if none does. */
  slotAt(stylist: string, start: string): { readonly start: string; readonly end: string } | null;
}

export function agendaOf(
  business: Business,
  settings: SalonSettings,
  services: readonly string[],
  now: string,
): Agenda {
  const { timeZone } = business;
  const from = instantOf(now);
  const to = from + business.lookAheadDays * 24 * 60 * MINUTE_MS;
  const slotMinutes = minutesOf(settings, services);

  const searchOf = (stylist: string, busy: readonly Busy[]): SlotSearch | null => {
    const resource = business.resources.find(({ id }) => id === stylist);
    if (resource === undefined) return null;
    const taken = busy.filter((one) => one.resource === stylist);
    return {
      openings: resource.openings,
      units: resource.units,
      timeZone,
      slotMinutes,
      stepMinutes: business.stepMinutes,
      busy: taken.map(({ unit, start, end }) => ({ unit, start: instantOf(start), end: instantOf(end) })),
      from,
      to,
      now: from,
    };
  };

  return {
    range: { from: isoInstant(from, timeZone), to: isoInstant(to + slotMinutes * MINUTE_MS, timeZone) },

    free: (stylists, busy) => {
      const starts = new Map<number, FreeStart>();
      for (const stylist of stylists) {
        const search = searchOf(stylist, busy);
        for (const start of search === null ? [] : freeStarts(search)) {
          if (!starts.has(start)) starts.set(start, { start, stylist });
        }
      }
      return [...starts.values()].sort((one, other) => one.start - other.start);
    },

    slotAt: (stylist, start) => {
      const search = searchOf(stylist, []);
      const instant = instantOf(start);
      if (search === null || !isFreeStart(search, instant)) return null;
      return { start: isoInstant(instant, timeZone), end: isoInstant(instant + slotMinutes * MINUTE_MS, timeZone) };
    },
  };
}
