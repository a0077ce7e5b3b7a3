import type { Fact } from '../../core/effect.ts';
import { ownLanguage } from '../../core/locale.ts';
import type { Booking } from '../../domain/booking.ts';
import type { Business } from '../../domain/business.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Business as Staffed } from '../../engine/parts.ts';
import type { Acted, BookingTale, Refusal } from '../../ports/agenda.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Keeper } from '../../ports/keeper.ts';
import type { Store } from '../../ports/store.ts';
import type { Teller } from '../figures.ts';

export interface AgendaParts {
  readonly written: ReadonlyMap<string, Business>;
  readonly staffed: ReadonlyMap<string, Staffed>;
  readonly store: Pick<Store, 'bookings' | 'conversations' | 'customers'>;
  readonly engine: Pick<Engine, 'handle'>;
  readonly clock: Clock;
  readonly figures: Pick<Teller, 'changing'>;
}

/** More than a day has of one resource. */
export const COLLISIONS_MAX = 200;

export function refused(why: Refusal, collides: readonly Booking[] = []): Acted {
  return { kind: 'refused', why, collides, told: null, booking: null };
}

/** What is written into a booking that the people of the business made. */
export interface HandNote {
  readonly what: string;
  readonly by: string;
  readonly name: string;
  readonly note: string | null;
}

export function handNoteOf({ details }: Booking): HandNote | null {
  const { by_hand: note = null } = details;
  return note !== null && typeof note === 'object' && 'what' in note ? (note as unknown as HandNote) : null;
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
export function taleOf({ staffed }: Pick<AgendaParts, 'staffed'>, booking: Booking): BookingTale {
  const business = staffed.get(booking.business);
  const hand = handNoteOf(booking);
  const told = business?.tells?.(booking, ownLanguage(business.locales))?.title;
  const { note = null, by = null, name = null } = hand ?? {};
  return { what: hand?.what ?? told ?? booking.resource, note, byHand: by, name };
}

/** What else stands there, blocks and all, of those units that are meant. */
export async function standingThere(
  { store, clock }: AgendaParts,
  business: string,
  { resource, start, end }: { readonly resource: string; readonly start: string; readonly end: string },
): Promise<readonly Booking[]> {
  const all = await store.bookings.between(business, { from: start, to: end }, clock.now(), COLLISIONS_MAX);
  return all.filter((booking) => booking.resource === resource);
}
