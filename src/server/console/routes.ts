import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Role } from '../../ports/accounts.ts';
import { limited } from '../limits.ts';
import { ofBusiness, problems } from '../schemas.ts';
import { type Gate, staffOf } from './gate.ts';
import type { ConsoleParts } from './parts.ts';

/** What the routes of the console have in common. */

export const CONSOLE = '/v1/console';
export const OF_BUSINESS = `${CONSOLE}/businesses/:business`;

export const ofTalk = ofBusiness.extend({ id: z.string().max(100) });

/** A route of a business, behind the gate: every one of them is made with this. */
export function behind(gate: Gate, role: Role = 'staff') {
  return { ...limited('read'), preParsing: gate.ofBusiness(role) };
}

export function described<Schema extends object>(summary: string, schema: Schema) {
  return { summary, tags: ['console'], ...schema };
}

/** The answers a route may give besides its own. */
export const refusals = problems;

export const nothing = z.null().describe('Done');

/** Writes down what somebody did, once it is done (G9). It names nobody: what it was done to goes by its id. */
export async function audited(
  parts: ConsoleParts,
  request: FastifyRequest,
  action: string,
  subject: string | null,
  what: string,
): Promise<void> {
  const { business, account } = staffOf(request);
  const at = parts.clock.now();
  await parts.console.audit.write({ business, at, account: account.id, by: account.name, action, subject, what });
}
