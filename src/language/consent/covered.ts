import type { Thing } from '../../core/consent/proposal.ts';
import type { Clause } from '../../core/reading.ts';
import type { Token } from '../lexicon/tokens.ts';

/** A value that was found in the words, by the places of its tokens. */
export interface ValueSpan {
  readonly from: number;
  readonly to: number;
  /** What it is beside the proposal; who is called by name is a part only of a phrase, and what only bounds it says nothing alone. */
  readonly kind: 'restates' | 'bounds' | 'differs' | 'former' | 'last' | 'answers' | 'remark' | 'called';
  /** It is the day on which it begins. */
  readonly day?: true;
}

/** A reading's clauses, with their words as the lexicon takes them. */
export interface Covered {
  readonly clauses: readonly Clause[];
  readonly tokens: readonly Token[];
  readonly values: readonly ValueSpan[];
  /** What the thing that was proposed may be called. */
  readonly things?: readonly Thing[] | undefined;
}

/** Where a sentence stands among the tokens. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly isQuestion: boolean;
  /** Where one breaks off and begins anew, which no question goes beyond: "what's the address oh no wait". */
  readonly anew: readonly number[];
}
