import { applied, type Opened } from './carry-out.ts';
import { pure } from './fault.ts';
import type { TurnInput } from './input.ts';
import { standsIn } from './passing.ts';
import type { Working } from './working.ts';

/** What stands in the journey, held against the business and the clock of today (decision 19); null where nothing has changed. */
export function asOfToday(input: TurnInput, working: Working): Working | null {
  const { flow, snapshot } = working;
  const found = pure(working, () => flow.reconcile?.(flow.store(snapshot), input.now) ?? null);
  if (found === null) return null;
  const corrected = pure(working, () => standsIn(working, flow, flow.restore(found.context, input.now)));
  return applied(corrected, found.says, input);
}

/** The question of the journey, put again by itself; not that of a day which has gone by meanwhile (X9). */
export function putAgain(input: TurnInput, working: Working): Opened {
  const current = asOfToday(input, working) ?? working;
  return { working: current, effects: pure(current, () => current.flow.pending(current.snapshot)) };
}
