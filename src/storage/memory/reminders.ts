import { instantOf, MINUTE_MS } from '../../domain/zoned.ts';
import {
  LOOKED_AHEAD_MINUTES,
  type Reminder,
  type ReminderName,
  type Reminders,
  type TakeReminders,
} from '../../ports/reminders.ts';
import type { MemoryBookings } from './bookings.ts';
import { refill } from './rows.ts';

/** The reference store of reminders. Nothing in it awaits, so looking and taking are one indivisible step. */
export class MemoryReminders implements Reminders {
  readonly #bookings: Pick<MemoryBookings, 'all' | 'sinceOf'>;
  /** When each is looked at again; null once it is settled. */
  readonly #lookAt = new Map<string, string | null>();

  constructor(bookings: Pick<MemoryBookings, 'all' | 'sinceOf'>) {
    this.#bookings = bookings;
  }

  /** What it holds now: called, the answer puts it back. */
  save(): () => void {
    const kept = [...this.#lookAt];
    return () => refill(this.#lookAt, kept);
  }

  async take({ business, leads, now, leaseUntil, limit }: TakeReminders): Promise<readonly Reminder[]> {
    const at = instantOf(now);
    const found = this.#bookings.all
      .filter((booking) => booking.business === business && booking.status === 'confirmed')
      .flatMap((booking) => {
        const since = this.#bookings.sinceOf(booking.id) ?? booking.start;
        return leads.map((leadMinutes): Reminder => ({ booking, since, leadMinutes }));
      })
      .filter(({ booking, leadMinutes }) => {
        const begins = instantOf(booking.start);
        const lookAt = this.#lookAt.get(keyOf({ booking: booking.id, leadMinutes }));
        const isLookedAt = lookAt !== undefined && (lookAt === null || instantOf(lookAt) > at);
        return begins > at && begins <= at + (leadMinutes + LOOKED_AHEAD_MINUTES) * MINUTE_MS && !isLookedAt;
      })
      .sort((one, other) => instantOf(one.booking.start) - instantOf(other.booking.start))
      .slice(0, limit);
    for (const { booking, leadMinutes } of found)
      this.#lookAt.set(keyOf({ booking: booking.id, leadMinutes }), leaseUntil);
    return found;
  }

  async postpone(reminder: ReminderName, until: string): Promise<void> {
    if (this.#lookAt.get(keyOf(reminder)) !== null) this.#lookAt.set(keyOf(reminder), until);
  }

  async settle(reminder: ReminderName): Promise<void> {
    this.#lookAt.set(keyOf(reminder), null);
  }
}

function keyOf({ booking, leadMinutes }: ReminderName): string {
  return `${booking}/${leadMinutes}`;
}
