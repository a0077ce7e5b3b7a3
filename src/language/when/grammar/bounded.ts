import type { Moment } from '../moment.ts';
import type { Parser } from '../parser.ts';
import { either, glue, meaning, sense, sequence, skip, unitOf, unlessFollowedBy, where } from '../parser.ts';
import { amount, daysLater } from './amount.ts';
import { time } from './clock.ts';
import { edge, edged, edgeOf } from './edge.ts';
import type { DayItem } from './item.ts';
import { isLeave } from './leave.ts';
import { day } from './offset.ts';
import { type Span, stretch } from './stretch.ts';

/** How far "after the 15th" reaches when nobody says where it ends. */
const OPEN_DAYS = 31;

const [the, shift] = [glue('the'), sense('shift')];
/** A word that only leads a day in: "on", and not the "el" that is an article as well. */
const leadsIn = where(glue('on'), (_, input, at) => the(input, at).length === 0 && shift(input, at).length === 0);
/** "Anything after on Monday", "after that on Monday" is after something else, and on Monday. */
const afterDay = unlessFollowedBy(glue('after'), sequence(skip('the'), leadsIn));

const onwards = where(glue('onwards'), (_, input, at) => sense('day')(input, at).length === 0);

function by({ day: to, monthless }: Pick<DayItem, 'day' | 'monthless'>, { today }: Moment): Span {
  return { from: today, to, by: true, ...(monthless && { monthless }) };
}

/** Days of which one end was named: "by the 14th", "after Easter", "within a week". */
export const bounded: Parser<Span> = either<Span>(
  meaning(
    sequence(
      glue('before', 'beforeDay'),
      skip('the'),
      either(
        day,
        meaning(stretch, ({ from }) => ({ day: from })),
        meaning(edge, (found) => ({ day: found.edge === 'end' ? edgeOf(found).to + 1 : edgeOf(found).from })),
      ),
    ),
    ([, , last], { moment }) => ({ from: moment.today, to: last.day - 1 }),
  ),
  meaning(
    where(
      sequence(
        glue('till', 'by'),
        skip('the'),
        either(
          day,
          meaning(either(stretch, edged), ({ to }) => ({ day: to })),
        ),
      ),
      (match, input, at) => match.value[0] === 'by' || !isLeave(match, input, at),
    ),
    ([, , last], { moment }) => by(last, moment),
  ),
  meaning(
    sequence(
      afterDay,
      skip('the'),
      either(
        day,
        meaning(stretch, ({ to }) => ({ day: to })),
      ),
    ),
    ([, , first]) => ({ from: first.day + 1, to: first.day + OPEN_DAYS }),
  ),
  // "Tomorrow from 14:00 on" leaves the hour open and not the day.
  // "Demain ou après-demain" and 明天后天 are two days.
  meaning(
    unlessFollowedBy(
      sequence(skip('from'), day, onwards),
      either<unknown>(sequence(skip('of'), time), sequence(skip('dash'), day)),
    ),
    ([, first]) => ({ from: first.day, to: first.day + OPEN_DAYS, open: true }),
  ),
  meaning(
    either(
      meaning(sequence(glue('within'), amount), ([, length]) => length),
      meaning(sequence(amount, glue('withinBehind')), ([length]) => length),
      // "Sous huitaine", "within the fortnight"
      meaning(sequence(glue('within'), skip('the'), unitOf('week', 'fortnight')), ([, , { unit }]) => ({
        value: 1,
        unit,
        article: true,
      })),
    ),
    (length, { moment }) => {
      const to = length.unit === 'year' || length.unit === 'night' ? null : daysLater(length, moment.today, 1);
      return to === null ? null : { from: moment.today, to };
    },
  ),
  meaning(sequence(day, glue('upto')), ([last], { moment }) => by(last, moment)),
  meaning(sequence(day, glue('beforeBehind')), ([last], { moment }) => ({ from: moment.today, to: last.day - 1 })),
  meaning(sequence(glue('startingAt'), day), ([, first]) => ({
    from: first.day,
    to: first.day + OPEN_DAYS,
    open: true,
  })),
);
