import type { ClauseRecord, Explained } from './clause-record.ts';
import type { Option } from './expectation.ts';
import type { JsonObject } from './json.ts';
import type { Locale } from './locale.ts';

/** X8: how long a model may take in all, its one retry included. */
export const MODEL_TIME_MS = 2_000;

/** What a language model is asked: the state's expectation as data, and the user's words, which are data too (X1). */
export interface ModelQuestion {
  readonly text: string;
  readonly language: Locale;
  /** The instant of the turn, so that "tomorrow" can be worked out. */
  readonly now: string;
  readonly timeZone: string;
  readonly question: string | null;
  readonly options: readonly Option[];
  /** The words clause by clause, with what the rules found in each. */
  readonly clauses: readonly ClauseRecord[];
  /** How the talk stands; absent where nobody knows (B21). */
  readonly talk?: TalkSoFar;
  /** The intents it may choose from, with the JSON schema of the entities each may carry. */
  readonly intents: readonly ModelIntent[];
  /** What it is told beyond that: the step's own instructions and what is known so far (E2). */
  readonly instructions?: string;
  /** The intent whose entities are the whole answer: the model is asked for that object, with nothing around it (E2). */
  readonly protocol?: string;
}

/** What a model is told of the talk before these words (B21). It only helps to understand them: nothing else reads it (X2). */
export interface TalkSoFar {
  readonly state: string;
  /** What was collected, as the flow names it. */
  readonly collected: JsonObject;
  /** The last messages, oldest first. */
  readonly messages: readonly Utterance[];
}

export interface Utterance {
  readonly by: 'customer' | 'desk';
  readonly text: string;
}

export interface ModelIntent {
  readonly type: string;
  readonly meaning: string;
  readonly entities: JsonObject;
}

/** What a model claims to have heard. It is checked before anything believes it. */
export type ModelAnswer =
  | {
      readonly ok: true;
      readonly type: string;
      readonly entities: JsonObject;
      readonly explains?: readonly Explained[];
    }
  /** With what it explained although it heard none of the intents. With the last words that could not be used, if any came: a flow may make something of them (E5). */
  | { readonly ok: false; readonly reason: string; readonly text?: string; readonly explains?: readonly Explained[] };

/**
 * A language model that reads. It promises to settle by `deadline` (an abort signal), to answer every failure as a value
 * and to try again by itself where that makes sense; whoever asks still bounds the time (X8).
 */
export interface ModelReader {
  read(question: ModelQuestion, deadline: AbortSignal): Promise<ModelAnswer>;
}
