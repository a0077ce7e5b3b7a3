import { either, glue, type Input, type Parsed, type Parser, sense, sequence, tight, where } from '../parser.ts';

/** Only where no longer word for a part of the day or an hour begins with it. */
export function alone<T>(parser: Parser<T>): Parser<T> {
  return where(
    parser,
    ({ end }, { words }, at) => !LONGER.some((kind) => words.senses(kind, at).some((one) => one.end > end)),
  );
}

const LONGER = ['part', 'clock'] as const;

const bound = glue('after', 'before');

/**
 * In Khmer "after" and "next" are one word, and so are "before" and "last". Written apart from the day and together with what
 * follows, it bounds that: "ថ្ងៃសុក្រ ក្រោយម៉ោង ៣" is Friday after three, "ថ្ងៃសុក្រក្រោយ ម៉ោង ៣" next Friday at three.
 */
export function leadsOn({ end }: Parsed<unknown>, input: Input, at: number): boolean {
  const { text } = input.words;
  const isApart = text.charAt(at) === ' ' && /^[\p{L}\p{N}]/u.test(text.slice(end, end + 1));
  return isApart && bound(input, at).some((found) => found.end === end);
}

/** What a Khmer word for "day" leans on, with no space between: a date, a weekday's name. It counts nothing then. */
export const dayLeaning = tight(
  either<unknown>(sequence(glue('dayMark'), sense('number')), sense('weekday'), sense('day')),
);
