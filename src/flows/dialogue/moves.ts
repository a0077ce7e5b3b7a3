import { type Fact, type Facts, type Say, say } from '../../core/effect.ts';
import type { Json } from '../../core/json.ts';
import { type DialogueState, NO_TASK, SET_ASIDE_MAX, type Slots, traced } from './context.ts';
import { slotFact, slotName } from './facts.ts';
import type { Place } from './place.ts';
import { take } from './take.ts';
import { stepNamed } from './task/build.ts';
import { isFilled, isMet } from './task/conditions.ts';
import { taskKeys } from './task/keys.ts';
import type { ActionStep, Task } from './task/schema.ts';
import { foresees, type Walked, walk, walkAfter, without } from './task/walk.ts';
import type { Heard, Working } from './working.ts';

/**
 * What the machine does in its passing states: pure functions from what it holds to what it holds next. They decide
 * where the task leads; the machine decides which state that is.
 */
export interface Moves {
  readonly understand: (working: Working) => Working;
  readonly validate: (working: Working) => Working;
  readonly confirmed: (working: Working) => Working;
  readonly answered: (working: Working, answer: Answer) => Working;
  readonly resume: (working: Working) => Working;
  readonly recall: (working: Working) => Working;
}

/** How an action's call came out. */
export type Answer =
  | { readonly kind: 'done'; readonly output: Json }
  | { readonly kind: 'refused'; readonly reason: string; readonly output: Json }
  | { readonly kind: 'failed'; readonly reason: string };

export function createMoves(tasks: ReadonlyMap<string, Task>, place: Place): Moves {
  const taskOf = (data: DialogueState) => tasks.get(data.current_flow) ?? null;

  function understand(working: Working): Working {
    const { data, heard, declaration } = working;
    if (declaration === 'gone') return { ...leave(working, 'task_gone'), declaration: 'same' };
    const task = taskOf(data);
    if (task === null) return fromIdle(working);
    // After a valid value the machine passes through here without anything new to interpret (C2).
    if (heard === null) return onward(working, task);
    if (declaration === 'changed') return rewired(working, task);
    return within(working, task, heard);
  }

  function fromIdle(working: Working): Working {
    const { heard } = working;
    const task = heard?.task == null ? null : (tasks.get(heard.task) ?? null);
    if (heard === null || task === null)
      return { ...working, next: { kind: 'rest' }, says: [...working.says, lost(heard, tasks)] };
    return informed(begun(working, task), task, heard, false);
  }

  function within(working: Working, task: Task, heard: Heard): Working {
    switch (heard.intent) {
      case 'cancel':
      case 'deny':
        return leave(working, 'cancelled');
      case 'restart':
        return informed(begun({ ...working, says: [say('restarted')] }, task), task, heard, false);
      case 'recall':
        return onward({ ...working, says: recalled(task, working.data.slots, heard.about) }, task);
      case 'start':
        return heard.task === null || heard.task === task.task
          ? informed(working, task, heard, true)
          : digressed(working, task, heard);
      case 'inform':
      case 'correct':
        return informed(working, task, heard, true);
      case 'retry':
        return onward(working, task);
      default:
        return onward({ ...working, says: [say('not_understood')] }, task);
    }
  }

  function validate(working: Working): Working {
    const task = taskOf(working.data);
    if (task === null || working.heard === null) return { ...working, next: { kind: 'rest' } };
    return informed(working, task, working.heard, true);
  }

  /** Takes every value given, says what became of the old ones, and goes on from where that leaves the task (C6, C7). */
  function informed(working: Working, task: Task, heard: Heard, announce: boolean): Working {
    // "I want to change the date" without a new one: it is forgotten, and so asked for again.
    const forgotten =
      heard.intent === 'correct'
        ? heard.about.filter((slot) => Object.hasOwn(task.slots, slot) && !Object.hasOwn(heard.slots, slot))
        : [];
    const before = without(working.data.slots, forgotten);
    const taken = take(task, before, heard.slots, { ...place, now: working.now });
    const refused = taken.problems.map((problem) => problem.slot);
    const corrected = taken.changed.filter((slot) => isFilled(before, slot) && !refused.includes(slot));
    const told = announce ? corrected.filter((slot) => task.slots[slot]?.type !== 'option') : [];
    const data = {
      ...working.data,
      slots: taken.slots,
      current_step: rewound(task, working.data, taken.slots, taken.changed),
    };
    return onward(
      {
        ...working,
        data: traced(data, working.now, heard.intent, { task: task.task, slots: [...taken.changed], refused }),
        refused: refused[0] ?? null,
        heard: null,
        says: [
          ...working.says,
          ...told.map((slot) => updated(task, slot, taken.slots)),
          ...taken.problems.map(({ reason, facts }) => say(`invalid.${reason}`, facts)),
        ],
      },
      task,
    );
  }

  function begun(working: Working, task: Task): Working {
    const slots: { [slot: string]: Json } = {};
    for (const [name, slot] of Object.entries(task.slots)) {
      const kept = slot.carry === true ? working.data.slots[name] : undefined;
      const value = kept ?? slot.default;
      if (value !== undefined && value !== null) slots[name] = value;
    }
    const data: DialogueState = {
      ...working.data,
      current_flow: task.task,
      current_step: null,
      waiting_for_slot: null,
      slots,
      metadata: withoutError(working.data.metadata),
      asked: { ...working.data.asked, question: null, options: [], version: task.version },
    };
    return { ...working, data: traced(data, working.now, 'task_started', { task: task.task }) };
  }

  /** Another task comes between: this one is set aside with all it knows, and taken up again afterwards. */
  function digressed(working: Working, task: Task, heard: Heard): Working {
    const { data } = working;
    const other = heard.task === null ? undefined : tasks.get(heard.task);
    const aside = data.asked.set_aside;
    if (other === undefined) return onward({ ...working, says: [say('not_understood')] }, task);
    if (aside.length >= SET_ASIDE_MAX || aside.some((one) => one.task === other.task)) {
      return onward({ ...working, says: [say('one_at_a_time', { title: titleOf(task) })] }, task);
    }
    const left = { task: task.task, step: data.current_step, slots: data.slots, version: data.asked.version };
    const leaving = { ...data, asked: { ...data.asked, set_aside: [...aside, left] } };
    const says = [say('set_aside')];
    return informed(begun({ ...working, data: leaving, says }, other), other, heard, false);
  }

  function resume(working: Working): Working {
    const { data } = working;
    const aside = data.asked.set_aside.at(-1);
    const task = aside === undefined ? undefined : tasks.get(aside.task);
    const rest = data.asked.set_aside.slice(0, -1);
    if (aside === undefined || task === undefined) {
      return { ...working, data: { ...data, asked: { ...data.asked, set_aside: rest } } };
    }
    return {
      ...working,
      heard: null,
      says: [...working.says, say('back_to', { title: titleOf(task) })],
      declaration: aside.version === null || aside.version === task.version ? 'same' : 'changed',
      data: {
        ...data,
        current_flow: task.task,
        current_step: stepNamed(task, aside.step) === null ? null : aside.step,
        slots: aside.slots,
        asked: { ...data.asked, set_aside: rest, version: task.version },
      },
    };
  }

  /** The declaration changed under a running talk: the user is told, and what still fits is gone through again (C11). */
  function rewired(working: Working, task: Task): Working {
    const { data, heard } = working;
    const kept = Object.fromEntries(Object.entries(data.slots).filter(([slot]) => task.slots[slot] !== undefined));
    const started = begun(
      { ...working, says: [say('task_changed', { title: titleOf(task) })], declaration: 'same' },
      task,
    );
    if (heard?.intent === 'cancel') return leave(started, 'cancelled');
    const values = { ...kept, ...(heard?.slots ?? {}) };
    return informed(started, task, { intent: 'inform', task: null, slots: values, about: [] }, false);
  }

  function confirmed(working: Working): Working {
    const task = taskOf(working.data);
    const step = task === null ? null : stepNamed(task, working.data.current_step);
    if (task === null || step === null) return { ...working, next: { kind: 'rest' } };
    const data = traced(working.data, working.now, 'confirmed', { step: step.id });
    // An action that asked for this confirmation itself is run again, now with the yes it wanted (C8).
    if (step.kind === 'action') return { ...working, data, next: { kind: 'act', step, confirmed: true } };
    return arrived({ ...working, data }, walkAfter(task, data, step, 'yes'));
  }

  function answered(working: Working, answer: Answer): Working {
    const task = taskOf(working.data);
    const step = task === null ? null : stepNamed(task, working.data.current_step);
    if (task === null || step?.kind !== 'action') return broken(working, 'UnexpectedAnswer', 'no action was awaited');
    if (answer.kind === 'failed') return broken(working, 'ActionFailed', answer.reason);
    const outcome = outcomeOf(answer);
    const data = traced(working.data, working.now, 'action_answered', { step: step.id, outcome });
    if (answer.kind === 'refused' && !foresees(step, outcome))
      return broken({ ...working, data }, 'ActionRefused', outcome);
    const output = isRecord(answer.output) ? answer.output : {};
    const filled = { ...data, slots: { ...data.slots, ...outputsOf(step, output) } };
    const missing = missingOf(task, output);
    if (missing.length > 0) return short({ ...working, data: filled }, task, missing);
    if (outcome === 'confirm') return { ...working, data: filled, next: { kind: 'confirm', step } };
    return arrived({ ...working, data: filled }, walkAfter(task, filled, step, outcome));
  }

  /** The action has found that something is missing after all: it is asked for, and the action comes again (C8). */
  function short(working: Working, task: Task, missing: readonly string[]): Working {
    const [slot = ''] = missing;
    const collecting = task.steps.find((step) => step.kind === 'collect' && step.collect === slot);
    const data = {
      ...working.data,
      slots: without(working.data.slots, missing),
      current_step: collecting?.id ?? working.data.current_step,
    };
    return { ...working, data, next: { kind: 'ask', slot } };
  }

  function recall(working: Working): Working {
    const task = taskOf(working.data);
    if (task === null || working.heard === null) return working;
    return { ...working, says: recalled(task, working.data.slots, working.heard.about) };
  }

  function onward(working: Working, task: Task): Working {
    return arrived(working, walk(task, working.data));
  }

  return { understand, validate, confirmed, answered, resume, recall };
}

function arrived(working: Working, walked: Walked): Working {
  return { ...working, data: walked.data, says: [...working.says, ...walked.says], next: walked.move };
}

/** The task is over without having been done. */
function leave(working: Working, key: string): Working {
  const data = traced(working.data, working.now, key, { task: working.data.current_flow });
  return { ...working, data, next: { kind: 'rest' }, says: [...working.says, say(key)] };
}

export function broken(working: Working, type: string, message: string): Working {
  const error = {
    type,
    message,
    timestamp: Date.parse(working.now) / 1000,
    recovery_state: working.data.conversation_state,
  };
  const data = { ...working.data, metadata: { ...working.data.metadata, error } };
  return { ...working, data: traced(data, working.now, 'error', { type, message }), next: { kind: 'broken' } };
}

/**
 * After a change the task goes on from where it is, unless an earlier step rests on what changed: an action that was
 * given the old value, or a question whose answer no longer stands.
 */
function rewound(task: Task, data: DialogueState, slots: Slots, changed: readonly string[]): string | null {
  const here = task.steps.findIndex((step) => step.id === data.current_step);
  const first = task.steps.slice(0, Math.max(0, here)).find((step) => {
    if (!isMet(step.if, slots)) return false;
    if (step.kind === 'collect') return !isFilled(slots, step.collect);
    // What was agreed to is no longer what would be done.
    if (step.kind === 'confirm') return changed.length > 0;
    return step.kind === 'action' && changed.some((slot) => inputsOf(task, step).includes(slot));
  });
  return first?.id ?? data.current_step;
}

export function inputsOf(task: Task, step: ActionStep): readonly string[] {
  return step.with ?? Object.keys(task.slots);
}

function outputsOf(step: ActionStep, output: { readonly [field: string]: Json }): Slots {
  return Object.fromEntries(Object.entries(step.outputs).map(([slot, field]) => [slot, output[field] ?? null]));
}

function outcomeOf(answer: Exclude<Answer, { kind: 'failed' }>): string {
  if (answer.kind === 'refused') return answer.reason;
  const outcome = isRecord(answer.output) ? answer.output['outcome'] : undefined;
  return typeof outcome === 'string' ? outcome : 'done';
}

function missingOf(task: Task, output: { readonly [field: string]: Json }): readonly string[] {
  const { missing } = output;
  return Array.isArray(missing) ? missing.map(String).filter((slot) => task.slots[slot] !== undefined) : [];
}

function isRecord(value: Json): value is { readonly [field: string]: Json } {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

export function withoutError(metadata: DialogueState['metadata']): DialogueState['metadata'] {
  const { error: _settled, ...others } = metadata;
  return others;
}

export function titleOf(task: Task) {
  return { say: taskKeys.title(task.task), facts: {} };
}

function updated(task: Task, slot: string, slots: Slots): Say {
  const declared = task.slots[slot];
  const value = declared === undefined ? '' : slotFact(task, slot, declared, slots);
  return say('updated', { name: slotName(task, slot), value });
}

/** "What did I say for the date?": what was asked about, or everything there is. */
function recalled(task: Task, slots: Slots, about: readonly string[]): readonly Say[] {
  const named = about.filter((slot) => Object.hasOwn(task.slots, slot));
  const wanted =
    named.length > 0 ? named : Object.keys(task.slots).filter((slot) => task.slots[slot]?.prompt !== undefined);
  const known = wanted.filter((slot) => isFilled(slots, slot));
  if (known.length === 0) return [say('recall_nothing', { name: slotName(task, wanted[0] ?? '') })];
  const parts = known.map((slot): { say: string; facts: Facts } => {
    const declared = task.slots[slot];
    const value = declared === undefined ? '' : slotFact(task, slot, declared, slots);
    return { say: 'recall_part', facts: { name: slotName(task, slot), value } };
  });
  return [say('recall', { parts: { all: parts } })];
}

function lost(heard: Heard | null, tasks: ReadonlyMap<string, Task>): Say {
  if (heard?.intent === 'cancel' || heard?.intent === 'deny') return say('nothing_to_cancel');
  return say('not_understood_idle', { tasks: capabilities([...tasks.values()]) });
}

/** What the business's tasks can do, to end "I can …" (C13). */
export function capabilities(tasks: readonly Task[]): Fact {
  return { either: tasks.map(titleOf) };
}

export function nothingUnderWay(data: DialogueState): DialogueState {
  return {
    ...data,
    current_flow: NO_TASK,
    current_step: null,
    waiting_for_slot: null,
    metadata: withoutError(data.metadata),
    asked: { ...data.asked, question: null, options: [], version: null },
  };
}
