import { eventsIn } from '../../domain/outside-event.ts';
import { type OutsideCalendar, OutsideTrouble } from '../../ports/outside-calendar.ts';

export interface Feed {
  /** The secret address of an .ics file. */
  readonly address: string;
  readonly timeZone: string;
}

const ANSWER_MILLIS_MAX = 10_000;
const ANSWER_CHARACTERS_MAX = 64_000_000;

/** An iCalendar feed of somebody's calendar, polled: busy time only, for nothing can be written to it (H4). */
export function feedCalendar(
  { address, timeZone }: Feed,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): OutsideCalendar {
  const refused = (): never => {
    throw new OutsideTrouble('refused', 'a feed is only read');
  };
  return {
    async changes(cursor, within) {
      const response = await fetch(address.replace(/^webcals?:/, 'https:'), {
        headers: { accept: 'text/calendar', ...(cursor !== null && { 'if-none-match': cursor }) },
        signal: AbortSignal.timeout(ANSWER_MILLIS_MAX),
      }).catch(() => {
        // The error itself may name the address, which is a secret.
        throw new OutsideTrouble('away', 'the feed was not answered');
      });
      if (response.status === 304) return { whole: false, changed: [], gone: [], cursor };
      if (!response.ok) throw troubleOf(response.status);
      const text = await response.text();
      const isLong = text.length > ANSWER_CHARACTERS_MAX;
      const events = isLong ? null : eventsIn(text, { within, timeZone, owner: null });
      if (events === null) throw new OutsideTrouble('refused', 'that is no calendar');
      const changed = events.map((event) => ({ place: event.uid, mark: '', event }));
      return { whole: true, changed, gone: [], cursor: response.headers.get('etag') };
    },
    find: async () => null,
    put: async () => refused(),
    remove: async () => refused(),
  };
}

function troubleOf(status: number): OutsideTrouble {
  const reason = `the feed was answered with ${status}`;
  if (status === 401 || status === 403 || status === 404 || status === 410)
    return new OutsideTrouble('revoked', reason);
  return new OutsideTrouble(status === 429 || status === 503 ? 'limited' : 'away', reason);
}
