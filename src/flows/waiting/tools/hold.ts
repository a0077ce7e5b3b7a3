import { z } from 'zod';
import type { JsonObject } from '../../../core/json.ts';
import type { Booking } from '../../../domain/booking.ts';
import { meetingAt } from '../../../domain/customer.ts';
import type { CallFacts, Definite, Tool } from '../../../ports/tool.ts';
import type { Waiter } from '../../../ports/waiter.ts';
import type { Waiting } from '../../../ports/waiting.ts';
import { type House, isHoldOf } from './house.ts';

const held = z.strictObject({ waiting: z.string().min(1), booking_id: z.string().min(1) });

const NOT_THEIRS: Definite = { kind: 'refused', reason: 'not theirs' };

/** Makes a booking of what was held for whoever writes; gone where the hold ran out and somebody else has it (X5). */
export function takeFreed(house: House): Tool {
  async function run(input: JsonObject, call: CallFacts): Promise<Definite> {
    const found = await heldFor(input, call, house);
    if (found === null) return NOT_THEIRS;
    const done = await found.waiter.take(found.booking, call);
    const { id } = found.entry;
    if (done.kind === 'done') {
      await house.parts.waiting.move({ id, from: ['waiting', 'offered'], to: 'served', now: call.now });
    }
    return done;
  }

  return {
    name: 'take_freed',
    states: ['taking'],
    consequence: {
      // Taken once, it is only told again, with what is still to be paid.
      async lookup(call, input) {
        const found = await heldFor(input, call, house);
        return found !== null && isTaken(found.booking) ? run(input, call) : null;
      },
      undo: (call, input) => release(input, call, house),
    },
    input: held,
    run,
  };
}

/** Lets go what was held for whoever writes: the next is told. */
export function letGo(house: House): Tool {
  return {
    name: 'let_go',
    states: ['letting_go'],
    consequence: {
      unasked: 'it only frees what was held for them, and nobody has come to count on it',
      async lookup(call, input) {
        const found = await heldFor(input, call, house);
        return found?.booking.status === 'cancelled' ? { kind: 'done', output: {} } : null;
      },
      undo: async () => {},
    },
    input: held,
    async run(input, call) {
      await release(input, call, house);
      return { kind: 'done', output: {} };
    },
  };
}

async function release(input: JsonObject, call: CallFacts, house: House): Promise<void> {
  const found = await heldFor(input, call, house);
  if (found === null) return;
  const { bookings, till, waiting } = house.parts;
  await waiting.move({ id: found.entry.id, from: ['waiting', 'offered', 'served'], to: 'left', now: call.now });
  await bookings.move({ id: found.booking.id, from: ['held', 'confirmed'], to: 'cancelled', now: call.now });
  await till.giveUp(found.booking.id, call.now);
}

interface Held {
  readonly entry: Waiting;
  readonly booking: Booking;
  readonly waiter: Waiter;
}

/** Only whoever waited has what was held for them. */
async function heldFor(
  input: JsonObject,
  { channel, address }: CallFacts,
  { business, waiters, parts }: House,
): Promise<Held | null> {
  const { waiting, booking_id } = held.parse(input);
  const [entry, booking] = await Promise.all([parts.waiting.get(waiting), parts.bookings.get(booking_id)]);
  const waiter = waiters.get(entry?.flow ?? '');
  const { contact } = meetingAt(channel, address, business.country);
  if (entry === null || booking === null || waiter === undefined) return null;
  return entry.contact === contact && isHoldOf(entry, booking) ? { entry, booking, waiter } : null;
}

function isTaken({ status, details }: Booking): boolean {
  return status === 'confirmed' || (status === 'held' && details['taken'] === true);
}
