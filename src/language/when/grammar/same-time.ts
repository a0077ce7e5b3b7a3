import type { Parser } from '../parser.ts';
import { either, glue, meaning, sense, sequence, skip, unitOf } from '../parser.ts';
import { type Amount, daysLater } from './amount.ts';
import { exactClock, type Item } from './item.ts';
import { dayItems } from './offset.ts';
import { weeksOn } from './same-day.ts';

/** "The same time on Friday"; of "can we come at the same time?" it says nothing of when. */
export const sameTimeOnDay: Parser<readonly Item[]> = meaning(
  sequence(skip('at', 'the', 'for'), sense('clock'), skip('comma', 'at', 'the', 'for', 'of'), dayItems),
  ([, { hour }, , items], { moment: { time: same } }) => {
    const [day, ...others] = items;
    if (hour !== null || same === null || day === undefined || others.length > 0) return null;
    return [day, { type: 'time', clock: exactClock(same) }];
  },
);

const same = meaning(sequence(skip('at', 'the', 'for'), sense('clock')), ([, { hour }]) =>
  hour === null ? true : null,
);
const joint = skip('comma', 'at', 'the', 'for', 'of', 'in', 'and');
const WEEK: Amount = { value: 7, unit: 'day', article: true };

/** "Next week", "the week after": how far from the week of what is talked about. */
const weeks = either(
  weeksOn,
  meaning(sequence(skip('the'), unitOf('week'), glue('after')), () => WEEK),
);

/** "Same time next week", of what is talked about: its day of that week, at its time. */
export const sameTimeOnWeek: Parser<readonly Item[]> = meaning(
  either(
    meaning(sequence(same, joint, weeks), ([, , length]) => length),
    meaning(sequence(weeks, joint, same), ([length]) => length),
  ),
  (length, { moment: { about, time } }) => {
    const day = about === null || length.value <= 0 ? null : daysLater(length, about.day, 1);
    if (day === null || time === null) return null;
    return [
      { type: 'day', day, form: 'relative' },
      { type: 'time', clock: exactClock(time) },
    ];
  },
);
