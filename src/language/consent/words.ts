import type { PieceKind } from '../../core/consent/piece.ts';
import type { Act } from '../../core/consent/proposal.ts';
import type { Phrases } from '../lexicon/pattern.ts';

/** What we can be told to do. That somebody comes is only said: the kind `comes`. */
type DoneByUs = Exclude<Act, 'come'>;

/** The parts of a message that one list of phrases tells apart. */
export type ListedKind = Exclude<
  PieceKind,
  | 'act'
  | 'request'
  | 'retry'
  | 'restates'
  | 'comes'
  | 'attends'
  | 'absent'
  | 'seconds'
  | 'keeps'
  | 'former'
  | 'pause'
  | 'differs'
  | 'answers'
  | 'tag'
  | 'residue'
>;

/**
 * How a language agrees (X11). A phrase is a sequence of words without accents or capitals, in which
 *   a?       may be missing,
 *   (a|b c)  is either, and may be missing with ? behind it,
 *   {name}   is any phrase of a class, {value} a day, time or thing that was proposed, {day} its first day, {last} its last, {somebody} a first name,
 *   ,        is a comma that may be there.
 * A message is covered by phrases, the longest first, so that "good morning" hides "good". What no phrase covers is
 * unexplained, and then nothing is agreed to: a phrase that is missing costs a question, one too many a booking.
 */
export interface ConsentWords {
  readonly classes: { readonly [name: string]: Phrases };
  readonly kinds: { readonly [Kind in ListedKind]: Phrases } & {
    /** How a value that was proposed is led in where the value itself does not take it: "with {value}". */
    readonly restates?: Phrases;
    /** Saying that one is coming. */
    readonly comes?: Phrases;
    /** Saying that one will be there, then. */
    readonly attends?: Phrases;
    /** Saying that one cannot come. */
    readonly absent?: Phrases;
    /** Saying that somebody else is fine with it. */
    readonly seconds?: Phrases;
    /** Leaving it as it is; that it be as it was before is the cue `as_before`. */
    readonly keeps?: Phrases;
    /** Asking to do once more what failed. */
    readonly retry?: Phrases;
    /** Asking for a moment. */
    readonly pause?: Phrases;
  };
  /** Saying the act itself; `any` fits every act ("go ahead"). */
  readonly acts: { readonly [A in DoneByUs | 'any']: Phrases };
  /** Asking us to do it, which may carry a question mark. */
  readonly requests: { readonly [A in DoneByUs | 'any']: Phrases };
  /** Anywhere in a question: it is about what is proposed, its price, terms or time. */
  readonly terms: Phrases;
  /** At the end of what we are told to do: it wants to hear that we do it, and makes no question of it. */
  readonly tags: Phrases;
  /** Words that seem to hold a phrase and do not, where words are not told apart by spaces: 不过 ("but") holds no 不 ("no"). */
  readonly unexplained?: Phrases;
}
