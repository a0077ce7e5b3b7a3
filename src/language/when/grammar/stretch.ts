import { civil, dayOf, monday, monthFrom, weekdayIndex } from '../calendar.ts';
import { holyWeek } from '../holidays.ts';
import { countedFrom, type Moment } from '../moment.ts';
import type { Parser } from '../parser.ts';
import { either, glue, meaning, remember, sense, sequence, skip, unitOf, unlessFollowedBy, where } from '../parser.ts';
import type { SenseOf, Unit } from '../sense.ts';
import { amount } from './amount.ts';
import { besideDate, dateBeside, weekdayBeside } from './beside-day.ts';
import { holiday } from './date.ts';
import { ofAnchor } from './from-anchor.ts';
import type { Item } from './item.ts';
import { alone } from './leads-on.ts';
import { type MonthOf, monthBounds, namedMonth, relativeMonth, thisMonth } from './month.ts';
import { theNext } from './not-this-one.ts';
import { counted, nth } from './nth-day.ts';
import { day } from './offset.ts';
import { relativeWeek, weekdayName } from './weekday.ts';

/** First and last day, both included. */
export interface Span {
  readonly from: number;
  readonly to: number;
  /** Its last day is the latest that will do. */
  readonly by?: true;
  /** And told by its number alone. */
  readonly monthless?: true;
  /** Only its first day was named: "from the 27th on". */
  readonly open?: true;
}

const shift = sense('shift');
/** One unit of time and no other. */
export const unitIs = (wanted: Unit) => meaning(sequence(skip('measure'), unitOf(wanted)), ([, { unit }]) => unit);

/** Monday to Sunday, so many weeks from the week of that day (X9). */
export function weekSpan(today: number, weeks: number): Span {
  return { from: monday(today) + weeks * 7, to: monday(today) + weeks * 7 + 6 };
}

const weeks = ({ by, coming }: SenseOf<'shift'>) => by + (coming ? 1 : 0);

const week: Parser<Span> = either<Span>(
  meaning(relativeWeek, (by, { moment }) => weekSpan(countedFrom(by, moment), weeks(by))),
  meaning(sequence(skip('the'), unitIs('week'), skip('of', 'the', 'theDay', 'ofMonth'), ofAnchor), ([, , , found]) =>
    weekSpan(found.day, 0),
  ),
  meaning(sequence(glue('rest'), skip('of', 'the'), unitIs('week')), (_, { moment }) => weekSpan(moment.today, 0)),
  // "Esta semana no puedo, la que viene".
  meaning(
    sequence(relativeWeek, skip('comma'), glue('cannot'), skip('comma', 'the'), glue('nextOne')),
    ([by], { moment }) => weekSpan(moment.today, weeks(by) + 1),
  ),
  // "Pas la semaine prochaine, celle d'après".
  meaning(sequence(glue('not'), skip('the', 'in', 'on'), relativeWeek, theNext), ([, , by], { moment }) =>
    weeks(by) > 0 ? weekSpan(moment.today, weeks(by) + 1) : null,
  ),
  // "not this week, the week after": after the one talked about, unless it says after what.
  meaning(
    unlessFollowedBy(sequence(skip('the'), unitIs('week'), glue('after')), sequence(skip('the'), day)),
    (_, { moment }) => weekSpan(moment.about?.day ?? moment.today, 1),
  ),
);

/** "The weekend of the 5th": the one that the day is in, or that ends its week. */
const weekendOf: Parser<Span> = meaning(
  either(
    meaning(
      sequence(skip('the', 'on', 'for'), unitIs('weekend'), skip('of', 'the'), ofAnchor),
      ([, , , found]) => found,
    ),
    meaning(sequence(day, skip('of'), glue('of', 'the'), unitIs('weekend')), ([found]) => found),
  ),
  (found) => ({ from: monday(found.day) + 5, to: monday(found.day) + 6 }),
);

/** "Labor Day weekend", "Easter weekend": with the holiday, where that makes it a long one. */
const weekendOfHoliday: Parser<Span> = meaning(sequence(holiday, unitIs('weekend')), ([{ day: feast }]) => {
  const index = weekdayIndex(feast);
  if (index === MONDAY) return { from: feast - 2, to: feast };
  const saturday = monday(feast) + 5;
  return { from: index === FRIDAY ? feast : saturday, to: saturday + 1 };
});

const [MONDAY, TUESDAY, THURSDAY, FRIDAY, SATURDAY] = [0, 1, 3, 4, 5];

/** "Le pont de l'Ascension", "el puente del Pilar": from the feast to the weekend beside it, or the other way round. */
const bridge: Parser<Span> = meaning(
  sequence(skip('the', 'on', 'for'), glue('bridge'), skip('of', 'ofMonth', 'the'), holiday),
  ([, , , { day: feast }]) => {
    const index = weekdayIndex(feast);
    if (index <= TUESDAY) return { from: monday(feast) - 2, to: feast };
    return index >= THURSDAY ? { from: Math.min(feast, monday(feast) + SATURDAY), to: monday(feast) + 6 } : null;
  },
);

const holyDays: Parser<Span> = meaning(
  where(sense('holiday'), ({ value }) => value.holiday === 'holyWeek'),
  (_, { moment }) => holyWeek(moment.today),
);

/** "El finde que viene", said before it, is the coming one; "next weekend" is that of the next week (X9). */
function weekendsOn({ by, nearest }: SenseOf<'shift'>, { today }: Moment): number {
  return nearest && weekdayIndex(today) < SATURDAY ? by - 1 : by;
}

const weekendBy: Parser<Span> = meaning(
  either<number>(
    meaning(sequence(skip('the', 'on'), shift, unitIs('weekend')), ([, by], { moment }) => weekendsOn(by, moment)),
    meaning(sequence(skip('the', 'on'), unitIs('weekend'), alone(shift)), ([, , by], { moment }) =>
      weekendsOn(by, moment),
    ),
    meaning(sequence(unitIs('weekend'), skip('of', 'the'), relativeWeek), ([, , by]) => by.by),
    meaning(sequence(relativeWeek, skip('of'), unitIs('weekend')), ([by]) => by.by),
    meaning(sequence(glue('the', 'on', 'at', 'for', 'theDay'), skip('the'), unitIs('weekend')), () => 0),
    meaning(unitIs('weekend'), () => 0),
  ),
  (by, { moment }) => ({ from: monday(moment.today) + by * 7 + 5, to: monday(moment.today) + by * 7 + 6 }),
);

/** "The weekend before Christmas": the last that is over by then; after it, the first that begins later. */
const weekendBeside: Parser<Span> = meaning(
  either(
    meaning(sequence(skip('the', 'on', 'for'), unitIs('weekend'), besideDate), ([, , beside]) => beside),
    meaning(sequence(dateBeside, unitIs('weekend')), ([beside]) => beside),
  ),
  ({ day: date, isAfter }) => {
    const saturday = weekdayBeside(SATURDAY, isAfter ? date : date - 1, isAfter);
    return { from: saturday, to: saturday + 1 };
  },
);

/** "Not this weekend but the next", "el finde que viene no, el otro". */
const weekendAfterThat: Parser<Span> = meaning(
  either(
    meaning(sequence(glue('not'), weekendBy, theNext), ([, found]) => found),
    meaning(sequence(weekendBy, skip('comma'), glue('cannot'), theNext), ([found]) => found),
  ),
  ({ from, to }) => ({ from: from + 7, to: to + 7 }),
);

const monthOf = either(relativeMonth, namedMonth, thisMonth);

/** "The last weekend in April", "四月最后一个周末". */
function nthOfMonth(unit: Unit): Parser<{ readonly count: number; readonly of: MonthOf }> {
  return either(
    meaning(
      sequence(skip('the', 'on', 'for'), nth, unitIs(unit), skip('of', 'ofMonth', 'the', 'in'), monthOf),
      ([, count, , , of]) => ({ count, of }),
    ),
    meaning(sequence(monthOf, skip('of', 'the'), nth, unitIs(unit)), ([of, , count]) => ({ count, of })),
  );
}

/** By its Saturday; one that has passed is of the next month or year. */
const weekendOfMonth: Parser<Span> = meaning(nthOfMonth('weekend'), ({ count, of }, { moment: { today } }) => {
  const [isSaturday, now] = [(day: number) => weekdayIndex(day) === SATURDAY, monthBounds(of, today)];
  const then = of.year === null ? { month: of.month, year: civil(now.from).year + 1 } : monthFrom(now.from, 1);
  const [first, next] = [now, monthBounds(then, today)].map((month) => counted(month, count, isSaturday));
  const saturday = typeof first === 'number' && first < today - 1 ? next : first;
  return typeof saturday === 'number' ? { from: saturday, to: saturday + 1 } : null;
});

export const weekend: Parser<Span> = either(
  weekendOf,
  weekendOfHoliday,
  bridge,
  weekendBeside,
  weekendOfMonth,
  weekendAfterThat,
  weekendBy,
);

const year: Parser<Span> = meaning(
  either(
    meaning(sequence(skip('the'), shift, unitIs('year')), ([, by]) => by),
    meaning(sequence(skip('the'), unitIs('year'), shift), ([, , by]) => by),
  ),
  (by, { moment }) => {
    const which = civil(moment.today).year + weeks(by);
    return { from: dayOf(which, 1, 1), to: dayOf(which, 12, 31) };
  },
);

/** "好的2月20日" is a day: its 的 ends a word before it, and does not make "of February" of it. */
const wholeMonth = unlessFollowedBy(namedMonth, sequence(sense('number'), glue('dayMark')));

/** "in May" is a month; "may" and "march" alone are verbs. */
const month: Parser<Span> = meaning(
  either(
    relativeMonth,
    meaning(sequence(glue('in', 'of', 'for'), skip('the', 'monthLead'), wholeMonth), ([, , found]) => found),
    meaning(
      sequence(skip('in', 'for', 'the'), unitIs('month'), glue('of', 'ofMonth'), wholeMonth),
      ([, , , found]) => found,
    ),
    meaning(sequence(shift, wholeMonth), ([by, found]) => (by.by >= 0 ? found : null)),
    meaning(sequence(namedMonth, shift), ([found, by]) => (by.by >= 0 ? found : null)),
    where(namedMonth, (_, { words }, at) => !words.senses('month', at).some(({ value }) => value.shy)),
  ),
  (found, { moment }) => monthBounds(found, moment.today),
);

const coming: Parser<Span> = meaning(
  either(
    meaning(sequence(skip('in', 'the', 'for'), shift, amount), ([, by, length]) =>
      by.by > 0 || by.coming ? length : null,
    ),
    meaning(sequence(skip('in', 'the'), sense('number'), shift, sense('unit')), ([, { value }, by, { unit }]) =>
      by.coming ? { value, unit, article: false } : null,
    ),
    meaning(sequence(skip('in', 'the'), shift, unitIs('day')), ([, by, unit]) =>
      by.coming ? { value: 3, unit, article: false } : null,
    ),
  ),
  ({ value, unit }, { moment }) => {
    const days = unit === 'day' ? value : unit === 'week' ? value * 7 : unit === 'month' ? value * 30 : null;
    return days === null ? null : { from: moment.today + 1, to: moment.today + Math.round(days) };
  },
);

/** "the first week of October", "dernière semaine d'octobre". */
const weekOfMonth: Parser<Span> = meaning(nthOfMonth('week'), ({ count, of }, { moment }) => {
  const { from, to } = monthBounds(of, moment.today);
  if (count > 5) return null;
  if (count < 0) return { from: to - 6, to };
  // A month that begins on a Sunday has its first week after it: nobody means the week before.
  const first = weekSpan(from, 0);
  const begins = first.to - from < 3 ? first.to + 1 : first.from;
  return weekSpan(begins + (count - 1) * 7, 0);
});

/** "the first week of October on Friday". */
export const dayOfWeekOfMonth: Parser<readonly Item[]> = meaning(
  sequence(weekOfMonth, skip('on', 'comma', 'the'), weekdayName),
  ([{ from }, , { index }]) => [{ type: 'day', day: from + index, form: 'relative' }],
);

/** A stretch of days that has a name. */
export const stretch: Parser<Span> = remember(either(weekOfMonth, week, weekend, holyDays, month, year, coming));
