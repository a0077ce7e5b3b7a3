import type { UnreadMention } from '../../core/reading.ts';
import type { DateMention, DatesMention, DurationMention, TimeMention, WindowMention } from '../../core/when.ts';
import { WEEKDAYS, type WindowName } from '../../core/when.ts';
import { dateOfDay } from '../../domain/calendar.ts';
import { PARTS_OF_DAY } from '../parts-of-day.ts';
import { weekdayIndex } from './calendar.ts';
import { exactClock } from './grammar/item.ts';
import type { Moment } from './moment.ts';
import { clockText } from './moment.ts';
import type { Found } from './scan.ts';
import type { Edge } from './sense.ts';
import { DAY_MINUTES, mayBeEitherHalf, settle, settleRange } from './settle.ts';

export type WhenMention = DateMention | DatesMention | TimeMention | WindowMention | DurationMention | UnreadMention;

const KINDS: ReadonlySet<string> = new Set<WhenMention['kind']>([
  'date',
  'dates',
  'time',
  'window',
  'duration',
  'unread',
]);

export function isWhen(mention: { readonly kind: string }): mention is WhenMention {
  return KINDS.has(mention.kind);
}

/** Which day, what time, how long. */
export function aspectOf(mention: WhenMention): string {
  return mention.kind === 'unread' ? mention.as : ASPECTS[mention.kind];
}

const ASPECTS = { date: 'day', dates: 'day', time: 'time', window: 'time', duration: 'length' } as const;

/** What was found, settled against the opening hours and put back to its place in the words as written. */
export function mentionOf(found: Found, moment: Moment, origin: readonly number[], text: string): WhenMention {
  const start = origin[found.start] ?? 0;
  const end = endIn(text, start, origin[found.end] ?? text.length);
  const place = found.negated ? ({ start, end, negated: true } as const) : { start, end };
  const { item } = found;
  switch (item.type) {
    case 'day':
      return {
        kind: 'date',
        date: dateOfDay(item.day),
        weekday: WEEKDAYS[weekdayIndex(item.day)] ?? 'monday',
        // What is ruled out of a week is that weekday.
        form: item.ofNamed && !found.negated ? 'relative' : item.form,
        ...(item.monthless && { monthless: true }),
        ...(item.counted && { counted: true }),
        ...(item.shift !== undefined && { shift: item.shift }),
        ...place,
      };
    case 'days':
      return {
        kind: 'dates',
        from: dateOfDay(item.from),
        to: dateOfDay(item.to),
        ...(item.loose && { loose: true }),
        ...(item.by && { by: true }),
        ...(item.monthless && { monthless: true }),
        ...place,
      };
    case 'time': {
      const { minutes, settled } = settle(item.clock, moment);
      const shift = item.shift === undefined ? {} : { shift: item.shift };
      return { kind: 'time', time: clockText(minutes), settled, ...shift, ...place };
    }
    case 'part':
      return { kind: 'window', ...windowOf(item.part, item.edge, moment), ...place };
    case 'range': {
      const { from, to } = settleRange(item.from, item.to, moment);
      return {
        kind: 'window',
        name: null,
        from: from === null ? null : clockText(from),
        to: to === null ? null : endText(to),
        ...(item.latest && { latest: true }),
        ...(item.off && { off: item.off }),
        ...(mayBeEitherHalf(item.from, item.to, moment) && { eitherHalf: true }),
        ...place,
      };
    }
    case 'duration':
      return { kind: 'duration', value: item.value, unit: item.unit, ...place };
    case 'unread':
      return { kind: 'unread', as: item.as, ...place };
  }
}

/** A bare number as the hour it names, settled against the opening hours; null where no clock shows it. */
export function hourOf(
  { value, start, end }: { readonly value: number; readonly start: number; readonly end: number },
  moment: Moment,
): WhenMention | null {
  if (!Number.isInteger(value) || value < 1 || value > 23) return null;
  const { minutes, settled } = settle({ ...exactClock(value * 60), exact: value > 12 }, moment);
  return { kind: 'time', time: clockText(minutes), settled, start, end };
}

/** An end of it during which nobody is in says no more than the whole: early in the morning, of a house that opens at ten. */
function windowOf(
  name: WindowName,
  edge: Edge | null,
  { opens, closes }: Moment,
): { name: WindowName | null; from: string | null; to: string | null } {
  if (edge === null || edge === 'middle') return { name, from: null, to: null };
  const [from, to] = PARTS_OF_DAY[name][edge === 'start' ? 'early' : 'late'];
  if (to * 60 <= opens || from * 60 >= closes) return { name, from: null, to: null };
  return { name: null, from: clockText(from * 60), to: endText(to * 60) };
}

/** What lasts until midnight ends with its day, and not where that begins. */
function endText(minutes: number): string {
  return minutes === DAY_MINUTES ? '23:59' : clockText(minutes);
}

/** The end of the last word, not of the white space after it. */
function endIn(text: string, start: number, end: number): number {
  return start + text.slice(start, end).trimEnd().length;
}
