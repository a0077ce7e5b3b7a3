import { z } from 'zod';
import type { Business } from '../domain/business.ts';
import type { MirrorParts } from '../mirror/parts.ts';
import { type OutsideCalendar, OutsideTrouble } from '../ports/outside-calendar.ts';
import type { Tie } from '../ports/ties.ts';
import { caldavCalendar } from '../providers/caldav/calendar.ts';
import { calendarsOf, chosen } from '../providers/caldav/discover.ts';
import { feedCalendar } from '../providers/feed/feed.ts';
import type { Seal } from './seal.ts';

/** How outside calendars are reached from here. */
export interface CalendarSettings {
  readonly seal: Seal;
  readonly everySeconds: number;
}

/** What is sealed with a tie, by who speaks to it. */
const caldav = z.object({
  address: z.string(),
  user: z.string(),
  password: z.string(),
  /** The calendar's own address or name; null where the account is asked which it has. */
  calendar: z.string().nullable(),
});
const feed = z.object({ address: z.string() });

type CaldavSecret = z.output<typeof caldav>;

export function openingWith({ seal }: CalendarSettings, written: readonly Business[]): MirrorParts['open'] {
  const zones = new Map(written.map(({ id, timeZone }) => [id, timeZone]));
  return (tie: Tie): OutsideCalendar => {
    const secret = seal.open(tie.sealed);
    if (secret === null) throw new OutsideTrouble('revoked', 'it was sealed with another secret: connect it again');
    const timeZone = zones.get(tie.business) ?? 'UTC';
    switch (tie.provider) {
      case 'caldav':
        return byCaldav(caldav.parse(secret), timeZone);
      case 'feed':
        return feedCalendar({ ...feed.parse(secret), timeZone });
      default:
        throw new OutsideTrouble('refused', `nobody speaks to ${tie.provider}`);
    }
  };
}

/** An account that is written down without the address of its calendar is asked for it, once for each round. */
function byCaldav(account: CaldavSecret, timeZone: string): OutsideCalendar {
  const { calendar } = account;
  const isAddress = calendar !== null && /^https?:\/\//.test(calendar);
  let opened: Promise<OutsideCalendar> | null = null;
  const open = (): Promise<OutsideCalendar> => {
    opened ??= (async () => {
      const address = isAddress ? calendar : chosen(await calendarsOf(account), calendar ?? undefined).address;
      return caldavCalendar({ ...account, calendar: address, timeZone });
    })();
    return opened;
  };
  return {
    changes: async (cursor, within) => (await open()).changes(cursor, within),
    find: async (uid, place) => (await open()).find(uid, place),
    put: async (event) => (await open()).put(event),
    remove: async (place, mark) => (await open()).remove(place, mark),
  };
}
