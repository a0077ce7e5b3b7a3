import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Calendars } from '../../ports/calendars.ts';
import type { Api } from '../api.ts';
import { limited } from '../limits.ts';
import { problem } from '../problems.ts';
import { ofBusiness } from '../schemas.ts';
import { accountSchema, letInBody, letInSchema } from './contract-outside.ts';
import { type Gate, staffOf } from './gate.ts';
import type { ConsoleParts } from './parts.ts';
import { audited, behind, CONSOLE, described, nothing, OF_BUSINESS, refusals } from './routes.ts';

const PATH = `${OF_BUSINESS}/outside/accounts`;
const CALLBACK = `${CONSOLE}/outside/callback`;
const ofAccount = ofBusiness.extend({ account: z.string().max(100) });
const UNKNOWN = problem('unknown', 'It is not there any more.');

/**
 * Being let in by OAuth (H6). Whoever leaves is held to their session when they come back, and the provider knows beforehand
 * where it leads them: below our own address. What it grants never comes to the browser.
 */
export function addOutsideAccounts(server: Api, parts: ConsoleParts, gate: Gate, calendars: Calendars): void {
  const redirect = () => `${parts.publicUrl()}${CALLBACK}`;

  server.post(
    PATH,
    {
      ...behind(gate, 'owner'),
      schema: described('Where to go to let us into an account', {
        ...{ params: ofBusiness, body: letInBody },
        response: { 200: letInSchema, ...refusals },
      }),
    },
    async (request, reply) => {
      const { business, session } = staffOf(request);
      const { provider } = request.body;
      const address = calendars.authorize({ business, provider, redirect: redirect(), bound: session.hash });
      if (address === null) return reply.code(404).send(problem('unknown', 'Nobody here speaks to that provider.'));
      return { address };
    },
  );

  server.get(
    `${PATH}/:account`,
    {
      ...behind(gate, 'owner'),
      schema: described('The calendars of an account', {
        params: ofAccount,
        response: { 200: accountSchema, ...refusals },
      }),
    },
    async (request, reply) => {
      const found = await calendars.calendarsOf(staffOf(request).business, request.params.account);
      if (found === null) return reply.code(404).send(UNKNOWN);
      if ('reason' in found) return reply.code(409).send(problem('not_connected', found.reason));
      return { calendars: found.map((one) => ({ ...one })) };
    },
  );

  server.delete(
    `${PATH}/:account`,
    {
      ...behind(gate, 'owner'),
      schema: described('Give an account back', { params: ofAccount, response: { 204: nothing, ...refusals } }),
    },
    async (request, reply) => {
      const { account } = request.params;
      const done = await calendars.forget(staffOf(request).business, account);
      if (done === 'unknown') return reply.code(404).send(UNKNOWN);
      if (done === 'in_use') return reply.code(409).send(problem('in_use', 'Let go of its calendars first.'));
      await audited(parts, request, 'calendar.account', account, 'Gave an account back.');
      return reply.code(204).send(null);
    },
  );

  addReturn(server, parts, calendars, redirect);
}

const returned = z.looseObject({
  state: z.string().max(4_000).optional(),
  code: z.string().max(4_000).optional(),
  error: z.string().max(200).optional(),
});

function addReturn(server: Api, parts: ConsoleParts, calendars: Calendars, redirect: () => string): void {
  server.get(
    CALLBACK,
    { ...limited('sign_in'), schema: described('Come back from the provider', { querystring: returned }) },
    async (request, reply) => {
      const { state = '', code = '' } = request.query;
      const signed = await parts.sessions.read(request);
      if (code === '') return back(reply, calendars.businessOf(state), 'denied');
      const done = await calendars.authorized({
        ...{ state, code, redirect: redirect() },
        bound: signed?.session.hash ?? '',
      });
      if (done.kind === 'for_command') {
        return reply.type('text/plain; charset=utf-8').send(`Paste this into the terminal:\n\n${code}\n`);
      }
      if (done.kind === 'refused') return back(reply, done.business, done.why);
      const { business, account } = done;
      // Whoever is no owner any more since they left has let nobody in.
      if (signed?.account.roles[business] !== 'owner') {
        await calendars.forget(business, account.id);
        return back(reply, business, 'late');
      }
      const by = { at: parts.clock.now(), account: signed.account.id, by: signed.account.name };
      const what = `Let us into an account at ${account.provider} (${account.label}).`;
      await parts.console.audit.write({ business, ...by, action: 'calendar.account', subject: account.id, what });
      return reply.redirect(`/console/${encodeURIComponent(business)}/outside?account=${account.id}`);
    },
  );
}

/** The page says what went wrong: it is told by a word. */
function back(reply: FastifyReply, business: string | null, why: 'denied' | 'late' | 'lacking' | 'failed') {
  return reply.redirect(
    business === null ? '/console' : `/console/${encodeURIComponent(business)}/outside?came=${why}`,
  );
}
