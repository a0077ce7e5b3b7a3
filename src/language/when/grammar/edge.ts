import { civil } from '../calendar.ts';
import type { Parser } from '../parser.ts';
import { either, glue, meaning, remember, sense, sequence, skip, unlessFollowedBy } from '../parser.ts';
import type { Edge } from '../sense.ts';
import { monthBounds, namedMonth, thisMonth } from './month.ts';
import { type Span, stretch, unitIs, weekSpan } from './stretch.ts';

const EDGE_DAYS = 7;

interface EdgeOfSpan {
  readonly edge: Edge;
  readonly span: Span;
}

export function edgeOf({ edge, span: { from, to } }: EdgeOfSpan): Span {
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
export const edge: Parser<EdgeOfSpan> = remember(
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
    // "This week, late in the day" says the hour, and not which end of the week.
    meaning(
      unlessFollowedBy(sequence(stretch, skip('of'), sense('edge')), sequence(skip('in', 'of', 'the'), glue('day'))),
      ([span, , { edge }]) => ({ edge, span }),
    ),
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
);

export const edged: Parser<Span> = meaning(edge, edgeOf);
