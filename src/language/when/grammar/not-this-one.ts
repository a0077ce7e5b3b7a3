import type { Parser } from '../parser.ts';
import { either, glue, meaning, sequence, skip, unlessFollowedBy, where } from '../parser.ts';
import type { DayItem } from './item.ts';
import { day } from './offset.ts';
import { comingOrToday, weekday, weekdayName } from './weekday.ts';

/** "…, the next one", "… mais le suivant". */
export const theNext = sequence(skip('comma', 'but', 'the', 'theDay'), glue('nextOne'));

/** "Thursday no, the one after", "not Friday next week, the one after": a week after the day that is no good. */
const noTheNext: Parser<readonly DayItem[]> = meaning(
  either(
    meaning(
      sequence(
        skip('on', 'the', 'theDay'),
        weekday,
        // In "este sábado, no el próximo" the no is of what follows.
        either<unknown>(glue('cannot'), sequence(glue('comma'), glue('cannot'), glue('comma', 'but'))),
        theNext,
      ),
      ([, found]) => found,
    ),
    meaning(
      sequence(glue('not'), skip('on', 'the', 'theDay'), weekday, glue('comma', 'but', 'the', 'theDay'), theNext),
      ([, , found]) => found,
    ),
  ),
  ({ day }) => [{ type: 'day', day: day + 7, form: 'relative' }],
);

/** "Saturday, not this one, the next", "not this Saturday, the one after": a week after the coming one. */
const notThisTheNext: Parser<readonly DayItem[]> = meaning(
  either(
    meaning(
      sequence(skip('on', 'the', 'theDay'), weekdayName, skip('comma'), glue('not'), glue('thisOne'), theNext),
      ([, { index }]) => index,
    ),
    // "El sábado que viene no, el otro": of the two, the one that comes is not the one.
    meaning(
      sequence(skip('on', 'the', 'theDay'), weekdayName, glue('thisOne'), skip('comma'), glue('cannot'), theNext),
      ([, { index }]) => index,
    ),
    meaning(
      sequence(glue('not'), skip('the', 'theDay'), glue('thisOne'), weekdayName, theNext),
      ([, , , { index }]) => index,
    ),
    meaning(
      sequence(glue('not'), skip('the', 'theDay'), weekdayName, glue('thisOne'), theNext),
      ([, , { index }]) => index,
    ),
  ),
  (index, { moment }) => [{ type: 'day', day: comingOrToday(index, moment.today) + 7, form: 'relative' }],
);

const cannot = glue('cannot');
const [notThat, theNextOne] = [
  where(glue('not'), (_, input, at) => cannot(input, at).length === 0),
  sequence(skip('the', 'theDay'), glue('nextOne')),
];

/** "This Saturday, not the next one", "ce samedi pas le prochain": the one that was said. */
const thisNotTheNext: Parser<readonly DayItem[]> = meaning(
  sequence(
    skip('on', 'the', 'theDay'),
    weekday,
    either<unknown>(sequence(glue('comma'), glue('not')), notThat),
    theNextOne,
  ),
  ([, found]) => [found],
);

/** One day, read as far as its words go. */
const wholeDay: Parser<DayItem> = where(
  meaning(sequence(skip('on', 'the', 'theDay'), day), ([, found]) => found),
  ({ end }, input, at) => !day(input, at).some((other) => other.end > end),
);

/** "Non pas lundi mardi", "not the 12th the 13th": the one that stands right behind the other is meant. */
const notThisButThat: Parser<readonly DayItem[]> = meaning(
  unlessFollowedBy(
    where(sequence(glue('notBut'), wholeDay, wholeDay), (_, { words }, at) => words.isLed(at)),
    either<unknown>(sequence(skip('comma'), wholeDay), glue('or', 'and', 'until', 'dash', 'cannot')),
  ),
  ([, first, second]) => (first.day === second.day ? null : [{ ...first, out: true }, second]),
);

export const notThisOne: Parser<readonly DayItem[]> = either(thisNotTheNext, notThisTheNext, noTheNext, notThisButThat);
