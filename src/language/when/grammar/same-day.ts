import { weekdayIndex } from '../calendar.ts';
import type { Parser } from '../parser.ts';
import { either, glue, meaning, sequence, skip } from '../parser.ts';
import type { Item } from './item.ts';
import { type Span, stretch } from './stretch.ts';

const WEEK_DAYS = 7;
const week: Parser<Span> = meaning(stretch, (span) => (span.to - span.from === WEEK_DAYS - 1 ? span : null));

/** "The same day next week", "下周同一天": of the day that is talked about; where that is in next week already, the week after. */
export const sameDayOfWeek: Parser<readonly Item[]> = meaning(
  either(
    meaning(
      sequence(skip('on', 'for', 'the', 'theDay'), glue('sameDay'), skip('comma', 'of', 'ofMonth', 'the', 'in'), week),
      ([, , , span]) => span,
    ),
    meaning(sequence(week, skip('comma', 'of', 'ofMonth', 'the', 'theDay', 'on'), glue('sameDay')), ([span]) => span),
  ),
  ({ from }, { moment: { about, today } }) => {
    const same = about?.day ?? today;
    const day = from + weekdayIndex(same);
    return [{ type: 'day', day: day === same ? day + WEEK_DAYS : day, form: 'relative' }];
  },
);
