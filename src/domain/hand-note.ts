import type { Booking } from './booking.ts';

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
