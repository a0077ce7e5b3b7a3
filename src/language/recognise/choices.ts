import type { ChoiceMention } from '../../core/reading.ts';
import { contains, overlaps, type Span } from '../../core/span.ts';
import type { Heard } from '../heard.ts';
import { isHeard, type Match } from '../lexicon/lexicon.ts';
import { ruledOut, rulingOut } from './negation.ts';

/** Nobody lists more options than this; a larger number is a count or an amount. */
const OPTION_MAX = 20;
const LIST_NUMBER = /(?<![\w.,:])(?:\d{1,2}[).](?= |$)|n(?:o|ro)\. ?\d{1,2}(?!\d))/gu;

const PICKS = ['either', 'both', 'none', 'earlier', 'later', 'other', 'cheaper', 'dearer', 'middle'] as const;

const PRICED: ReadonlySet<ChoiceMention['pick']> = new Set(['cheaper', 'dearer']);

/**
 * Which of the options listed. A lone number and an ordinal in digits ("the 2nd") may mean something else as well,
 * an hour or a day of the month, so they are not certain.
 */
export function recogniseChoices(heard: Heard): ChoiceMention[] {
  const { folded, language } = heard;
  const { choices, loneNumber, lastNumber, numbered } = language.lists;
  const listed = listNumbers(heard).filter((match) => !isWithinWord(heard, match));
  if (listed.length === 0 && !isHeard(heard.found, language.parts.choices)) return [];
  const found: ChoiceMention[] = [];
  const endings = choices.ending.all(heard.found);
  const days = choices.ofDays.all(heard.found);
  const extremes = choices.extreme.all(heard.found);
  const add = ({ start, end }: Span, pick: ChoiceMention['pick'] | null, certain: boolean) => {
    if (pick === null) return;
    const ending = (pick === 'earlier' || pick === 'later') && endings.some((one) => contains({ start, end }, one));
    const ofDays = (pick === 'earlier' || pick === 'later') && days.some((one) => contains({ start, end }, one));
    const extreme = PRICED.has(pick) && extremes.some((one) => overlaps({ start, end }, one));
    const place = { start, end, ...ruledOut(heard, { start, end }) };
    found.push({
      kind: 'choice',
      pick,
      certain,
      ...(extreme && { extreme }),
      ...(ending && { ending }),
      ...(ofDays && { ofDays }),
      ...place,
    });
  };
  const beyond = choices.beyond.all(heard.found);
  for (const pick of PICKS) {
    for (const match of choices.named[pick].in(heard.found)) {
      add(match, pick, !beyond.some((one) => contains(match, one)));
    }
  }
  for (const match of choices.ordinal.in(heard.found)) add(match, ordinalValue(heard, match), true);
  for (const match of choices.number.in(heard.found)) add(unclosed(heard, match), numberValue(heard, match), true);
  for (const match of listed) add(match, numberValue(heard, match), true);
  for (const match of numbered.in(heard.found)) add(match, digitsValue(folded, match), false);
  for (const match of loneNumber.in(heard.found)) {
    if (!isWithinWord(heard, match)) add(unclosed(heard, match), numberValue(heard, match), false);
  }
  for (const match of lastNumber.in(heard.found)) {
    if (isAllRefused(heard, match)) add(match, numberValue(heard, match), false);
  }
  return found;
}

/** "Number 1 please" without the courtesy, which says something of its own. */
function unclosed({ found, folded, language }: Heard, { start, end, slots }: Match): Span {
  const from = slots.at(-1)?.end ?? end;
  const closing = language.lists.choices.closing.all(found).filter((one) => one.start >= from && one.end <= end);
  const last = Math.min(end, ...closing.map((one) => one.start));
  return { start, end: folded.slice(0, last).trimEnd().length };
}

/** The 1 of "alert(1)", the 2 of "page=2": no number that stands by itself. */
export function isWithinWord({ text }: Heard, { start }: Span): boolean {
  return /[\p{L}\p{N}][([{=]$/u.test(text.slice(0, start));
}

/** "Not 1", and nothing else in its clause; in letters it is seldom a number: "not one". */
function isAllRefused(heard: Heard, match: Match): boolean {
  const [refusal] = rulingOut(heard, match);
  return (
    refusal !== undefined &&
    heard.clauses.has(refusal.start) &&
    /\p{Nd}/u.test(heard.text.slice(match.start, match.end))
  );
}

/** "2)", "2.", "no. 2": as the options were numbered. */
function listNumbers({ folded }: Heard): Match[] {
  if (!/\d/u.test(folded)) return [];
  return [...folded.matchAll(LIST_NUMBER)].map(({ 0: text, index }) => {
    const place = index + text.search(/\d/u);
    return { start: index, end: index + text.length, slots: [{ start: place, end: index + text.length }] };
  });
}

/** The longest ordinal among the words: "second to last" has "last" in it. */
function ordinalValue({ found, language }: Heard, match: Match): number | null {
  let best: { readonly length: number; readonly value: number } | null = null;
  for (const { value, list } of language.lists.ordinals.standing(found)) {
    for (const one of list.all(found)) {
      const length = one.end - one.start;
      if (contains(match, one) && length > (best?.length ?? 0)) best = { length, value };
    }
  }
  return best?.value ?? null;
}

function numberValue({ folded, language }: Heard, { slots: [slot] }: Match): number | null {
  return slot === undefined ? null : asOption(language.numbers.parse(folded.slice(slot.start, slot.end)));
}

function digitsValue(folded: string, { start, end }: Span): number | null {
  const digits = /\d+/u.exec(folded.slice(start, end));
  return digits === null ? null : asOption(Number(digits[0]));
}

function asOption(value: number | null): number | null {
  return value !== null && Number.isInteger(value) && value >= 1 && value <= OPTION_MAX ? value : null;
}
