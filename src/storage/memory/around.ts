import type { Booking, Stretch } from '../../domain/booking.ts';

/** What the ledger knows of calendars outside: what is taken there, and who wants to hear of its changes. */
export interface Outside {
  taken(business: string): readonly Stretch[];
  changed(booking: Booking): void;
}

export const NOTHING_OUTSIDE: Outside = { taken: () => [], changed: () => {} };

/** Who is told of what happens in the ledger; nobody unless told. */
export interface Around {
  /** Told of whatever comes free, and from when on. */
  readonly onFreed?: (business: string, at: string) => void;
  /** Told of whatever is booked, moved or called off, once all that happens at once has happened. */
  readonly onChanged?: (booking: Booking, at: string) => void;
  readonly outside?: Outside;
  /** What nobody can have (G4). */
  readonly blocked?: (business: string) => readonly Stretch[];
}
