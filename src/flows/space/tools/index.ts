import { z } from 'zod';
import type { Booking } from '../../../domain/booking.ts';
import type { Business } from '../../../domain/business.ts';
import { instantOf, isoInstant, MINUTE_MS } from '../../../domain/zoned.ts';
import type { Bookings, Busy } from '../../../ports/bookings.ts';
import type { Payment, Till } from '../../../ports/payments.ts';
import type { Definite, Tool } from '../../../ports/tool.ts';
import { type Catalogue, catalogueOf, type Space, spacesFor, spaceWithId } from '../catalogue.ts';
import { GENERAL, reservation, STEPS } from '../context.ts';
import type { PaymentStanding } from '../events.ts';
import { instantsOf } from '../period.ts';
import { centsFor } from '../price.ts';
import { NEAR_DAYS, nearestPeriods } from './nearest.ts';

export interface SpaceParts {
  readonly bookings: Bookings;
  readonly till: Pick<Till, 'ask' | 'check' | 'ofConversation'>;
}

/** What the house can have done in the world; no interpreter names any of it. */
export function spaceTools(business: Business, parts: SpaceParts): readonly Tool[] {
  const house: House = { business, catalogue: catalogueOf(business), parts };
  return [
    checkAvailability(house),
    createReservation(house),
    generatePaymentLink(house),
    checkPayment(house),
    checkHold(house),
  ];
}

interface House {
  readonly business: Business;
  readonly catalogue: Catalogue;
  readonly parts: SpaceParts;
}

const wanted = z.strictObject({ spaceId: z.uuid(), period: reservation.shape.period.unwrap().unwrap() });

/** Whether the space is free for the period; if not, the nearest periods, or other spaces that would do (E4). */
function checkAvailability({ business, catalogue, parts }: House): Tool {
  return {
    name: 'check_availability',
    states: ['CHOOSE_PERIOD', 'CONFIRM_RESERVATION_SUMMARY'],
    consequence: null,
    input: wanted,
    async run(input, { now }) {
      const { spaceId, period } = wanted.parse(input);
      const space = spaceWithId(catalogue, spaceId);
      if (space === undefined) return { kind: 'refused', reason: 'unknown space' };
      const { start, end } = instantsOf(period, catalogue);
      const range = (from: number, to: number) => ({
        from: isoInstant(from, business.timeZone),
        to: isoInstant(to, business.timeZone),
      });
      const resources = catalogue.spaces.map(({ resource }) => resource);
      const around = range(instantOf(now), end + NEAR_DAYS * DAY_MS);
      const busy = await parts.bookings.busy({ business: business.id, resources, ...around, now });
      if (isFree(space, busy, start, end)) return { kind: 'done', output: { free: true, periods: [], spaces: [] } };
      const taken = busy.filter(({ resource }) => resource === space.resource);
      const periods = nearestPeriods({ period, taken, now: instantOf(now), catalogue });
      const others = spacesFor(catalogue, space.people, []).filter(
        (one) => one.id !== spaceId && isFree(one, busy, start, end),
      );
      return { kind: 'done', output: { free: false, periods, spaces: others.map(({ id }) => id) } };
    },
  };
}

const DAY_MS = 24 * 60 * MINUTE_MS;

function isFree({ resource }: Space, busy: readonly Busy[], start: number, end: number): boolean {
  return !busy.some((one) => one.resource === resource && instantOf(one.start) < end && start < instantOf(one.end));
}

/** Makes the reservation once (E8): a paid space is kept for its payment, a free one is settled at once. */
function createReservation({ business, catalogue, parts }: House): Tool {
  const outcomeOf = ({ id, status, details, heldUntil }: Booking): Definite => {
    if (status !== 'held' && status !== 'confirmed') return { kind: 'refused', reason: status };
    const cents = typeof details['cents'] === 'number' ? details['cents'] : null;
    return { kind: 'done', output: { reservation_id: id, cents, held_until: heldUntil } };
  };
  return {
    name: 'create_reservation',
    states: ['CONFIRM_RESERVATION_SUMMARY'],
    consequence: {
      async lookup({ key }) {
        const booking = await parts.bookings.findByKey(key);
        return booking && outcomeOf(booking);
      },
      async undo({ key, now }) {
        const booking = await parts.bookings.findByKey(key);
        if (booking) await parts.bookings.move({ id: booking.id, from: ['held', 'confirmed'], to: 'cancelled', now });
      },
    },
    input: wanted,
    async run(input, { key, id, conversation, now }) {
      const { spaceId, period } = wanted.parse(input);
      const space = spaceWithId(catalogue, spaceId);
      const { start, end } = instantsOf(period, catalogue);
      if (space === undefined || start <= instantOf(now)) return { kind: 'refused', reason: 'taken' };
      const cents = centsFor(space, period, catalogue);
      const held = instantOf(now) + catalogue.paymentHours * 60 * MINUTE_MS;
      const answer = await parts.bookings.book({
        key,
        id,
        business: business.id,
        resource: space.resource,
        units: [1],
        start: isoInstant(start, business.timeZone),
        end: isoInstant(end, business.timeZone),
        heldUntil: cents === null ? null : isoInstant(held, business.timeZone),
        conversation,
        customer: null,
        details: { spaceId, period, cents, ...(cents !== null && { awaiting: 'payment' }) },
        now,
      });
      return answer.kind === 'taken' ? { kind: 'refused', reason: 'taken' } : outcomeOf(answer.booking);
    },
  };
}

const payable = z.strictObject({ reservation_id: z.uuid() });

/** Where a reservation is paid for (E8). The same reservation always gives the same address. */
function generatePaymentLink({ catalogue, parts }: House): Tool {
  return {
    name: 'generate_payment_link',
    states: ['PAYMENT_INSTRUCTIONS'],
    consequence: null,
    input: payable,
    async run(input, { business, conversation, now }) {
      const { reservation_id: booking } = payable.parse(input);
      const { details, heldUntil } = (await parts.bookings.get(booking)) ?? {};
      const cents = details?.['cents'];
      if (typeof cents !== 'number' || !heldUntil) return { kind: 'refused', reason: 'nothing to pay' };
      const amount = { cents, currency: catalogue.currency };
      const whose = { booking, extra: null, business, conversation };
      const { url } = await parts.till.ask({ key: `link/${booking}`, ...whose, amount, expiresAt: heldUntil, now });
      return url === null ? { kind: 'refused', reason: 'no page to pay on' } : { kind: 'done', output: { url } };
    },
  };
}

/** How the newest payment of this conversation stands, asked of the provider and read from the ledger, never guessed. */
function checkPayment({ parts }: House): Tool {
  return {
    name: 'check_payment',
    states: [GENERAL, ...STEPS.slice(0, 4)],
    consequence: null,
    input: z.strictObject({}),
    async run(_, { conversation, now }) {
      const newest = (await parts.till.ofConversation(conversation)).at(-1);
      const payment = newest && (await parts.till.check(newest.id, now));
      if (!payment) return { kind: 'refused', reason: 'nothing was to be paid' };
      const { amount, opening } = payment;
      const output = { standing: standingOf(payment, now), ...amount, url: opening?.url ?? null };
      return { kind: 'done', output };
    },
  };
}

/** Whether the time for paying is over and nothing came. Money that comes all the same may still take the space again. */
function checkHold({ parts }: House): Tool {
  return {
    name: 'check_hold',
    states: [GENERAL, ...STEPS],
    consequence: null,
    input: payable,
    async run(input, { now }) {
      const booking = await parts.bookings.get(payable.parse(input).reservation_id);
      if (booking === null) return { kind: 'refused', reason: 'unknown reservation' };
      const { status, heldUntil, details } = booking;
      const lapsed = status === 'held' && heldUntil !== null && instantOf(heldUntil) <= instantOf(now);
      const { spaceId, period } = wanted.parse({ spaceId: details['spaceId'], period: details['period'] });
      return { kind: 'done', output: { lapsed, spaceId, period } };
    },
  };
}

/** X5: said to be confirmed only if the ledger has it so. */
function standingOf({ status, outcome, expiresAt }: Payment, now: string): PaymentStanding {
  if (outcome === 'confirmed') return 'confirmed';
  if (outcome === 'refunding' || outcome === 'refunded' || outcome === 'owed') return 'refunded';
  if (status === 'paid') return 'arriving';
  if (status === 'expired' || instantOf(expiresAt) <= instantOf(now)) return 'expired';
  return status === 'failed' ? 'failed' : 'open';
}
