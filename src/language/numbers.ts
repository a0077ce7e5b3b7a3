/** How a language says numbers. `words` add up, `multipliers` multiply what stands before them ("two hundred and six"). */
export interface NumberWords {
  readonly words: { readonly [word: string]: number };
  readonly multipliers: { readonly [word: string]: number };
  /** Words that only join the others: "and", "y", "et". */
  readonly joints: readonly string[];
  /** What stands between tens and what is below ten: "treinta *y* uno". */
  readonly between: readonly string[];
  /** Tens that go on to nineteen: "soixante-douze". */
  readonly teensAfter?: readonly string[];
  /** Chinese leaves the last unit out: 三百五 is 350. */
  readonly shortTail?: true;
  /** Two digits in a row are one or the other: 两三百 is two or three hundred. */
  readonly eitherDigit?: true;
}

export interface NumberReader {
  /** Source of a pattern that matches a number in digits or in words. Has no capturing groups. */
  readonly source: string;
  /** Source of a pattern that matches a number in words only. */
  readonly wordSource: string;
  /** Source of a pattern that matches a number that begins in figures: "2", "2 thousand", "3千". */
  readonly figureSource: string;
  parse(text: string): number | null;
}

/** 1,200 · 1.200 · 1 200 · 12.50 · 12,50 · 3 */
const DIGITS = "\\d{1,3}(?:[.,' ]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?";

/** No number that matters here is said in more words, and a bound keeps the work small. */
const WORDS_MAX = 12;

const LEADING_DIGITS = new RegExp(`^(?:${DIGITS})`, 'u');

export function numberReader(data: NumberWords): NumberReader {
  const values = new Map(Object.entries({ ...data.words, ...data.multipliers }));
  const tokens = [...values.keys()].sort((left, right) => right.length - left.length).map(asPattern);
  const spaced = tokens.some((token) => /[a-z]/u.test(token));
  const word = `(?:${tokens.join('|')})`;
  const joint = data.joints.length === 0 ? '' : `(?:(?:${data.joints.join('|')})[\\s-]+)?`;
  const wordSource = spaced
    ? `${word}(?![a-z])(?:[\\s-]+${joint}${word}(?![a-z])){0,${WORDS_MAX - 1}}`
    : `${word}{1,${WORDS_MAX}}`;
  const tokenPattern = new RegExp(tokens.join('|'), 'gu');
  const large = Object.keys(data.multipliers).map(asPattern).join('|');
  const times = `(?:\\s?(?:${large})${spaced ? '(?![a-z])' : ''})`;
  const timesPattern = new RegExp(`^${times}`, 'u');
  const figureSource = `(?:${DIGITS})${times}?`;
  return {
    wordSource,
    figureSource,
    source: `(?:${figureSource}|${wordSource})`,
    parse(text) {
      const trimmed = text.trim();
      const digits = LEADING_DIGITS.exec(trimmed);
      if (digits !== null) {
        const many = timesPattern.exec(trimmed.slice(digits[0].length))?.[0].trim();
        const value = parseDigits(digits[0]);
        return value === null || many === undefined ? value : value * (data.multipliers[many] ?? 1);
      }
      const parts = trimmed.match(tokenPattern);
      return parts === null
        ? null
        : addUp(
            parts.map((part) => part.replace(/[\s-]+/gu, '-').replaceAll('ß', 'ss')),
            data,
          );
    },
  };
}

/** A separator before exactly three digits groups thousands; before one or two it is the decimal mark. */
export function parseDigits(text: string): number | null {
  const compact = text.replace(/[ ']/gu, '');
  const decimal = /[.,](\d{1,2})$/u.exec(compact);
  const whole = (decimal === null ? compact : compact.slice(0, decimal.index)).replace(/[.,]/gu, '');
  const value = Number(decimal === null ? whole : `${whole}.${decimal[1]}`);
  return Number.isFinite(value) ? value : null;
}

function addUp(parts: readonly string[], data: NumberWords): number {
  let total = 0;
  let section = 0;
  let pending = 0;
  let lastMultiplier = 0;
  for (const part of parts) {
    const multiplier = data.multipliers[part];
    if (multiplier === undefined) {
      const value = data.words[part] ?? 0;
      // 两三百 is two or three hundred, 三五百 three to five: at most the second.
      pending = data.eitherDigit === true && isGreaterDigit(pending, value) ? value : pending + value;
      if (data.words[part] === 0) lastMultiplier = 0;
    } else if (multiplier < 1000) {
      section += (pending || 1) * multiplier;
      pending = 0;
      lastMultiplier = multiplier;
    } else {
      total += (section + pending || 1) * multiplier;
      section = 0;
      pending = 0;
      lastMultiplier = multiplier;
    }
  }
  const shortened = data.shortTail === true && lastMultiplier >= 100 && pending > 0 && pending < 10;
  return total + section + (shortened ? (pending * lastMultiplier) / 10 : pending);
}

/** The numbers below a hundred as they are written out, for whoever looks words up instead of reading on. */
export function spelledOut(data: NumberWords): ReadonlyMap<string, number> {
  const { words, multipliers, between, teensAfter = [] } = data;
  const { parse } = numberReader(data);
  const small = Object.entries({ ...words, ...multipliers }).filter(([, value]) => value < 100);
  // Without spaces only the plainest word for each digit joins others: 二十 and not 两十.
  const plain = between.includes('')
    ? small.filter(([, value], place) => place === small.findIndex(([, other]) => other === value))
    : small;
  const digits = plain.filter(([, value]) => value > 0 && value < 10);
  const teens = small.filter(([, value]) => value >= 10 && value < 20);
  const hasTeens = teens.some(([, value]) => value > 10);
  const isTens = (value: number) => value % 10 === 0 && value >= (hasTeens ? 20 : 10);
  const tens = plain.filter(([, value]) => isTens(value)).map(([word]) => word);
  const counted = plain.filter(([word]) => word in multipliers).map(([word]) => word);
  const manyTens = [...tens, ...counted.flatMap((ten) => digits.slice(1).map(([digit]) => digit + ten))];
  const joined = manyTens.flatMap((ten) => {
    const further = teensAfter.includes(ten) ? [...digits, ...teens] : digits;
    return [ten, ...between.flatMap((joint) => further.map(([word]) => ten + joint + word))];
  });
  return new Map([...small.map(([word]) => word), ...joined].map((phrase) => [phrase, parse(phrase) ?? 0]));
}

function isGreaterDigit(digit: number, next: number): boolean {
  return digit > 0 && next < 10 && next > digit;
}

function asPattern(text: string): string {
  return text
    .replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&')
    .replace(/[ -]/gu, '[\\s-]')
    .replaceAll('ss', '(?:ss|ß)');
}
