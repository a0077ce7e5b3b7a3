import type { Parser } from '../parser.ts';
import { meaning, sense, sequence, skip } from '../parser.ts';
import { exactClock, type Item } from './item.ts';
import { dayItems } from './offset.ts';

/** "The same time on Friday"; of "can we come at the same time?" it says nothing of when. */
export const sameTimeOnDay: Parser<readonly Item[]> = meaning(
  sequence(skip('at', 'the', 'for'), sense('clock'), skip('comma', 'at', 'the', 'for', 'of'), dayItems),
  ([, { hour }, , items], { moment: { time: same } }) => {
    const [day, ...others] = items;
    if (hour !== null || same === null || day === undefined || others.length > 0) return null;
    return [day, { type: 'time', clock: exactClock(same) }];
  },
);
