import { z } from 'zod';
import type { Json } from '../../../../core/json.ts';
import type { Business } from '../../../../domain/business.ts';
import { reachOf, wholly } from '../../../../domain/needs.ts';
import { freeStarts } from '../../../../domain/slots.ts';
import { addDays, instantAt, instantOf, isoInstant, localTime, minuteOf } from '../../../../domain/zoned.ts';
import type { Bookings } from '../../../../ports/bookings.ts';
import type { CallFacts } from '../../../../ports/tool.ts';
import { type ActionAnswer, done, refused } from '../../action.ts';
import { slotId } from './input.ts';

/** How many times are offered at once. */
const OFFERED_MAX = 4;

/** What `free_times` is given: a day, perhaps a time of day that is wished for, perhaps how long and of which resource. */
const input = z.looseObject({
  date: z.iso.date(),
  time: z.iso.time({ precision: -1 }).nullish(),
  resource: z.string().nullish(),
  minutes: z.int().positive().nullish(),
});

/**
 * What is free, from the ledger: `free` where the wish itself can be had or none was said, `near` with others of that day,
 * `other_day` with the first days after it on which there is anything. `best` is the one to propose.
 */
export async function freeTimes(
  business: Business,
  bookings: Bookings,
  given: unknown,
  call: CallFacts,
): Promise<ActionAnswer> {
  const { date, time, resource: id, minutes } = input.parse(given);
  const resource = id == null ? business.resources[0] : business.resources.find((one) => one.id === id);
  if (resource === undefined) return refused('no_such_resource');
  const { timeZone, stepMinutes, lookAheadDays } = business;
  const slotMinutes = minutes ?? business.slotMinutes;
  const now = instantOf(call.now);
  const today = localTime(now, timeZone).date;
  if (date < today) return refused('past');
  const needs = [wholly(resource, slotMinutes)] as const;
  const reach = reachOf(needs);
  const [from, to] = [instantAt(date, 0, timeZone), instantAt(addDays(today, lookAheadDays + 1), 0, timeZone)];
  if (to <= from) return refused('too_far');
  const busy = await bookings.busy({
    business: business.id,
    resources: [resource.id],
    from: isoInstant(from - reach.before, timeZone),
    to: isoInstant(to + reach.after, timeZone),
    now: call.now,
  });
  const starts = freeStarts({
    ...{ openings: resource.openings, timeZone, slotMinutes, stepMinutes, needs, from, to, now },
    busy,
  });
  return offered(starts, { date, wished: time == null ? null : instantAt(date, minuteOf(time), timeZone), timeZone });
}

interface Wish {
  readonly date: string;
  readonly wished: number | null;
  readonly timeZone: string;
}

function offered(starts: readonly number[], { date, wished, timeZone }: Wish): ActionAnswer {
  if (starts.length === 0) return refused('none');
  const onTheDay = starts.filter((start) => localTime(start, timeZone).date === date);
  const among = onTheDay.length > 0 ? onTheDay : starts.slice(0, OFFERED_MAX);
  const aim = wished ?? among[0] ?? 0;
  const nearest = among.toSorted((one, other) => Math.abs(one - aim) - Math.abs(other - aim)).slice(0, OFFERED_MAX);
  const isMet = wished !== null && nearest[0] === wished;
  const outcome = onTheDay.length === 0 ? 'other_day' : wished === null || isMet ? 'free' : 'near';
  // Whoever can have just what they asked for is shown nothing else.
  const times = (isMet ? [wished] : nearest)
    .toSorted((one, other) => one - other)
    .map((start) => optionOf(start, timeZone));
  const best = nearest[0] === undefined ? null : slotId(nearest[0], timeZone);
  return done({ outcome, times, best });
}

/** As an option of a task: `start` and `clock` are for its words, `time` is what can be compared. */
function optionOf(start: number, timeZone: string): { readonly [field: string]: Json } {
  const at = isoInstant(start, timeZone);
  const time = at.slice(11, 16);
  return { id: slotId(start, timeZone), time, start: { at, as: 'slot' }, clock: { at, as: 'time' } };
}
