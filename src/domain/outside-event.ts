import ICAL from 'ical.js';
import { isTimeZone } from './offset.ts';
import type { Span } from './twin.ts';
import { instantAt, startOfDay } from './zoned.ts';

/** An event of somebody's calendar, as far as it matters for free times: when, and whether it takes the time up. */
export interface OutsideEvent {
  readonly uid: string;
  /** Its own time; of a series, that of the first. */
  readonly span: Span;
  /** When it takes up its owner's time within what was asked for; empty for what is free, declined or called off. */
  readonly busy: readonly Span[];
  /** What its owner calls it; absent where it has no name or is not for others to read. */
  readonly title?: string;
}

export interface Reading {
  /** What is asked about. A series is written out only within it. */
  readonly within: Span;
  /** The business's own zone: what all-day events, times without a zone and zones that nobody knows are read in. */
  readonly timeZone: string;
  /** The owner's e-mail address, for what they declined; null where it is not known. */
  readonly owner: string | null;
}

/** A series that begins long ago is walked through; one that never ends is not walked further than this. */
const WALKED_MAX = 20_000;

/** The events of a calendar file (RFC 5545); null where it is none. One that cannot be read is left out. */
export function eventsIn(text: string, reading: Reading): readonly OutsideEvent[] | null {
  const calendar = parsed(text);
  if (calendar === null) return null;
  const byUid = new Map<string, ICAL.Component[]>();
  for (const part of calendar.getAllSubcomponents('vevent')) {
    const uid = String(part.getFirstPropertyValue('uid') ?? '');
    byUid.set(uid, [...(byUid.get(uid) ?? []), part]);
  }
  return [...byUid].flatMap(([uid, parts]) => eventOf(uid, parts, reading) ?? []);
}

function parsed(text: string): ICAL.Component | null {
  try {
    // One calendar, or several in one file, of which the first counts.
    const read: readonly unknown[] = ICAL.parse(text);
    const calendar = typeof read[0] === 'string' ? read : read[0];
    return new ICAL.Component(calendar as [string, unknown[], unknown[]]);
  } catch {
    return null;
  }
}

function eventOf(uid: string, parts: readonly ICAL.Component[], reading: Reading): OutsideEvent | null {
  try {
    const isException = (part: ICAL.Component) => part.hasProperty('recurrence-id');
    const main = parts.find((part) => !isException(part));
    const exceptions = parts.filter(isException);
    // An invitation to one of a series comes without the rest of it.
    if (main === undefined) return lonely(uid, exceptions, reading);
    // Without being told of them it would look through the whole file for each event.
    const event = new ICAL.Event(main, { strictExceptions: false, exceptions: [...exceptions] });
    const span = spanOf(event.startDate, event.endDate, main, reading);
    const busy = event.isRecurring() ? series(event, main, reading) : busyIn(main, span, reading);
    return { uid, span, busy, ...named(main) };
  } catch {
    return null;
  }
}

function lonely(uid: string, parts: readonly ICAL.Component[], reading: Reading): OutsideEvent | null {
  const spans = parts.map((part) => {
    const event = new ICAL.Event(part);
    return { part, span: spanOf(event.startDate, event.endDate, part, reading) };
  });
  const [first] = spans;
  if (first === undefined) return null;
  const busy = spans.flatMap(({ part, span }) => busyIn(part, span, reading));
  return { uid, span: first.span, busy, ...named(first.part) };
}

const TITLE_MAX = 200;

/** Not of what is marked private or confidential: that is its owner's alone (G4). */
function named(part: ICAL.Component): Pick<OutsideEvent, 'title'> {
  const value = (name: string) => String(part.getFirstPropertyValue(name) ?? '').trim();
  const isPublic = ['', 'PUBLIC'].includes(value('class').toUpperCase());
  const title = value('summary').slice(0, TITLE_MAX);
  return isPublic && title !== '' ? { title } : {};
}

function series(event: ICAL.Event, main: ICAL.Component, reading: Reading): readonly Span[] {
  const found: Span[] = [];
  const walk = event.iterator();
  for (let walked = 0; walked < WALKED_MAX; walked += 1) {
    const next: ICAL.Time | undefined = walk.next();
    if (!next) break;
    // One that was moved may lie on the other side of where the series has come to.
    if (instantOf(next, main, 'dtstart', reading) >= reading.within.end + FAR_MS) break;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    const part = item.component;
    found.push(...busyIn(part, spanOf(startDate, endDate, part, reading), reading));
  }
  return found;
}

/** How far one of a series may be moved from where it would be. */
const FAR_MS = 31 * 86_400_000;

function busyIn(part: ICAL.Component, span: Span, { within, owner }: Reading): readonly Span[] {
  const isFree = span.end <= span.start || span.end <= within.start || span.start >= within.end;
  return isFree || !takesTime(part, owner) ? [] : [span];
}

/** Not what is shown as free, called off, or declined by whoever's calendar it is. */
function takesTime(part: ICAL.Component, owner: string | null): boolean {
  const value = (name: string) => String(part.getFirstPropertyValue(name) ?? '').toUpperCase();
  if (value('transp') === 'TRANSPARENT' || value('status') === 'CANCELLED') return false;
  const answers = part.getAllProperties('attendee').filter((one) => isOwner(one, owner));
  return !answers.some((one) => String(one.getParameter('partstat') ?? '').toUpperCase() === 'DECLINED');
}

function isOwner(attendee: ICAL.Property, owner: string | null): boolean {
  const address = String(attendee.getFirstValue() ?? '').toLowerCase();
  return owner !== null && address.replace(/^mailto:/, '') === owner.toLowerCase();
}

function spanOf(start: ICAL.Time, end: ICAL.Time | null, part: ICAL.Component, reading: Reading): Span {
  const from = instantOf(start, part, 'dtstart', reading);
  const zoned = part.hasProperty('dtend') ? 'dtend' : 'dtstart';
  return { start: from, end: end === null ? from : instantOf(end, part, zoned, reading) };
}

/**
 * By the name of the zone where that is one everybody knows: the rules that are sent along with it are often old or made up.
 * Then by those rules, and last by the business's own zone (X9).
 */
function instantOf(time: ICAL.Time, part: ICAL.Component, property: string, { timeZone }: Reading): number {
  const date = `${String(time.year).padStart(4, '0')}-${two(time.month)}-${two(time.day)}`;
  if (time.isDate) return startOfDay(date, timeZone);
  if (time.zone === ICAL.Timezone.utcTimezone) return time.toUnixTime() * 1000;
  const named = String(part.getFirstProperty(property)?.getParameter('tzid') ?? '').replace(/^\/[^/]+\//, '');
  const isKnown = named !== '' && isTimeZone(named);
  if (!isKnown && hasRules(time, named)) return time.toUnixTime() * 1000;
  const minute = time.hour * 60 + time.minute;
  return instantAt(date, minute, isKnown ? named : timeZone) + time.second * 1000;
}

function hasRules({ zone }: ICAL.Time, named: string): boolean {
  return named !== '' && zone !== null && zone !== ICAL.Timezone.localTimezone;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
