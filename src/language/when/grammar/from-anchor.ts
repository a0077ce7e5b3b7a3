import { weekdayIndex } from '../calendar.ts';
import type { Parser } from '../parser.ts';
import { either, glue, meaning, optional, remember, sense, sequence, skip, where } from '../parser.ts';
import { amount, daysLater } from './amount.ts';
import { calendarDate } from './date.ts';
import type { DayItem, Item } from './item.ts';
import { weekday, weekdayName } from './weekday.ts';

const plainDay: Parser<DayItem> = meaning(sense('day'), ({ offset, part }, { moment }) =>
  part === null ? { type: 'day', day: moment.today + offset, form: 'relative' } : null,
);

/** A day that others are counted from. */
export const anchor: Parser<DayItem> = remember(
  meaning(sequence(skip('the', 'on', 'of'), either(plainDay, calendarDate, weekday)), ([, found]) => found),
);

const of = glue('of', 'ofMonth', 'theDay');

/** "Of the 3rd"; the word that leads a day in may be the same, as in "du 3". */
export const ofAnchor: Parser<DayItem> = either(
  meaning(sequence(of, anchor), ([, found]) => found),
  where(anchor, (_, input, at) => of(input, at).length > 0),
);

/** "3 days from Tuesday", "5 days before new year", "a week on Monday", "le lendemain du 13 février". */
export const fromAnchor: Parser<readonly Item[]> = either(
  meaning(
    sequence(amount, glue('from', 'after', 'on'), anchor, optional(sequence(glue('on'), weekdayName))),
    ([length, lead, { day, form }, then]) => {
      // "5 days from the 10th" begin then as well; three from Tuesday are later.
      if (length.unit === 'day' && length.value > 1 && lead === 'from' && form === 'calendar') return null;
      // "Mi hija de 8 años, el viernes": years before a day are somebody's age. "Three nights from the 27th" begin then.
      const found = length.unit === 'year' || length.unit === 'night' ? null : daysLater(length, day, 1);
      if (found === null) return null;
      const index = then?.[1].index ?? weekdayIndex(found);
      return [{ type: 'day', day: found + ((index - weekdayIndex(found) + 7) % 7), form: 'relative' }];
    },
  ),
  meaning(sequence(amount, glue('before'), anchor), ([length, , { day }]) => {
    const found = daysLater(length, day, -1);
    return found === null ? null : [{ type: 'day', day: found, form: 'relative' }];
  }),
  // "Week on Friday", "fortnight today", where only a day is said.
  meaning(
    where(
      sequence(
        glue('week8', 'week15'),
        either(
          meaning(sequence(glue('on', 'from'), weekday), ([, found]) => found),
          plainDay,
        ),
      ),
      ({ end }, { words }, at) => words.isSaidOfDay(at, end) || /^[\s.,!?]*$/u.test(words.text.slice(0, at)),
    ),
    ([weeks, { day }]) => [{ type: 'day', day: day + (weeks === 'week8' ? 7 : 14), form: 'relative' }],
  ),
  // British "two weeks tomorrow"
  meaning(sequence(skip('for', 'in'), amount, plainDay), ([, length, { day }]) => {
    const found = length.unit === 'week' || length.unit === 'fortnight' ? daysLater(length, day, 1) : null;
    return found === null ? null : [{ type: 'day', day: found, form: 'relative' }];
  }),
  // "Tomorrow week", "demain en huit", "de hoy en quince días"
  meaning(sequence(skip('of', 'ofMonth', 'from'), plainDay, glue('week8', 'week15')), ([, { day }, weeks]) => [
    { type: 'day', day: day + (weeks === 'week8' ? 7 : 14), form: 'relative' },
  ]),
  // "La veille du 25 décembre", "la víspera del 3"
  meaning(sequence(skip('the', 'on'), glue('dayAfter', 'dayBefore'), ofAnchor), ([, side, { day }]) => [
    { type: 'day', day: day + (side === 'dayAfter' ? 1 : -1), form: 'relative' },
  ]),
  // "Le surlendemain de Noël", "l'avant-veille du 25 décembre", "la antevíspera de Navidad"
  meaning(sequence(skip('the', 'on'), glue('twoDaysAfter', 'twoDaysBefore'), ofAnchor), ([, side, { day }]) => [
    { type: 'day', day: day + (side === 'twoDaysAfter' ? 2 : -2), form: 'relative' },
  ]),
  // "圣诞节前两天"
  meaning(
    sequence(calendarDate, skip('of', 'ofMonth'), glue('onwards', 'beforeBehind'), amount),
    ([{ day }, , side, length]) => {
      const found = length.unit === 'year' ? null : daysLater(length, day, side === 'onwards' ? 1 : -1);
      return found === null ? null : [{ type: 'day', day: found, form: 'relative' }];
    },
  ),
  // "圣诞节前一天"
  meaning(sequence(calendarDate, skip('of', 'ofMonth'), glue('dayAfter', 'dayBefore')), ([{ day }, , side]) => [
    { type: 'day', day: day + (side === 'dayAfter' ? 1 : -1), form: 'relative' },
  ]),
  // "the day after Christmas", "the day before the 5th"
  meaning(sequence(skip('the'), glue('day'), glue('after', 'before'), anchor), ([, , direction, { day }]) => [
    { type: 'day', day: day + (direction === 'after' ? 1 : -1), form: 'relative' },
  ]),
);
