import type { Tap } from './consent/tap.ts';
import type { Fact } from './effect.ts';
import type { Json, JsonObject } from './json.ts';

/** Something that happened to a conversation. Stored before anything else is done, handled once and in order (X4). */
export type Event =
  | MessageEvent
  | LeadEvent
  | PaymentEvent
  | TimerEvent
  | OperatorEvent
  | DeskEvent
  | FreedEvent
  | ReminderEvent
  | SubscriptionEvent
  | TouchEvent;

export interface MessageEvent {
  readonly kind: 'message';
  readonly text: string;
  /** More was sent than is read: the text is its beginning, and the user is asked to say it shorter. */
  readonly overlong?: true;
  /** Something came with the words, or instead of them, that is not read: the front desk says so. */
  readonly attachment?: Attachment;
  /** A button was tapped: the text is its label, shown to both sides and not read (X11). */
  readonly tap?: Tap;
  /** What the channel calls whoever wrote: the name of their profile (X15). */
  readonly name?: string;
  /** The provider's own thread it came in: answers go there (F1). */
  readonly thread?: string;
  /** A program wrote it in somebody's stead: it tells and wants, and never agrees. Only a tap of theirs does (X11). */
  readonly proxy?: true;
  /** Whoever wrote had written STOP before: it is kept and not answered (F2). */
  readonly stopped?: true;
}

export type Attachment = 'audio' | 'image' | 'video' | 'file' | 'location' | 'other';

/** Somebody left their details on a form or a website (A13). */
export interface LeadEvent {
  readonly kind: 'lead';
  readonly name: string;
  readonly phone: string;
  /** When it arrived, nothing could be sent on its channel: nobody is written to, and nobody claims to have done so. */
  readonly unreachable?: true;
  /** Its channel is pushed to: nobody was touched before the provider has taken the message (F7). */
  readonly pushed?: true;
}

/** What the ledger made of a payment; it is in the database before this event exists (D9). */
export interface PaymentEvent {
  readonly kind: 'payment';
  readonly payment: string;
  readonly outcome: string;
  readonly facts: JsonObject;
}

export interface TimerEvent {
  readonly kind: 'timer';
  readonly timer: string;
  readonly due: string;
}

/** A person at the business acted (X16): what they do is an event like any other, recorded and replayed. */
export type OperatorEvent = { readonly kind: 'operator' } & (
  | TakeOver
  | GiveBack
  /** Words of a person's own: sent as they are. Whoever writes has the conversation. */
  | { readonly action: 'write'; readonly by: StaffMember; readonly text: string }
  | StaffDeed
);

export interface TakeOver {
  readonly action: 'take_over';
  /** Absent where a machine, or an inbox of another make, says so. */
  readonly by?: StaffMember;
}

/** The conversation returns to the bot. */
export interface GiveBack {
  readonly action: 'give_back';
  readonly by?: StaffMember;
  /** For whoever reads the record. */
  readonly note?: string;
}

/** What a person does about a booking of this conversation: the ledger decides, and the customer is told (G4). */
export type StaffDeed = { readonly by: StaffMember; readonly booking: BookingTold; readonly silent?: true } & (
  | {
      readonly action: 'call_off';
      /** What goes back by the policy, as the person was told it. */
      readonly refund: { readonly cents: number; readonly currency: string } | null;
    }
  | { readonly action: 'move'; readonly start: string; readonly resource: string; readonly what: Fact }
);

/** A booking as its journey tells of it. */
export interface BookingTold {
  readonly id: string;
  readonly start: string;
  readonly what: Fact;
}

/** Somebody of the business, by their account and by the name that customers see. */
export interface StaffMember {
  readonly id: string;
  readonly name: string;
}

/** Somebody wrote one of the words that every carrier knows: whether they want to hear from us, or who we are (F2). */
export interface SubscriptionEvent {
  readonly kind: 'subscription';
  readonly action: 'stop' | 'start' | 'help';
  /** The provider has answered it already. */
  readonly answered?: true;
}

/** What became of the first message to a lead: the provider has taken it, or it never will be (F7). */
export interface TouchEvent {
  readonly kind: 'touch';
  readonly reply: string;
  readonly at: string;
  readonly accepted: boolean;
}

/** What the desk did, in another talk, about a booking that was made in this one (X14). */
export interface DeskEvent {
  readonly kind: 'desk';
  /** The tool that did it, with what it was given and what it answered. */
  readonly deed: string;
  readonly input: JsonObject;
  readonly output: Json;
  /** It was the business itself that did it: the customer is told (H2). */
  readonly told?: ChangeTold;
}

/** What is told of a booking that the business moved or called off: what it is, when it was, and when it is now. */
export interface ChangeTold {
  readonly what: string;
  readonly when: string;
  /** Null where it is called off. */
  readonly to: string | null;
}

/** What somebody waits for came free, and is held for them in the ledger before this event exists (decision 18). */
export interface FreedEvent {
  readonly kind: 'freed';
  readonly facts: JsonObject;
}

/** What somebody has booked begins soon; the ledger had it standing when this event was made (F8). */
export interface ReminderEvent {
  readonly kind: 'reminder';
  readonly facts: JsonObject;
}

/** An event as it stands in the inbox. */
export interface StoredEvent {
  /** The sender's own id, or one derived from what happened: the same id is the same event. */
  readonly id: string;
  /** Its place in the conversation; there may be gaps. */
  readonly seq: number;
  readonly receivedAt: string;
  readonly event: Event;
}
