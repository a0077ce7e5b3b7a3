import type { MoneyMention } from '../../core/reading.ts';
import { remembered } from '../../core/remembered.ts';
import { overlaps, type Span } from '../../core/span.ts';
import type { LanguageData } from '../data/language-data.ts';
import { type Heard, justAfter, justBefore } from '../heard.ts';
import type { Language } from '../language.ts';
import { isHeard, type Match } from '../lexicon/lexicon.ts';
import { currencyWords, literally, SYMBOL } from '../slots.ts';

/** "Around 20" may be people or minutes; from here on a number compared without a unit can only be a price. */
const PRICE_WITHOUT_CURRENCY_MIN = 50;
/** "40 in total" may be a party; from here on a number that is for all of them is a sum. */
const SUM_WITHOUT_CURRENCY_MIN = 100;
const SYMBOLS: { readonly [symbol: string]: string } = {
  us$: 'USD',
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'CNY',
  '៛': 'KHR',
};
const ANY_SYMBOL = new RegExp(SYMBOL, 'u');
/** What stands after a number that is something else than money. */
const OTHER_UNIT = /^\s*(?:%|:|am\b|pm\b|h\b|min|km|kg|°)/u;

interface Price {
  readonly value: number;
  /** How it is written, without a sign for a currency. */
  readonly bare: string;
  readonly symbol: string | undefined;
}

interface Currencies {
  readonly words: readonly { readonly code: string | null; readonly pattern: RegExp }[];
  /** A symbol or a word for any of them, or one that only money is counted in. */
  readonly any: RegExp;
}

const currenciesOf = remembered(({ data }: Language): Currencies => {
  return {
    words: data.money.currencies.map(({ code, words }) => ({ code, pattern: new RegExp(literally(words), 'u') })),
    any: new RegExp(`${SYMBOL}|${currencyWords(data)}${sumsOf(data.money.sums)}`, 'u'),
  };
});

function sumsOf(sums: LanguageData['money']['sums']): string {
  return sums === undefined ? '' : `|${literally(sums)}`;
}

/** "3 to 5 hundred", 三到五百: the unit of the second is that of the first. */
function scaled(language: Language, low: Price, high: number, unit: number): number {
  const isScaled = low.value < SCALED_MAX && low.value * unit < high && unitOf(language, low.bare) === null;
  return isScaled ? low.value * unit : low.value;
}

const SCALED_MAX = 10;

const LEVELS = ['low', 'middle', 'high'] as const;
const BEFORE = /^[\s:,]*$/u;
const AFTER = /^[\s,]*$/u;
/** Between two numbers that are no range: "for two, 300 dollars". */
const APART = /^[\s,;，、；]*$/u;

/** Amounts, ranges and attitudes to price. */
export function recogniseMoney(heard: Heard): MoneyMention[] {
  if (!isHeard(heard.found, heard.language.parts.money)) return [];
  const { money: lists, amounts } = heard.language.lists;
  const ranges = lists.between.in(heard.found).flatMap((match) => range(heard, match));
  const single = amounts
    .in(heard.found)
    .filter((match) => !ranges.some((one) => overlaps(one, match)))
    .flatMap((match) => amount(heard, match));
  const found = [...ranges, ...single];
  for (const vague of LEVELS) {
    for (const match of lists.vague[vague].in(heard.found)) found.push(money(match, null, null, null, vague));
  }
  return found;
}

function range(heard: Heard, match: Match): MoneyMention[] {
  const { folded, language } = heard;
  const [first, second] = match.slots;
  if (first === undefined || second === undefined || APART.test(folded.slice(first.end, second.start))) return [];
  const [from, to] = [price(heard, first), price(heard, second)];
  if (from === null || to === null) return [];
  const unit = unitOf(language, to.bare);
  const [low, high] = [scaled(language, from, to.value, unit ?? 1), to.value];
  if (low > high) return [];
  const said = currenciesOf(language).any.test(folded.slice(match.start, match.end));
  const budget = justBefore(heard, language.lists.money.budget, match.start, BEFORE) !== null;
  // No hours are told in hundreds: "three to five hundred", 三百到五百. People may be.
  const isSum = unit !== null && !OTHER_UNIT.test(folded.slice(match.end)) && !isOfPeople(heard, match);
  if (!said && !budget && !isSum) return [];
  return [money(match, low, high, currencyOf(language, to) ?? currencyOf(language, from), null)];
}

function amount(heard: Heard, match: Match): MoneyMention[] {
  const { folded, language } = heard;
  const found = price(heard, match);
  if (found === null) return [];
  const { bound, ...span } = compared(heard, match);
  const { start, end } = found.value < SUM_WITHOUT_CURRENCY_MIN ? span : forAll(heard, span);
  const said = currenciesOf(language).any.test(folded.slice(match.start, match.end));
  const budget = justBefore(heard, language.lists.money.budget, span.start, BEFORE) !== null;
  const hedged = (language.data.money.hedges ?? []).some((hedge) =>
    folded.slice(match.start, match.end).endsWith(hedge),
  );
  const each = isEach(heard, match);
  const compares = bound !== null || hedged || each || isInThousands(folded.slice(match.start, match.end));
  const large = compares && found.value >= PRICE_WITHOUT_CURRENCY_MIN && !OTHER_UNIT.test(folded.slice(match.end));
  // "We'll be 120 in total" counts.
  const counted = language.lists.counts.units.people
    .in(heard.found)
    .some((one) => one.start < start && one.end >= match.end);
  const isSum = (start < span.start || end > span.end) && !counted && !OTHER_UNIT.test(folded.slice(match.end));
  if (!said && !budget && !large && !isSum) return [];
  const min = bound === 'under' ? null : found.value;
  const max = bound === 'over' ? null : found.value;
  return [money({ start, end }, min, max, currencyOf(language, found), null)];
}

/** "200 each", 每人两百, 一人200. */
function isEach(heard: Heard, { start, end }: Span): boolean {
  const { each } = heard.language.lists.money;
  return justAfter(heard, each, end, AFTER) !== null || justBefore(heard, each, start, BEFORE) !== null;
}

function isOfPeople({ found, language }: Heard, sum: Span): boolean {
  const { people, adults, children } = language.lists.counts.units;
  return [people, adults, children].some((unit) =>
    unit.in(found).some((one) => overlaps(one, sum) && one.end > sum.end),
  );
}

interface Comparison extends Span {
  readonly bound: 'under' | 'over' | 'about' | null;
}

/** A bound says more than "about": 大概500以内 is under 500. */
function compared(heard: Heard, { start, end }: Span): Comparison {
  const lists = heard.language.lists.money;
  const about = justBefore(heard, lists.about, start, BEFORE);
  for (const bound of ['under', 'over', 'about'] as const) {
    const ahead = justBefore(heard, lists[bound], start, BEFORE);
    if (ahead !== null) return { bound, start: ahead.start, end };
    const behind = justAfter(heard, lists[bound], end, AFTER);
    if (behind !== null && !leadsOn(heard, bound, end, behind))
      return { bound, start: about?.start ?? start, end: behind.end };
  }
  return { bound: null, start, end };
}

/** "$600, from Phnom Penh": behind a comma, it is no bound but leads on to something else. */
function leadsOn({ folded }: Heard, bound: Comparison['bound'], end: number, behind: Span): boolean {
  const parted = folded.slice(end, behind.start).includes(',');
  return bound === 'over' && parted && /^\s+\p{L}/u.test(folded.slice(behind.end));
}

/** With the words that make it a sum for all of a party. */
function forAll(heard: Heard, { start, end }: Span): Span {
  const { whole } = heard.language.lists.money;
  const [ahead, behind] = [justBefore(heard, whole, start, BEFORE), justAfter(heard, whole, end, AFTER)];
  return { start: ahead?.start ?? start, end: behind?.end ?? end };
}

function price({ folded, language }: Heard, { start, end }: Span): Price | null {
  const text = folded.slice(start, end);
  const symbol = ANY_SYMBOL.exec(text)?.[0];
  const bare = text.replace(ANY_SYMBOL, ' ').trim();
  const value = language.numbers.parse(bare);
  if (value === null) return null;
  return { value: isInThousands(bare) ? value * 1000 : value, bare, symbol };
}

function currencyOf(language: Language, { symbol, bare }: Price): string | null {
  return symbol === undefined ? currencyWord(language, bare) : (SYMBOLS[symbol] ?? null);
}

/** The hundreds or thousands that a sum is told in: of "five hundred", 五百, "2k". */
function unitOf({ data: { numbers } }: Language, text: string): number | null {
  if (isInThousands(text)) return 1000;
  const units = Object.entries(numbers.multipliers).filter(([word, unit]) => unit >= 100 && text.endsWith(word));
  return units.sort(([left], [right]) => right.length - left.length)[0]?.[1] ?? null;
}

/** "1k", "2.5k". */
function isInThousands(text: string): boolean {
  return /\d\s?k(?![a-z])/u.test(text);
}

/** The longest word that fits: 美元 contains 元. */
function currencyWord(language: Language, text: string): string | null {
  const found = currenciesOf(language).words.map(({ code, pattern }) => ({
    code,
    length: pattern.exec(text)?.[0].length ?? 0,
  }));
  return found.sort((left, right) => right.length - left.length).find(({ length }) => length > 0)?.code ?? null;
}

function money(
  span: Span,
  min: number | null,
  max: number | null,
  currency: string | null,
  vague: MoneyMention['vague'],
): MoneyMention {
  return { kind: 'money', min, max, currency, vague, start: span.start, end: span.end };
}
