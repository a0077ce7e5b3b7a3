import { derivedId } from '../../core/ids.ts';
import { ownLanguage } from '../../core/locale.ts';
import type { Booking } from '../../domain/booking.ts';
import type { Business } from '../../domain/business.ts';
import type { Served } from '../../engine/engine.ts';
import { Mirror } from '../../mirror/mirror.ts';
import type { MirroredBusiness, MirrorParts, Told } from '../../mirror/parts.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Observer } from '../../ports/observer.ts';
import type { Store } from '../../ports/store.ts';
import type { Message } from '../../ports/ties.ts';
import type { Changes } from '../changes.ts';
import { ofEach } from '../each.ts';
import type { CalendarSettings } from './providers.ts';

/** What is known only once everything is put together: who speaks for a business, and who is told. */
export interface Around {
  readonly served: () => ReadonlyMap<string, Pick<Served, 'tells'>>;
  readonly changes: Changes;
  /** Whether replies are pushed to whoever is at this channel; else they are there when they look. */
  readonly pushes: (channel: string) => boolean;
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
export function mirrorOf(outside: Mirrored, open: MirrorParts['open'], around: Around): Mirror {
  const { store, written, clock, observer, settings } = outside;
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
    ...{ open, pushTo: settings.pushTo },
    tell: (change) => around.changes.tell(change),
    wasTold: (message) => wasTold(message, store, around),
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

/** Nothing said, or nothing of it taken by the provider, is not told; where they look for themselves, it is there (H2). */
async function wasTold(
  { conversation, event }: Message,
  { conversations, sendings }: Store,
  { pushes }: Around,
): Promise<Told> {
  const talk = await conversations.load(conversation);
  // Nothing is left of it, and nobody to tell.
  if (talk === null || talk.erasedAt !== undefined) return 'told';
  const answer = await conversations.repliesTo(conversation, event);
  if (answer === null) return 'waiting';
  if (answer.replies.length === 0) return 'untold';
  if (!pushes(talk.channel)) return 'told';
  const facts = await sendings.ofConversation(conversation);
  const statuses = answer.replies.map(({ id }) => facts.get(id)?.status ?? null);
  if (statuses.includes('failed')) return 'untold';
  if (statuses.includes(null)) return 'waiting';
  return statuses.includes('sent') ? 'taken' : 'told';
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
