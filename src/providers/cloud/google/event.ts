import { z } from 'zod';
import { isTimeZone } from '../../../domain/offset.ts';
import type { OutsideEvent } from '../../../domain/outside-event.ts';
import type { Found, Span } from '../../../domain/twin.ts';
import { instantAt, startOfDay } from '../../../domain/zoned.ts';
import type { OutsideWrite } from '../../../ports/outside-calendar.ts';
import { busyIn } from '../busy.ts';

/** As much of an event as is asked for: never what it is about. */
const moment = z.object({
  date: z.string().optional(),
  dateTime: z.string().optional(),
  timeZone: z.string().optional(),
});

export const googleEvent = z.object({
  id: z.string().optional(),
  etag: z.string().optional(),
  status: z.string().optional(),
  iCalUID: z.string().optional(),
  transparency: z.string().optional(),
  eventType: z.string().optional(),
  start: moment.optional(),
  end: moment.optional(),
  attendees: z.array(z.object({ self: z.boolean().optional(), responseStatus: z.string().optional() })).optional(),
});

export type GoogleEvent = z.output<typeof googleEvent>;
type Moment = z.output<typeof moment>;

/** The fields of an event that are asked for. */
export const EVENT_FIELDS = 'id,etag,status,iCalUID,transparency,eventType,start,end,attendees(self,responseStatus)';

/**
 * Google lets whoever makes an event name it, in digits and the letters a to v: the booking's own name, so that it is never
 * there twice (H5).
 */
export function idOf(uid: string): string {
  return uid.replaceAll('-', '').toLowerCase();
}

const OURS = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/;

/** The name an event goes by here: ours by its id, others by what all calendars call them. */
export function uidOf({ id = '', iCalUID }: GoogleEvent): string {
  const [, ...parts] = OURS.exec(id) ?? [];
  return parts.length > 0 ? `${parts.join('-')}@holdfast` : (iCalUID ?? id);
}

/** Null for what has no time, like one that was deleted. `zone`: what days are read in. */
export function spanOf({ start, end }: GoogleEvent, zone: string): Span | null {
  const [from, to] = [start && instantOf(start, zone), end && instantOf(end, zone)];
  return from == null || to == null ? null : { start: from, end: to };
}

function instantOf({ date, dateTime, timeZone }: Moment, zone: string): number | null {
  if (date !== undefined) return startOfDay(date, zone);
  if (dateTime === undefined) return null;
  const [, day = '', hours = '0', minutes = '0', rest = ''] =
    /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)(.*)$/.exec(dateTime) ?? [];
  if (/(?:Z|[+-]\d\d:?\d\d)$/i.test(rest)) return Date.parse(dateTime);
  const named = timeZone !== undefined && isTimeZone(timeZone) ? timeZone : zone;
  return day === '' ? null : instantAt(day, Number(hours) * 60 + Number(minutes), named);
}

export function outsideOf(event: GoogleEvent, within: Span, zone: string): OutsideEvent | null {
  const span = spanOf(event, zone);
  return span && { uid: uidOf(event), span, busy: takesTime(event) ? busyIn(span, within) : [] };
}

/** Not what is shown as free, says where somebody works, was called off, or was declined by whose calendar it is. */
function takesTime({ status, transparency, eventType, attendees = [] }: GoogleEvent): boolean {
  if (status === 'cancelled' || transparency === 'transparent' || eventType === 'workingLocation') return false;
  return !attendees.some(({ self, responseStatus }) => self === true && responseStatus === 'declined');
}

export function foundOf(event: GoogleEvent, zone: string): Found | null {
  const span = spanOf(event, zone);
  if (span === null || event.id === undefined || event.etag === undefined || event.status === 'cancelled') return null;
  return { place: event.id, mark: event.etag, ...span };
}

/** What is ours of an event. A person's own notes stay, and so does whatever else they put there. */
export function writtenOf({ title, location, start, end }: OutsideWrite) {
  return {
    ...{ summary: title, status: 'confirmed', start: at(start), end: at(end) },
    ...(location !== null && { location }),
  };
}

/** A day that somebody made of it goes. */
function at(instant: number) {
  return { dateTime: new Date(instant).toISOString(), date: null, timeZone: null };
}
