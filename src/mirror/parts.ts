import type { Booking } from '../domain/booking.ts';
import type { Bookings } from '../ports/bookings.ts';
import type { Clock } from '../ports/clock.ts';
import type { Diary } from '../ports/diary.ts';
import type { Observer } from '../ports/observer.ts';
import type { OutsideCalendar, PushAddress } from '../ports/outside-calendar.ts';
import type { Payments } from '../ports/payments.ts';
import type { Message, Tie, Ties } from '../ports/ties.ts';
import type { WaitingList } from '../ports/waiting.ts';

/** What keeps outside calendars in step is handed. */
export interface MirrorParts {
  readonly ties: Ties;
  readonly diary: Diary;
  readonly bookings: Pick<Bookings, 'get' | 'move' | 'amend'>;
  readonly payments: Pick<Payments, 'ofBooking'>;
  readonly waiting: Pick<WaitingList, 'wake'>;
  readonly businesses: ReadonlyMap<string, MirroredBusiness>;
  /** The calendar of a tie; throws `OutsideTrouble` where its credentials cannot be read. */
  readonly open: (tie: Tie) => OutsideCalendar;
  /** Where a calendar that can tell us of its changes is to tell them; null where nobody outside reaches us. */
  readonly pushTo?: (tie: Tie) => PushAddress | null;
  /** Has the customer told, once for an id; resolves when that is stored, and throws where it could not be. False: there is no talk with them. */
  readonly tell: (change: OutsideChange) => Promise<boolean>;
  /** What became of what was told. */
  readonly wasTold: (message: Message) => Promise<Told>;
  readonly clock: Clock;
  readonly observer: Observer;
  /** How long what was read is good for, before it is read again without anybody asking. */
  readonly everySeconds: number;
}

/** What a business wants of its calendars. */
export interface MirroredBusiness {
  readonly id: string;
  readonly timeZone: string;
  readonly lookAheadDays: number;
  readonly address: string | null;
  /** Whether a time may be offered or booked while the calendar cannot be asked (H5). */
  readonly check: 'required' | 'preferred';
  readonly moved: 'move' | 'alert';
  readonly deleted: 'call_off' | 'alert';
  /** What its people read in their calendar. */
  readonly title: (booking: Booking) => Promise<string>;
}

/** What became of a message: it arrived, or it did not, or it was taken and may still fail, or it waits. */
export type Told = 'told' | 'untold' | 'taken' | 'waiting';

/** What a person did in an outside calendar, once the ledger has followed. */
export interface OutsideChange {
  readonly eventId: string;
  readonly before: Booking;
  /** Null where it is called off. */
  readonly after: Booking | null;
}
