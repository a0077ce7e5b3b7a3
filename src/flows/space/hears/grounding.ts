import { mentions, type Reading } from '../../../core/reading.ts';
import { isDate } from '../../../domain/zoned.ts';
import type { Memory } from '../memory.ts';
import type { Protocol } from '../protocol.ts';
import { refusesToCancel } from './heard.ts';
import { type Place, standingIn } from './place.ts';
import { type Said, saidIn } from './said.ts';

/**
 * Whether what a model claims is borne out by the user's own words (E3, X1): a confirmation by a yes, a giving up by no
 * yes, a space or a period by something that was said of it. Whether the space exists and the period can be had is for
 * the machine to judge, because that leads back to a step (E5).
 */
export function isBorneOut(claim: Protocol, reading: Reading, place: Place): boolean {
  const said = saidIn(reading, standingIn(place));
  return (
    isStatusMeant(claim, reading, said, place) &&
    isSpaceMeant(claim, reading, said, place) &&
    isPeriodMeant(claim, reading, place)
  );
}

function isStatusMeant(claim: Protocol, reading: Reading, said: Said, { state }: Place): boolean {
  const brings = said.space !== null || said.period !== null || said.choice !== null;
  switch (claim.status) {
    case 'PENDING':
      return true;
    case 'COMPLETED':
      // At the summary the judge of consent has the first word (E3, X11).
      return state === 'CONFIRM_RESERVATION_SUMMARY' || said.answer !== 'no' || brings;
    case 'CANCELED':
      return !(said.answer === 'yes' && reading.rest === '') && !refusesToCancel(reading);
  }
}

/** Another space or another day is never reserved at once: the machine checks it and sums up again (E4). */
export function leadsElsewhere(claim: Protocol, { spaceId, period }: Memory): boolean {
  const day = claim.period?.startDate ?? period?.startDate;
  return (claim.spaceId ?? spaceId) !== spaceId || day !== period?.startDate;
}

/** A space of the catalogue other than the one that stands must be the one they named, or something must hint at it. */
function isSpaceMeant({ spaceId }: Protocol, reading: Reading, said: Said, { memory, catalogue }: Place): boolean {
  if (spaceId === null || spaceId === memory.spaceId) return true;
  if (!catalogue.spaces.some(({ id }) => id === spaceId)) return true;
  if (said.space !== null) return said.space === spaceId;
  const hinted =
    said.choice !== null ||
    said.acts.length > 0 ||
    said.people !== null ||
    said.equipment.length + said.traits.length > 0;
  return hinted || reading.rest !== '';
}

/**
 * A period other than the one that stands must have been spoken of. A day that was named by its number is that day and no
 * other, in this year or the next; how "Saturday week" is to be taken, a model may know better than the rules. What has
 * passed is left to the machine, which asks for another (E5).
 */
function isPeriodMeant({ period }: Protocol, reading: Reading, { memory }: Place): boolean {
  const on = period?.startDate ?? period?.endDate ?? null;
  if (on === null || on === memory.period?.startDate || !isDate(on)) return true;
  if (memory.asked.periods?.some(({ startDate }) => startDate === on)) return true;
  const days = mentions(reading, 'date').filter(({ negated }) => negated !== true);
  const named = days.filter(({ form }) => form === 'calendar');
  if (named.length > 0) return named.some(({ date }) => dayOfYear(date) === dayOfYear(on));
  const spoken = ['date', 'dates', 'time', 'window', 'duration', 'choice'] as const;
  return spoken.some((kind) => mentions(reading, kind).length > 0) || /\d/u.test(reading.rest);
}

function dayOfYear(date: string): string {
  return date.slice('YYYY-'.length);
}
