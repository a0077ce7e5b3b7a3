import { z } from 'zod';
import { isSameSecret } from '../../../core/same-secret.ts';
import type { CloudCalendar, CloudProvider, CloudSettings, Heard } from '../provider.ts';
import { type Cloud, cloudAt, type Tokens } from '../request.ts';
import { graphCalendar } from './calendar.ts';

interface MicrosoftSettings extends CloudSettings {
  /** Whose accounts may be connected: one organisation's, or `common` for all. */
  readonly tenant: string;
}

const PAGES_MAX = 20;
const GREETING_CHARACTERS_MAX = 2_000;

/** Microsoft 365, by Microsoft Graph v1.0 (H3). */
export function microsoft({ clientId, clientSecret, apiUrl, tenant }: MicrosoftSettings): CloudProvider {
  const base = `${apiUrl ?? 'https://graph.microsoft.com'}/v1.0`;
  const login = `${apiUrl ?? 'https://login.microsoftonline.com'}/${encodeURIComponent(tenant)}/oauth2/v2.0`;
  const cloud = (tokens: Tokens): Cloud => cloudAt({ base, tokens, isQuota: () => false });
  return {
    client: {
      ...{ clientId, clientSecret, authorizeUrl: `${login}/authorize`, tokenUrl: `${login}/token`, revokeUrl: null },
      scopes: ['offline_access', 'https://graph.microsoft.com/Calendars.ReadWrite'],
      extra: { prompt: 'select_account' },
    },
    async account(tokens) {
      const found = await calendarsOf(cloud(tokens));
      const own = found.find(({ isDefaultCalendar }) => isDefaultCalendar === true) ?? found[0];
      return { label: own?.owner?.address ?? own?.owner?.name ?? '', calendars: found.map(calendarOf) };
    },
    open: ({ tokens, ...options }) => graphCalendar({ ...options, cloud: cloud(tokens) }),
    heard({ query, body }, watch, secret): Heard {
      // Asked while a subscription is being made, when nothing is agreed yet: the word goes back and nothing else is done.
      const greeting = query['validationToken'];
      if (greeting !== undefined && greeting.length <= GREETING_CHARACTERS_MAX)
        return { kind: 'greeting', answer: greeting };
      const read = notifications.safeParse(body);
      const agreed = read.success
        ? read.data.value.filter(({ clientState }) => isSameSecret(clientState ?? '', secret))
        : [];
      const known = agreed.filter(({ subscriptionId }) => subscriptionId === watch?.id);
      if (known.length === 0) return { kind: 'stranger' };
      return { kind: 'changed', ends: known.some(({ lifecycleEvent }) => ENDING.has(lifecycleEvent ?? '')) };
    },
  };
}

/** It runs out unless it is asked for again; of `missed`, reading again is enough. */
const ENDING = new Set(['reauthorizationRequired', 'subscriptionRemoved']);

export const notifications = z.object({
  value: z.array(
    z.object({
      subscriptionId: z.string().optional(),
      clientState: z.string().nullish(),
      lifecycleEvent: z.string().nullish(),
    }),
  ),
});

const entry = z.object({
  id: z.string(),
  name: z.string().nullish(),
  canEdit: z.boolean().nullish(),
  isDefaultCalendar: z.boolean().nullish(),
  owner: z.object({ name: z.string().nullish(), address: z.string().nullish() }).nullish(),
});
export const calendarsPage = z.object({ value: z.array(entry), '@odata.nextLink': z.string().optional() });

async function calendarsOf(cloud: Cloud): Promise<readonly z.output<typeof entry>[]> {
  const entries: z.output<typeof entry>[] = [];
  let path: string | undefined = '/me/calendars?$top=100';
  for (let pages = 0; pages < PAGES_MAX && path !== undefined; pages += 1) {
    const page: z.output<typeof calendarsPage> = calendarsPage.parse((await cloud({ method: 'GET', path })).json);
    entries.push(...page.value);
    path = page['@odata.nextLink'];
  }
  return entries;
}

function calendarOf({ id, name, canEdit }: z.output<typeof entry>): CloudCalendar {
  return { address: id, name: name ?? id, writable: canEdit !== false };
}
