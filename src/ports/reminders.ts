import type { Booking } from '../domain/booking.ts';

/**
 * Which reminders of which bookings were given (F8). It is kept in the same store as the bookings and rests on them: what is
 * called off is not found any more, and what is moved is another booking. Every adapter passes the contract suite beside
 * this file.
 */
export interface Reminders {
  /**
   * Takes reminders that have to be looked at by `now`: of what is confirmed in a business, has not begun and begins within
   * the lead and a day, the soonest first. What is taken is not given out again before `leaseUntil`, and then it is, unless
   * it was settled or postponed: a crash loses nothing, and two processes never have the same.
   */
  take(request: TakeReminders): Promise<readonly Reminder[]>;

  /** It has to be looked at again from then on, and not before. */
  postpone(reminder: ReminderName, until: string): Promise<void>;

  /** It was given, or never will be. */
  settle(reminder: ReminderName): Promise<void>;
}

export interface TakeReminders {
  readonly business: string;
  /** So many minutes before it begins. */
  readonly leads: readonly number[];
  readonly now: string;
  readonly leaseUntil: string;
  readonly limit: number;
}

/** Beside the lead, so much earlier a reminder may be due: it is said the evening before where it would fall into the night. */
export const LOOKED_AHEAD_MINUTES = 1_440;

export interface ReminderName {
  readonly booking: string;
  readonly leadMinutes: number;
}

export interface Reminder {
  readonly booking: Booking;
  /** Since when it has stood as it stands. */
  readonly since: string;
  readonly leadMinutes: number;
}
