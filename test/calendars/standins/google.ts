/// <reference types="@maxim_mazurok/gapi.client.calendar-v3" />
import { randomUUID } from 'node:crypto';
import { type Answer, type Asked, type Fault, listen } from './http.ts';
import { Authority } from './oauth.ts';
import { startsOf } from './series.ts';

type Event = gapi.client.calendar.Event;
type Events = gapi.client.calendar.Events;
type Entry = gapi.client.calendar.CalendarListEntry;

interface Kept {
  readonly event: Event;
  /** Which change it was: what a sync token counts from. */
  readonly changed: number;
}

interface Channel {
  readonly id: string;
  readonly address: string;
  readonly token: string;
  readonly resource: string;
}

const PAGE_MAX = 3;
const ID = /^[a-v0-9]{5,1024}$/;

/** Google Calendar as its documentation describes it (API v3), for as long as somebody needs one. */
export class GoogleStandin {
  readonly authority: Authority;
  readonly calendars: readonly Entry[] = [
    { id: 'ana@example.com', summary: 'Ana', primary: true, accessRole: 'owner', timeZone: 'Europe/Madrid' },
    { id: 'team@group.example.com', summary: 'Team', accessRole: 'reader', timeZone: 'Europe/Madrid' },
  ];
  /** Asked before every request of the API. */
  fault: (asked: Asked) => Fault = () => null;
  /** Every request, as `METHOD path`. */
  readonly asked: string[] = [];
  readonly channels = new Map<string, Channel>();
  address = '';
  readonly #events = new Map<string, Kept>();
  readonly #views = new Map<string, { readonly from: number; readonly to: number; readonly changed: number }>();
  #changes = 0;
  close: () => Promise<void> = async () => {};

  constructor(redirects: string[]) {
    this.authority = new Authority({ redirects, rotates: false, needsOffline: true });
  }

  async start(): Promise<this> {
    const isApi = ({ url }: Asked) => url.pathname.startsWith('/calendar/v3/');
    const serving = await listen(
      (asked, fault) => this.#answer(asked, fault),
      (asked) => (isApi(asked) ? this.fault(asked) : null),
    );
    this.address = serving.address;
    this.close = serving.close;
    return this;
  }

  /** Sync tokens of before are not known any more. */
  forget(): void {
    this.#views.clear();
  }

  get standing(): readonly Event[] {
    return [...this.#events.values()].map(({ event }) => event).filter(({ status }) => status !== 'cancelled');
  }

  /** A person's own program writes an event, or over the one of this name. */
  write(id: string, event: Event): void {
    const before = this.#events.get(id)?.event;
    this.#keep({ iCalUID: `${id}@google.com`, status: 'confirmed', ...before, ...event, id });
  }

  remove(id: string): void {
    const before = this.#events.get(id)?.event;
    if (before !== undefined) this.#keep({ ...before, status: 'cancelled' });
  }

  #keep(event: Event): Event {
    this.#changes += 1;
    const kept = { ...event, etag: `"${this.#changes}"` };
    this.#events.set(kept.id ?? '', { event: kept, changed: this.#changes });
    for (const channel of this.channels.values()) void this.#tell(channel, 'exists');
    return kept;
  }

  async #tell({ id, address, token, resource }: Channel, state: string): Promise<void> {
    const headers = {
      ...{ 'x-goog-channel-id': id, 'x-goog-channel-token': token, 'x-goog-resource-id': resource },
      ...{ 'x-goog-resource-state': state, 'x-goog-message-number': '1' },
    };
    await fetch(address, { method: 'POST', headers }).catch(() => null);
  }

  #answer(asked: Asked, fault: Fault): Answer {
    const { method, url, text } = asked;
    const { pathname } = url;
    if (pathname === '/o/oauth2/v2/auth') return this.authority.authorize(asked);
    if (pathname === '/token') return this.authority.token(asked);
    if (pathname === '/revoke') return this.authority.revoked(asked);
    this.asked.push(`${method} ${pathname}`);
    if (!this.authority.isOpen(asked)) return no(401, 'authError');
    const body = (text === '' ? {} : JSON.parse(text)) as Event & Channel & { resourceId?: string };
    if (pathname === '/calendar/v3/users/me/calendarList') return { status: 200, json: { items: this.calendars } };
    if (pathname === '/calendar/v3/channels/stop') return this.#stop(body);
    const [, calendar, place] = /^\/calendar\/v3\/calendars\/([^/]+)\/events(?:\/([^/]+))?$/.exec(pathname) ?? [];
    const entry = this.calendars.find(({ id }) => id === decodeURIComponent(calendar ?? ''));
    if (entry === undefined) return no(404, 'notFound');
    if (place === 'watch') return this.#watch(body);
    if (method === 'GET') return place === undefined ? this.#list(url.searchParams, fault) : this.#get(place);
    if (!/^(?:owner|writer)/.test(entry.accessRole ?? '')) return no(403, 'forbidden');
    if (method === 'POST') return this.#insert(body);
    return this.#change(asked, place ?? '', body);
  }

  #get(place: string): Answer {
    const kept = this.#events.get(place);
    return kept === undefined ? no(404, 'notFound') : { status: 200, json: kept.event };
  }

  #insert(event: Event): Answer {
    if (event.id !== undefined && !ID.test(event.id)) return no(400, 'invalid');
    const id = event.id ?? randomUUID().replaceAll('-', '');
    if (this.#events.has(id)) return no(409, 'duplicate');
    return { status: 200, json: this.#keep({ iCalUID: `${id}@google.com`, ...cleared(event), id }) };
  }

  #change({ method, headers }: Asked, place: string, event: Event): Answer {
    const kept = this.#events.get(place)?.event;
    if (kept === undefined) return no(404, 'notFound');
    if (method === 'DELETE' && kept.status === 'cancelled') return no(410, 'deleted');
    const wanted = headers['if-match'];
    if (wanted !== undefined && wanted !== kept.etag) return no(412, 'conditionNotMet');
    if (method === 'DELETE') {
      this.#keep({ ...kept, status: 'cancelled' });
      return { status: 204 };
    }
    return { status: 200, json: this.#keep(cleared({ ...kept, ...event })) };
  }

  #list(query: URLSearchParams, fault: Fault): Answer {
    const token = query.get('syncToken');
    const narrowed = ['timeMin', 'timeMax', 'orderBy', 'q', 'updatedMin'].some((name) => query.has(name));
    if (token !== null && narrowed) return no(400, 'cannotUseWithSyncToken');
    if (fault === 'dead_token' && token !== null) return no(410, 'fullSyncRequired');
    const before = token === null ? null : this.#views.get(token);
    if (before === undefined) return no(410, 'fullSyncRequired');
    const at = (name: string, otherwise: number) => Date.parse(query.get(name) ?? '') || otherwise;
    const view = before ?? { from: at('timeMin', 0), to: at('timeMax', 8.64e15), changed: 0 };
    const items = [...this.#events.values()]
      .filter(({ changed, event }) => changed > view.changed && (token !== null || event.status !== 'cancelled'))
      .flatMap(({ event }) => instancesOf(event, view.from, view.to));
    const from = Number(query.get('pageToken') ?? 0);
    const isLast = from + PAGE_MAX >= items.length;
    const next = randomUUID();
    if (isLast) this.#views.set(next, { ...view, changed: this.#changes });
    const json: Events = {
      ...{ kind: 'calendar#events', timeZone: 'Europe/Madrid', items: items.slice(from, from + PAGE_MAX) },
      ...(isLast ? { nextSyncToken: next } : { nextPageToken: String(from + PAGE_MAX) }),
    };
    return { status: 200, json };
  }

  #watch({ id, address, token }: Channel): Answer {
    if (this.channels.has(id)) return no(400, 'channelIdNotUnique');
    const channel = { id, address, token, resource: `resource-${id}` };
    this.channels.set(id, channel);
    void this.#tell(channel, 'sync');
    const expiration = String(Date.now() + 7 * 86_400_000);
    return { status: 200, json: { kind: 'api#channel', id, resourceId: channel.resource, expiration } };
  }

  #stop({ id, resourceId }: { readonly id: string; readonly resourceId?: string }): Answer {
    if (this.channels.get(id)?.resource !== resourceId) return no(404, 'notFound');
    this.channels.delete(id);
    return { status: 204 };
  }
}

function no(status: number, reason: string): Answer {
  return { status, json: { error: { code: status, errors: [{ domain: 'global', reason }], message: reason } } };
}

/** What is set to null is taken away, as a patch does. */
function cleared(event: Event): Event {
  const bare = (moment: Event['start']) =>
    moment && Object.fromEntries(Object.entries(moment).filter(([, value]) => value !== null));
  return { ...event, start: bare(event.start) ?? {}, end: bare(event.end) ?? {} };
}

function instancesOf(event: Event, from: number, to: number): readonly Event[] {
  const [rule] = event.recurrence ?? [];
  if (event.status === 'cancelled') return [{ id: event.id ?? '', etag: event.etag ?? '', status: 'cancelled' }];
  const [start, end] = [Date.parse(event.start?.dateTime ?? ''), Date.parse(event.end?.dateTime ?? '')];
  if (rule === undefined) return start >= to || end <= from ? [] : [event];
  const { recurrence: _, ...one } = event;
  return startsOf(rule, start, to)
    .filter((begins) => begins + (end - start) > from)
    .map((begins) => ({
      ...{ ...one, recurringEventId: event.id ?? '' },
      id: `${event.id}_${new Date(begins).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`,
      start: { dateTime: new Date(begins).toISOString() },
      end: { dateTime: new Date(begins + end - start).toISOString() },
    }));
}
