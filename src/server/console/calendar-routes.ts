import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Acted, Refusal } from '../../ports/agenda.ts';
import type { Api } from '../api.ts';
import { problem } from '../problems.ts';
import { ofBusiness } from '../schemas.ts';
import {
  actedSchema,
  blockBody,
  blockedSchema,
  byHandBody,
  calendarQuery,
  calendarSchema,
  callOffBody,
  moveBody,
  previewQuery,
} from './contract-calendar.ts';
import { type Gate, staffOf } from './gate.ts';
import type { ConsoleParts } from './parts.ts';
import { showBooking } from './present.ts';
import { audited, behind, described, nothing, OF_BUSINESS, refusals } from './routes.ts';

const ofBooking = ofBusiness.extend({ booking: z.string().max(100) });
const ofBlock = ofBusiness.extend({ block: z.string().max(100) });
const SPAN_MAX_MS = 45 * 24 * 60 * 60_000;
const BAD_RANGE = problem('bad_time', 'The range must be written as instants, and be no longer than six weeks.');

/** The calendar of a business, and what its people do in it (G4). */
export function addConsoleCalendar(server: Api, parts: ConsoleParts, gate: Gate): void {
  const { agenda } = parts.console;

  server.get(
    `${OF_BUSINESS}/calendar`,
    {
      ...behind(gate),
      schema: described('What is booked, blocked and taken outside in a range', {
        ...{ params: ofBusiness, querystring: calendarQuery },
        response: { 200: calendarSchema, ...refusals },
      }),
    },
    async (request, reply) => {
      const { from, to } = request.query;
      const millis = Date.parse(to) - Date.parse(from);
      if (!(millis > 0 && millis <= SPAN_MAX_MS)) return reply.code(400).send(BAD_RANGE);
      const view = await agenda.view(staffOf(request).business, iso(from), iso(to));
      if (view === null) return reply.code(404).send(problem('unknown_business', 'There is no such business.'));
      return {
        timeZone: view.timeZone,
        resources: view.resources.map((one) => ({ ...one })),
        services: view.services.map((one) => ({ ...one, resources: [...one.resources] })),
        hours: view.hours.map(({ date, ranges }) => ({ date, ranges: ranges.map((one) => ({ ...one })) })),
        bookings: await Promise.all(view.bookings.map((booking) => showBooking(parts, booking))),
        blocks: view.blocks.map((one) => ({ ...one })),
        outside: view.outside.map(({ resource, start, end, title }) => ({ resource, start, end, title })),
      };
    },
  );

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
      if (really) await did(request, 'booking.add', acted.booking?.id ?? null, 'Booked by hand.');
      return reply.code(really ? 201 : 200).send(await showActed(acted));
    },
  );

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
      if (really) await did(request, 'booking.move', booking, 'Moved a booking.');
      return showActed(acted);
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
      if (really) await did(request, 'booking.call_off', booking, 'Called a booking off.');
      return showActed(acted);
    },
  );

  server.post(
    `${OF_BUSINESS}/blocks`,
    {
      ...behind(gate),
      schema: described('Block time', {
        ...{ params: ofBusiness, querystring: previewQuery, body: blockBody },
        response: { 200: blockedSchema, 201: blockedSchema, ...refusals },
      }),
    },
    async (request, reply) => {
      const { business, account: by } = staffOf(request);
      const really = request.query.preview !== 'true';
      const { note = null, ...body } = request.body;
      const { blocks, ...acted } = await agenda.block({ business, by, ...body, note }, really);
      if (acted.kind === 'refused') return refuse(reply, acted);
      if (really) await did(request, 'block.add', blocks[0]?.id ?? null, 'Blocked time.');
      const { done, consequence } = await showActed(acted);
      return reply.code(really ? 201 : 200).send({ done, consequence, blocks: blocks.map((one) => ({ ...one })) });
    },
  );

  server.delete(
    `${OF_BUSINESS}/blocks/:block`,
    {
      ...behind(gate),
      schema: described('Take a block away', { params: ofBlock, response: { 204: nothing, ...refusals } }),
    },
    async (request, reply) => {
      const { block } = request.params;
      if (!(await agenda.unblock(staffOf(request).business, block))) {
        return reply.code(404).send(problem('unknown_block', 'There is no such block.'));
      }
      await did(request, 'block.remove', block, 'Took a block away.');
      return reply.code(204).send(null);
    },
  );

  async function did(...[request, action, subject, what]: DidOf): Promise<void> {
    await audited(parts, request, action, subject, what);
    parts.live.calendarChanged(staffOf(request).business);
  }

  async function showActed({ kind, why, collides, told, booking }: Acted) {
    return {
      done: kind === 'done',
      consequence: {
        ...{ allowed: kind !== 'refused', why: why && WHY[why], refusal: why },
        ...{ told: told?.text ?? null, channel: told?.channel ?? null },
        collides: await Promise.all(collides.map((one) => showBooking(parts, one))),
      },
      booking: booking && (await showBooking(parts, booking)),
    };
  }
}

type DidOf = Parameters<typeof audited> extends [unknown, ...infer Rest] ? Rest : never;

function refuse(reply: FastifyReply, { why }: Acted) {
  const reason = why ?? 'try_again';
  return reply.code(reason === 'unknown' ? 404 : 409).send(problem(reason, WHY[reason]));
}

export const WHY: { readonly [R in Refusal]: string } = {
  unknown: 'There is no such booking.',
  taken: 'That time is not free there.',
  blocked: 'That time is blocked.',
  not_standing: 'It is not booked any more.',
  past: 'It is over, or has begun.',
  not_begun: 'It has not begun yet.',
  changed: 'Something about it has just changed. Please look at it again.',
  no_such_resource: 'The business has nobody and nothing of that name to book.',
  bad_time: 'That is no time, or no range of time.',
  not_possible: 'A booking of this kind cannot be changed here.',
  try_again: 'It could not be done just now. Please look whether it was, and try again.',
};

function iso(text: string): string {
  return new Date(text).toISOString();
}
