import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { derivedId } from '../../../core/ids.ts';
import { isSameSecret } from '../../../core/same-secret.ts';
import type { Booking } from '../../../domain/booking.ts';
import { type Customer, type CustomerAddress, isNamed, isReachable } from '../../../domain/customer.ts';
import { instantOf, MINUTE_MS } from '../../../domain/zoned.ts';
import type { CallFacts, Consequence, Definite, Tool } from '../../../ports/tool.ts';
import { type House, keeperOf, meetingIn, referencesIn, stands } from './house.ts';

/**
 * A reference and a name open a booking from a new address (X14): after a code that was sent to where its customer is known;
 * where nothing can be sent there, by themselves. Either way so many tries an hour, of each address and of each booking.
 */
export function identityTools(house: House): readonly Tool[] {
  return [openBooking(house), checkCode(house)];
}

const TRIES_MAX = 5;
const HOUR_MS = 60 * MINUTE_MS;
/** A code is good for so long, and for as long again. */
const CODE_MS = 10 * MINUTE_MS;
const CODES = 1_000_000;
const CODE_LENGTH = 6;

/** It changes nothing of what anybody has: it counts a try, and sends a code to whom the booking belongs. */
const COUNTED: Consequence = {
  unasked: 'whoever asks for their booking by its reference wants it opened',
  lookup: async () => null,
  undo: async () => {},
};

const ticket = z.strictObject({ reference: z.string().min(1), name: z.string().min(1) });
const proof = ticket.extend({ code: z.string() });

type Ticket = z.infer<typeof ticket>;

function openBooking(house: House): Tool {
  return {
    name: 'open_booking',
    states: ['identifying'],
    consequence: COUNTED,
    input: ticket,
    async run(input, call) {
      const shown = ticket.parse(input);
      if (await isTriedTooOften(shown, call, house)) return TOO_MANY;
      const found = await bookingOn(shown, call, house);
      if (found === null) return answer('unknown');
      const known = found.customer.addresses.filter((address) => canBeWritten(address, house));
      const address = known.at(-1);
      if (address === undefined) return opened(found, call, house);
      await sendCode(found, address, call, house);
      return answer('code', hintOf(address));
    },
  };
}

function checkCode(house: House): Tool {
  return {
    name: 'check_code',
    states: ['proving'],
    consequence: COUNTED,
    input: proof,
    async run(input, call) {
      const { code, ...shown } = proof.parse(input);
      if (await isTriedTooOften(shown, call, house)) return TOO_MANY;
      const found = await bookingOn(shown, call, house);
      if (found === null) return answer('unknown');
      const isRight = [0, CODE_MS].some((ago) =>
        isSameSecret(code, codeOf(found, instantOf(call.now) - ago, call, house)),
      );
      return isRight ? opened(found, call, house) : answer('unknown');
    },
  };
}

const TOO_MANY: Definite = { kind: 'refused', reason: 'too many' };

function answer(how: 'opened' | 'unknown' | 'code', hint = ''): Definite {
  return { kind: 'done', output: { answer: how, hint } };
}

/** Both are counted, whatever the first comes to: who tries many bookings, and who tries one from many addresses. */
async function isTriedTooOften({ reference }: Ticket, call: CallFacts, house: House): Promise<boolean> {
  const { business, parts } = house;
  const since = new Date(instantOf(call.now) - HOUR_MS).toISOString();
  const subjects = [`address/${meetingIn(call, house).contact}`, `booking/${referencesIn(reference).at(-1)}`];
  const counts = await Promise.all(
    subjects.map((subject) =>
      parts.tries.count({ subject: `${business.id}/${subject}`, key: call.key, at: call.now, since }),
    ),
  );
  return counts.some((count) => count > TRIES_MAX);
}

interface Found {
  readonly booking: Booking;
  readonly customer: Customer;
}

/** The booking that stands under this reference for somebody of this name; who has no name on it cannot be told apart. */
async function bookingOn({ reference, name }: Ticket, call: CallFacts, house: House): Promise<Found | null> {
  const { business, parts } = house;
  const found = await Promise.all(referencesIn(reference).map((one) => parts.bookings.byReference(business.id, one)));
  for (const booking of found.flat()) {
    if (booking.customer === null || !stands(booking, call.now, house) || keeperOf(booking, house) === undefined)
      continue;
    const customer = await parts.customers.get(booking.customer);
    if (customer !== null && isNamed(customer, name)) return { booking, customer };
  }
  return null;
}

/** From now on this address is one of the customer's. */
async function opened({ customer }: Found, call: CallFacts, house: House): Promise<Definite> {
  const shown = { ...meetingIn(call, house), standing: 'shown' } as const;
  await house.parts.customers.learn(customer.id, { name: null, addresses: [shown] });
  return answer('opened');
}

/** A number that was only typed proves nothing, and a web page that is closed is read by nobody. */
function canBeWritten({ contact, channel, address, standing }: CustomerAddress, { parts }: House): boolean {
  if (standing === 'told' || channel === null || address === null || !isReachable({ contact })) return false;
  return parts.courier.reaches(channel);
}

async function sendCode(found: Found, known: CustomerAddress, call: CallFacts, house: House): Promise<void> {
  const { business, parts } = house;
  const code = codeOf(found, instantOf(call.now), call, house);
  const place = { business: business.id, channel: known.channel ?? '', address: known.address ?? '' };
  // It is read in the talk at the known address, whatever whoever asks from the new one speaks (X10).
  const talk = await parts.conversations.at(place);
  const reply = { id: derivedId('code', call.key), text: parts.codeWords(code, talk?.header.language ?? null) };
  const sent = await parts.courier.send({ ...place, reply });
  // Thrown, so that it can be tried again: without the code nothing is opened.
  if (sent !== 'sent') throw new Error(`the code was not sent: ${sent.refused}`);
}

/** Derived from what it opens, for whom and when; drawn nowhere and written down nowhere (X3). */
function codeOf({ booking }: Found, instant: number, call: CallFacts, house: House): string {
  const { business, parts } = house;
  const what = [business.id, booking.id, meetingIn(call, house).contact, Math.floor(instant / CODE_MS)];
  const digest = createHmac('sha256', parts.secret)
    .update(`code/${JSON.stringify(what)}`)
    .digest();
  return String(digest.readUIntBE(0, 6) % CODES).padStart(CODE_LENGTH, '0');
}

/** Enough to know one's own number by, and nobody else's. */
function hintOf({ contact }: CustomerAddress): string {
  return contact.slice(-2);
}
