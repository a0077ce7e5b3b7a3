const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * A text in pieces of at most so many characters (UTF-16 units, as channels count): broken between lines and sentences where
 * that is possible, else between words, and within a word only where it is longer than a piece (F1).
 */
export function split(text: string, charactersMax: number): readonly string[] {
  if (text.length <= charactersMax) return [text];
  const pieces: string[] = [];
  let piece = '';
  for (const part of partsOf(text, charactersMax)) {
    if (piece !== '' && (piece + part).trimEnd().length > charactersMax) {
      pieces.push(piece.trim());
      piece = '';
    }
    piece += piece === '' ? part.trimStart() : part;
  }
  return [...pieces, piece.trim()].filter((one) => one !== '');
}

/** Sentences, each with the space after it; a sentence that does not fit in words, a word that does not in characters. */
function partsOf(text: string, charactersMax: number): readonly string[] {
  return [...sentences.segment(text)].flatMap(({ segment }) => {
    if (segment.trim().length <= charactersMax) return [segment];
    const words = segment.match(/\S+\s*/gu) ?? [];
    return words.flatMap((word) =>
      word.trimEnd().length <= charactersMax ? [word] : [...graphemes.segment(word)].map((one) => one.segment),
    );
  });
}
