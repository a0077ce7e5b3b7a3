import type { Parser } from '../parser.ts';
import { either, glue, meaning, sequence, skip, where } from '../parser.ts';
import { exactClock, type Item } from './item.ts';

/** "A y media", "half past": of the hour that is talked about, and with none it says nothing. */
export const pastTheHour: Parser<readonly Item[]> = meaning(
  where(
    sequence(
      // The "a" of "a y media" also leads to an end: "de 3 a 5".
      skip('at', 'about', 'until'),
      either(
        meaning(glue('halfPast'), () => 30),
        meaning(glue('quarterPast'), () => 15),
      ),
    ),
    ({ end }, { words }, at) => words.isSaidAlone(at, end),
  ),
  ([, minutes], { moment: { about } }) => {
    if (about === null || about.minutes === null) return null;
    return [{ type: 'time', clock: exactClock(about.minutes - (about.minutes % 60) + minutes) }];
  },
);
