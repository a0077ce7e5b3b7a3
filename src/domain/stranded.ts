import type { Json, JsonObject } from '../core/json.ts';
import type { Booking } from './booking.ts';
import type { Business, Resource } from './business.ts';
import { openRanges } from './hours.ts';
import { addDays, instantAt, instantOf, localTime } from './zoned.ts';

/** A business, and the file that it was read from. */
interface Written {
  readonly business: Business;
  readonly document: JsonObject;
}

/**
 * What is booked and would lose its footing if a business were another: nobody and nothing of that name is left to have it with,
 * it lies outside the hours by more than it did, or what was booked is no longer on offer. It stays booked; whoever changes
 * the business is told of it first (G4, G7).
 */
export function strandedBy(before: Written, after: Written, bookings: readonly Booking[]): readonly Booking[] {
  const left = namesIn(after.document['settings']);
  const gone = [...namesIn(before.document['settings'])].filter((name) => !left.has(name));
  return bookings.filter((booking) => {
    const [was, is] = [before, after].map(({ business }) =>
      business.resources.find(({ id }) => id === booking.resource),
    );
    if (was !== undefined && (is === undefined || is.units < booking.unit)) return true;
    if (was !== undefined && is !== undefined && openFor(booking, is, after) < openFor(booking, was, before))
      return true;
    return gone.some((name) => name === booking.resource || isNamedIn(name, booking.details));
  });
}

/** Of how much of its time the doors are open, in milliseconds. */
function openFor({ start, end }: Booking, { openings }: Resource, { business: { timeZone } }: Written): number {
  const [from, to] = [instantOf(start), instantOf(end)];
  const last = localTime(to, timeZone).date;
  let open = 0;
  for (let date = localTime(from, timeZone).date; date <= last; date = addDays(date, 1)) {
    for (const range of openRanges(date, openings)) {
      const [opens, closes] = [instantAt(date, range.from, timeZone), instantAt(date, range.to, timeZone)];
      open += Math.max(0, Math.min(to, closes) - Math.max(from, opens));
    }
  }
  return open;
}

/** What a journey's things go by: services, spaces, trips. */
function namesIn(value: Json | undefined): ReadonlySet<string> {
  if (typeof value !== 'object' || value === null) return new Set();
  const names = Object.entries(value).flatMap(([key, one]: [string, Json]) =>
    (key === 'id' || key === 'name') && typeof one === 'string' ? [one] : [...namesIn(one)],
  );
  return new Set(names);
}

function isNamedIn(name: string, value: Json): boolean {
  if (typeof value !== 'object' || value === null) return value === name;
  return Object.values(value).some((one: Json) => isNamedIn(name, one));
}
