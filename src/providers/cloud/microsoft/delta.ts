import { z } from 'zod';
import type { Span } from '../../../domain/twin.ts';
import { type OutsideChanges, type OutsideItem, OutsideTrouble } from '../../../ports/outside-calendar.ts';
import type { Cloud } from '../request.ts';
import { EVENT_FIELDS, type GraphEvent, graphEvent, outsideOf } from './event.ts';

/** Times in UTC, and as many at once as it gives. */
export const IN_UTC = { prefer: 'outlook.timezone="UTC"' };
const PAGED = { prefer: 'outlook.timezone="UTC", odata.maxpagesize=500' };
const PAGES_MAX = 100;
const DELTA = 'delta:';

export const deltaPage = z.object({
  value: z.array(graphEvent),
  '@odata.nextLink': z.string().optional(),
  '@odata.deltaLink': z.string().optional(),
});

interface Reading {
  readonly cloud: Cloud;
  /** The path of the calendar. */
  readonly home: string;
  readonly timeZone: string;
}

/** What has changed in a calendar view since the delta link, or all of it. */
export async function changesBy(reading: Reading, cursor: string | null, within: Span): Promise<OutsideChanges> {
  const link = cursor?.startsWith(DELTA) ? cursor.slice(DELTA.length) : null;
  const since = link === null ? null : await walk(reading, link, false);
  const whole = since === null;
  const read = since ?? (await walk(reading, viewOf(reading.home, within), true));
  if (read === null) throw new OutsideTrouble('away', 'the calendar was not told whole');
  const events = await complete(reading, read.events);
  const changed = events.flatMap((event): OutsideItem[] => {
    const outside = outsideOf(event, within, reading.timeZone);
    return outside === null ? [] : [{ place: event.id, mark: event['@odata.etag'] ?? '', event: outside }];
  });
  return { whole, changed, gone: whole ? [] : read.gone, cursor: `${DELTA}${read.link}` };
}

function viewOf(home: string, { start, end }: Span): string {
  const query = { startDateTime: new Date(start).toISOString(), endDateTime: new Date(end).toISOString() };
  return `${home}/calendarView/delta?${new URLSearchParams(query)}`;
}

interface Walked {
  readonly events: readonly GraphEvent[];
  readonly gone: readonly string[];
  readonly link: string;
}

/** Null where the server no longer knows where we were (`SyncStateNotFound`, 410). */
async function walk({ cloud }: Reading, from: string, whole: boolean): Promise<Walked | null> {
  const events = new Map<string, GraphEvent>();
  const gone = new Set<string>();
  let path = from;
  for (let pages = 0; pages < PAGES_MAX; pages += 1) {
    const allows = whole ? [410] : [400, 404, 410];
    const answer = await cloud({ method: 'GET', path, headers: PAGED, allows });
    if (answer.status >= 400) return null;
    const page = deltaPage.parse(answer.json);
    // The same event may be told on several pages: the last counts.
    for (const event of page.value) {
      const isGone = event['@removed'] !== undefined;
      events.delete(event.id);
      gone.delete(event.id);
      if (isGone) gone.add(event.id);
      else events.set(event.id, event);
    }
    const { '@odata.nextLink': next, '@odata.deltaLink': link } = page;
    if (link !== undefined) return { events: [...events.values()], gone: [...gone], link };
    if (next === undefined) return null;
    path = next;
  }
  return null;
}

/** Of a series, the times come without the rest: what holds for all of them stands with its master. */
async function complete({ cloud, home }: Reading, events: readonly GraphEvent[]): Promise<readonly GraphEvent[]> {
  const masters = new Map(events.filter(({ type }) => type === 'seriesMaster').map((one) => [one.id, one]));
  const masterOf = async (id: string): Promise<GraphEvent | null> => {
    const known = masters.get(id);
    if (known !== undefined) return known;
    const query = { $select: EVENT_FIELDS };
    const answer = await cloud({
      ...{ method: 'GET', path: `${home}/events/${encodeURIComponent(id)}`, query, headers: IN_UTC, allows: [404] },
    });
    if (answer.status === 404) return null;
    const master = graphEvent.parse(answer.json);
    masters.set(id, master);
    return master;
  };
  const completed: GraphEvent[] = [];
  for (const event of events) {
    if (event.type === 'seriesMaster') continue;
    const isBare = event.type === 'occurrence' && event.showAs == null;
    const master = isBare && event.seriesMasterId ? await masterOf(event.seriesMasterId) : null;
    // Nothing of the master's own name: one of a series that somebody made of ours is not ours.
    completed.push(master === null ? event : { ...master, transactionId: null, ...event });
  }
  return completed;
}
