import { rememberedWords } from '../remembered.ts';
import { likeness } from './likeness.ts';

/** Which of the words of a list a word may be, and how alike it is to each; 1 for the word itself. */
export type Alike = ReadonlyMap<string, number>;

/** People use the same words again and again, so each is compared with the list once. */
export function alikeIn(list: Iterable<string>, least: number): (word: string) => Alike {
  const known = [...new Set(list)];
  return rememberedWords((word) => {
    const found = new Map<string, number>();
    for (const one of known) {
      const alike = likeness(word, one);
      if (alike > 0 && alike >= least) found.set(one, alike);
    }
    return found;
  });
}
