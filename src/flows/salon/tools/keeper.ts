import { z } from 'zod';
import { type Booking, earlierOf } from '../../../domain/booking.ts';
import type { Business } from '../../../domain/business.ts';
import { refundCents } from '../../../domain/deposit.ts';
import { instantOf, isoInstant } from '../../../domain/zoned.ts';
import type { Bookings } from '../../../ports/bookings.ts';
import type { Keeper } from '../../../ports/keeper.ts';
import type { Payment, Till } from '../../../ports/payments.ts';
import type { Definite } from '../../../ports/tool.ts';
import { type Catalogue, stylistsFor } from '../catalogue.ts';
import { serviceFact, stylistName } from '../facts.ts';
import { agendaOf } from './agenda.ts';
import { chooseSlots, type FreeStart } from './choose-slots.ts';

interface Salon {
  readonly business: Business;
  readonly settings: Catalogue;
  readonly bookings: Bookings;
  /** Who was asked for deposits; a salon that wants none needs nobody. */
  readonly till?: Till;
}

const services = z.array(z.string()).min(1);

/** Appointments of the salon: the same services with the same stylist, at another time or not at all (B3, B9). */
export function salonKeeper({ business, settings, bookings, till }: Salon): Keeper {
  const { timeZone } = business;
  const { currency } = settings;
  const isDone = (service: string) => settings.services.some(({ name }) => name === service);
  const servicesOf = ({ details }: Booking) => services.safeParse(details['services']).data ?? null;
  return {
    told: (booking) => {
      const wanted = servicesOf(booking);
      if (wanted === null) return null;
      const stylist = stylistName(booking.resource, settings);
      // A service or a stylist that has left the salon since is told by the name it was booked under, or not at all (X14).
      const services = { all: wanted.map((name) => (isDone(name) ? serviceFact(name) : name)) };
      return stylist === ''
        ? { say: 'kept_alone', facts: { services } }
        : { say: 'kept', facts: { services, stylist } };
    },

    made: (booking) => [...(servicesOf(booking) ?? []), booking.resource],

    name: ({ details }) => (typeof details['first_name'] === 'string' ? details['first_name'] : null),

    async terms(booking, act, now) {
      const paid = await depositPaid(booking);
      if (act === 'move' || paid === null) return null;
      const cents = refundOf(booking, paid, now, act === 'call_off_by_us');
      const told = cents > 0 ? 'deposit_back' : 'deposit_kept';
      const deposit = { cents: paid.amount.cents, currency };
      return { told: { say: told, facts: { deposit } }, refund: cents > 0 ? { cents, currency } : null };
    },

    async callOff(booking, { now }, agreed, byUs = false) {
      const { id, start, status } = booking;
      if (hasBegun(start, now)) return BEGUN;
      const paid = await depositPaid(booking);
      const cents = paid === null ? 0 : refundOf(booking, paid, now, byUs);
      // Called off already, it was on the terms of then; only what was decided then is gone on with.
      if (status !== 'cancelled' && cents !== (agreed?.cents ?? 0)) return { kind: 'refused', reason: 'changed' };
      // Money that arrives at this very moment changes the terms.
      const from = status === 'held' ? (['held'] as const) : (['confirmed'] as const);
      const after = await bookings.move({ id, from, to: 'cancelled', now });
      if (status === 'held' && after?.booking.status === 'confirmed') return { kind: 'refused', reason: 'changed' };
      if (after?.booking.status !== 'cancelled') return { kind: 'refused', reason: 'not standing' };
      await till?.giveUp(id, now);
      const back = agreed?.cents ?? 0;
      if (paid !== null && back > 0) await till?.refund(paid.id, back, now);
      const what = { services: servicesOf(booking) ?? [], stylist: booking.resource };
      return { kind: 'done', output: { id, start, ...what, ...(back > 0 && { refund: { cents: back, currency } }) } };
    },

    async wayBack(booking) {
      // A deposit that went back, or never came, is not called in again by a word.
      if (typeof booking.details['deposit'] === 'number') return null;
      const { id } = booking;
      return async ({ now }) => {
        const after = await bookings.move({ id, from: ['cancelled'], to: 'confirmed', now });
        return after?.booking.status === 'confirmed'
          ? { kind: 'done', output: { id } }
          : { kind: 'refused', reason: 'taken' };
      };
    },

    async times(booking, wish, now) {
      // What is still to be paid has a payment of its own under way: a person moves it.
      if (booking.status === 'held') return null;
      const wanted = servicesOf(booking) ?? [];
      // Nobody knows how long it would take now; and another service is another appointment, which a person makes of it (X20).
      if (!wanted.every(isDone) || wish.items.some((id) => isOtherService(id, wanted))) return null;
      const agenda = agendaOf(business, settings, wanted, now);
      const able = stylistsFor(settings, wanted).map(({ id }) => id);
      const named = able.filter((id) => wish.items.includes(id));
      const stylist = named.length > 0 ? named : able.filter((id) => id === booking.resource);
      // Its own time is not in the way, and no other time; with another stylist, the same hour is one.
      const busy = await bookings.busy({ ...agenda.asks(stylist), except: booking.id, now });
      const isOwn = (one: FreeStart) => one.stylist === booking.resource && one.start === instantOf(booking.start);
      const free = agenda.free(stylist, busy).filter((one) => !isOwn(one));
      const { slots } = chooseSlots({ free, wish, others: [], now: instantOf(now), timeZone });
      return slots.map((slot) => ({ start: isoInstant(slot.start, timeZone), resource: slot.stylist }));
    },

    async move(booking, { start, resource }, { key, id, conversation, now }) {
      if (hasBegun(booking.start, now)) return BEGUN;
      const wanted = servicesOf(booking) ?? [];
      if (!wanted.every(isDone)) return { kind: 'refused', reason: 'for a person' };
      const slot = agendaOf(business, settings, wanted, now).slotAt(resource, start);
      if (slot === null) return { kind: 'refused', reason: 'taken' };
      const { customer } = booking;
      const details = { ...booking.details, was: [...earlierOf(booking), booking.id] };
      const place = { business: business.id, resource, ...slot, heldUntil: null };
      // What was paid for it is found by the talk it was booked in.
      const talk = typeof booking.details['deposit'] === 'number' ? booking.conversation : conversation;
      const request = { key, id, ...place, conversation: talk, customer, details, replaces: booking.id, now };
      const answer = await bookings.book(request);
      if (answer.kind === 'taken') return { kind: 'refused', reason: 'taken' };
      return { kind: 'done', output: { id: answer.booking.id, start: answer.booking.start } };
    },
  };

  /** A service that is none of those, nor called like one of them: "my haircut" may be a short one or a long one. */
  function isOtherService(service: string, wanted: readonly string[]): boolean {
    const known = wanted.flatMap((name) => [name, ...aliasesOf(name)]);
    return isDone(service) && ![service, ...aliasesOf(service)].some((name) => known.includes(name));
  }

  function aliasesOf(service: string): readonly string[] {
    return settings.services.find(({ name }) => name === service)?.aliases ?? [];
  }

  /** The deposit that was paid for it, under whichever name it had before it was moved. */
  async function depositPaid(booking: Booking): Promise<Payment | null> {
    const { id, details, conversation } = booking;
    if (typeof details['deposit'] !== 'number' || conversation === null) return null;
    const names = [id, ...earlierOf(booking)];
    const payments = (await till?.ofConversation(conversation)) ?? [];
    return payments.find(({ booking, outcome }) => names.includes(booking) && outcome === 'confirmed') ?? null;
  }

  /** A deposit is kept from whoever calls off too late, never where the salon itself does. */
  function refundOf({ start }: Booking, { amount }: Payment, now: string, byUs: boolean): number {
    const { deposit } = settings;
    return deposit === undefined || byUs ? amount.cents : refundCents(deposit, amount.cents, start, now);
  }
}

/** Whoever is in the chair, or never came, has nothing left to call off or to move. */
function hasBegun(start: string, now: string): boolean {
  return instantOf(start) <= instantOf(now);
}

const BEGUN: Definite = { kind: 'refused', reason: 'passed' };
