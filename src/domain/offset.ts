/**
 * How far a zone's wall clock is ahead of UTC at an instant, in milliseconds. `Intl` knows, but takes microseconds to
 * say, and one offer asks hundreds of times; so what it says is remembered for each day, with the instant of the change
 * on the few days that have one. The memory changes nothing about the answers and is bounded.
 */
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Eleven years of days for each zone. Beyond that somebody is asking about invented dates, and we start afresh. */
const DAYS_REMEMBERED_MAX = 4_096;
const ZONES_REMEMBERED_MAX = 600;

/** One day of UTC: the offset it begins with and, from `changeAt` on, another. */
interface OffsetDay {
  readonly before: number;
  readonly after: number;
  readonly changeAt: number;
}

interface Zone {
  readonly format: Intl.DateTimeFormat;
  readonly days: Map<number, OffsetDay>;
  /** Days without a change that were looked at one after the other: what is asked next mostly lies there too. */
  steady: Steady;
}

interface Steady {
  readonly from: number;
  readonly to: number;
  readonly offset: number;
}

const NOWHERE: Steady = { from: 0, to: 0, offset: 0 };

const zones = new Map<string, Zone>();
/** What is asked next is mostly about the same one. */
let latest: { readonly name: string; readonly zone: Zone } | null = null;

export function offsetAt(instant: number, timeZone: string): number {
  const zone = zoneNamed(timeZone);
  const { steady } = zone;
  if (instant >= steady.from && instant < steady.to) return steady.offset;
  const day = Math.floor(instant / DAY_MS);
  const known = zone.days.get(day) ?? look(day, zone.format);
  if (zone.days.size >= DAYS_REMEMBERED_MAX) zone.days.clear();
  zone.days.set(day, known);
  if (known.before === known.after) zone.steady = withDay(steady, day * DAY_MS, known.before);
  return instant < known.changeAt ? known.before : known.after;
}

/** Longer by a day that is next to it and alike; else that day alone. */
function withDay({ from, to, offset }: Steady, start: number, here: number): Steady {
  const end = start + DAY_MS;
  if (offset !== here || start > to || end < from) return { from: start, to: end, offset: here };
  return { from: Math.min(from, start), to: Math.max(to, end), offset };
}

/** Whether there is such a zone: `Europe/London` is one, `London` is not. */
export function isTimeZone(name: string): boolean {
  try {
    zoneNamed(name);
    return true;
  } catch {
    return false;
  }
}

function zoneNamed(timeZone: string): Zone {
  if (latest?.name === timeZone) return latest.zone;
  const zone = zones.get(timeZone) ?? newZone(timeZone);
  latest = { name: timeZone, zone };
  return zone;
}

function newZone(timeZone: string): Zone {
  const zone: Zone = { format: wallClock(timeZone), days: new Map(), steady: NOWHERE };
  if (zones.size >= ZONES_REMEMBERED_MAX) zones.clear();
  zones.set(timeZone, zone);
  return zone;
}

function wallClock(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
}

/** No zone changes its clocks twice within a day, so comparing the two ends of a day finds every change. */
function look(day: number, format: Intl.DateTimeFormat): OffsetDay {
  const start = day * DAY_MS;
  const end = start + DAY_MS;
  const before = ask(start, format);
  const after = ask(end, format);
  if (before === after) return { before, after, changeAt: end };
  let unchanged = start;
  let changed = end;
  while (changed - unchanged > MINUTE_MS) {
    const middle = unchanged + Math.floor((changed - unchanged) / MINUTE_MS / 2) * MINUTE_MS;
    if (ask(middle, format) === before) unchanged = middle;
    else changed = middle;
  }
  return { before, after, changeAt: changed };
}

/** Offsets are whole minutes, as they have been everywhere since 1972. */
function ask(instant: number, format: Intl.DateTimeFormat): number {
  const shown: { [part: string]: number } = {};
  for (const { type, value } of format.formatToParts(instant)) shown[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = shown;
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(instant / MINUTE_MS) * MINUTE_MS;
}
