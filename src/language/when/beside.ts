import type { LanguageData } from './data/language.ts';
import { fold } from './fold.ts';

/** What stands beside a day, an hour or a number and tells what it is, made of the words of a language. */
export interface Beside {
  /** At the end of the words before a shy weekday, and at the beginning of those after it. */
  readonly shyBefore: RegExp;
  readonly shyAfter: RegExp;
  /** Before a number of people. */
  readonly party: RegExp;
  /** From a number to the day behind it. */
  readonly day: RegExp;
  /** Before an hour that would else be a length of time. */
  readonly hour: RegExp;
  /** Between an hour and the part of the day that it lies in. */
  readonly part: RegExp;
  /** Between two ways of saying the same day. */
  readonly again: RegExp;
  /** Behind a day that is taken back. */
  readonly mended: RegExp;
}

export function besideOf({ beside }: LanguageData): Beside {
  const day = anyOf(beside.day);
  return {
    shyBefore: new RegExp(`(?:^|[^\\p{L}])${anyOf(beside.shyBefore)}[ ,:;.!]*$`, 'u'),
    shyAfter: new RegExp(`^[ ,]*${anyOf(beside.shyAfter)}(?!\\p{L})`, 'u'),
    party: new RegExp(`(?:^|[^\\p{L}])${anyOf(beside.party)} $`, 'u'),
    day: new RegExp(`^(?:[ ,]+${day} )?(?:${day} )?`, 'u'),
    hour: new RegExp(`(?:^|[^\\p{L}])${anyOf(beside.hour)} ?$`, 'u'),
    part: new RegExp(`^[\\s,]*(?:${anyOf(beside.part)}[\\s,]+)*[\\s,]*$`, 'u'),
    again: new RegExp(`^[\\s,.(-]*${anyOf(beside.again)}?[\\s,]*(?:${day}\\s)*$`, 'u'),
    mended: new RegExp(`^[\\s,.;:!?()-]*${anyOf(beside.mended)}(?!\\p{L})`, 'u'),
  };
}

/** The source of a pattern of plain phrases; of none of them it is one that nothing matches. */
function anyOf(phrases: readonly string[]): string {
  if (phrases.length === 0) return '(?:(?!))';
  return `(?:${phrases.map((phrase) => fold(phrase).text.trim()).join('|')})`;
}
