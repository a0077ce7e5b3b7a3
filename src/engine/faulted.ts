import type { MachineEvent } from '../core/flow.ts';
import { messageOf } from '../core/message-of.ts';
import { step } from '../core/step.ts';
import type { Commit } from '../ports/conversations.ts';
import { reopened } from './calls.ts';
import { applied } from './carry-out.ts';
import { TurnFault } from './fault.ts';
import { deedOf, factsOf, type TurnInput } from './input.ts';
import { stepped } from './passing.ts';
import { apologyOf, commitOf } from './record.ts';
import { begun } from './working.ts';

/**
 * What a turn that broke commits. A flow that hears of faults goes where it goes with them and says so itself (C2); any
 * other stays where it was, with an apology. Whatever the turn did is open again, to be found or taken back.
 */
export function afterFault(input: TurnInput, fault: TurnFault): Commit {
  try {
    return movedByFault(input, fault) ?? apologyOf(input, fault);
  } catch (error) {
    if (error instanceof TurnFault) return apologyOf(input, fault);
    throw error;
  }
}

function movedByFault(input: TurnInput, fault: TurnFault): Commit | null {
  const { working: broken } = fault;
  // A context that cannot be read is for a person.
  if (broken === null) return null;
  const message = messageOf(fault);
  const before = begun(input);
  const next = step(before.flow, before.snapshot, { type: 'fault', message, turn: factsOf(input) } as MachineEvent);
  if (next.rejected) return null;
  const { interpretation, results, claimed, header } = broken;
  const stands = {
    ...stepped(before, next),
    header: { ...reopened(before.header, results, input.now, deedOf(input)), language: header.language },
    results,
    claimed,
    interpretation,
  };
  return commitOf(input, applied(stands, next.effects, input), message);
}
