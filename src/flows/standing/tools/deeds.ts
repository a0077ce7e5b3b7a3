import { z } from 'zod';
import type { JsonObject } from '../../../core/json.ts';
import type { CallFacts, Definite, Tool } from '../../../ports/tool.ts';
import { type House, type Owned, stands, theirs } from './house.ts';
import { callOffInLedger, moveInLedger } from './in-ledger.ts';

/**
 * What the desk does about what stands, each only for whoever it belongs to (X13, X14). What was done is not taken back behind
 * anybody's back: where its answer was lost it is told of as soon as it is known (X5).
 */
export function deedTools(house: House): readonly Tool[] {
  return [callOff(house), moveBooking(house), restoreBooking(house)];
}

const one = z.strictObject({ booking_id: z.string().min(1) });
/** What is for a person to do, a person may do (G4). */
const byStaff = z.literal(true).exactOptional();
const calledOff = z.strictObject({
  booking_id: z.string().min(1),
  /** What goes back, as it was told before the yes. */
  refund: z.strictObject({ cents: z.int(), currency: z.string() }).nullable().default(null),
  by_staff: byStaff,
});

/** Which call took it off, noted before it does. */
const CALLED_OFF_BY = 'called_off_by';

/** Calls off what belongs to whoever writes, and nobody else's. */
function callOff(house: House): Tool {
  async function run(input: JsonObject, call: CallFacts, again: boolean): Promise<Definite> {
    const { booking_id, refund, by_staff } = calledOff.parse(input);
    const found = await theirs(booking_id, call, house);
    if (found === null) return { kind: 'refused', reason: 'not theirs' };
    const { booking, keeper } = found;
    const off = keeper.callOff ?? (by_staff ? callOffInLedger(house) : null);
    if (off === null) return FOR_A_PERSON;
    // Whoever goes on after a crash finds it called off by this very call, and finishes what hangs on it: the money (X5).
    const isOurs = booking.status === 'cancelled' && booking.details[CALLED_OFF_BY] === call.id;
    if (!again && !isOurs) {
      if (!stands(booking, call.now, house)) return { kind: 'refused', reason: 'not standing' };
      await house.parts.bookings.amend(booking.id, { [CALLED_OFF_BY]: call.id });
    }
    return told(await off(booking, call, refund, by_staff), 'call_off', input, found, call, house);
  }

  return {
    name: 'call_off',
    states: ['calling_off', 'calling_off_by_staff'],
    consequence: {
      // Once it is called off, what hangs on it is only finished, however often.
      async lookup(call, input) {
        const booking = await house.parts.bookings.get(calledOff.parse(input).booking_id);
        return booking?.status === 'cancelled' ? run(input, call, true) : null;
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
  { booking }: Owned,
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

const place = z.strictObject({
  booking_id: z.string().min(1),
  start: z.string(),
  resource: z.string(),
  by_staff: byStaff,
});

function moveBooking(house: House): Tool {
  const { bookings } = house.parts;

  async function run(input: JsonObject, call: CallFacts, again: boolean): Promise<Definite> {
    const { booking_id, by_staff, ...time } = place.parse(input);
    const found = await theirs(booking_id, call, house);
    if (found === null) return { kind: 'refused', reason: 'not theirs' };
    const { booking, keeper } = found;
    // Whoever goes on after a crash, or beside another, finds it moved by this very call (X5).
    const isOurs = again || (await bookings.findByKey(call.key)) !== null;
    if (!isOurs && !stands(booking, call.now, house)) return { kind: 'refused', reason: 'not standing' };
    const move = keeper.move ?? (by_staff ? moveInLedger(house) : null);
    const done = (await move?.(booking, time, call)) ?? FOR_A_PERSON;
    return told(done, 'move_booking', input, found, call, house);
  }

  return {
    name: 'move_booking',
    states: ['moving', 'moving_by_staff'],
    consequence: {
      async lookup(call, input) {
        return (await bookings.findByKey(call.key)) && run(input, call, true);
      },
    },
    input: place,
    run: (input, call) => run(input, call, false),
  };
}
