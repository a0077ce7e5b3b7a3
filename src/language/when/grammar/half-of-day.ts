import type { WindowName } from '../../../core/when.ts';
import type { Parser } from '../parser.ts';
import { either, meaning, optional, sense, sequence, skip, unlessFollowedBy, where } from '../parser.ts';
import type { DayItem, Item } from './item.ts';
import { comingDay, weekday, weekdayName } from './weekday.ts';
import { severalWeekdays } from './weekdays.ts';

/** Not the verb: "Friday am I…". */
const half: Parser<WindowName> = meaning(
  where(
    sense('meridiem'),
    ({ value, end }, { words }) => !value.tight && !/^ i\b/u.test(words.text.slice(end, end + 3)),
  ),
  ({ half }) => (half === 'am' ? 'morning' : 'afternoon'),
);

/** "Jueves tarde": a word that is an adverb elsewhere is a half of the day right after a day. */
const bareHalf: Parser<WindowName> = unlessFollowedBy(
  meaning(sense('part'), ({ part: found, shy }) => (shy ? found : null)),
  // "Friday early in the afternoon" is no morning.
  sequence(skip('in', 'of', 'the'), either<unknown>(sense('part'), sense('clock'))),
);

/** "Thursday pm", "tomorrow am": half of a day that was named in words, which no figure could take for its hour. */
export const halfOfDay: Parser<readonly Item[]> = meaning(
  sequence(
    either<DayItem>(
      weekday,
      meaning(weekdayName, ({ index }, { moment }) => comingDay(index, moment)),
      meaning(sense('day'), ({ offset, part }, { moment }) =>
        part === null ? { type: 'day', day: moment.today + offset, form: 'relative' } : null,
      ),
    ),
    skip('comma', 'in', 'the'),
    either(half, bareHalf),
  ),
  ([found, , part]) => [found, { type: 'part', part, edge: null }],
);

/** "Thurs/Fri pm": the half holds for each. */
export const severalDays: Parser<readonly Item[]> = meaning(
  sequence(severalWeekdays, optional(meaning(sequence(skip('comma', 'in', 'the'), half), ([, part]) => part))),
  ([days, part]) => (part === null ? days : [...days, { type: 'part', part, edge: null }]),
);
