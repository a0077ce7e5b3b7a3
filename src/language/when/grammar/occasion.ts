import type { Input, Parser } from '../parser.ts';
import { either, glue, meaning, sequence, skip, where } from '../parser.ts';

const occasion = glue('occasion');

const side: Parser<1 | -1> = meaning(
  either(
    glue('dayAfter', 'dayBefore'),
    meaning(sequence(glue('day'), glue('after', 'before')), ([, found]) => found),
  ),
  (found) => (found === 'dayAfter' || found === 'after' ? 1 : -1),
);

/** "The day before my sister's wedding", "生日的第二天": on which side of something, the day of which is still to be said. */
export const besideSomething: Parser<1 | -1> = either(
  meaning(
    sequence(skip('on', 'the'), side, glue('the', 'of', 'ofMonth', 'theDay', 'one', 'whose')),
    ([, found]) => found,
  ),
  where(
    meaning(sequence(occasion, skip('of'), glue('dayAfter', 'dayBefore')), ([, , found]) =>
      found === 'dayAfter' ? 1 : -1,
    ),
    (_, { moment }) => moment.about === null,
  ),
);

/** How far behind it the day may be said, in the same breath: "… my birthday, which is on". */
const REACH = 32;
const STOPS = /[.!?;。！？；]/u;

export function isSaidOfIt({ words }: Input, end: number, start: number): boolean {
  return start - end <= REACH && !STOPS.test(words.text.slice(end, start));
}

/** Whether what is told there is the day of something: "my wedding is on the 20th", "el 20 es el cumple de mi madre". */
export function isOfOccasion(input: Input, start: number, end: number): boolean {
  const { text } = input.words;
  const from = start - (text.slice(0, start).split(STOPS).at(-1) ?? '').length;
  const behind = /[.!?;,。！？；，]/u.exec(text.slice(end));
  const to = behind === null ? text.length : end + behind.index;
  for (let at = from; at < to; at += 1) if (occasion(input, at).length > 0) return true;
  return false;
}
