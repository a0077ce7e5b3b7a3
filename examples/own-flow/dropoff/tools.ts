import {
  addDays,
  type Booking,
  type Bookings,
  type CallFacts,
  type Definite,
  instantAt,
  instantOf,
  isoInstant,
  type Keeper,
  localTime,
  openRanges,
  type Tool,
  unitsOf,
  z,
} from 'holdfast/kit';
import type { Catalogue } from './catalogue.ts';
import { nameOf } from './says.ts';

/** How far ahead a free day is looked for. */
const DAYS_AHEAD = 28;

const leaving = z.strictObject({ job: z.string(), day: z.iso.date() });

export function dropOffTools(catalogue: Catalogue, bookings: Bookings): readonly Tool[] {
  return [findDay(catalogue, bookings), book(catalogue, bookings)];
}

/** The day that was wished for if a stand is free on it, else the next one. Changes nothing. */
function findDay(catalogue: Catalogue, bookings: Bookings): Tool {
  return {
    name: 'find_day',
    states: ['looking'],
    consequence: null,
    input: leaving,
    async run(input, { now }): Promise<Definite> {
      const { day } = leaving.parse(input);
      for (let ahead = 0; ahead < DAYS_AHEAD; ahead += 1) {
        const candidate = addDays(day, ahead);
        if (await isFree(candidate, catalogue, bookings, now)) return { kind: 'done', output: { day: candidate } };
      }
      return { kind: 'done', output: { day: null } };
    },
  };
}

/** Books a stand for the day, once: its key finds it again, and takes it back if nobody wants it any more. */
function book(catalogue: Catalogue, bookings: Bookings): Tool {
  const { business, stands } = catalogue;
  return {
    name: 'book',
    states: ['booking'],
    consequence: {
      async lookup({ key }) {
        const booking = await bookings.findByKey(key);
        return booking && outcomeOf(booking);
      },
      async undo({ key, now }) {
        const booking = await bookings.findByKey(key);
        if (booking) await bookings.move({ id: booking.id, from: ['confirmed'], to: 'cancelled', now });
      },
    },
    input: leaving,
    async run(input, { key, id, conversation, now }: CallFacts): Promise<Definite> {
      const { job, day } = leaving.parse(input);
      const span = spanOf(day, catalogue);
      if (span === null) return { kind: 'refused', reason: 'closed' };
      const place = { business: business.id, resource: stands.id, units: unitsOf(stands), ...span };
      const whose = { heldUntil: null, conversation, customer: null, details: { job, day } };
      const answer = await bookings.book({ key, id, ...place, ...whose, now });
      return answer.kind === 'taken' ? { kind: 'refused', reason: 'taken' } : outcomeOf(answer.booking);
    },
  };
}

/** What is told comes from the ledger, not from what was asked for. One that was taken back is none. */
function outcomeOf({ id, status, details }: Booking): Definite {
  if (status === 'cancelled') return { kind: 'refused', reason: 'cancelled' };
  return { kind: 'done', output: { booking: id, day: String(details['day']) } };
}

async function isFree(day: string, catalogue: Catalogue, bookings: Bookings, now: string): Promise<boolean> {
  const { business, stands } = catalogue;
  const span = spanOf(day, catalogue);
  if (span === null || instantOf(span.start) <= instantOf(now)) return false;
  const busy = await bookings.busy({
    business: business.id,
    resources: [stands.id],
    from: span.start,
    to: span.end,
    now,
  });
  return new Set(busy.map(({ unit }) => unit)).size < stands.units;
}

/** From when the doors open to when they close; null where they do not open. */
function spanOf(day: string, { business, stands }: Catalogue): { readonly start: string; readonly end: string } | null {
  const { timeZone } = business;
  const ranges = openRanges(day, stands.openings);
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (first === undefined || last === undefined) return null;
  const at = (minute: number) => isoInstant(instantAt(day, minute, timeZone), timeZone);
  return { start: at(first.from), end: at(last.to) };
}

/** What the desk can do about a bicycle that is booked in: tell of it, call it off, and take that back. */
export function dropOffKeeper(catalogue: Catalogue, bookings: Bookings): Keeper {
  const { timeZone } = catalogue.business;
  return {
    told: ({ details }) => {
      const job = details['job'];
      return typeof job === 'string' ? { say: 'kept', facts: { job: nameOf(job, catalogue) } } : null;
    },
    async callOff({ id, start }, { now }) {
      if (localTime(instantOf(start), timeZone).date <= localTime(instantOf(now), timeZone).date) {
        return { kind: 'refused', reason: 'passed' };
      }
      const after = await bookings.move({ id, from: ['confirmed'], to: 'cancelled', now });
      return after?.booking.status === 'cancelled'
        ? { kind: 'done', output: { id, start } }
        : { kind: 'refused', reason: 'not standing' };
    },
    async wayBack({ id }) {
      return async ({ now }) => {
        const after = await bookings.move({ id, from: ['cancelled'], to: 'confirmed', now });
        return after?.booking.status === 'confirmed'
          ? { kind: 'done', output: { id } }
          : { kind: 'refused', reason: 'taken' };
      };
    },
  };
}
