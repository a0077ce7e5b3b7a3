import { z } from 'zod';
import type { Api } from '../api.ts';
import { problem } from '../problems.ts';
import { ofBusiness } from '../schemas.ts';
import { did, refuse, showActed } from './acted.ts';
import { blockBody, blockedSchema, calendarQuery, calendarSchema, previewQuery } from './contract-calendar.ts';
import { type Gate, staffOf } from './gate.ts';
import type { ConsoleParts } from './parts.ts';
import { showBooking } from './present.ts';
import { behind, described, nothing, OF_BUSINESS, refusals } from './routes.ts';

const ofBlock = ofBusiness.extend({ block: z.string().max(100) });
const SPAN_MAX_MS = 45 * 24 * 60 * 60_000;
const BAD_RANGE = problem('bad_time', 'The range must be written as instants, and be no longer than six weeks.');

/** The calendar of a business (G4). */
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
}

/** Time that nobody can have (G4). */
export function addBlocks(server: Api, parts: ConsoleParts, gate: Gate): void {
  const { agenda } = parts.console;

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
      if (really) await did(parts, request, 'block.add', blocks[0]?.id ?? null, 'Blocked time.');
      const { done, consequence } = await showActed(parts, acted);
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
      await did(parts, request, 'block.remove', block, 'Took a block away.');
      return reply.code(204).send(null);
    },
  );
}

function iso(text: string): string {
  return new Date(text).toISOString();
}
