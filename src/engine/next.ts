import type { MachineEvent, TurnFacts } from '../core/flow.ts';
import { step } from '../core/step.ts';
import { applied } from './carry-out.ts';
import { pure } from './fault.ts';
import { eventOf, type TurnInput } from './input.ts';
import { stepped } from './passing.ts';
import { asksAlready } from './who.ts';
import type { Working } from './working.ts';

/**
 * Somebody else is to be booked for as well (X20): once the first is settled, the journey asks for the next, and never in a
 * reply that asks something else already (X6). Whom the first is for is asked before it (X15).
 */
export function askNext(input: TurnInput, working: Working, turn: TurnFacts): Working {
  const { desk, handedOff } = working.header;
  const { event } = eventOf(input);
  if (desk.another !== true || handedOff || (event.kind !== 'message' && event.kind !== 'payment')) return working;
  const next = { type: 'next', turn } as MachineEvent;
  return pure(working, () => {
    if (!working.snapshot.can(next) || asksAlready(input, working)) return working;
    const taken = step(working.flow, working.snapshot, next);
    return applied(stepped(working, taken), taken.effects, input);
  });
}
