import type { Mention, NameMention } from '../../core/reading.ts';
import { fold as folded } from '../fold.ts';
import type { Heard } from '../heard.ts';
import { ownWordsOf } from '../language.ts';
import { isHeard } from '../lexicon/lexicon.ts';
import { isWeekday } from './namesakes.ts';
import { isCapital, isWrittenAsName, PARTICLES, written } from './written-name.ts';

/** Nobody's name has more. */
export const WORDS_MAX = 4;
const LETTERS_MAX = 40;
const LATIN_WORD = /^[ ]?(\p{Script=Latin}[\p{Script=Latin}\p{M}'.-]*)/u;
const HAN_NAME = /^[\s:]*(\p{Script=Han}{2,4}?)(?=$|[\s,.!?;，。！？、；]|我|想|要|电话|的|，|今)/u;
const KHMER_NAME = /^[\s:]*([\p{Script=Khmer}\p{M}]{2,20}(?: [\p{Script=Khmer}\p{M}]{2,20})?)(?=$|[\s,.!?;។])/u;

/** Names that were introduced. After a weak introduction ("I'm …") only what is written like a name counts as one. */
export function recogniseNames(heard: Heard, when: readonly Mention[]): NameMention[] {
  if (!isHeard(heard.found, heard.language.parts.names)) return [];
  const { introductions, weak: weakly } = heard.language.lists.names;
  const strong = introductions.in(heard.found).flatMap(({ start, end }) => nameAt(heard, start, end, false));
  const weak = weakly
    .in(heard.found)
    .filter(({ end }) => !strong.some((name) => name.start <= end && end <= name.end))
    .flatMap(({ start, end }) => nameAt(heard, start, end, true))
    .filter((name) => !isWeekday(name, when));
  return [...strong, ...weak, ...namesBefore(heard)];
}

/** "Zoe here", "Marta al habla": written as a name, right before it. */
function namesBefore({ text, found, language }: Heard): NameMention[] {
  return (language.lists.names.behind?.in(found) ?? []).flatMap(({ start: place, end }): NameMention[] => {
    const name = NAME_BEFORE.exec(text.slice(0, place))?.[1];
    const own = ownWordsOf(language.data);
    if (name === undefined || name.split(' ').some((word) => own.has(folded(word)))) return [];
    return [{ kind: 'name', name, introduced: true, start: text.lastIndexOf(name, place), end }];
  });
}

const NAME_BEFORE = /(?:^|[\s,.;:!])(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?),? $/u;

/** The mention covers its introduction too: both together are what was said. */
export function nameAt(heard: Heard, start: number, from: number, capitalsOnly: boolean): NameMention[] {
  const lead = /^[\s:,?]*(?:"|')?/u.exec(heard.text.slice(from, from + 8))?.[0].length ?? 0;
  const title = heard.language.lists.titles.in(heard.found).find((one) => one.start === from + lead);
  // The "la" of "la señora Gómez" is not hers.
  const place = title === undefined ? from + lead : heard.text.lastIndexOf(' ', title.end - 1) + 1;
  const other = otherScript(heard.text.slice(place, place + LETTERS_MAX));
  if (other !== null) return [{ kind: 'name', name: other, introduced: true, start, end: place + other.length }];
  const words = latinWords(heard, place, capitalsOnly);
  const last = words.at(-1);
  if (last === undefined) return [];
  const name = written(words.map((word) => word.text));
  const weak = capitalsOnly && words.length === 1;
  return [{ kind: 'name', name, introduced: true, ...(weak && { weak }), start, end: last.end }];
}

function otherScript(text: string): string | null {
  return HAN_NAME.exec(text)?.[1] ?? KHMER_NAME.exec(text)?.[1] ?? null;
}

interface Word {
  readonly text: string;
  readonly end: number;
}

/** Words from here on that can be one name: all capitalised if the first is, at most two otherwise. */
function latinWords(heard: Heard, start: number, capitalsOnly: boolean): Word[] {
  const words: Word[] = [];
  let place = start;
  while (words.filter((word) => !PARTICLES.has(word.text)).length < WORDS_MAX) {
    const match = LATIN_WORD.exec(heard.text.slice(place, place + LETTERS_MAX));
    if (match === null) break;
    const text = (match[1] ?? '').replace(/[.'-]+$/u, '');
    const end = place + match[0].length - ((match[1] ?? '').length - text.length);
    if (!continues(heard, words, text, end, capitalsOnly)) break;
    words.push({ text, end });
    if ((match[1] ?? '').endsWith('.') && text.length > 3) break;
    place += match[0].length;
  }
  while (words.length > 0 && PARTICLES.has((words.at(-1)?.text ?? '').toLowerCase())) words.pop();
  return words;
}

function continues(heard: Heard, before: readonly Word[], text: string, end: number, capitalsOnly: boolean): boolean {
  const folded = heard.folded.slice(end - text.length, end);
  const first = before[0];
  if (PARTICLES.has(folded) && first !== undefined) return leadsToCapital(heard.text, end) || !isCapital(first.text);
  if (heard.language.functionWords.has(folded) && !(isCapital(text) && first !== undefined && !capitalsOnly))
    return false;
  if (first === undefined) return isWrittenAsName(heard, text) || !capitalsOnly;
  const isOver = opensSomethingElse(heard, end - text.length);
  if (!isCapital(first.text)) return before.length < 2 && !isOver;
  return isCapital(text) && (!isOver || /\p{Ll}/u.test(heard.text));
}

/** "mia actually", "leo tho", "sam no wait": the name is over. Of a message in capitals no word is written as a name. */
function opensSomethingElse({ found, language: { lists } }: Heard, start: number): boolean {
  return [lists.opening, lists.joints].some((list) => list.in(found).some((one) => one.start === start));
}

/** "de la" goes on with the name only if a capital follows in the end: "Ana de la Cruz", not "Ana de la tienda". */
function leadsToCapital(text: string, from: number): boolean {
  const next = text
    .slice(from, from + LETTERS_MAX)
    .split(' ')
    .filter((word) => word !== '');
  return isCapital(next.find((word) => !PARTICLES.has(word)) ?? '');
}
