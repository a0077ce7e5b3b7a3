import type { Input, Parser } from '../parser.ts';
import { glue, meaning, sequence, skip, where } from '../parser.ts';
import type { Item } from './item.ts';
import { day } from './offset.ts';

/** "Gracias, ¡hasta el jueves!": a clause of its own after another takes leave until a day, which is no bound of anything. */
export function isLeave({ end }: { readonly end: number }, { words }: Input, at: number): boolean {
  const [before, behind] = [words.text.slice(0, at).trimEnd(), words.text.slice(end)];
  return /[,.!;]$/u.test(before) && /^[\s.!]*$/u.test(behind);
}

/** The day that somebody takes leave until. */
export const leaveUntil: Parser<readonly Item[]> = meaning(
  where(sequence(glue('till'), skip('the'), day), isLeave),
  ([, , found]) => [found],
);
