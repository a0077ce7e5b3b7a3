import type { StoredEvent } from '../core/event.ts';
import type { Header } from '../core/header.ts';
import type { JsonObject } from '../core/json.ts';
import type { TurnRecord } from '../core/turn.ts';
import type { Booking } from '../domain/booking.ts';
import type { Customer } from '../domain/customer.ts';
import type { MissedLead } from './leads.ts';
import type { Payment } from './payments.ts';
import type { Note } from './remarks.ts';

/** How long what is known of people lives, and how it ends (G5). */
export interface Life {
  /** Everything that a business has of somebody; null where it knows nobody of that name. */
  export(sought: SoughtPerson): Promise<Dossier | null>;
  /** Makes all of that go; bookings stay as facts about nobody. */
  erase(sought: SoughtPerson, options: EraseOptions): Promise<Erasing>;
  /** Lets go of what businesses keep no longer. */
  round(): Promise<void>;
  close(): Promise<void>;
}

/** Somebody, as whoever asks for them knows them. */
export interface SoughtPerson {
  readonly business: string;
  /** A customer's id, a telephone number, an e-mail address, `channel:address`, or the id of a conversation. */
  readonly who: string;
}

/** Everything of a person as it is handed to them (G5). */
export interface Dossier {
  readonly version: number;
  readonly exportedAt: string;
  readonly business: string;
  readonly customers: readonly Customer[];
  readonly conversations: readonly ExportedTalk[];
  readonly bookings: readonly Booking[];
  readonly payments: readonly Payment[];
  readonly leads: readonly MissedLead[];
  /** What the people of the business wrote down about them. */
  readonly notes: readonly Note[];
}

export interface ExportedTalk {
  readonly id: string;
  readonly channel: string;
  readonly address: string;
  /** When it was erased; null while it was not. */
  readonly erasedAt: string | null;
  /** What the engine and the flow know of it now. */
  readonly header: Header;
  readonly context: JsonObject;
  /** What was written and is not handled yet. */
  readonly waiting: readonly StoredEvent[];
  /** What was written, what was heard in it, what was done and what was answered, turn by turn. */
  readonly turns: readonly TurnRecord[];
}

export interface EraseOptions {
  /** What stands ahead is called off too, where no money is in it; else it stands, and nobody knows whose it is. */
  readonly alsoBookings: boolean;
  /** Without it nothing is done: the answer says what would go. */
  readonly really: boolean;
}

export type Erasing =
  | { readonly kind: 'nobody' }
  /** Something is under way that must come to its end first; the same again goes on from where it was. */
  | { readonly kind: 'busy'; readonly reason: BusyReason }
  | { readonly kind: 'would_erase' | 'erased'; readonly what: Erased };

/** A turn that may have acted, or money that is on its way to them. */
export type BusyReason = 'turn_under_way' | 'money_owed';

export interface Erased {
  readonly customers: number;
  readonly conversations: number;
  readonly leads: number;
  readonly payments: number;
  /** Bookings that stay as facts about nobody. */
  readonly bookings: number;
  /** Of those, what stands ahead and was called off, and what stays booked. */
  readonly calledOff: readonly string[];
  readonly standing: readonly string[];
}
