import { addMonths } from '../calendar.ts';
import type { Parser } from '../parser.ts';
import { either, glue, meaning, optional, remember, sense, sequence, skip, unitOf } from '../parser.ts';
import type { Unit } from '../sense.ts';

/** A counted length of time. `article` when it was only "a day", which is often no length at all. */
export interface Amount {
  readonly value: number;
  readonly unit: Unit;
  readonly article: boolean;
  /** "A few days": about so many. */
  readonly few?: true;
}

interface Count {
  readonly value: number;
  readonly article: boolean;
  readonly few?: true;
}

const FEW = 3;

const decimal = meaning(sense('figures'), ({ parts, separator }) =>
  separator === '.' && parts.length === 2 ? { value: Number(`${parts[0]}.${parts[1]}`), article: false } : null,
);

const count: Parser<Count> = either<Count>(
  meaning(sense('number'), ({ value }) => (value > 0 && value < 1000 ? { value, article: false } : null)),
  meaning(glue('one'), () => ({ value: 1, article: true })),
  meaning(sequence(skip('one'), glue('few')), () => ({ value: FEW, article: false, few: true })),
  meaning(sequence(skip('one'), glue('couple')), () => ({ value: 2, article: false })),
  meaning(sequence(skip('one'), glue('tenOrSo')), () => ({ value: 10, article: false })),
  meaning(sequence(skip('one'), glue('dozenOrSo')), () => ({ value: 12, article: false })),
  decimal,
);

const half = sequence(skip('and', 'plus', 'one'), glue('half'));

/** "Three relaxing days", "两个轻松的晚上": what is said of the days stands before them. */
const unit = meaning(sequence(skip('measure', 'of', 'dash', 'quality'), sense('unit')), ([, found]) => found.unit);

const single: Parser<Amount> = either<Amount>(
  // "two and a half hours", "一个半小时"; nothing joins "une demi-heure", which is less than one
  meaning(sequence(count, glue('measure', 'and', 'plus'), half, unit), ([{ value }, , , measured]) => ({
    value: value + 0.5,
    unit: measured,
    article: false,
  })),
  // "an hour and a half", "hora y media", "មួយម៉ោងកន្លះ"
  meaning(sequence(count, unit, half), ([{ value }, measured]) => ({
    value: value + 0.5,
    unit: measured,
    article: false,
  })),
  // "half an hour", "半小时"
  meaning(sequence(skip('one'), glue('half'), skip('one', 'measure'), unit), ([, , , measured]) => ({
    value: 0.5,
    unit: measured,
    article: false,
  })),
  meaning(sequence(count, unit), ([found, measured]) => ({ ...found, unit: measured })),
  // "Quarter of an hour", with nothing before it.
  meaning(unitOf('quarterHour'), ({ unit: measured }) => ({ value: 1, unit: measured, article: true })),
);

/** "three days", "an hour and twenty minutes". */
export const amount: Parser<Amount> = remember(
  either<Amount>(
    meaning(sequence(single, skip('and', 'plus'), single), ([hours, , minutes]) =>
      hours.unit === 'hour' && minutes.unit === 'minute'
        ? { value: hours.value + minutes.value / 60, unit: 'hour', article: false }
        : null,
    ),
    single,
  ),
);

export const MINUTES: { readonly [Name in Unit]?: number } = { minute: 1, quarterHour: 15, hour: 60 };
export const DAYS: { readonly [Name in Unit]?: number } = { day: 1, night: 1, week: 7, fortnight: 14 };
const HALF_MONTH = 15;
const MONTHS: { readonly [Name in Unit]?: number } = { month: 1, year: 12 };

/** "1h30" as a length, which only what stands around it can tell from a time of day. */
export const hoursInFigures: Parser<Amount> = meaning(
  sequence(sense('number'), glue('hourSign'), optional(sense('number'))),
  ([hours, , minutes]) =>
    hours.value > 24 || (minutes !== null && (minutes.digits !== 2 || minutes.value > 59))
      ? null
      : { value: hours.value + (minutes?.value ?? 0) / 60, unit: 'hour', article: false },
);

export function daysLater({ value, unit }: Amount, from: number, direction: 1 | -1): number | null {
  const days = DAYS[unit];
  // "Half a day on Friday" is on that day, and how long.
  if (days !== undefined && value > 0 && value * days < 1) return null;
  if (days !== undefined) return from + direction * Math.round(value * days);
  const months = MONTHS[unit];
  if (months === undefined) return null;
  const [whole, half] = [Math.floor(value * months), (value * months) % 1 > 0 ? HALF_MONTH : 0];
  return addMonths(from, direction * whole) + direction * half;
}
