/** Days and hours as the business has them, wherever whoever looks at them sits. */

export interface Wall {
  /** As 2026-03-04. */
  readonly date: string;
  /** Since midnight. */
  readonly minutes: number;
}

const MINUTE = 60_000;

const readers = new Map<string, Intl.DateTimeFormat>();

function readerOf(zone: string): Intl.DateTimeFormat {
  const known = readers.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit' },
  });
  readers.set(zone, made);
  return made;
}

export function wallIn(zone: string, instant: string | number): Wall {
  const parts = new Map(
    readerOf(zone)
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? '00';
  const date = `${part('year')}-${part('month')}-${part('day')}`;
  return { date, minutes: Number(part('hour')) * 60 + Number(part('minute')) };
}

/** The instant at which clocks there show that. In the hour that is skipped in spring, the one an hour later. */
export function instantAt(zone: string, { date, minutes }: Wall): string {
  const asIfUtc = Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE;
  const offsetAt = (guess: number): number => {
    const there = wallIn(zone, guess);
    return Date.parse(`${there.date}T00:00:00Z`) + there.minutes * MINUTE - guess;
  };
  const first = asIfUtc - offsetAt(asIfUtc);
  return new Date(asIfUtc - offsetAt(first)).toISOString();
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 1440 * MINUTE).toISOString().slice(0, 10);
}

/** The Monday of its week. */
export function mondayOf(date: string): string {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return addDays(date, -((weekday + 6) % 7));
}

/** As an input of type time has it. */
export function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

export function minutesOf(clock: string): number {
  const [hours = '0', minutes = '0'] = clock.split(':');
  return Number(hours) * 60 + Number(minutes);
}
