import type { Api } from './api.ts';
import type { House } from './config.ts';
import { limited } from './limits.ts';
import { showComing } from './present.ts';
import { comingsSchema, ofBusiness, problems } from './schemas.ts';

const LISTED_MAX = 200;

/** Who is coming (X15): what is booked from now on, with the customer's name and how they are reached. */
export function addBookings(server: Api, { app, doorkeeper }: House): void {
  server.get(
    '/v1/:business/bookings',
    {
      ...limited('read'),
      preParsing: doorkeeper.operator,
      schema: {
        summary: 'What is booked or held from now on, the soonest first, and who is coming',
        tags: ['operator'],
        security: [{ token: [] }],
        params: ofBusiness,
        response: { 200: comingsSchema, ...problems },
      },
    },
    async (request) => ({ bookings: (await app.comings(request.params.business, LISTED_MAX)).map(showComing) }),
  );
}
