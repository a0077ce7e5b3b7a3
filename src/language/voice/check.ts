import { LOCALES } from '../../core/locale.ts';
import { detect } from '../detect.ts';
import { fold } from '../fold.ts';
import { dataOf, functionWordsOf, ownWordsOf } from '../language.ts';
import { likeliest } from '../statistics.ts';
import { doneIn, type Ear, factsIn, placesOf, questionsIn } from './fixed.ts';

/** What a wording is checked against: the template, and what has to stand in it (`fixedIn`). */
export interface Fixed {
  readonly template: string;
  readonly fixed: readonly string[];
}

/** A wording may be longer than the template, within reason. */
const LONGER_MAX = 200;
/** Stands for a fact that was taken out: no language has a word for it. */
const GAP = ' … ';
const HIDDEN = /[^\P{C}\n]/u;
const MARKUP = /[<>[\]{}|`*_#~\\^]/u;
/** From so many words on a language can be told without its small words. */
const TELLING_WORDS_MIN = 5;

/** Why a model's wording is not sent; null where nothing speaks against it (B20). */
export function faultIn(text: string, { template, fixed }: Fixed, ear: Ear): string | null {
  if (text.trim() === '') return 'it is empty';
  if (text.length > Math.max(2 * template.length, template.length + LONGER_MAX)) return 'it is too long';
  if (HIDDEN.test(text)) return 'it has hidden characters in it';
  const rest = without(fixed, text);
  if (typeof rest !== 'string') return `it leaves out “${rest.missing}”, or says it elsewhere`;
  return (
    stated(rest, ear) ??
    asked(text, template) ??
    denied(text, template, ear) ??
    spoken(rest, ear) ??
    named(rest, template, ear)
  );
}

/** The wording without what was fixed, each once and in order; or what is missing of that. */
function without(fixed: readonly string[], text: string): string | { readonly missing: string } {
  let rest = '';
  let from = 0;
  for (const one of fixed) {
    const place = placesOf(one, text).find(({ start }) => start >= from);
    if (place === undefined) return { missing: one };
    rest += text.slice(from, place.start) + GAP;
    from = place.end;
  }
  return rest + text.slice(from);
}

/** Nothing beside what was fixed may look like a fact, or say that something was done (X5). */
function stated(rest: string, ear: Ear): string | null {
  const [fact] = factsIn(rest, ear);
  if (fact !== undefined) return `it states “${fact}”, which is no fact of ours`;
  const done = doneIn(rest, ear.language);
  if (done !== null) return `it says “${done}”, which only a template may`;
  return MARKUP.test(rest) ? 'it has markup in it' : null;
}

/** X6: one question at most, and only where one is put: a yes to a question of the model's own would be a yes to nothing. */
function asked(text: string, template: string): string | null {
  const [asks, puts] = [questionsIn(text), questionsIn(template)];
  if (asks > Math.max(puts, 1)) return 'it asks more than one question';
  if (asks > 0 && puts === 0) return 'it asks what was not asked';
  return asks === 0 && puts > 0 ? 'it does not ask what was asked' : null;
}

/** "There is nothing free" must not become "there is something free", nor the other way round. */
function denied(text: string, template: string, ear: Ear): string | null {
  return denies(text, ear) === denies(template, ear) ? null : 'it denies what is so, or the other way round';
}

function denies(text: string, { language }: Ear): boolean {
  const folded = fold(text.replaceAll('’', "'"));
  const words = new Set(folded.match(/[a-z]+/gu) ?? []);
  return dataOf(language).said.denials.some((denial) =>
    /^[a-z]+$/.test(denial) ? words.has(denial) : folded.includes(denial),
  );
}

/** X10: in the language of the talk, as far as that can be told. */
function spoken(rest: string, { language }: Ear): string | null {
  const letters = rest.match(/\p{L}/gu) ?? [];
  if (letters.length === 0) return null;
  const other = 'it is in another language';
  const { script } = dataOf(language);
  const own = new RegExp(`\\p{Script=${script}}`, 'u');
  if (letters.some((letter) => !own.test(letter))) return other;
  if (script !== 'Latin') return null;
  if (detect(rest, LOCALES, language) !== language) return other;
  const words = fold(rest).match(/[a-z]+/gu) ?? [];
  if (words.length < TELLING_WORDS_MIN) return null;
  const small = functionWordsOf(dataOf(language));
  const known = words.some((word) => small.has(word));
  const [first] = likeliest(rest);
  return known && first?.lang === language ? null : other;
}

/** A capital stands for a name, unless the template has the word or a sentence opens with a word that the language knows. */
function named(rest: string, template: string, { language }: Ear): string | null {
  const said = new Set(wordsOf(template));
  const known = (word: string) => functionWordsOf(dataOf(language)).has(word) || ownWordsOf(dataOf(language)).has(word);
  for (const match of rest.matchAll(/\p{Lu}[\p{L}\p{M}]*/gu)) {
    const [word] = match;
    const folded = fold(word);
    const opens = /(?:^|[.!?…:\n¡¿"“])\s*$/u.test(rest.slice(0, match.index));
    if (said.has(folded) || (opens && known(folded))) continue;
    return `it names “${word}”, whom nobody mentioned`;
  }
  return null;
}

function wordsOf(text: string): readonly string[] {
  return fold(text).match(/[\p{L}\p{M}]+/gu) ?? [];
}
