import { randomUUID } from 'node:crypto';
import type { Calendar, Event, Subscription } from '@microsoft/microsoft-graph-types';
import { type Answer, type Asked, type Fault, listen } from './http.ts';
import { Authority } from './oauth.ts';
import { startsOf } from './series.ts';

/** As Graph sends it: with its marks, and of what is gone only the name. */
type Told = Event & { '@odata.etag'?: string; '@removed'?: { reason: 'deleted' } };

interface Kept {
  readonly event: Told;
  readonly changed: number;
  readonly gone: boolean;
}

/** What a link goes on with: the time that was asked about, from which change on, and whether it is the first round. */
interface View {
  readonly from: number;
  readonly to: number;
  readonly changed: number;
  readonly whole: boolean;
}

const PAGE_MAX = 3;
const HOME = '/v1.0/me/calendars/';

/** The calendars of Microsoft Graph v1.0 as its documentation describes them, for as long as somebody needs them. */
export class MicrosoftStandin {
  readonly authority: Authority;
  readonly calendars: readonly Calendar[] = [
    {
      ...{ id: 'AAMkAna=', name: 'Calendar', canEdit: true, isDefaultCalendar: true },
      owner: { name: 'Ana Ruiz', address: 'ana@example.com' },
    },
    { id: 'AAMkTeam=', name: 'Holidays', canEdit: false, owner: { name: 'Ana Ruiz', address: 'ana@example.com' } },
  ];
  fault: (asked: Asked) => Fault = () => null;
  readonly asked: string[] = [];
  readonly subscriptions = new Map<string, Subscription>();
  address = '';
  readonly #events = new Map<string, Kept>();
  readonly #views = new Map<string, View>();
  readonly #made = new Map<string, string>();
  #changes = 0;
  close: () => Promise<void> = async () => {};

  constructor(redirects: string[]) {
    this.authority = new Authority({ redirects, rotates: true, needsOffline: false });
  }

  async start(): Promise<this> {
    const isApi = ({ url }: Asked) => url.pathname.startsWith('/v1.0/');
    const serving = await listen(
      (asked, fault) => this.#answer(asked, fault),
      (asked) => (isApi(asked) ? this.fault(asked) : null),
    );
    this.address = serving.address;
    this.close = serving.close;
    return this;
  }

  forget(): void {
    this.#views.clear();
  }

  get standing(): readonly Told[] {
    return [...this.#events.values()].filter(({ gone }) => !gone).map(({ event }) => event);
  }

  /** A person writes an event, or over the one of this id. */
  write(id: string, event: Event): void {
    const before = this.#events.get(id)?.event;
    this.#keep({ ...SINGLE, iCalUId: id, ...before, ...event, id });
  }

  remove(id: string): void {
    const before = this.#events.get(id);
    if (before !== undefined) this.#keep(before.event, true);
  }

  /** What Graph says of a subscription itself. */
  lifecycle(event: 'missed' | 'subscriptionRemoved' | 'reauthorizationRequired'): void {
    for (const one of this.subscriptions.values()) void this.#tell(one, { lifecycleEvent: event });
    if (event === 'subscriptionRemoved') this.subscriptions.clear();
  }

  #keep(event: Told, gone = false): Told {
    this.#changes += 1;
    const kept = { ...event, '@odata.etag': `W/"${this.#changes}"`, changeKey: String(this.#changes) };
    this.#events.set(kept.id ?? '', { event: kept, changed: this.#changes, gone });
    for (const one of this.subscriptions.values()) void this.#tell(one, { changeType: gone ? 'deleted' : 'updated' });
    return kept;
  }

  async #tell({ id, clientState, notificationUrl, resource }: Subscription, more: object): Promise<void> {
    const body = JSON.stringify({ value: [{ subscriptionId: id, clientState, resource, ...more }] });
    const headers = { 'content-type': 'application/json' };
    await fetch(String(notificationUrl), { method: 'POST', headers, body }).catch(() => null);
  }

  #answer(asked: Asked, fault: Fault): Answer | Promise<Answer> {
    const { method, url, text } = asked;
    const { pathname } = url;
    if (pathname === '/common/oauth2/v2.0/authorize') return this.authority.authorize(asked);
    if (pathname === '/common/oauth2/v2.0/token') return this.authority.token(asked);
    this.asked.push(`${method} ${pathname}`);
    if (!this.authority.isOpen(asked)) return no(401, 'InvalidAuthenticationToken');
    const body = (text === '' ? {} : JSON.parse(text)) as object;
    if (pathname === '/v1.0/me/calendars') return { status: 200, json: { value: this.calendars } };
    if (pathname.startsWith('/v1.0/subscriptions')) return this.#subscription(asked, body);
    const [calendar = '', kind, place] = pathname.slice(HOME.length).split('/').map(decodeURIComponent);
    const entry = this.calendars.find(({ id }) => id === calendar);
    if (!pathname.startsWith(HOME) || entry === undefined) return no(404, 'ErrorItemNotFound');
    if (kind === 'calendarView' && place === 'delta') return this.#delta(url, fault);
    if (kind !== 'events') return no(404, 'ErrorItemNotFound');
    if (method === 'GET') return place === undefined ? this.#search(url.searchParams) : this.#get(place);
    if (entry.canEdit === false) return no(403, 'ErrorAccessDenied');
    if (method === 'POST') return this.#make(body as Event);
    return this.#change(asked, place ?? '', body as Event);
  }

  #get(place: string): Answer {
    const kept = this.#events.get(place);
    return kept === undefined || kept.gone ? no(404, 'ErrorItemNotFound') : { status: 200, json: kept.event };
  }

  #search(query: URLSearchParams): Answer {
    const [, value] = /ep\/value eq '([^']+)'/.exec(query.get('$filter') ?? '') ?? [];
    const has = ({ singleValueExtendedProperties: own }: Told) => own?.some((one) => one.value === value) === true;
    return { status: 200, json: { value: this.standing.filter(has) } };
  }

  /** The same making again is answered as before, and makes nothing. */
  #make(event: Event): Answer {
    const made = this.#made.get(event.transactionId ?? '');
    if (made !== undefined) return { status: 201, json: this.#events.get(made)?.event };
    const id = `AAMk${randomUUID()}=`;
    if (event.transactionId) this.#made.set(event.transactionId, id);
    return {
      status: 201,
      json: this.#keep({ ...SINGLE, iCalUId: `040000008200E00074C5B7101A82E008${id}`, ...event, id }),
    };
  }

  #change({ method, headers }: Asked, place: string, event: Event): Answer {
    const kept = this.#events.get(place);
    if (kept === undefined || kept.gone) return no(404, 'ErrorItemNotFound');
    const wanted = headers['if-match'];
    if (wanted !== undefined && wanted !== kept.event['@odata.etag']) return no(412, 'ErrorIrresolvableConflict');
    if (method === 'DELETE') {
      this.#keep(kept.event, true);
      return { status: 204 };
    }
    return { status: 200, json: this.#keep({ ...kept.event, ...event }) };
  }

  #delta({ searchParams }: URL, fault: Fault): Answer {
    const asked = (name: string) => searchParams.get(name);
    const [token, skip] = [asked('$deltatoken'), asked('$skiptoken')];
    if (fault === 'dead_token' && token !== null) return no(410, 'SyncStateNotFound');
    const [key = '', page = '0'] = (skip ?? '').split('.');
    const known = token !== null ? this.#views.get(token) : skip !== null ? this.#views.get(key) : null;
    if (known === undefined) return no(410, 'SyncStateNotFound');
    const at = (name: string) => Date.parse(asked(name) ?? '');
    const view = known ?? { from: at('startDateTime'), to: at('endDateTime'), changed: 0, whole: true };
    const items = [...this.#events.values()]
      .filter(({ changed, gone }) => changed > view.changed && (!view.whole || !gone))
      .flatMap((one) => instancesOf(one, view.from, view.to));
    const from = Number(page);
    const isLast = from + PAGE_MAX >= items.length;
    const next = randomUUID();
    this.#views.set(next, isLast ? { ...view, changed: this.#changes, whole: false } : view);
    const link = (query: string) => `${this.address}${HOME}AAMkAna%3D/calendarView/delta?${query}`;
    const json = {
      value: items.slice(from, from + PAGE_MAX),
      ...(isLast && { '@odata.deltaLink': link(`$deltatoken=${next}`) }),
      ...(!isLast && { '@odata.nextLink': link(`$skiptoken=${next}.${from + PAGE_MAX}`) }),
    };
    return { status: 200, json };
  }

  async #subscription({ method, url }: Asked, body: Subscription): Promise<Answer> {
    const id = decodeURIComponent(url.pathname.split('/')[3] ?? '');
    if (method === 'POST') {
      const made: Subscription = { ...body, id: randomUUID() };
      if (!(await this.#greets(made))) return no(400, 'ValidationError');
      this.subscriptions.set(made.id ?? '', made);
      return { status: 201, json: made };
    }
    const known = this.subscriptions.get(id);
    if (known === undefined) return no(404, 'ResourceNotFound');
    if (method === 'DELETE') {
      this.subscriptions.delete(id);
      return { status: 204 };
    }
    this.subscriptions.set(id, { ...known, ...body });
    return { status: 200, json: { ...known, ...body } };
  }

  /** Whoever does not say the word back is not told anything. */
  async #greets({ notificationUrl }: Subscription): Promise<boolean> {
    const word = `Validation: ${randomUUID()}`;
    const url = `${notificationUrl}?validationToken=${encodeURIComponent(word)}`;
    const headers = { 'content-type': 'text/plain' };
    const response = await fetch(url, { method: 'POST', headers }).catch(() => null);
    return response?.status === 200 && (await response.text()) === word;
  }
}

const SINGLE: Event = { type: 'singleInstance', showAs: 'busy', isCancelled: false, isAllDay: false };

function no(status: number, code: string): Answer {
  return { status, json: { error: { code, message: code } } };
}

/** Of a series its master, and the times without the rest. */
function instancesOf({ event, gone }: Kept, from: number, to: number): readonly Told[] {
  const id = event.id ?? '';
  if (gone) return [{ id, '@removed': { reason: 'deleted' } }];
  const instant = (moment: Event['start']) => Date.parse(`${moment?.dateTime?.slice(0, 19)}Z`);
  const [start, end] = [instant(event.start), instant(event.end)];
  if (!event.recurrence) return start >= to || end <= from ? [] : [event];
  const at = (millis: number) => ({
    dateTime: `${new Date(millis).toISOString().slice(0, 19)}.0000000`,
    timeZone: 'UTC',
  });
  const times = startsOf('FREQ=WEEKLY', start, to).filter((begins) => begins + (end - start) > from);
  const occurrences = times.map(
    (begins): Told => ({
      ...{ id: `${id}.${begins}`, type: 'occurrence', seriesMasterId: id, '@odata.etag': event['@odata.etag'] ?? '' },
      ...{ start: at(begins), end: at(begins + end - start) },
    }),
  );
  return [{ ...event, type: 'seriesMaster' }, ...occurrences];
}
