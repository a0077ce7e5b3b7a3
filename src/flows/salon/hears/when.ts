import { heardWish } from '../../../core/hearing.ts';
import type { Reading } from '../../../core/reading.ts';
import type { TimeMention, WindowMention } from '../../../core/when.ts';
import { alsoDay } from '../../../domain/also-day.ts';
import type { ClockRange } from '../../../domain/hours.ts';
import { hoursRuledOut, timesRuledOut } from '../../../domain/hours-ruled-out.ts';
import { daysRuledOut, isRuledOut } from '../../../domain/ruled-out.ts';
import { rangeIn, windowText, windowWished, windowWithout } from '../../../domain/window.ts';
import { SLOTS_LISTED_MAX } from '../context.ts';
import { partsOfDay } from '../vocabulary.ts';

export interface When {
  readonly date?: string;
  /** Days that would do as well: "viernes o sábado". */
  readonly also?: string[];
  readonly time?: string;
  readonly window?: string;
  /** Days that were ruled out: "el viernes no puedo". */
  readonly except?: string[];
  readonly soonest?: true;
}

/** Ruling a day out says when not, which is no answer to when. */
export function saysWhen({ except: _, ...when }: When): boolean {
  return Object.keys(when).length > 0;
}

/** "El viernes no", said of a time on a Friday. */
export function rulesOut({ except = [] }: When, day: string | undefined): boolean {
  return day !== undefined && isRuledOut(day, except);
}

/** When they would like to come, or not. */
export function whenIn(reading: Reading, open: ClockRange, stood: string | null = null): When {
  const { date, others, hours, dates, time, window, ruledOut, soonest } = heardWish(reading);
  const day = date?.date ?? (dates === null ? undefined : `${dates.from}/${dates.to}`);
  const except = daysRuledOut(reading);
  const wished = window === null ? null : windowWished(window, partsOfDay(reading.locale));
  const range = windowLeft(ruledOut, reading, { of: wished ?? stood, open }) ?? wished ?? undefined;
  return {
    ...(day !== undefined && { date: day }),
    ...(others.length > 0 && { also: others.map((other) => alsoDay(other.date, hoursOf(hours.get(other), reading))) }),
    ...(time !== null && { time: time.time }),
    ...(time === null && range !== undefined && { window: range }),
    ...(except.length > 0 && { except }),
    ...(soonest && { soonest: true as const }),
  };
}

/** "Que no sea por la mañana" leaves the rest of the day, or of what was named; "el viernes por la mañana no" says nothing of other days. */
function windowLeft(
  out: readonly { readonly kind: string }[],
  reading: Reading,
  within: { readonly of: string | null; readonly open: ClockRange },
): string | null {
  if (out.some(({ kind }) => kind === 'date' || kind === 'dates')) return null;
  const parts = partsOfDay(reading.locale);
  const times = timesRuledOut(reading, SLOTS_LISTED_MAX, within.open);
  const hours = hoursRuledOut(reading, times, within.open, (part) => rangeIn(windowText(part, parts)));
  return hours.length === 0 ? null : windowWithout(hours, within);
}

function hoursOf(said: TimeMention | WindowMention | undefined, { locale }: Reading): string | null {
  if (said === undefined) return null;
  return said.kind === 'time' ? said.time : windowWished(said, partsOfDay(locale));
}
