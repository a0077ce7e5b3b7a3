import type { Locale } from '../../../core/locale.ts';
import type { WindowName } from '../../../core/when.ts';
import type { Edge, Glue, Unit } from '../sense.ts';

/** Words that mean no day and no hour, and tell what stands beside them. */
export interface BesideWords {
  /** What only a day is said after, and what is only said of one that begins a clause: "make it" wed, sat "works". */
  readonly shyBefore: readonly string[];
  readonly shyAfter: readonly string[];
  /** What makes the number after it one of people, where a day comes next: "a table for". */
  readonly party: readonly string[];
  /** The same before an hour as well, for nothing but people is said so: "there will be" 8 at 8. */
  readonly are: readonly string[];
  /** What makes people of a number in words that no hour stands behind: "à deux". */
  readonly among: readonly string[];
  /** Small words before a day: "on", "the". */
  readonly day: readonly string[];
  /** What an hour is said after, and no length of time: "at". */
  readonly hour: readonly string[];
  /** Small words between an hour and its part of the day: "at 5 in the afternoon". */
  readonly part: readonly string[];
  /** What a day is said again after: "that is". */
  readonly again: readonly string[];
}

/** Everything the recogniser of dates and times must be told about one language. Words are written as people write them. */
export interface LanguageData {
  readonly locale: Locale;
  /** Locales whose weekday and month names `Intl` is asked for. */
  readonly names: readonly string[];
  /** Put before or after every name that `Intl` gives. */
  readonly weekdayPrefixes: readonly string[];
  /** Further names, Monday first. */
  readonly weekdays: readonly (readonly string[])[];
  readonly months: readonly (readonly string[])[];
  /** Short names that are words of their own ("sun", "may"): they count only in company that makes them a date. */
  readonly shy: readonly string[];
  readonly beside: BesideWords;
  /** What a year of this century is said after: "two thousand and" six. The words for numbers are in `language/data`. */
  readonly yearsAfter: readonly string[];
  /** Years are said digit by digit, 二零二六, and without their century. */
  readonly yearsByDigit?: true;
  readonly ordinalSuffixes: readonly string[];
  readonly ordinalPrefixes: readonly string[];
  readonly days: { readonly [phrase: string]: number };
  /** Words for a day and a part of it at once: "tonight", "esta tarde", "明早". */
  readonly dayParts: readonly (readonly [phrase: string, offset: number, part: WindowName])[];
  readonly parts: { readonly [Name in WindowName]: readonly string[] };
  readonly shyParts: { readonly [phrase: string]: WindowName };
  /** "this" is 0, "next" 1, "last" -1. */
  readonly shifts: { readonly [phrase: string]: number };
  /** "coming", which never means today and never skips a week. */
  readonly coming: readonly string[];
  /** Of the shifts, those that count from the day that is being talked about, where one is: "the following Tuesday". */
  readonly following: readonly string[];
  /** Of the shifts, those that never stand behind the day: "el viernes esta bien" says how it is. */
  readonly onlyAhead?: readonly string[];
  /** Of the shifts, those that say "that comes": of a weekend still ahead that is the coming one. */
  readonly nearest?: readonly string[];
  readonly units: { readonly [Name in Unit]: readonly string[] };
  /** So many days from now are counted with today among them: "quince días" are two weeks. */
  readonly countsToday?: readonly number[];
  /** Hours are written without a mark between them and their minutes: "at 930". Elsewhere three figures are a sum. */
  readonly runsOn?: true;
  readonly edges: { readonly [Name in Edge]: readonly string[] };
  readonly clocks: { readonly [phrase: string]: number };
  /** What ends at about an hour, said of what comes after it: "after school". */
  readonly clocksAfter?: { readonly [phrase: string]: number };
  /** The hour that was offered or chosen, on whatever day: "same time". */
  readonly sameTime: readonly string[];
  readonly meridiem: { readonly am: readonly string[]; readonly pm: readonly string[] };
  readonly holidays: { readonly [holiday: string]: readonly string[] };
  readonly glue: { readonly [Name in Glue]?: readonly string[] };
  /** Words that are often misspelt, besides the names of days and months. */
  readonly forgiven: readonly string[];
  /** Dates in figures are written month first whatever the country, as in Chinese. */
  readonly monthFirst: boolean;
}

/** "Before" as it is said of what happens on a day: "before the wedding on" Saturday leaves the days until then. */
export function beforeWhat(
  before: readonly string[],
  occasions: readonly string[],
  on: readonly string[],
): readonly string[] {
  return before.flatMap((lead) => occasions.flatMap((one) => on.map((day) => `${lead} ${one} ${day}`)));
}

/** A list of phrases written as people read one, with bars between. */
export function phrases(text: string): readonly string[] {
  return text
    .split('|')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
}
