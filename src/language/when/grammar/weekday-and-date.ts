import { civil, weekdayIndex } from '../calendar.ts';
import type { Input, Parser } from '../parser.ts';
import { either, glue, meaning, optional, sense, sequence, skip, unlessFollowedBy, where } from '../parser.ts';
import type { DayItem } from './item.ts';
import { alone } from './leads-on.ts';

/** How many come, right behind a number that is then none of them: the "2 ppl" of "Sunday 4 2 ppl", the "for 2" of "Sunday 4 for 2". */
export const heads: Parser<unknown> = either<unknown>(
  sequence(skip('comma', 'for'), sense('number'), glue('counted')),
  where(sequence(skip('comma'), glue('for'), sense('number')), ({ end }, { words }) =>
    /^ *(?:$|[.,!?;])/u.test(words.text.slice(end)),
  ),
);

const dayNumber = either(
  // "Friday first thing" is a morning, and no 1st.
  meaning(alone(sense('ordinal')), ({ value, spelled }) => ({ value, certain: !spelled || value > 10 })),
  meaning(
    unlessFollowedBy(
      sense('number'),
      either<unknown>(
        glue('oclock', 'counted', 'plus', 'minus', 'past', 'half', 'sharp', 'monthMark', 'monthLead'),
        // "Thurs 9-12" is a morning, not the 9th.
        sequence(glue('dash'), either<unknown>(sense('number'), sense('figures'))),
        // "Sunday 3 to 6" is an afternoon; "Sunday 3 to 6 May" are days.
        sequence(glue('till', 'toHour'), unlessFollowedBy(sense('number'), sense('month'))),
        sense('meridiem'),
        sense('unit'),
        sense('part'),
        sense('month'),
      ),
    ),
    // In letters one is an article: "mardi, une salle".
    ({ value, digits }) => (digits === 0 && value === 1 ? null : { value, certain: digits > 0 && value > 12 }),
  ),
);

/** "Friday 10", where the coming 10th is no Friday, is rather the hour, unless another follows. */
function mayBeHour(value: number, { text }: Input['words'], end: number): boolean {
  return value >= 7 && !/\d/u.test(text.slice(end));
}

/** "Tuesday the 19th", "jeudi 15": the next day that is both. */
export const weekdayAndDate: Parser<DayItem> = meaning(
  sequence(
    // "Monday for 2" counts who comes.
    unlessFollowedBy(sense('weekday'), sequence(skip('comma'), glue('for'), sense('number'))),
    skip('the', 'comma', 'day', 'theDay', 'on', 'dayMark'),
    dayNumber,
    optional(glue('dayMark')),
  ),
  ([{ index }, , { value, certain }], input, _at, end) => {
    const { moment, words } = input;
    if (value < 1 || value > 31) return null;
    const isBeforeHeads = value < 24 && heads(input, end).length > 0;
    const limit = isBeforeHeads ? 14 : certain ? 3000 : mayBeHour(value, words, end) ? 31 : 62;
    for (let day = moment.today; day <= moment.today + limit; day += 1) {
      if (weekdayIndex(day) === index && civil(day).day === value)
        return { type: 'day', day, form: 'calendar', monthless: true };
    }
    return null;
  },
);
