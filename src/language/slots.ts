import { GIVEN_NAMES } from './data/given-names.ts';
import type { LanguageData } from './data/language-data.ts';
import type { Phrases } from './lexicon/pattern.ts';
import { type Token, tokensIn } from './lexicon/tokens.ts';
import { type Filled, NOTHING_FILLS, type Spoken } from './lexicon/walker.ts';
import { writtenOut } from './lexicon/written.ts';
import type { NumberReader } from './numbers.ts';
import { rememberedWords } from './remembered.ts';

export const SYMBOL = '(?:us\\$|[$€£¥៛])';
const SYMBOL_BEFORE = new RegExp(`${SYMBOL}\\s?$`, 'u');
const SYMBOL_REACH = 4;
/** The 11 of 11:15 and of 11/3 counts nothing. */
const IS_PART = /^[:/]\d/u;
const NOTHING: readonly never[] = [];

/** What numbers, amounts and first names look like in a language, for the slots {n}, {d}, {e}, {a} and {somebody}. */
export interface SlotPatterns {
  readonly byName: ReadonlyMap<string, SlotPattern>;
  /** Whether a word may begin any of them: few do. */
  readonly begins: (word: string) => boolean;
}

interface SlotPattern {
  /** Sticky. */
  readonly source: RegExp;
  /** Whether it may begin with a word. */
  readonly begins: (word: string) => boolean;
  /** Whether a sign for money may stand before it. */
  readonly withSymbol?: true;
}

export function slotPatterns(data: LanguageData, numbers: NumberReader): SlotPatterns {
  const word = currencyWords(data);
  const hedges = (data.money.hedges ?? []).map((hedge) => `(?:\\s?${hedge}(?![a-z]))?`).join('');
  const amount = `${numbers.source}(?:\\s?k(?![a-z]))?(?:\\s?(?:${SYMBOL}|${word}))?${hedges}`;
  const ending = data.ordinals.endings.length === 0 ? '(?!)' : `(?:${data.ordinals.endings.join('|')})`;
  const firsts = new Set(Object.keys({ ...data.numbers.words, ...data.numbers.multipliers }).map(firstWord));
  const inFigures = (word: string) => isDigit(word.charCodeAt(0));
  const begins = (word: string) => inFigures(word) || firsts.has(word);
  return {
    byName: new Map<string, SlotPattern>([
      ['n', { source: new RegExp(numbers.source, 'uy'), begins }],
      ['d', { source: new RegExp(numbers.figureSource, 'uy'), begins: inFigures }],
      ['e', { source: new RegExp(`\\d{1,2} ?${ending}(?![a-z0-9])`, 'uy'), begins: inFigures }],
      ['a', { source: new RegExp(amount, 'uy'), begins, withSymbol: true }],
      ['somebody', { source: /[a-z]+/uy, begins: (word) => GIVEN_NAMES.has(word) }],
    ]),
    begins: rememberedWords((word) => begins(word) || GIVEN_NAMES.has(word)),
  };
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function firstWord(number: string): string {
  return tokensIn(number)[0]?.text ?? number;
}

/** Any word for a currency, as the source of a pattern. */
export function currencyWords({ money }: Pick<LanguageData, 'money'>): string {
  return literally(money.currencies.flatMap(({ words }) => words));
}

/** Plain words, as the source of a pattern; the longest first, for 美元 has 元 in it. */
export function literally(phrases: Phrases): string {
  const all = [...new Set(phrases.flatMap(writtenOut))].sort((left, right) => right.length - left.length);
  return `(?:${all.map((one) => (/[a-z]$/u.test(one) ? `${one}(?![a-z])` : one)).join('|')})`;
}

/** Numbers, amounts and first names in a message, found where they are asked for. */
export function slotsIn(folded: string, tokens: readonly Token[], { byName, begins }: SlotPatterns): Spoken['slots'] {
  const mayBegin = tokens.map(({ text }) => begins(text));
  // Most messages have none of them.
  if (!mayBegin.includes(true)) return NOTHING_FILLS;
  const known = new Map<SlotPattern, Map<number, readonly Filled[]>>();
  return (name, place) => {
    const token = mayBegin[place] ? tokens[place] : undefined;
    const pattern = token === undefined ? undefined : byName.get(name);
    if (token === undefined || pattern === undefined || !pattern.begins(token.text)) return NOTHING;
    const before = known.get(pattern) ?? new Map<number, readonly Filled[]>();
    const filled = before.get(place) ?? filledAt(folded, tokens, token, place, pattern);
    known.set(pattern, before.set(place, filled));
    return filled;
  };
}

/** It ends where a word does: the 3 of "3pm" is no number of anything. */
function filledAt(
  folded: string,
  tokens: readonly Token[],
  { start }: Token,
  place: number,
  { source, withSymbol }: SlotPattern,
): readonly Filled[] {
  source.lastIndex = start;
  const match = source.exec(folded);
  if (match === null) return NOTHING;
  const end = start + match[0].trimEnd().length;
  let to = place;
  while ((tokens[to]?.end ?? Number.POSITIVE_INFINITY) <= end) to += 1;
  if (to === place || (tokens[to]?.start ?? end) < end || IS_PART.test(folded.slice(end, end + 2))) return NOTHING;
  const ahead = withSymbol ? SYMBOL_BEFORE.exec(folded.slice(Math.max(0, start - SYMBOL_REACH), start)) : null;
  return [{ start: start - (ahead?.[0].length ?? 0), end, to }];
}
