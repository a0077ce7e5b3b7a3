import type { Clause, Finding, Mention, Reading } from '../core/reading.ts';
import { sentencesIn } from './heard.ts';
import type { Span } from './phrases.ts';

/** What the record of a turn keeps of a reading (X17): sentence by sentence, what was found in it, in its own words. */
export function clausesIn({ text, mentions }: Reading): readonly Clause[] {
  return uncut(sentencesIn(text), mentions).map(({ start, end }) => ({
    words: text.slice(start, end).trim(),
    found: mentions.filter((mention) => mention.start >= start && mention.start < end).map((one) => worded(text, one)),
  }));
}

/** A sentence ends at no point inside something that was recognised: "at 9.30" is one. */
function uncut(sentences: readonly Span[], mentions: readonly Mention[]): readonly Span[] {
  const whole: Span[] = [];
  for (const sentence of sentences) {
    const before = whole.at(-1);
    const isCut = mentions.some(({ start, end }) => start < sentence.start && end > sentence.start);
    if (before !== undefined && isCut) whole[whole.length - 1] = { start: before.start, end: sentence.end };
    else whole.push(sentence);
  }
  return whole;
}

function worded(text: string, { start, end, ...found }: Mention): Finding {
  return { ...found, words: text.slice(start, end) } as Finding;
}
