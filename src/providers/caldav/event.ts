import ICAL from 'ical.js';
import { eventsIn, type Reading } from '../../domain/outside-event.ts';
import type { Span } from '../../domain/twin.ts';
import type { OutsideWrite } from '../../ports/outside-calendar.ts';

/** Our event as a calendar file: a new one, or the one that stands there with nothing changed but what is ours. */
export function writtenEvent(event: OutsideWrite, standing: string | null): string {
  const calendar = (standing === null ? null : parsedCalendar(standing)) ?? newCalendar();
  const part = calendar.getFirstSubcomponent('vevent') ?? newEvent(calendar, event);
  part.updatePropertyWithValue('dtstamp', utc(event.start));
  part.updatePropertyWithValue('sequence', Math.max(event.sequence, sequenceOf(part)));
  part.updatePropertyWithValue('summary', event.title);
  part.updatePropertyWithValue('status', 'CONFIRMED');
  if (event.location !== null) part.updatePropertyWithValue('location', event.location);
  // A person's own notes stay, and so does whatever else they put there.
  if (!part.hasProperty('description')) part.updatePropertyWithValue('description', event.notes);
  for (const name of ['dtstart', 'dtend', 'duration', 'rrule', 'rdate', 'exdate']) part.removeAllProperties(name);
  part.addPropertyWithValue('dtstart', utc(event.start));
  part.addPropertyWithValue('dtend', utc(event.end));
  return calendar.toString();
}

/** When the event takes place; null where the text is none. */
export function spanIn(text: string, reading: Reading): Span | null {
  return eventsIn(text, reading)?.[0]?.span ?? null;
}

export function uidOf(uid: string): string {
  return `${uid}@holdfast`;
}

function parsedCalendar(text: string): ICAL.Component | null {
  try {
    const calendar = new ICAL.Component(ICAL.parse(text));
    // Of a series that somebody made of it, the first is ours.
    const [, ...others] = calendar.getAllSubcomponents('vevent');
    for (const one of others) calendar.removeSubcomponent(one);
    return calendar;
  } catch {
    return null;
  }
}

function newCalendar(): ICAL.Component {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Holdfast//EN');
  return calendar;
}

function newEvent(calendar: ICAL.Component, { uid }: OutsideWrite): ICAL.Component {
  const part = new ICAL.Component('vevent');
  part.addPropertyWithValue('uid', uidOf(uid));
  calendar.addSubcomponent(part);
  return part;
}

function sequenceOf(part: ICAL.Component): number {
  return Number(part.getFirstPropertyValue('sequence') ?? 0) || 0;
}

function utc(instant: number): ICAL.Time {
  return ICAL.Time.fromJSDate(new Date(instant), true);
}
