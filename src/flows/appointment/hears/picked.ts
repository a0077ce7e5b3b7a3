import { heardChoice } from '../../../core/hearing.ts';
import { mentions } from '../../../core/reading.ts';
import { rememberedLast } from '../../../core/remembered.ts';
import { clockTime, instantOf, localTime } from '../../../domain/zoned.ts';
import { hasPassed } from '../life.ts';
import { asOptions, type Heard, hasOrdinal } from './heard.ts';
import { bareNumber, fits, isLoneNumber, isSpecific } from './wish.ts';

/** Which of the slots on the table was meant. */

export function slotsOf({ data }: Heard): readonly string[] {
  return data.last_offer?.slots ?? [];
}

/** The only one that there is, or that has not gone by. */
export function only(heard: Heard): string | undefined {
  const slots = slotsOf(heard);
  const [first, ...others] = slots.length === 1 ? slots : slots.filter((slot) => !hasPassed(slot, heard.now));
  return others.length === 0 ? first : undefined;
}

/** The place that was picked on purpose: beside a day or time a lone number may be an hour, "the second" may not. */
export const place = rememberedLast((heard: Heard): number | null => {
  const found = heardChoice(heard.reading, asOptions(slotsOf(heard)));
  const isPick = hasOrdinal(heard) || !isSpecific(heard.wish) || isLoneNumber(heard.reading);
  return found !== null && isPick ? found : null;
});

/** "The first one" picks it; "the first one but at 10" wishes for another time on its day. */
export function placeStands(heard: Heard): boolean {
  const slot = slotsOf(heard)[place(heard) ?? 0] ?? '';
  if (!isSpecific(heard.wish) || isLoneNumber(heard.reading)) return true;
  return fits(slot, heard.wish, heard.timeZone) || isLastOfItsDay(slot, heard);
}

/** "The last one on Wednesday": the last of the day, unless one of those listed is the only one on it. */
function isLastOfItsDay(slot: string, heard: Heard): boolean {
  const { wish, timeZone } = heard;
  if (wish.window?.latest !== true || (wish.date ?? wish.dates) === null) return false;
  const onDay = slotsOf(heard).filter((one) => fits(one, { ...wish, window: null }, timeZone));
  return onDay.length === 1 && onDay[0] === slot;
}

export const fitting = rememberedLast((heard: Heard): readonly string[] =>
  slotsOf(heard).filter((slot) => fits(slot, heard.wish, heard.timeZone)),
);

/** "Not noon" of two leaves the other, where no day or time was named but to rule it out (A8). */
export function leftOver({ reading, wish, timeZone, ...heard }: Heard): string | null {
  if (wish.timesOut.length === 0) return null;
  const named = [wish.date, wish.dates, wish.time, ...mentions(reading, 'window')].some((one) => one !== null);
  const slots = heard.data.last_offer?.slots ?? [];
  const left = slots.filter((slot) => !wish.timesOut.includes(clockTime(localTime(instantOf(slot), timeZone).minute)));
  return !named && slots.length === 2 && left.length === 1 ? (left[0] ?? null) : null;
}

/** A number within a sentence ("2 works for me", "let's do 11"): an option, or the hour of one of them. */
export function numbered(heard: Heard): number | null {
  const number = bareNumber(heard.reading);
  // "9 is too early" takes no nine o'clock.
  if (number === null || heard.has('question') || direction(heard) !== null) return null;
  const slots = slotsOf(heard);
  if (number <= slots.length) return number - 1;
  const hours = slots.map((slot) => localTime(instantOf(slot), heard.timeZone).minute / 60);
  const places = hours.flatMap((hour, index) => (hour === number || hour === number + 12 ? [index] : []));
  return places.length === 1 ? (places[0] ?? null) : null;
}

export function direction({ pick }: Heard): 'earlier' | 'later' | null {
  return pick === 'earlier' || pick === 'later' ? pick : null;
}
