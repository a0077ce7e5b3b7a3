import type { Input, Parser } from '../parser.ts';
import { glue, meaning, sequence, skip, where } from '../parser.ts';
import type { Item } from './item.ts';
import { day } from './offset.ts';

const courtesy = glue('courtesy');
const WORD = /[\p{L}\p{M}']+$/u;

/** "Gracias, ¡hasta el jueves!", "ok hasta el jueves": after another clause or a courtesy, it takes leave until a day, and bounds nothing. */
export function isLeave({ end }: { readonly end: number }, input: Input, at: number): boolean {
  const { text } = input.words;
  const before = text.slice(0, at).trimEnd();
  if (!/^[\s.!]*$/u.test(text.slice(end))) return false;
  const word = WORD.exec(before);
  return (
    /[,.!;]$/u.test(before) || (word !== null && courtesy(input, word.index).some((one) => one.end >= before.length))
  );
}

/** The day that somebody takes leave until. */
export const leaveUntil: Parser<readonly Item[]> = meaning(
  where(sequence(glue('till'), skip('the'), day), isLeave),
  ([, , found]) => [found],
);
