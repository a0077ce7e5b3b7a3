import { contains, type Span } from '../../core/span.ts';
import { GIVEN_NAMES } from '../data/given-names.ts';
import { fold } from '../fold.ts';
import type { Heard } from '../heard.ts';

/** Small words that stand inside names: María de la Cruz, Ludwig van Beethoven. */
export const PARTICLES = new Set([
  'de',
  'del',
  'la',
  'las',
  'los',
  'da',
  'do',
  'dos',
  'di',
  'du',
  'le',
  'van',
  'von',
  'der',
  'den',
  'bin',
  'al',
  'el',
  'y',
  'st',
]);

/** "La señora" of "la señora Gómez", where a name is written behind it, and the "Mr" of a couple. */
export function titlesIn(heard: Heard): readonly Span[] {
  const titles = heard.language.lists.titles.in(heard.found);
  if (titles.length === 0) return titles;
  const couples = couplesIn(heard);
  return titles.filter(
    (one) => /^\.? \p{Lu}/u.test(heard.text.slice(one.end)) || couples.some((two) => contains(two, one)),
  );
}

const NOBODY: readonly never[] = [];

/** "Mr and Mrs", "don Luis y doña Ana": two, whatever they are called. */
export function couplesIn({ text, found, language }: Heard): readonly Span[] {
  const titles = language.lists.titles.in(found);
  if (titles.length < 2) return NOBODY;
  const joints = language.lists.joints.in(found);
  return titles.slice(1).flatMap(({ start, end }, place) => {
    const first = titles[place] ?? { start, end: start };
    const joint = joints.findLast((one) => one.start >= first.end && one.end <= start) ?? { start, end: start };
    const [named, between] = [text.slice(first.end, joint.start), text.slice(joint.end, start)];
    const isJoined = joint.start < start ? /^(?:\.? \p{Lu}[\p{L}'-]+)?\.? ?$/u.test(named) : /^\.? [&+] $/u.test(named);
    return isJoined && between.trim() === '' ? [{ start: first.start, end }] : [];
  });
}

/** "tom and lily" is Tom and Lily. */
export function joined({ text, found, language }: Heard, { start, end }: Span): string {
  const joints = language.lists.joints.in(found).filter((one) => one.start > start && one.end < end);
  const name = written(text.slice(start, end).split(' '));
  return joints.reduce((whole, one) => {
    const [from, to] = [one.start - start, one.end - start];
    return whole.slice(0, from) + whole.slice(from, to).toLowerCase() + whole.slice(to);
  }, name);
}

/** With a capital where not everything is in capitals, or what people are called: "soy elvira". */
export function isWrittenAsName(heard: Heard, text: string): boolean {
  return (isCapital(text) && /\p{Ll}/u.test(heard.text)) || GIVEN_NAMES.has(fold(text));
}

export function isCapital(text: string): boolean {
  return /^\p{Lu}/u.test(text);
}

/** "joselito" and "ANA" become Joselito and Ana; McDonald stays as it was written. */
export function written(words: readonly string[]): string {
  return words
    .map((word, index) => (index > 0 && PARTICLES.has(word.toLowerCase()) ? word.toLowerCase() : capitalised(word)))
    .join(' ');
}

function capitalised(word: string): string {
  const plain = word === word.toLowerCase() || (word === word.toUpperCase() && word.length > 2);
  return plain
    ? word.toLowerCase().replace(/(^|[-'])(\p{L})/gu, (_, edge: string, letter: string) => edge + letter.toUpperCase())
    : word;
}
