import { z } from 'zod';
import { derivedId } from '../../core/ids.ts';
import type { Authorized, Calendars, Returned, ShownAccount } from '../../ports/calendars.ts';
import { FROM_COMMAND } from '../../ports/calendars.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Grant, Grants } from '../../ports/grants.ts';
import { OutsideTrouble } from '../../ports/outside-calendar.ts';
import { authorizationUrl, drawVerifier, exchange, type Granted, giveBack } from '../../providers/cloud/oauth.ts';
import type { CloudProvider } from '../../providers/cloud/provider.ts';
import type { Tokens } from '../../providers/cloud/request.ts';
import { type Clouds, grantSecret } from './clouds.ts';
import type { Seal } from './seal.ts';

interface Accounts {
  readonly grants: Grants;
  readonly clouds: Clouds;
  readonly seal: Seal;
  readonly clock: Pick<Clock, 'now'>;
  readonly tokens: (grant: string) => Tokens;
  /** The ids of accounts that a tie of the business goes by. */
  readonly inUse: (business: string) => Promise<ReadonlySet<string>>;
}

const WAIT_MS = 15 * 60_000;

/** What is sent along and comes back. It is sealed, so that any process of the house may take it up, and nobody else. */
const journey = z.object({
  business: z.string(),
  provider: z.string(),
  verifier: z.string(),
  bound: z.string(),
  until: z.number(),
});

type AccountsPart = Pick<
  Calendars,
  'providers' | 'accounts' | 'calendarsOf' | 'authorize' | 'authorized' | 'businessOf' | 'forget'
>;

/** Accounts that people let us into by OAuth (H6): authorization code with PKCE, bound to whoever left for it. */
export function calendarAccounts({ grants, clouds, seal, clock, tokens, inUse }: Accounts): AccountsPart {
  const now = () => Date.parse(clock.now());
  const of = async (business: string, id: string): Promise<Grant | null> => {
    const grant = await grants.get(id);
    return grant?.business === business ? grant : null;
  };

  /** Keeps what was granted, under the name of the account. */
  async function keep(business: string, provider: string, cloud: CloudProvider, granted: Granted): Promise<Grant> {
    const { accessToken, refreshToken } = granted;
    const { label } = await cloud.account({ get: async () => accessToken });
    const id = derivedId('calendar grant', business, provider, label);
    const sealed = seal.close({ refreshToken });
    const grant = { id, business, provider, label, sealed, at: clock.now() };
    await grants.keep(grant);
    return grant;
  }

  async function comeBack({ state, code, redirect, bound }: Returned): Promise<Authorized> {
    const read = journey.safeParse(seal.open(state));
    if (!read.success) return { kind: 'refused', business: null, why: 'late' };
    const { business, provider, verifier, bound: left, until } = read.data;
    if (left === FROM_COMMAND && bound !== FROM_COMMAND) return { kind: 'for_command' };
    const cloud = clouds.get(provider);
    if (left !== bound || until < now() || cloud === undefined) return { kind: 'refused', business, why: 'late' };
    try {
      const granted = await exchange(cloud.client, code, { redirect, verifier });
      const isWhole = granted.refreshToken !== null && isGranted(cloud.client.scopes, granted.scopes);
      if (!isWhole) return { kind: 'refused', business, why: 'lacking' };
      return { kind: 'let_in', business, account: shown(await keep(business, provider, cloud, granted)) };
    } catch (error) {
      if (error instanceof OutsideTrouble) return { kind: 'refused', business, why: 'failed' };
      throw error;
    }
  }

  return {
    providers: [...clouds.keys()],
    accounts: async (business) => (await grants.of(business)).map(shown),

    async calendarsOf(business, id) {
      const grant = await of(business, id);
      if (grant === null) return null;
      const cloud = clouds.get(grant.provider);
      if (cloud === undefined) return { reason: `no client of ${grant.provider} is set up here` };
      try {
        return (await cloud.account(tokens(id))).calendars;
      } catch (error) {
        if (error instanceof OutsideTrouble) return { reason: error.message };
        throw error;
      }
    },

    authorize({ business, provider, redirect, bound }) {
      const cloud = clouds.get(provider);
      if (cloud === undefined) return null;
      const verifier = drawVerifier();
      const state = seal.close({ business, provider, verifier, bound, until: now() + WAIT_MS });
      return authorizationUrl(cloud.client, { redirect, state, verifier });
    },

    authorized: comeBack,
    businessOf: (state) => journey.safeParse(seal.open(state)).data?.business ?? null,

    async forget(business, id) {
      const grant = await of(business, id);
      if (grant === null) return 'unknown';
      if ((await inUse(business)).has(id)) return 'in_use';
      const [cloud, secret] = [clouds.get(grant.provider), grantSecret.safeParse(seal.open(grant.sealed))];
      await grants.drop(id);
      if (cloud && secret.success) await giveBack(cloud.client, secret.data.refreshToken);
      return 'forgotten';
    },
  };
}

function shown({ id, provider, label }: Grant): ShownAccount {
  return { id, provider, label };
}

/** People may untick some of what is asked for. Providers write a scope with or without the address before it. */
function isGranted(asked: readonly string[], granted: readonly string[] | null): boolean {
  const bare = (scope: string) => scope.split('/').at(-1)?.toLowerCase();
  const names = granted?.map(bare);
  return names === undefined || asked.every((one) => one === 'offline_access' || names.includes(bare(one)));
}
