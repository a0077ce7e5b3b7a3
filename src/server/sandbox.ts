import type { FastifyInstance, FastifyReply } from 'fastify';
import { problem } from './problems.ts';
import { type SandboxCounter, type SandboxOutcome, sendAnswer } from './webhooks.ts';

const OUTCOMES: readonly SandboxOutcome[] = ['paid', 'failed', 'expired'];

const FORM = 'application/x-www-form-urlencoded';

/** A plugin of its own, because here a plain form is read too: the page works without any script. */
export function sandboxRoutes(counter: SandboxCounter | null) {
  return async (server: FastifyInstance): Promise<void> => {
    server.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    });

    server.get<{ Params: { payment: string } }>(
      '/sandbox/payments/:payment',
      { schema: { summary: 'The page to pay on in the sandbox', tags: ['webhooks'] } },
      async (request, reply) =>
        counter === null ? refuse(reply) : sendAnswer(reply, await counter.page(request.params.payment)),
    );

    server.post<{ Params: { payment: string }; Body: unknown }>(
      '/sandbox/payments/:payment',
      { schema: { summary: 'Pay, or fail to, in the sandbox', tags: ['webhooks'] } },
      async (request, reply) => {
        if (counter === null) return refuse(reply);
        const outcome = outcomeOf(request.body);
        if (outcome === null) {
          return reply.code(400).send(problem('invalid_request', `outcome: one of ${OUTCOMES.join(', ')}`));
        }
        const answer = await counter.press(request.params.payment, outcome);
        const isForm = request.headers['content-type']?.startsWith(FORM) ?? false;
        // Whoever pressed a button on the page is shown the page again, and a reload presses nothing twice.
        if (isForm && answer.status < 400) return reply.redirect(request.url, 303);
        return sendAnswer(reply, answer);
      },
    );
  };
}

function refuse(reply: FastifyReply) {
  return reply.code(404).send(problem('not_configured', 'No sandbox for payments is configured.'));
}

function outcomeOf(body: unknown): SandboxOutcome | null {
  if (typeof body !== 'object' || body === null || !('outcome' in body)) return null;
  return OUTCOMES.find((outcome) => outcome === body.outcome) ?? null;
}
