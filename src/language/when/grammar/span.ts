import { civil, dayOf, monday } from '../calendar.ts';
import type { Parser } from '../parser.ts';
import { either, glue, meaning, optional, remember, sense, sequence, skip } from '../parser.ts';
import type { Edge, SenseOf } from '../sense.ts';
import { amount } from './amount.ts';
import type { DayItem, Item } from './item.ts';
import { exactClock } from './item.ts';
import { comingDate, monthBounds, namedMonth, relativeMonth, thisMonth } from './month.ts';
import { day } from './offset.ts';
import { relativeWeek, weekdayName } from './weekday.ts';

interface Span {
  readonly from: number;
  readonly to: number;
}

/** How far "after the 15th" reaches when nobody says where it ends. */
const OPEN_DAYS = 31;

const shift = sense('shift');
const unitIs = (wanted: SenseOf<'unit'>['unit']) =>
  meaning(sequence(skip('measure'), sense('unit')), ([, { unit }]) => (unit === wanted ? unit : null));

function weekSpan(today: number, weeks: number): Span {
  return { from: monday(today) + weeks * 7, to: monday(today) + weeks * 7 + 6 };
}

const weeks = ({ by, coming }: SenseOf<'shift'>) => by + (coming ? 1 : 0);

const week: Parser<Span> = either<Span>(
  meaning(relativeWeek, (by, { moment }) => weekSpan(moment.today, weeks(by))),
  meaning(
    sequence(skip('the'), unitIs('week'), skip('of', 'the', 'theDay', 'ofMonth'), glue('of', 'ofMonth', 'theDay'), day),
    ([, , , , found]) => weekSpan(found.day, 0),
  ),
  meaning(sequence(glue('rest'), skip('of', 'the'), unitIs('week')), (_, { moment }) => weekSpan(moment.today, 0)),
);

const weekend: Parser<Span> = meaning(
  either<number>(
    meaning(sequence(skip('the', 'on'), shift, unitIs('weekend')), ([, by]) => by.by),
    meaning(sequence(skip('the', 'on'), unitIs('weekend'), shift), ([, , by]) => by.by),
    meaning(sequence(unitIs('weekend'), skip('of', 'the'), relativeWeek), ([, , by]) => by.by),
    meaning(sequence(relativeWeek, skip('of'), unitIs('weekend')), ([by]) => by.by),
    meaning(sequence(glue('the', 'on', 'at', 'for', 'theDay'), skip('the'), unitIs('weekend')), () => 0),
    meaning(unitIs('weekend'), () => 0),
  ),
  (by, { moment }) => ({ from: monday(moment.today) + by * 7 + 5, to: monday(moment.today) + by * 7 + 6 }),
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

/** "in May" is a month; "may" and "march" alone are verbs. */
const month: Parser<Span> = meaning(
  either(
    relativeMonth,
    meaning(sequence(glue('in', 'of', 'for'), skip('the', 'monthMark'), namedMonth), ([, , found]) => found),
    meaning(sequence(shift, namedMonth), ([by, found]) => (by.by >= 0 ? found : null)),
    meaning(sequence(namedMonth, shift), ([found, by]) => (by.by >= 0 ? found : null)),
    (input, at) => namedMonth(input, at).filter(() => !sense('month')(input, at).some(({ value }) => value.shy)),
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

const nthWeek = either(
  meaning(sense('ordinal'), ({ value }) => value),
  meaning(shift, ({ by }) => (by === -1 ? by : null)),
);

/** "the first week of October", "dernière semaine d'octobre". */
const weekOfMonth: Parser<Span> = meaning(
  either(
    meaning(
      sequence(
        skip('the'),
        nthWeek,
        unitIs('week'),
        skip('of', 'ofMonth', 'the', 'in'),
        either(relativeMonth, namedMonth, thisMonth),
      ),
      ([, count, , , of]) => ({ count, of }),
    ),
    meaning(
      sequence(either(relativeMonth, namedMonth), skip('of', 'the'), nthWeek, unitIs('week')),
      ([of, , count]) => ({ count, of }),
    ),
  ),
  ({ count, of }, { moment }) => {
    const { from, to } = monthBounds(of, moment.today);
    if (count > 5) return null;
    return count < 0 ? { from: to - 6, to } : weekSpan(from + (count - 1) * 7, 0);
  },
);

/** "the first week of October on Friday". */
export const dayOfWeekOfMonth: Parser<readonly Item[]> = meaning(
  sequence(weekOfMonth, skip('on', 'comma', 'the'), weekdayName),
  ([{ from }, , { index }]) => [{ type: 'day', day: from + index, form: 'relative' }],
);

/** A stretch of days that has a name. */
const stretch: Parser<Span> = remember(either(weekOfMonth, week, weekend, month, year, coming));

const EDGE_DAYS = 7;

function edgeOf({ from, to }: Span, edge: Edge): Span {
  const length = to - from + 1;
  if (length <= 7) {
    if (edge === 'start') return { from, to: from + 1 };
    return edge === 'end'
      ? { from: from + Math.min(3, length - 1), to: from + Math.min(4, length - 1) }
      : { from: from + 1, to: from + 3 };
  }
  if (edge === 'start') return { from, to: from + EDGE_DAYS - 1 };
  return edge === 'end' ? { from: to - EDGE_DAYS + 1, to } : { from: from + 10, to: from + 19 };
}

/** "end of the month", "early next week", "mediados de marzo", "月底". */
const edged: Parser<Span> = meaning(
  either(
    meaning(
      sequence(
        skip('the', 'in', 'at', 'on'),
        sense('edge'),
        skip('of', 'the', 'ofMonth'),
        either(
          stretch,
          meaning(namedMonth, (found, { moment }) => monthBounds(found, moment.today)),
        ),
      ),
      ([, { edge }, , span]) => ({ edge, span }),
    ),
    meaning(sequence(stretch, skip('of'), sense('edge')), ([span, , { edge }]) => ({ edge, span })),
    meaning(
      sequence(
        skip('the', 'in', 'at', 'on'),
        sense('edge'),
        skip('of', 'the', 'ofMonth'),
        either<Span>(
          meaning(thisMonth, (found, { moment }) => monthBounds(found, moment.today)),
          meaning(unitIs('week'), (_, { moment }) => weekSpan(moment.today, 0)),
          meaning(unitIs('year'), (_, { moment }) =>
            monthBounds({ month: 12, year: civil(moment.today).year }, moment.today),
          ),
        ),
      ),
      ([, { edge }, , span]) => ({ edge, span }),
    ),
    meaning(sequence(thisMonth, sense('edge')), ([found, { edge }], { moment }) => ({
      edge,
      span: monthBounds(found, moment.today),
    })),
  ),
  ({ edge, span }) => edgeOf(span, edge),
);

const dayNumber = meaning(either<{ readonly value: number }>(sense('ordinal'), sense('number')), ({ value }) =>
  value >= 1 && value <= 31 ? value : null,
);

/** From one day to another, the month said once: "from the 3rd to the 7th of March", "March 5-7", "du 3 au 7 mars". */
const between: Parser<Span> = either<Span>(
  meaning(
    sequence(
      skip('from', 'between', 'on', 'the', 'theDay', 'ofMonth', 'dayMark'),
      dayNumber,
      skip('the', 'dayMark'),
      glue('until', 'and', 'dash'),
      skip('the', 'theDay', 'dayMark', 'and'),
      dayNumber,
      skip('of', 'dayMark', 'ofMonth'),
      either(relativeMonth, namedMonth),
    ),
    ([, first, , , , last, , of], { moment }) => numbered(first, last, of, moment.today),
  ),
  meaning(
    sequence(
      skip('from', 'between'),
      either(relativeMonth, namedMonth),
      skip('the'),
      dayNumber,
      skip('dayMark'),
      glue('until', 'and', 'dash'),
      skip('the', 'and'),
      dayNumber,
      skip('dayMark'),
    ),
    ([, of, , first, , , , last], { moment }) => numbered(first, last, of, moment.today),
  ),
  meaning(
    sequence(
      glue('from', 'between', 'ofMonth'),
      skip('the', 'theDay', 'dayMark', 'day'),
      dayNumber,
      skip('dayMark'),
      glue('until', 'and', 'dash'),
      skip('the', 'theDay', 'dayMark', 'day'),
      day,
    ),
    ([, , first, , , , last]) => {
      const { year, month } = civil(last.day);
      return numbered(first, civil(last.day).day, { year, month }, last.day);
    },
  ),
  meaning(
    sequence(glue('from', 'between', 'ofMonth'), day, skip('comma'), glue('until', 'and', 'dash'), skip('the'), day),
    ([, first, , , , last]) => ordered(first.day, last.day),
  ),
  meaning(sequence(day, glue('until', 'dash'), day), ([first, , last]) => ordered(first.day, last.day)),
);

function numbered(first: number, last: number, of: { month: number; year: number | null }, today: number): Span | null {
  if (first > last) return null;
  const to = comingDate(of, last, today);
  return to === null ? null : { from: to - (last - first), to };
}

/** "from Friday to Monday" runs into the next week; a first day already gone was meant, not next year's. */
function ordered(from: number, to: number): Span | null {
  if (from - to > 300) return { from: from - 366, to };
  if (to >= from) return { from, to };
  return to + 7 >= from ? { from, to: to + 7 } : null;
}

const bounded: Parser<Span> = either<Span>(
  meaning(
    sequence(
      glue('before'),
      skip('the'),
      either(
        day,
        meaning(stretch, ({ from }) => ({ day: from })),
      ),
    ),
    ([, , last], { moment }) => ({ from: moment.today, to: last.day - 1 }),
  ),
  meaning(
    sequence(
      glue('till', 'by'),
      skip('the'),
      either(
        day,
        meaning(stretch, ({ to }) => ({ day: to })),
      ),
    ),
    ([, , last], { moment }) => ({ from: moment.today, to: last.day }),
  ),
  meaning(
    sequence(
      glue('after'),
      skip('the'),
      either(
        day,
        meaning(stretch, ({ to }) => ({ day: to })),
      ),
    ),
    ([, , first]) => ({ from: first.day + 1, to: first.day + OPEN_DAYS }),
  ),
  meaning(sequence(skip('from'), day, glue('onwards')), ([, first]) => ({
    from: first.day,
    to: first.day + OPEN_DAYS,
  })),
  meaning(sequence(day, glue('upto')), ([last], { moment }) => ({ from: moment.today, to: last.day - 1 })),
  meaning(sequence(glue('onwards'), day), ([, first]) => ({ from: first.day, to: first.day + OPEN_DAYS })),
);

/** What has passed of a stretch cannot be booked: it starts today. */
export const span: Parser<readonly Item[]> = meaning(
  either(weekend, edged, between, bounded, stretch),
  ({ from, to }, { moment }) =>
    to < from ? null : [{ type: 'days', from: from < moment.today && to >= moment.today ? moment.today : from, to }],
);

/** "end of tomorrow", "end of the day": that day, up to its last minute. */
export const endOfDay: Parser<readonly Item[]> = meaning(
  sequence(
    skip('by', 'at', 'the', 'before'),
    sense('edge'),
    skip('of', 'the', 'ofMonth', 'theDay'),
    optional(day),
    optional(glue('day')),
    optional(shift),
  ),
  ([, { edge }, , which, word], { moment }) => {
    if (edge !== 'end' || (which === null && word === null)) return null;
    return untilEndOf(which, moment.today);
  },
);

/** "EOD tomorrow", "Friday close of business". */
export const closeOfDay: Parser<readonly Item[]> = either(
  meaning(
    sequence(skip('by', 'at', 'the', 'before'), glue('dayEnd'), skip('of', 'on', 'the'), optional(day)),
    ([, , , which], { moment }) => untilEndOf(which, moment.today),
  ),
  meaning(sequence(day, skip('by', 'at', 'the', 'before'), glue('dayEnd')), ([which], { moment }) =>
    untilEndOf(which, moment.today),
  ),
);

function untilEndOf(which: DayItem | null, today: number): readonly Item[] {
  return [
    which ?? { type: 'day', day: today, form: 'relative' },
    { type: 'range', from: null, to: exactClock(23 * 60 + 59) },
  ];
}
