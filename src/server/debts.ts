import type { Api } from './api.ts';
import type { House } from './config.ts';
import { limited } from './limits.ts';
import { showDebt } from './present.ts';
import { problem } from './problems.ts';
import { debtSchema, debtsSchema, ofBusiness, ofPayment, problems, settlementBody } from './schemas.ts';

/** Refunds that no provider could carry out: the people of the business see them here, and say when they are done (D10). */
export function addDebts(server: Api, { app, doorkeeper }: House): void {
  server.get(
    '/v1/:business/refunds/owed',
    {
      ...limited('read'),
      preParsing: doorkeeper.operator,
      schema: {
        summary: 'The refunds that only a person can send, the longest owed first',
        tags: ['operator'],
        security: [{ token: [] }],
        params: ofBusiness,
        response: { 200: debtsSchema, ...problems },
      },
    },
    async (request) => ({ owed: (await app.debts.owed(request.params.business)).map(showDebt) }),
  );

  server.post(
    '/v1/:business/refunds/:payment/settle',
    {
      ...limited('read'),
      preParsing: doorkeeper.operator,
      schema: {
        summary: 'A refund that was owed has been sent by hand',
        description: 'The customer is told. Said again, it answers with the settlement that stands and does nothing.',
        tags: ['operator'],
        security: [{ token: [] }],
        params: ofPayment,
        body: settlementBody,
        response: { 200: debtSchema, ...problems },
      },
    },
    async (request, reply) => {
      const { business, payment } = request.params;
      const answer = await app.debts.settle(business, payment, request.body?.note ?? null);
      switch (answer.kind) {
        case 'unknown':
          return reply.code(404).send(problem('unknown_payment', 'There is no such payment.'));
        case 'not_owed':
          return reply.code(409).send(problem('not_owed', 'Nothing of this payment is owed to anybody.'));
        case 'settled':
          request.conversationId = answer.payment.conversation;
          return showDebt(answer.payment);
      }
    },
  );
}
