import type { Fact } from '../../core/effect.ts';
import { ownLanguage } from '../../core/locale.ts';
import type { Booking } from '../../domain/booking.ts';
import type { Business } from '../../domain/business.ts';
import { handNoteOf } from '../../domain/hand-note.ts';
import type { App } from '../../engine/app.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Business as Staffed } from '../../engine/parts.ts';
import type { Acted, BookingTale, Refusal } from '../../ports/agenda.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Keeper } from '../../ports/keeper.ts';
import type { Store } from '../../ports/store.ts';
import type { Changes } from '../changes.ts';
import type { Teller } from '../figures.ts';

export interface AgendaParts {
  readonly written: ReadonlyMap<string, Business>;
  readonly staffed: ReadonlyMap<string, Staffed>;
  readonly store: Pick<Store, 'bookings' | 'blocks' | 'conversations' | 'customers' | 'ties' | 'waiting'>;
  readonly engine: Pick<Engine, 'handle'>;
  readonly clock: Clock;
  readonly changes: Changes;
  /** Where somebody with this number is written to first. */
  readonly firstTouch: App['firstTouch'];
  readonly figures: Pick<Teller, 'changing'>;
}

/** More than a day has of one resource. */
export const COLLISIONS_MAX = 200;

export function refused(why: Refusal, collides: readonly Booking[] = []): Acted {
  return { kind: 'refused', why, collides, told: null, booking: null };
}

/** The journey that knows of a booking, and how it calls it. */
export function keptBy(staffed: Staffed | undefined, booking: Booking): { keeper: Keeper; what: Fact } | null {
  for (const keeper of staffed?.keepers ?? []) {
    const what = keeper.told(booking);
    if (what !== null) return { keeper, what };
  }
  return null;
}

/** As its journey calls it, else as it was written down by hand. */
export function taleOf({ staffed, written }: Pick<AgendaParts, 'staffed' | 'written'>, booking: Booking): BookingTale {
  const business = staffed.get(booking.business);
  const hand = handNoteOf(booking);
  const told = business?.tells?.(booking, ownLanguage(business.locales))?.title;
  const { note = null, by = null, name = null } = hand ?? {};
  const resource = written.get(booking.business)?.resources.find(({ id }) => id === booking.resource)?.name ?? null;
  return { what: hand?.what ?? told ?? resource ?? booking.resource, resource, note, byHand: by, name };
}

/** Why a place cannot be had: it is blocked, or something stands there. */
export async function takenThere(
  { store, clock }: AgendaParts,
  business: string,
  { resource, start, end }: { readonly resource: string; readonly start: string; readonly end: string },
  except?: string,
): Promise<Acted> {
  const range = { from: start, to: end };
  const blocks = await store.blocks.between(business, range);
  if (blocks.some((block) => block.resource === resource)) return refused('blocked');
  const all = await store.bookings.between(business, range, clock.now(), COLLISIONS_MAX);
  return refused(
    'taken',
    all.filter((booking) => booking.resource === resource && booking.id !== except),
  );
}
