import type { ChoiceMention } from '../../core/reading.ts';
import type { Heard } from '../heard.ts';
import type { Language } from '../language.ts';
import { type Match, type Matcher, type Phrases, pattern } from '../phrases.ts';
import { remembered } from '../remembered.ts';
import { ruledOut } from './negation.ts';

/** Nobody lists more options than this; a larger number is a count or an amount. */
const OPTION_MAX = 20;

interface ChoiceMatchers {
  readonly ordinal: Matcher;
  readonly bareOrdinal: Matcher;
  readonly number: Matcher;
  readonly loneNumber: Matcher;
  readonly ordinals: ReadonlyMap<string, number>;
  readonly beyond: RegExp;
  readonly named: readonly { readonly pick: Exclude<ChoiceMention['pick'], number>; readonly matcher: Matcher }[];
}

const matchersOf = remembered((language: Language): ChoiceMatchers => {
  const { choices, ordinals } = language.data;
  const words = Object.keys(ordinals.words).sort((left, right) => right.length - left.length);
  const word = words.map((one) => one.replaceAll('-', '[\\s-]+')).join('|');
  const edge = /[a-z]/u.test(word) ? '(?![a-z])' : '';
  const slots = { o: `(?:${word})${edge}`, n: language.numbers.source };
  const numeric = ordinals.numeric.map((phrase) => phrase.replaceAll(' ', ' '));
  return {
    ordinal: language.book.matcher(choices.ordinal, slots),
    bareOrdinal: language.book.matcher(numeric),
    number: language.book.matcher(
      choices.number.map((phrase) => closed(phrase, choices.closing)),
      slots,
    ),
    loneNumber: language.book.matcher([closed('<{n}>', choices.closing)], slots),
    ordinals: new Map(Object.entries(ordinals.words)),
    beyond: pattern(choices.beyond),
    named: namedPicks(language),
  };
});

/** What ends a clause may have words behind it that say nothing more: "la 2 alors". */
function closed(phrase: string, closing: Phrases): string {
  return phrase.endsWith('>') && closing.length > 0 ? `${phrase.slice(0, -1)}(?=( ?(${closing.join('|')}))*>)` : phrase;
}

function namedPicks(language: Language): ChoiceMatchers['named'] {
  const { named } = language.data.choices;
  const picks = ['either', 'both', 'none', 'earlier', 'later', 'other', 'cheaper', 'dearer'] as const;
  return picks.map((pick) => ({ pick, matcher: language.book.matcher(named[pick]) }));
}

/**
 * Which of the options listed. A lone number and an ordinal in digits ("the 2nd") may mean something else as well,
 * an hour or a day of the month, so they are not certain.
 */
export function recogniseChoices(heard: Heard): ChoiceMention[] {
  const matchers = matchersOf(heard.language);
  const { folded, clauses } = heard;
  const found: ChoiceMention[] = [];
  const add = (match: Match, pick: ChoiceMention['pick'] | null, certain: boolean) => {
    const { start, end } = match;
    if (pick !== null) found.push({ kind: 'choice', pick, certain, start, end, ...ruledOut(heard, match) });
  };
  for (const { pick, matcher } of matchers.named) {
    for (const match of matcher.find(folded, clauses)) {
      const isWish = matchers.beyond.test(folded.slice(match.start, match.end));
      add(match, pick, !isWish);
    }
  }
  for (const match of matchers.ordinal.find(folded, clauses)) add(match, ordinalValue(matchers, match), true);
  for (const match of matchers.number.find(folded, clauses)) add(match, numberValue(heard, match), true);
  for (const match of matchers.bareOrdinal.find(folded, clauses)) add(match, digitsValue(folded, match), false);
  for (const match of matchers.loneNumber.find(folded, clauses)) add(match, numberValue(heard, match), false);
  return found;
}

function ordinalValue(matchers: ChoiceMatchers, match: Match): number | null {
  const word = match.slots[0]?.replace(/[\s-]+/gu, '-');
  return word === undefined ? null : (matchers.ordinals.get(word) ?? null);
}

function numberValue(heard: Heard, match: Match): number | null {
  return asOption(heard.language.numbers.parse(match.slots[0] ?? ''));
}

function digitsValue(folded: string, match: Match): number | null {
  const digits = /\d+/u.exec(folded.slice(match.start, match.end));
  return digits === null ? null : asOption(Number(digits[0]));
}

function asOption(value: number | null): number | null {
  return value !== null && Number.isInteger(value) && value >= 1 && value <= OPTION_MAX ? value : null;
}
