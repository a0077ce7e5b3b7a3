import type { Fact, Facts } from '../../core/effect.ts';
import { isList, isObject, type Json } from '../../core/json.ts';
import type { Slots } from './context.ts';
import { daysStayed } from './kinds/date.ts';
import { taskKeys } from './task/keys.ts';
import { outputNames, type Slot, type Task } from './task/schema.ts';

/** Every slot that has a value, as facts for the task's own messages. */
export function slotFacts(task: Task, slots: Slots): Facts {
  const facts: { [name: string]: Fact } = {};
  for (const [name, slot] of Object.entries(task.slots)) {
    facts[name] = slotFact(task, name, slot, slots);
    // Which choice it is, for messages that say one thing or another; its name is words.
    if (slot.type === 'choice') facts[`${name}_id`] = String(slots[name] ?? 'none');
  }
  // A message may state what an action writes before there is any.
  for (const name of outputNames(task)) facts[name] ??= asFact(slots[name] ?? '');
  return facts;
}

/** One slot's value the way people read it. */
export function slotFact(task: Task, name: string, slot: Slot, slots: Slots): Fact {
  const value = slots[name] ?? null;
  if (value === null) return '';
  if (slot.type === 'option') return optionFact(task, name, optionNamed(slot, slots, value));
  if (slot.shown !== undefined) return { say: taskKeys.shown(task.task, name), facts: { value: asFact(value) } };
  if (slot.type === 'choice') return { say: taskKeys.choice(task.task, name, String(value)), facts: {} };
  if (slot.type === 'date') return dateFact(value);
  if (slot.type === 'time') return { time: String(value) };
  return asFact(value);
}

function dateFact(value: Json): Fact {
  const days = daysStayed(value);
  return days === null ? { date: String(value) } : { say: 'stay', facts: { days } };
}

/** The slot's value if it were this: what a correction announces, and what was said but is not valid. */
export function slotName(task: Task, slot: string): Fact {
  return { say: taskKeys.slotName(task.task, slot), facts: {} };
}

/** The options of an `option` slot, in the order the action found them. */
export function optionsOf(slot: Slot, slots: Slots): readonly { readonly [field: string]: Json }[] {
  const listed = slot.options === undefined ? null : slots[slot.options];
  return isList(listed) ? listed.filter(isObject) : [];
}

export function optionFact(task: Task, name: string, option: { readonly [field: string]: Json } | null): Fact {
  if (option === null) return '';
  const facts = Object.fromEntries(Object.entries(option).map(([field, value]) => [field, asFact(value)]));
  return { say: taskKeys.shown(task.task, name), facts };
}

export function optionNamed(slot: Slot, slots: Slots, id: Json): { readonly [field: string]: Json } | null {
  return optionsOf(slot, slots).find((option) => option['id'] === id) ?? null;
}

/** Answers of actions may hold facts as the words know them (`{ cents, currency }`, `{ date }`): they pass as they are. */
function asFact(value: Json): Fact {
  if (value === null || typeof value !== 'object') return value;
  if (isList(value)) return { all: value.map(asFact) };
  if (typeof value['cents'] === 'number' && typeof value['currency'] === 'string') {
    return { cents: value['cents'], currency: value['currency'] };
  }
  if (typeof value['date'] === 'string') return { date: value['date'] };
  if (typeof value['time'] === 'string') return { time: value['time'] };
  const { at, as } = value;
  if (typeof at === 'string' && (as === 'slot' || as === 'day' || as === 'time')) return { at, as };
  return '';
}
