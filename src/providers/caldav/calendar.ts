import { eventsIn, type Reading } from '../../domain/outside-event.ts';
import type { Found, Span } from '../../domain/twin.ts';
import {
  type OutsideCalendar,
  type OutsideChanges,
  type OutsideItem,
  OutsideTrouble,
} from '../../ports/outside-calendar.ts';
import { spanIn, writtenEvent } from './event.ts';
import { type CaldavAccount, type Dav, davFor } from './request.ts';
import { calendarQuery, type DavResponse, multiget, multistatusOf, propfind, syncCollection, textOf } from './xml.ts';

export interface CaldavCalendar extends CaldavAccount {
  /** The address of the one calendar. */
  readonly calendar: string;
  /** The business's own zone, for what is written without one. */
  readonly timeZone: string;
}

const PAGES_MAX = 50;
const ASKED_AT_ONCE = 200;

/**
 * A calendar by CalDAV (RFC 4791), kept up with by sync-collection (RFC 6578), or where a server has none, by its ctag and
 * the whole of it. Series are written out here: not every server can.
 */
export function caldavCalendar(options: CaldavCalendar, dav: Dav = davFor(options)): OutsideCalendar {
  const { timeZone, user } = options;
  const home = options.calendar.endsWith('/') ? options.calendar : `${options.calendar}/`;
  const reading = (within: Span): Reading => ({ within, timeZone, owner: user.includes('@') ? user : null });
  const placeOf = (href: string) => new URL(href, home).href;

  async function whole(within: Span): Promise<OutsideChanges> {
    // Asked for before anything is read: what is changed meanwhile is seen in the next round.
    const cursor = await stateNow();
    const body = calendarQuery(stamp(within.start), stamp(within.end));
    const { text } = await dav({ method: 'REPORT', url: home, headers: { depth: '1' }, body, isWhole: true });
    const changed = multistatusOf(text).responses.flatMap((one) => itemOf(one, within) ?? []);
    return { whole: true, changed, gone: [], cursor };
  }

  /** `sync:` and a token, or `ctag:` and a tag; null where the server tells neither. */
  async function stateNow(): Promise<string | null> {
    const body = propfind('d:sync-token', 's:getctag');
    const { text } = await dav({ method: 'PROPFIND', url: home, headers: { depth: '0' }, body, isWhole: true });
    const props = multistatusOf(text).responses[0]?.props ?? {};
    const [token, tag] = [textOf(props['sync-token']), textOf(props['getctag'])];
    return token !== null ? `sync:${token}` : tag !== null ? `ctag:${tag}` : null;
  }

  /** Null where the server no longer knows the token. */
  async function since(token: string, within: Span): Promise<OutsideChanges | null> {
    const hrefs = new Set<string>();
    const gone = new Set<string>();
    let next = token;
    for (let pages = 0; pages < PAGES_MAX; pages += 1) {
      const body = syncCollection(next);
      // A dead token is a failed precondition, however it is written down.
      const allows = [400, 403, 409, 410, 412, 415, 501];
      const answer = await dav({ method: 'REPORT', url: home, headers: { depth: '0' }, body, allows });
      if (answer.status !== 207) return null;
      const { responses, syncToken } = multistatusOf(answer.text);
      for (const { href, status } of responses.filter((one) => placeOf(one.href) !== home)) {
        if (status === 404) hrefs.delete(href);
        (status === 404 ? gone : hrefs).add(href);
        if (status !== 404) gone.delete(href);
      }
      // 507 for the collection itself: there is more than it tells at once.
      const isCut = responses.some((one) => one.status === 507);
      if (syncToken === null || (isCut && syncToken === next)) return null;
      next = syncToken;
      if (!isCut) return { whole: false, ...(await read([...hrefs], [...gone], within)), cursor: `sync:${next}` };
    }
    return null;
  }

  async function read(hrefs: readonly string[], gone: readonly string[], within: Span) {
    const changed: OutsideItem[] = [];
    const lost: string[] = gone.map(placeOf);
    for (let from = 0; from < hrefs.length; from += ASKED_AT_ONCE) {
      const asked = hrefs.slice(from, from + ASKED_AT_ONCE);
      const { text } = await dav({ method: 'REPORT', url: home, headers: { depth: '1' }, body: multiget(asked) });
      const { responses } = multistatusOf(text);
      changed.push(...responses.flatMap((one) => itemOf(one, within) ?? []));
      // Deleted between the two questions.
      lost.push(...responses.filter(({ status }) => status === 404).map(({ href }) => placeOf(href)));
    }
    return { changed, gone: lost };
  }

  function itemOf({ href, props }: DavResponse, within: Span): OutsideItem | null {
    const [mark, text] = [textOf(props['getetag']), textOf(props['calendar-data'])];
    const [event] = text === null ? [] : (eventsIn(text, reading(within)) ?? []);
    return event === undefined || mark === null ? null : { place: placeOf(href), mark, event };
  }

  async function standing(place: string): Promise<{ readonly found: Found; readonly text: string } | null> {
    const answer = await dav({ method: 'GET', url: place, allows: [404, 410] });
    if (answer.status === 404 || answer.status === 410) return null;
    const span = spanIn(answer.text, reading({ start: 0, end: 0 }));
    if (span === null || answer.mark === null) throw new OutsideTrouble('refused', 'an event cannot be read');
    return { found: { place, mark: answer.mark, ...span }, text: answer.text };
  }

  return {
    async changes(cursor, within) {
      if (cursor?.startsWith('sync:')) return (await since(cursor.slice('sync:'.length), within)) ?? whole(within);
      if (cursor?.startsWith('ctag:') && (await stateNow()) === cursor) {
        return { whole: false, changed: [], gone: [], cursor };
      }
      return whole(within);
    },

    find: async (uid, place) => (await standing(place ?? `${home}${uid}.ics`))?.found ?? null,

    async put(event) {
      const place = event.over?.place ?? `${home}${event.uid}.ics`;
      const before = event.over === null ? null : await standing(place);
      if (event.over !== null && before?.found.mark !== event.over.mark) return 'changed';
      const condition = event.over === null ? { 'if-none-match': '*' } : { 'if-match': event.over.mark };
      const headers = { 'content-type': 'text/calendar; charset=utf-8', ...condition };
      const body = writtenEvent(event, before?.text ?? null);
      const answer = await dav({ method: 'PUT', url: place, headers, body, allows: [404, 409, 412] });
      if (answer.status >= 400) return 'changed';
      const { start, end } = event;
      if (answer.mark !== null) return { place, mark: answer.mark, start, end };
      return (await standing(place))?.found ?? 'changed';
    },

    async remove(place, mark) {
      const answer = await dav({
        method: 'DELETE',
        url: place,
        headers: { 'if-match': mark },
        allows: [404, 410, 412],
      });
      return answer.status === 412 ? 'changed' : 'removed';
    },
  };
}

/** As CalDAV writes an instant: `20260304T090000Z`. */
function stamp(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}
