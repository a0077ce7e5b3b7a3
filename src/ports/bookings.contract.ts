import { afterAll, beforeAll, describe } from 'vitest';
import type { Bookings } from './bookings.ts';
import { bookingContract } from './bookings-book.contract.ts';
import { busyPartsContract } from './bookings-busy-parts.contract.ts';
import { holdContract } from './bookings-holds.contract.ts';
import { lookingContract } from './bookings-looking.contract.ts';
import { replacingContract } from './bookings-replacing.contract.ts';

export type OpenBookings = () => Promise<{ bookings: Bookings; close(): Promise<void> }>;

/** Every promise of the ledger. */
export function bookingsContract(name: string, open: OpenBookings): void {
  describe(`bookings in ${name}`, () => {
    let opened: Awaited<ReturnType<OpenBookings>>;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened?.close());
    const ledger = () => opened.bookings;
    bookingContract(ledger);
    busyPartsContract(ledger);
    replacingContract(ledger);
    holdContract(ledger);
    lookingContract(ledger);
  });
}
