import { type AnyMachineSnapshot, getMicrosteps } from 'xstate';
import type { Effect } from './effect.ts';
import type { Flow, MachineEvent } from './flow.ts';

/** One pure step: state and event in, state and effects out. Nothing has been done yet. */
export interface Step {
  readonly snapshot: AnyMachineSnapshot;
  /** Where it stood on the way, `snapshot` last: a state that is left again at once was passed all the same (X17, B11). */
  readonly passed: readonly Moment[];
  readonly effects: readonly Effect[];
  /** Whether the state had no transition for the event; it is then unchanged (B4). */
  readonly rejected: boolean;
}

/** Where a machine stood, and the type of the event that led there. */
export interface Moment {
  readonly snapshot: AnyMachineSnapshot;
  readonly by: string;
}

export function step(flow: Flow, snapshot: AnyMachineSnapshot, event: MachineEvent): Step {
  if (!snapshot.can(event)) return { snapshot, passed: [], effects: [], rejected: true };
  const steps = getMicrosteps(flow.machine, snapshot, event);
  const passed = steps.map(([moment]) => ({ snapshot: moment, by: event.type }));
  const effects = steps.flatMap(([, actions]) => actions.flatMap(effectOf));
  return { snapshot: passed.at(-1)?.snapshot ?? snapshot, passed, effects, rejected: false };
}

/** XState's own actions (`xstate.raise` and the like) are its bookkeeping and no effects of ours. */
function effectOf(action: { type: string; params?: unknown }): readonly Effect[] {
  return action.type === 'effect' ? (action.params as readonly Effect[]) : [];
}
