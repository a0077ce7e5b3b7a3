import type { Thing } from '../core/consent/proposal.ts';

/** What the bookings of each journey may be called: "cancel the flight" calls off no appointment (X11). */
export const CALLED = {
  appointment: ['visit'],
  salon: ['visit'],
  space: ['room', 'visit'],
  trip: ['trip'],
} as const satisfies { readonly [flow: string]: readonly Thing[] };
