import type { ClauseAct, Stance } from './clause.ts';
import type { Clause, Mention } from './reading.ts';

/** A clause as the record of a turn keeps it: in its own words, with what was found in them (X17). */
export interface ClauseRecord extends Pick<Clause, 'mood'> {
  readonly words: string;
  readonly stance?: Stance;
  readonly another?: true;
  readonly alternative?: true;
  readonly beyond?: true;
  readonly act?: ClauseAct;
  /** The words of what it is to be done to. */
  readonly object?: string;
  readonly found: readonly Finding[];
}

/** What words may be that the rules cannot explain. */
export const EXPLANATIONS = ['remark', 'wish', 'question', 'doubt'] as const;

/**
 * Words that the rules could not explain, as a language model understands them. It counts towards no yes; a wish, a question
 * or a doubt beside one makes it none (X11).
 */
export interface Explained {
  readonly words: string;
  readonly as: (typeof EXPLANATIONS)[number];
}

/** A mention with its own words instead of its place, so that a record can be read without the message beside it. */
export type Finding = Worded<Mention>;

type Worded<M> = M extends Mention ? Omit<M, 'start' | 'end'> & { readonly words: string } : never;
