import type { MoneyMention } from '../../core/reading.ts';
import type { Heard } from '../heard.ts';
import type { Language } from '../language.ts';
import type { Match, Matcher, Span } from '../phrases.ts';
import { overlaps, pattern } from '../phrases.ts';
import { remembered } from '../remembered.ts';

/** "Around 20" may be people or minutes; from here on a number compared without a unit can only be a price. */
const PRICE_WITHOUT_CURRENCY_MIN = 50;
const REACH = 40;
const SYMBOLS: { readonly [symbol: string]: string } = {
  us$: 'USD',
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'CNY',
  '៛': 'KHR',
};
const SYMBOL = '(?:us\\$|[$€£¥៛])';
const ANY_SYMBOL = new RegExp(SYMBOL, 'u');
/** What stands after a number that is something else than money. */
const OTHER_UNIT = /^\s*(?:%|:|am\b|pm\b|h\b|min|km|kg|°)/u;

interface Price {
  readonly value: number;
  readonly currency: string | null;
}

interface MoneyMatchers {
  readonly amount: Matcher;
  readonly between: Matcher;
  readonly currencies: readonly { readonly code: string | null; readonly pattern: RegExp }[];
  readonly priced: RegExp;
  readonly budget: RegExp;
  readonly each: RegExp;
  readonly before: { readonly under: RegExp; readonly over: RegExp; readonly about: RegExp };
  readonly after: { readonly under: RegExp; readonly over: RegExp; readonly about: RegExp };
  readonly vague: readonly { readonly vague: NonNullable<MoneyMention['vague']>; readonly matcher: Matcher }[];
}

const matchersOf = remembered((language: Language): MoneyMatchers => {
  const { money } = language.data;
  const number = language.numbers.source;
  const word = pattern(money.currencies.flatMap((currency) => currency.words)).source;
  const amount = `(?:${SYMBOL}\\s?)?${number}(?:\\s?k(?![a-z]))?(?:\\s?(?:${SYMBOL}|${word}))?`;
  const ending = (phrases: readonly string[]) => new RegExp(`(?:${pattern(phrases).source})[\\s:,]*$`, 'u');
  const beginning = (phrases: readonly string[]) => new RegExp(`^[\\s,]*(?:${pattern(phrases).source})`, 'u');
  const levels = ['low', 'middle', 'high'] as const;
  return {
    amount: language.book.matcher(['{a}'], { a: amount }),
    between: language.book.matcher(money.between, { a: amount }),
    currencies: money.currencies.map(({ code, words }) => ({ code, pattern: pattern(words) })),
    priced: new RegExp(`${SYMBOL}|${word}`, 'u'),
    budget: ending(money.budget),
    each: beginning(money.each),
    before: { under: ending(money.under), over: ending(money.over), about: ending(money.about) },
    after: { under: beginning(money.under), over: beginning(money.over), about: beginning(money.about) },
    vague: levels.map((vague) => ({ vague, matcher: language.book.matcher(money.vague[vague]) })),
  };
});

/** Amounts, ranges and attitudes to price. */
export function recogniseMoney(heard: Heard): MoneyMention[] {
  const matchers = matchersOf(heard.language);
  const ranges = matchers.between.find(heard.folded, heard.clauses).flatMap((match) => range(heard, matchers, match));
  const amounts = matchers.amount
    .find(heard.folded, heard.clauses)
    .filter((match) => !ranges.some((one) => overlaps(one, match)))
    .flatMap((match) => amount(heard, matchers, match));
  const found = [...ranges, ...amounts];
  for (const { vague, matcher } of matchers.vague) {
    for (const match of matcher.find(heard.folded, heard.clauses)) found.push(money(match, null, null, null, vague));
  }
  return found;
}

function range(heard: Heard, matchers: MoneyMatchers, match: Match): MoneyMention[] {
  const [low, high] = match.slots.map((slot) => price(heard, matchers, slot));
  if (!low || !high || low.value > high.value) return [];
  const currency = high.currency ?? low.currency;
  const said = matchers.priced.test(heard.folded.slice(match.start, match.end));
  const budget = matchers.budget.test(heard.folded.slice(Math.max(0, match.start - REACH), match.start));
  return said || budget ? [money(match, low.value, high.value, currency, null)] : [];
}

function amount(heard: Heard, matchers: MoneyMatchers, match: Match): MoneyMention[] {
  const found = price(heard, matchers, match.slots[0] ?? '');
  if (found === null) return [];
  const before = heard.folded.slice(Math.max(0, match.start - REACH), match.start);
  const after = heard.folded.slice(match.end, match.end + REACH);
  const comparison = compared(matchers, before, after);
  const said = matchers.priced.test(match.slots[0] ?? '');
  const budget = matchers.budget.test(before.slice(0, before.length - comparison.before));
  const compares = comparison.bound !== null || matchers.each.test(after);
  const large = compares && found.value >= PRICE_WITHOUT_CURRENCY_MIN && !OTHER_UNIT.test(after);
  if (!said && !budget && !large) return [];
  const span = { start: match.start - comparison.before, end: match.end + comparison.after };
  const min = comparison.bound === 'under' ? null : found.value;
  const max = comparison.bound === 'over' ? null : found.value;
  return [money(span, min, max, found.currency, null)];
}

interface Comparison {
  readonly bound: 'under' | 'over' | 'about' | null;
  /** How many characters of comparison stand before and after the amount. */
  readonly before: number;
  readonly after: number;
}

/** A bound says more than "about": 大概500以内 is under 500. */
function compared(matchers: MoneyMatchers, before: string, after: string): Comparison {
  const about = matchers.before.about.exec(before);
  for (const bound of ['under', 'over', 'about'] as const) {
    const ahead = matchers.before[bound].exec(before);
    if (ahead !== null) return { bound, before: ahead[0].length, after: 0 };
    const behind = matchers.after[bound].exec(after);
    if (behind !== null) return { bound, before: about?.[0].length ?? 0, after: behind[0].length };
  }
  return { bound: null, before: 0, after: 0 };
}

function price(heard: Heard, matchers: MoneyMatchers, text: string): Price | null {
  const symbol = ANY_SYMBOL.exec(text)?.[0];
  const bare = text.replace(ANY_SYMBOL, ' ').trim();
  const value = heard.language.numbers.parse(bare);
  if (value === null) return null;
  const code = symbol === undefined ? currencyWord(matchers, bare) : (SYMBOLS[symbol] ?? null);
  const thousands = /\d\s?k(?![a-z])/u.test(bare);
  return { value: thousands ? value * 1000 : value, currency: code };
}

/** The longest word that fits: 美元 contains 元. */
function currencyWord(matchers: MoneyMatchers, text: string): string | null {
  const found = matchers.currencies.map(({ code, pattern: words }) => ({
    code,
    length: words.exec(text)?.[0].length ?? 0,
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
