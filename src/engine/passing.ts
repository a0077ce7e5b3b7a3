import type { AnyMachineSnapshot } from 'xstate';
import type { Flow } from '../core/flow.ts';
import type { Step } from '../core/step.ts';
import type { Passed } from '../core/turn.ts';
import { changed, type Working } from './working.ts';

/** How a turn gets from state to state: every one it stands in is noted, for the record and the log (X17, B11). */

/** Another flow is listened to from here on, or the one of before again. */
export function standsIn(working: Working, flow: Flow, snapshot: AnyMachineSnapshot): Working {
  const stands = { flow: flow.name, state: flow.state(snapshot), by: null };
  return changed(working, { flow, snapshot, passed: noted(working.passed, stands) });
}

/** The flow took a step. */
export function stepped(working: Working, { snapshot, passed }: Pick<Step, 'snapshot' | 'passed'>): Working {
  const { flow } = working;
  let states = working.passed;
  for (const moment of passed) {
    states = noted(states, { flow: flow.name, state: flow.state(moment.snapshot), by: moment.by });
  }
  return changed(working, { snapshot, passed: states });
}

/** What stays where it is passes nothing. */
function noted(before: readonly Passed[], next: Passed): readonly Passed[] {
  const last = before.at(-1);
  return last?.flow === next.flow && last.state === next.state ? before : [...before, next];
}
