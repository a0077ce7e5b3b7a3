import type { WindowName } from '../../core/when.ts';
import { PARTS_OF_DAY } from '../parts-of-day.ts';
import { type Clock, exactClock, type Item } from './grammar/item.ts';
import type { Found } from './scan.ts';
import type { Words } from './words.ts';

/**
 * Things said apart that belong together: the part of the day that settles an hour said elsewhere in the clause
 * ("at 5 tomorrow evening"), and a day said twice ("today, March 5th").
 */
export function joined(found: readonly Found[], words: Words): readonly Found[] {
  if (found.length < 2) return found;
  const whole = withStays(withoutVagueLengths(found));
  return withoutRefusedDays(withoutRepeatedDays(withPartsJoined(whole, words), words));
}

/** "A few days, say four": the length that was counted is the one. */
function withoutVagueLengths(found: readonly Found[]): readonly Found[] {
  const isFew = ({ item }: Found) => item.type === 'duration' && item.few === true;
  const counted = found.some((one) => one.item.type === 'duration' && one.item.unit === 'days' && !isFew(one));
  return counted ? found.filter((one) => !isFew(one)) : found;
}

/** "Three nights from the 27th on": who says for how long names the day on which it begins. */
function withStays(found: readonly Found[]): readonly Found[] {
  if (!found.some(({ item }) => item.type === 'duration' && item.unit !== 'minutes')) return found;
  return found.map((one) =>
    one.item.type === 'days' && one.item.open
      ? { ...one, item: { type: 'day', day: one.item.from, form: 'calendar' } }
      : one,
  );
}

function withPartsJoined(found: readonly Found[], words: Words): readonly Found[] {
  const result = [...found];
  for (let index = 0; index < result.length; index += 1) {
    const time = result[index];
    if (time?.item.type !== 'time' && time?.item.type !== 'range') continue;
    const near =
      [neighbour(result, index, -1, words), neighbour(result, index, 1, words)].find((place) => place !== null) ?? null;
    const part = near === null ? null : result[near];
    if (near === null || part?.item.type !== 'part') continue;
    const isClear = time.item.type === 'range' && isExact(time.item);
    if (time.item.type === 'range' && isClear && !isWithin(time.item, part.item.part)) continue;
    if (!isClear) result[index] = { ...time, item: inPart(time.item, part.item.part) };
    sharePlace(result, Math.min(near, index), Math.max(near, index));
    result.splice(near, 1);
    if (near < index) index -= 1;
  }
  return result;
}

/** What belongs together is one phrase, as if one rule had found it, with what one of them was found with: "this evening". */
function sharePlace(found: Found[], first: number, last: number): void {
  const start = found[first]?.start ?? 0;
  const end = found[last]?.end ?? start;
  for (const [index, one] of found.entries())
    if (one.start < end && one.end > start) found[index] = { ...one, start, end };
}

/** "Tomorrow evening from 20:00 to 23:00": the hours say what the part of the day only hints at. */
function isWithin({ from, to }: Extract<Item, { type: 'range' }>, part: WindowName): boolean {
  if (from === null || to === null) return false;
  const [first, last] = PARTS_OF_DAY[part].widest;
  const ends = to.hour === 0 ? 24 : to.hour;
  const begins = from.exact ? [from.hour] : [from.hour, from.hour + 12];
  return begins.some((hour) => hour >= first && hour < last && hour < ends);
}

/** "Entre 10 et 15": one of the two is on the clock of 24 hours, and so is the other. */
function isExact({ from, to }: Extract<Item, { type: 'range' }>): boolean {
  return from !== null && to !== null && (from.exact || to.exact);
}

/** The hour, or both bounds of a range, put into that part of the day. */
function inPart(item: Extract<Item, { type: 'time' | 'range' }>, named: WindowName): Item {
  const part = isEvening(item, named) ? 'evening' : named;
  const put = (clock: Clock): Clock => ({ ...clock, part: clock.part ?? part });
  if (item.type === 'time') return { type: 'time', clock: put(item.clock) };
  const [from, to] = [item.from && put(item.from), item.to && put(item.to)];
  const begins = BEGINS[part];
  // "Not too early, after work": of two beginnings the later one.
  const later = from?.exact && begins !== undefined && begins.hour > from.hour ? begins : from;
  return { type: 'range', from: later ?? begins ?? null, to: to ?? ENDS[part] ?? null };
}

/** "5 to 8 tonight" begins in the evening, and at no five of the night. */
function isEvening(item: Item, part: WindowName): boolean {
  if (part !== 'night' || item.type !== 'range' || item.from === null || item.to === null) return false;
  return item.from.hour >= EVENING_HOUR && item.from.hour < item.to.hour;
}

const EVENING_HOUR = 4;

/** Where the bound was left open, the part of the day is one: "Friday afternoon, but not after 4", "in the morning, from 10". */
const BEGINS: { readonly [P in WindowName]?: Clock } = {
  afternoon: exactClock(12 * 60),
  evening: exactClock(17 * 60),
};
const ENDS: { readonly [P in WindowName]?: Clock } = { morning: exactClock(12 * 60) };

/** The nearest part of the day in one direction, with only small words and perhaps a day in between. */
function neighbour(found: readonly Found[], from: number, step: 1 | -1, words: Words): number | null {
  let here = found[from];
  for (let index = from + step; ; index += step) {
    const there = found[index];
    if (!here || !there || !close(here, there, words)) return null;
    if (there.item.type === 'part') return index;
    if (there.item.type !== 'day') return null;
    here = there;
  }
}

function close(left: Found, right: Found, words: Words): boolean {
  const [first, second] = left.start <= right.start ? [left, right] : [right, left];
  return words.leadsToPart(Math.min(first.end, second.start), second.start);
}

/** "Not Friday, I said Friday but meant the one after": a day that is ruled out is not wished for by naming it once more. */
function withoutRefusedDays(found: readonly Found[]): readonly Found[] {
  const isDay = ({ item, negated }: Found, day: number, isOut: boolean) =>
    item.type === 'day' && item.day === day && negated === isOut;
  return found.filter(({ item, negated }, index) => {
    if (item.type !== 'day' || negated) return true;
    const isRefused = found.slice(0, index).some((other) => isDay(other, item.day, true));
    const isFollowed = found
      .slice(index + 1)
      .some((other) => other.item.type === 'day' && !isDay(other, item.day, false));
    return !(isRefused && isFollowed);
  });
}

/** "tomorrow, the 2nd": the date of the calendar says it best, and stands for both. */
function withoutRepeatedDays(found: readonly Found[], words: Words): readonly Found[] {
  return found.filter((one, index) => {
    if (one.item.type !== 'day' || one.negated) return true;
    const { item } = one;
    return !found.some((other, place) => {
      if (place === index || other.item.type !== 'day' || other.negated || Math.abs(place - index) > 2) return false;
      const better = item.form !== 'calendar' && other.item.form === 'calendar' && !picksBefore(other, one);
      const repeated = place < index && other.item.day === item.day && item.form !== 'calendar';
      return (better || repeated) && apposed(one, other, words);
    });
  });
}

/** "The 2nd this Saturday": the second of something, and a day that is no 2nd. */
function picksBefore({ item: number, start }: Found, { item: day, start: next }: Found): boolean {
  if (number.type !== 'day' || day.type !== 'day' || start > next) return false;
  return number.monthless === true && day.form === 'relative' && number.day !== day.day;
}

/** "April 15. Friday works" are two sentences, and two days. */
function apposed(left: Found, right: Found, words: Words): boolean {
  const [first, second] = left.start <= right.start ? [left, right] : [right, left];
  const [from, to] = [first.end, Math.max(first.end, second.start)];
  const isSame = left.item.type === 'day' && right.item.type === 'day' && (left.item.day - right.item.day) % 7 === 0;
  return words.saysAgain(from, to) && (isSame || !words.text.slice(from, to).includes('.'));
}
