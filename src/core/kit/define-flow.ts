import type { AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import type { Proposal } from '../consent/proposal.ts';
import type { Say } from '../effect.ts';
import type { Expectation, Interpretation } from '../expectation.ts';
import type { Asked, Flow, Opening, Stage } from '../flow.ts';
import type { JsonObject } from '../json.ts';
import type { Reading } from '../reading.ts';
import { rememberedLast, rememberedLastOf } from '../remembered.ts';
import type { RuleWords } from '../rules.ts';
import { refuseGaps } from '../versions.ts';

/** One record for each state: what it means, and, where a talk rests in it, what it asks, hears and leaves open. */
export type StateRecord<Memory> = PassingState | RestingState<Memory>;

/** Left within the turn. */
export interface PassingState {
  readonly means: string;
  /** How far whoever came here has come, for the figures (G6); absent where that is no further than having written. */
  readonly reaches?: Stage;
}

export interface RestingState<Memory> extends PassingState {
  readonly hears: (memory: Memory) => Expectation;
  /** The rules it hears by, as people read them. */
  readonly rules: readonly RuleWords[];
  /** The question that stands, put again after a detour (X7), which was that; nothing where none is open. */
  readonly asks: (memory: Memory, detour?: Interpretation) => readonly Say[];
  /** What a yes would do now; without it, nothing that needs one (X11). */
  readonly proposes?: (memory: Memory, now: string) => Proposal | null;
  /** Nothing is under way, so that "cancel" can only be about what stands (X14): always, or as far as what is known tells. */
  readonly isIdle?: true | ((memory: Memory) => boolean);
  /** The state answers for its booking itself: only a protest against what was just done is the desk's (A6). */
  readonly answersFor?: true;
}

type Kept =
  | 'migrations'
  | 'reconcile'
  | 'welcomes'
  | 'lives'
  | 'events'
  | 'remember'
  | 'recalls'
  | 'ended'
  | 'account'
  | 'isCheckpointed'
  | 'collected'
  | 'expires'
  | 'abstract'
  | 'lists'
  | 'parts'
  | 'words'
  | 'pictures';

/** A flow as it is written. What is not told of a state comes from its record. */
export interface FlowDefinition<Memory> extends Pick<Flow, 'name' | 'version' | 'context' | Kept> {
  readonly machine: AnyStateMachine;
  readonly states: { readonly [state: string]: StateRecord<Memory> };
  /** A stored context (`{}` for a new talk) as the machine takes it up, with what is recalled. What has expired by `now` is gone from it. */
  readonly restore: (
    stored: JsonObject,
    now: string,
    recalled?: JsonObject,
  ) => { readonly state: StateValue; readonly memory: Memory };
  /** What is stored of a talk at rest; with the clock of the turn when one has ended. */
  readonly store: (memory: Memory, state: string, touchedAt?: string) => JsonObject;
  /** Whether words ask for this journey, whatever else is under way (E9); what it knows, where it stands already. */
  readonly opens?: (reading: Reading, memory?: Memory) => Opening | null;
  /** Said on "help" and "what can you do?" (X7, C13). */
  readonly help: (memory: Memory) => readonly Say[];
  /** What it can work out of a frequently asked question itself, of the things named by their ids; null for the business's answer. */
  readonly answers?: (question: Asked, memory: Memory) => readonly Say[] | null;
  /** Said when an intent is not allowed here (B4); the question that stands unless told. */
  readonly redirect?: (memory: Memory, state: string, intent: string) => readonly Say[];
}

/** Steps that a machine takes by itself after an event: one that goes in a circle is a fault of a turn, and stops nobody else (X8). */
const STEPS_BY_ITSELF_MAX = 100;

/**
 * A flow from its definition. XState's snapshots carry their context untyped; here, once and for all flows, it is the
 * flow's own memory again.
 */
export function defineFlow<Memory extends object>(definition: FlowDefinition<Memory>): Flow {
  refuseGaps(definition);
  definition.machine.options = { ...definition.machine.options, maxIterations: STEPS_BY_ITSELF_MAX };
  const { machine, states, restore, store, opens, help, answers, redirect, ...kept } = definition;
  const memoryOf = (snapshot: AnyMachineSnapshot) => snapshot.context as Memory;
  const restingIn = (snapshot: AnyMachineSnapshot): RestingState<Memory> | null => {
    const record = states[stateOf(snapshot)];
    return record !== undefined && 'hears' in record ? record : null;
  };
  const resting = (snapshot: AnyMachineSnapshot): RestingState<Memory> => {
    const record = restingIn(snapshot);
    if (record === null) throw new Error(`no talk rests in ${stateOf(snapshot)}`);
    return record;
  };
  const standingIn = snapshotsOf(machine);
  const asks = (snapshot: AnyMachineSnapshot, detour?: Interpretation) =>
    resting(snapshot).asks(memoryOf(snapshot), detour);
  return {
    ...kept,
    machine,
    restore: (stored, now, recalled) => {
      const { state, memory } = restore(stored, now, recalled);
      const snapshot = { ...standingIn(state) };
      snapshot.context = memory;
      return snapshot;
    },
    store: (snapshot, touchedAt) => store(memoryOf(snapshot), stateOf(snapshot), touchedAt),
    state: stateOf,
    // Asked all along a turn, and the same until the next step.
    expects: rememberedLast((snapshot: AnyMachineSnapshot) => resting(snapshot).hears(memoryOf(snapshot))),
    proposes: rememberedLastOf(
      (snapshot: AnyMachineSnapshot, now: string) => restingIn(snapshot)?.proposes?.(memoryOf(snapshot), now) ?? null,
    ),
    pending: asks,
    ...(opens && {
      opens: (reading: Reading, snapshot?: AnyMachineSnapshot) => opens(reading, snapshot && memoryOf(snapshot)),
    }),
    help: (snapshot) => help(memoryOf(snapshot)),
    ...(answers && { answers: (question, snapshot) => answers(question, memoryOf(snapshot)) }),
    redirect: (snapshot, intent) => redirect?.(memoryOf(snapshot), stateOf(snapshot), intent) ?? asks(snapshot),
    rests: (snapshot) => {
      const { isIdle = false } = restingIn(snapshot) ?? {};
      return typeof isIdle === 'function' ? isIdle(memoryOf(snapshot)) : isIdle;
    },
    answersFor: (snapshot) => restingIn(snapshot)?.answersFor === true,
    states: Object.fromEntries(Object.entries(states).map(([state, { means }]) => [state, means])),
    stages: Object.fromEntries(
      Object.entries(states).flatMap(([state, { reaches }]) => (reaches === undefined ? [] : [[state, reaches]])),
    ),
    rules: Object.fromEntries(Object.entries(states).map(([state, one]) => [state, 'rules' in one ? one.rules : []])),
  };
}

/** A machine where it may stand, worked out once for each place; whatever is known there is put in afterwards. */
function snapshotsOf(machine: AnyStateMachine): (state: StateValue) => AnyMachineSnapshot {
  const known = new Map<string, AnyMachineSnapshot>();
  return (state) => {
    const key = typeof state === 'string' ? state : JSON.stringify(state);
    const snapshot = known.get(key) ?? machine.resolveState({ value: state, context: {} });
    known.set(key, snapshot);
    return snapshot;
  };
}

/** What a person would call the state: the outermost of those it stands in. */
function stateOf({ value }: AnyMachineSnapshot): string {
  const [outermost = ''] = typeof value === 'string' ? [value] : Object.keys(value);
  return outermost;
}
