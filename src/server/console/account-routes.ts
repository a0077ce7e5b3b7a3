import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Account, Session as Stored } from '../../ports/accounts.ts';
import type { Api } from '../api.ts';
import { limited } from '../limits.ts';
import { problem } from '../problems.ts';
import { nameBody, passwordBody, type Session, sessionSchema, signInBody, waysSchema } from './contract.ts';
import type { Gate } from './gate.ts';
import type { ConsoleParts } from './parts.ts';
import { CONSOLE, described, nothing, refusals } from './routes.ts';
import { hashPassword, isPassword } from './secret.ts';
import { stepOf } from './totp.ts';

/** Signing in and out, and one's own account (G1). */
export function addAccount(server: Api, parts: ConsoleParts, gate: Gate): void {
  addSignIn(server, parts, gate);
  addOwn(server, parts, gate);
}

function addSignIn(server: Api, parts: ConsoleParts, gate: Gate): void {
  server.get(
    `${CONSOLE}/ways`,
    { ...limited('read'), schema: described('How one may sign in', { response: { 200: waysSchema, ...refusals } }) },
    async () => ({ password: true, openId: parts.openId && { name: parts.openId.name, url: parts.openId.startPath } }),
  );

  server.post(
    `${CONSOLE}/session`,
    {
      ...limited('sign_in'),
      preParsing: gate.ownPage,
      schema: described('Sign in', { body: signInBody, response: { 200: sessionSchema, ...refusals } }),
    },
    async (request, reply) => {
      const { email, password, code } = request.body;
      const subject = `console/${email.toLowerCase()}`;
      if (await isLockedOut(parts, subject)) return lockedOut(reply);
      const account = await parts.console.accounts.byEmail(email);
      if (!(await isPassword(password, account?.password ?? null)) || account === null) return wrong(reply);
      if (account.secondFactor !== null) {
        if (code === undefined) {
          return reply.code(401).send(problem('code_needed', 'Please give the code of your second factor.'));
        }
        const step = stepOf(account.secondFactor, code, parts.clock.now(), account.codeStep);
        if (step === null)
          return reply.code(401).send(problem('wrong_code', 'This code is wrong, or was used already.'));
        await parts.console.accounts.change(account.id, { codeStep: step });
      }
      await parts.console.tries.erase([subject], []);
      return showSession(parts, account, await parts.sessions.open(account, reply));
    },
  );
}

function addOwn(server: Api, parts: ConsoleParts, gate: Gate): void {
  const own = { ...limited('read'), preParsing: gate.signedIn };

  server.get(
    `${CONSOLE}/session`,
    { ...own, schema: described('Who is signed in', { response: { 200: sessionSchema, ...refusals } }) },
    async (request) => {
      const { account, session } = signedOf(request);
      return showSession(parts, account, session);
    },
  );

  server.delete(
    `${CONSOLE}/session`,
    { ...own, schema: described('Sign out', { response: { 204: nothing, ...refusals } }) },
    async (request, reply) => {
      await parts.sessions.close(request, reply);
      return reply.code(204).send(null);
    },
  );

  server.post(
    `${CONSOLE}/account/name`,
    { ...own, schema: described('Change one’s name', { body: nameBody, response: { 204: nothing, ...refusals } }) },
    async (request, reply) => {
      await parts.console.accounts.change(signedOf(request).account.id, { name: request.body.name });
      return reply.code(204).send(null);
    },
  );

  server.post(
    `${CONSOLE}/account/password`,
    {
      ...own,
      ...limited('sign_in'),
      schema: described('Change one’s password', { body: passwordBody, response: { 204: nothing, ...refusals } }),
    },
    async (request, reply) => {
      const { account, session } = signedOf(request);
      if (await isLockedOut(parts, `console/${account.email.toLowerCase()}`)) return lockedOut(reply);
      if (!(await isPassword(request.body.old, account.password))) return wrong(reply);
      await parts.console.accounts.change(account.id, { password: await hashPassword(request.body.new) });
      await parts.console.accounts.endSessions(account.id, session.hash);
      return reply.code(204).send(null);
    },
  );
}

export function signedOf(request: FastifyRequest) {
  if (request.signed === null) throw new Error('a route of an account stands outside the gate');
  return request.signed;
}

export function showSession(parts: ConsoleParts, account: Account, { csrf, expiresAt }: Stored): Session {
  const { id, name, email, secondFactor, roles } = account;
  const { businesses } = parts.app.engine;
  return {
    account: { id, name, email, secondFactor: secondFactor !== null },
    businesses: Object.entries(roles).flatMap(([business, role]) => {
      const served = businesses.get(business);
      if (served === undefined) return [];
      const { name: called, timeZone, locales } = served;
      return [{ id: business, name: called, role, timeZone, languages: [...locales] }];
    }),
    ...{ csrf, expiresAt },
  };
}

const TRIES_MAX = 10;
const TRIES_MS = 15 * 60_000;

/** Counted before anything is compared, for an address that has an account and for one that has none alike. */
export async function isLockedOut({ console: { tries }, clock }: ConsoleParts, subject: string): Promise<boolean> {
  const at = clock.now();
  const since = new Date(Date.parse(at) - TRIES_MS).toISOString();
  return (await tries.count({ subject, key: randomUUID(), at, since })) > TRIES_MAX;
}

function wrong(reply: FastifyReply) {
  return reply.code(401).send(problem('wrong_password', 'This e-mail address and password do not belong together.'));
}

function lockedOut(reply: FastifyReply) {
  const message = 'That was one try too many. Please try again in a quarter of an hour.';
  return reply
    .code(429)
    .header('Retry-After', String(TRIES_MS / 1000))
    .send(problem('locked_out', message));
}
