import type { StaffMember } from '../core/event.ts';
import type { Attendance, Booking } from '../domain/booking.ts';
import type { Block } from './blocks.ts';
import type { OutsideTime } from './ties.ts';

/**
 * What the people of a business do in their calendar (G4). All of it goes through the ledger, which refuses two at one time
 * whoever asks; what was booked in a conversation is changed by an event of that conversation, and its customer is told there.
 * Everything can be asked first: without `really` nothing is done, and the answer says what would come of it.
 */
export interface Agenda {
  /** Null where there is no such business. */
  view(business: string, from: string, to: string): Promise<AgendaView | null>;
  /** What a booking is called, in the business's own language. */
  told(booking: Booking): BookingTale;
  book(request: ByHand, really: boolean): Promise<Acted>;
  move(request: MoveByHand, really: boolean): Promise<Acted>;
  callOff(request: CallOffByHand, really: boolean): Promise<Acted>;
  /** Says whether its customer came, or takes that back; the customer is not told. */
  attend(request: AttendRequest): Promise<Acted>;
  /** When its customer is reminded, or was to be, the earliest first. */
  reminders(booking: Booking): readonly PlannedReminder[];
  block(request: BlockRequest, really: boolean): Promise<Acted & { readonly blocks: readonly Block[] }>;
  /** The time is free again; false where no such block stands. */
  unblock(business: string, block: string): Promise<boolean>;
}

export interface AgendaView {
  readonly timeZone: string;
  readonly resources: readonly { readonly id: string; readonly name: string; readonly units: number }[];
  readonly services: readonly Service[];
  readonly hours: readonly { readonly date: string; readonly ranges: readonly Range[] }[];
  readonly bookings: readonly Booking[];
  readonly blocks: readonly Block[];
  readonly outside: readonly OutsideTime[];
}

export interface Service {
  readonly id: string;
  readonly name: string;
  readonly minutes: number;
  readonly resources: readonly string[];
}

interface Range {
  readonly from: string;
  readonly to: string;
}

export interface BookingTale {
  readonly what: string;
  readonly note: string | null;
  /** Whom or what it is booked with, as people call it; null of what the business no longer has, or never listed. */
  readonly resource: string | null;
  /** Who of the business made it. */
  readonly byHand: string | null;
  /** Whose it is, where only a name was written down. */
  readonly name: string | null;
}

interface Request {
  readonly business: string;
  readonly by: StaffMember;
}

export interface ByHand extends Request {
  /** Drawn by whoever asks: the same again is the same booking. */
  readonly key: string;
  readonly resource: string;
  readonly start: string;
  readonly minutes: number;
  readonly what: string;
  readonly name: string;
  readonly phone: string | null;
  readonly note: string | null;
}

export interface MoveByHand extends Request {
  readonly booking: string;
  readonly start: string;
  readonly resource: string;
  readonly silent: boolean;
}

export interface CallOffByHand extends Request {
  readonly booking: string;
  readonly silent: boolean;
}

export interface AttendRequest extends Request {
  readonly booking: string;
  /** Null takes back what was said. */
  readonly attendance: Attendance | null;
}

export interface PlannedReminder {
  readonly leadMinutes: number;
  readonly at: string;
}

export interface BlockRequest extends Request, Omit<Block, 'id' | 'resource' | 'by'> {
  readonly resources: readonly string[];
}

export interface Acted {
  /** `would`: it was only asked. */
  readonly kind: 'done' | 'would' | 'refused';
  readonly why: Refusal | null;
  /** What stands in the way; for a block, what stays booked in that time. */
  readonly collides: readonly Booking[];
  /** What the customer is told, or would be, and by which channel; null where nobody is. */
  readonly told: { readonly text: string; readonly channel: string } | null;
  readonly booking: Booking | null;
}

export type Refusal =
  | 'unknown'
  | 'taken'
  | 'blocked'
  | 'not_standing'
  | 'past'
  | 'not_begun'
  | 'changed'
  | 'no_such_resource'
  | 'bad_time'
  | 'not_possible'
  | 'try_again';
