import { z } from 'zod';
import type { Expectation, Hearing, IntentExpectation, Option } from '../../core/expectation.ts';
import { heardAnswer } from '../../core/hearing.ts';
import { shortHash } from '../../core/ids.ts';
import { canonical, type Json, type JsonObject } from '../../core/json.ts';
import { hasCue, mentions, type Reading } from '../../core/reading.ts';
import type { DialogueState } from './context.ts';
import { phrasesIn } from './hear/names.ts';
import { type HeardSlots, heardSlots } from './hear/slots.ts';
import { triggered } from './hear/triggers.ts';
import { wordsOf } from './hear/words.ts';
import { kinds } from './kinds/index.ts';
import type { Moment } from './place.ts';
import type { Task } from './task/schema.ts';

type Tasks = ReadonlyMap<string, Task>;

/** Where the talk stands: what the state makes of the same words differs. */
interface Standing {
  readonly data: DialogueState;
  readonly tasks: Tasks;
  /** The task under way, or null. */
  readonly task: Task | null;
  readonly moment: Moment;
}

/** What each state can hear (X1, C4). The intents are the same everywhere; what counts as one is the state's affair. */
export function expectationOf(data: DialogueState, tasks: Tasks, moment: Moment): Expectation {
  const standing: Standing = { data, tasks, task: tasks.get(data.current_flow) ?? null, moment };
  return {
    question: questionFor(standing),
    options: optionsFor(standing),
    intents: standing.task === null ? whenIdle(standing) : whenUnderWay(standing, standing.task),
    otherwise: 'unclear',
    reuse: shortHash([data.conversation_state, data.current_flow, data.waiting_for_slot, data.slots, data.asked]),
  };
}

function whenIdle(standing: Standing): Expectation['intents'] {
  const tasks = [...standing.tasks.values()];
  return {
    start: {
      meaning: `wants one of: ${tasks.map((task) => task.task).join(', ')}`,
      entities: z.strictObject({
        task: z.enum(tasks.map((task) => task.task)),
        slots: slotsSchema(tasks).optional(),
      }),
      hear: (reading) => started(reading, standing, null),
      grounded: (entities, reading) => isGrounded(entities, reading, standing),
    },
    cancel: intent('wants to stop or cancel', (reading) => (isCancel(reading) ? certain(0.75) : null)),
    unclear: intent('none of the others', () => null),
  };
}

function whenUnderWay(standing: Standing, task: Task): Expectation['intents'] {
  const others = [...standing.tasks.values()].filter((one) => one.task !== task.task);
  const slots = z.strictObject({ slots: slotsSchema([task]) });
  const grounded = (entities: JsonObject, reading: Reading) => isGrounded(entities, reading, standing);
  return {
    cancel: intent('wants to stop or cancel what is under way', (reading) => cancelled(reading, standing, others)),
    restart: {
      meaning: 'wants to begin this task again from its start',
      entities: slots.partial(),
      hear: (reading) => (hasCue(reading, 'restart') ? { entities: {}, confidence: 0.93 } : null),
    },
    start: {
      meaning: `wants something else instead: ${others.map((one) => one.task).join(', ') || 'nothing'}`,
      entities: z.strictObject({ task: z.string(), slots: slotsSchema(others).optional() }),
      hear: (reading) => started(reading, standing, task),
      grounded,
    },
    recall: {
      meaning: 'asks what was said or chosen so far',
      entities: z.strictObject({ about: z.array(z.string()).optional() }),
      hear: (reading) => recalled(reading, standing, task),
    },
    correct: {
      meaning: 'replaces something said before, or wants it changed',
      entities: z.strictObject({ slots: slotsSchema([task]).optional(), about: z.array(z.string()).optional() }),
      hear: (reading) => corrected(reading, standing, task),
      grounded,
    },
    inform: {
      meaning: 'answers the question or tells something the task needs',
      entities: slots,
      hear: (reading) => informed(reading, standing, task),
      grounded,
    },
    retry: intent('wants it tried again', (reading) => (hasCue(reading, 'retry') ? certain(0.9) : null)),
    affirm: intent('agrees', (reading) => agreed(reading, standing, task, 'yes')),
    deny: intent('refuses', (reading) => agreed(reading, standing, task, 'no')),
    unclear: intent('none of the others', () => null),
  };
}

function intent(meaning: string, hear: IntentExpectation['hear']): IntentExpectation {
  return { meaning, entities: z.strictObject({}), hear };
}

function certain(confidence: number): Hearing {
  return { entities: {}, confidence };
}

function isCancel(reading: Reading): boolean {
  return hasCue(reading, 'cancel');
}

/** "Cancel" is about what is under way, unless the message knows something that only another task asks for. */
function cancelled(reading: Reading, standing: Standing, others: readonly Task[]): Hearing | null {
  if (!isCancel(reading) || isItsOwnWord(reading, standing)) return null;
  const meant = others.some((one) => knowsMore(reading, standing, one));
  return certain(meant ? 0.5 : 0.95);
}

/** Asked whether to cancel a booking, "yes, cancel it" agrees. The bare word still stops everything: that is the safe way. */
function isItsOwnWord(reading: Reading, { data, task }: Standing): boolean {
  if (data.conversation_state !== 'confirming' || task === null) return false;
  const words = wordsOf(reading.text);
  const cue = mentions(reading, 'cue').find((mention) => mention.cue === 'cancel');
  const said = words.find((word) => word.start === cue?.start)?.plain ?? '';
  const own = phrasesIn(task.triggers, reading.locale).flatMap((trigger) => wordsOf(trigger).map((word) => word.plain));
  return words.length > 1 && own.includes(said);
}

/** Whether the message holds a value of a type that this task asks for and the one under way does not. */
function knowsMore(reading: Reading, standing: Standing, task: Task): boolean {
  const current = new Set(Object.values(standing.task?.slots ?? {}).map((slot) => slot.type));
  return Object.keys(slotsIn(reading, standing, task).slots).some((name) => {
    const type = task.slots[name]?.type;
    return type !== undefined && !current.has(type);
  });
}

/** Telling what a task must ask for starts it; a mere number of people starts nothing. */
function tellsNeeded(task: Task, { slots }: HeardSlots): boolean {
  return task.steps.some(
    (step) => step.kind === 'collect' && step.collect in slots && task.slots[step.collect]?.default === undefined,
  );
}

/** A task asked for in so many words, or by telling what it needs. The one with the longest trigger and most values. */
function started(reading: Reading, standing: Standing, current: Task | null): Hearing | null {
  const candidates = [...standing.tasks.values()]
    .filter((task) => task.task !== current?.task)
    .map((task) => ({ task, trigger: triggered(reading, task), heard: slotsIn(reading, standing, task) }))
    .filter(({ task, trigger, heard }) =>
      current === null ? trigger > 0 || tellsNeeded(task, heard) : trigger > 0 || knowsMore(reading, standing, task),
    )
    .sort(
      (one, other) =>
        other.trigger - one.trigger || Object.keys(other.heard.slots).length - Object.keys(one.heard.slots).length,
    );
  const best = candidates[0];
  if (best === undefined) return null;
  const told = Object.keys(best.heard.slots).length > 0;
  const beside = current === null || best.trigger > 1 ? 0.94 : 0.6;
  const confidence = best.trigger > 0 ? beside : (current === null ? 0.72 : 0.9) * best.heard.sure;
  return { entities: { task: best.task.task, ...(told ? { slots: best.heard.slots } : {}) }, confidence };
}

function recalled(reading: Reading, standing: Standing, task: Task): Hearing | null {
  if (!hasCue(reading, 'recall')) return null;
  const { named } = slotsIn(reading, standing, task);
  return { entities: named.length > 0 ? { about: [...named] } : {}, confidence: 0.92 };
}

/** "Actually, change the origin to Boston"; or only which one is to change. */
function corrected(reading: Reading, standing: Standing, task: Task): Hearing | null {
  if (!hasCue(reading, 'correction', 'change')) return null;
  const { slots, named } = slotsIn(reading, standing, task);
  if (Object.keys(slots).length > 0) return { entities: { slots }, confidence: 0.93 };
  const filled = named.filter((slot) => (standing.data.slots[slot] ?? null) !== null);
  return filled.length === 0 ? null : { entities: { about: filled }, confidence: 0.9 };
}

function informed(reading: Reading, standing: Standing, task: Task): Hearing | null {
  const { slots, sure } = slotsIn(reading, standing, task);
  const changes = Object.entries(slots).some(([slot, value]) => !isSame(standing, slot, value));
  if (Object.keys(slots).length > 0) {
    // A yes that only names again what is proposed is a yes.
    const confidence = changes || heardAnswer(reading) === null ? Math.max(0.5, 0.92 * sure) : 0.6;
    return { entities: { slots }, confidence };
  }
  return guessed(reading, standing, task);
}

/** A short answer in which nothing was recognised is still the answer: it is judged, and refused with the reason (C5). */
function guessed(reading: Reading, standing: Standing, task: Task): Hearing | null {
  const slot = standing.data.waiting_for_slot;
  if (slot === null || task.slots[slot] === undefined) return null;
  const markers = reading.mentions.some(
    (mention) => mention.kind === 'cue' || mention.kind === 'topic' || mention.kind === 'answer',
  );
  const words = reading.text.split(/\s+/).length;
  if (markers || reading.text === '' || words > GUESSED_WORDS_MAX) return null;
  return { entities: { slots: { [slot]: reading.text } }, confidence: 0.5 };
}

const GUESSED_WORDS_MAX = 3;

function agreed(reading: Reading, standing: Standing, task: Task, wanted: 'yes' | 'no'): Hearing | null {
  const state = standing.data.conversation_state;
  if (state !== 'confirming' && state !== 'error') return null;
  const heard = heardAnswer(reading);
  const own = heard === null && hasCue(reading, 'cancel') && isItsOwnWord(reading, standing);
  const said = own ? 'yes' : heard === 'not_yet' ? 'no' : heard;
  if (said !== wanted) return null;
  const { slots } = slotsIn(reading, standing, task);
  const changes = Object.entries(slots).some(([slot, value]) => !isSame(standing, slot, value));
  return certain(changes ? 0.4 : 0.91);
}

function isSame({ data }: Standing, slot: string, value: Json): boolean {
  return canonical(data.slots[slot] ?? null) === canonical(value);
}

function slotsIn(reading: Reading, standing: Standing, task: Task): HeardSlots {
  const current = task.task === standing.task?.task;
  return heardSlots(reading, {
    task,
    slots: current ? standing.data.slots : {},
    waitingFor: current ? standing.data.waiting_for_slot : null,
    moment: standing.moment,
  });
}

/** A value that a model claims must be borne out: found in the words, or standing there letter for letter (X1). */
function isGrounded(entities: JsonObject, reading: Reading, standing: Standing): boolean {
  const named = entities['task'];
  const task = typeof named === 'string' ? standing.tasks.get(named) : standing.task;
  const slots = entities['slots'];
  if (task == null) return false;
  if (slots === undefined || slots === null || typeof slots !== 'object' || Array.isArray(slots)) return true;
  const around = { moment: standing.moment, slots: standing.data.slots, asked: true };
  return Object.entries(slots).every(([name, value]) => {
    const slot = task.slots[name];
    if (slot === undefined) return false;
    const found = kinds[slot.type].find(reading, slot, around).map((one) => canonical(one.value));
    return found.includes(canonical(value as Json)) || reading.text.toLowerCase().includes(String(value).toLowerCase());
  });
}

function slotsSchema(tasks: readonly Task[]) {
  const shape: { [slot: string]: z.ZodType } = {};
  for (const task of tasks) {
    for (const [name, slot] of Object.entries(task.slots)) {
      shape[name] = (slot.type === 'count' ? z.int() : z.string().max(500)).optional();
    }
  }
  return z.strictObject(shape);
}

function questionFor({ data, task }: Standing): string | null {
  if (task === null) return null;
  if (data.conversation_state === 'confirming') return `whether to go on with ${task.task}, or change something`;
  if (data.conversation_state === 'error') return 'something failed: try again, or cancel';
  return data.waiting_for_slot === null ? null : `the ${data.waiting_for_slot} for ${task.task}`;
}

function optionsFor({ data }: Standing): readonly Option[] {
  return data.asked.options.map((id) => ({ id, label: id }));
}
