import type { TurnRecord } from '../../core/turn.ts';
import { type Booking, isComing } from '../../domain/booking.ts';
import type { Api } from '../api.ts';
import { refuse } from './acted.ts';
import { ofBooking } from './booking-deed-routes.ts';
import { historyOf, idsOf, remindersOf } from './booking-history.ts';
import { type BookingPage, bookingPageSchema } from './contract-booking.ts';
import { type Gate, staffOf } from './gate.ts';
import type { ConsoleParts } from './parts.ts';
import { showBooking } from './present.ts';
import { behind, described, OF_BUSINESS, refusals } from './routes.ts';
import { of } from './scope.ts';

/** A booking's own page (G4). */
export function addBooking(server: Api, parts: ConsoleParts, gate: Gate): void {
  server.get(
    `${OF_BUSINESS}/bookings/:booking`,
    {
      ...behind(gate),
      schema: described('A booking', { params: ofBooking, response: { 200: bookingPageSchema, ...refusals } }),
    },
    async (request, reply) => {
      const booking = await of(parts, staffOf(request).business).booking(request.params.booking);
      return booking === null ? refuse(reply, { why: 'unknown' }) : showPage(parts, booking);
    },
  );
}

const AUDIT_MAX = 200;

async function showPage(parts: ConsoleParts, booking: Booking): Promise<BookingPage> {
  const { app, console, clock } = parts;
  const { business, conversation } = booking;
  const ids = idsOf(booking);
  const scope = of(parts, business);
  const [talk, payments, audit, turns] = await Promise.all([
    conversation === null ? null : scope.talk(conversation),
    app.payments.ofBooking(booking.id),
    console.audit.about(business, ids, AUDIT_MAX),
    turnsAbout(parts, booking),
  ]);
  const delivered = await Promise.all(
    [...new Set(turns.map((turn) => turn.conversation))].map((id) => app.sendings.ofConversation(id)),
  );
  const deliveries = new Map(delivered.flatMap((one) => [...one]));
  const hasBegun = Date.parse(booking.start) <= Date.parse(clock.now());
  const reminded = { id: booking.id, isComing: isComing(booking) };
  return {
    booking: await showBooking(parts, booking),
    talk: talk && { id: talk.id, channel: talk.channel },
    mayAttend: booking.status === 'confirmed' && hasBegun,
    payments: payments.map(({ id, purpose, amount, status, outcome, refundCents, createdAt }) => ({
      ...{ id, what: purpose, ...amount, status, outcome, refundedCents: refundCents, at: createdAt },
    })),
    reminders: remindersOf(console.agenda.reminders(booking), turns, reminded, deliveries),
    history: [...historyOf(ids, turns, audit)],
  };
}

/** So many turns are looked through for what was about it. */
const TURNS_MAX = 200;
const TALKS_MAX = 5;

/** Where it was booked, and where its customer is written to otherwise: a reminder may go there. */
async function turnsAbout(parts: ConsoleParts, booking: Booking): Promise<readonly TurnRecord[]> {
  const { app } = parts;
  const { business, conversation } = booking;
  const customer = booking.customer === null ? null : await of(parts, business).customer(booking.customer);
  const places = (customer?.addresses ?? []).flatMap(({ channel, address }) =>
    channel === null || address === null ? [] : [{ business, channel, address }],
  );
  const met = await Promise.all(places.slice(-TALKS_MAX).map((place) => app.conversations.at(place)));
  const ids = [...new Set([conversation, ...met.map((one) => one?.id ?? null)])].filter((id) => id !== null);
  const all = await Promise.all(ids.map((id) => app.conversations.turns(id, TURNS_MAX)));
  return all.flat().toSorted((one, other) => Date.parse(one.now) - Date.parse(other.now));
}
