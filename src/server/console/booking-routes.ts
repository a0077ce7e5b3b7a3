import { z } from 'zod';
import type { TurnRecord } from '../../core/turn.ts';
import { type Booking, isComing } from '../../domain/booking.ts';
import type { Api } from '../api.ts';
import { problem } from '../problems.ts';
import { ofBusiness } from '../schemas.ts';
import { historyOf, idsOf, remindersOf } from './booking-history.ts';
import { WHY } from './calendar-routes.ts';
import { bookingViewSchema } from './contract.ts';
import { attendanceBody, type BookingPage, bookingPageSchema } from './contract-booking.ts';
import { type Gate, staffOf } from './gate.ts';
import type { ConsoleParts } from './parts.ts';
import { showBooking } from './present.ts';
import { audited, behind, described, OF_BUSINESS, refusals } from './routes.ts';
import { of } from './scope.ts';

const ofBooking = ofBusiness.extend({ booking: z.string().max(100) });
const UNKNOWN = problem('unknown', WHY.unknown);

const MARKED = {
  came: ['booking.came', 'Marked that a customer came.'],
  no_show: ['booking.no_show', 'Marked that a customer did not come.'],
  none: ['booking.unmark', 'Took back whether a customer came.'],
} as const;

/** A booking's own page, and whether its customer came (G4). */
export function addBooking(server: Api, parts: ConsoleParts, gate: Gate): void {
  server.get(
    `${OF_BUSINESS}/bookings/:booking`,
    {
      ...behind(gate),
      schema: described('A booking', { params: ofBooking, response: { 200: bookingPageSchema, ...refusals } }),
    },
    async (request, reply) => {
      const booking = await of(parts, staffOf(request).business).booking(request.params.booking);
      return booking === null ? reply.code(404).send(UNKNOWN) : showPage(parts, booking);
    },
  );

  server.post(
    `${OF_BUSINESS}/bookings/:booking/attendance`,
    {
      ...behind(gate),
      schema: described('Say whether the customer came, or take that back', {
        ...{ params: ofBooking, body: attendanceBody },
        response: { 200: bookingViewSchema, ...refusals },
      }),
    },
    async (request, reply) => {
      const { business, account: by } = staffOf(request);
      const { attendance } = request.body;
      const acted = await parts.console.agenda.attend({ business, by, booking: request.params.booking, attendance });
      if (acted.booking === null) {
        const why = acted.why ?? 'try_again';
        return reply.code(why === 'unknown' ? 404 : 409).send(problem(why, WHY[why]));
      }
      const [action, what] = MARKED[attendance ?? 'none'];
      await audited(parts, request, action, acted.booking.id, what);
      parts.live.send(business, 'calendar', {});
      return showBooking(parts, acted.booking);
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
