import type { Mention, NameMention } from '../../core/reading.ts';
import { contains, overlaps, type Span } from '../../core/span.ts';
import { fold as folded } from '../fold.ts';
import { type Heard, justBefore } from '../heard.ts';
import { ownWordsOf } from '../language.ts';
import { isHeard } from '../lexicon/lexicon.ts';
import { nameInFull } from './name-in-full.ts';
import { isWeekday } from './namesakes.ts';
import { isCapital, isWrittenAsName, joined, PARTICLES, written } from './written-name.ts';

const WORDS_MAX = 4;
const LETTERS_MAX = 40;
const KHMER_NAME_MAX = 12;
const LATIN_WORD = /^[ ]?(\p{Script=Latin}[\p{Script=Latin}\p{M}'.-]*)/u;
const HAN_NAME = /^[\s:]*(\p{Script=Han}{2,4}?)(?=$|[\s,.!?;，。！？、；]|我|想|要|电话|的|，|今)/u;
const KHMER_NAME = /^[\s:]*([\p{Script=Khmer}\p{M}]{2,20}(?: [\p{Script=Khmer}\p{M}]{2,20})?)(?=$|[\s,.!?;។])/u;
/** Kinds that may stand beside a bare name: "Hi, Ana García, 600 111 222". An item may be the name itself. */
const BESIDE_A_NAME = new Set(['phone', 'email', 'answer', 'item', 'language']);
const COURTESIES = new Set(['greeting', 'thanks', 'goodbye', 'correction']);

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
function nameAt(heard: Heard, start: number, from: number, capitalsOnly: boolean): NameMention[] {
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
  return isCapital(first.text) ? isCapital(text) : before.length < 2;
}

/** "de la" goes on with the name only if a capital follows in the end: "Ana de la Cruz", not "Ana de la tienda". */
function leadsToCapital(text: string, from: number): boolean {
  const next = text
    .slice(from, from + LETTERS_MAX)
    .split(' ')
    .filter((word) => word !== '');
  return isCapital(next.find((word) => !PARTICLES.has(word)) ?? '');
}

/**
 * A message that merely looks like a name: one to four words that nothing else explains, none of them a function word.
 * Decided after everything else was read.
 */
export function recogniseBareName(heard: Heard, others: readonly Mention[]): NameMention[] {
  const whole = wholeName(heard, others);
  if (whole.length > 0) return whole;
  const inFull = nameInFull(heard, others);
  if (inFull.length > 0) return inFull;
  const leading = leadingName(heard, others);
  if (leading.length > 0) return leading;
  const own = ownName(heard, others);
  return own.length > 0 ? own : nameFor(heard, others);
}

const NOBODY: readonly never[] = [];

/** "Un corte mañana para María López": first and last name, in words that nothing else explains. */
function nameFor(heard: Heard, others: readonly Mention[]): NameMention[] {
  const led = heard.language.lists.names.beneficiary?.in(heard.found) ?? NOBODY;
  if (led.length === 0) return [];
  return led.flatMap(({ start, end }) =>
    nameAt(heard, start, end, true).filter(
      ({ name, end: to }) => name.includes(' ') && !others.some((one) => overlaps(one, { start: end, end: to })),
    ),
  );
}

/**
 * "Hola, soy pepa": a clause that says nothing else, in words that nothing else explains. Beside other things it may be how
 * somebody is ("I'm thirsty, is there water?"), and merely looks like a name.
 */
function ownName(heard: Heard, others: readonly Mention[]): NameMention[] {
  const introduced = heard.language.lists.names.self?.in(heard.found) ?? NOBODY;
  if (introduced.length === 0) return [];
  return introduced.flatMap(({ start, end }) => {
    const [name, ...more] = heard.clauses.has(start) ? nameAt(heard, start, end, false) : [];
    if (name === undefined || more.length > 0 || !/^\s*(?:$|[,.!?;\n])/u.test(heard.text.slice(name.end))) return [];
    const words = { start: end, end: name.end };
    if (others.some((mention) => mention.kind !== 'item' && overlaps(mention, words))) return [];
    const besides = others.filter((mention) => mention.kind !== 'item');
    const greets = besides.some((mention) => mention.kind === 'cue' && mention.cue === 'greeting');
    return [{ ...name, introduced: greets || besides.length === 0 }];
  });
}

function wholeName(heard: Heard, others: readonly Mention[]): NameMention[] {
  if (others.some((mention) => !standsBesideName(mention))) return [];
  // 订了没有 ("is it booked?") has no more characters than a name.
  if ((heard.language.lists.moods.asks?.in(heard.found).length ?? 0) > 0) return [];
  const nobody = heard.language.lists.names.nobody.in(heard.found);
  const taken = others.filter((mention) => mention.kind !== 'item');
  const labels = heard.language.lists.names.labels.in(heard.found);
  const words = [...heard.text.matchAll(/[\p{L}\p{M}][\p{L}\p{M}'.-]*/gu)]
    .map((match) => ({
      text: match[0].replace(/[.'-]+$/u, ''),
      start: match.index,
      end: match.index + match[0].replace(/[.'-]+$/u, '').length,
    }))
    .filter((word) => ![...taken, ...labels].some((mention) => contains(mention, word)));
  const fillers = heard.language.lists.fillers.in(heard.found);
  const open = words.filter(
    (word, place) =>
      !fillers.some((filler) => contains(filler, word)) ||
      PARTICLES.has(word.text.toLowerCase()) ||
      DOUBLED.test(word.text) ||
      (place > 0 && INITIAL.test(word.text)),
  );
  // "Mi hermana Lola" is Lola, and "mi hermana" nobody that anybody could call.
  const left = open.filter((word) => !nobody.some((one) => overlaps(one, word)));
  const first = left[0];
  const last = left.at(-1);
  if (first !== undefined && isWith(heard, first, others)) return [];
  if (left.length < open.length && !left.every(({ text }) => isWrittenAsName(heard, text))) return [];
  const telling = left.filter(({ text }) => !PARTICLES.has(text.toLowerCase()));
  if (first === undefined || last === undefined || telling.length > WORDS_MAX) return [];
  if (!left.every((word, index) => isPlausible(heard, word.text, index))) return [];
  if (!isUnbroken(heard, words, left)) return [];
  const span = heard.text.slice(first.start, last.end);
  if (/[^\p{L}\p{M}' .-]/u.test(span)) return [];
  return [
    {
      kind: 'name',
      name: joined(heard, { start: first.start, end: last.end }),
      introduced: false,
      start: first.start,
      end: last.end,
    },
  ];
}

/** "Con Ana", where there is one to book with, says with whom, and nobody's own name. */
function isWith(heard: Heard, word: Span, others: readonly Mention[]): boolean {
  if (!others.some((one) => one.kind === 'item' && overlaps(one, word))) return false;
  return justBefore(heard, heard.language.lists.names.company, word.start, /^\s*$/u) !== null;
}

/** "Add it to my calendar" has few words that mean anything, and small ones among them; a name has none but an "and". */
function isUnbroken(heard: Heard, words: readonly Span[], left: readonly Span[]): boolean {
  const [start, end] = [left[0]?.start ?? 0, left.at(-1)?.end ?? 0];
  const joints = heard.language.lists.joints.in(heard.found);
  const between = words.filter((word) => word.start >= start && word.end <= end && !left.includes(word));
  return between.every((word) => joints.some((one) => contains(one, word)));
}

/** The N of "Priya N". */
const INITIAL = /^\p{Lu}$/u;
/** Lee is a name, and no "le" that somebody drew out. */
const DOUBLED = /^\p{Lu}\p{L}*(\p{L})\1$/u;
const LEADING_NAME = /^\p{Lu}[\p{L}\p{M}'-]+(?: \p{Lu}[\p{L}\p{M}'-]+){1,3}(?=[,.] )/u;

/** "Rosa Pérez, y tengo el pelo largo": first and last name, written as such, before anything else. */
function leadingName(heard: Heard, others: readonly Mention[]): NameMention[] {
  const name = LEADING_NAME.exec(heard.text)?.[0] ?? '';
  if (name === '') return [];
  const span = { start: 0, end: name.length };
  const plausible = name.split(' ').every((word, index) => isPlausible(heard, word, index));
  if (!plausible || others.some((mention) => overlaps(mention, span))) return [];
  return [{ kind: 'name', name, introduced: false, ...span }];
}

function standsBesideName(mention: Mention): boolean {
  return BESIDE_A_NAME.has(mention.kind) || (mention.kind === 'cue' && COURTESIES.has(mention.cue));
}

function isPlausible(heard: Heard, word: string, index: number): boolean {
  if (/\p{Script=Han}/u.test(word)) return /^\p{Script=Han}{2,4}$/u.test(word);
  if (/\p{Script=Khmer}/u.test(word)) return word.length <= KHMER_NAME_MAX && !/^(?:ពី(?!រ)|ទៅ|នៅ|សូម|ខ្ញុំ)/u.test(word);
  if (index > 0 && (PARTICLES.has(word.toLowerCase()) || INITIAL.test(word))) return true;
  return word.length <= 24 && /\p{L}{2}|^\p{Lu}$/u.test(word) && !isFunctional(heard, word);
}

/** Neither "esa" nor "celle-là" is anybody. */
function isFunctional(heard: Heard, word: string): boolean {
  const { functionWords } = heard.language;
  const folded = fold(heard, word);
  return (
    functionWords.has(folded) || (folded.includes('-') && folded.split('-').every((part) => functionWords.has(part)))
  );
}

function fold(heard: Heard, word: string): string {
  const place = heard.text.indexOf(word);
  return heard.folded.slice(place, place + word.length);
}
