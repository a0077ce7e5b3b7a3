import type { Interpretation } from '../core/expectation.ts';
import type { Interpret, InterpretRequest } from '../core/interpret.ts';

const REUSED_MILLIS_MAX = 1_000;
const REMEMBERED_MAX = 500;

interface Remembered {
  readonly at: number;
  readonly interpretation: Interpretation;
}

/**
 * What a model made of a message less than a second ago is not asked for again for the same words in the same state
 * (C12): a turn that lost its version and is run anew costs no second call. Rules cost nothing and are not remembered,
 * and neither is a failure: the next attempt deserves its own.
 */
export function reusing(interpret: Interpret): Interpret {
  const remembered = new Map<string, Remembered>();
  const remembering = async (request: InterpretRequest, key: string) => {
    const now = Date.parse(request.listening.now);
    const known = remembered.get(key);
    if (known !== undefined && isFresh(known, now)) return known.interpretation;
    const interpretation = await interpret(request);
    if (interpretation.intent.source === 'model') {
      forget(remembered, now);
      remembered.set(key, { at: now, interpretation });
    }
    return interpretation;
  };
  return (request) => {
    const key = keyOf(request);
    return key === null ? interpret(request) : remembering(request, key);
  };
}

function isFresh({ at }: Remembered, now: number): boolean {
  return now - at >= 0 && now - at < REUSED_MILLIS_MAX;
}

function keyOf({ expectation, text, language }: InterpretRequest): string | null {
  return expectation.reuse === undefined ? null : JSON.stringify([expectation.reuse, language, text]);
}

/** Bounded: what is too old goes first, then the oldest. */
function forget(remembered: Map<string, Remembered>, now: number): void {
  for (const [key, one] of remembered) {
    if (isFresh(one, now) && remembered.size < REMEMBERED_MAX) return;
    remembered.delete(key);
  }
}
