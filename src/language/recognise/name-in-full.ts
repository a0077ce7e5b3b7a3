import { isFullName } from '../../core/full-name.ts';
import type { Mention, NameMention } from '../../core/reading.ts';
import { overlaps } from '../../core/span.ts';
import { fold } from '../fold.ts';
import type { Heard } from '../heard.ts';
import { ownWordsOf } from '../language.ts';

/**
 * "Jordi Mas", "Tom Friday, 07700 900123": in full, with nothing beside it but how to reach them, and one of its words is nothing
 * else. A name that was not asked for is left to what else it may be.
 */
export function nameInFull({ text, language }: Heard, others: readonly Mention[]): NameMention[] {
  if (!BEGINS.test(text)) return [];
  const reached = others.find(({ kind }) => kind === 'phone' || kind === 'email')?.start ?? text.length;
  const name = text.slice(0, reached).replace(/[\s,;:.]+$/u, '');
  if (!isFullName(name)) return [];
  const own = ownWordsOf(language.data);
  const isNothingElse = (word: string, start: number) =>
    !own.has(fold(word)) && !others.some((one) => overlaps(one, { start, end: start + word.length }));
  if (![...name.matchAll(/\S+/gu)].some(({ 0: word, index }) => isNothingElse(word, index))) return [];
  return [{ kind: 'name', name, introduced: false, start: 0, end: name.length }];
}

/** In two words at least; of the second and those behind it, only a "de", a "van" or the like is written small. */
const BEGINS = /^\p{Lu}[\p{L}'-]* [\p{Lu}dlv]/u;
