import { z } from 'zod';
import type { JsonObject } from '../../../core/json.ts';
import { type Booking, earlierOf, referenceOf, toldReference } from '../../../domain/booking.ts';
import { addDays, instantOf, localTime } from '../../../domain/zoned.ts';
import type { Tool } from '../../../ports/tool.ts';
import { LISTED_MAX, PURPOSES } from '../context.ts';
import { type House, isTold, keeperOf, ownedBy, referencesIn, stands, theirs } from './house.ts';

/** What the desk looks up: what stands, and when else it could be had (X14). */
export function findingTools(house: House): readonly Tool[] {
  return [findBookings(house), findTimes(house)];
}

const question = z.strictObject({
  purpose: z.enum(PURPOSES),
  booking_id: z.string().nullable(),
  /** What the one they mean goes by, where they said so. */
  reference: z.string().nullable(),
  days: z.array(z.string()),
});

/** What whoever writes has before them, in this conversation or another; those of the days named, where some are. */
function findBookings(house: House): Tool {
  return {
    name: 'find_bookings',
    states: ['finding'],
    consequence: null,
    input: question,
    async run(input, call) {
      const { purpose, booking_id, reference, days } = question.parse(input);
      const named = reference === null ? null : referencesIn(reference);
      const all = (await ownedBy(call, house))
        .filter(({ id }) => booking_id === null || id === booking_id)
        .filter((booking) => named === null || named.includes(referenceOf(booking)));
      const { timeZone } = house.business;
      // Of a protest, the one that something was done to, whatever has become of it.
      const standing = purpose === 'undo' ? all.slice(-1) : all.filter((booking) => stands(booking, call.now, house));
      // "From Friday to Saturday" means the one on Friday.
      const first = days.map((day) => day.split('/')[0]);
      const onDay = standing.filter(({ start }) => first.includes(localTime(instantOf(start), timeZone).date));
      const meant = onDay.length > 0 ? onDay : standing;
      const listed = meant.slice(0, LISTED_MAX);
      // The policy is told of the one that is meant.
      const act =
        listed.length > 1 || purpose === 'tell' || purpose === 'late' ? null : purpose === 'move' ? 'move' : 'call_off';
      const kept = await Promise.all(listed.map((booking) => keptOf(booking, act, call.now, house)));
      const told = areOfSeveral(listed, house) ? kept.map((one, at) => namedAs(nameOn(listed[at], house), one)) : kept;
      const [off = null] = all.filter((booking) => isOff(booking, call.now)).slice(-1);
      return { kind: 'done', output: { bookings: told, off: off && inShort(off, house) } };
    },
  };
}

function madeOf(booking: Booking, house: House): readonly string[] {
  return keeperOf(booking, house)?.made?.(booking) ?? [];
}

/** One address books for several people: then each booking says whose it is (X15). */
function areOfSeveral(bookings: readonly Booking[], house: House): boolean {
  return new Set(bookings.map((booking) => nameOn(booking, house))).size > 1;
}

function nameOn(booking: Booking | undefined, house: House): string | null {
  return booking === undefined ? null : (keeperOf(booking, house)?.name?.(booking) ?? null);
}

function namedAs(name: string | null, kept: JsonObject): JsonObject {
  if (name === null) return kept;
  return { ...kept, what: { say: 'standing.one_for', facts: { what: kept['what'] ?? '', name } } };
}

/** Called off, and its time is still to come. */
function isOff({ status, start }: Booking, now: string): boolean {
  return status === 'cancelled' && instantOf(start) > instantOf(now);
}

async function keptOf(
  booking: Booking,
  act: 'call_off' | 'move' | null,
  now: string,
  house: House,
): Promise<JsonObject> {
  const { business } = house;
  const { start, status } = booking;
  const keeper = keeperOf(booking, house);
  const [on = '', today = ''] = [start, now].map((instant) => localTime(instantOf(instant), business.timeZone).date);
  const late = addDays(today, business.standing.untilDays) > on;
  const terms = act === null ? null : await keeper?.terms?.(booking, act, now);
  const isOver = status === 'cancelled';
  const undoable = isOver ? (await keeper?.wayBack?.(booking)) != null : keeper?.callOff !== undefined;
  const before = await placeBefore(booking, house);
  return {
    ...inShort(booking, house),
    ...(status === 'held' && { held: true }),
    ...{ made: [...madeOf(booking, house)], late, undoable, reference: isTold(booking) ? '' : toldReference(booking) },
    ...(terms && { terms: terms.told as never }),
    ...(terms?.refund && { refund: { ...terms.refund } }),
    ...(before && { before }),
  };
}

function inShort(booking: Booking, house: House): JsonObject {
  const what = keeperOf(booking, house)?.told(booking) ?? '';
  return { id: booking.id, start: booking.start, what: what as never };
}

/** Where a booking was before it was moved, so that a protest can put it back (X13). */
async function placeBefore(booking: Booking, house: House): Promise<JsonObject | null> {
  const was = earlierOf(booking).at(-1);
  const before = was === undefined ? null : await house.parts.bookings.get(was);
  return before && { start: before.start, resource: before.resource, what: inShort(before, house)['what'] ?? '' };
}

const wish = z.strictObject({
  day: z.string().nullable(),
  time_window: z.string().nullable(),
  explicit_time: z.string().nullable(),
  items: z.array(z.string()),
});
const search = z.strictObject({ booking_id: z.string(), wish });

function findTimes(house: House): Tool {
  return {
    name: 'find_times',
    states: ['looking'],
    consequence: null,
    input: search,
    async run(input, call) {
      const { booking_id, wish: wished } = search.parse(input);
      const found = await theirs(booking_id, call, house);
      if (found === null) return { kind: 'refused', reason: 'not theirs' };
      const { booking } = found;
      const times = await found.keeper.times?.(booking, wished, call.now);
      if (times == null) return { kind: 'refused', reason: 'for a person' };
      // Where it is already, it cannot be moved to.
      const others = times.filter(
        ({ start, resource }) => instantOf(start) !== instantOf(booking.start) || resource !== booking.resource,
      );
      // With another stylist it is told as that one's.
      const told = others.slice(0, LISTED_MAX).map((time) => {
        const what = found.keeper.told({ ...booking, resource: time.resource }) ?? '';
        return { ...time, what: what as never };
      });
      return { kind: 'done', output: { times: told } };
    },
  };
}
