import { DAY_MINUTES } from '../../../domain/zoned.ts';
import type { Input, Parser } from '../parser.ts';
import { either, glue, meaning, sense, sequence, skip, unlessFollowedBy } from '../parser.ts';
import { type Amount, amount, daysLater, hoursInFigures, MINUTES } from './amount.ts';
import { weekdayBeside } from './beside-day.ts';
import { anchor } from './from-anchor.ts';
import { exactClock, type Item } from './item.ts';
import { weekdayName } from './weekday.ts';

/** A length of time counted from the day, or the time of it, that is being talked about. */
function fromAbout(length: Amount, direction: 1 | -1, { moment: { about } }: Input): readonly Item[] | null {
  if (about === null) return null;
  const minutes = MINUTES[length.unit];
  if (minutes === undefined) {
    const day = daysLater(length, about.day, direction);
    if (day === null) return null;
    return [{ type: 'day', day, form: 'relative', ...(about.justNamed ? { anchor: about.day } : { counted: true }) }];
  }
  const time = about.minutes === null ? Number.NaN : about.minutes + direction * length.value * minutes;
  if (!(time >= 0 && time < DAY_MINUTES)) return null;
  return [
    { type: 'day', day: about.day, form: 'relative' },
    { type: 'time', clock: exactClock(time) },
  ];
}

const A_DAY: Amount = { value: 1, unit: 'day', article: true };

const theDay = skip('on', 'the');

/** "2h plus tard"; "14h" is when. */
const HOURS_MAX = 8;
const soLong = either(
  amount,
  meaning(hoursInFigures, (length) => (length.value <= HOURS_MAX ? length : null)),
);

/** "The day after the party" counts from the party, of which we know nothing. */
const somethingElse = either<unknown>(glue('the', 'of', 'ofMonth', 'theDay', 'one', 'whose'), anchor);

/** The "after" of "the Friday after 2" is of the hour. */
const hour = either<unknown>(
  sense('number'),
  sense('figures'),
  sense('clock'),
  sense('part'),
  glue('about', 'at', 'zero', 'half'),
);

/** "The Friday after". */
const besideWeekday = unlessFollowedBy(sequence(glue('the'), weekdayName, glue('after', 'before')), hour);

/** "The evening before", "la noche anterior". */
const besidePart = unlessFollowedBy(sequence(glue('the'), sense('part'), glue('partAfter', 'partBefore')), hour);

/** "That day", whatever follows: "ce jour-là de 9h à 11h". */
export const thatDay: Parser<readonly Item[]> = meaning(sequence(theDay, glue('thatDay')), (_, input) =>
  fromAbout({ ...A_DAY, value: 0 }, 1, input),
);

/** "The day after", "a week later", "提前一天": what they count from was said before, and without it they mean nothing. */
export const besideTheDay: Parser<readonly Item[]> = unlessFollowedBy(
  either(
    meaning(sequence(theDay, glue('sameDay')), (_, input) => fromAbout({ ...A_DAY, value: 0 }, 1, input)),
    meaning(sequence(theDay, glue('dayAfter')), (_, input) => fromAbout(A_DAY, 1, input)),
    meaning(sequence(theDay, glue('dayBefore')), (_, input) => fromAbout(A_DAY, -1, input)),
    meaning(sequence(theDay, glue('day'), glue('after', 'before')), ([, , side], input) =>
      fromAbout(A_DAY, side === 'after' ? 1 : -1, input),
    ),
    meaning(sequence(skip('about'), soLong, glue('later', 'after')), ([, length], input) =>
      fromAbout(length, 1, input),
    ),
    meaning(sequence(skip('about'), soLong, glue('earlier', 'before')), ([, length], input) =>
      fromAbout(length, -1, input),
    ),
    meaning(sequence(glue('laterBy'), soLong), ([, length], input) => fromAbout(length, 1, input)),
    meaning(sequence(glue('earlierBy'), soLong), ([, length], input) => fromAbout(length, -1, input)),
    // "Push it back an hour"; days are for whoever knows the hour that is to be kept.
    meaning(sequence(glue('putOff', 'bringForward'), skip('of', 'by'), soLong), ([way, , length], input) =>
      MINUTES[length.unit] === undefined ? null : fromAbout(length, way === 'putOff' ? 1 : -1, input),
    ),
    meaning(besidePart, ([, { part }, side], input) => {
      const day = fromAbout(A_DAY, side === 'partAfter' ? 1 : -1, input);
      return day === null ? null : [...day, { type: 'part', part, edge: null }];
    }),
    meaning(besideWeekday, ([, { index }, side], { moment: { about } }) =>
      about === null
        ? null
        : [{ type: 'day', day: weekdayBeside(index, about.day, side === 'after'), form: 'relative' }],
    ),
  ),
  somethingElse,
);
