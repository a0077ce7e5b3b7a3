/** Where something was found in the words. */
export interface Found {
  /** Where in `Reading.text` it stands. */
  readonly start: number;
  readonly end: number;
  /** "not Friday", "anything but the first": said in order to rule it out. */
  readonly negated?: true;
}

export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** One day. `bare` is a weekday with nothing else ("Friday"), which X9 resolves and A2 stores by its name. */
export interface DateMention extends Found {
  readonly kind: 'date';
  /** ISO date, in the business's time zone. */
  readonly date: string;
  readonly weekday: Weekday;
  readonly form: 'bare' | 'relative' | 'calendar';
  /** Told by its number alone, so in whichever month it is counted from: "the 15th", "Friday the 20th". */
  readonly monthless?: true;
  /** Counted from the day that is being talked about: "a day later". */
  readonly counted?: true;
  /** So many minutes later than something that was not said, and is counted from now here: "a week later". */
  readonly shift?: number;
}

/** A span of days, both ends included: "next week", "from the 3rd to the 7th", "this weekend", "end of the month". */
export interface DatesMention extends Found {
  readonly kind: 'dates';
  readonly from: string;
  readonly to: string;
  /** Only where to look: "in May", "sometime next week". Neither its first day nor its last was named. */
  readonly loose?: true;
  /** Its last day was named, as the latest that will do: "by the 14th". */
  readonly by?: true;
  /** As of a day, of that last one. */
  readonly monthless?: true;
}

/** A time of day, HH:mm. `settled` is false while am or pm was only inferred from the opening hours; `shift` as of a day. */
export interface TimeMention extends Found {
  readonly kind: 'time';
  readonly time: string;
  readonly settled: boolean;
  readonly shift?: number;
}

export type WindowName = 'morning' | 'lunchtime' | 'afternoon' | 'evening' | 'night';

/** A part of the day: named, or bounded in words ("after 5", "between 2 and 4"). A missing bound is open; `latest` wants the last of it. */
export interface WindowMention extends Found {
  readonly kind: 'window';
  readonly name: WindowName | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly latest?: true;
  /** Only said not to be early or late: of what is offered it wants a later one, or an earlier. */
  readonly off?: 'early' | 'late';
  /** Its one bound may as well be of the other half of the day, when the doors are open too: "after 8". */
  readonly eitherHalf?: true;
}

/** A length of time. Days and nights are kept apart from minutes, for "3 days" is not 72 hours of appointment. */
export interface DurationMention extends Found {
  readonly kind: 'duration';
  readonly value: number;
  readonly unit: 'minutes' | 'days' | 'nights';
}
