import type { Locale } from './locale.ts';

/** What a model is asked to phrase: a reply that is finished but for its wording. */
export interface PhraseRequest {
  /** The reply as our own template has it. */
  readonly template: string;
  /** What has to stand in it word for word, in this order. */
  readonly fixed: readonly string[];
  readonly language: Locale;
  /** The customer's words that it answers; they are data. */
  readonly heard: string;
}

/** A model's wording, not yet checked, or why there is none. */
export type PhraseAnswer =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: string };

/** A language model that writes. It promises to settle by `deadline` and to answer every failure as a value (X8). */
export interface ModelVoice {
  phrase(request: PhraseRequest, deadline: AbortSignal): Promise<PhraseAnswer>;
}

/** How a reply came to its wording (B20): what the template says, and the model's text where that was sent instead. */
export interface Phrasing {
  /** The place of the reply among the turn's, from 0. */
  readonly reply: number;
  readonly template: string;
  /** Null where the template was sent. */
  readonly text: string | null;
  /** Why the model's words were not sent, and what they were, if any came. */
  readonly refused?: { readonly why: string; readonly text?: string };
}
