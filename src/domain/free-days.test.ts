import { expect, it } from 'vitest';
import { daysStarting, minuteAt } from './free-days.ts';
import { MINUTE_MS, wallTime } from './zoned.ts';

it.each(['2026-03-28', '2026-03-29', '2026-10-25'])(
  'X9 what is free from %s on stands on its day and at its minute, also where the clocks change',
  (date) => {
    const timeZone = 'Europe/London';
    const starts = Array.from({ length: 100 }, (_, index) => Date.parse(date) + index * 30 * MINUTE_MS);
    const found = daysStarting(starts, timeZone).flatMap((free) =>
      starts
        .slice(free.from, free.to)
        .map((_, index) => ({ day: free.day, minute: minuteAt(free, free.from + index) })),
    );
    expect(found).toEqual(starts.map((start) => wallTime(start, timeZone)));
  },
);
