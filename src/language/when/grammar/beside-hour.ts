import { DAY_MINUTES } from '../../../domain/zoned.ts';
import type { Input, Parser } from '../parser.ts';
import { either, glue, meaning, sequence, skip, where } from '../parser.ts';
import { settle } from '../settle.ts';
import { type Amount, amount, hoursInFigures, MINUTES } from './amount.ts';
import { time, timeAfterPart } from './clock.ts';
import { type Clock, exactClock, type Item } from './item.ts';
import { dayItems } from './offset.ts';
import { bound } from './window.ts';

const length = either(amount, hoursInFigures);

function besideClock({ value, unit }: Amount, direction: 1 | -1, clock: Clock, { moment }: Input): Item | null {
  const minutes = settle(clock, moment).minutes + direction * value * (MINUTES[unit] ?? Number.NaN);
  return minutes >= 0 && minutes < DAY_MINUTES ? { type: 'time', clock: exactClock(minutes) } : null;
}

const besideHour: Parser<Item> = either(
  meaning(sequence(skip('at', 'about'), length, glue('before', 'after'), bound), ([, far, side, clock], input) =>
    besideClock(far, side === 'after' ? 1 : -1, clock, input),
  ),
  // "三点前一个小时": the side and how far are said behind the hour.
  meaning(
    sequence(either(time, timeAfterPart), glue('beforeBehind', 'onwards'), skip('of'), length),
    ([clock, side, , far], input) => besideClock(far, side === 'onwards' ? 1 : -1, clock, input),
  ),
);

/** "An hour before 3", "half an hour after noon" is when; "I need an hour before 3" says how long, and until when. */
export const hourBesideHour: Parser<readonly Item[]> = either<readonly Item[]>(
  meaning(
    where(besideHour, (_, { words }, at) => words.isLed(at)),
    (found) => [found],
  ),
  meaning(sequence(dayItems, skip('comma'), besideHour), ([items, , found]) =>
    items.length === 1 ? [...items, found] : null,
  ),
);
