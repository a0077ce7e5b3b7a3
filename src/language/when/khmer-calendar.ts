import { dayOf } from './calendar.ts';

/**
 * The Khmer calendar of moons, as far as its feasts need it: how long each of its years is, by the traditional reckoning (Chhankitek).
 * A year has twelve moons; some have a moon more, some a day more.
 */

/** The days of the era until a year begins, in eight hundredths. */
function elapsed(year: number): number {
  return year * 292_207 + 499;
}

function daysElapsed(year: number): number {
  return Math.floor(elapsed(year) / 800) + 4;
}

/** How far moon and day are apart when the year begins, of 692. */
function avoman(year: number): number {
  return (11 * daysElapsed(year) + 25) % 692;
}

/** The age of the moon when the year begins, in days of 30. */
function bodithey(year: number): number {
  const days = daysElapsed(year);
  return (Math.floor((11 * days + 25) / 692) + days + 29) % 30;
}

function wantsMonth(year: number): boolean {
  const age = bodithey(year);
  if (age === 25 && bodithey(year + 1) === 5) return false;
  return age >= 25 || age <= 5 || (age === 24 && bodithey(year + 1) === 6);
}

function wantsDay(year: number): boolean {
  const isSolarLeap = 800 - (elapsed(year) % 800) <= 207;
  return isSolarLeap ? avoman(year) <= 126 : avoman(year) <= 137 && avoman(year + 1) !== 0;
}

/** A year that wants both has the moon, and the next one the day. */
function lengthOf(year: number): number {
  if (wantsMonth(year)) return 384;
  return wantsDay(year) || (wantsMonth(year - 1) && wantsDay(year - 1)) ? 355 : 354;
}

/** The era of the Buddha in the November of a year of ours. */
const ERA = 544;
const KNOWN = { year: 2024, day: dayOf(2024, 11, 15) };

/** The full moon of Kadeuk, the middle day of the Water Festival. */
export function waterFestival(year: number): number {
  let { year: at, day } = KNOWN;
  for (; at < year; at += 1) day += lengthOf(at + 1 + ERA);
  for (; at > year; at -= 1) day -= lengthOf(at + ERA);
  return day;
}

/** The last day of the waning moon of Photrobot, the great day of Pchum Ben: always as many days before it. */
export function pchumBen(year: number): number {
  return waterFestival(year) - 44;
}
