import type { UnreadMention } from '../../../core/reading.ts';
import type { DateMention, WindowMention, WindowName } from '../../../core/when.ts';
import type { Edge } from '../sense.ts';

/** A time of day as it was said: 12-hour until something (am, pm, a part of the day, the opening hours) settles it. */
export interface Clock {
  readonly hour: number;
  readonly minute: number;
  readonly half: 'am' | 'pm' | null;
  /** Said on the 24-hour clock: nothing to settle. */
  readonly exact: boolean;
  readonly part: WindowName | null;
}

/** What a rule found. Days are day numbers; a range of hours lacks the bound that was left open. */
export type Item =
  | {
      readonly type: 'day';
      readonly day: number;
      readonly form: DateMention['form'];
      readonly monthless?: true;
      /** One of the days that were named before it. */
      readonly ofNamed?: true;
      /** A weekday of a week that was said: "next Tuesday". */
      readonly placed?: true;
      readonly counted?: true;
      /** The day, named in the very words, that it was counted from. */
      readonly anchor?: number;
      /** Ruled out by the very phrase that tells of it. */
      readonly out?: true;
      readonly shift?: number;
    }
  | {
      readonly type: 'days';
      readonly from: number;
      readonly to: number;
      readonly loose: boolean;
      readonly by?: true;
      /** Only its first day was named. */
      readonly open?: true;
      readonly monthless?: true;
    }
  | { readonly type: 'time'; readonly clock: Clock; readonly shift?: number }
  | { readonly type: 'part'; readonly part: WindowName; readonly edge: Edge | null }
  | {
      readonly type: 'range';
      readonly from: Clock | null;
      readonly to: Clock | null;
      readonly latest?: true;
      readonly off?: WindowMention['off'];
    }
  | {
      readonly type: 'duration';
      readonly value: number;
      readonly unit: 'minutes' | 'days' | 'nights';
      readonly few?: true;
    }
  /** Said of a day or of an hour, and there is none such: "31 February", "25:80". */
  | { readonly type: 'unread'; readonly as: UnreadMention['as'] };

export type DayItem = Extract<Item, { type: 'day' }>;

export function exactClock(minutes: number): Clock {
  return { hour: Math.floor(minutes / 60), minute: minutes % 60, half: null, exact: true, part: null };
}
