/** Spelling out the numbers of a language from its few words for them, so that no list of a hundred is kept by hand. */

interface Numerals {
  /** 0 to 9, or as far as the language has single words. */
  readonly units: readonly (readonly string[])[];
  /** The words for 20, 30 … 90. */
  readonly tens: readonly string[];
  /** Between tens and units, in every way people join them. */
  readonly joints: readonly string[];
}

/** The numbers below a hundred of a language that says "twenty" + "three". */
export function spelled({ units, tens, joints }: Numerals): Map<string, number> {
  const numbers = new Map<string, number>();
  units.forEach((words, value) => {
    for (const word of words) numbers.set(word, value);
  });
  tens.forEach((ten, index) => {
    const value = (index + 2) * 10;
    numbers.set(ten, value);
    for (let unit = 1; unit <= 9; unit += 1) {
      for (const word of units[unit] ?? []) for (const joint of joints) numbers.set(ten + joint + word, value + unit);
    }
  });
  return numbers;
}

/** The years of this century, said as a thousand and a number: "dos mil veintiséis". */
export function withYears(numbers: Map<string, number>, thousands: readonly string[]): Map<string, number> {
  const years = new Map(numbers);
  for (const thousand of thousands) {
    if (thousand.includes(' ')) years.set(thousand, 2000);
    for (const [word, value] of numbers)
      if (value >= (thousand.includes(' ') ? 1 : 10) && value < 100) years.set(`${thousand} ${word}`, 2000 + value);
  }
  return years;
}

/** Ordinals below 32 made from the words for the last part: "first", and "twenty" + "first". */
export function spelledOrdinals(
  words: readonly string[],
  tens: { readonly [ten: string]: number },
): Map<string, number> {
  const ordinals = new Map<string, number>();
  words.forEach((word, index) => {
    if (word !== '') ordinals.set(word, index + 1);
  });
  for (const [ten, value] of Object.entries(tens)) {
    for (let unit = 1; unit <= 9; unit += 1) ordinals.set(`${ten} ${words[unit - 1] ?? ''}`, value + unit);
  }
  return ordinals;
}

/** 0 to 99 in Chinese characters, with the short forms for the twenties and thirties. */
export function chineseNumbers(): Map<string, number> {
  const digits = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九'];
  const numbers = new Map<string, number>([
    ['〇', 0],
    ['两', 2],
    ['兩', 2],
    ['俩', 2],
    ['半百', 50],
  ]);
  digits.forEach((digit, value) => {
    numbers.set(digit, value);
  });
  const tens = ['', '十', '二十', '三十', '四十', '五十', '六十', '七十', '八十', '九十'];
  tens.forEach((ten, index) => {
    if (ten === '') return;
    for (let unit = 0; unit <= 9; unit += 1)
      numbers.set(ten + (unit === 0 ? '' : (digits[unit] ?? '')), index * 10 + unit);
  });
  for (const [short, value] of [
    ['廿', 20],
    ['卅', 30],
  ] as const) {
    for (let unit = 0; unit <= 9; unit += 1)
      numbers.set(short + (unit === 0 ? '' : (digits[unit] ?? '')), value + unit);
  }
  for (let year = 2000; year < 2100; year += 1) {
    const spelledYear = [...String(year)].map((digit) => digits[Number(digit)] ?? '').join('');
    numbers.set(spelledYear, year);
    numbers.set(spelledYear.replaceAll('零', '〇'), year);
    // "一六" for 2016; no smaller number is ever written so.
    if (year >= 2010) numbers.set(spelledYear.slice(2), year);
  }
  return numbers;
}
