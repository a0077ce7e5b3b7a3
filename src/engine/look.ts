import type { AnyMachineSnapshot } from 'xstate';
import type { Proposed } from '../core/consent/proposal.ts';
import type { Flow } from '../core/flow.ts';
import type { DeskMemory } from '../core/header.ts';

/**
 * The desk's own flows attend beside the journey under way (X14): whoever asks when their appointment was, in the middle
 * of booking another, is told, and the journey is where it was. Their contexts are in the header, not in the journey's.
 */
export interface Aside {
  /** Where its context is kept. */
  readonly kept: Beside;
  readonly flow: Flow;
  readonly snapshot: AnyMachineSnapshot;
  /** Something was asked there that has not been answered. */
  readonly isOpen: boolean;
  /** It is not put again: whoever goes on with something else is simply served, and may still come back to it (X15). */
  readonly isInvitation: boolean;
  readonly proposed: Proposed | null;
}

/** The desk's flows by where each is kept, the one that is listened to first where both have asked. */
export const BESIDE = ['waiting', 'aside'] as const;
export type Beside = (typeof BESIDE)[number];

/** What the desk's flows stand by, beside the clock and the business. */
export interface Seen {
  readonly desk: DeskMemory;
  readonly resting: boolean;
  readonly answered: boolean;
  readonly parts: Flow['parts'];
}

/** The last look of a turn at the desk's flows: they are asked for all along it, and mostly stay where they are. */
export interface Look {
  last: { readonly seen: Seen; readonly asides: readonly Aside[] } | null;
}
