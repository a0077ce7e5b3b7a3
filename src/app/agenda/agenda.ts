import type { Business } from '../../domain/business.ts';
import { openRanges } from '../../domain/hours.ts';
import { addDays, instantAt, isoInstant, localTime } from '../../domain/zoned.ts';
import type { Agenda, AgendaView } from '../../ports/agenda.ts';
import { attend } from './attend.ts';
import { block, unblock } from './blocks.ts';
import { bookByHand } from './by-hand.ts';
import { callOffByHand, moveByHand } from './deeds.ts';
import { type AgendaParts, taleOf } from './parts.ts';
import { plannedReminders } from './reminders.ts';
import { servicesOf } from './services.ts';

const SHOWN_MAX = 5_000;
const DAYS_MAX = 45;

/** The calendar of a business for its people (G4). */
export function createAgenda(parts: AgendaParts): Agenda {
  return {
    async view(business, from, to) {
      const written = parts.written.get(business);
      if (written === undefined) return null;
      const { bookings, blocks, ties } = parts.store;
      const outside = await ties.outside(business, from, to);
      return {
        ...placesOf(written),
        hours: hoursOf(written, from, to),
        bookings: await bookings.between(business, { from, to }, parts.clock.now(), SHOWN_MAX),
        blocks: await blocks.between(business, { from, to }),
        outside: outside.slice(0, SHOWN_MAX),
      };
    },
    told: (booking) => taleOf(parts, booking),
    book: (request, really) => bookByHand(parts, request, really),
    move: (request, really) => moveByHand(parts, request, really),
    callOff: (request, really) => callOffByHand(parts, request, really),
    attend: (request) => attend(parts, request),
    reminders: (booking) => plannedReminders(parts, booking),
    block: (request, really) => block(parts, request, really),
    unblock: (business, id) => unblock(parts, business, id),
  };
}

function placesOf(business: Business): Pick<AgendaView, 'timeZone' | 'resources' | 'services'> {
  const resources = business.resources.map(({ id, name, units }) => ({ id, name, units }));
  return { timeZone: business.timeZone, resources, services: servicesOf(business) };
}

/** When the business is open on each day of the range, in its own time zone. */
function hoursOf({ opening, timeZone }: Business, from: string, to: string): AgendaView['hours'] {
  const { date: first } = localTime(Date.parse(from), timeZone);
  const { date: last } = localTime(Date.parse(to) - 1, timeZone);
  const days = Array.from({ length: DAYS_MAX }, (_, day) => addDays(first, day)).filter((date) => date <= last);
  return days.map((date) => ({
    date,
    ranges: openRanges(date, [opening]).map((range) => ({
      from: isoInstant(instantAt(date, range.from, timeZone), timeZone),
      to: isoInstant(instantAt(date, range.to, timeZone), timeZone),
    })),
  }));
}
