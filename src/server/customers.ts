import type { FastifyReply } from 'fastify';
import type { BusyReason } from '../ports/life.ts';
import type { Api } from './api.ts';
import type { House } from './config.ts';
import { dossierSchema, erasedSchema, erasing, ofCustomer, revokedSchema } from './life-schema.ts';
import { limited } from './limits.ts';
import { problem } from './problems.ts';
import { ofConversation, problems } from './schemas.ts';

/** What the people of a business do about what is known of somebody: hand it over, erase it, take their token back (G5). */
export function addCustomers(server: Api, house: House): void {
  addExport(server, house);
  addErasure(server, house);
  addRevocation(server, house);
}

function addExport(server: Api, { app, doorkeeper }: House): void {
  server.get(
    '/v1/:business/customers/:customer/export',
    {
      ...limited('read'),
      preParsing: doorkeeper.operator,
      schema: {
        summary: 'Everything that the business has of somebody',
        tags: ['operator'],
        security: [{ token: [] }],
        params: ofCustomer,
        response: { 200: dossierSchema, ...problems },
      },
    },
    async (request, reply) => {
      const { business, customer } = request.params;
      const dossier = await app.life.export({ business, who: customer });
      if (dossier === null) return unknownCustomer(reply);
      const { version, exportedAt, customers, conversations, bookings, payments, leads, notes } = dossier;
      const all = { customers: [...customers], conversations: [...conversations], bookings: [...bookings] };
      return { version, exportedAt, business, ...all, payments: [...payments], leads: [...leads], notes: [...notes] };
    },
  );
}

function addErasure(server: Api, { app, doorkeeper, passes }: House): void {
  server.delete(
    '/v1/:business/customers/:customer',
    {
      ...limited('read'),
      preParsing: doorkeeper.operator,
      schema: {
        summary: 'Erase somebody: what they said, and who they are',
        description: 'Bookings stay as facts about nobody. 409: something of theirs is under way; say it again later.',
        tags: ['operator'],
        security: [{ token: [] }],
        params: ofCustomer,
        querystring: erasing,
        response: { 200: erasedSchema, ...problems },
      },
    },
    async (request, reply) => {
      const { business, customer } = request.params;
      const options = { really: request.query.dry !== 'true', alsoBookings: request.query.alsoBookings === 'true' };
      const erased = await app.life.erase({ business, who: customer }, options);
      await passes.refresh(true);
      switch (erased.kind) {
        case 'nobody':
          return unknownCustomer(reply);
        case 'busy':
          return reply.code(409).send(problem(erased.reason, WHY_BUSY[erased.reason]));
        default:
          return {
            done: erased.kind === 'erased',
            ...erased.what,
            calledOff: [...erased.what.calledOff],
            standing: [...erased.what.standing],
          };
      }
    },
  );
}

function addRevocation(server: Api, { doorkeeper, passes, live }: House): void {
  server.post(
    '/v1/:business/conversations/:id/revoke',
    {
      ...limited('read'),
      preParsing: doorkeeper.operator,
      schema: {
        summary: "Take back a web chat's token: whoever holds it is a stranger from now on",
        tags: ['operator'],
        security: [{ token: [] }],
        params: ofConversation,
        response: { 200: revokedSchema, ...problems },
      },
    },
    async (request) => {
      const { business, id } = request.params;
      await passes.revoke(business, id);
      // Whoever is reading along reads no further.
      live.nudge(`${business}/${id}`);
      return { id };
    },
  );
}

function unknownCustomer(reply: FastifyReply) {
  return reply.code(404).send(problem('unknown_customer', 'The business knows nobody of that name.'));
}

export const WHY_BUSY: { readonly [R in BusyReason]: string } = {
  turn_under_way: 'A turn of theirs is still under way. Please try again in a moment.',
  money_owed: 'Money is on its way to them. Settle it first, or nobody will know whose it is.',
};
