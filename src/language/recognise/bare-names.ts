import type { Mention, NameMention } from '../../core/reading.ts';
import { contains, overlaps, type Span } from '../../core/span.ts';
import { type Heard, justBefore } from '../heard.ts';
import { nameInFull } from './name-in-full.ts';
import { nameAt, WORDS_MAX } from './names.ts';
import { isWrittenAsName, joined, PARTICLES } from './written-name.ts';

const KHMER_NAME_MAX = 12;
/** Kinds that may stand beside a bare name: "Hi, Ana García, 600 111 222". An item may be the name itself. */
const BESIDE_A_NAME = new Set(['phone', 'email', 'answer', 'item', 'language']);
const COURTESIES = new Set(['greeting', 'thanks', 'goodbye', 'correction']);

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
    if (name === undefined || more.length > 0 || !endsClause(heard, name.end)) return [];
    const words = { start: end, end: name.end };
    if (others.some((mention) => mention.kind !== 'item' && overlaps(mention, words))) return [];
    const besides = others.filter((mention) => mention.kind !== 'item');
    const greets = besides.some((mention) => mention.kind === 'cue' && mention.cue === 'greeting');
    return [{ ...name, introduced: greets || besides.length === 0 }];
  });
}

/** "Soy pepi", "soy pepi en realidad": what is left of the clause says nothing more. */
function endsClause(heard: Heard, from: number): boolean {
  const rest = heard.text.slice(from);
  if (/^\s*(?:$|[,.!?;\n])/u.test(rest)) return true;
  const place = heard.text.length - rest.trimStart().length;
  const aside = heard.language.lists.opening.in(heard.found).find(({ start }) => start === place);
  return aside !== undefined && endsClause(heard, aside.end);
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
      (place > 0 &&
        INITIAL.test(word.text) &&
        !fillers.some((filler) => contains(filler, word) && filler.end > word.end)),
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
