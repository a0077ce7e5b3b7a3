import type { Option } from '../core/expectation.ts';
import type { Json } from '../core/json.ts';
import type { Mention, Reading } from '../core/reading.ts';
import { fold } from './fold.ts';

/**
 * The ordinary test of what a model claims: every value was on offer, was recognised by the rules, or stands in the
 * user's own words. A flow that knows better says so with its own `grounded`.
 */
export function isBorneOut(value: Json, options: readonly Option[], reading: Reading): boolean {
  if (value === null || typeof value === 'boolean') return true;
  if (typeof value === 'string' || typeof value === 'number') return isKnown(String(value), options, reading);
  const parts: readonly Json[] = Array.isArray(value) ? value : Object.values(value);
  return parts.every((part) => isBorneOut(part, options, reading));
}

function isKnown(value: string, options: readonly Option[], reading: Reading): boolean {
  const wanted = fold(value.normalize('NFC')).trim();
  if (wanted === '') return true;
  const offered = options.some((option) => fold(option.id) === wanted || fold(option.label) === wanted);
  return offered || reading.mentions.some((mention) => says(mention, wanted)) || standsIn(fold(reading.text), wanted);
}

/** Whether one of the values that were recognised is this one; where it stood and what kind it was are no values. */
function says(mention: Mention, wanted: string): boolean {
  return Object.entries(mention).some(([field, value]) => {
    return field !== 'start' && field !== 'end' && field !== 'kind' && fold(String(value)) === wanted;
  });
}

function standsIn(text: string, wanted: string): boolean {
  const start = text.indexOf(wanted);
  if (start < 0) return false;
  const cut = (pair: string) => /^[a-z0-9]{2}$/u.test(pair);
  const end = start + wanted.length;
  return !cut(text.slice(start - 1, start + 1)) && !cut(text.slice(end - 1, end + 1));
}
