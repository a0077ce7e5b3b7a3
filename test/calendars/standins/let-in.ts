import { calendarAccounts } from '../../../src/app/calendars/accounts.ts';
import { tokensOf } from '../../../src/app/calendars/clouds.ts';
import { sealWith } from '../../../src/app/calendars/seal.ts';
import { systemClock } from '../../../src/providers/clock/system.ts';
import type { CloudProvider } from '../../../src/providers/cloud/provider.ts';
import { MemoryGrants } from '../../../src/storage/memory/grants.ts';

export const REDIRECT = 'https://holdfast.example/v1/console/outside/callback';

/** What we have once somebody has let us in. */
export function accountsWith(name: string, cloud: CloudProvider) {
  const [grants, seal] = [new MemoryGrants(), sealWith(Buffer.from('a secret for the tests'))];
  const shared = { grants, seal, clouds: new Map([[name, cloud]]), clock: systemClock };
  const tokens = tokensOf(shared);
  const accounts = calendarAccounts({ ...shared, tokens, inUse: async () => new Set<string>() });
  const leave = () => accounts.authorize({ business: 'contract', provider: name, redirect: REDIRECT, bound: 'Ana' });
  return { accounts, grants, seal, tokens, leave };
}

/** A person's browser, which the provider leads back. */
export async function agreed(address: string | null): Promise<{ readonly state: string; readonly code: string }> {
  const response = await fetch(address ?? '', { redirect: 'manual' });
  const location = response.headers.get('location');
  if (location === null) throw new Error(`the provider leads nowhere: ${await response.text()}`);
  const { searchParams } = new URL(location);
  return { state: searchParams.get('state') ?? '', code: searchParams.get('code') ?? '' };
}

export async function letIn(name: string, cloud: CloudProvider) {
  const around = accountsWith(name, cloud);
  const came = await agreed(around.leave());
  const done = await around.accounts.authorized({ ...came, redirect: REDIRECT, bound: 'Ana' });
  if (done.kind !== 'let_in') throw new Error(JSON.stringify(done));
  return { ...around, grant: done.account.id, opened: around.tokens(done.account.id) };
}
