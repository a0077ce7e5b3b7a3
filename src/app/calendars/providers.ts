import { z } from 'zod';
import type { Business } from '../../domain/business.ts';
import type { MirrorParts } from '../../mirror/parts.ts';
import { type OutsideCalendar, OutsideTrouble, type PushAddress } from '../../ports/outside-calendar.ts';
import type { Tie } from '../../ports/ties.ts';
import type { Tokens } from '../../providers/cloud/request.ts';
import { feedCalendar } from '../../providers/feed/feed.ts';
import type { Clouds } from './clouds.ts';
import type { Seal } from './seal.ts';

/** How outside calendars are reached from here. */
export interface CalendarSettings {
  readonly seal: Seal;
  readonly everySeconds: number;
  readonly clouds: Clouds;
  /** The secret that is agreed with a calendar that tells of its changes. */
  readonly secretOf: (tie: string) => string;
  /** Where it tells them; null where nobody outside reaches us. */
  readonly pushTo: (tie: Tie) => PushAddress | null;
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
const cloud = z.object({ grant: z.string(), calendar: z.string() });

type CaldavSecret = z.output<typeof caldav>;

/** The account that a tie goes by; null where it goes by none. */
export function grantOf({ sealed }: Tie, seal: Seal): string | null {
  const read = cloud.safeParse(seal.open(sealed));
  return read.success ? read.data.grant : null;
}

interface Opening extends Pick<CalendarSettings, 'seal' | 'clouds'> {
  readonly tokens: (grant: string) => Tokens;
}

export function openingWith(
  { seal, clouds, tokens }: Opening,
  written: ReadonlyMap<string, Business>,
): MirrorParts['open'] {
  return (tie: Tie): OutsideCalendar => {
    const secret = seal.open(tie.sealed);
    if (secret === null) throw new OutsideTrouble('revoked', 'it was sealed with another secret: connect it again');
    const timeZone = written.get(tie.business)?.timeZone ?? 'UTC';
    switch (tie.provider) {
      case 'caldav':
        return byCaldav(caldav.parse(secret), timeZone);
      case 'feed':
        return feedCalendar({ ...feed.parse(secret), timeZone });
    }
    const provider = clouds.get(tie.provider);
    if (provider === undefined) throw new OutsideTrouble('revoked', `no client of ${tie.provider} is set up here`);
    const { grant, calendar } = cloud.parse(secret);
    return provider.open({ tokens: tokens(grant), calendar, timeZone });
  };
}

/** An account that is written down without the address of its calendar is asked for it, once for each round. */
function byCaldav(account: CaldavSecret, timeZone: string): OutsideCalendar {
  const { calendar } = account;
  const isAddress = calendar !== null && /^https?:\/\//.test(calendar);
  let opened: Promise<OutsideCalendar> | null = null;
  const open = (): Promise<OutsideCalendar> => {
    opened ??= (async () => {
      const [{ caldavCalendar }, { calendarsOf, chosen }] = await Promise.all([
        import('../../providers/caldav/calendar.ts'),
        import('../../providers/caldav/discover.ts'),
      ]);
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
