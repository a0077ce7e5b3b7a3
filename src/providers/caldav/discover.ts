import { OutsideTrouble } from '../../ports/outside-calendar.ts';
import { type CaldavAccount, type Dav, davFor } from './request.ts';
import { type DavResponse, hrefIn, multistatusOf, propfind, textOf } from './xml.ts';

/** A calendar that an account has. */
export interface FoundCalendar {
  readonly address: string;
  readonly name: string;
  /** Whether we may write there. */
  readonly writable: boolean;
}

/**
 * The calendars of an account, from whatever address its owner has: the server's, the account's, or that of one calendar
 * (RFC 6764: `/.well-known/caldav` leads to the rest).
 */
export async function calendarsOf(
  account: CaldavAccount,
  dav: Dav = davFor(account),
): Promise<readonly FoundCalendar[]> {
  const own = await listed(dav, account.address);
  if (own.length > 0) return own;
  const home = await homeFrom(dav, account.address);
  return home === null ? [] : listed(dav, home);
}

const CALENDAR_PROPS = [
  'd:resourcetype',
  'd:displayname',
  'c:supported-calendar-component-set',
  'd:current-user-privilege-set',
];

async function listed(dav: Dav, address: string): Promise<readonly FoundCalendar[]> {
  const body = propfind(...CALENDAR_PROPS);
  const answer = await dav({
    method: 'PROPFIND',
    url: address,
    headers: { depth: '1' },
    body,
    allows: [403, 404, 405],
  });
  if (answer.status !== 207) return [];
  return multistatusOf(answer.text)
    .responses.filter(isCalendar)
    .map((one) => {
      const found = new URL(one.href, answer.url).href;
      const name =
        textOf(one.props['displayname']) ?? decodeURIComponent(found.split('/').filter(Boolean).at(-1) ?? found);
      return { address: found, name, writable: isWritable(one) };
    });
}

async function homeFrom(dav: Dav, address: string): Promise<string | null> {
  for (const start of [address, new URL('/.well-known/caldav', address).href]) {
    const principal = await asked(dav, start, 'd:current-user-principal', 'current-user-principal');
    const home = await asked(dav, principal ?? start, 'c:calendar-home-set', 'calendar-home-set');
    if (home !== null) return home;
  }
  return null;
}

async function asked(dav: Dav, url: string, prop: string, name: string): Promise<string | null> {
  const body = propfind(prop);
  const answer = await dav({ method: 'PROPFIND', url, headers: { depth: '0' }, body, allows: [403, 404, 405] });
  if (answer.status !== 207) return null;
  const [first] = multistatusOf(answer.text).responses;
  const href = hrefIn(first?.props[name]);
  return href === null ? null : new URL(href, answer.url).href;
}

function isCalendar({ props }: DavResponse): boolean {
  const kind = props['resourcetype'];
  if (typeof kind !== 'object' || kind === null || !('calendar' in kind)) return false;
  const kinds = props['supported-calendar-component-set'];
  const text = JSON.stringify(kinds ?? '');
  return kinds === undefined || text.includes('VEVENT') || text === '""';
}

/** Servers that say nothing of it are believed to allow it: a write that is refused is told. */
function isWritable({ props }: DavResponse): boolean {
  const privileges = JSON.stringify(props['current-user-privilege-set'] ?? '');
  return privileges === '""' || /"(?:write|write-content|all)"/.test(privileges);
}

/** The one calendar that is meant: by its address or its name, or the only one there is. */
export function chosen(calendars: readonly FoundCalendar[], wanted: string | undefined): FoundCalendar {
  const found = calendars.filter(({ address, name }) => wanted === undefined || wanted === address || wanted === name);
  const [first] = found;
  if (first !== undefined && found.length === 1) return first;
  const names = calendars.map(({ name }) => name).join(', ');
  const reason =
    calendars.length === 0 ? 'there is no calendar at that address' : `choose one of its calendars: ${names}`;
  throw new OutsideTrouble('refused', reason);
}
