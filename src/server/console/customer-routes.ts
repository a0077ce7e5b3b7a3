import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { type Customer, fullName } from '../../domain/customer.ts';
import { folded } from '../../ports/overview.ts';
import type { Api } from '../api.ts';
import { WHY_BUSY } from '../customers.ts';
import { dossierSchema, erasedSchema, erasing } from '../life-schema.ts';
import { problem } from '../problems.ts';
import { ofBusiness } from '../schemas.ts';
import { customerSchema, customersQuery, customersSchema, mergeBody, noteBody, noteSchema } from './contract-people.ts';
import { type Gate, staffOf } from './gate.ts';
import type { ConsoleParts } from './parts.ts';
import { showBooking, showCustomer, showRow } from './present.ts';
import { audited, behind, described, nothing, OF_BUSINESS, refusals } from './routes.ts';
import { of } from './scope.ts';

const PAGE = 50;
const ofCustomer = ofBusiness.extend({ customer: z.string().max(100) });
const ofNote = ofCustomer.extend({ note: z.string().max(100) });
const UNKNOWN = problem('unknown_customer', 'The business knows nobody of that id.');

const OF_CUSTOMER = `${OF_BUSINESS}/customers/:customer`;

/** Who the customers are, and what is known of them (G5). */
export function addConsoleCustomers(server: Api, parts: ConsoleParts, gate: Gate): void {
  addKnown(server, parts, gate);
  addNotes(server, parts, gate);
  addMerging(server, parts, gate);
  addLeaving(server, parts, gate);
}

function addKnown(server: Api, parts: ConsoleParts, gate: Gate): void {
  const { customers } = parts.console;

  server.get(
    `${OF_BUSINESS}/customers`,
    {
      ...behind(gate),
      schema: described('The customers, by name', {
        ...{ params: ofBusiness, querystring: customersQuery },
        response: { 200: customersSchema, ...refusals },
      }),
    },
    async (request) => {
      const { search = '', after = null, limit = PAGE } = request.query;
      const found = await customers.list(staffOf(request).business, { search: folded(search) || null, after, limit });
      return { customers: found.map(showCustomer), next: found.length < limit ? null : (found.at(-1)?.id ?? null) };
    },
  );

  server.get(
    OF_CUSTOMER,
    {
      ...behind(gate),
      schema: described('A customer', { params: ofCustomer, response: { 200: customerSchema, ...refusals } }),
    },
    async (request, reply) => {
      const customer = await of(parts, staffOf(request).business).customer(request.params.customer);
      return customer === null ? unknown(reply) : showWhole(parts, customer);
    },
  );
}

function addNotes(server: Api, parts: ConsoleParts, gate: Gate): void {
  const { remarks } = parts.console;

  server.post(
    `${OF_CUSTOMER}/notes`,
    {
      ...behind(gate),
      schema: described('Write a note about a customer', {
        ...{ params: ofCustomer, body: noteBody },
        response: { 201: noteSchema, ...refusals },
      }),
    },
    async (request, reply) => {
      const { business, account } = staffOf(request);
      const customer = await of(parts, business).customer(request.params.customer);
      if (customer === null) return unknown(reply);
      const note = { id: randomUUID(), text: request.body.text, by: account.name, at: parts.clock.now() };
      await remarks.addNote({ ...note, business, customer: customer.id });
      await audited(parts, request, 'customer.note', customer.id, 'Wrote a note about a customer.');
      return reply.code(201).send(note);
    },
  );

  server.delete(
    `${OF_CUSTOMER}/notes/:note`,
    {
      ...behind(gate),
      schema: described('Take a note away', { params: ofNote, response: { 204: nothing, ...refusals } }),
    },
    async (request, reply) => {
      const { customer, note } = request.params;
      if (!(await remarks.dropNote(staffOf(request).business, customer, note))) {
        return reply.code(404).send(problem('unknown_note', 'There is no such note.'));
      }
      await audited(parts, request, 'customer.note_remove', customer, 'Took a note about a customer away.');
      return reply.code(204).send(null);
    },
  );
}

function addMerging(server: Api, parts: ConsoleParts, gate: Gate): void {
  const { customers, remarks } = parts.console;

  server.post(
    `${OF_CUSTOMER}/merge`,
    {
      ...behind(gate),
      schema: described('The same person was known twice', {
        ...{ params: ofCustomer, body: mergeBody },
        response: { 200: customerSchema, ...refusals },
      }),
    },
    async (request, reply) => {
      const { business } = staffOf(request);
      const scope = of(parts, business);
      const [one, other] = await Promise.all([
        scope.customer(request.params.customer),
        scope.customer(request.body.other),
      ]);
      if (one === null || other === null || one.id === other.id) return unknown(reply);
      await parts.app.bookings.handOver(other.id, one.id);
      const merged = await customers.merge(one.id, other.id);
      if (merged === null) return unknown(reply);
      await remarks.moveNotes(business, other.id, one.id);
      const addresses = merged.addresses.flatMap(({ address }) => address ?? []);
      await parts.console.overview.rename(business, addresses, fullName(merged));
      await audited(parts, request, 'customer.merge', one.id, `Took ${other.id} for the same person.`);
      return showWhole(parts, merged);
    },
  );
}

/** What somebody may ask for of what is known of them: to have it, and that it goes. */
function addLeaving(server: Api, parts: ConsoleParts, gate: Gate): void {
  server.get(
    `${OF_CUSTOMER}/export`,
    {
      ...behind(gate, 'owner'),
      schema: described('Everything that is known of a customer', {
        ...{ params: ofCustomer },
        response: { 200: dossierSchema, ...refusals },
      }),
    },
    async (request, reply) => {
      const { business } = staffOf(request);
      const customer = await of(parts, business).customer(request.params.customer);
      const dossier = customer && (await parts.app.life.export({ business, who: customer.id }));
      if (dossier === null) return unknown(reply);
      await audited(
        parts,
        request,
        'customer.export',
        request.params.customer,
        'Exported what is known of a customer.',
      );
      return JSON.parse(JSON.stringify(dossier)) as z.infer<typeof dossierSchema>;
    },
  );

  server.delete(
    OF_CUSTOMER,
    {
      ...behind(gate, 'owner'),
      schema: described('Erase a customer', {
        ...{ params: ofCustomer, querystring: erasing },
        response: { 200: erasedSchema, ...refusals },
      }),
    },
    async (request, reply) => {
      const { business } = staffOf(request);
      const customer = await of(parts, business).customer(request.params.customer);
      if (customer === null) return unknown(reply);
      const really = request.query.dry !== 'true';
      const options = { really, alsoBookings: request.query.alsoBookings === 'true' };
      const erased = await parts.app.life.erase({ business, who: customer.id }, options);
      await parts.house.passes.refresh(true);
      if (erased.kind === 'nobody') return unknown(reply);
      if (erased.kind === 'busy') return reply.code(409).send(problem(erased.reason, WHY_BUSY[erased.reason]));
      if (really) await audited(parts, request, 'customer.erase', customer.id, 'Erased a customer.');
      const { calledOff, standing } = erased.what;
      return { done: really, ...erased.what, calledOff: [...calledOff], standing: [...standing] };
    },
  );
}

function unknown(reply: FastifyReply) {
  return reply.code(404).send(UNKNOWN);
}

async function showWhole(parts: ConsoleParts, customer: Customer) {
  const { business } = customer;
  const { overview, remarks } = parts.console;
  const bookings = await parts.app.bookings.ofCustomer(customer.id);
  const booked = bookings.flatMap(({ conversation }) => conversation ?? []);
  const places = customer.addresses.flatMap(({ channel, address }) =>
    channel === null || address === null ? [] : [{ business, channel, address }],
  );
  const met = (await Promise.all(places.map((place) => parts.app.conversations.everAt(place)))).flat();
  const talks = [...new Set([...booked, ...met.map(({ id }) => id)])];
  const rows = (await Promise.all(talks.map((id) => overview.get(id)))).filter((row) => row?.business === business);
  const notes = await remarks.notes(business, customer.id);
  return {
    ...showCustomer(customer),
    bookings: await Promise.all(bookings.toReversed().map((booking) => showBooking(parts, booking))),
    conversations: rows.flatMap((row) => (row === null ? [] : [showRow(row)])),
    notes: notes.map(({ id, text, by, at }) => ({ id, text, by, at })),
  };
}
