import { z } from 'zod';
import type { Api } from '../api.ts';
import { ofBusiness } from '../schemas.ts';
import { did, refuse, showActed } from './acted.ts';
import { bookingViewSchema } from './contract.ts';
import { attendanceBody } from './contract-booking.ts';
import { actedSchema, byHandBody, callOffBody, moveBody, previewQuery } from './contract-calendar.ts';
import { type Gate, staffOf } from './gate.ts';
import type { ConsoleParts } from './parts.ts';
import { showBooking } from './present.ts';
import { behind, described, OF_BUSINESS, refusals } from './routes.ts';

export const ofBooking = ofBusiness.extend({ booking: z.string().max(100) });

const MARKED = {
  came: ['booking.came', 'Marked that a customer came.'],
  no_show: ['booking.no_show', 'Marked that a customer did not come.'],
  none: ['booking.unmark', 'Took back whether a customer came.'],
} as const;

/** What the people of a business do about bookings: make one, move it, call it off, say whether its customer came (G4). */
export function addBookingDeeds(server: Api, parts: ConsoleParts, gate: Gate): void {
  addByHand(server, parts, gate);
  addChanges(server, parts, gate);
  addAttendance(server, parts, gate);
}

function addByHand(server: Api, parts: ConsoleParts, gate: Gate): void {
  const { agenda } = parts.console;

  server.post(
    `${OF_BUSINESS}/bookings`,
    {
      ...behind(gate),
      schema: described('Book by hand', {
        ...{ params: ofBusiness, querystring: previewQuery, body: byHandBody },
        response: { 200: actedSchema, 201: actedSchema, ...refusals },
      }),
    },
    async (request, reply) => {
      const { business, account: by } = staffOf(request);
      const really = request.query.preview !== 'true';
      const { phone = '', note = null, ...body } = request.body;
      const acted = await agenda.book({ business, by, ...body, phone: phone === '' ? null : phone, note }, really);
      if (really && acted.kind === 'refused') return refuse(reply, acted);
      if (really) await did(parts, request, 'booking.add', acted.booking?.id ?? null, 'Booked by hand.');
      return reply.code(really ? 201 : 200).send(await showActed(parts, acted));
    },
  );
}

function addChanges(server: Api, parts: ConsoleParts, gate: Gate): void {
  const { agenda } = parts.console;

  server.post(
    `${OF_BUSINESS}/bookings/:booking/move`,
    {
      ...behind(gate),
      schema: described('Move a booking', {
        ...{ params: ofBooking, querystring: previewQuery, body: moveBody },
        response: { 200: actedSchema, ...refusals },
      }),
    },
    async (request, reply) => {
      const { business, account: by } = staffOf(request);
      const really = request.query.preview !== 'true';
      const { booking } = request.params;
      const { start, resource, silent = false } = request.body;
      const acted = await agenda.move({ business, by, booking, start, resource, silent }, really);
      if (acted.why === 'unknown' || (really && acted.kind === 'refused')) return refuse(reply, acted);
      if (really) await did(parts, request, 'booking.move', booking, 'Moved a booking.');
      return showActed(parts, acted);
    },
  );

  server.post(
    `${OF_BUSINESS}/bookings/:booking/call-off`,
    {
      ...behind(gate),
      schema: described('Call a booking off', {
        ...{ params: ofBooking, querystring: previewQuery, body: callOffBody },
        response: { 200: actedSchema, ...refusals },
      }),
    },
    async (request, reply) => {
      const { business, account: by } = staffOf(request);
      const really = request.query.preview !== 'true';
      const { booking } = request.params;
      const acted = await agenda.callOff({ business, by, booking, silent: request.body?.silent ?? false }, really);
      if (acted.why === 'unknown' || (really && acted.kind === 'refused')) return refuse(reply, acted);
      if (really) await did(parts, request, 'booking.call_off', booking, 'Called a booking off.');
      return showActed(parts, acted);
    },
  );
}

function addAttendance(server: Api, parts: ConsoleParts, gate: Gate): void {
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
      if (acted.booking === null) return refuse(reply, acted);
      const [action, what] = MARKED[attendance ?? 'none'];
      await did(parts, request, action, acted.booking.id, what);
      return showBooking(parts, acted.booking);
    },
  );
}
