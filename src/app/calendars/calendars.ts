import { derivedId } from '../../core/ids.ts';
import type { Business } from '../../domain/business.ts';
import type { MirrorParts } from '../../mirror/parts.ts';
import type { Calendars, Connected, Connecting, FoundCalendar } from '../../ports/calendars.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Grants } from '../../ports/grants.ts';
import { OutsideTrouble } from '../../ports/outside-calendar.ts';
import type { Tie } from '../../ports/ties.ts';
import type { Tokens } from '../../providers/cloud/request.ts';
import { feedCalendar } from '../../providers/feed/feed.ts';
import { calendarAccounts } from './accounts.ts';
import type { AskedTies } from './calls.ts';
import type { Clouds } from './clouds.ts';
import { grantOf } from './providers.ts';
import { hearing } from './push.ts';
import type { Seal } from './seal.ts';

interface CalendarsParts {
  readonly ties: AskedTies;
  readonly grants: Grants;
  readonly written: ReadonlyMap<string, Business>;
  readonly seal: Seal;
  readonly clock: Pick<Clock, 'now'>;
  readonly clouds: Clouds;
  readonly tokens: (grant: string) => Tokens;
  readonly open: MirrorParts['open'];
  readonly secretOf: (tie: string) => string;
  /** Has a calendar read at once, where somebody here reads them. */
  readonly rung: (tie: string) => Promise<void>;
}

const ALERTS_MAX = 200;

/** Connects outside calendars and lets go of them, for the people of a business. */
export function createCalendars(parts: CalendarsParts): Calendars {
  const { ties, written, seal, clock, open, rung } = parts;
  const of = async (business: string, id: string): Promise<Tie | null> => {
    const tie = await ties.get(id);
    return tie?.business === business ? tie : null;
  };
  const inUse = async (business: string): Promise<ReadonlySet<string>> =>
    new Set((await ties.all(business)).flatMap((tie) => grantOf(tie, seal) ?? []));
  const accounts = calendarAccounts({ ...parts, inUse });

  async function keep(asked: Connecting, units: number, found: FoundCalendar): Promise<Connected> {
    const { business, resource, account } = asked;
    const provider = await providerOf(asked);
    const mirrors = account.provider !== 'feed' && found.writable;
    const others = (await ties.all(business)).filter((one) => one.resource === resource && one.mirrors);
    const id = derivedId('tie', business, resource, provider, found.address);
    if (mirrors && others.some((one) => one.id !== id)) {
      return { kind: 'refused', reason: `what is booked with ${resource} is written to another calendar already` };
    }
    const secret =
      account.provider === 'feed'
        ? { address: account.address }
        : account.provider === 'account'
          ? { grant: account.account, calendar: found.address }
          : { ...account, calendar: found.address };
    const about = { id, business, resource, units, provider, mirrors, label: found.name, declared: false };
    await ties.tie({ ...about, sealed: seal.close(secret), now: clock.now() });
    void rung(id);
    return { kind: 'connected', id, label: found.name };
  }

  async function providerOf({ business, account }: Connecting): Promise<string> {
    if (account.provider !== 'account') return account.provider;
    const known = await accounts.accounts(business);
    return known.find(({ id }) => id === account.account)?.provider ?? account.provider;
  }

  /** Asked before anything is kept, so that a wrong password is said at once. */
  async function calendarsFor({ business, account }: Connecting, timeZone: string): Promise<readonly FoundCalendar[]> {
    if (account.provider === 'feed') {
      await feedCalendar({ address: account.address, timeZone }).changes(null, { start: 0, end: 0 });
      return [{ address: account.address, name: 'feed', writable: false }];
    }
    const { calendar } = account;
    const { calendarsOf } = await import('../../providers/caldav/discover.ts');
    const all = account.provider === 'caldav' ? await calendarsOf(account) : await inAccount(business, account.account);
    return all.filter(({ address, name }) => calendar === undefined || calendar === address || calendar === name);
  }

  async function inAccount(business: string, account: string): Promise<readonly FoundCalendar[]> {
    const found = await accounts.calendarsOf(business, account);
    if (found !== null && 'reason' in found) throw new OutsideTrouble('refused', found.reason);
    return found ?? [];
  }

  /** Whoever tells of changes is asked to stop. Where it cannot be asked, it runs out by itself. */
  async function stopTelling(tie: Tie): Promise<void> {
    if (tie.watch === null) return;
    try {
      await open(tie).push?.close(tie.watch);
    } catch (error) {
      if (!(error instanceof OutsideTrouble)) throw error;
    }
    await ties.watch(tie.id, null);
  }

  return {
    ...accounts,
    list: async (business) =>
      (await ties.all(business)).map(({ sealed: _, cursor: _cursor, watch, ...shown }) => ({
        ...shown,
        told: watch !== null,
      })),

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
        if (found.length > 1) return { kind: 'choose', calendars: found };
        return await keep(asked, resource.units, first);
      } catch (error) {
        if (error instanceof OutsideTrouble) return { kind: 'refused', reason: error.message };
        throw error;
      }
    },

    async disconnect(business, id, events) {
      const tie = await of(business, id);
      if (tie === null) return false;
      await stopTelling(tie);
      await (events === 'remove' && tie.mirrors ? ties.end(id, clock.now()) : ties.untie(id));
      return true;
    },

    async retry(business, id) {
      if ((await of(business, id)) === null) return false;
      for (const { uid, parked } of await ties.twins(id)) {
        if (parked !== null) await ties.wake(id, uid, clock.now());
      }
      await ties.hasten(id, clock.now());
      void rung(id);
      return true;
    },

    alerts: (business) => ties.alerts(business, ALERTS_MAX),
    dismiss: (business, id) => ties.dismiss(business, id),
    feeds: (business) => ties.feeds(business),
    renewFeed: (business, resource) => ties.renewFeed(business, resource),
    pushed: hearing(parts),
  };
}
