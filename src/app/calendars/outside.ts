import type { Business } from '../../domain/business.ts';
import { bookingsBeside } from '../../mirror/beside.ts';
import type { Mirror } from '../../mirror/mirror.ts';
import type { Calendars } from '../../ports/calendars.ts';
import type { Composition } from '../composition.ts';
import { createCalendars } from './calendars.ts';
import { tokensOf } from './clouds.ts';
import { openingWith } from './providers.ts';
import { type Around, mirrorOf } from './ties.ts';

/** Where calendars are reached, what keeps them in step, and what people do about them; it tells by what is put together with it. */
export function outsideFor(
  { store, clock, observer, calendars: settings }: Composition,
  written: ReadonlyMap<string, Business>,
  around: Around,
): { readonly mirror: Mirror; readonly calendars: Calendars } | null {
  if (settings === undefined) return null;
  const { ties, grants } = store;
  const tokens = tokensOf({ grants, clock, ...settings });
  const open = openingWith({ ...settings, tokens }, written);
  const mirror = mirrorOf({ store, written, clock, observer, settings }, open, around);
  const rung = (tie: string) => mirror.rung(tie);
  return { mirror, calendars: createCalendars({ ...settings, ties, grants, written, clock, tokens, open, rung }) };
}

/** Journeys look into outside calendars before they look into the ledger (H5). */
export function besideIt(config: Composition, mirror: Mirror): Composition {
  const { store } = config;
  return { ...config, store: { ...store, bookings: bookingsBeside(store.bookings, mirror) }, outside: mirror };
}
