import { z } from 'zod';
import type { JsonObject } from '../../core/json.ts';
import { type Booking, referenceOf } from '../../domain/booking.ts';
import { addDays, instantOf, localTime } from '../../domain/zoned.ts';
import type { Keeper } from '../../ports/keeper.ts';
import type { CallFacts, Definite, Tool } from '../../ports/tool.ts';
import { LISTED_MAX, PURPOSES } from './context.ts';
import { customerTools } from './customer/tools.ts';
import { type House, isTold, keeperOf, ownedBy, referencesIn, stands, toldReference } from './house/tools.ts';
import { identityTools } from './identity/tools.ts';

/** What the desk can do about what stands: look it up, call it off, move it, each only for whoever it belongs to (X14). */
export function standingTools(house: House): readonly Tool[] {
  return [
    findBookings(house),
    findTimes(house),
    callOff(house),
    moveBooking(house),
    restoreBooking(house),
    ...customerTools(house),
    ...identityTools(house),
  ];
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
      const standing = purpose === 'undo' ? all.slice(-1) : all.filter((booking) => stands(booking, call.now));
      // "From Friday to Saturday" means the one on Friday.
      const first = days.map((day) => day.split('/')[0]);
      const onDay = standing.filter(({ start }) => first.includes(localTime(instantOf(start), timeZone).date));
      const meant = onDay.length > 0 ? onDay : standing;
      const told = meant.slice(0, LISTED_MAX).map((booking) => keptOf(booking, call.now, house));
      return { kind: 'done', output: { bookings: told } };
    },
  };
}

function keptOf(booking: Booking, now: string, house: House): JsonObject {
  const { business } = house;
  const { id, start, status } = booking;
  const keeper = keeperOf(booking, house);
  const what = keeper?.told(booking) ?? '';
  const [on = '', today = ''] = [start, now].map((instant) => localTime(instantOf(instant), business.timeZone).date);
  const late = addDays(today, business.standing.untilDays) > on;
  const reference = isTold(booking) ? '' : toldReference(booking, house);
  return { id, start, what: what as never, status, late, undoable: keeper?.callOff !== undefined, reference };
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
      const times = (await found.keeper.times?.(found.booking, wished, call.now)) ?? [];
      // With another stylist it is told as that one's.
      const told = times.slice(0, LISTED_MAX).map((time) => {
        const what = found.keeper.told({ ...found.booking, resource: time.resource }) ?? '';
        return { ...time, what: what as never };
      });
      return { kind: 'done', output: { times: told } };
    },
  };
}

interface Found {
  readonly booking: Booking;
  readonly keeper: Keeper;
}

async function theirs(id: string, call: CallFacts, house: House): Promise<Found | null> {
  const booking = (await ownedBy(call, house)).find((one) => one.id === id);
  const keeper = booking && keeperOf(booking, house);
  return booking && keeper ? { booking, keeper } : null;
}

const one = z.strictObject({ booking_id: z.string().min(1) });

/** Calls off what belongs to whoever writes, and nobody else's. */
function callOff(house: House): Tool {
  const { bookings } = house.parts;
  return {
    name: 'call_off',
    states: ['calling_off'],
    consequence: {
      async lookup(_call, input) {
        const booking = await bookings.get(one.parse(input).booking_id);
        return booking?.status === 'cancelled' ? { kind: 'done', output: { id: booking.id } } : null;
      },
      async undo(call, input) {
        const { booking_id } = one.parse(input);
        await bookings.move({ id: booking_id, from: ['cancelled'], to: 'confirmed', now: call.now });
      },
    },
    input: one,
    async run(input, call): Promise<Definite> {
      const found = await theirs(one.parse(input).booking_id, call, house);
      if (found === null) return { kind: 'refused', reason: 'not theirs' };
      if (!stands(found.booking, call.now)) return { kind: 'refused', reason: 'not standing' };
      return found.keeper.callOff?.(found.booking, call) ?? { kind: 'refused', reason: 'for a person' };
    },
  };
}

/** X13: what was called off by mistake stands again, if nobody else has the time meanwhile. */
function restoreBooking(house: House): Tool {
  const { bookings } = house.parts;
  return {
    name: 'restore_booking',
    states: ['restoring'],
    consequence: {
      async lookup(_call, input) {
        const booking = await bookings.get(one.parse(input).booking_id);
        return booking?.status === 'confirmed' ? { kind: 'done', output: { id: booking.id } } : null;
      },
      async undo(call, input) {
        await bookings.move({ id: one.parse(input).booking_id, from: ['confirmed'], to: 'cancelled', now: call.now });
      },
    },
    input: one,
    async run(input, call): Promise<Definite> {
      const found = await theirs(one.parse(input).booking_id, call, house);
      if (found === null) return { kind: 'refused', reason: 'not theirs' };
      const moved = await bookings.move({
        id: found.booking.id,
        from: ['cancelled'],
        to: 'confirmed',
        now: call.now,
      });
      if (moved?.booking.status !== 'confirmed') return { kind: 'refused', reason: 'taken' };
      return { kind: 'done', output: { id: found.booking.id } };
    },
  };
}

const place = z.strictObject({ booking_id: z.string().min(1), start: z.string(), resource: z.string() });

function moveBooking(house: House): Tool {
  const { bookings } = house.parts;
  return {
    name: 'move_booking',
    states: ['moving'],
    consequence: {
      async lookup({ key }) {
        const booking = await bookings.findByKey(key);
        return booking && { kind: 'done', output: { id: booking.id, start: booking.start } };
      },
      async undo({ key, now }, input) {
        const booking = await bookings.findByKey(key);
        if (booking) await bookings.move({ id: booking.id, from: ['held', 'confirmed'], to: 'cancelled', now });
        const { booking_id } = place.parse(input);
        if (booking) await bookings.move({ id: booking_id, from: ['cancelled'], to: 'confirmed', now });
      },
    },
    input: place,
    async run(input, call): Promise<Definite> {
      const { booking_id, ...time } = place.parse(input);
      const found = await theirs(booking_id, call, house);
      if (found === null) return { kind: 'refused', reason: 'not theirs' };
      if (!stands(found.booking, call.now)) return { kind: 'refused', reason: 'not standing' };
      return found.keeper.move?.(found.booking, time, call) ?? { kind: 'refused', reason: 'for a person' };
    },
  };
}
