/**
 * A slip of the keyboard: one letter wrong, missing, doubled or swapped; two in words of eight letters and more. In words of
 * five letters only a swap is one: "jedui".
 */

/** Where one letter may stand for any other: in shorter words it has to be near it, or sound like it ("Sunway" is no Sunday). */
const ANY_LETTER_FROM = 8;
export const MEANT_FROM_LETTERS = 5;
/** Any letter less, or more, makes another word of a shorter one. */
const ANY_SLIP_FROM = 6;
const KEYBOARDS = [
  ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ['azertyuiop', 'qsdfghjklm', 'wxcvbn'],
];
/** Letters that are taken for each other because they sound alike. */
const ALIKE = ['aeiou', 'iy', 'bv', 'ckq', 'szc', 'gj'];

/** The word that was probably meant, or null. The first letter is trusted: people seldom get it wrong. */
export function meant(word: string, candidates: readonly string[]): string | null {
  if (word.length < MEANT_FROM_LETTERS) return null;
  let best: string | null = null;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    if (candidate.charAt(0) !== word.charAt(0)) continue;
    const allowed = candidate.length >= 8 ? 2 : 1;
    if (Math.abs(candidate.length - word.length) > allowed || !mayBe(word, candidate)) continue;
    const distance = slips(word, candidate);
    if (distance <= allowed && distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

function mayBe(word: string, candidate: string): boolean {
  if (candidate.length >= ANY_LETTER_FROM) return true;
  const wrong = [...candidate].flatMap((letter, place) => (letter === word[place] ? [] : [place]));
  const isSwap = word.length === candidate.length && wrong.length === 2 && (wrong[1] ?? 0) - (wrong[0] ?? 0) === 1;
  if (candidate.length < ANY_SLIP_FROM) return isSwap;
  const [only = 0] = wrong;
  return word.length !== candidate.length || wrong.length !== 1 || isNear(word.charAt(only), candidate.charAt(only));
}

function isNear(typed: string, wanted: string): boolean {
  if (ALIKE.some((letters) => letters.includes(typed) && letters.includes(wanted))) return true;
  return KEYBOARDS.some((rows) => touches(rows, typed, wanted) || touches(rows, wanted, typed));
}

/** Beside it in its row, or right above it: the rows are half a key apart. */
function touches(rows: readonly string[], low: string, high: string): boolean {
  return rows.some((row, index) => {
    const place = row.indexOf(low);
    const above = rows[index - 1] ?? '';
    return place >= 0 && [row[place + 1], above[place], above[place + 1]].includes(high);
  });
}

/** Edit distance in which swapping two neighbours is one slip. */
function slips(left: string, right: string): number {
  const rows: number[][] = [Array.from({ length: right.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= left.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= right.length; j += 1) {
      const same = left.charAt(i - 1) === right.charAt(j - 1);
      let cost = Math.min(at(rows, i - 1, j) + 1, (row[j - 1] ?? 0) + 1, at(rows, i - 1, j - 1) + (same ? 0 : 1));
      const swapped =
        i > 1 && j > 1 && left.charAt(i - 1) === right.charAt(j - 2) && left.charAt(i - 2) === right.charAt(j - 1);
      if (swapped) cost = Math.min(cost, at(rows, i - 2, j - 2) + 1);
      row.push(cost);
    }
    rows.push(row);
  }
  return at(rows, left.length, right.length);
}

function at(rows: readonly (readonly number[])[], i: number, j: number): number {
  return rows[i]?.[j] ?? 0;
}
