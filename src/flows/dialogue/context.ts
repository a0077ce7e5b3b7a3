import { z } from 'zod';
import type { Json } from '../../core/json.ts';

/**
 * The DialogueState, field for field (C3), and `asked`, the one key more that X2 allows. Missing fields take their
 * defaults, so an empty object is a new talk; an unknown key is refused.
 */
export const CONVERSATION_STATES = [
  'idle',
  'understanding',
  'waiting_for_slot',
  'validating_slot',
  'executing_action',
  'confirming',
  'completed',
  'error',
] as const;

export type ConversationState = (typeof CONVERSATION_STATES)[number];

/** No task is under way. */
export const NO_TASK = 'none';
export const TRACE_EVENTS_MAX = 50;
/** How many tasks may lie aside while another one is dealt with. */
export const SET_ASIDE_MAX = 3;

const json: z.ZodType<Json> = z.json();
const slots = z.record(z.string(), json);
/** Seconds since 1970, as the document counts them. */
const timestamp = z.number().nonnegative();

const setAside = z.strictObject({
  task: z.string(),
  /** Where it stopped: it resumes from here, not from its start (C11). */
  step: z.string().nullable(),
  slots,
  version: z.string().nullable(),
});

const asked = z.strictObject({
  /** The slot or the step that the last reply asked about. */
  question: z.string().nullable().default(null),
  /** Ids of the options listed, in the order shown. */
  options: z.array(z.string()).default([]),
  /** Hash of the task as it was declared when the talk about it began: a changed file is noticed, not obeyed. */
  version: z.string().nullable().default(null),
  /** The days that were said where one is needed, as an ISO interval: which of them is asked. */
  within: z.string().exactOptional(),
  /** Tasks set aside, the latest last. */
  set_aside: z.array(setAside).max(SET_ASIDE_MAX).default([]),
});

export const dialogueContext = z.strictObject({
  messages: z
    .array(z.strictObject({ role: z.enum(['user', 'assistant']), content: z.string(), timestamp }))
    .default([]),
  slots: slots.default({}),
  current_flow: z.string().default(NO_TASK),
  conversation_state: z.enum(CONVERSATION_STATES).default('idle'),
  current_step: z.string().nullable().default(null),
  waiting_for_slot: z.string().nullable().default(null),
  turn_count: z.int().nonnegative().default(0),
  last_response: z.string().default(''),
  last_nlu_call: timestamp.nullable().default(null),
  trace: z
    .array(z.strictObject({ event: z.string(), timestamp, data: z.record(z.string(), json) }))
    .max(TRACE_EVENTS_MAX)
    .default([]),
  /** Free for extensions; the framework writes `error` here (type, message, timestamp, recovery_state) and nothing else. */
  metadata: slots.default({}),
  asked: asked.prefault({}),
});

export type DialogueState = z.infer<typeof dialogueContext>;
export type Slots = { readonly [slot: string]: Json };

export function newDialogue(): DialogueState {
  return dialogueContext.parse({});
}

export function secondsOf(now: string): number {
  return Date.parse(now) / 1000;
}

/** In the trail: what was booked was changed by others since, or may have been. */
export const OVERTAKEN = 'overtaken';

/** Adds to the audit trail, which keeps the latest events only. */
export function traced(
  data: DialogueState,
  now: string,
  event: string,
  facts: { readonly [name: string]: Json } = {},
): DialogueState {
  const trace = [...data.trace, { event, timestamp: secondsOf(now), data: facts }];
  return { ...data, trace: trace.slice(-TRACE_EVENTS_MAX) };
}
