import { z } from 'zod';
import type {
  DeskDid,
  DoneEvent,
  FailedEvent,
  IntentEvent,
  LeadArrived,
  LeadTouched,
  NextWanted,
  RefusedEvent,
  ToolEvent,
} from '../../core/flow.ts';
import type { HoldEnds, PaymentNews } from '../../domain/hold.ts';
import type { WishEntities } from './preference.ts';

/** What the calendar is asked: the wish, where to look, and what must not be offered. Never more than a few slots long. */
export const checkInput = z.strictObject({
  day: z.string().nullable(),
  time_window: z.string().nullable(),
  explicit_time: z.string().nullable(),
  from: z.string(),
  to: z.string(),
  /** Slots not to be offered: declined, or just taken (A7, A14). */
  leave_out: z.array(z.string()),
  /** Weekdays and dates that were ruled out in this message. */
  except: z.array(z.string()),
  /** Days that would do as well as the one wished for. */
  also: z.array(z.string()).default([]),
  /** What was offered for this same wish just before: anything closer was ruled out earlier and stays away. */
  offered: z.array(z.string()),
});

export type CheckInput = z.infer<typeof checkInput>;

/** What came of looking. The hundreds of free slots stay behind: a turn records only what it needs (X3). */
export const checkOutput = z.strictObject({
  calendar_id: z.string(),
  returned: z.int(),
  matching: z.int(),
  /** At most two, the closest first (A10). */
  slots: z.array(z.strictObject({ start: z.string(), fits: z.boolean() })).max(2),
  /** Why what is free may not be all there is to know: a calendar outside could not be asked (A12). */
  reason: z.string().exactOptional(),
});

export type CheckOutput = z.infer<typeof checkOutput>;

export const bookInput = z.strictObject({ slot: z.string() });
export type BookInput = z.infer<typeof bookInput>;

export const bookOutput = z.strictObject({
  booking_id: z.string(),
  slot: z.string(),
  /** What is to be paid before it counts; absent where it is booked. */
  deposit: z
    .strictObject({ cents: z.int(), currency: z.string(), url: z.string().nullable(), held_until: z.string() })
    .exactOptional(),
});
export type BookOutput = z.infer<typeof bookOutput>;

interface WhichBooking {
  readonly booking_id: string;
}

interface HoldChecked {
  readonly lapsed: boolean;
  readonly slot: string;
}

/** Whether somebody else is to come as well. */
interface Company {
  readonly company?: true;
}

type Nothing = { readonly [name: string]: never };

/** What they waited for came free and they took it (decision 18). */
export type TookFreed = DeskDid<'take_freed'> & {
  readonly output: {
    readonly booking_id: string;
    readonly start: string;
    readonly pay: { readonly until: string } | null;
  };
};

/** The practice itself moved the appointment or called it off, in a calendar of its own (H2). */
export type Changed = DeskDid<'move_booking' | 'call_off'> & { readonly input: WhichBooking };

/** Everything that can happen to an appointment conversation. */
export type AppointmentEvent =
  | IntentEvent<'constraint', WishEntities & Company>
  | IntentEvent<'select', { readonly choice: number } & Company>
  | IntentEvent<'confirm', Nothing>
  | IntentEvent<'decline', Pick<WishEntities, 'except'>>
  | IntentEvent<'change_request', WishEntities & Company>
  | IntentEvent<'another', { readonly named?: true }>
  | IntentEvent<'cancel', Nothing>
  | IntentEvent<
      'unclear',
      {
        readonly question?: true;
        readonly later?: true;
        readonly agrees?: true;
        readonly doubt?: true;
      } & Company
    >
  | LeadArrived
  | LeadTouched
  | NextWanted
  | DoneEvent<'check_calendar', CheckOutput, CheckInput>
  | RefusedEvent<'check_calendar', CheckInput>
  | FailedEvent<'check_calendar', CheckInput>
  | DoneEvent<'book', BookOutput, BookInput>
  | RefusedEvent<'book', BookInput>
  | FailedEvent<'book', BookInput>
  | ToolEvent<'find_booking', BookOutput, WhichBooking>
  | ToolEvent<'check_hold', HoldChecked, WhichBooking>
  | HoldEnds
  | PaymentNews
  | TookFreed
  | Changed;

export type HoldSeen = DoneEvent<'check_hold', HoldChecked, WhichBooking>;

/** What happened, in words. */
export const EVENTS: { readonly [Type in AppointmentEvent['type']]: string } = {
  constraint: 'they say when',
  select: 'they pick a slot',
  confirm: 'they say yes',
  decline: 'they say no',
  change_request: 'they want another time',
  cancel: 'they call it off',
  unclear: 'they say something else',
  another: 'they want another one besides',
  lead: 'a lead arrives',
  touched: 'the first message to a lead has left',
  next: 'it is settled, and somebody else is to come too',
  'check_calendar.done': 'the calendar answers',
  'check_calendar.refused': 'the calendar refuses',
  'check_calendar.failed': 'the calendar cannot be reached',
  'book.done': 'the booking is stored',
  'book.refused': 'the slot is taken',
  'book.failed': 'nobody knows whether it is booked',
  'desk.take_freed': 'they take what they waited for',
  'desk.move_booking': 'the practice has moved it',
  'desk.call_off': 'the practice has called it off',
  'find_booking.done': 'the ledger has the appointment',
  'find_booking.refused': 'the ledger has no such appointment',
  'find_booking.failed': 'the ledger cannot be read',
  'check_hold.done': 'the ledger tells how the appointment stands',
  'check_hold.refused': 'the ledger knows nothing of it',
  'check_hold.failed': 'the ledger cannot be reached',
  'timer.hold.*': 'the time for the deposit is over',
  'payment.confirmed': 'their deposit is booked',
  'payment.failed': 'their payment fails',
  'payment.expired': 'their payment comes to nothing in time',
  'payment.refunded': 'their deposit is given back',
  'payment.owed': 'their deposit is to be given back by hand',
  'payment.mismatched': 'another amount arrives than was asked for',
};

type EventOf<Type extends AppointmentEvent['type']> = Extract<AppointmentEvent, { type: Type }>;

export type WishHeard = EventOf<'constraint' | 'change_request'>;
export type Selected = EventOf<'select'>;
export type Unclear = EventOf<'unclear'>;
export type Another = EventOf<'another'>;
/** What may be said of somebody else who is to come as well. */
export type MaybeForMore = EventOf<'constraint' | 'select' | 'change_request' | 'unclear'>;
export type Declined = EventOf<'decline'>;
export type Checked = EventOf<'check_calendar.done'>;
export type CheckBroke = EventOf<'check_calendar.failed' | 'check_calendar.refused'>;
export type Booked = EventOf<'book.done' | 'find_booking.done'>;
export type Refused = EventOf<'book.refused'>;
