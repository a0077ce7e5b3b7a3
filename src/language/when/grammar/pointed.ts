import type { Input } from '../parser.ts';
import { either, glue, optional, sense, sequence, skip, where } from '../parser.ts';

/** An hour that its own mark makes one: "9h15", "9点", "ម៉ោង 9", "9:15". */
const markedHour = either<unknown>(
  sequence(sense('number'), glue('oclock', 'hourSign')),
  sequence(glue('hourMark'), sense('number')),
  where(sense('figures'), ({ value }) => value.separator === ':'),
);
const hourBeside = sequence(skip('comma'), optional(sense('part')), markedHour);
const hourLedIn = sequence(glue('at'), markedHour);

/**
 * "3.15 上午9点", "11.03 à 9h15": figures with a point are a date right before an hour with a mark of its own. Where a word leads
 * that in, "9.30 à 11h" may as well be from when to when.
 */
export function isDayBeforeHour(parts: readonly string[], separator: string, input: Input, end: number): boolean {
  if (separator !== '.' || parts.length !== 2) return false;
  const [first = 0, second = 0] = parts.map(Number);
  if (Math.min(first, second) > MONTHS || Math.max(first, second) > DAYS_MAX) return false;
  return hourBeside(input, end).length > 0 || (second % 5 > 0 && hourLedIn(input, end).length > 0);
}

const MONTHS = 12;
const DAYS_MAX = 31;
