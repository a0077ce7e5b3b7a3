import { type Accounts, EVERY_BUSINESS } from '../ports/accounts.ts';
import { systemClock } from '../providers/clock/system.ts';

/** A link that makes somebody an owner of these businesses, once (G1). */
export async function inviteOwner(accounts: Accounts, businesses: readonly string[], publicUrl: string) {
  const { invite } = await import('../server/console/invite.ts');
  return invite(accounts, { businesses, role: 'owner', email: null }, systemClock.now(), publicUrl);
}

/** What is told at the start while nobody owns anything; null once somebody does. */
export async function firstOwnerLine(accounts: Accounts, publicUrl: string): Promise<string | null> {
  if (await accounts.any()) return null;
  const { link } = await inviteOwner(accounts, [EVERY_BUSINESS], publicUrl);
  return `Nobody owns the console yet. This link makes you its owner, once: ${link}`;
}
