import type { Json } from '../../../core/json.ts';
import { inWeekOf } from '../../../domain/within.ts';
import { addDays, daysBetween, isDate } from '../../../domain/zoned.ts';
import type { DialogueState, Slots } from '../context.ts';
import { daysIn, stayOf } from '../kinds/date.ts';
import type { Found } from '../kinds/kind.ts';
import type { Task } from '../task/schema.ts';

/** The days of the way out and of the way back, where a task asks for both. */
interface Ways {
  readonly out: string;
  readonly back: string;
}

/** A day of which nobody can tell which of two it replaces. */
export interface Between {
  readonly slots: readonly string[];
  readonly day: string;
}

function waysOf(task: Task): Ways | null {
  const days = Object.entries(task.slots).filter(([, { type }]) => type === 'date');
  const out = days.find(([, { role }]) => role === 'from')?.[0];
  const back = days.find(([, { role }]) => role === 'to')?.[0];
  return out === undefined || back === undefined ? null : { out, back };
}

/** The day that was told and may be either of two that are known: which is being asked. */
export function eitherDay({ slots, waiting_for_slot, asked: { within } }: DialogueState, task: Task): Between | null {
  const ways = waysOf(task);
  const days = within === undefined ? null : daysIn(within);
  if (ways === null || days === null || days.from !== days.to || waiting_for_slot !== ways.out) return null;
  const isKnown = isDay(slots[ways.out] ?? null) && isDay(slots[ways.back] ?? null);
  return isKnown ? { slots: [ways.out, ways.back], day: days.from } : null;
}

/** Which of the two was told or changed last, or null where it was both or neither. */
export function lastSpokenOf(task: Task, data: DialogueState): string | null {
  const ways = waysOf(task);
  if (ways === null) return null;
  const named = [ways.out, ways.back];
  const last = toldLast(data, named);
  const spoken = named.filter((way) => last.includes(way));
  return spoken.length === 1 ? (spoken[0] ?? null) : null;
}

/** The slots that were told or changed together last, where some of these were among them. */
export function toldLast({ trace }: DialogueState, among?: readonly string[]): readonly string[] {
  const told = trace.flatMap(({ data: { slots } }) =>
    Array.isArray(slots) && slots.length > 0 ? [slots.map(String)] : [],
  );
  return told.findLast((slots) => among === undefined || among.some((slot) => slots.includes(slot))) ?? [];
}

/**
 * "Make it the 13th" with both ways known is the way that was last spoken of, else the one it can only be: before the way out
 * it is that, and "the 1st of January, I mean" is the one that was on a 1st. Where it may be either, nothing is changed and they
 * are asked to say which (X20, C7).
 */
export function wayMeant(
  task: Task,
  known: Slots,
  found: Found,
  lastSpoken: string | null,
): { readonly slots: Slots } | { readonly between: Between } | null {
  const ways = waysOf(task);
  if (ways === null) return null;
  const { out, back } = ways;
  const leaves = known[out] ?? null;
  const returns = known[back] ?? null;
  if (!isDay(leaves) || !isDay(returns) || !isDay(found.value)) return null;
  const asOut = nearTo(found, leaves);
  const asBack = found.counted ? laterBy(returns, leaves, found) : nearTo(found, returns);
  const [isOut, isBack] = [asOut.slice(8) === leaves.slice(8), asBack.slice(8) === returns.slice(8)];
  const meant = isOut !== isBack ? (isOut ? out : back) : asBack < leaves ? out : lastSpoken;
  if (meant === out && (isOut || asOut <= returns)) return { slots: { [out]: asOut } };
  if (meant === back) return { slots: { [back]: asBack } };
  return { between: { slots: [out, back], day: asOut } };
}

/** "Come back a day later": a day later than the way back that is known, though the words were counted from the way out. */
function laterBy(returns: string, leaves: string, { value }: Found): string {
  return addDays(returns, daysBetween(leaves, String(value)));
}

/** "The 13th" of a day that is known is in the same month, "Thursday" in the same week. */
export function nearTo({ value, anyMonth, anyWeek }: Found, known: Json): string {
  const day = String(value);
  if (anyWeek === true && isDay(known)) return inWeekOf(day, known);
  if (anyMonth !== true || !isDay(known)) return day;
  const near = `${known.slice(0, 8)}${day.slice(8)}`;
  // The reading has the first such day to come: no day before it is meant.
  return isDate(near) && near >= day ? near : day;
}

function isDay(value: Json): value is string {
  return typeof value === 'string' && isDate(value);
}

/** "Back on Sunday" is the Sunday after the way out, whichever week that is in; "for a week" is a week after it. */
export function waysBack(
  days: number | null,
  taken: ReadonlyMap<string, Found>,
  heard: Slots,
  { task, slots }: { readonly task: Task; readonly slots: Slots },
): Slots {
  const dates = Object.entries(task.slots).filter(([, { type }]) => type === 'date');
  const out = dates.find(([, { role }]) => role === 'from')?.[0];
  const leaves = out === undefined ? undefined : (heard[out] ?? slots[out]);
  const ways = dates.filter(([, { role }]) => role === 'to').map(([name]) => name);
  const lasting = days === null ? [] : ways.filter((name) => !(name in heard));
  if (typeof leaves !== 'string' || !isDate(leaves)) return stays(lasting, days ?? 0, heard, task);
  const counted = ways.flatMap((name) => {
    const found = taken.get(name);
    const returns = slots[name] ?? null;
    const known = out === undefined ? null : (slots[out] ?? null);
    return found?.counted && isDay(returns) && isDay(known) ? [[name, laterBy(returns, known, found)] as const] : [];
  });
  return Object.fromEntries([
    ...counted,
    ...ways.filter((name) => taken.get(name)?.anyWeek).map((name) => [name, afterwards(String(heard[name]), leaves)]),
    ...ways.filter((name) => taken.get(name)?.anyMonth).map((name) => [name, monthsOn(String(heard[name]), leaves)]),
    ...lasting.map((name) => [name, addDays(leaves, days ?? 0)]),
  ]);
}

/** "For a week", before it is known from when: that many days after the way out, unless one way is wanted in the same breath. */
function stays(names: readonly string[], days: number, heard: Slots, { slots }: Task): Slots {
  const lasting = names.filter((name) =>
    Object.entries(slots[name]?.implies ?? {}).every(([other, value]) => (heard[other] ?? value) === value),
  );
  return Object.fromEntries(lasting.map((name) => [name, stayOf(days)]));
}

function afterwards(day: string, leaves: string): string {
  const weeks = Math.floor(daysBetween(day, leaves) / 7) + 1;
  return day > leaves ? day : addDays(day, weeks * 7);
}

/** "Leaving the 28th, back on the 3rd" is in the next month; "leaving the 10th, back on the 8th" is a slip, and asked about. */
const MONTH_ON_DAYS_MAX = 21;

/** "Back on the 15th" is the first such day after the way out. */
function monthsOn(day: string, leaves: string): string {
  const number = day.slice(8);
  let [year = 0, month = 0] = leaves.split('-').map(Number);
  for (let ahead = 0; ahead <= 12; ahead += 1) {
    const found = `${year}-${String(month).padStart(2, '0')}-${number}`;
    if (isDate(found) && found > leaves) return found <= addDays(leaves, MONTH_ON_DAYS_MAX) ? found : day;
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
  }
  return day;
}
