import { weekdayIndex } from '../calendar.ts';
import type { Moment } from '../moment.ts';
import type { Parser } from '../parser.ts';
import { either, glue, meaning, optional, sense, sequence, skip } from '../parser.ts';
import { partOfDay } from './clock.ts';
import { edged } from './edge.ts';
import type { Item } from './item.ts';
import { monthBounds, namedMonth, relativeMonth, thisMonth } from './month.ts';
import { type Span, stretch, weekend } from './stretch.ts';
import { nameNotRefused, weekdayName } from './weekday.ts';

const month: Parser<Span> = meaning(either(relativeMonth, namedMonth, thisMonth), (of, { moment }) =>
  monthBounds(of, moment.today),
);
const days: Parser<Span> = either(edged, month);

/** What makes it any day of that name: "a Thursday", "rather on Thursday". */
const anyOfThem = either<unknown>(
  sequence(skip('on', 'ideally', 'the'), glue('one')),
  sequence(glue('ideally'), skip('on', 'the', 'theDay')),
);

/** "A Saturday in December", "un jeudi début décembre", "十二月的一个周六": the first of them that is still to come. */
export const weekdayInSpan: Parser<readonly Item[]> = either(
  meaning(
    sequence(
      skip('on', 'the', 'one'),
      weekdayName,
      optional(partOfDay),
      skip('comma'),
      either<Span>(
        meaning(sequence(glue('in', 'of', 'ofMonth'), skip('of', 'the', 'ofMonth'), days), ([, , of]) => of),
        edged,
      ),
    ),
    ([, { index }, part, , of], { moment }) => firstOf(index, of, part, moment),
  ),
  meaning(
    sequence(
      days,
      skip('of', 'the'),
      optional(sense('number')),
      skip('measure', 'one'),
      weekdayName,
      optional(partOfDay),
    ),
    ([of, , , , { index }, part], { moment }) => firstOf(index, of, part, moment),
  ),
  // "The weekend after next, Saturday", "the week after next, say Wednesday"
  meaning(
    sequence(
      skip('in', 'of', 'on'),
      either(weekend, stretch),
      skip('comma'),
      skip('ideally', 'on', 'the', 'theDay'),
      nameNotRefused,
      optional(partOfDay),
    ),
    ([, of, , , { index }, part], { moment }) => (of.to - of.from < 7 ? firstOf(index, of, part, moment) : null),
  ),
  meaning(
    sequence(skip('in', 'of'), days, skip('comma'), anyOfThem, weekdayName, optional(partOfDay)),
    ([, of, , , { index }, part], { moment }) => firstOf(index, of, part, moment),
  ),
);

function firstOf(
  index: number,
  { from, to }: Span,
  part: Extract<Item, { type: 'part' }>['part'] | null,
  { today }: Moment,
): readonly Item[] | null {
  const first = Math.max(from, today + 1);
  const day = first + ((index - weekdayIndex(first) + 7) % 7);
  if (day > to) return null;
  const found: Item = { type: 'day', day, form: 'relative', placed: true };
  return part === null ? [found] : [found, { type: 'part', part, edge: null }];
}
