import type { Api } from './api.ts';
import type { House } from './config.ts';
import { limited } from './limits.ts';
import { mismatchesSchema } from './mismatch-schema.ts';
import { showMismatch } from './present.ts';
import { ofBusiness, problems } from './schemas.ts';

const LISTED_MAX = 200;

/** Money that came and is not what was asked for: the people of the business see it here, and sort it out (D9). */
export function addMismatches(server: Api, { app, doorkeeper }: House): void {
  server.get(
    '/v1/:business/payments/mismatched',
    {
      ...limited('read'),
      preParsing: doorkeeper.operator,
      schema: {
        summary: 'Payments of which another amount, currency or reference was reported than was asked for',
        tags: ['operator'],
        security: [{ token: [] }],
        params: ofBusiness,
        response: { 200: mismatchesSchema, ...problems },
      },
    },
    async (request) => {
      const mismatched = await app.payments.mismatched(request.params.business, LISTED_MAX);
      const strays = await app.reconciliations.strays(request.params.business, LISTED_MAX);
      return {
        mismatched: mismatched.map(showMismatch),
        strays: strays.map(({ business: _business, amount, ...stray }) => ({ ...stray, ...amount })),
      };
    },
  );
}
