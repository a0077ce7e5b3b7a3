import type { Json } from '../../../core/json.ts';
import { type DateMention, type DatesMention, mentions } from '../../../core/reading.ts';
import { isDate } from '../../../domain/zoned.ts';
import type { Found, Kind } from './kind.ts';

/**
 * A day, stored as an ISO date; "next Friday" has become one in the reading (C5). Of a span whose ends were named, the
 * first day and the last; of one to look in ("next week") no day: which one is asked.
 */
export const date: Kind = {
  find: (reading, slot) => {
    const days = mentions(reading, 'date')
      .filter((mention) => !mention.negated)
      .map((mention) => ({
        ...found(mention, mention.date, null),
        ...(mention.form === 'bare' && { anyWeek: true as const }),
      }));
    const spans = mentions(reading, 'dates')
      .filter((mention) => !mention.negated)
      .map((mention) => {
        if (mention.loose) return found(mention, `${mention.from}/${mention.to}`, null);
        return slot.role === 'to' ? found(mention, mention.to, 'to') : found(mention, mention.from, 'from');
      });
    // "This weekend, on Sunday": the day said is meant, the span only led to it.
    return days.length > 0 ? days : spans;
  },
  normalise: (raw) => (typeof raw === 'string' && isDate(raw) ? raw : null),
};

/** The days to look in that were said instead of a day, or null. */
export function daysIn(raw: Json): { readonly from: string; readonly to: string } | null {
  const [from = '', to = ''] = typeof raw === 'string' ? raw.split('/') : [];
  return isDate(from) && isDate(to) ? { from, to } : null;
}

function found(mention: DateMention | DatesMention, value: string, role: Found['role']): Found {
  return { value, start: mention.start, end: mention.end, role, likeness: 1 };
}
