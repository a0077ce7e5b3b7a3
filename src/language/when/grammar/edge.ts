import { civil, monthFrom, weekdayIndex } from '../calendar.ts';
import type { Parser } from '../parser.ts';
import { either, glue, meaning, remember, sense, sequence, skip, unlessFollowedBy } from '../parser.ts';
import type { Edge } from '../sense.ts';
import { monthBounds, namedMonth, thisMonth } from './month.ts';
import { counted, nth } from './nth-day.ts';
import { type Span, stretch, unitIs, weekSpan } from './stretch.ts';

const EDGE_DAYS = 7;

interface EdgeOfSpan {
  readonly edge: Edge;
  readonly span: Span;
  /** The next one of its kind, which is meant where that edge has passed (X9). */
  readonly next?: Span;
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

type Edged = Omit<EdgeOfSpan, 'edge'>;

const month: Parser<Edged> = meaning(namedMonth, (found, { moment: { today } }) => {
  const span = monthBounds(found, today);
  const next = { month: found.month, year: civil(span.from).year + 1 };
  return found.year === null ? { span, next: monthBounds(next, today) } : { span };
});

const theMonth: Parser<Edged> = meaning(thisMonth, (found, { moment: { today } }) => ({
  span: monthBounds(found, today),
  next: monthBounds(monthFrom(today, 1), today),
}));

const alone = <T>(parser: Parser<T>, spanOf: (value: T, today: number) => Span): Parser<Edged> =>
  meaning(parser, (value, { moment }) => ({ span: spanOf(value, moment.today) }));

const anyEdge: Parser<EdgeOfSpan> = either<EdgeOfSpan>(
  meaning(
    sequence(
      skip('the', 'in', 'at', 'on'),
      sense('edge'),
      skip('of', 'the', 'ofMonth'),
      either(
        month,
        alone(stretch, (span) => span),
        theMonth,
        alone(unitIs('week'), (_, today) => weekSpan(today, 0)),
        alone(unitIs('year'), (_, today) => monthBounds({ month: 12, year: civil(today).year }, today)),
      ),
    ),
    ([, { edge }, , found]) => ({ edge, ...found }),
  ),
  // "This week, late in the day" says the hour, and not which end of the week.
  meaning(
    unlessFollowedBy(sequence(stretch, skip('of'), sense('edge')), sequence(skip('in', 'of', 'the'), glue('day'))),
    ([span, , { edge }]) => ({ edge, span }),
  ),
  meaning(sequence(theMonth, sense('edge')), ([found, { edge }]) => ({ edge, ...found })),
);

/** "end of the month", "early next week", "mediados de marzo", "月底". */
export const edge: Parser<EdgeOfSpan> = remember(
  meaning(anyEdge, (found, { moment }) => {
    const isOver = found.next !== undefined && edgeOf(found).to < moment.today;
    return { edge: found.edge, span: isOver ? found.next : found.span };
  }),
);

export const edged: Parser<Span> = meaning(edge, edgeOf);

const MIDDLE = 15;

/** "The second half of May", « la deuxième quinzaine de mai », 五月下半月. */
export const halfOfMonth: Parser<Span> = meaning(
  either(
    meaning(
      sequence(
        skip('the', 'in', 'on', 'for'),
        nth,
        glue('monthHalf'),
        skip('of', 'ofMonth', 'the'),
        either(month, theMonth),
      ),
      ([, count, , , found]) => ({ count, found }),
    ),
    meaning(sequence(either(month, theMonth), sense('shift'), glue('monthHalf')), ([found, { by }]) => ({
      count: by > 0 ? 2 : 1,
      found,
    })),
  ),
  ({ count, found: { span } }) => {
    const last = span.from + MIDDLE - 1;
    if (count === 1 && span.to - span.from > MIDDLE) return { from: span.from, to: last };
    return count === 2 || count === -1 ? { from: last + 1, to: span.to } : null;
  },
);

/** "The weekend at the end of April", 月底那个周末: its last, or its first. */
export const weekendAtEdge: Parser<Span> = meaning(
  either(
    meaning(sequence(edge, skip('of', 'the'), unitIs('weekend')), ([found]) => found),
    meaning(
      sequence(skip('the', 'on', 'for'), unitIs('weekend'), skip('of', 'the', 'at', 'in'), edge),
      ([, , , found]) => found,
    ),
  ),
  ({ edge: side, span }) => {
    const saturday =
      side === 'middle' ? null : counted(span, side === 'end' ? -1 : 1, (day) => weekdayIndex(day) === SATURDAY);
    return saturday === null ? null : { from: saturday, to: saturday + 1 };
  },
);

const SATURDAY = 5;
