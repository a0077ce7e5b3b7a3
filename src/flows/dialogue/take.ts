import type { Facts } from '../../core/effect.ts';
import { canonical, type Json } from '../../core/json.ts';
import { addDays } from '../../domain/zoned.ts';
import type { Moment } from './catalogue.ts';
import type { Slots } from './context.ts';
import { slotFact, slotName } from './facts.ts';
import { HOW_MANY } from './kinds/count.ts';
import { ANY_DAY, daysIn, daysStayed } from './kinds/date.ts';
import { kinds } from './kinds/index.ts';
import { eitherIn } from './kinds/item.ts';
import { CHEAPER, isTimeWished } from './kinds/option.ts';
import { normalisers } from './normalisers/index.ts';
import { nameAndParameters } from './task/conditions.ts';
import { taskKeys } from './task/keys.ts';
import type { Slot, Task } from './task/schema.ts';
import { without } from './task/walk.ts';
import { validators } from './validators/index.ts';

/** What became of values that were given: all are normalised and validated, the good ones stay (C5, C6). */
export interface Taken {
  readonly slots: Slots;
  /** Slots whose value is another than before. */
  readonly changed: readonly string[];
  readonly problems: readonly SlotProblem[];
}

export interface SlotProblem {
  readonly slot: string;
  readonly reason: string;
  readonly facts: Facts;
  /** The task's own words for it, where it has some. */
  readonly key?: string;
}

export function take(task: Task, before: Slots, values: Slots, moment: Moment): Taken {
  const given = Object.entries(values).filter(([name]) => Object.hasOwn(task.slots, name));
  const known = Object.entries({ ...implied(task, given), ...Object.fromEntries(given) });
  // "Tomorrow morning": what is listed is of another day, and the time is one to look for among what is found next.
  const isWish = (name: string, raw: Json) =>
    task.slots[name]?.type === 'option' && isTimeWished(raw) && looksElsewhere(task, before, values);
  const normalised = known.map(
    ([name, raw]) => [name, raw, isWish(name, raw) ? raw : normalise(task, name, raw, before, moment)] as const,
  );
  const unknown = normalised.filter(([, , value]) => value === null);
  // What was proposed stands where another was asked for that there is none of.
  const forgotten = unknown.filter(([name]) => task.slots[name]?.type !== 'option');
  let slots: Slots = withWaysBack(task, {
    ...without(
      before,
      forgotten.map(([name]) => name),
    ),
    ...Object.fromEntries(normalised.filter(([, , value]) => value !== null).map(([name, , value]) => [name, value])),
  });
  const problems: SlotProblem[] = unknown.map(([slot, raw]) => notUnderstood(task, slot, raw, moment));
  for (const name of inDoubt(
    task,
    slots,
    known.map(([one]) => one),
  )) {
    const problem = firstProblem(task, name, slots, moment);
    if (problem === null) continue;
    problems.push(problem);
    slots = without(slots, [name]);
  }
  const changed = Object.keys(task.slots).filter(
    (name) => canonical(slots[name] ?? null) !== canonical(before[name] ?? null),
  );
  return { slots, changed, problems };
}

/** Who stays ten days comes back ten days after the way out, as soon as its day is known. */
function withWaysBack(task: Task, slots: Slots): Slots {
  const dates = Object.entries(task.slots).filter(([, { type }]) => type === 'date');
  const leaves = dates.flatMap(([name, { role }]) => (role === 'from' ? [slots[name] ?? null] : []))[0] ?? null;
  if (typeof leaves !== 'string') return slots;
  const stays = dates.flatMap(([name]) => {
    const days = daysStayed(slots[name] ?? null);
    return days === null ? [] : [[name, addDays(leaves, days)] as const];
  });
  return { ...slots, ...Object.fromEntries(stays) };
}

/** Whether another day or another place is told than the one that is known. */
export function looksElsewhere(task: Task, before: Slots, values: Slots): boolean {
  return Object.entries(values).some(([name, raw]) => {
    const type = task.slots[name]?.type;
    const known = before[name] ?? null;
    return (type === 'date' || type === 'item') && known !== null && canonical(known) !== canonical(raw);
  });
}

function implied(task: Task, given: readonly (readonly [string, Json])[]): Slots {
  return Object.assign({}, ...given.map(([name]) => task.slots[name]?.implies ?? {})) as Slots;
}

function normalise(task: Task, name: string, raw: Json, slots: Slots, moment: Moment): Json | null {
  const slot = task.slots[name];
  if (slot === undefined) return null;
  const value = kinds[slot.type].normalise(raw, slot, { moment, slots, asked: false, named: false });
  if (value === null || slot.normaliser === undefined) return value;
  return nameAndParameters(slot.normaliser).reduce<Json>((one, { name }) => normalisers.get(name)?.(one) ?? one, value);
}

/** The values given, then those whose rules look at them: where two do not go together, the newer one is refused. */
function inDoubt(task: Task, slots: Slots, given: readonly string[]): readonly string[] {
  const filled = Object.entries(task.slots).filter(([name]) => (slots[name] ?? null) !== null);
  const dependent = filled.filter(([, slot]) => referredTo(slot).some((other) => given.includes(other)));
  const names = filled
    .filter(([name]) => given.includes(name))
    .concat(dependent)
    .map(([name]) => name);
  return [...new Set(names)];
}

function referredTo(slot: Slot): readonly string[] {
  return rulesOf(slot).flatMap(({ rule, parameters }) => rule.refers(parameters));
}

function firstProblem(task: Task, name: string, slots: Slots, moment: Moment): SlotProblem | null {
  const slot = task.slots[name];
  const value = slots[name];
  if (slot === undefined || value === undefined || (slot.type === 'date' && daysStayed(value) !== null)) return null;
  for (const { rule, parameters } of rulesOf(slot)) {
    const problem = rule.check(value, parameters, { slots, moment });
    if (problem === null) continue;
    const facts = { ...problem.facts, name: slotName(task, name), shown: slotFact(task, name, slot, slots) };
    return { slot: name, reason: problem.reason, facts };
  }
  return null;
}

/** The days among what was taken that have gone by since (X9). */
export function goneBy(task: Task, slots: Slots, moment: Moment): readonly SlotProblem[] {
  const dates = Object.entries(task.slots).filter(([, { type }]) => type === 'date');
  const problems = dates.map(([name]) => firstProblem(task, name, slots, moment));
  return problems.filter((problem) => problem?.reason === 'date_past').filter((problem) => problem !== null);
}

/** A name that no rule has cannot get here: the loader refuses the task. */
function rulesOf(slot: Slot) {
  return [...slot.validators, ...ownRules(slot)].flatMap(nameAndParameters).flatMap(({ name, parameters }) => {
    const rule = validators.get(name);
    return rule === undefined ? [] : [{ rule, parameters }];
  });
}

/** Nobody books a day that has gone by: a task that forgets to say so is held to it all the same. */
function ownRules({ type, past }: Slot): Slot['validators'] {
  return type === 'date' && past !== true ? [{ future_date: { within_days: FAR_DAYS } }] : [];
}

const FAR_DAYS = 36_500;

/** None of the options is at the time that was wished for. */
export const NONE_THEN = 'none_then';

/** Days to look in were said where one is needed: nothing is wrong with that. */
export const WHICH_DAY = 'which_day';

/** The day of what they go to was said where one is needed. */
export const DAY_OF_OCCASION = 'day_of_occasion';

/** One of several was said where one is needed. */
export const WHICH_ONE = 'which_one';

/** A party was named, and not how many they are. */
export const NOT_COUNTED = 'not_counted';

/** They do not know what was asked for, or do not have it. */
export const NOT_KNOWN = '?';

function notUnderstood(task: Task, slot: string, raw: Json, moment: Moment): SlotProblem {
  const declared = task.slots[slot];
  const type = declared?.type ?? 'text';
  const days = type === 'date' ? daysIn(raw) : null;
  if (days !== null) {
    const facts = { from: { date: days.from }, to: { date: days.to } };
    return { slot, reason: days.from === days.to ? DAY_OF_OCCASION : WHICH_DAY, facts };
  }
  if (type === 'count' && raw === HOW_MANY) return { slot, reason: NOT_COUNTED, facts: {} };
  const either = type === 'item' ? eitherIn(raw) : null;
  if (either !== null) return { slot, reason: WHICH_ONE, facts: { some: { either } } };
  if (type === 'date' && raw === ANY_DAY) return { slot, reason: 'any_day', facts: {} };
  if (raw === NOT_KNOWN) {
    const own = declared?.unsure === undefined ? {} : { key: taskKeys.unsure(task.task, slot) };
    return { slot, reason: 'unsure', facts: { name: slotName(task, slot) }, ...own };
  }
  if (type === 'option' && raw === CHEAPER) return { slot, reason: 'none_cheaper', facts: {} };
  if (type === 'option' && isTimeWished(raw)) return { slot, reason: NONE_THEN, facts: {} };
  const names = (moment.lists[declared?.list ?? ''] ?? [])
    .filter(({ absent }) => !absent)
    .flatMap((entry) => entry.names[0] ?? []);
  const value = String(raw).slice(0, 80);
  const facts = { name: slotName(task, slot), value, some: { all: nearest(names, value) }, count: names.length };
  const own = declared?.unknown === undefined ? {} : { key: taskKeys.unknown(task.task, slot) };
  return { slot, reason: `not_${type}`, facts, ...own };
}

/** How many of a list are named to somebody who asked for what is not on it. */
const NAMED_MAX = 6;

/** Those that are written most like it first, then some from all over the list. */
function nearest(names: readonly string[], value: string): readonly string[] {
  const begins = (name: string): boolean => name.slice(0, 3).toLowerCase() === value.slice(0, 3).toLowerCase();
  const stride = Math.max(1, Math.floor(names.length / NAMED_MAX));
  const spread = names.filter((name, index) => index % stride === 0 && !begins(name));
  return [...names.filter(begins), ...spread].slice(0, NAMED_MAX);
}
