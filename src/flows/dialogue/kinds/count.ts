import { mentions } from '../../../core/reading.ts';
import type { Kind } from './kind.ts';

/** A number of something. A bare number counts only when it was asked for: elsewhere it may be a choice or an hour. */
export const count: Kind = {
  find: (reading, slot, { asked, named }) => [
    ...mentions(reading, 'count')
      .filter(
        (mention) => !mention.negated && (asked || named || (mention.unit !== null && fits(mention.unit, slot.unit))),
      )
      .map((mention) => ({ value: mention.value, start: mention.start, end: mention.end, role: null, likeness: 1 })),
    ...mentions(reading, 'choice')
      .filter((mention) => (asked || named) && !mention.certain && typeof mention.pick === 'number' && mention.pick > 0)
      .map((mention) => ({ value: mention.pick, start: mention.start, end: mention.end, role: null, likeness: 0.9 })),
  ],
  normalise: (raw) => {
    const value = typeof raw === 'string' && /^\d{1,6}$/.test(raw.trim()) ? Number(raw) : raw;
    return typeof value === 'number' && Number.isInteger(value) ? value : null;
  },
};

/** People may be counted as adults and the other way round; rooms may not. */
function fits(unit: string, wanted: string | undefined): boolean {
  if (unit === wanted) return true;
  const people = ['people', 'adults'];
  return people.includes(unit) && (wanted === undefined || people.includes(wanted));
}
