import type { LanguageData } from './data/language.ts';
import { fold } from './fold.ts';

/** What stands beside a day, an hour or a number and tells what it is, made of the words of a language. */
export interface Beside {
  /** At the end of the words before a shy weekday, and at the beginning of those after it. */
  readonly shyBefore: RegExp;
  readonly shyAfter: RegExp;
  /** Before a number of people. */
  readonly party: RegExp;
  readonly are: RegExp;
  readonly among: RegExp;
  /** From such a number to the hour behind it. */
  readonly at: RegExp;
  /** From a number to the day behind it. */
  readonly day: RegExp;
  /** Before an hour that would else be a length of time. */
  readonly hour: RegExp;
  /** Between an hour and the part of the day that it lies in. */
  readonly part: RegExp;
  /** Between two ways of saying the same day. */
  readonly again: RegExp;
}

export function besideOf({ beside, glue }: LanguageData): Beside {
  // "On sera 8 à 10" counts people from so many to so many; "8 à 20h" and, with an article, "4 a las 8" have an hour.
  const mayBeUntil = (phrase: string) => !phrase.includes(' ') && glue.until?.includes(phrase) === true;
  const surely = anyOf(beside.hour.filter((phrase) => !mayBeUntil(phrase)));
  const day = anyOf(beside.day);
  return {
    shyBefore: new RegExp(`(?:^|[^\\p{L}])${anyOf(beside.shyBefore)}[ ,:;.!]*$`, 'u'),
    shyAfter: new RegExp(`^[ ,]*${anyOf(beside.shyAfter)}(?!\\p{L})`, 'u'),
    party: new RegExp(`(?:^|[^\\p{L}])${anyOf(beside.party)} $`, 'u'),
    are: new RegExp(`(?:^|[^\\p{L}])${anyOf(beside.are)} $`, 'u'),
    among: new RegExp(`(?:^|[^\\p{L}])${anyOf(beside.among)} $`, 'u'),
    at: new RegExp(`^[ ,]*(?:${surely} \\d|${anyOf(beside.hour)} \\d{1,2} ?(?::|${anyOf(glue.oclock ?? [])}))`, 'u'),
    day: new RegExp(`^[ ,]*(?:${day} )?(?:${day} )?`, 'u'),
    hour: new RegExp(`(?:^|[^\\p{L}])${anyOf(beside.hour)} ?$`, 'u'),
    part: new RegExp(`^[\\s,]*(?:${anyOf(beside.part)}[\\s,]+)*[\\s,]*$`, 'u'),
    again: new RegExp(`^[\\s,.(-]*${anyOf(beside.again)}?[\\s,]*(?:${day}\\s)*$`, 'u'),
  };
}

/** The source of a pattern of plain phrases; of none of them it is one that nothing matches. */
function anyOf(phrases: readonly string[]): string {
  if (phrases.length === 0) return '(?:(?!))';
  return `(?:${phrases.map((phrase) => fold(phrase).text.trim()).join('|')})`;
}
