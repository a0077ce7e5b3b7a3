/**
 * How many tokens a text will come to, guessed on the safe side: every model cuts words differently, and a prompt must
 * stay short for all of them. Common tokenisers take about four Latin letters, three digits or two signs of punctuation
 * at a time, and need from one to two tokens for a letter of a script they have seen less of, such as Khmer.
 */
export function tokensIn(text: string): number {
  let tokens = 0;
  for (const [piece] of text.matchAll(PIECES)) tokens += weightOf(piece);
  return tokens;
}

const PIECES = /[a-z]+|[0-9]+| +|[!-/:-@[-`{-~]+|[\s\S]/giu;

function weightOf(piece: string): number {
  if (/^[a-z]/i.test(piece)) return Math.ceil(piece.length / 4);
  if (/^[0-9]/.test(piece)) return Math.ceil(piece.length / 3);
  // One space belongs to the word behind it.
  if (piece.startsWith(' ')) return piece.length === 1 ? 0 : 1;
  if (/^[!-~]/.test(piece)) return Math.ceil(piece.length / 2);
  return /[\p{ASCII}\p{Script=Latin}\p{P}]/u.test(piece) ? 1 : 2;
}

const GAP = ' … ';

/**
 * The text within so many tokens, as it will be written. What is too long loses its middle: people open with what they
 * want and end with what they decided.
 */
export function shortened(text: string, tokensMax: number, written = (cut: string) => cut): string {
  const weigh = (cut: string) => tokensIn(written(cut));
  if (weigh(text) <= tokensMax) return text;
  const keptMax = longest(text.length, (length) => weigh(ends(text, length)) <= tokensMax);
  return ends(text, keptMax);
}

/** So many characters of the beginning and as many of the end. */
function ends(text: string, length: number): string {
  const half = Math.floor(length / 2);
  return `${whole(text.slice(0, length - half))}${GAP}${whole(text.slice(text.length - half))}`;
}

/** The greatest length that fits, found by halving: weights hardly ever shrink with length, and never by much. */
function longest(lengthMax: number, fits: (length: number) => boolean): number {
  let low = 0;
  let high = lengthMax;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** A cut never leaves half of a character. */
function whole(text: string): string {
  return text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/, '');
}
