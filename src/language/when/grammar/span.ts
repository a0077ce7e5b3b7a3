import { checkedDay, civil, monthFrom, weekdayIndex } from '../calendar.ts';
import type { Parser } from '../parser.ts';
import { either, glue, hyphenBefore, meaning, sense, sequence, skip, unlessFollowedBy, where } from '../parser.ts';
import { bounded } from './bounded.ts';
import { clockish } from './date.ts';
import { edged, halfOfMonth, weekendAtEdge } from './edge.ts';
import type { Item } from './item.ts';
import { comingDate, namedMonth, relativeMonth } from './month.ts';
import { day } from './offset.ts';
import { type Span, stretch, weekend } from './stretch.ts';
import { weekdayInCompany, weekdayName } from './weekday.ts';

const dayNumber = meaning(either<{ readonly value: number }>(sense('ordinal'), sense('number')), ({ value }) =>
  value >= 1 && value <= 31 ? value : null,
);

/** "Mon-Wed next week", "de jueves a sábado": the last day settles the week of both; what has passed is a week on (X9). */
const weekdays: Parser<Span> = meaning(
  either(
    meaning(
      sequence(
        skip('from', 'ofMonth', 'on', 'the', 'theDay'),
        weekdayName,
        either<unknown>(glue('until', 'dash'), hyphenBefore('weekday')),
        skip('the', 'theDay'),
        weekdayInCompany,
      ),
      ([, first, , , last]) => ({ first, last }),
    ),
    meaning(
      sequence(
        glue('between'),
        skip('the', 'theDay'),
        weekdayName,
        glue('and'),
        skip('the', 'theDay'),
        weekdayInCompany,
      ),
      ([, , first, , , last]) => ({ first, last }),
    ),
  ),
  ({ first, last }, { moment }) => {
    const from = last.day - ((weekdayIndex(last.day) - first.index + 7) % 7);
    const later = last.form === 'bare' && from <= moment.today ? 7 : 0;
    return from === last.day ? null : { from: from + later, to: last.day + later };
  },
);

const until = glue('until');

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
    ([, of, , first, , , , last], { moment }) => (first > last ? null : numbered(first, last, of, moment.today)),
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
  // "From the 20th to 22": the last is a day because the first is one.
  meaning(
    sequence(
      glue('from', 'between'),
      where(day, ({ value }) => value.monthless === true),
      glue('until', 'and', 'dash'),
      unlessFollowedBy(dayNumber, clockish),
    ),
    ([, first, , last]) => {
      const { day: number, ...of } = civil(first.day);
      const to = comingDate(of, last, first.day);
      return number < last && to !== null ? { from: first.day, to } : null;
    },
  ),
  // "Du 2 au 5": the word that leads to the last is its article.
  meaning(
    sequence(
      glue('ofMonth'),
      dayNumber,
      where(day, (_, input, at) => until(input, at).length > 0),
    ),
    ([, first, last]) => numbered(first, civil(last.day).day, civil(last.day), last.day),
  ),
  meaning(
    sequence(glue('from', 'between', 'ofMonth'), day, skip('comma'), glue('until', 'and', 'dash'), skip('the'), day),
    ([, first, , , , last]) => ordered(first.day, last.day),
  ),
  meaning(sequence(day, glue('until', 'dash'), day), ([first, , last]) => ordered(first.day, last.day)),
);

/** "From the 30th to the 2nd of April" begins in the month before. */
function numbered(first: number, last: number, of: { month: number; year: number | null }, today: number): Span | null {
  const to = comingDate(of, last, today);
  if (to === null) return null;
  if (first <= last) return { from: to - (last - first), to };
  const { year, month } = monthFrom(to, -1);
  const from = checkedDay(year, month, first);
  return from === null ? null : { from, to };
}

/** "from Friday to Monday" runs into the next week; a first day already gone was meant, not next year's. */
export function ordered(from: number, to: number): Span | null {
  if (from - to > 300) return { from: from - 366, to };
  if (to >= from) return { from, to };
  return to + 7 >= from ? { from, to: to + 7 } : null;
}

/** A stretch of which every day is meant: "the whole of next week", "toute la semaine", "整个五月". */
const whole: Parser<Span> = either<Span>(
  meaning(sequence(skip('for', 'the'), glue('whole'), skip('of', 'the'), stretch), ([, , , found]) => found),
  meaning(sequence(skip('for'), stretch, glue('whole')), ([, found]) => found),
);

const isLoose =
  (loose: boolean) =>
  (found: Span): Span & { readonly loose: boolean } => ({ ...found, loose });

/** What has passed of a stretch cannot be booked: it starts today. */
export const span: Parser<readonly Item[]> = meaning(
  either(
    meaning(either(whole, weekdays, between), isLoose(false)),
    meaning(either(weekend, bounded, weekendAtEdge, halfOfMonth, edged, stretch), isLoose(true)),
  ),
  ({ from, to, loose, by, monthless, open }, { moment }) => {
    if (to < from) return null;
    const begun = from < moment.today && to >= moment.today;
    return [
      {
        type: 'days',
        from: begun ? moment.today : from,
        to,
        loose,
        ...(by && { by }),
        ...(monthless && { monthless }),
        ...(open && { open }),
      },
    ];
  },
);
