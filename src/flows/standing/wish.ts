import type { JsonObject } from '../../core/json.ts';
import { addDays, clockTime, DAY_MINUTES, instantOf, localTime, MINUTE_MS, weekdayOf } from '../../domain/zoned.ts';
import type { Kept, Standing, Time } from './context.ts';
import { entitiesOf, type FoundBooking, type Meant, type StandingEvent } from './events.ts';
import type { Entities } from './intents.ts';

/** When somebody would rather have it, put together from one message after another. */
export type Wished = NonNullable<Standing['wish']>;

const NO_WISH: Wished = { day: null, time_window: null, explicit_time: null, items: [], shift: null };

export function wishOf({ days = [], time, window, items, shift }: Entities, before: Wished = NO_WISH): Wished {
  return {
    shift: shift ?? before.shift,
    items: items === undefined ? before.items : [...items],
    day: days.at(-1) ?? before.day,
    time_window: window ?? (time === undefined ? before.time_window : null),
    explicit_time: time ?? (window === undefined ? before.explicit_time : null),
  };
}

/** A new time on its own day, unless another was named. */
export function wishedIn({ wish, bookings }: Standing, event: StandingEvent, timeZone: string): Wished {
  const [booking] = bookings ?? [];
  const next = ahead(wishOf(entitiesOf(event), wish), booking, timeZone);
  if (booking !== undefined && next.shift !== null) return shifted(next, booking, timeZone);
  const timed = next.explicit_time !== null || next.time_window !== null || next.items.length > 0;
  if (next.day !== null || !timed || booking === undefined) return next;
  return { ...next, day: localTime(instantOf(booking.start), timeZone).date };
}

/** "From Friday to Saturday": of a booking on Friday, Saturday is where it is to go. */
function ahead(wish: Wished, booking: Kept | undefined, timeZone: string): Wished {
  const [from, to] = wish.day?.split('/') ?? [];
  if (booking === undefined || to === undefined) return wish;
  return from === localTime(instantOf(booking.start), timeZone).date ? { ...wish, day: to } : wish;
}

/** An hour later than it is, on its own clock; a week later at the same hour, whatever the clocks do meanwhile (X9). */
function shifted(wish: Wished, { start }: Kept, timeZone: string): Wished {
  const shift = wish.shift ?? 0;
  const now = localTime(instantOf(start), timeZone);
  const { date, minute } =
    shift % DAY_MINUTES === 0
      ? { date: addDays(now.date, shift / DAY_MINUTES), minute: now.minute }
      : localTime(instantOf(start) + shift * MINUTE_MS, timeZone);
  // "On Friday at the same time": as late as it is, on the day that was named.
  const day = shift === 0 && wish.day !== null ? sameDayIn(wish.day, date) : date;
  return { ...wish, shift: null, day, explicit_time: clockTime(minute), time_window: null };
}

/** "Next week at the same time" is on the day of the week that it is on. */
function sameDayIn(wished: string, date: string): string {
  const [from = wished, to = from] = wished.split('/');
  for (let day = from; day <= to; day = addDays(day, 1)) if (weekdayOf(day) === weekdayOf(date)) return day;
  return wished;
}

export function wishInput({ day, time_window, explicit_time, items }: Wished = NO_WISH): JsonObject {
  return { day, time_window, explicit_time, items };
}

export function hasWish(wish: Wished | undefined): boolean {
  if (wish === undefined) return false;
  return wish.day !== null || wish.time_window !== null || wish.explicit_time !== null || wish.items.length > 0;
}

/** Whether the first time found is the one that was asked for, day and hour. */
export function isExactly(wish: Wished | undefined, [first, ...others]: readonly Time[], timeZone: string): boolean {
  if (first === undefined || wish === undefined) return false;
  const { date, minute } = localTime(instantOf(first.start), timeZone);
  const onTime = wish.explicit_time === null ? others.length === 0 : clockTime(minute) === wish.explicit_time;
  return onTime && (wish.day === null || wish.day === date);
}

/** Those of the bookings listed that a message picks, by place, day or time. */
export function chosen({ bookings = [] }: Standing, { entities }: Meant, timeZone: string): Kept[] {
  const { choice, days = [], time } = entities;
  if (choice !== undefined) return bookings.slice(choice - 1, choice);
  return bookings.filter(({ start }) => {
    const { date, minute } = localTime(instantOf(start), timeZone);
    return days.includes(date) || time === clockTime(minute);
  });
}

/** "Cancel the manicure": those of the bookings found that most of what was named is of; none, where it is of none. */
export function named({ wish }: Standing, bookings: readonly FoundBooking[]): readonly FoundBooking[] {
  const counted = bookings.map(({ made = [] }) => made.filter((id) => wish?.items.includes(id)).length);
  const most = Math.max(1, ...counted);
  return bookings.filter((_, at) => counted[at] === most);
}

export function timeChosen({ times = [] }: Standing, { entities: { choice } }: Meant): Time[] {
  return choice === undefined ? [] : times.slice(choice - 1, choice);
}
