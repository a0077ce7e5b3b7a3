import { PARTS_OF_DAY } from '../../parts-of-day.ts';
import type { Parser } from '../parser.ts';
import {
  either,
  glue,
  meaning,
  optional,
  remember,
  sense,
  sequence,
  skip,
  unlessFollowedBy,
  where,
} from '../parser.ts';
import { settle, settleRange } from '../settle.ts';
import { amount, MINUTES } from './amount.ts';
import { clockAfter, partOfDay, time, timeAfterPart, timeExpected } from './clock.ts';
import type { Clock, Item } from './item.ts';
import { exactClock } from './item.ts';
import { dayLeaning } from './leads-on.ts';

const [nightHours, NIGHTS_MAX] = [glue('nightHours'), 7];
const notALength = either<unknown>(unlessFollowedBy(sense('unit'), dayLeaning), glue('counted'));
export const bound: Parser<Clock> = remember(unlessFollowedBy(timeExpected, notALength));
const outerPart = optional(meaning(sequence(skip('comma'), partOfDay), ([, part]) => part));

/** "6pm till close": as long as the doors are open. */
const closing: Parser<Clock> = meaning(sequence(skip('the', 'at'), glue('closing')), (_, { moment }) =>
  exactClock(Math.min(moment.closes, 23 * 60 + 59)),
);
export const end = either(bound, closing);

/** "10 to 4", "9-12": two bare hours in figures, if some of it lies within the opening hours. */
const bareHours: Parser<{ from: Clock; to: Clock }> = meaning(
  sequence(
    sense('number'),
    glue('until', 'dash'),
    either(
      unlessFollowedBy(sense('number'), either<unknown>(notALength, glue('oclock'), sense('month'))),
      // ៧ ដល់ ៩ យប់: where one word counts nights and says that it is night, seven to nine of them are hours.
      where(
        sense('number'),
        ({ value, end: at }, input) => value.value > NIGHTS_MAX && nightHours(input, at).length > 0,
      ),
    ),
  ),
  ([from, , to], { moment }) => {
    if (from.digits === 0 || to.digits === 0 || from.value > 24 || to.value > 24 || from.value === to.value)
      return null;
    const hours = { from: bareHour(from.value), to: bareHour(to.value) };
    const bounds = settleRange(hours.from, hours.to, moment);
    const fits =
      bounds.from !== null &&
      bounds.to !== null &&
      bounds.from < bounds.to &&
      bounds.from <= moment.closes &&
      bounds.to >= moment.opens;
    return fits ? hours : null;
  },
);

function bareHour(hour: number): Clock {
  return { hour, minute: 0, half: null, exact: hour > 12 || hour === 0, part: null };
}

/** "9h 18h", "9:00 18:00", "9am 5pm", "10h12h": two times of one form, and nothing between them. */
function isSideBySide(said: string): boolean {
  return /^\d{1,2}(?:(?:h(?:\d{2})?|:\d{2}) |h| ?[ap]m ?)\d{1,2}(?:h(?:\d{2})?|:\d{2}| ?[ap]m)$/u.test(said.trim());
}

const named: Parser<Clock> = meaning(sense('clock'), ({ hour, from }) =>
  hour === null || from ? null : exactClock(hour * 60),
);

/** "10h midi", "9am-noon", "midi 16h": an hour in figures and one that has a name, and nothing between them. */
const besideNamed: Parser<{ from: Clock; to: Clock }> = meaning(
  where(either(sequence(time, named), sequence(named, time)), ({ end }, { words }, at) =>
    BESIDE_NAMED.test(words.text.slice(at, end).trim()),
  ),
  ([from, to]) => ({ from, to }),
);

const BESIDE_NAMED = /^(?:[a-z]+ (?=\d))?\d{1,2}(?:h(?:\d{2})?|:\d{2}| ?[ap]m)(?: [a-z]+)?$/u;

const untilClosing: Parser<{ from: Clock; to: Clock }> = meaning(
  sequence(
    either(
      meaning(sequence(glue('from', 'ofMonth', 'of'), bound), ([, from]) => from),
      time,
      timeAfterPart,
    ),
    glue('until', 'dash'),
    closing,
  ),
  ([from, , to], { moment }) => ({ from: exactClock(settle(from, moment).minutes), to }),
);

const meal = meaning(sequence(skip('the'), partOfDay), ([, part]) =>
  part === 'lunchtime' ? PARTS_OF_DAY[part] : null,
);

/** "Between lunch and 3" is after it, "from 10 till lunch" before it. */
const besideMeal: Parser<{ from: Clock; to: Clock }> = either(
  meaning(
    sequence(glue('from', 'between', 'ofMonth', 'of'), meal, glue('until', 'and', 'dash'), skip('the', 'at'), bound),
    ([, { bounds }, , , to]) => ({ from: exactClock(bounds[1] * 60), to }),
  ),
  meaning(
    sequence(glue('from', 'between', 'ofMonth', 'of'), bound, glue('until', 'and', 'dash'), skip('at'), meal),
    ([, from, , , { bounds }]) => ({ from, to: exactClock(bounds[0] * 60) }),
  ),
);

const QUARTER = 15;
const theDay = glue('theDay');

/** "from 9 to 12", "between 2 and 4", "下午2点到4点", "9am-11am". */
const both: Parser<Item> = meaning(
  either(
    meaning(
      sequence(
        skip('from', 'between'),
        glue('from', 'between', 'ofMonth', 'of'),
        bound,
        glue('until', 'and', 'dash'),
        skip('the', 'at'),
        bound,
      ),
      ([, opens, from, joins, , to], input, at) => {
        // "Entre 12 et 14 pour déjeuner à 12" begins at no 12:14; "du 2 au 5" are days.
        const isOdd = opens === 'between' && joins === 'until' && from.minute % QUARTER !== 0;
        const areDays = (opens === 'of' || opens === 'ofMonth') && theDay(input, at).length > 0;
        return isOdd || areDays ? null : { from, to };
      },
    ),
    meaning(sequence(either(time, timeAfterPart), glue('until', 'dash'), bound), ([from, , to]) => ({ from, to })),
    untilClosing,
    besideMeal,
    meaning(sequence(clockAfter, glue('until', 'dash'), either(time, timeAfterPart)), ([from, , to]) => ({
      from: from.clock,
      to,
    })),
    bareHours,
    besideNamed,
    meaning(
      where(sequence(time, time), ({ end }, { words }, at) => isSideBySide(words.text.slice(at, end))),
      ([from, to]) => ({
        from,
        to,
      }),
    ),
  ),
  ({ from, to }, { moment }) => {
    const bounds = settleRange(from, to, moment);
    return bounds.from !== null && bounds.to !== null && bounds.from < bounds.to ? { type: 'range', from, to } : null;
  },
);

/** "I'm free from 2 please", "from 2 on Friday for 3 hours", but not "from 2 cities". */
function beforeNoWord<T>(parser: Parser<T>): Parser<T> {
  return where(parser, ({ end: at }, input) => {
    const { words } = input;
    const isWord = /[a-z0-9]/u.test(words.text.charAt(words.skipSpace(at)));
    return !isWord || words.isFollowedAsDay(at) || dayOrLength(input, at).length > 0;
  });
}

const dayOrLength = either<unknown>(
  sequence(skip('on'), either<unknown>(sense('weekday'), sense('day'))),
  where(sequence(glue('for', 'lasting'), amount), ({ value: [, { unit }] }) => MINUTES[unit] !== undefined),
);

/** "Can't do before 9.30 or after 3": both bounds at once, whichever is said first. */
const nor = sequence(skip('comma'), glue('or', 'and', 'not'), skip('not'));
const neither: Parser<Item> = either<Item>(
  meaning(sequence(glue('not'), glue('before'), bound, nor, glue('after'), bound), ([, , from, , , to]) => ({
    type: 'range',
    from,
    to,
  })),
  meaning(sequence(glue('not'), glue('after'), bound, nor, glue('before'), bound), ([, , to, , , from]) => ({
    type: 'range',
    from,
    to,
  })),
);

/** "After school": from about then on. */
const afterwards: Parser<Item> = meaning(sense('clock'), ({ hour, from }) =>
  from && hour !== null ? { type: 'range', from: exactClock(hour * 60), to: null } : null,
);

/** "Nothing before 2" rules the hours before it out; "nothing before 2?" asks for one of them. */
const not = either(
  glue('not'),
  where(glue('none'), ({ end: at }, { words }) => !/^[^.!;]*\?/u.test(words.text.slice(at))),
);

const open: Parser<Item> = either<Item>(
  neither,
  afterwards,
  meaning(sequence(not, glue('before'), bound), ([, , from]) => ({ type: 'range', from, to: null })),
  meaning(sequence(not, glue('after'), bound), ([, , to]) => ({ type: 'range', from: null, to })),
  meaning(sequence(glue('not'), either(time, timeAfterPart), glue('upto', 'beforeBehind')), ([, from]) => ({
    type: 'range',
    from,
    to: null,
  })),
  meaning(sequence(glue('after', 'startingAt'), bound), ([, from]) => ({ type: 'range', from, to: null })),
  meaning(sequence(glue('from'), skip('the'), time, optional(glue('onwards'))), ([, , from]) => ({
    type: 'range',
    from,
    to: null,
  })),
  beforeNoWord(meaning(sequence(glue('from'), bound), ([, from]) => ({ type: 'range', from, to: null }) as const)),
  meaning(sequence(glue('from', 'of'), bound, glue('onwards')), ([, from]) => ({ type: 'range', from, to: null })),
  // "From 5 on", which in "from 5 on Friday" leads the day in.
  meaning(
    where(sequence(glue('from'), bound, glue('on')), ({ end: at }, { words }) => words.isFollowedAsDay(at)),
    ([, from]) => ({ type: 'range', from, to: null }),
  ),
  meaning(sequence(sense('number'), glue('hourOnwards')), ([{ value, digits }]) =>
    digits > 0 && digits < 3 && value > 0 && value < 24 ? { type: 'range', from: bareHour(value), to: null } : null,
  ),
  meaning(sequence(either(time, timeAfterPart), glue('onwards')), ([from]) => ({ type: 'range', from, to: null })),
  meaning(sequence(glue('before', 'till', 'by'), end), ([, to]) => ({ type: 'range', from: null, to })),
  meaning(sequence(either(time, timeAfterPart), glue('upto', 'beforeBehind')), ([to]) => ({
    type: 'range',
    from: null,
    to,
  })),
  meaning(sequence(glue('after'), partOfDay), ([, part]) => ({
    type: 'range',
    from: exactClock(PARTS_OF_DAY[part].bounds[1] * 60),
    to: null,
  })),
  meaning(sequence(glue('before', 'till'), partOfDay), ([, part]) => ({
    type: 'range',
    from: null,
    to: exactClock(PARTS_OF_DAY[part].bounds[0] * 60),
  })),
);

/** "after 5 in the evening": the part belongs to the bound. */
export const range: Parser<readonly Item[]> = meaning(sequence(either(both, open), outerPart), ([found, part]) => {
  if (found.type !== 'range' || part === null) return [found];
  const inPart = (clock: Clock | null) => clock && { ...clock, part: clock.part ?? part };
  return [{ ...found, from: inPart(found.from), to: inPart(found.to) }];
});
