import { z } from 'zod';
import type { Clock } from '../../ports/clock.ts';
import type { Grants } from '../../ports/grants.ts';
import { OutsideTrouble } from '../../ports/outside-calendar.ts';
import { refresh } from '../../providers/cloud/oauth.ts';
import type { CloudProvider } from '../../providers/cloud/provider.ts';
import type { Tokens } from '../../providers/cloud/request.ts';
import type { CloudConfig } from './cloud-settings.ts';
import type { Seal } from './seal.ts';

/** Those whose calendars are reached by OAuth, by their names. */
export type Clouds = ReadonlyMap<string, CloudProvider>;

/** Those that the settings name a client for; only their code is loaded. */
export async function cloudsFrom(config: CloudConfig): Promise<Clouds> {
  const clouds = new Map<string, CloudProvider>();
  if (config.google !== null) {
    const { google } = await import('../../providers/cloud/google/google.ts');
    clouds.set('google', google(config.google));
  }
  if (config.microsoft !== null) {
    const { microsoft } = await import('../../providers/cloud/microsoft/microsoft.ts');
    clouds.set('microsoft', microsoft(config.microsoft));
  }
  return clouds;
}

/** What is sealed with a grant. */
export const grantSecret = z.object({ refreshToken: z.string() });

interface Keeping {
  readonly grants: Pick<Grants, 'get' | 'reseal'>;
  readonly seal: Seal;
  readonly clouds: Clouds;
  readonly clock: Pick<Clock, 'now'>;
}

interface Kept {
  readonly token: string;
  readonly until: number;
}

/** A token is not used to its last second: it has to arrive. */
const SPARE_SECONDS = 60;

/**
 * The tokens of each grant, renewed when they run out. Whoever needs one meanwhile waits for the same. What a provider gives in
 * exchange is kept: some take the one of before back.
 */
export function tokensOf({ grants, seal, clouds, clock }: Keeping): (grant: string) => Tokens {
  const known = new Map<string, Kept>();
  const underWay = new Map<string, Promise<Kept>>();

  async function renew(id: string): Promise<Kept> {
    const grant = await grants.get(id);
    const cloud = grant && clouds.get(grant.provider);
    if (grant === null) throw new OutsideTrouble('revoked', 'the account was let go of: connect it again');
    if (!cloud) throw new OutsideTrouble('revoked', `no client of ${grant.provider} is set up here`);
    const secret = grantSecret.safeParse(seal.open(grant.sealed));
    if (!secret.success) throw new OutsideTrouble('revoked', 'it was sealed with another secret: connect it again');
    const { refreshToken } = secret.data;
    const granted = await refresh(cloud.client, refreshToken);
    if (granted.refreshToken !== null && granted.refreshToken !== refreshToken) {
      await grants.reseal(id, grant.sealed, seal.close({ refreshToken: granted.refreshToken }));
    }
    const until = Date.parse(clock.now()) + (granted.seconds - SPARE_SECONDS) * 1000;
    return { token: granted.accessToken, until };
  }

  return (id) => ({
    async get(refused) {
      const kept = known.get(id);
      if (kept !== undefined && kept.token !== refused && kept.until > Date.parse(clock.now())) return kept.token;
      const renewing = underWay.get(id) ?? renew(id).finally(() => underWay.delete(id));
      underWay.set(id, renewing);
      const next = await renewing;
      known.set(id, next);
      return next.token;
    },
  });
}
