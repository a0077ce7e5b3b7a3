import { type AnyActorScope, type AnyMachineSnapshot, createActor } from 'xstate';
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
  const effects: Effect[] = [];
  // XState's own actions (`xstate.raise` and the like) are its bookkeeping and no effects of ours.
  const actionExecutor = (action: { type: string; params?: unknown }) => {
    if (action.type === 'effect') effects.push(...(action.params as readonly Effect[]));
  };
  const within = { ...scope };
  within.actionExecutor = actionExecutor;
  const moments: readonly AnyMachineSnapshot[] = flow.machine.microstep(snapshot, event, within);
  const passed = moments.map((moment) => ({ snapshot: moment, by: event.type }));
  return { snapshot: moments.at(-1) ?? snapshot, passed, effects, rejected: false };
}

/**
 * What a machine steps in, as XState hands it to whoever writes an actor: of an actor that nobody starts, one for all steps.
 * XState's own pure functions make an actor for every step (decision 15).
 */
const scope: AnyActorScope = scopeOfNobody();

function scopeOfNobody(): AnyActorScope {
  const handed: AnyActorScope[] = [];
  const still = { status: 'active', output: undefined, error: undefined } as const;
  createActor({
    getInitialSnapshot: (given) => {
      handed.push(given);
      return still;
    },
    transition: () => still,
    getPersistedSnapshot: () => still,
  });
  const [first] = handed;
  if (first === undefined) throw new Error('XState has made an actor without asking where it begins');
  return first;
}
