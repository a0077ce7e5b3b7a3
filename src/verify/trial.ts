import type { Answer } from '../core/consent/tap.ts';
import type { Say } from '../core/effect.ts';
import type { Flow } from '../core/flow.ts';
import type { Locale } from '../core/locale.ts';
import type { TurnRecord } from '../core/turn.ts';
import type { Booking } from '../domain/booking.ts';
import type { Conversation } from '../ports/conversations.ts';
import type { Payment } from '../ports/payments.ts';

/** How a tool's call may come out, beside what it comes to by itself. */
export const OUTCOMES = ['refused', 'before', 'unknown'] as const;
export type OutcomeTried = (typeof OUTCOMES)[number];

/** A step as a script has it (docs/guides/scripts.md), so that whatever was tried can be played. */
export type PlayStep =
  | { readonly user: string }
  | { readonly tap: Answer | { readonly answer: Answer; readonly of: number } }
  | { readonly wait: string }
  | { readonly payment: 'paid' | 'failed' }
  | { readonly staff: 'take_over' | 'give_back' | 'call_off' | { readonly move: string } }
  | { readonly lead: { readonly name: string; readonly phone: string } }
  | { readonly resend: true }
  | { readonly break: { readonly tool: string; readonly times: 1; readonly when: OutcomeTried } };

/** Something to be tried somewhere. `what` names it, whatever the place: the same thing tried elsewhere has the same name. */
export interface Try {
  readonly what: string;
  readonly kind: 'words' | 'nonsense' | 'tap' | 'wait' | 'payment' | 'staff' | 'lead' | 'again';
  readonly steps: readonly PlayStep[];
  /** A tool was made to answer otherwise. */
  readonly faulty?: true;
}

/** What a trial runs from: everything that is stored, and the clock. Only the bench can look into it. */
export interface Place {
  readonly place: unique symbol;
}

export interface Trial {
  /** Null for the very beginning. */
  readonly from: Place | null;
  readonly steps: readonly PlayStep[];
}

/** What can be said where this was seen? Answered with the same sight, and that. */
export interface Listening {
  readonly listen: Sight;
}

/** What came of a trial. */
export interface Sight {
  readonly now: string;
  readonly conversation: Conversation | null;
  /** Of this trial alone. */
  readonly turns: readonly TurnRecord[];
  readonly duplicate: boolean;
  readonly bookings: readonly Booking[];
  readonly payments: readonly Payment[];
  /** Calls by key whose answer was lost and that had acted, as their tools tell whoever asks again, and what becomes of each (X5). */
  readonly acted: ReadonlyMap<string, 'told' | 'undone'>;
  readonly said: readonly Told[];
  /** The conditions of the machines that were asked before any tool had answered, and what they said. */
  readonly asked: readonly string[];
  /** Every condition that was asked, before and after, each with what it said. */
  readonly conditions: ReadonlySet<string>;
  /** Somebody left their details in this talk before. */
  readonly isLead: boolean;
  /** To go on from here later. */
  readonly keep: () => Place;
  /** What may well be said here, once it was listened to: of words that are heard as the same, one. */
  readonly sayable: readonly string[];
}

/** A message that was said, in the words that it was said in and those of every other language. */
export interface Told {
  readonly say: Say;
  readonly language: Locale;
  readonly text: string;
  /** What is wrong with its words, in whichever language. */
  readonly faults: readonly string[];
}

/** What is verified: the flows of a business, and the desk's own: what stands, and the waiting list. */
export interface Verified {
  readonly flow: string;
  readonly flows: ReadonlyMap<string, Flow>;
  readonly aside?: Flow;
  readonly waiting?: Flow;
  /** Whether words say that something is booked. */
  readonly claims: (text: string, language: Locale) => boolean;
  /** Tools with consequences that may run without a yes. */
  readonly unasked: ReadonlySet<string>;
}
