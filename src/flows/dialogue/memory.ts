import type { Say } from '../../core/effect.ts';
import { type DialogueState, newDialogue, type Slots } from './context.ts';
import type { Heard } from './events.ts';
import type { Move } from './task/walk.ts';

/** What the machine holds while a turn lasts: the stored state, what was just heard, and where that leads. */
export interface Memory {
  readonly data: DialogueState;
  readonly now: string;
  readonly heard: Heard | null;
  readonly next: Next;
  /** What has come up to be said and is not said yet. */
  readonly says: readonly Say[];
  /** The slot that could not be accepted, so that it is asked for again in other words. */
  readonly refused: string | null;
  /** The slots as they stood when a yes was given in this turn: for these values, and no others, it counts (X11). */
  readonly agreed: Slots | null;
  /** Whether the task's declaration is another than the one this talk began with, or gone (C11). */
  readonly declaration: 'same' | 'changed' | 'gone';
}

export function newMemory(): Memory {
  return {
    data: newDialogue(),
    now: '1970-01-01T00:00:00Z',
    heard: null,
    next: { kind: 'rest' },
    says: [],
    refused: null,
    agreed: null,
    declaration: 'same',
  };
}

/** Where the machine goes from a passing state. */
export type Next = Move | { readonly kind: 'rest' } | { readonly kind: 'broken' };
