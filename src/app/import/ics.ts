import ICAL from 'ical.js';
import { shortHash } from '../../core/ids.ts';
import type { Business } from '../../domain/business.ts';
import { isTimeZone } from '../../domain/offset.ts';
import { instantAt } from '../../domain/zoned.ts';
import type { ImportRow, ReadFile, Unread } from './row.ts';

/** So far ahead is what repeats written down, and so often at most. */
const DAYS_AHEAD = 366;
const TIMES_MAX = 1_000;
const DAY_MILLIS = 24 * 60 * 60_000;

/** Reads the events of a calendar, each time of one that repeats by itself. What is over is not read. */
export function readIcs(text: string, { timeZone }: Pick<Business, 'timeZone'>, now: string): ReadFile {
  const calendars = [ICAL.parse(text)].flat(0).flatMap((one) => new ICAL.Component(one as never));
  const rows: ImportRow[] = [];
  const unread: Unread[] = [];
  const lines = linesOf(text);
  for (const calendar of calendars) {
    for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
    const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
    const exceptions = events.filter((one) => one.isRecurrenceException());
    for (const event of events.filter((one) => !one.isRecurrenceException())) {
      const line = lines.get(event.uid) ?? 1;
      for (const exception of exceptions.filter(({ uid }) => uid === event.uid)) event.relateException(exception);
      const problem = problemOf(event);
      if (problem !== null) unread.push({ line, problem });
      else rows.push(...timesOf(event, timeZone, Date.parse(now)).map((time) => ({ line, ...time })));
    }
  }
  return { rows, unread };
}

type Row = Omit<ImportRow, 'line'>;

function timesOf(event: ICAL.Event, timeZone: string, now: number): readonly Row[] {
  if (!event.isRecurring()) {
    return isOff(event) ? [] : [rowOf(event, event.uid, event.startDate, event.endDate, timeZone)];
  }
  const rows: Row[] = [];
  const iterator = event.iterator();
  for (let times = 0; times < TIMES_MAX; times += 1) {
    const next = iterator.next();
    if (next === undefined || next === null) break;
    const { item, recurrenceId, startDate, endDate } = event.getOccurrenceDetails(next);
    const row = rowOf(item, `${event.uid}/${recurrenceId.toString()}`, startDate, endDate, timeZone);
    if ((row.start ?? 0) > now + DAYS_AHEAD * DAY_MILLIS) break;
    // What is long over is passed by without counting.
    if ((row.end ?? 0) <= now) times -= rows.length === 0 && times > 0 ? 1 : 0;
    else if (!isOff(item)) rows.push(row);
  }
  return rows;
}

function rowOf(event: ICAL.Event, uid: string, start: ICAL.Time, end: ICAL.Time, timeZone: string): Row {
  const [attendee] = event.attendees;
  const address = String(attendee?.getFirstValue() ?? '');
  const called = attendee?.getParameter('cn');
  const phone = /(?:tel:|\b)(\+?\d[\d\s()./-]{6,}\d)/.exec(`${event.description ?? ''} ${address}`)?.[1] ?? null;
  return {
    key: shortHash({ uid }),
    name: typeof called === 'string' ? called : null,
    email: /^mailto:/i.test(address) ? address.slice('mailto:'.length) : null,
    phone,
    service: event.summary?.trim() || null,
    resource: event.location?.trim() || null,
    start: instantIn(start, zoneOf(event), timeZone),
    end: instantIn(end, zoneOf(event), timeZone),
  };
}

function isOff(event: ICAL.Event): boolean {
  return String(event.component.getFirstPropertyValue('status') ?? '').toUpperCase() === 'CANCELLED';
}

function problemOf(event: ICAL.Event): string | null {
  const { startDate, summary } = event;
  if (startDate === null || startDate.isDate) return `"${summary}" is all day`;
  const zone = zoneOf(event);
  const isKnown = zone === null || isTimeZone(zone) || startDate.zone.tzid !== FLOATING;
  return isKnown ? null : `"${summary}" is in the time zone "${zone}", which nobody knows`;
}

const FLOATING = 'floating';

/** The name that the file gives the zone of an event; null where it gives none. */
function zoneOf({ component }: ICAL.Event): string | null {
  const named = component.getFirstProperty('dtstart')?.getParameter('tzid');
  return typeof named === 'string' ? named : null;
}

/** The zone by its name where everybody knows it; else as the file itself describes it; without any, the business's. */
function instantIn(time: ICAL.Time, zone: string | null, timeZone: string): number {
  if (time.zone.tzid === 'UTC') return time.toUnixTime() * 1000;
  if (zone !== null && !isTimeZone(zone)) return time.toUnixTime() * 1000;
  const date = [time.year, time.month, time.day].map((part) => String(part).padStart(2, '0')).join('-');
  return instantAt(date, time.hour * 60 + time.minute, zone ?? timeZone);
}

/** Where each event begins, by its id. */
function linesOf(text: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  let begun = 1;
  text.split(/\r?\n/).forEach((line, index) => {
    if (/^BEGIN:VEVENT/i.test(line)) begun = index + 1;
    const uid = /^UID:(.*)$/i.exec(line)?.[1]?.trim();
    if (uid !== undefined && !found.has(uid)) found.set(uid, begun);
  });
  return found;
}
