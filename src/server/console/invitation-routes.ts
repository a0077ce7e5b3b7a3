import { randomUUID } from 'node:crypto';
import { type Account, EVERY_BUSINESS, type Invitation } from '../../ports/accounts.ts';
import type { Api } from '../api.ts';
import { limited } from '../limits.ts';
import { problem } from '../problems.ts';
import { isLockedOut, showSession } from './account-routes.ts';
import { acceptBody, invitationSchema, invitationToken, sessionSchema } from './contract.ts';
import type { Gate } from './gate.ts';
import type { ConsoleParts } from './parts.ts';
import { CONSOLE, described, refusals } from './routes.ts';
import { hashOf, hashPassword, isPassword } from './secret.ts';

const OVER = problem('invitation_over', 'This link has been used, or is too old. Ask for another.');

/** Whoever was given a link makes themselves an account, or adds a business to the one they have (G1). */
export function addInvitations(server: Api, parts: ConsoleParts, gate: Gate): void {
  const open = { ...limited('sign_in'), preParsing: gate.ownPage };
  const { accounts } = parts.console;

  server.post(
    `${CONSOLE}/invitation/look`,
    {
      ...open,
      schema: described('What a link invites to', {
        body: invitationToken,
        response: { 200: invitationSchema, ...refusals },
      }),
    },
    async (request, reply) => {
      const found = await standing(parts, request.body.token);
      if (found === null) return reply.code(404).send(OVER);
      const { role, email, until } = found;
      return { businesses: businessesOf(parts, found), role, email, until };
    },
  );

  server.post(
    `${CONSOLE}/invitation/accept`,
    {
      ...open,
      schema: described('Accept an invitation', { body: acceptBody, response: { 200: sessionSchema, ...refusals } }),
    },
    async (request, reply) => {
      const { token, name, email, password } = request.body;
      if ((await standing(parts, token)) === null) return reply.code(404).send(OVER);
      if (await isLockedOut(parts, `console/${email.toLowerCase()}`)) {
        return reply.code(429).send(problem('locked_out', 'That was one try too many. Please try again later.'));
      }
      const known = await accounts.byEmail(email);
      // Whoever has an account shows it by the password alone: with a second factor, they sign in with it next.
      if (known !== null && !(await isPassword(password, known.password))) {
        return reply
          .code(409)
          .send(problem('email_taken', 'This e-mail address has an account: give its own password.'));
      }
      const hashed = known === null ? await hashPassword(password) : null;
      const accepted = await accounts.accept(hashOf(token), parts.clock.now());
      if (accepted === null) return reply.code(404).send(OVER);
      const account = known ?? (await accounts.add(newAccount(name, email, hashed)));
      if (account === null) return reply.code(409).send(OVER);
      const businesses = businessesOf(parts, accepted);
      for (const { id } of businesses) await accounts.permit(account.id, id, roleIn(account, id, accepted));
      const joined = (await accounts.get(account.id)) ?? account;
      await writeDown(parts, joined, businesses);
      if (joined.secondFactor !== null) {
        return reply.code(401).send(problem('code_needed', 'The business is yours to open now. Please sign in.'));
      }
      return showSession(parts, joined, await parts.sessions.open(joined, reply));
    },
  );
}

/** Who is an owner already does not become less by an invitation. */
function roleIn({ roles }: Account, business: string, { role }: Invitation) {
  return roles[business] === 'owner' ? 'owner' : role;
}

async function standing({ console: { accounts }, clock }: ConsoleParts, token: string): Promise<Invitation | null> {
  const found = await accounts.invitation(hashOf(token), clock.now());
  // The first owner's link is printed where others may read it: it is for nobody once there is one.
  if (found?.businesses.includes(EVERY_BUSINESS) && (await accounts.any())) return null;
  return found;
}

function businessesOf({ app }: ConsoleParts, { businesses }: Invitation) {
  const all = [...app.engine.businesses.values()];
  const meant = businesses.includes(EVERY_BUSINESS) ? all : all.filter(({ id }) => businesses.includes(id));
  return meant.map(({ id, name }) => ({ id, name }));
}

function newAccount(name: string, email: string, password: string | null): Account {
  const nothingYet = { secondFactor: null, codeStep: 0, subject: null, roles: {}, seenAt: null };
  return { id: randomUUID(), name, email, password, ...nothingYet };
}

async function writeDown(
  { console: { audit }, clock }: ConsoleParts,
  { id, name }: Account,
  to: readonly { id: string }[],
) {
  const entry = {
    at: clock.now(),
    account: id,
    by: name,
    action: 'staff.join',
    subject: id,
    what: 'Joined the business.',
  };
  for (const { id: business } of to) await audit.write({ ...entry, business });
}
