import { derivedId } from '../core/ids.ts';
import { ownLanguage } from '../core/locale.ts';
import type { Booking } from '../domain/booking.ts';
import type { Business } from '../domain/business.ts';
import type { Engine, Served } from '../engine/engine.ts';
import { Mirror } from '../mirror/mirror.ts';
import type { MirroredBusiness, MirrorParts, OutsideChange } from '../mirror/parts.ts';
import type { Clock } from '../ports/clock.ts';
import type { Observer } from '../ports/observer.ts';
import type { Store } from '../ports/store.ts';
import { type CalendarSettings, openingWith } from './calendar-providers.ts';
import { ofEach } from './each.ts';

/** What is known only once everything is put together: who speaks for a business, and who is told. */
export interface Around {
  readonly served: () => ReadonlyMap<string, Pick<Served, 'tells'>>;
  readonly handle: Engine['handle'];
}

interface Outside {
  readonly store: Store;
  readonly written: readonly Business[];
  readonly clock: Clock;
  readonly observer: Observer;
  readonly settings: CalendarSettings;
}

interface Mirrored extends Omit<Outside, 'written'> {
  readonly written: ReadonlyMap<string, Business>;
}

/** What keeps the calendars of these businesses in step. */
export function mirrorOf({ store, written, clock, observer, settings }: Mirrored, around: Around): Mirror {
  const businesses = ofEach(written, (business) => mirrored(business, store, around));
  const parts: MirrorParts = {
    ...{
      ties: store.ties,
      diary: store.diary,
      bookings: store.bookings,
      payments: store.payments,
      waiting: store.waiting,
    },
    ...{ businesses, clock, observer, everySeconds: settings.everySeconds },
    open: openingWith(settings, [...written.values()]),
    tell: (change) => tell(change, store, around),
  };
  return new Mirror(parts);
}

function mirrored(business: Business, { customers }: Store, { served }: Around): MirroredBusiness {
  const { id, timeZone, lookAheadDays, contact, calendar, resources } = business;
  const title = async (booking: Booking): Promise<string> => {
    const told = served().get(id)?.tells?.(booking, ownLanguage(business.locales));
    const what = told?.title ?? resources.find((one) => one.id === booking.resource)?.name ?? booking.resource;
    const customer = booking.customer === null ? null : await customers.get(booking.customer);
    const name = [customer?.firstName, customer?.lastName].filter(Boolean).join(' ');
    return name === '' ? what : `${what} · ${name}`;
  };
  return { id, timeZone, lookAheadDays, address: contact.address ?? null, ...calendar, title };
}

/** The talk in which it was booked hears of it, and the customer is told there (H2). */
async function tell(change: OutsideChange, { conversations }: Store, { served, handle }: Around): Promise<void> {
  const { before, eventId } = change;
  if (before.conversation === null) return;
  const talk = await conversations.load(before.conversation);
  if (talk === null || talk.erasedAt !== undefined) return;
  const tells = served().get(before.business)?.tells;
  const what = tells?.(before, talk.header.language)?.title ?? before.resource;
  const input = { booking_id: before.id };
  const deed =
    change.kind === 'moved'
      ? {
          ...{ deed: 'move_booking', output: { id: change.after.id, start: change.after.start } },
          input: { ...input, start: change.after.start, resource: change.after.resource },
        }
      : { deed: 'call_off', output: { id: before.id, start: before.start }, input: { ...input, refund: null } };
  const told = { what, when: before.start, to: change.kind === 'moved' ? change.after.start : null };
  const { kind } = await handle({
    ...{ to: { conversation: talk.id }, eventId, event: { kind: 'desk', ...deed, told } },
    inBackground: true,
  });
  if (kind === 'queue_full' || kind === 'unstored') throw new Error(`the talk takes no more events (${kind})`);
}

/** The ties that stand in the files of businesses: made, renewed, and gone with the lines that said so. */
export async function declareTies(outside: Outside, secretNamed: (name: string) => string | null): Promise<void> {
  const { store, written, clock, settings } = outside;
  const now = clock.now();
  const declared = new Set<string>();
  for (const business of written) {
    for (const { resource, caldav, feed } of business.calendar.ties) {
      const units = business.resources.find(({ id }) => id === resource)?.units ?? 1;
      const secret = secretNamed(caldav?.password ?? feed ?? '');
      if (secret === null)
        throw new Error(`${business.id}: ${caldav?.password ?? feed} is named for a calendar and not set.`);
      const provider = caldav === undefined ? 'feed' : 'caldav';
      const open =
        caldav === undefined ? { address: secret } : { ...caldav, calendar: caldav.calendar ?? null, password: secret };
      const id = derivedId('tie', business.id, resource, provider, caldav?.address ?? feed ?? '');
      declared.add(id);
      const about = { id, business: business.id, resource, units, provider, mirrors: provider !== 'feed' };
      const label = caldav?.calendar ?? caldav?.address ?? 'feed';
      const before = await store.ties.get(id);
      const isSame =
        before !== null && settings.seal.open(before.sealed) !== null && same(settings.seal.open(before.sealed), open);
      if (isSame && !before.ending && before.units === units) continue;
      await store.ties.tie({ ...about, sealed: settings.seal.close(open), label, declared: true, now });
    }
  }
  const known = new Set(written.map(({ id }) => id));
  for (const tie of await store.ties.all()) {
    if (tie.declared && known.has(tie.business) && !declared.has(tie.id)) await store.ties.untie(tie.id);
  }
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
