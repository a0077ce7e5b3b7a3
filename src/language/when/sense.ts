import type { WindowName } from '../../core/when.ts';

/** The lengths people count time in. */
export const UNITS = [
  'minute',
  'quarterHour',
  'hour',
  'day',
  'night',
  'week',
  'fortnight',
  'weekend',
  'month',
  'year',
] as const;
export type Unit = (typeof UNITS)[number];

/** Which end of a stretch: "early March", "the middle of the week", "end of the month". */
export type Edge = 'start' | 'middle' | 'end';

/** Words that only hold a phrase together. Each language lists its own; the grammar knows nothing but these names. */
export const GLUES = [
  'the',
  'of',
  'at',
  'about',
  'on',
  'in',
  'for',
  'within',
  'withinBehind',
  'from',
  'until',
  'till',
  'closing',
  'than',
  'none',
  'between',
  'and',
  'or',
  'after',
  'before',
  'beforeDay',
  'by',
  'startingAt',
  'onwards',
  'hourOnwards',
  'upto',
  'beforeBehind',
  'firstBehind',
  'lastBehind',
  'past',
  'minus',
  'toHour',
  'lacking',
  'half',
  'quarter',
  'fives',
  'zero',
  'oclock',
  'hourMark',
  'theHours',
  'clockHour',
  'nightHours',
  'hourSign',
  'lasting',
  'halfOf',
  'halfTo',
  'plus',
  'sharp',
  'dayOrSo',
  'bridge',
  'monthHalf',
  'now',
  'ahead',
  'later',
  'earlier',
  'laterBy',
  'earlierBy',
  'putOff',
  'tenOrSo',
  'dozenOrSo',
  'bringForward',
  'halfPast',
  'lateOn',
  'lastSlot',
  'quarterPast',
  'sameDay',
  'thatDay',
  'dayAfter',
  'twoDaysAfter',
  'twoDaysBefore',
  'leadsBehind',
  'dayAfterTomorrow',
  'dayBefore',
  'partAfter',
  'partBefore',
  'whose',
  'ago',
  'agoBefore',
  'few',
  'couple',
  'dayEnd',
  'wholeDay',
  'whole',
  'notEarly',
  'notLate',
  'lateAsCan',
  'one',
  'thatOne',
  'thisOne',
  'nextOne',
  'but',
  'occasion',
  'workingDay',
  'day',
  'theDay',
  'mayBeDay',
  'beside',
  'ofMonth',
  'dayMark',
  'dayMarkBehind',
  'monthMark',
  'monthLead',
  'moonCalendar',
  'moonYear',
  'moonDay',
  'yearMark',
  'measure',
  'quality',
  'notice',
  'week8',
  'week15',
  'rest',
  'dash',
  'comma',
  'not',
  'notBut',
  'rather',
  'except',
  'anyDay',
  'courtesy',
  'allBut',
  'cannot',
  'notBad',
  'counted',
  'idiom',
  'ideally',
  'wasRight',
] as const;
export type Glue = (typeof GLUES)[number];

/** What a word, or a few words together, may mean. One word can have several senses; the grammar picks. */
export type Sense =
  | { readonly kind: 'number'; readonly value: number; readonly digits: number }
  | { readonly kind: 'ordinal'; readonly value: number; readonly spelled: boolean }
  | { readonly kind: 'figures'; readonly parts: readonly string[]; readonly separator: string }
  | { readonly kind: 'weekday'; readonly index: number; readonly shy: boolean }
  | { readonly kind: 'month'; readonly month: number; readonly shy: boolean }
  | { readonly kind: 'unit'; readonly unit: Unit }
  | { readonly kind: 'day'; readonly offset: number; readonly part: WindowName | null }
  | { readonly kind: 'part'; readonly part: WindowName; readonly shy: boolean }
  /** `nearest` where it says "that comes": of a weekend that is still ahead, the one of this week; `onlyAhead` where it never stands behind a day. */
  | {
      readonly kind: 'shift';
      readonly by: number;
      readonly coming: boolean;
      readonly following: boolean;
      readonly nearest?: true;
      readonly onlyAhead?: true;
    }
  | { readonly kind: 'meridiem'; readonly half: 'am' | 'pm'; readonly tight: boolean }
  /** An hour by its name. `from` where it only begins there: "after school"; null for that of what is talked about: "the same time". */
  | { readonly kind: 'clock'; readonly hour: number | null; readonly from: boolean }
  | { readonly kind: 'edge'; readonly edge: Edge }
  | { readonly kind: 'holiday'; readonly holiday: string }
  | { readonly kind: 'glue'; readonly glue: Glue };

export type SenseKind = Sense['kind'];
export type SenseOf<Kind extends SenseKind> = Extract<Sense, { kind: Kind }>;
