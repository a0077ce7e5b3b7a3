/**
 * How many tokens a text will come to, guessed on the safe side: every model cuts words differently, and a prompt must
 * stay short for all of them. Common tokenisers take about four Latin letters or three digits at a time, a sign of
 * punctuation each, and from one to two tokens for a letter of a script they have seen less of, such as Khmer.
 */
export function tokensIn(text: string): number {
  let tokens = 0;
  for (const [piece] of text.matchAll(PIECES)) tokens += weightOf(piece);
  return tokens;
}

const PIECES = /[a-z]+|[0-9]+| +|[^a-z0-9 ]/giu;

function weightOf(piece: string): number {
  if (/^[a-z]/i.test(piece)) return Math.ceil(piece.length / 4);
  if (/^[0-9]/.test(piece)) return Math.ceil(piece.length / 3);
  // One space belongs to the word behind it.
  if (piece.startsWith(' ')) return piece.length === 1 ? 0 : 1;
  return /[\p{ASCII}\p{Script=Latin}\p{P}]/u.test(piece) ? 1 : 2;
}

const GAP = ' … ';

/**
 * The text within so many tokens. What is too long loses its middle: people open with what they want and end with what
 * they decided.
 */
export function shortened(text: string, tokensMax: number): string {
  if (tokensIn(text) <= tokensMax) return text;
  const half = (tokensMax - tokensIn(GAP)) / 2;
  return `${beginning(text, half)}${GAP}${ending(text, half)}`;
}

function beginning(text: string, tokensMax: number): string {
  return longest(text, tokensMax, (length) => whole(text.slice(0, length)));
}

function ending(text: string, tokensMax: number): string {
  return longest(text, tokensMax, (length) => whole(text.slice(text.length - length)));
}

/** The longest cut that fits, found by halving: weights only grow with length. */
function longest(text: string, tokensMax: number, cut: (length: number) => string): string {
  let low = 0;
  let high = text.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (tokensIn(cut(middle)) <= tokensMax) low = middle;
    else high = middle - 1;
  }
  return cut(low);
}

/** A cut never leaves half of a character. */
function whole(text: string): string {
  return text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/, '');
}
