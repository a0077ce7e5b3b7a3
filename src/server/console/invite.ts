import type { Accounts, Invitation } from '../../ports/accounts.ts';
import { drawToken, hashOf } from './secret.ts';

const DAYS = 7;
const DAY_MS = 24 * 60 * 60_000;

/** A link that makes somebody one of the business's people, once. Its token is in the fragment, which is sent to no server. */
export async function invite(
  accounts: Pick<Accounts, 'invite'>,
  whom: Pick<Invitation, 'businesses' | 'role' | 'email'>,
  now: string,
  publicUrl: string,
): Promise<{ readonly link: string; readonly until: string }> {
  const token = drawToken();
  const until = new Date(Date.parse(now) + DAYS * DAY_MS).toISOString();
  await accounts.invite({ ...whom, hash: hashOf(token), until });
  return { link: `${publicUrl}/console/join#${token}`, until };
}
