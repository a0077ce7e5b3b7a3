import { messageOf } from '../core/message-of.ts';
import type { Claim } from '../core/turn.ts';
import type { Working } from './working.ts';

/** Another process has handled the event, or fixed the turn otherwise. This attempt's work is discarded. */
export class TurnLost extends Error {
  readonly standing: Claim | null;

  constructor(standing: Claim | null) {
    super(standing ? 'an earlier claim stands' : 'the conversation has moved on');
    this.standing = standing;
  }
}

/** A fault in pure code or data: running the same turn again would end the same way. */
export class TurnFault extends Error {
  readonly working: Working | null;

  constructor(cause: unknown, working: Working | null) {
    super(messageOf(cause), { cause });
    this.working = working;
  }
}

/** Runs pure code; whatever it throws is a fault of ours that a second run would only repeat. */
export function pure<T>(working: Working | null, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new TurnFault(error, working);
  }
}
