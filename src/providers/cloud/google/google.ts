import { z } from 'zod';
import { isSameSecret } from '../../../core/same-secret.ts';
import type { CloudCalendar, CloudProvider, CloudSettings } from '../provider.ts';
import { type Cloud, cloudAt, type Tokens } from '../request.ts';
import { googleCalendar } from './calendar.ts';

const PAGES_MAX = 20;
/** The least that does it: the events of the calendars, and which calendars there are. */
const SCOPES = ['events', 'calendarlist.readonly'].map((one) => `https://www.googleapis.com/auth/calendar.${one}`);
const QUOTA = new Set(['rateLimitExceeded', 'userRateLimitExceeded', 'quotaExceeded', 'calendarUsageLimitsExceeded']);

/** Google Calendar, by its API v3 (H3). */
export function google({ clientId, clientSecret, apiUrl }: CloudSettings): CloudProvider {
  const base = `${apiUrl ?? 'https://www.googleapis.com'}/calendar/v3`;
  const cloud = (tokens: Tokens): Cloud => cloudAt({ base, tokens, isQuota });
  return {
    client: {
      ...{ clientId, clientSecret, scopes: SCOPES },
      authorizeUrl: `${apiUrl ?? 'https://accounts.google.com'}/o/oauth2/v2/auth`,
      tokenUrl: `${apiUrl ?? 'https://oauth2.googleapis.com'}/token`,
      revokeUrl: `${apiUrl ?? 'https://oauth2.googleapis.com'}/revoke`,
      // Without being asked again it gives a grant that lasts only the first time.
      extra: { access_type: 'offline', prompt: 'consent' },
    },
    async account(tokens) {
      const entries = await calendarList(cloud(tokens));
      const label = entries.find(({ primary }) => primary === true)?.id ?? '';
      return { label, calendars: entries.map(calendarOf) };
    },
    open: ({ tokens, ...options }) => googleCalendar({ ...options, cloud: cloud(tokens) }),
    heard({ headers }, watch, secret) {
      const token = headers['x-goog-channel-token'];
      const isAgreed = typeof token === 'string' && isSameSecret(token, secret);
      if (!isAgreed || watch === null || headers['x-goog-channel-id'] !== watch.id) return { kind: 'stranger' };
      return { kind: 'changed', ends: false };
    },
  };
}

const entry = z.object({
  id: z.string(),
  summary: z.string().optional(),
  summaryOverride: z.string().optional(),
  primary: z.boolean().optional(),
  accessRole: z.string().optional(),
});
export const listPage = z.object({ items: z.array(entry).default([]), nextPageToken: z.string().optional() });

async function calendarList(cloud: Cloud): Promise<readonly z.output<typeof entry>[]> {
  const entries: z.output<typeof entry>[] = [];
  let token = '';
  for (let pages = 0; pages < PAGES_MAX; pages += 1) {
    const query = { maxResults: '250', ...(token !== '' && { pageToken: token }) };
    const { json } = await cloud({ method: 'GET', path: '/users/me/calendarList', query });
    const page = listPage.parse(json);
    entries.push(...page.items);
    if (page.nextPageToken === undefined) break;
    token = page.nextPageToken;
  }
  return entries;
}

function calendarOf({ id, summary, summaryOverride, accessRole }: z.output<typeof entry>): CloudCalendar {
  return { address: id, name: summaryOverride ?? summary ?? id, writable: /^(?:owner|writer)/.test(accessRole ?? '') };
}

const refusal = z.object({ error: z.object({ errors: z.array(z.object({ reason: z.string() })) }) });

/** Google says "too often" by 403 as well as by 429, and names why. */
function isQuota(answer: unknown): boolean {
  const read = refusal.safeParse(answer);
  return read.success && read.data.error.errors.some(({ reason }) => QUOTA.has(reason));
}
