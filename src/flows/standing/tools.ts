import { z } from 'zod';
import type { JsonObject } from '../../core/json.ts';
import { type Booking, occupies } from '../../domain/booking.ts';
import type { Business } from '../../domain/business.ts';
import { contactOf } from '../../domain/customer.ts';
import { addDays, instantOf, localTime } from '../../domain/zoned.ts';
import type { Bookings } from '../../ports/bookings.ts';
import type { Conversations } from '../../ports/conversations.ts';
import type { Customers } from '../../ports/customers.ts';
import type { Keeper } from '../../ports/keeper.ts';
import type { CallFacts, Definite, Tool } from '../../ports/tool.ts';
import { LISTED_MAX, PURPOSES } from './context.ts';

interface House {
  readonly business: Business;
  readonly keepers: readonly Keeper[];
  readonly parts: {
    readonly bookings: Bookings;
    readonly customers: Customers;
    /** Where the talk hears of it in which something was booked. */
    readonly conversations: Pick<Conversations, 'receive'>;
  };
}

/** What the desk can do about what stands: look it up, call it off, move it, each only for whoever it belongs to (X14). */
export function standingTools(house: House): readonly Tool[] {
  return [findBookings(house), findTimes(house), callOff(house), moveBooking(house), restoreBooking(house)];
}

const question = z.strictObject({
  purpose: z.enum(PURPOSES),
  booking_id: z.string().nullable(),
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
      const { purpose, booking_id, days } = question.parse(input);
      const all = (await ownedBy(call, house)).filter(({ id }) => booking_id === null || id === booking_id);
      const { timeZone } = house.business;
      // Of a protest, the one that something was done to, whatever has become of it.
      const standing = purpose === 'undo' ? all.slice(-1) : all.filter((booking) => stands(booking, call.now, house));
      // "From Friday to Saturday" means the one on Friday.
      const named = days.map((day) => day.split('/')[0]);
      const onDay = standing.filter(({ start }) => named.includes(localTime(instantOf(start), timeZone).date));
      const meant = onDay.length > 0 ? onDay : standing;
      const listed = meant.slice(0, LISTED_MAX);
      // The policy is told of the one that is meant.
      const act = listed.length > 1 || purpose === 'tell' ? null : purpose === 'move' ? 'move' : 'call_off';
      const told = await Promise.all(listed.map((booking) => keptOf(booking, act, call.now, house)));
      const [off = null] = all.filter((booking) => isOff(booking, call.now)).slice(-1);
      return { kind: 'done', output: { bookings: told, off: off && plainly(off, house) } };
    },
  };
}

function stands(booking: Booking, now: string, house: House): boolean {
  const end = keeperOf(booking, house)?.ends?.(booking) ?? booking.end;
  return occupies(booking, now) && instantOf(end) > instantOf(now);
}

/** Called off, and its time is still to come. */
function isOff({ status, start }: Booking, now: string): boolean {
  return status === 'cancelled' && instantOf(start) > instantOf(now);
}

/** Whose booking it is to know of; none knows those of a journey that the business no longer runs. */
function keeperOf(booking: Booking, { keepers }: House): Keeper | undefined {
  return keepers.find((keeper) => keeper.told(booking) !== null);
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
    ...plainly(booking, house),
    ...(status === 'held' && { held: true }),
    ...{ late, undoable },
    ...(terms && { terms: terms.told as never }),
    ...(terms?.refund && { refund: { ...terms.refund } }),
    ...(before && { before }),
  };
}

function plainly(booking: Booking, house: House): JsonObject {
  const what = keeperOf(booking, house)?.told(booking) ?? '';
  return { id: booking.id, start: booking.start, what: what as never };
}

/** Where a booking was before it was moved, so that a protest can put it back (X13). */
async function placeBefore({ details }: Booking, house: House): Promise<JsonObject | null> {
  const was = Array.isArray(details['was']) ? details['was'].at(-1) : undefined;
  const before = typeof was === 'string' ? await house.parts.bookings.get(was) : null;
  return before && { start: before.start, resource: before.resource, what: plainly(before, house)['what'] ?? '' };
}

/** Known by their address again, else by the conversation alone (X14). Oldest first, as the ledger has them. */
async function ownedBy({ channel, address, conversation }: CallFacts, house: House): Promise<readonly Booking[]> {
  const { business, parts } = house;
  const here = await parts.bookings.ofConversation(conversation);
  const customer = await parts.customers.find(business.id, contactOf(channel, address, business.country));
  const theirs = customer === null ? [] : await parts.bookings.ofCustomer(customer.id);
  const all = new Map([...theirs, ...here].map((booking) => [booking.id, booking]));
  return [...all.values()].filter((booking) => keeperOf(booking, house) !== undefined);
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
      const times = await found.keeper.times?.(found.booking, wished, call.now);
      if (times == null) return { kind: 'refused', reason: 'for a person' };
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
const calledOff = z.strictObject({
  booking_id: z.string().min(1),
  /** What goes back, as it was told before the yes. */
  refund: z.strictObject({ cents: z.int(), currency: z.string() }).nullable().default(null),
});

/** Calls off what belongs to whoever writes, and nobody else's. */
function callOff(house: House): Tool {
  async function run(input: JsonObject, call: CallFacts, again: boolean): Promise<Definite> {
    const { booking_id, refund } = calledOff.parse(input);
    const found = await theirs(booking_id, call, house);
    if (found === null) return { kind: 'refused', reason: 'not theirs' };
    const { booking, keeper } = found;
    if (!again && !stands(booking, call.now, house)) return { kind: 'refused', reason: 'not standing' };
    const done = (await keeper.callOff?.(booking, call, refund)) ?? FOR_A_PERSON;
    return told(done, 'call_off', input, found, call, house);
  }

  return {
    name: 'call_off',
    states: ['calling_off'],
    consequence: {
      // Once it is called off, what hangs on it is only finished, however often.
      async lookup(call, input) {
        const booking = await house.parts.bookings.get(calledOff.parse(input).booking_id);
        return booking?.status === 'cancelled' ? run(input, call, true) : null;
      },
      async undo(call, input) {
        const found = await theirs(calledOff.parse(input).booking_id, call, house);
        const back = await found?.keeper.wayBack?.(found.booking);
        await back?.(call);
      },
    },
    input: calledOff,
    run: (input, call) => run(input, call, false),
  };
}

const FOR_A_PERSON: Definite = { kind: 'refused', reason: 'for a person' };

/**
 * The talk in which it was booked hears of it too: what it knows of the booking, and a reminder, follow. Its event is in
 * the inbox before the deed is answered for, under an id that follows from the deed (X4).
 */
async function told(
  done: Definite,
  deed: string,
  input: JsonObject,
  { booking }: Found,
  { key, conversation, now }: CallFacts,
  { parts }: House,
): Promise<Definite> {
  if (done.kind !== 'done' || booking.conversation === null || booking.conversation === conversation) return done;
  const { kind } = await parts.conversations.receive({
    to: { conversation: booking.conversation },
    eventId: `desk/${key}`,
    event: { kind: 'desk', deed, input, output: done.output },
    receivedAt: now,
    queueMax: QUEUE_MAX,
  });
  // Answered for only once the other talk will hear of it: whoever asks again finds what is done, and goes on from there.
  if (kind === 'queue_full') throw new Error('the talk in which it was booked takes no more events');
  return done;
}

/** More than any talk has waiting that is not flooded. */
const QUEUE_MAX = 10_000;

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
        const found = await theirs(one.parse(input).booking_id, call, house);
        await found?.keeper.callOff?.(found.booking, call, null);
      },
    },
    input: one,
    async run(input, call): Promise<Definite> {
      const found = await theirs(one.parse(input).booking_id, call, house);
      if (found === null) return { kind: 'refused', reason: 'not theirs' };
      const back = await found.keeper.wayBack?.(found.booking);
      const done = back ? await back(call) : FOR_A_PERSON;
      return told(done, 'restore_booking', input, found, call, house);
    },
  };
}

const place = z.strictObject({ booking_id: z.string().min(1), start: z.string(), resource: z.string() });

function moveBooking(house: House): Tool {
  const { bookings } = house.parts;

  async function run(input: JsonObject, call: CallFacts, again: boolean): Promise<Definite> {
    const { booking_id, ...time } = place.parse(input);
    const found = await theirs(booking_id, call, house);
    if (found === null) return { kind: 'refused', reason: 'not theirs' };
    const { booking, keeper } = found;
    if (!again && !stands(booking, call.now, house)) return { kind: 'refused', reason: 'not standing' };
    const done = (await keeper.move?.(booking, time, call)) ?? FOR_A_PERSON;
    return told(done, 'move_booking', input, found, call, house);
  }

  return {
    name: 'move_booking',
    states: ['moving'],
    consequence: {
      async lookup(call, input) {
        return (await bookings.findByKey(call.key)) && run(input, call, true);
      },
      async undo({ key, now }, input) {
        const moved = await bookings.findByKey(key);
        const before = moved && (await bookings.get(place.parse(input).booking_id));
        if (moved === null || before === null) return;
        const keeper = keeperOf(moved, house);
        if (keeper?.moveBack !== undefined) return keeper.moveBack(moved, before, now);
        await bookings.move({ id: moved.id, from: ['held', 'confirmed'], to: 'cancelled', now });
        await bookings.move({ id: before.id, from: ['cancelled'], to: 'confirmed', now });
      },
    },
    input: place,
    run: (input, call) => run(input, call, false),
  };
}
