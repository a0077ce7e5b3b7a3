import { cheapestOf } from '../../../core/cheapest.ts';
import { withMiddle } from '../../../core/hearing.ts';
import type { Json } from '../../../core/json.ts';
import { mentions, type Reading } from '../../../core/reading.ts';
import type { WindowMention } from '../../../core/when.ts';
import type { MinuteRange } from '../../../domain/hours.ts';
import { rangeIn, windowText, windowWithout } from '../../../domain/window.ts';
import { NOON, parseRests, parseWindow } from '../../../domain/wished-hours.ts';
import { clockTime, DAY_MINUTES, minuteOf, parseClock } from '../../../domain/zoned.ts';
import { optionsOf } from '../facts.ts';
import { type Compared, centsOf, compare, extremeOf, least, type Option } from './compared.ts';
import type { Found, Kind } from './kind.ts';
import { byNumber } from './numbered.ts';
import { phraseIn } from './phrase.ts';

/**
 * One of the options an action has found, stored by its id: "the second", "the cheaper one", "the 9:30", "a morning flight". An
 * option may have `names` (what people may call it), a `time`, an `until` (when it ends: `HH:mm`, led by the days it is later) and
 * `cents`, which are what can be compared. A time that none of them has is kept as it was said: before there are any it is what they are looked through for, else it is owned up to (X20).
 */
export const option: Kind = {
  find: (words, slot, { slots, asked }) => {
    const options = optionsOf(slot, slots);
    const reading = withMiddle(words, options.length);
    if (options.length === 0)
      return [...endWished(reading), ...timed(reading, options), ...partOfDay(reading, options, null)];
    const current = Object.entries(slots).find(([, value]) => options.some((one) => one['id'] === value))?.[1];
    return [
      ...(eitherOf(reading, options) ?? picked(reading, options, current ?? null)),
      ...leftOver(reading, options, current ?? null),
      ...byNumber(reading, options, asked),
      ...affordable(reading, options),
      ...timed(reading, options),
      ...called(reading, options),
      ...partOfDay(reading, options, current ?? null),
    ];
  },
  normalise: (raw, slot, { slots }) => {
    const options = optionsOf(slot, slots);
    if (options.length === 0) return isTimeWished(raw) ? raw : null;
    return options.find((one) => one['id'] === raw)?.['id'] ?? null;
  },
};

/** Whether a value is no option but a time to look for: `HH:mm`, a part of the day, or the first or last of it. */
export function isTimeWished(value: Json): value is string {
  return value === EARLIEST || value === LATEST || (typeof value === 'string' && rangeOf(value) !== null);
}

const EARLIEST = 'earliest';
const LATEST = 'latest';

/** "The earliest flight tomorrow", "the last one on Friday", before there are any: one of them will be. */
function endWished(reading: Reading): Found[] {
  return mentions(reading, 'choice').flatMap(({ pick, certain, negated, start, end }) => {
    const wish = pick === 'earlier' || pick === 1 ? EARLIEST : pick === 'later' || pick === -1 ? LATEST : null;
    return wish === null || !certain || negated ? [] : [{ value: wish, start, end, role: null, likeness: 1 }];
  });
}

/** Of the options the first at a wished time, else the one nearest to it; the best come first. */
export function optionAt(
  wish: string,
  options: readonly Option[],
): { readonly option: Option; readonly fits: boolean } | null {
  if (wish === EARLIEST || wish === LATEST) {
    const end = least(options, 'time', wish === EARLIEST ? 1 : -1);
    return end === undefined ? null : { option: end, fits: true };
  }
  const distance = (one: Option) => minutesOff(wish, one);
  const [nearest] = options.toSorted((one, other) => distance(one) - distance(other));
  return nearest === undefined ? null : { option: nearest, fits: distance(nearest) === 0 };
}

function minutesOff(wish: string, { time }: Option): number {
  const rests = typeof time === 'string' ? parseRests(asWindow(wish)) : null;
  if (rests === null || typeof time !== 'string') return Number.POSITIVE_INFINITY;
  const minute = minuteOf(time);
  return Math.min(...rests.map(({ from, to }) => Math.max(0, from - minute, minute - (to - 1))));
}

/** The minutes of the day that a wished time stands for; null where it is none. */
export function rangeOf(wish: string): MinuteRange | null {
  return parseWindow(asWindow(wish));
}

function asWindow(wish: string): string {
  return parseClock(wish) === null ? wish : `${wish}-${wish}`;
}

function picked(reading: Reading, options: readonly Option[], current: Json): Found[] {
  return mentions(reading, 'choice').flatMap(({ pick, start, end, certain, negated, ending, ofDays, extreme }) => {
    // All of them are on one day: "that's too soon" picks none.
    if (ofDays) return [];
    // "Anything earlier?" than the earliest, or cheaper than the cheapest, is owned up to; "the earlier one" is that one.
    const isBeyond = extreme !== true && (!certain || !/\s/u.test(reading.text.slice(start, end)));
    const by = ending && options.every((one) => 'until' in one) ? 'until' : 'time';
    const next = certain ? undefined : nextFrom(pick, options, current, by);
    const one = negated ? undefined : (next ?? meant(pick, options, current, by));
    if (one === undefined) return [];
    const value = isBeyond && one['id'] === current ? beyond(pick, one) : null;
    return [{ value: value ?? one['id'] ?? null, start, end, role: null, likeness: 1 }];
  });
}

/** "Not the first", said of what is proposed, wants the next that was not ruled out. */
function leftOver(reading: Reading, options: readonly Option[], current: Json): Found[] {
  const refused = mentions(reading, 'choice').filter(({ pick, negated }) => negated && typeof pick === 'number');
  const out = new Set(refused.map(({ pick }) => meant(pick, options, current)?.['id'] ?? null));
  const next = options.find((one) => !out.has(one['id'] ?? null));
  const [first] = refused;
  if (first === undefined || next === undefined || !out.has(current)) return [];
  return [{ value: next['id'] ?? null, start: first.start, end: first.end, role: null, likeness: 1 }];
}

/** "2 or 3, whichever is earlier" compares those two; "2 or 3" takes neither, and null is where one alone was named. */
function eitherOf(reading: Reading, options: readonly Option[]): readonly Found[] | null {
  const { clauses = [] } = reading;
  const numbered = [...mentions(reading, 'choice'), ...mentions(reading, 'count')].flatMap((one) => {
    const place = one.kind === 'choice' ? one.pick : one.unit === null ? one.value : null;
    return typeof place === 'number' && !one.negated ? [{ place, start: one.start, end: one.end }] : [];
  });
  const places = [...new Set(numbered.map(({ place }) => place))];
  const isEither = clauses.some(
    ({ alternative, start, end }) => alternative && numbered.some((one) => one.start >= start && one.end <= end),
  );
  const among = places.map((place) => meant(place, options, null)).filter((one) => one !== undefined);
  if (!isEither || among.length < 2) return null;
  return picked(
    { ...reading, mentions: reading.mentions.filter((one) => !numbered.some(({ start }) => start === one.start)) },
    among,
    null,
  );
}

/** A wish for one that costs less than the cheapest. */
export const CHEAPER = '<';

/** What lies beyond an option, as a wish that none of them meets; null where nothing does. */
function beyond(pick: unknown, { time }: Option): string | null {
  if (pick === 'cheaper') return CHEAPER;
  if (typeof time !== 'string') return null;
  const minute = minuteOf(time);
  if (pick === 'earlier') return minute === 0 ? null : `00:00-${time}`;
  return pick === 'later' && minute + 1 < DAY_MINUTES ? `${clockTime(minute + 1)}-24:00` : null;
}

/** "Anything under $100?" is the cheapest, unless that costs more as well. */
function affordable(reading: Reading, options: readonly Option[]): Found[] {
  const [cheapest] = cheapestOf(options, centsOf);
  return mentions(reading, 'money').flatMap(({ min, max, start, end, negated }) => {
    if (max === null || min !== null || negated || cheapest?.['cents'] === undefined) return [];
    const value = centsOf(cheapest) <= max * 100 ? (cheapest['id'] ?? null) : CHEAPER;
    return [{ value, start, end, role: null, likeness: 1 }];
  });
}

/** "A bit later" than what is proposed is the next after it; "the later one" is the last of all. */
function nextFrom(pick: unknown, options: readonly Option[], current: Json, by: Compared): Option | undefined {
  const from = options.find((one) => one['id'] === current)?.[by];
  if (from === undefined || (pick !== 'earlier' && pick !== 'later')) return undefined;
  const sign = pick === 'later' ? 1 : -1;
  const beyond = options.filter((one) => one[by] !== undefined && sign * compare(one[by], from) > 0);
  return least(beyond, by, sign);
}

function meant(pick: unknown, options: readonly Option[], current: Json, by: Compared = 'time'): Option | undefined {
  if (typeof pick === 'number') return options.at(pick > 0 ? pick - 1 : pick);
  const others = options.filter((one) => one['id'] !== current);
  switch (pick) {
    case 'other':
      return others[0];
    case 'cheaper':
    case 'dearer':
      return extremeOf(pick, options);
    case 'earlier':
      return least(options, by);
    case 'later':
      return least(options, by, -1);
    default:
      return undefined;
  }
}

function timed(reading: Reading, options: readonly Option[]): Found[] {
  return mentions(reading, 'time').flatMap(({ time, settled, start, end, negated }) => {
    const at = (said: string) => options.find((option) => option['time'] === said);
    // "The 8:45" of a list that has one is that one, whichever half of the day would be likelier.
    const one = at(time) ?? (settled ? undefined : at(halfDayFrom(time)));
    return negated ? [] : [{ value: one?.['id'] ?? time, start, end, role: null, likeness: 1 }];
  });
}

function halfDayFrom(time: string): string {
  return clockTime((minuteOf(time) + NOON) % DAY_MINUTES);
}

/** "Anything after noon?" means the first of those; they are shown the best first. "Not so early" is said of the one proposed. */
function partOfDay(reading: Reading, options: readonly Option[], current: Json): Found[] {
  return mentions(reading, 'window').flatMap((window) => {
    const { start, end, negated, off } = window;
    if (negated)
      return outside(window, options, current).map((value) => ({ value, start, end, role: null, likeness: 1 }));
    const proposed = off === undefined ? undefined : options.find((one) => one['id'] === current);
    const pick = off === 'early' ? 'later' : 'earlier';
    const other = proposed && (nextFrom(pick, options, current, 'time')?.['id'] ?? beyond(pick, proposed));
    const wish = windowText(window);
    const one = window.latest ? latestIn(wish, options) : optionAt(wish, options);
    const open = window.latest && options.length === 0 ? LATEST : wish;
    const value = other ?? ((one?.fits && one.option['id']) || open);
    return [{ value, start, end, role: null, likeness: 1 }];
  });
}

/** "I hate mornings" leaves the rest of the day: what is proposed stays where it is then, else the first of the others takes its place. */
function outside(window: WindowMention, options: readonly Option[], current: Json): Json[] {
  const wish = windowWithout([rangeIn(windowText(window))], {
    of: null,
    open: { from: clockTime(0), to: clockTime(DAY_MINUTES - 1) },
  });
  if (wish === null) return [];
  const left = options.filter((one) => minutesOff(wish, one) === 0);
  const kept = left.find((one) => one['id'] === current) ?? left[0];
  return [kept?.['id'] ?? wish];
}

/** "The last one of the day", of those at a wished time; where none is then, of all. */
function latestIn(wish: string, options: readonly Option[]): ReturnType<typeof optionAt> {
  const then = options.filter((one) => minutesOff(wish, one) === 0);
  return optionAt(LATEST, then.length > 0 ? then : options);
}

function called(reading: Reading, options: readonly Option[]): Found[] {
  return options.flatMap((one) => {
    const names = [one['id'], ...(Array.isArray(one['names']) ? one['names'] : [])];
    const place = names.map((name) => phraseIn(reading.text, String(name))).find((found) => found !== null);
    return place == null ? [] : [{ value: one['id'] ?? null, ...place, role: null, likeness: 1 }];
  });
}
