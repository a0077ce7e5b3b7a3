import { derivedId } from '../core/ids.ts';
import type { Business } from '../domain/business.ts';
import type { Calendars, Connected, Connecting } from '../ports/calendars.ts';
import type { Clock } from '../ports/clock.ts';
import { OutsideTrouble } from '../ports/outside-calendar.ts';
import type { Tie, Ties } from '../ports/ties.ts';
import { calendarsOf } from '../providers/caldav/discover.ts';
import { feedCalendar } from '../providers/feed/feed.ts';
import type { Seal } from './seal.ts';

/** What of the ties is needed here: it may be another process that has them. */
export type DeskTies = Pick<Ties, 'all' | 'get' | 'tie' | 'end' | 'untie' | 'alerts' | 'dismiss'>;

interface Desk {
  readonly ties: DeskTies;
  readonly written: ReadonlyMap<string, Business>;
  readonly seal: Seal;
  readonly clock: Pick<Clock, 'now'>;
}

const ALERTS_MAX = 200;

/** Connects outside calendars and lets go of them, for the people of a business. */
export function calendarDesk({ ties, written, seal, clock }: Desk): Calendars {
  const of = async (business: string, id: string): Promise<Tie | null> => {
    const tie = await ties.get(id);
    return tie?.business === business ? tie : null;
  };

  async function keep(asked: Connecting, units: number, found: Found): Promise<Connected> {
    const { business, resource, account } = asked;
    const { provider } = account;
    const mirrors = provider === 'caldav' && found.writable;
    const others = (await ties.all(business)).filter((one) => one.resource === resource && one.mirrors);
    const id = derivedId('tie', business, resource, provider, found.address);
    if (mirrors && others.some((one) => one.id !== id)) {
      return { kind: 'refused', reason: `what is booked with ${resource} is written to another calendar already` };
    }
    const open = provider === 'feed' ? { address: account.address } : { ...account, calendar: found.address };
    const about = { id, business, resource, units, provider, mirrors, label: found.name, declared: false };
    await ties.tie({ ...about, sealed: seal.close(open), now: clock.now() });
    return { kind: 'connected', id, label: found.name };
  }

  return {
    list: async (business) => (await ties.all(business)).map(({ sealed: _, cursor: _cursor, ...shown }) => shown),

    async connect(asked) {
      const business = written.get(asked.business);
      const resource = business?.resources.find(({ id }) => id === asked.resource);
      if (business === undefined || resource === undefined) {
        return { kind: 'refused', reason: `${asked.business} has no resource ${asked.resource}` };
      }
      try {
        const found = await calendarsFor(asked, business.timeZone);
        const [first] = found;
        if (first === undefined) return { kind: 'refused', reason: 'there is no such calendar at that address' };
        if (found.length > 1) return { kind: 'choose', calendars: found.map(({ name }) => name) };
        return await keep(asked, resource.units, first);
      } catch (error) {
        if (error instanceof OutsideTrouble) return { kind: 'refused', reason: error.message };
        throw error;
      }
    },

    async disconnect(business, id, events) {
      const tie = await of(business, id);
      if (tie === null) return false;
      await (events === 'remove' && tie.mirrors ? ties.end(id, clock.now()) : ties.untie(id));
      return true;
    },

    alerts: (business) => ties.alerts(business, ALERTS_MAX),
    dismiss: (business, id) => ties.dismiss(business, id),
  };
}

interface Found {
  readonly address: string;
  readonly name: string;
  readonly writable: boolean;
}

/** Asked before anything is kept, so that a wrong password is said at once. */
async function calendarsFor({ account }: Connecting, timeZone: string): Promise<readonly Found[]> {
  if (account.provider === 'feed') {
    await feedCalendar({ address: account.address, timeZone }).changes(null, { start: 0, end: 0 });
    return [{ address: account.address, name: 'feed', writable: false }];
  }
  const { calendar } = account;
  const all = await calendarsOf(account);
  return all.filter(({ address, name }) => calendar === undefined || calendar === address || calendar === name);
}
