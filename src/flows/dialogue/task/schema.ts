import { z } from 'zod';
import { ACTS, THINGS } from '../../../core/consent/proposal.ts';
import type { Json } from '../../../core/json.ts';
import { LOCALES } from '../../../core/locale.ts';

/**
 * A task as a business declares it (C1): what it listens for, what it must know, and the steps it takes. Everything a
 * person reads is written in it, per language; nothing in it is code.
 */
const name = z
  .string()
  .regex(/^[a-z][a-z0-9_]*$/, 'must be a lower-case name such as `departure_date`')
  .max(60);
/** ICU messages, per language. */
const text = z.partialRecord(z.enum(LOCALES), z.string().min(1)).refine((texts) => Object.keys(texts).length > 0, {
  message: 'needs its words in at least one language',
});
const phrases = z.partialRecord(z.enum(LOCALES), z.array(z.string().min(1)).min(1));
const json: z.ZodType<Json> = z.json();

/** A validator or normaliser by name, alone or with its parameters: `future_date` or `count_range: { max: 9 }`. */
const named = z.union([name, z.record(name, z.record(z.string(), json))]);

export const SLOT_TYPES = [
  'item',
  'option',
  'choice',
  'date',
  'time',
  'window',
  'count',
  'money',
  'reference',
  'email',
  'phone',
  'name',
  'text',
] as const;

const choice = z.strictObject({ id: name, names: phrases });

const slot = z.strictObject({
  type: z.enum(SLOT_TYPES),
  /** What people call it, the first being how we call it: for "change the origin to Boston". */
  names: phrases,
  /** Not needed for a slot that is never asked for. */
  prompt: text.optional(),
  reprompt: text.optional(),
  /** `item`: said of a name that is not on the list; `{value}` is the name, `{some}` a few that are, `{count}` how many. */
  unknown: text.optional(),
  /** Said to somebody who does not know it or does not have it: where it is found, or who helps. */
  unsure: text.optional(),
  /** How its value is shown; the value's own fields are the facts. Needed for options. */
  shown: text.optional(),
  /** `item`: the business's list that it is chosen from. */
  list: z.string().optional(),
  /** `item`: which of two places it is when words say so ("from Boston", "to Paris"). `date`: `to` is the way back, and
   *  so is it of a `window`. */
  role: z.enum(['from', 'to']).optional(),
  /** `choice`: what there is to choose from. */
  choices: z.array(choice).min(2).optional(),
  /** `option`: the slot that holds the list an action has found. */
  options: name.optional(),
  /** `reference`: a regular expression that the whole reference matches, in upper case. */
  pattern: z.string().optional(),
  /** `count`: what is counted, so that "for two people" is heard. */
  unit: z.enum(['people', 'adults', 'children', 'rooms', 'points']).optional(),
  /** `money`: the currency of an amount that was said without one. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  /** `date`: a day that has gone by will do, like a birthday; unless this is said, it will not. */
  past: z.boolean().optional(),
  /** Its value unless something else was said; then it is not asked for. */
  default: json.optional(),
  /** Values that other slots take with it: a way back makes it a return trip. */
  implies: z.record(name, json).optional(),
  /** Keeps the value that an earlier task of the same talk left under this name. */
  carry: z.boolean().optional(),
  normaliser: named.optional(),
  validators: z.array(named).default([]),
});

/** Where to go: the next step in order unless another is named; `end` ends the task. */
const turn = z.strictObject({
  say: text.optional(),
  /** Slots to forget, so that they are asked for again. */
  clear: z.array(name).default([]),
  /** Values to write, such as what a branch settles. */
  set: z.record(name, json).default({}),
  go: name.optional(),
});
const outcome = z.union([name, turn]);

/** The step is taken only while each of these slots has this value (or one of these). */
const condition = z.record(name, z.union([json, z.array(json)]));

const http = z.strictObject({
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE']).default('POST'),
  url: z.url(),
  /** `{slot}` stands for the slot's value. Without a body the action's inputs are sent. */
  body: z.record(z.string(), json).optional(),
  timeoutSeconds: z.number().positive().max(30).default(5),
  retries: z.int().min(0).max(3).default(1),
  /** The name of the business's secret that the request is signed with. */
  sign: z.string().optional(),
  /** An address that answers what became of a key (`{key}`), for calls that change something. */
  lookup: z.url().optional(),
});

const base = { id: name.optional(), if: condition.optional() };

const collect = z.strictObject({ ...base, collect: name });
const action = z.strictObject({
  ...base,
  action: name,
  /** The slots it is given; all there are, without it. */
  with: z.array(name).optional(),
  /** Slots filled from fields of its answer. */
  outputs: z.record(name, z.string()).default({}),
  outcomes: z.record(name, outcome).default({}),
  /** Whether it only looks; one that changes the world runs under a key and is never run twice. */
  looks: z.boolean().default(false),
  /** What a yes to it does, where no confirm step asks for one. */
  act: z.enum(ACTS).default('book'),
  http: http.optional(),
});
const confirm = z.strictObject({
  ...base,
  confirm: name,
  message: text,
  /** What a yes to it does, so that "cancel it" agrees to a calling-off and not to a booking. */
  act: z.enum(ACTS).default('book'),
  /** An `option` slot: its options are listed and another one may be picked instead of a yes. */
  choose: name.optional(),
  /** Said in place of `message` once another of the options listed was picked: nobody needs the list again. */
  picked: text.optional(),
  /** Said when the answer is no. */
  declined: text.optional(),
});
const speak = z.strictObject({ ...base, say: text });
const branch = z.strictObject({
  ...base,
  branch: name,
  cases: z.record(z.string(), outcome),
  else: outcome.optional(),
});

/** Which kind a step is, is told by the one of these words it has. */
export const stepSchemas = { collect, action, confirm, say: speak, branch };

export const taskSchema = z.strictObject({
  task: name,
  /** What it does, to end "I can …": "book a flight". */
  title: text,
  triggers: phrases,
  /** What it is about: then "book the room" is no yes to a flight. */
  things: z.array(z.enum(THINGS)).optional(),
  /** What every one of these is, so that saying it changes nothing: "economy is fine, book it". */
  always: phrases.optional(),
  slots: z.record(name, slot),
  steps: z.array(z.union([collect, action, confirm, speak, branch])).min(1),
  /** Said when the task is done. */
  end: text,
});

export type TaskSource = z.input<typeof taskSchema>;
type Parsed = z.output<typeof taskSchema>;

export type Texts = z.output<typeof text>;
export type Phrases = z.output<typeof phrases>;
export type Slot = z.output<typeof slot>;
export type SlotType = (typeof SLOT_TYPES)[number];
export type Named = z.output<typeof named>;
export type Condition = z.output<typeof condition>;
export type Outcome = z.output<typeof outcome>;
export type Turn = z.output<typeof turn>;
export type Http = z.output<typeof http>;

/** Every step has a name: its own, or one made of what it does. */
export type CollectStep = z.output<typeof collect> & { readonly kind: 'collect'; readonly id: string };
export type ActionStep = z.output<typeof action> & { readonly kind: 'action'; readonly id: string };
export type ConfirmStep = z.output<typeof confirm> & { readonly kind: 'confirm'; readonly id: string };
export type SayStep = z.output<typeof speak> & { readonly kind: 'say'; readonly id: string };
export type BranchStep = z.output<typeof branch> & { readonly kind: 'branch'; readonly id: string };
export type Step = CollectStep | ActionStep | ConfirmStep | SayStep | BranchStep;

export interface Task extends Omit<Parsed, 'steps'> {
  readonly steps: readonly Step[];
  /** Hash of the declaration. */
  readonly version: string;
}
export type ParsedTask = Parsed;

/** What actions write besides the declared slots. */
export function outputNames({ steps }: Task): readonly string[] {
  return steps.flatMap((step) => (step.kind === 'action' ? Object.keys(step.outputs) : []));
}
