import { LOCALES } from '../core/locale.ts';
import type { ItemMention } from '../core/reading.ts';
import { remembered } from '../core/remembered.ts';
import type { Span } from '../core/span.ts';
import type { Vocabulary } from '../core/vocabulary.ts';
import { fold } from './fold.ts';
import { dataOf, functionWordsOf } from './language.ts';

const LETTERS = 3;
/** What may stand between two ends of a journey: " to ", "到", "→". */
const BETWEEN_MAX = 4;

/**
 * "From SAT to DEN on Friday": the code of a place may also be a short weekday. One end of a journey that is written as codes are,
 * or leads to the other end, is no day: the text without it, everything else in its place.
 */
export function withoutCodes(text: string, items: readonly ItemMention[]): string {
  const codes = items.filter(
    (item) => item.role !== null && item.end - item.start === LETTERS && isCode(text, item, items),
  );
  return codes.reduce((left, { start, end }) => left.slice(0, start) + '_'.repeat(LETTERS) + left.slice(end), text);
}

/** The text without the names in it, everything else in its place. */
export function withoutNames(text: string, items: readonly ItemMention[]): string {
  return blanked(
    text,
    items.filter(({ phrase }) => phrase !== true),
  );
}

export function blanked(text: string, spans: readonly Span[]): string {
  return spans.reduce((left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end), text);
}

/** The text without what the business goes by the same name for in every language: "petit bureau" is no French (X10). */
export function withoutProperNames(text: string, vocabulary: Vocabulary): string {
  const names = properNames(vocabulary);
  if (names === null) return text;
  const isLetter = (at: number) => /[\p{L}\p{N}]/u.test(text.charAt(at));
  return text.replace(names, (found, at: number) => (isLetter(at - 1) || isLetter(at + found.length) ? found : ' '));
}

/** Written with a capital, as our own names for things are; what people call them besides is in some language. */
const properNames = remembered(({ lists }: Vocabulary): RegExp | null => {
  const own = Object.values(lists).flatMap((list) =>
    list.flatMap(({ names: [name = ''] }) => (isProper(name) ? [name] : [])),
  );
  const bare = own.map((name) => withoutArticle(name)).filter((name) => name.includes(' '));
  const all = [...new Set([...own, ...bare].flatMap((name) => [name, unaccented(name)]))];
  if (all.length === 0) return null;
  const longestFirst = all.toSorted((one, other) => other.length - one.length).map(escaped);
  return new RegExp(longestFirst.join('|'), 'giu');
});

function isProper(name: string): boolean {
  return /^\p{Lu}/u.test(name) && name.includes(' ');
}

/** Without the small word that it begins with, in any language: "Petit Bureau". */
function withoutArticle(name: string): string {
  const [first = '', ...rest] = name.split(' ');
  const isSmall = LOCALES.some((locale) => functionWordsOf(dataOf(locale)).has(fold(first)));
  return isSmall ? rest.join(' ') : name;
}

function unaccented(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '');
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
}

function isCode(text: string, item: ItemMention, items: readonly ItemMention[]): boolean {
  const isOtherEnd = ({ role, start }: ItemMention) =>
    role === 'to' && start > item.end && start - item.end <= BETWEEN_MAX;
  return isWrittenSo(text, item) || (item.role === 'from' && items.some(isOtherEnd));
}

/** In capitals, where not everything is. */
function isWrittenSo(text: string, { start, end }: ItemMention): boolean {
  return /^\p{Lu}+$/u.test(text.slice(start, end)) && /\p{Ll}/u.test(text);
}
