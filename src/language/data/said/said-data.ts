/** How a language puts what we say, and what of it a model must not say by itself. */
export interface SaidData {
  readonly manner: Manner;
  /**
   * What says that something was done or stands: "booked" and its like. Only our own sentences may say that (X5). Folded; each
   * counts from where a word begins, whatever its ending.
   */
  readonly done: readonly string[];
  /** What denies, as whole words; where words are not spaced, as it stands. */
  readonly denials: readonly string[];
}

/**
 * How it says when something is: data only, as ICU messages. Facts they may use: `weekday` and `month` by
 * name, `day`, `monthNumber` and `year` in digits; `hour`, `hour12` and `minute` (two digits), `half` (am, pm),
 * `shownHour` (whichever of the two hours the time shows); `order`
 * (`month_first` where a region writes March 6) and `clock` (`half` where it counts twelve hours); `near` (today,
 * tomorrow); and `date` and `time` once they are put together.
 *
 * Near days come in two shapes. On a line of its own a slot begins with "Tomorrow"; within a sentence, where an article
 * or "on" may stand before it, the word follows the date, so that it fits whatever the sentence is.
 */
export interface Manner {
  /** The tag whose names and numbers are used where the business gives none of its own. */
  readonly tag: string;
  readonly date: string;
  readonly dateWithYear: string;
  readonly time: string;
  readonly slot: string;
  readonly nearSlot: string;
  readonly nearSlotLine: string;
  readonly nearDay: string;
  readonly nearDayLine: string;
}
