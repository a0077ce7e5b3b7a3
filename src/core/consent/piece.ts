import type { Act } from './proposal.ts';

/** What a part of a message is, next to the proposal it answers. */
export type PieceKind =
  /** A yes-word: "yes", "claro", "oui". */
  | 'yes'
  /** Merely says that it was heard, unless a question was just put: "ok", "vale", "great". */
  | 'ack'
  /** Finds what was proposed good: "that works", "sounds good". */
  | 'praise'
  /** Says the act itself: "book it", "go ahead". */
  | 'act'
  /** Asks us to do it: "can you book it?" */
  | 'request'
  /** "Try again": does once more what failed last, which is not always what was proposed. */
  | 'retry'
  | 'please'
  | 'courtesy'
  /** Tells something about oneself that changes nothing: "I won't be late". */
  | 'remark'
  /** Says that one is coming: "I'm on my way", "see you Friday". That changes nothing about a booking, and is no yes to calling it off. */
  | 'comes'
  /** Says that one will be there on the day: "I'll be there". Whoever says so has taken the booking. */
  | 'attends'
  /** Says that one cannot come: a no, but where one would be rid of it. */
  | 'absent'
  /** Somebody else is fine with it: "my wife agrees". It stands in the way of nobody's own yes, and is none. */
  | 'seconds'
  /** "Leave it as it is": changes nothing of what would be booked, and wants nothing else done. */
  | 'keeps'
  /** "As it was": the same, where nothing has changed since it was first put. */
  | 'former'
  /** Says the same as the proposal: its day, time, people, things. */
  | 'restates'
  /** Names another day, time or thing. */
  | 'differs'
  /** Names what was asked for while a yes stands (D7): a diet, a hotel to be picked up at. */
  | 'answers'
  /** "Nothing else", "no, that's fine": nothing to add, which agrees to nothing by itself. */
  | 'enough'
  /** Goodbye: agrees to nothing by itself. */
  | 'leaves'
  /** "And", "so", "then": leads on to something, so it is never the last word. */
  | 'link'
  /** A question, from its opening to the end of its sentence. */
  | 'asks'
  /** A question about what is proposed itself: its price, terms or time. */
  | 'asks_terms'
  /** "Ok?" behind what we are told to do: wants to hear that we do it. */
  | 'tag'
  /** A bare no: "no", "none", "no thanks". Where a detail was asked for it may be the answer. */
  | 'no'
  /** "Don't", "stop", "never", "forget it". */
  | 'refuses'
  /** "Let me think", "I'll ask my wife", "later". */
  | 'postpones'
  /** "Wait", "one moment": by itself it puts off; before something else it only leads up to that. */
  | 'pause'
  /** "If", "once", "maybe", "but": agrees to something else than what was proposed. */
  | 'conditions'
  | 'residue';

export interface Piece {
  readonly kind: PieceKind;
  readonly text: string;
  /** For `act` and `request`: what is to be done; null where the words fit any act ("go ahead"). */
  readonly act?: Act | null;
}

/** A sentence as the judge reads it: its clauses covered by parts next to the proposal. */
export interface JudgedSentence {
  readonly pieces: readonly Piece[];
  readonly asks: boolean;
  /** Somebody else says, wants or agrees to it. */
  readonly another: boolean;
  /** It trails off: "ok…". */
  readonly trails?: true;
}
