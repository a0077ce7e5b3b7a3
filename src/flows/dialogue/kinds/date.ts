import type { Json } from '../../../core/json.ts';
import { hasCue, mentions, type Reading } from '../../../core/reading.ts';
import type { DateMention, DatesMention } from '../../../core/when.ts';
import { wantsSooner } from '../../../domain/within.ts';
import { instantOf, isDate, localTime } from '../../../domain/zoned.ts';
import type { Moment } from '../catalogue.ts';
import type { Found, Kind } from './kind.ts';

/**
 * A day, stored as an ISO date; "next Friday" has become one in the reading (C5). Of a span whose ends were named, the
 * first day and the last; of one to look in ("next week") no day: which one is asked.
 */
export const date: Kind = {
  find: (reading, slot, { asked, named, moment }) => {
    const days = mentions(reading, 'date')
      .filter((mention) => !mention.negated)
      .map((mention) => ({
        ...found(mention, mention.date, null),
        ...(mention.form === 'bare' && (slot.role === 'to' || !wantsSooner(reading)) && { anyWeek: true as const }),
        ...(mention.counted && { counted: true as const }),
        ...(mention.monthless && { anyMonth: true as const }),
      }));
    const spans = mentions(reading, 'dates')
      .filter((mention) => !mention.negated)
      .map((mention) => {
        // "Be back by the 14th" is on that day; "leave by the 14th" names days to look in.
        if (mention.by && slot.role === 'to' && (asked || named)) return latest(reading, mention);
        // "Any day from the 12th to the 15th" names days to look in.
        if (mention.loose || hasCue(reading, 'any_time')) return found(mention, `${mention.from}/${mention.to}`, null);
        return slot.role === 'to' ? found(mention, mention.to, 'to') : found(mention, mention.from, 'from');
      });
    if (days.length + spans.length === 0 && asked) return leftOpen(reading, soonest(reading, moment));
    // "This weekend, on Sunday": the day said is meant, the span only led to it; "Friday, back Sunday or Monday" has both.
    const apart = spans.filter((span: Found) => {
      const { value, role, start } = span;
      const isOpen = span.anyWeek === true || span.anyMonth === true;
      const first = daysIn(value)?.from ?? (role === null ? String(value) : null);
      // "Leave the 18th, home by Sunday": which Sunday is counted from the 18th.
      return first !== null && days.every((day) => day.start < start && (isOpen || String(day.value) < first));
    });
    return days.length > 0 ? [...days, ...apart].sort((one, other) => one.start - other.start) : spans;
  },
  normalise: (raw, { role }) =>
    typeof raw === 'string' && (isDate(raw) || (role === 'to' && daysStayed(raw) !== null)) ? raw : null,
};

/** How long they stay, where it is not known yet from when: the day of the way back follows once that is. */
export function stayOf(days: number): string {
  return `P${days}D`;
}

export function daysStayed(value: Json): number | null {
  const days = typeof value === 'string' ? /^P(\d{1,3})D$/u.exec(value)?.[1] : undefined;
  return days === undefined ? null : Number(days);
}

/** The last day that will do, as the day that is meant. */
function latest(reading: Reading, mention: DatesMention): Found {
  const isNamed = !/\p{Nd}/u.test(reading.text.slice(mention.start, mention.end));
  return {
    ...found(mention, mention.to, null),
    ...(mention.monthless && { anyMonth: true as const }),
    ...(isNamed && { anyWeek: true as const }),
  };
}

/** Asked for a day, "as soon as possible" is today. */
function soonest(reading: Reading, { now, timeZone }: Moment): Found[] {
  const cue = mentions(reading, 'cue').find((one) => one.cue === 'soonest' && !one.negated);
  if (cue === undefined) return [];
  return [{ value: localTime(instantOf(now), timeZone).date, start: cue.start, end: cue.end, role: null, likeness: 1 }];
}

/** Said of a day that is asked for: any will do. One is needed all the same, and that is said (X20). */
export const ANY_DAY = '*';

/** "Any day", "I'm flexible", "whenever is cheapest". */
function leftOpen(reading: Reading, soon: Found[]): Found[] {
  const open = reading.mentions.find(
    (one) =>
      !one.negated &&
      ((one.kind === 'cue' && one.cue === 'any_time') ||
        (one.kind === 'choice' && (one.pick === 'cheaper' || one.pick === 'either'))),
  );
  if (soon.length > 0 || open === undefined) return soon;
  return [{ value: ANY_DAY, start: open.start, end: open.end, role: null, likeness: 1 }];
}

/** The days to look in that were said instead of a day, or null. */
export function daysIn(raw: Json): { readonly from: string; readonly to: string } | null {
  const [from = '', to = ''] = typeof raw === 'string' ? raw.split('/') : [];
  return isDate(from) && isDate(to) ? { from, to } : null;
}

function found(mention: DateMention | DatesMention, value: string, role: Found['role']): Found {
  return { value, start: mention.start, end: mention.end, role, likeness: 1 };
}
