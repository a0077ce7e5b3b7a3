import type { Json } from '../../../core/json.ts';
import { mentions, type Reading, type WindowMention } from '../../../core/reading.ts';
import { NOON, parseWindow } from '../../../domain/wish.ts';
import { clockTime, DAY_MINUTES, minuteOf } from '../../../domain/zoned.ts';
import { optionsOf } from '../facts.ts';
import type { Found, Kind } from './kind.ts';
import { phraseIn } from './phrase.ts';

type Option = { readonly [field: string]: Json };

/**
 * One of the options an action has found, stored by its id: "the second", "the cheaper one", "the 9:30", "a morning flight". An
 * option may have `names` (what people may call it), a `time` and `cents`, which are what can be compared.
 */
export const option: Kind = {
  find: (reading, slot, { slots }) => {
    const options = optionsOf(slot, slots);
    const current = Object.entries(slots).find(([, value]) => options.some((one) => one['id'] === value))?.[1];
    return [
      ...picked(reading, options, current ?? null),
      ...timed(reading, options),
      ...called(reading, options),
      ...partOfDay(reading, options),
    ];
  },
  normalise: (raw, slot, { slots }) => optionsOf(slot, slots).find((one) => one['id'] === raw)?.['id'] ?? null,
};

function picked(reading: Reading, options: readonly Option[], current: Json): Found[] {
  return mentions(reading, 'choice').flatMap(({ pick, start, end, negated }) => {
    const one = negated ? undefined : meant(pick, options, current);
    return one === undefined ? [] : [{ value: one['id'] ?? null, start, end, role: null, likeness: 1 }];
  });
}

function meant(pick: unknown, options: readonly Option[], current: Json): Option | undefined {
  if (typeof pick === 'number') return options.at(pick > 0 ? pick - 1 : pick);
  const others = options.filter((one) => one['id'] !== current);
  switch (pick) {
    case 'other':
      return others[0];
    case 'cheaper':
      return least(options, 'cents');
    case 'dearer':
      return least(options, 'cents', -1);
    case 'earlier':
      return least(options, 'time');
    case 'later':
      return least(options, 'time', -1);
    default:
      return undefined;
  }
}

function least(options: readonly Option[], field: string, sign = 1): Option | undefined {
  return options.toSorted((one, other) => sign * compare(one[field] ?? '', other[field] ?? ''))[0];
}

function compare(one: Json, other: Json): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one) < String(other) ? -1 : 1;
}

function timed(reading: Reading, options: readonly Option[]): Found[] {
  return mentions(reading, 'time').flatMap(({ time, settled, start, end, negated }) => {
    const at = (said: string) => options.find((option) => option['time'] === said);
    // "The 8:45" of a list that has one is that one, whichever half of the day would be likelier.
    const one = at(time) ?? (settled ? undefined : at(halfDayFrom(time)));
    return one === undefined || negated ? [] : [{ value: one['id'] ?? null, start, end, role: null, likeness: 1 }];
  });
}

function halfDayFrom(time: string): string {
  return clockTime((minuteOf(time) + NOON) % DAY_MINUTES);
}

/** "Anything after noon?" means the first of those; they are shown the best first. */
function partOfDay(reading: Reading, options: readonly Option[]): Found[] {
  return mentions(reading, 'window').flatMap((window) => {
    const range = parseWindow(rangeOf(window));
    const one = options.find(({ time }) => {
      const minute = typeof time === 'string' ? minuteOf(time) : -1;
      return range !== null && range.from <= minute && minute < range.to;
    });
    const { start, end, negated } = window;
    return one === undefined || negated ? [] : [{ value: one['id'] ?? null, start, end, role: null, likeness: 1 }];
  });
}

function rangeOf({ name, from, to }: WindowMention): string {
  if (from !== null || to !== null || name === null) return `${from ?? '00:00'}-${to ?? '24:00'}`;
  return name === 'night' ? 'evening' : name;
}

function called(reading: Reading, options: readonly Option[]): Found[] {
  return options.flatMap((one) => {
    const names = [one['id'], ...(Array.isArray(one['names']) ? one['names'] : [])];
    const place = names.map((name) => phraseIn(reading.text, String(name))).find((found) => found !== null);
    return place == null ? [] : [{ value: one['id'] ?? null, ...place, role: null, likeness: 1 }];
  });
}
