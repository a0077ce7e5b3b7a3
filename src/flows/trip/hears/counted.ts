import { hasCue, type Reading } from '../../../core/reading.ts';
import type { TripContext } from '../context.ts';
import { asksBudget, SUM_MIN } from './budget.ts';
import { bareNumber } from './picks.ts';

/** How many days or people: what is too much for either is a sum. */
export function smallNumber(reading: Reading): number | null {
  const number = bareNumber(reading);
  return number !== null && number < SUM_MIN ? number : null;
}

const COUNTED = ['duration_days', 'people_count'] as const;

/** "2 people" – "actually 3": a number that corrects is the one number that was told, and picks none of what is listed. */
export function isCorrected(reading: Reading, data: TripContext, field: (typeof COUNTED)[number]): boolean {
  const { question } = data.asked;
  if (!hasCue(reading, 'correction') || COUNTED.some((one) => one === question) || asksBudget(data)) return false;
  return data[field] !== null && COUNTED.every((one) => one === field || data[one] === null);
}
