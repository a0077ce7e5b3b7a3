/**
 * What the consoles that are open at several processes tell each other, so that whoever looks sees it at once wherever they
 * look (G2, G3). It may be lost: what counts is in the store.
 */
export interface Rings {
  /** Tells the other processes. */
  ring(rung: Rung): void;
  /** What the others ring; null after a while in which nothing could be heard: anything may be new. */
  onRung(listener: (rung: Rung | null) => void): () => void;
}

export type Rung =
  /** A row of the inbox was written. */
  | { readonly kind: 'row'; readonly conversation: string }
  /** Somebody looks at a conversation, or types in it. */
  | { readonly kind: 'here'; readonly business: string; readonly conversation: string; readonly who: Looking }
  /** Something in the calendar of a business changed. */
  | { readonly kind: 'calendar'; readonly business: string }
  /** What somebody may do has changed. */
  | { readonly kind: 'rights'; readonly account: string };

export interface Looking {
  readonly id: string;
  readonly name: string;
  readonly typing: boolean;
}
