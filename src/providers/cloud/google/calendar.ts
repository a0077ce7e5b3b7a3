import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Found, Span } from '../../../domain/twin.ts';
import {
  type OutsideCalendar,
  type OutsideChanges,
  type OutsideItem,
  type OutsidePush,
  OutsideTrouble,
  type OutsideWrite,
} from '../../../ports/outside-calendar.ts';
import type { Cloud } from '../request.ts';
import { EVENT_FIELDS, foundOf, type GoogleEvent, googleEvent, idOf, outsideOf, writtenOf } from './event.ts';

const PAGE = '2500';
const PAGES_MAX = 50;
const SYNC = 'sync:';
/** A channel lives a week at most, and is asked for again before. */
const CHANNEL_SECONDS = 604_800;

export const eventsPage = z.object({
  items: z.array(googleEvent).default([]),
  timeZone: z.string().optional(),
  nextPageToken: z.string().optional(),
  nextSyncToken: z.string().optional(),
});

export const channelAnswer = z.object({ id: z.string(), resourceId: z.string(), expiration: z.coerce.number() });

interface GoogleCalendar {
  readonly cloud: Cloud;
  readonly calendar: string;
  readonly timeZone: string;
}

/**
 * A calendar by Google's own API (v3), kept up with by sync tokens. The server writes series out (`singleEvents`), and what an
 * event is about is not asked for.
 */
export function googleCalendar({ cloud, calendar, timeZone }: GoogleCalendar): OutsideCalendar {
  const events = `/calendars/${encodeURIComponent(calendar)}/events`;
  const at = (place: string) => `${events}/${encodeURIComponent(place)}`;

  /** Null where the server no longer knows the token (410): everything is read anew. */
  async function read(asked: { readonly [name: string]: string }, within: Span, whole: boolean) {
    const items = new Map<string, GoogleEvent>();
    let [zone, pageToken] = [timeZone, ''];
    for (let pages = 0; pages < PAGES_MAX; pages += 1) {
      const fields = `timeZone,nextPageToken,nextSyncToken,items(${EVENT_FIELDS})`;
      const query = { singleEvents: 'true', maxResults: PAGE, maxAttendees: '1', fields, ...asked };
      const allows = whole ? [] : [400, 410];
      const answer = await cloud({
        ...{ method: 'GET', path: events, allows },
        query: { ...query, ...(pageToken !== '' && { pageToken }) },
      });
      if (answer.status >= 400) return null;
      const page = eventsPage.parse(answer.json);
      zone = page.timeZone ?? zone;
      for (const event of page.items) items.set(event.id ?? '', event);
      if (page.nextPageToken === undefined) return changesIn([...items.values()], zone, within, page.nextSyncToken);
      pageToken = page.nextPageToken;
    }
    if (whole) throw new OutsideTrouble('refused', 'the calendar has more pages than are read');
    return null;
  }

  async function standing(place: string): Promise<GoogleEvent | null> {
    const answer = await cloud({
      ...{ method: 'GET', path: at(place), query: { fields: EVENT_FIELDS, maxAttendees: '1' }, allows: [404, 410] },
    });
    return answer.status >= 400 ? null : googleEvent.parse(answer.json);
  }

  async function patch(place: string, mark: string, event: OutsideWrite): Promise<Found | 'changed'> {
    const answer = await cloud({
      ...{ method: 'PATCH', path: at(place), query: { sendUpdates: 'none' }, body: writtenOf(event) },
      ...{ headers: { 'if-match': mark }, allows: [404, 409, 410, 412] },
    });
    return answer.status >= 400 ? 'changed' : (foundOf(googleEvent.parse(answer.json), timeZone) ?? 'changed');
  }

  return {
    async changes(cursor, within) {
      const since = cursor?.startsWith(SYNC)
        ? await read({ syncToken: cursor.slice(SYNC.length) }, within, false)
        : null;
      if (since !== null) return { whole: false, ...since };
      const range = { timeMin: new Date(within.start).toISOString(), timeMax: new Date(within.end).toISOString() };
      const all = await read({ ...range, showDeleted: 'false' }, within, true);
      if (all === null) throw new OutsideTrouble('away', 'the calendar was not told whole');
      return { whole: true, ...all, gone: [] };
    },

    async find(uid, place) {
      const event = await standing(place ?? idOf(uid));
      return event && foundOf(event, timeZone);
    },

    async put(event) {
      if (event.over !== null) return patch(event.over.place, event.over.mark, event);
      const id = idOf(event.uid);
      const body = { id, ...writtenOf(event), description: event.notes, sequence: event.sequence };
      const answer = await cloud({
        ...{ method: 'POST', path: events, query: { sendUpdates: 'none' }, body, allows: [409] },
      });
      if (answer.status !== 409) return foundOf(googleEvent.parse(answer.json), timeZone) ?? 'changed';
      // A name that was used once is used for ever: one that was deleted stands up again.
      const before = await standing(id);
      if (before?.status !== 'cancelled' || before.etag === undefined) return 'changed';
      return patch(id, before.etag, event);
    },

    async remove(place, mark) {
      const answer = await cloud({
        ...{ method: 'DELETE', path: at(place), query: { sendUpdates: 'none' } },
        ...{ headers: { 'if-match': mark }, allows: [404, 410, 412] },
      });
      if (answer.status !== 412) return 'removed';
      return (await standing(place))?.status === 'cancelled' ? 'removed' : 'changed';
    },

    push: pushOf(cloud, events),
  };
}

function changesIn(
  events: readonly GoogleEvent[],
  zone: string,
  within: Span,
  token: string | undefined,
): Omit<OutsideChanges, 'whole'> {
  const changed = events.flatMap((event): OutsideItem[] => {
    const outside = event.status === 'cancelled' ? null : outsideOf(event, within, zone);
    return outside === null ? [] : [{ place: event.id ?? '', mark: event.etag ?? '', event: outside }];
  });
  const gone = events.flatMap(({ id, status }) => (status === 'cancelled' && id !== undefined ? [id] : []));
  return { changed, gone, cursor: token === undefined ? null : `${SYNC}${token}` };
}

/** Push channels: one cannot be made longer, so that another is opened and the first is stopped. */
function pushOf(cloud: Cloud, events: string): OutsidePush {
  return {
    async open({ address, secret }) {
      const body = {
        ...{ id: randomUUID(), type: 'web_hook', address, token: secret },
        params: { ttl: String(CHANNEL_SECONDS) },
      };
      const answer = await cloud({ method: 'POST', path: `${events}/watch`, body });
      const { id, resourceId, expiration } = channelAnswer.parse(answer.json);
      return { id, resource: resourceId, until: new Date(expiration).toISOString() };
    },
    renew: async () => null,
    async close({ id, resource }) {
      await cloud({ method: 'POST', path: '/channels/stop', body: { id, resourceId: resource }, allows: [404] });
    },
  };
}
