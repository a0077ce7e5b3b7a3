import type { Say } from '../../core/effect.ts';
import type { Json } from '../../core/json.ts';
import type { DialogueState, Slots } from './context.ts';
import type { Move } from './task/walk.ts';

/** What the machine holds while a turn lasts: the stored state, what was just heard, and where that leads. */
export interface Working {
  readonly data: DialogueState;
  readonly now: string;
  readonly heard: Heard | null;
  readonly next: Next;
  /** What is to be said when the machine comes to rest. */
  readonly says: readonly Say[];
  /** The slot that could not be accepted, so that it is asked for again in other words. */
  readonly refused: string | null;
  /** The slots as they stood when a yes was given in this turn: for these values, and no others, it counts (X11). */
  readonly agreed: Slots | null;
  /** Whether the task's declaration is another than the one this talk began with, or gone (C11). */
  readonly declaration: 'same' | 'changed' | 'gone';
}

/** Where the machine goes from a passing state. */
export type Next = Move | { readonly kind: 'rest' } | { readonly kind: 'broken' };

export const INTENTS = [
  'start',
  'inform',
  'correct',
  'affirm',
  'deny',
  'cancel',
  'restart',
  'recall',
  'retry',
  'pause',
  'unclear',
] as const;
export type IntentName = (typeof INTENTS)[number];

export interface Heard {
  readonly intent: IntentName;
  readonly task: string | null;
  readonly slots: Slots;
  /** What `recall` asks about. */
  readonly about: readonly string[];
}

export type Entities = { readonly [name: string]: Json };

/** Entities were parsed with the expectation's schema before they got here; what is missing is empty. */
export function heardIn(intent: IntentName, entities: Entities): Heard {
  const { task, slots, about } = entities;
  return {
    intent,
    task: typeof task === 'string' ? task : null,
    slots: isRecord(slots) ? slots : {},
    about: Array.isArray(about) ? about.map(String) : [],
  };
}

function isRecord(value: Json | undefined): value is Slots {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
