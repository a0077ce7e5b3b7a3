import { heardAnswer } from '../../../core/hearing.ts';
import { type CountMention, hasCue, mentions, type Reading } from '../../../core/reading.ts';
import { isDate } from '../../../domain/zoned.ts';
import type { Slots } from '../context.ts';
import { optionsOf } from '../facts.ts';
import type { Found } from '../kinds/kind.ts';
import type { Task } from '../task/schema.ts';

/** What a bare number that corrects is held against. */
interface Told {
  readonly task: Task;
  readonly slots: Slots;
  readonly lastCounted: string | null;
  readonly lastDated?: string | null;
}

/** "4 actually", "no 4", straight after the number of people was told, or where no such number is listed; "3, my brother bailed" wherever. */
export function isRecounted(reading: Reading, slot: string, situation: Told): boolean {
  const { task, slots, lastCounted, lastDated = null } = situation;
  if (task.slots[slot]?.type !== 'count' || (slots[slot] ?? null) === null) return false;
  const bare = numberCorrecting(reading);
  if (bare === null) return false;
  return slot === lastCounted || isRegrouped(reading) || (lastDated === null && bare.value > listedIn(situation));
}

/** "No wait, 10 was right", straight after a day was told, is a day of that month. */
export function dayOfItsMonth(reading: Reading, slot: string, situation: Told): Found[] {
  const known = situation.slots[slot];
  const bare = slot === situation.lastDated ? numberCorrecting(reading) : null;
  if (bare === null || typeof known !== 'string' || bare.value <= listedIn(situation)) return [];
  const day = `${known.slice(0, -2)}${String(bare.value).padStart(2, '0')}`;
  return isDate(day) ? [{ value: day, start: bare.start, end: bare.end, role: null, likeness: 1 }] : [];
}

/** Somebody of the party stays away after all, or joins it. */
function isRegrouped(reading: Reading): boolean {
  return hasCue(reading, 'fewer') || reading.clauses?.some(({ joins }) => joins) === true;
}

/** The one bare number of what corrects. */
function numberCorrecting(reading: Reading): CountMention | null {
  const corrects = hasCue(reading, 'correction', 'change') || isRegrouped(reading);
  if (!corrects && heardAnswer(reading) !== 'no') return null;
  const [bare, ...more] = mentions(reading, 'count').filter(({ unit }) => unit === null);
  return more.length > 0 ? null : (bare ?? null);
}

/** How many options are numbered in what was listed last. */
function listedIn({ task, slots }: Told): number {
  return Math.max(0, ...Object.values(task.slots).map((one) => optionsOf(one, slots).length));
}
