import type { Proposed } from './consent/proposal.ts';
import type { Journeys } from './desk/router.ts';
import type { Expectation, Interpretation } from './expectation.ts';
import type { Locale } from './locale.ts';
import type { TalkSoFar } from './model-reader.ts';
import type { Listening } from './vocabulary.ts';

/** A message, and all that it is understood by. */
export interface InterpretRequest {
  readonly text: string;
  readonly expectation: Expectation;
  readonly listening: Listening;
  /** The languages of the business, its own first. */
  readonly offered: readonly Locale[];
  /** The language of the conversation so far. */
  readonly language: Locale;
  /** What a yes would do now, and whether its question is fresh (X11). */
  readonly proposed?: Proposed | undefined;
  /** What else could be begun, where the business runs more than one flow and the one under way can be left (E9). */
  readonly journeys?: Journeys | undefined;
  /** Where it is said, as flow and state: what a rule without a name of its own goes by (X17). */
  readonly where?: string | undefined;
  /** Something was said before: what the state asks has been put. */
  readonly goesOn?: true | undefined;
  /** How the talk stands, for a model: looked up only where one is asked (B21). */
  readonly talk?: () => Promise<TalkSoFar>;
  /** Until when a model is waited for; two seconds unless told (X8). Called once it is asked. */
  readonly deadline?: () => AbortSignal;
}

export type Interpret = (request: InterpretRequest) => Promise<Interpretation>;
