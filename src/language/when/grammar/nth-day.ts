import { civil, dayOf, weekdayIndex } from '../calendar.ts';
import type { Moment } from '../moment.ts';
import type { Parser } from '../parser.ts';
import { either, glue, meaning, optional, sense, sequence, skip, unitOf, where } from '../parser.ts';
import type { DayItem } from './item.ts';
import { monthBounds, namedMonth, relativeMonth, thisMonth } from './month.ts';

/** What days are counted in, in this year or one later. */
type Bounds = (moment: Moment, later: number) => { readonly from: number; readonly to: number };

const shift = sense('shift');

const inMonth: Parser<Bounds> = meaning(
  either(relativeMonth, namedMonth, thisMonth),
  (of): Bounds =>
    (moment, later) => {
      const found = monthBounds(of, moment.today);
      return later === 0 || of.year !== null
        ? found
        : monthBounds({ month: of.month, year: civil(found.from).year + later }, moment.today);
    },
);

const unitYear = unitOf('year');

/** "The year" is this one, and the coming one once there is nothing left of what is counted. */
const inYear: Parser<Bounds> = meaning(
  either(
    meaning(sequence(optional(shift), unitYear), ([by]) => by?.by ?? 0),
    meaning(sequence(unitYear, shift), ([, { by }]) => by),
  ),
  (by): Bounds =>
    ({ today }, later) => {
      const year = civil(today).year + by + later;
      return { from: dayOf(year, 1, 1), to: dayOf(year, 12, 31) };
    },
);

/** "The first Monday of the new year". */
const inNewYear: Parser<Bounds> = meaning(
  where(sense('holiday'), ({ value }) => value.holiday === 'newYear'),
  (): Bounds =>
    ({ today }, later) => {
      const year = civil(today).year + 1 + later;
      return { from: dayOf(year, 1, 1), to: dayOf(year, 12, 31) };
    },
);

const bounds = either(inMonth, inYear, inNewYear);

/** First, second, last. */
export const nth: Parser<number> = either(
  meaning(sequence(sense('ordinal'), skip('measure')), ([{ value }]) => value),
  meaning(shift, ({ by }) => (by === -1 ? -1 : null)),
  // 最后一个
  meaning(sequence(sense('edge'), sense('number'), skip('measure')), ([{ edge }, { value }]) =>
    edge === 'end' && value === 1 ? -1 : null,
  ),
);

/** 月底最后一天 */
const lateIn = where(sense('edge'), ({ value }) => value.edge === 'end');

const SATURDAY = 5;
type Which = (day: number) => boolean;
const isWorkingDay: Which = (day) => weekdayIndex(day) < SATURDAY;
const workingDay: Parser<Which> = meaning(glue('workingDay'), () => isWorkingDay);

const anyDay: Parser<Which> = meaning(unitOf('day'), (): Which => () => true);

const which: Parser<Which> = either(
  meaning(
    sense('weekday'),
    ({ index }): Which =>
      (day) =>
        weekdayIndex(day) === index,
  ),
  workingDay,
);

/** More weeks no month has. */
const COUNT_MAX = 5;

/** The first Monday of May, the last Friday of the year, 十月的第一个星期一, the last working day of the month. */
export const nthDay: Parser<DayItem> = either<DayItem>(
  meaning(
    either(
      meaning(
        sequence(skip('the'), nth, which, skip('of', 'in', 'the', 'ofMonth'), bounds),
        ([, count, fits, , within]) => ({ count, fits, within }),
      ),
      // Khmer counts behind the day; "អង្គារ ទី១" is a date.
      meaning(
        sequence(which, glue('firstBehind', 'lastBehind'), skip('of', 'in', 'ofMonth'), bounds),
        ([fits, end, , within]) => ({ count: end === 'firstBehind' ? 1 : -1, fits, within }),
      ),
      meaning(
        sequence(bounds, skip('of', 'the'), optional(lateIn), nth, either(which, anyDay)),
        ([within, , , count, fits]) => ({
          count,
          fits,
          within,
        }),
      ),
    ),
    ({ count, fits, within }, { moment }) => {
      if (count > COUNT_MAX) return null;
      const now = counted(within(moment, 0), count, fits);
      const day = now === null || now >= moment.today ? now : counted(within(moment, 1), count, fits);
      return day === null ? null : { type: 'day', day, form: 'calendar' };
    },
  ),
  // "The second Friday", after "next month": of the days that are being looked in. Out of the blue it may pick an option.
  meaning(sequence(skip('the', 'on'), nth, which), ([, count, fits], { moment: { within } }) => {
    const day = within === null ? null : counted(within, count, fits);
    return day === null ? null : { type: 'day', day, form: 'calendar' };
  }),
  meaning(sequence(skip('the', 'on'), shift, workingDay), ([, { by, coming }], { moment: { today } }) =>
    by === 1 || coming ? { type: 'day', day: workingDayBeside(today, 1), form: 'relative' } : null,
  ),
);

/** The nearest working day after that day, or before it. */
export function workingDayBeside(day: number, step: 1 | -1): number {
  return isWorkingDay(day + step) ? day + step : workingDayBeside(day + step, step);
}

/** The so-manieth of the days that fit; less than none counts from the end. */
export function counted({ from, to }: ReturnType<Bounds>, count: number, fits: Which): number | null {
  const step = count > 0 ? 1 : -1;
  let left = Math.abs(count);
  for (let day = count > 0 ? from : to; day >= from && day <= to; day += step) {
    if (fits(day)) left -= 1;
    if (left === 0) return day;
  }
  return null;
}
