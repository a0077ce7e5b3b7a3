import { OTHER_WORKFLOW } from '../../core/desk/router.ts';
import type { DoneEvent, FailedEvent, IntentEvent, NextWanted, RefusedEvent, TurnFacts } from '../../core/flow.ts';
import type { Json } from '../../core/json.ts';
import { isObject } from '../../core/json.ts';
import type { Slots } from './context.ts';

export const INTENTS = [
  'start',
  'inform',
  'correct',
  'affirm',
  'deny',
  'cancel',
  'restart',
  'recall',
  'retry',
  'pause',
  'unclear',
] as const;
export type IntentName = (typeof INTENTS)[number];

type Entities = { readonly [name: string]: Json };

/** Something broke that no action answers for; the conversation survives it in `error` (C2: any state may). */
export interface Fault {
  readonly type: 'fault';
  readonly message: string;
  readonly turn: TurnFacts;
}

/** The router saw that another journey is wanted (E9). */
interface Departure {
  readonly type: typeof OTHER_WORKFLOW;
  readonly turn: TurnFacts;
}

/** The desk, or the people of the business, called off or moved what a task had booked (X14, G4). */
interface Overtaken {
  readonly type: 'desk.call_off' | 'desk.move_booking';
  readonly turn: TurnFacts;
}

type AnswerEvent = DoneEvent<string> | RefusedEvent<string> | FailedEvent<string>;

/** Everything that can happen to a dialogue. */
export type DialogueEvent =
  | IntentEvent<IntentName, Entities>
  | AnswerEvent
  | Fault
  | Departure
  | Overtaken
  | NextWanted;

/** What happened, in words; the answers of a task's own actions are added by name. */
export const EVENTS: { readonly [event: string]: string } = {
  start: 'they ask for a task',
  inform: 'they tell something the task needs',
  correct: 'they correct something',
  affirm: 'they say yes',
  deny: 'they say no',
  cancel: 'they call it off',
  restart: 'they begin again',
  recall: 'they ask what was said',
  retry: 'they want it tried again',
  pause: 'they ask for a moment',
  unclear: 'they say something else',
  [OTHER_WORKFLOW]: 'they want another journey',
  next: 'it is settled, and there was something else besides',
  fault: 'something broke',
  'desk.call_off': 'what a task had booked is called off',
  'desk.move_booking': 'what a task had booked is moved',
};

/** The words for the answers of these actions. */
export function answersInWords(actions: readonly string[]): { readonly [event: string]: string } {
  return Object.fromEntries(
    actions.flatMap((action) => [
      [`${action}.done`, `${action} is done`],
      [`${action}.refused`, `${action} is refused`],
      [`${action}.failed`, `nobody knows about ${action}`],
    ]),
  );
}

export interface Heard {
  readonly intent: IntentName;
  readonly task: string | null;
  readonly slots: Slots;
  /** What `recall` asks about. */
  readonly about: readonly string[];
  /** Whether it is as they ask; null where they ask what it is. */
  readonly whether: boolean | null;
  /** The slots that a day, or another value, may be meant for, where nobody can tell which. */
  readonly between: readonly string[];
  readonly day: string | null;
  readonly value: string | null;
  /** Only the first of what was wished for is seen to. */
  readonly several: boolean;
}

/** How an action's call came out. */
export type Answer =
  | { readonly kind: 'done'; readonly output: Json }
  | { readonly kind: 'refused'; readonly reason: string; readonly output: Json }
  | { readonly kind: 'failed'; readonly reason: string };

/** What was heard, as the notes take it. Who wants something else altogether has given this up. */
export function heardOf(event: DialogueEvent): Heard {
  if (event.type === OTHER_WORKFLOW) return heardIn('cancel', {});
  if (!('entities' in event)) return heardIn('unclear', {});
  return heardIn(event.type, event.entities);
}

/** Entities were parsed with the expectation's schema before they got here; what is missing is empty. */
function heardIn(intent: IntentName, entities: Entities): Heard {
  const { task, slots, about, whether, between, day, value, several } = entities;
  return {
    intent,
    task: typeof task === 'string' ? task : null,
    slots: isObject(slots) ? slots : {},
    about: Array.isArray(about) ? about.map(String) : [],
    whether: typeof whether === 'boolean' ? whether : null,
    between: Array.isArray(between) ? between.map(String) : [],
    day: typeof day === 'string' ? day : null,
    value: typeof value === 'string' ? value : null,
    several: several === true,
  };
}

export function answerOf(event: DialogueEvent): Answer {
  // By its name: the engine gives every answer an output, those too of which nobody knows what came of the call.
  if (event.type.endsWith('.failed')) return { kind: 'failed', reason: 'reason' in event ? event.reason : event.type };
  if ('output' in event && 'reason' in event) return { kind: 'refused', reason: event.reason, output: event.output };
  return { kind: 'done', output: 'output' in event ? event.output : null };
}
