import { findIana } from 'windows-iana';
import { z } from 'zod';
import { isTimeZone } from '../../../domain/offset.ts';
import type { OutsideEvent } from '../../../domain/outside-event.ts';
import type { Found, Span } from '../../../domain/twin.ts';
import { instantAt, startOfDay } from '../../../domain/zoned.ts';
import type { OutsideWrite } from '../../../ports/outside-calendar.ts';
import { busyIn } from '../busy.ts';

const moment = z.object({ dateTime: z.string().optional(), timeZone: z.string().nullish() });

/** As much of an event of Microsoft Graph as is looked at: never what it is about. */
export const graphEvent = z.object({
  id: z.string(),
  '@odata.etag': z.string().optional(),
  '@removed': z.object({ reason: z.string().optional() }).optional(),
  type: z.string().nullish(),
  seriesMasterId: z.string().nullish(),
  iCalUId: z.string().nullish(),
  transactionId: z.string().nullish(),
  isAllDay: z.boolean().nullish(),
  isCancelled: z.boolean().nullish(),
  showAs: z.string().nullish(),
  responseStatus: z.object({ response: z.string().nullish() }).nullish(),
  start: moment.nullish(),
  end: moment.nullish(),
});

export type GraphEvent = z.output<typeof graphEvent>;
type Moment = z.output<typeof moment>;

export const EVENT_FIELDS = Object.keys(graphEvent.shape)
  .filter((name) => !name.startsWith('@'))
  .join(',');

/** A mark of our own that a booking's event is found by, wherever it is. */
export const BOOKING_PROPERTY = 'String {6b0a1c7e-6f1c-4f1e-9d51-0c5f6b1f7a34} Name HoldfastBooking';

const OURS = /^([0-9a-f-]{36})(?:\.\w+)?$/;

/** The name an event goes by here: ours by what we called its making, others by what all calendars call them. */
function uidOf({ id, transactionId, iCalUId }: GraphEvent): string {
  const [, uid] = OURS.exec(transactionId ?? '') ?? [];
  return uid === undefined ? (iCalUId ?? id) : `${uid}@holdfast`;
}

/** Times are asked for in UTC; a server that tells them in another zone names it as Windows does, or as everybody does. */
function instantOf({ dateTime = '', timeZone }: Moment, isDay: boolean, own: string): number | null {
  const [, day = '', hours = '0', minutes = '0', seconds = '0'] =
    /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d):(\d\d)/.exec(dateTime) ?? [];
  if (day === '') return null;
  // A day is told as a midnight, whatever zone stands beside it.
  if (isDay) return startOfDay(day, own);
  return instantAt(day, Number(hours) * 60 + Number(minutes), zoneOf(timeZone, own)) + Number(seconds) * 1000;
}

export function zoneOf(name: string | null | undefined, own: string): string {
  if (name == null || name === '') return own;
  if (name === 'tzone://Microsoft/Utc') return 'UTC';
  if (isTimeZone(name)) return name;
  const known = findIana(name);
  // Of the places that Windows lumps together, the business's own if it is among them.
  return known.find((one) => one === own) ?? known.find(isTimeZone) ?? own;
}

export function spanOf({ start, end, isAllDay }: GraphEvent, own: string): Span | null {
  const isDay = isAllDay === true;
  const [from, to] = [start && instantOf(start, isDay, own), end && instantOf(end, isDay, own)];
  return from == null || to == null ? null : { start: from, end: to };
}

export function outsideOf(event: GraphEvent, within: Span, own: string): OutsideEvent | null {
  const span = spanOf(event, own);
  return span && { uid: uidOf(event), span, busy: takesTime(event) ? busyIn(span, within) : [] };
}

/** As Outlook itself counts: what is tentative takes the time, what is free or done elsewhere does not. */
function takesTime({ showAs, isCancelled, responseStatus }: GraphEvent): boolean {
  if (isCancelled === true || responseStatus?.response === 'declined') return false;
  return showAs !== 'free' && showAs !== 'workingElsewhere';
}

export function foundOf(event: GraphEvent, own: string): Found | null {
  const [span, mark] = [spanOf(event, own), event['@odata.etag']];
  if (span === null || mark === undefined || event.isCancelled === true) return null;
  return { place: event.id, mark, ...span };
}

/** What is ours of an event. A person's own notes stay, and so does whatever else they put there. */
export function writtenOf({ title, location, start, end }: OutsideWrite) {
  const at = (instant: number) => ({ dateTime: new Date(instant).toISOString().slice(0, 19), timeZone: 'UTC' });
  return {
    ...{ subject: title, start: at(start), end: at(end), isAllDay: false, showAs: 'busy' as const },
    ...(location !== null && { location: { displayName: location } }),
  };
}

/** What is said once, when it is made. */
export function madeOf(event: OutsideWrite, transactionId: string) {
  return {
    ...writtenOf(event),
    transactionId,
    body: { contentType: 'text' as const, content: event.notes },
    singleValueExtendedProperties: [{ id: BOOKING_PROPERTY, value: event.uid }],
  };
}
