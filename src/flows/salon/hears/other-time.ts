import { mentions } from '../../../core/reading.ts';
import { clockTime, instantOf, localTime } from '../../../domain/zoned.ts';
import type { SalonEntities } from '../intents.ts';
import { isPicked } from '../memory.ts';
import { type Heard, numberedPlace } from './heard.ts';
import { rulesOut, saysWhen } from './when.ts';

/** The day and the time that were chosen. */
export function chosen({ memory, catalogue }: Heard): { readonly date: string; readonly time: string } | null {
  if (memory.data.slot === null) return null;
  const { date, minute } = localTime(instantOf(memory.data.slot), catalogue.timeZone);
  return { date, time: clockTime(minute) };
}

export function namesOtherTime(heard: Heard): boolean {
  const stands = chosen(heard);
  const { when } = heard.said;
  if (stands === null || !saysWhen(when)) return false;
  const same = (when.date ?? dayOfTime(heard)) === stands.date && (when.time ?? stands.time) === stands.time;
  return !same || when.window !== undefined || when.soonest !== undefined;
}

/** A number alone may be anything once a time is chosen; "the third" is one of the list. */
export function otherListed(heard: Heard): number | null {
  const { memory, reading } = heard;
  const isSaid = mentions(reading, 'choice').some(
    ({ pick, certain, negated }) => pick === heard.said.choices[0] && certain && !negated,
  );
  const place = isSaid && memory.slots.length > 1 ? numberedPlace(heard) : null;
  return place === null || memory.data.slot === null || memory.slots[place - 1]?.start === memory.data.slot
    ? null
    : place;
}

/**
 * The day that a time alone is on: the one that was chosen; but that of the times told since to somebody who only asked what is
 * free, where one of them is then (B13).
 */
function dayOfTime(heard: Heard): string | undefined {
  const { memory, catalogue, said } = heard;
  const isSince = memory.slots.every(({ start }) => start !== memory.data.slot);
  const told = memory.slots.map(({ start }) => localTime(instantOf(start), catalogue.timeZone));
  const [day, ...others] = new Set(
    told.filter(({ minute }) => clockTime(minute) === said.when.time).map(({ date }) => date),
  );
  return isSince && day !== undefined && others.length === 0 ? day : chosen(heard)?.date;
}

export function onDayChosen(heard: Heard): SalonEntities {
  const { when } = heard.said;
  const day = dayOfTime(heard);
  const bare = when.date === undefined && when.soonest === undefined && !rulesOut(when, day);
  return bare ? { ...when, date: day ?? '' } : { ...when, ...hourKept(heard) };
}

/** "Better on Friday", of a time they had named: at the same hour. One that was picked from a list is no wish for its hour. */
function hourKept(heard: Heard): SalonEntities {
  const { when } = heard.said;
  const time = chosen(heard)?.time;
  const saysHour = when.time !== undefined || when.window !== undefined || when.soonest !== undefined;
  return saysHour || isPicked(heard.memory) || time === undefined ? {} : { time };
}
