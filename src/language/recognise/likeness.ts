/** Words shorter than this are either right or another word. */
const FORGIVEN_LENGTH_MIN = 5;
const FORGIVEN_TWICE_LENGTH_MIN = 8;

/** How alike two folded words are: 1 the same, 0 not at all. Plurals and a slip or two of the fingers are forgiven. */
export function likeness(said: string, meant: string): number {
  if (said === meant) return 1;
  if (!startAlike(said, meant)) return 0;
  if (singular(said) === singular(meant)) return 0.97;
  const longer = Math.max(said.length, meant.length);
  const allowed = longer < FORGIVEN_LENGTH_MIN ? 0 : longer < FORGIVEN_TWICE_LENGTH_MIN ? 1 : 2;
  if (longer === FORGIVEN_LENGTH_MIN - 1 && isSwapped(said, meant)) return 0.75;
  if (allowed === 0 || Math.abs(said.length - meant.length) > allowed) return 0;
  if (longer === FORGIVEN_LENGTH_MIN && isAnother(said, meant)) return 0;
  const distance = editDistance(said, meant, allowed);
  return distance > allowed ? 0 : 1 - distance / longer;
}

/** Two neighbours in each other's place, which even in a short word is a slip of the fingers: "yrok". */
function isSwapped(said: string, meant: string): boolean {
  return (
    said.length === meant.length &&
    said !== meant &&
    editDistance(said, meant, 1) === 1 &&
    sorted(said) === sorted(meant)
  );
}

function sorted(word: string): string {
  return [...word].sort().join('');
}

/** Letters that are taken for one another by ear; any other exchange makes another word of a short one. */
const ALIKE = ['aeiouy', 'csz', 'ckq', 'bv', 'gj', 'mn', 'dt'];

/** "Tokio" is Tokyo, but María is not Marta. */
function isAnother(said: string, meant: string): boolean {
  if (said.length !== meant.length) return false;
  const places = [...said].flatMap((letter, place) => (letter === meant[place] ? [] : [place]));
  const [place, ...more] = places;
  if (place === undefined || more.length > 0) return false;
  const [one, other] = [said[place] ?? '', meant[place] ?? ''];
  return !ALIKE.some((letters) => letters.includes(one) && letters.includes(other));
}

function singular(word: string): string {
  if (word.length > 5 && /(?:[aeiou][lnrdjz]|[sc]h)es$/u.test(word)) return word.slice(0, -2);
  return word.length > 3 && /[^s]s$|[^x]x$/u.test(word) ? word.slice(0, -1) : word;
}

/** People rarely slip on the first letter, unless they swap it with the second; "toute" is no slip for "coûte". */
function startAlike(said: string, meant: string): boolean {
  if (said[0] === meant[0] || (said[0] === meant[1] && said[1] === meant[0])) return true;
  return said.length > FORGIVEN_LENGTH_MIN && said.length === meant.length && said.slice(1) === meant.slice(1);
}

/** Insertions, deletions, replacements and swaps of neighbours; anything beyond `limit` is only known to be beyond. */
export function editDistance(one: string, other: string, limit: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      current.push(cell(one, other, row, column, { current, last, beforeLast }));
    }
    if (Math.min(...current) > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return last[other.length] ?? limit + 1;
}

interface Rows {
  readonly current: readonly number[];
  readonly last: readonly number[];
  readonly beforeLast: readonly number[];
}

function cell(one: string, other: string, row: number, column: number, rows: Rows): number {
  const same = one[row - 1] === other[column - 1];
  const best = Math.min(
    (rows.last[column] ?? Infinity) + 1,
    (rows.current[column - 1] ?? Infinity) + 1,
    (rows.last[column - 1] ?? Infinity) + (same ? 0 : 1),
  );
  const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
  return swapped ? Math.min(best, (rows.beforeLast[column - 2] ?? Infinity) + 1) : best;
}
