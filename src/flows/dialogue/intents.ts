import { z } from 'zod';
import type { Cue } from '../../core/cue.ts';
import type { Expectation, IntentExpectation, Option, Priced } from '../../core/expectation.ts';
import { shortHash } from '../../core/ids.ts';
import { canonical, type Json, type JsonObject } from '../../core/json.ts';
import { hasCue, type Reading } from '../../core/reading.ts';
import { hearBy } from '../../core/rules.ts';
import { isDate } from '../../domain/zoned.ts';
import { failedToAct } from './agreement.ts';
import type { Moment } from './catalogue.ts';
import type { DialogueState } from './context.ts';
import { optionFact, optionsOf } from './facts.ts';
import { endedLast } from './hears/again.ts';
import { failedRules } from './hears/failed.ts';
import { heardIn, heardInTask } from './hears/heard.ts';
import { idleRules } from './hears/idle.ts';
import { dayCountedFrom, type Standing } from './hears/standing.ts';
import { underWayRules } from './hears/under-way.ts';
import { centsOf } from './kinds/compared.ts';
import { kinds } from './kinds/index.ts';
import { stepNamed } from './task/build.ts';
import type { Task } from './task/schema.ts';

type Tasks = ReadonlyMap<string, Task>;

/** Intents that merely answer what was asked. */
const ANSWERS: readonly string[] = ['inform', 'affirm', 'deny'];

/** Words that signal an intent, in whatever language they were said: such a message is interpreted, not mapped (C4). */
const MARKERS: readonly Cue[] = [
  'cancel',
  'change',
  'correction',
  'restart',
  'retry',
  'recall',
  'help',
  'capabilities',
  'person',
  'book',
  'question',
  'pause',
  'trouble',
  'unsure',
];

/** What each state can hear (X1, C4). The intents are the same everywhere; what counts as one is the state's affair. */
export function expectationOf(data: DialogueState, tasks: Tasks, moment: Moment): Expectation {
  const standing: Standing = { data, tasks, task: tasks.get(data.current_flow) ?? null, moment };
  return {
    question: questionFor(standing),
    options: optionsFor(standing),
    ...(listsTimes(standing) && { listsTimes: true }),
    priced: () => pricedIn(standing),
    ...(standing.task === null ? whenIdle(standing) : whenUnderWay(standing, standing.task)),
    ...firstDayNamed(standing),
    ...(asksDay(standing) && { asksDay: true }),
    otherwise: 'unclear',
    isPlain: (reading, intent) => ANSWERS.includes(intent) && !hasCue(reading, ...MARKERS),
    reuse: shortHash([data.conversation_state, data.current_flow, data.waiting_for_slot, data.slots, data.asked]),
  };
}

function asksDay({ data, task }: Standing): boolean {
  return task?.slots[data.waiting_for_slot ?? '']?.type === 'date';
}

/**
 * Of the days the task asks for, the first that is known: a bare day replaces it, and the way back is counted from it.
 * Where days were said to look in, those.
 */
function firstDayNamed({ data, task, tasks }: Standing): Pick<Expectation, 'about'> {
  // "The day after" a no is counted from what was refused (X12), "the same day" after a booking is the one of that.
  const spokenOf = task === null ? endedLast(data, tasks) : { task, slots: data.slots };
  const days = Object.entries(spokenOf?.task.slots ?? {}).filter(([, slot]) => slot.type === 'date');
  const named = days.map(([name]) => String(spokenOf?.slots[name])).filter(isDate);
  const about = dayCountedFrom(data) ?? data.asked.within ?? named[0];
  return about === undefined ? {} : { about };
}

function whenIdle(standing: Standing): Pick<Expectation, 'intents' | 'hear'> {
  const tasks = [...standing.tasks.values()];
  const intents = {
    start: {
      meaning: `wants one of: ${tasks.map((task) => task.task).join(', ')}`,
      entities: z.strictObject({
        task: z.enum(tasks.map((task) => task.task)),
        slots: slotsSchema(tasks).optional(),
        several: z.literal(true).optional(),
      }),
      grounded: (entities: JsonObject, reading: Reading) => isGrounded(entities, reading, standing),
    },
    recall: intent('asks what was arranged before'),
    cancel: intent('wants to stop or cancel'),
    unclear: intent('none of the others'),
  };
  return { intents, hear: hearBy(idleRules, (reading) => heardIn(reading, standing)) };
}

function whenUnderWay(standing: Standing, task: Task): Pick<Expectation, 'intents' | 'hear'> {
  const others = [...standing.tasks.values()].filter((one) => one.task !== task.task);
  const slots = z.strictObject({
    task: z.literal(task.task).optional(),
    slots: slotsSchema([task]),
    several: z.literal(true).optional(),
  });
  const grounded = (entities: JsonObject, reading: Reading) => isGrounded(entities, reading, standing);
  const intents = {
    cancel: intent('wants to stop or cancel what is under way'),
    restart: {
      meaning: 'wants to begin this task again from its start',
      entities: slots.partial(),
    },
    start: {
      meaning: `wants something else instead: ${others.map((one) => one.task).join(', ') || 'nothing'}`,
      entities: z.strictObject({
        task: z.string(),
        slots: slotsSchema(others).optional(),
        several: z.literal(true).optional(),
      }),
      grounded,
    },
    recall: {
      meaning: 'asks what was said or chosen so far',
      entities: slots
        .partial()
        .pick({ slots: true })
        .extend({
          about: z.array(z.string()).optional(),
          whether: z.boolean().optional(),
        }),
    },
    correct: {
      meaning: 'replaces something said before, or wants it changed',
      entities: slots.partial().extend({
        about: z.array(z.enum(Object.keys(task.slots))).optional(),
        between: z.array(z.enum(Object.keys(task.slots))).optional(),
        day: z.string().optional(),
        value: z.string().optional(),
      }),
      grounded,
    },
    inform: {
      meaning: 'answers the question or tells something the task needs',
      entities: slots,
      grounded,
    },
    pause: intent('asks us to wait a moment'),
    retry: {
      ...intent('wants it tried again'),
      commits: () => failedToAct(standing.data, task),
    },
    // Yes and no to what was proposed are for the judge of consent to hear (X11).
    affirm: { ...intent('agrees'), commits: () => true },
    deny: intent('refuses'),
    unclear: intent('none of the others'),
  };
  const hasFailed = standing.data.conversation_state === 'error';
  const rules = hasFailed ? [...underWayRules, ...failedRules] : underWayRules;
  return { intents, hear: hearBy(rules, (reading) => heardInTask(reading, standing, task)) };
}

function intent(meaning: string): IntentExpectation {
  return { meaning, entities: z.strictObject({}) };
}

/** A value that a model claims must be borne out: found in the words, or standing there letter for letter (X1). */
function isGrounded(entities: JsonObject, reading: Reading, standing: Standing): boolean {
  const named = entities['task'];
  const task = typeof named === 'string' ? standing.tasks.get(named) : standing.task;
  const slots = entities['slots'];
  if (task == null) return false;
  if (slots === undefined || slots === null || typeof slots !== 'object' || Array.isArray(slots)) return true;
  const around = { moment: standing.moment, slots: standing.data.slots, asked: true, named: true };
  return Object.entries(slots).every(([name, value]) => {
    const slot = Object.hasOwn(task.slots, name) ? task.slots[name] : undefined;
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

/** Several options are listed, and each has its time. */
function listsTimes({ data, task }: Standing): boolean {
  const listed = Object.values(task?.slots ?? {}).map((slot) => optionsOf(slot, data.slots));
  const options = listed.find((one) => one.length > 1) ?? [];
  return data.asked.options.length > 1 && options.length > 1 && options.every(({ time }) => typeof time === 'string');
}

/** The options listed, where they have prices. */
function pricedIn({ data, task }: Standing): readonly Priced[] {
  const step = task === null ? null : stepNamed(task, data.current_step);
  if (task === null || data.conversation_state !== 'confirming' || step?.kind !== 'confirm') return [];
  const name = step.choose ?? '';
  const slot = task.slots[name];
  const priced = slot === undefined ? [] : optionsOf(slot, data.slots).filter(({ cents }) => typeof cents === 'number');
  return priced.map((option) => ({ cents: centsOf(option), line: optionFact(task, name, option) }));
}
