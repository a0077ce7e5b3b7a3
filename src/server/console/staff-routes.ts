import { z } from 'zod';
import type { Account } from '../../ports/accounts.ts';
import type { Api } from '../api.ts';
import { problem } from '../problems.ts';
import { ofBusiness } from '../schemas.ts';
import { auditQuery, auditSchema, inviteBody, invitedSchema, roleBody, staffSchema } from './contract-people.ts';
import { type Gate, staffOf } from './gate.ts';
import { invite } from './invite.ts';
import type { ConsoleParts } from './parts.ts';
import { audited, behind, described, nothing, OF_BUSINESS, refusals } from './routes.ts';

const PAGE = 50;
const ofAccount = ofBusiness.extend({ account: z.string().max(100) });
const LAST_OWNER = problem('last_owner', 'Somebody has to own the business: make somebody else an owner first.');

/** The people of the business, and what they did (G1, G9). */
export function addStaff(server: Api, parts: ConsoleParts, gate: Gate): void {
  const { accounts } = parts.console;

  server.get(
    `${OF_BUSINESS}/staff`,
    {
      ...behind(gate),
      schema: described('The people of the business', {
        params: ofBusiness,
        response: { 200: staffSchema, ...refusals },
      }),
    },
    async (request) => {
      const { business } = staffOf(request);
      return { staff: (await accounts.ofBusiness(business)).map((one) => showStaff(one, business)) };
    },
  );

  server.post(
    `${OF_BUSINESS}/staff/invitations`,
    {
      ...behind(gate, 'owner'),
      schema: described('Invite somebody', {
        ...{ params: ofBusiness, body: inviteBody },
        response: { 201: invitedSchema, ...refusals },
      }),
    },
    async (request, reply) => {
      const { business } = staffOf(request);
      const { role, email = null } = request.body;
      const invited = await invite(
        accounts,
        { businesses: [business], role, email },
        parts.clock.now(),
        parts.publicUrl(),
      );
      await audited(parts, request, 'staff.invite', null, `Invited somebody as ${role}.`);
      return reply.code(201).send(invited);
    },
  );

  server.post(
    `${OF_BUSINESS}/staff/:account/role`,
    {
      ...behind(gate, 'owner'),
      schema: described('Change what somebody may do', {
        ...{ params: ofAccount, body: roleBody },
        response: { 204: nothing, ...refusals },
      }),
    },
    async (request, reply) => {
      const { business } = staffOf(request);
      const { account: id } = request.params;
      const account = await accounts.get(id);
      if (account?.roles[business] === undefined) return reply.code(404).send(unknown);
      if (!(await accounts.permit(id, business, request.body.role))) return reply.code(409).send(LAST_OWNER);
      await audited(parts, request, 'staff.role', id, `Made ${account.name} ${request.body.role}.`);
      return reply.code(204).send(null);
    },
  );

  server.delete(
    `${OF_BUSINESS}/staff/:account`,
    {
      ...behind(gate, 'owner'),
      schema: described('Remove somebody', { params: ofAccount, response: { 204: nothing, ...refusals } }),
    },
    async (request, reply) => {
      const { business } = staffOf(request);
      const { account: id } = request.params;
      const account = await accounts.get(id);
      if (account?.roles[business] === undefined) return reply.code(404).send(unknown);
      if (!(await accounts.permit(id, business, null))) return reply.code(409).send(LAST_OWNER);
      if (Object.keys(account.roles).length === 1) await accounts.endSessions(id, null);
      await parts.live.recheck(id);
      await audited(parts, request, 'staff.remove', id, `Removed ${account.name}.`);
      return reply.code(204).send(null);
    },
  );

  server.get(
    `${OF_BUSINESS}/audit`,
    {
      ...behind(gate, 'owner'),
      schema: described('What staff did, the newest first', {
        ...{ params: ofBusiness, querystring: auditQuery },
        response: { 200: auditSchema, ...refusals },
      }),
    },
    async (request) => {
      const { after = null, limit = PAGE } = request.query;
      const entries = await parts.console.audit.read(staffOf(request).business, { after, limit });
      const shown = entries.map(({ id, at, by, account, action, subject, what }) => ({
        ...{ id, at, by, account, action, subject, what },
      }));
      return { entries: shown, next: entries.length < limit ? null : (entries.at(-1)?.id ?? null) };
    },
  );
}

const unknown = problem('unknown_account', 'Nobody of that id is with the business.');

function showStaff({ id, name, email, roles, secondFactor, seenAt }: Account, business: string) {
  return { id, name, email, role: roles[business] ?? 'staff', secondFactor: secondFactor !== null, seenAt };
}
