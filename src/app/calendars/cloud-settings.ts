import type { CloudSettings } from '../../providers/cloud/provider.ts';

/** Who we are to those whose calendars are reached by OAuth (H6); null where nobody said. */
export interface CloudConfig {
  readonly google: CloudSettings | null;
  readonly microsoft: (CloudSettings & { readonly tenant: string }) | null;
}

interface Named {
  readonly HOLDFAST_GOOGLE_CLIENT_ID?: string | undefined;
  readonly HOLDFAST_GOOGLE_CLIENT_SECRET?: string | undefined;
  readonly HOLDFAST_GOOGLE_API_URL?: string | undefined;
  readonly HOLDFAST_MICROSOFT_CLIENT_ID?: string | undefined;
  readonly HOLDFAST_MICROSOFT_CLIENT_SECRET?: string | undefined;
  readonly HOLDFAST_MICROSOFT_TENANT?: string | undefined;
  readonly HOLDFAST_MICROSOFT_API_URL?: string | undefined;
}

export function cloudsIn(set: Named): CloudConfig {
  const google = clientOf(
    set.HOLDFAST_GOOGLE_CLIENT_ID,
    set.HOLDFAST_GOOGLE_CLIENT_SECRET,
    set.HOLDFAST_GOOGLE_API_URL,
  );
  const microsoft = clientOf(
    set.HOLDFAST_MICROSOFT_CLIENT_ID,
    set.HOLDFAST_MICROSOFT_CLIENT_SECRET,
    set.HOLDFAST_MICROSOFT_API_URL,
  );
  return { google, microsoft: microsoft && { ...microsoft, tenant: set.HOLDFAST_MICROSOFT_TENANT ?? 'common' } };
}

function clientOf(clientId?: string, clientSecret?: string, apiUrl?: string): CloudSettings | null {
  return clientId && clientSecret ? { clientId, clientSecret, apiUrl } : null;
}
