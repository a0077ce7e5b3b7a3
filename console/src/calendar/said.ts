import type { BlockView, BookingView, Calendar } from '../api/calendar.ts';
import { sayTime } from '../time/said.ts';
import type { Words } from '../words/words.ts';

export const REASON: { readonly [Reason in BlockView['reason']]: keyof Words } = {
  holiday: 'holiday',
  sickness: 'sickness',
  other: 'blocked',
};

export function resourceName({ resources }: Calendar, id: string): string {
  return resources.find((resource) => resource.id === id)?.name ?? id;
}

/** From when until when. */
export function spanOf(
  language: string,
  { timeZone }: Calendar,
  { start, end }: Pick<BookingView, 'start' | 'end'>,
): string {
  return `${sayTime(language, timeZone, start)}–${sayTime(language, timeZone, end)}`;
}

/** A booking in its parts, as people say them. */
export function describe(language: string, calendar: Calendar, { what, start, end, resource, customer }: BookingView) {
  return {
    what,
    time: spanOf(language, calendar, { start, end }),
    resource: resourceName(calendar, resource),
    who: customer?.name ?? customer?.reach[0] ?? null,
  };
}
