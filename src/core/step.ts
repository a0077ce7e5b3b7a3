import { type AnyMachineSnapshot, transition } from 'xstate';
import type { Call, Close, Effect, Handoff, Log, Say, Schedule, Unschedule } from './effect.ts';
import type { Flow, MachineEvent } from './flow.ts';

/** One pure step: state and event in, state and effects out. Nothing has been done yet. */
export interface Step {
  readonly snapshot: AnyMachineSnapshot;
  readonly effects: readonly Effect[];
  /** Whether the state had no transition for the event; it is then unchanged (B4). */
  readonly rejected: boolean;
}

export function step(flow: Flow, snapshot: AnyMachineSnapshot, event: MachineEvent): Step {
  if (!snapshot.can(event)) return { snapshot, effects: [], rejected: true };
  const [next, actions] = transition(flow.machine, snapshot, event);
  return { snapshot: next, effects: actions.flatMap(effectOf), rejected: false };
}

type Bare<E> = Omit<E, 'kind'>;

/**
 * The actions a machine may name, for XState's `setup({ actions: effectActions })`. They do nothing: with pure
 * transitions XState hands back each action with its parameters resolved, and that is the effect.
 */
export const effectActions = {
  say: (_: unknown, _effect: Bare<Say>) => {},
  call: (_: unknown, _effect: Bare<Call>) => {},
  schedule: (_: unknown, _effect: Bare<Schedule>) => {},
  unschedule: (_: unknown, _effect: Bare<Unschedule>) => {},
  handoff: (_: unknown, _effect: Bare<Handoff>) => {},
  close: (_: unknown, _effect: Bare<Close>) => {},
  log: (_: unknown, _effect: Bare<Log>) => {},
};

/** XState's own actions (`xstate.raise` and the like) are its bookkeeping and no effects of ours. */
function effectOf(action: { type: string; params?: unknown }): readonly Effect[] {
  if (action.type === 'effect') return action.params as readonly Effect[];
  if (!(action.type in effectActions)) return [];
  return [{ kind: action.type, ...(action.params as object) } as Effect];
}
