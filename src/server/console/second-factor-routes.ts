import type { Api } from '../api.ts';
import { limited } from '../limits.ts';
import { problem } from '../problems.ts';
import { isLockedOut, signedOf } from './account-routes.ts';
import { codeBody, secondFactorSchema } from './contract.ts';
import type { Gate } from './gate.ts';
import type { ConsoleParts } from './parts.ts';
import { CONSOLE, described, nothing, refusals } from './routes.ts';
import { addressOf, drawSecret, stepOf } from './totp.ts';

/** How long somebody has to type the first code. */
const BEGUN_MS = 15 * 60_000;
const BEGUN_MAX = 1_000;

/** The second factor of one's own account (G1). It counts once a code has shown that it works. */
export function addSecondFactor(server: Api, parts: ConsoleParts, gate: Gate): void {
  const own = { ...limited('sign_in'), preParsing: gate.signedIn };
  const begun = new Map<string, { readonly secret: string; readonly at: number }>();

  server.post(
    `${CONSOLE}/account/second-factor`,
    { ...own, schema: described('Begin a second factor', { response: { 200: secondFactorSchema, ...refusals } }) },
    async (request) => {
      const { account } = signedOf(request);
      const now = Date.parse(parts.clock.now());
      for (const [id, { at }] of begun) if (begun.size > BEGUN_MAX || now - at > BEGUN_MS) begun.delete(id);
      const secret = drawSecret();
      begun.set(account.id, { secret, at: now });
      return { secret, uri: addressOf(secret, account.email) };
    },
  );

  server.post(
    `${CONSOLE}/account/second-factor/confirm`,
    {
      ...own,
      schema: described('Switch the second factor on', { body: codeBody, response: { 204: nothing, ...refusals } }),
    },
    async (request, reply) => {
      const { account, session } = signedOf(request);
      const secret = begun.get(account.id)?.secret ?? null;
      const step = secret && stepOf(secret, request.body.code, parts.clock.now(), 0);
      if (secret === null || step === null) return reply.code(409).send(problem('wrong_code', 'This code is wrong.'));
      begun.delete(account.id);
      await parts.console.accounts.change(account.id, { secondFactor: secret, codeStep: Number(step) });
      await parts.console.accounts.endSessions(account.id, session.hash);
      return reply.code(204).send(null);
    },
  );

  server.delete(
    `${CONSOLE}/account/second-factor`,
    {
      ...own,
      schema: described('Switch the second factor off', { body: codeBody, response: { 204: nothing, ...refusals } }),
    },
    async (request, reply) => {
      const { account } = signedOf(request);
      if (await isLockedOut(parts, `console/${account.email.toLowerCase()}`)) {
        return reply.code(429).send(problem('locked_out', 'That was one try too many. Please try again later.'));
      }
      const step =
        account.secondFactor && stepOf(account.secondFactor, request.body.code, parts.clock.now(), account.codeStep);
      if (step === null) return reply.code(409).send(problem('wrong_code', 'This code is wrong, or was used already.'));
      await parts.console.accounts.change(account.id, { secondFactor: null, codeStep: Number(step) });
      return reply.code(204).send(null);
    },
  );
}
