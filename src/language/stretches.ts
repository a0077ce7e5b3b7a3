import type { Mention } from '../core/reading.ts';
import type { Span } from '../core/span.ts';
import type { Heard } from './heard.ts';
import type { List } from './lexicon/lexicon.ts';
import { isSaid, type Token } from './lexicon/tokens.ts';

/** Enough for any message, and a bound on the work. */
const CLAUSES_MAX = 60;
/** Marks that belong to what follows them. */
const OPENING_MARKS = '¿¡(«';

/** Where a clause stands in a message. */
export interface Stretch extends Span {
  readonly sentence: number;
  /** Its sentence carries a question mark. */
  readonly marked: boolean;
  /** Joined to the one before by "and" or "or". */
  readonly also: boolean;
  readonly contrast: boolean;
  readonly afresh: boolean;
}

/** A clause begins after a mark, at a joining word and where one breaks off. What joins two values of one kind is told by `also`. */
export function stretchesIn(heard: Heard, mentions: readonly Mention[]): readonly Stretch[] {
  const { folded, found, language } = heard;
  const { joints, breaks, moods } = language.lists;
  const { beginnings, marked } = markedOff(heard.tokens, mentions);
  const joined = joints.in(found);
  const broken = breaks.in(found);
  const parted = inOrder([...beginnings.keys(), ...startsOf(joined), ...startsOf(broken)]);
  const starts = inOrder([...parted, ...heard.turns, ...wishesAndCircumstances(heard, parted)]);
  // Marks and a joining word alone are no clause: "¿y el viernes?", "y ¿puedo pagar?"
  const isLedIn = (start: number, index: number) => {
    const before = starts[index - 1];
    if (before === undefined) return false;
    const led = joined.find((one) => one.start === before)?.end ?? before;
    return !/[\p{L}\p{N}]/u.test(folded.slice(led, start));
  };
  const sorted = starts.filter((start, index) => !isLedIn(start, index)).slice(0, CLAUSES_MAX);
  let sentence = 0;
  return sorted.map((start, index) => {
    const end = sorted[index + 1] ?? folded.length;
    const led = (list: List) => list.all(found).some((one) => one.start === start && one.end <= end);
    sentence = beginnings.get(start) ?? sentence;
    return {
      start,
      end,
      sentence,
      marked: marked.has(sentence),
      also: led(moods.also),
      contrast: led(moods.contrasts),
      afresh: broken.some((one) => one.start === start),
    };
  });
}

function startsOf(spans: readonly Span[]): readonly number[] {
  return spans.map(({ start }) => start);
}

/** Each once. */
function inOrder(places: readonly number[]): readonly number[] {
  if (places.length < 2) return places;
  return [...new Set(places)].sort((left, right) => left - right);
}

/** "Could I come next week I work mornings": without a mark, a wish and what is told beside it are two. */
function wishesAndCircumstances({ found, language }: Heard, parted: readonly number[]): readonly number[] {
  const [wishes, told] = [language.lists.moods.wants.all(found), language.lists.moods.circumstances.in(found)];
  if (wishes.length === 0 || told.length === 0) return [];
  const behind = (some: readonly Span[], others: readonly Span[]) =>
    some.flatMap(({ start }) => {
      const from = parted.findLast((one) => one <= start) ?? 0;
      return others.some((one) => one.start >= from && one.end < start) ? [start] : [];
    });
  return [...behind(told, wishes), ...behind(wishes, told)];
}

/** Where clauses begin by their marks, each with the number of its sentence, and which sentences carry a question mark. */
function markedOff(tokens: readonly Token[], mentions: readonly Mention[]) {
  const beginnings = new Map([[0, 0]]);
  const marked = new Set<number>();
  let sentence = 0;
  let next: Beginning | undefined;
  for (const token of tokens) {
    if (isSaid(token)) {
      if (next !== undefined && beginnings.size < CLAUSES_MAX) beginnings.set(next.start ?? token.start, next.sentence);
      sentence = next?.sentence ?? sentence;
      next = undefined;
      continue;
    }
    // The point of "at 9.30" ends nothing.
    if (mentions.some(({ start, end }) => start < token.start && token.end < end)) continue;
    if (token.kind === 'question') marked.add(sentence);
    next = {
      sentence: token.kind === 'comma' ? (next?.sentence ?? sentence) : sentence + 1,
      start: OPENING_MARKS.includes(token.text) ? (next?.start ?? token.start) : null,
    };
  }
  return { beginnings, marked };
}

/** What begins after a mark: where, if a mark of its own opens it. */
interface Beginning {
  readonly sentence: number;
  readonly start: number | null;
}
