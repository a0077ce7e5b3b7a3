import type { JsonObject } from '../core/json.ts';

/**
 * A language model as an endpoint that completes a chat: words in, words out. It reads for us and does nothing else; what
 * its words are worth is judged elsewhere (X1).
 */
export interface Model {
  /**
   * The model's answer, as it came and unjudged. Settles by the deadline at the latest, and fails with a `ModelError`
   * only. It asks once and does not try again: whoever asks knows how much time is left.
   */
  complete(prompt: Prompt, deadline: AbortSignal): Promise<string>;
}

export interface Prompt {
  /** What is ours: who the model is, what it may answer, the state. */
  readonly system: string;
  /** The customer's words, fenced, and what was said about the model's first answer if it was of no use. */
  readonly messages: readonly PromptMessage[];
  /** The object asked for, for endpoints that can be held to a schema. The words ask for it too. */
  readonly answer: AnswerFormat;
  /** How long the answer may become. */
  readonly answerTokensMax: number;
}

export interface PromptMessage {
  readonly role: 'user' | 'assistant';
  readonly text: string;
}

export interface AnswerFormat {
  readonly name: string;
  /** JSON schema. */
  readonly schema: JsonObject;
}

/**
 * Why no answer came.
 * `rate_limited`: too many requests, come back later · `unavailable`: it is down, unreachable or talks nonsense on the
 * wire · `timed_out`: the deadline passed first · `refused`: it would not answer this · `rejected`: it will not have the
 * request as it is (key, model name, address): asking again is of no use · `resting`: it failed too often lately and was
 * not asked at all.
 */
export type ModelFailure = 'rate_limited' | 'unavailable' | 'timed_out' | 'refused' | 'rejected' | 'resting';

export class ModelError extends Error {
  readonly failure: ModelFailure;
  /** When a rate-limited endpoint wants to be asked again; null where it did not say. */
  readonly retryAfterMs: number | null;

  constructor(failure: ModelFailure, message: string, retryAfterMs: number | null = null) {
    super(message);
    this.name = 'ModelError';
    this.failure = failure;
    this.retryAfterMs = retryAfterMs;
  }
}
