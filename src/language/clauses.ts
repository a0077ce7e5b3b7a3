import { comparesPrice } from '../core/cheapest.ts';
import type { Mood, Stance } from '../core/clause.ts';
import type { Cue } from '../core/cue.ts';
import { type Clause, isMoment, isValue, type Mention } from '../core/reading.ts';
import { contains, type Span } from '../core/span.ts';
import { instantOf, localTime } from '../domain/zoned.ts';
import { asksAboutDeed } from './about-deed.ts';
import { deedOf } from './deed.ts';
import { type Heard, stands, standsApart } from './heard.ts';
import { asksBeyond, asksForCompany, asksHours, asksLeave, asksWhether, inquires } from './inquiry.ts';
import type { List } from './lexicon/lexicon.ts';
import { isSaid, type Token } from './lexicon/tokens.ts';
import { restOf } from './rest.ts';

/** Enough for any message, and a bound on the work. */
const CLAUSES_MAX = 60;
/** Marks that belong to what follows them. */
const OPENING_MARKS = '¿¡(«';
const STANCES: { readonly [C in Cue]?: Stance } = {
  thanks: 'thanks',
  greeting: 'greets',
  goodbye: 'leaves',
  unsure: 'hedges',
  pause: 'puts_off',
};

/**
 * The clauses of a message, with what each of them does. It is the only division into clauses that there is: the record
 * keeps it, flows read it, and the judge of consent covers a message sentence by sentence of it (X11, X17).
 */
export function clausesIn(heard: Heard, mentions: readonly Mention[], explained: readonly Span[]): Clause[] {
  const clauses: Clause[] = [];
  for (const stretch of stretchesIn(heard, mentions)) {
    const within = mentions.filter((mention) => mention.start >= stretch.start && mention.start < stretch.end);
    const clause = clauseOf(heard, stretch, within, restOf(heard.text, explained, stretch));
    const last = clauses.at(-1);
    // "I'm away on Monday and Tuesday" says the same of both; "do you do perms? And I'd like a cut" wishes.
    const isOwn = stands(heard, heard.language.lists.moods.wants, stretch);
    const alike = last !== undefined && stretch.also && last.end <= stretch.start && isOnlyValues(clause) && !isOwn;
    // "If she can't, Ana": what the condition is said of stands in the next clause.
    const second = last?.alternative === true && !last.mentions.some(isValue);
    const found = second ? { ...clause, alternative: true as const } : clause;
    clauses.push(alike ? { ...found, mood: last.mood, circumstance: last.circumstance } : found);
  }
  return clauses;
}

interface Stretch extends Span {
  readonly sentence: number;
  /** Its sentence carries a question mark. */
  readonly marked: boolean;
  /** Joined to the one before by "and" or "or". */
  readonly also: boolean;
  readonly contrast: boolean;
  readonly afresh: boolean;
}

/** A clause begins after a mark, at a joining word and where one breaks off. What joins two values of one kind is told by `also`. */
function stretchesIn(heard: Heard, mentions: readonly Mention[]): readonly Stretch[] {
  const { folded, found, language } = heard;
  const { joints, breaks, moods } = language.lists;
  const { beginnings, marked } = markedOff(heard.tokens, mentions);
  const joined = new Map(joints.in(found).map(({ start, end }) => [start, end]));
  const broken = breaks.in(found).map(({ start }) => start);
  const parted = [...new Set([...beginnings.keys(), ...joined.keys(), ...broken])].sort((left, right) => left - right);
  const starts = [...new Set([...parted, ...wishesAndCircumstances(heard, parted)])].sort(
    (left, right) => left - right,
  );
  // Marks and a joining word alone are no clause: "¿y el viernes?", "y ¿puedo pagar?"
  const isLedIn = (start: number, index: number) => {
    const before = starts[index - 1];
    return before !== undefined && !/[\p{L}\p{N}]/u.test(folded.slice(joined.get(before) ?? before, start));
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
      afresh: broken.includes(start),
    };
  });
}

/** "Could I come next week I work mornings": without a mark, a wish and what is told beside it are two. */
function wishesAndCircumstances({ found, language }: Heard, parted: readonly number[]): readonly number[] {
  const [wishes, told] = [language.lists.moods.wants.all(found), language.lists.moods.circumstances.in(found)];
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

function clauseOf(heard: Heard, stretch: Stretch, mentions: readonly Mention[], rest: string): Clause {
  const { start, end, sentence, contrast } = stretch;
  const { circumstances, wants, asks, another, alongside, anew, onward, forAnother, forSeveral } =
    heard.language.lists.moods;
  const beside = alongside.all(heard.found).find((one) => one.start >= start && one.start < end);
  const asked = stretch.marked || beginsIn(heard, asks, stretch);
  return {
    start,
    end,
    locale: heard.language.data.locale,
    sentence,
    mood: moodOf(heard, stretch, asked, mentions),
    asked,
    negated: mentions.some(({ negated }) => negated === true),
    stance: stanceOf(mentions),
    contrast,
    circumstance: standsApart(heard, circumstances, wants, stretch) || isBygone(heard, stretch, mentions, rest),
    another: stands(heard, another, stretch),
    ...(beside !== undefined && { alongside: { start: beside.start, end: beside.end } }),
    ...(isAlternative(heard, stretch, mentions) && { alternative: true }),
    ...(isLed(heard, onward, stretch) && { onward: true }),
    ...(asked && !stands(heard, heard.language.lists.moods.wants, stretch) && { mere: true }),
    ...(asked && asksWhether(heard, stretch, mentions) && { whether: true }),
    ...(beginsIn(heard, heard.language.lists.moods.joins, stretch) && { joins: true }),
    ...(asked && asksBeyond(heard, stretch, mentions) && { beyond: true }),
    ...(stretch.afresh && { afresh: true }),
    ...(stands(heard, anew, stretch) && { anew: true }),
    // "She'd like a colour and I a cut" goes on beyond its clause.
    ...(beginsIn(heard, forSeveral, stretch)
      ? { forWhom: 'several' }
      : stands(heard, forAnother, stretch) && { forWhom: 'another' }),
    ...deedOf(heard, stretch, mentions),
    mentions,
    rest,
  };
}

/**
 * A wish that is put as a question is a wish: "can I come on Friday?", "is Friday free?" What asks about it is none: "who is
 * there on Friday?" What only asks what would be supposes it: "what if I come on Friday?" A condition that asks nothing is a
 * wish: "if there is room on Friday, I'll come".
 */
function moodOf(heard: Heard, stretch: Stretch, asked: boolean, mentions: readonly Mention[]): Mood {
  const { suppositions, moods, choices } = heard.language.lists;
  const asking = asked || opensQuestion(mentions);
  const supposed = suppositions.in(heard.found).some((one) => contains(stretch, one) && heard.clauses.has(one.start));
  // "What if I come on Monday instead?" puts it forward.
  const puts = mentions.some(
    (mention) => mention.kind === 'cue' && mention.cue === 'change' && mention.negated !== true,
  );
  if (supposed && asking) return puts ? 'wants' : 'supposes';
  if (asking && (asksHours(mentions) || (asked && mentions.some(isValue) && asksWhether(heard, stretch, mentions))))
    return 'asks';
  // "Can we come the day before to set up?" asks leave, and moves nothing.
  const prepares = stands(heard, moods.prepares, stretch);
  if (asking && (prepares || asksAboutDeed(heard, stretch) || asksForCompany(heard, stretch, mentions))) return 'asks';
  if (stands(heard, moods.wants, stretch)) return asking && asksLeave(heard, stretch, mentions) ? 'asks' : 'wants';
  if (!asking) return 'tells';
  // "What's the cheapest?" asks for a price and takes nothing; "can I have the cheapest?" and "anything cheaper?" wish for it.
  const compares = stands(heard, choices.extreme, stretch);
  const wishes = mentions.some(
    (mention) =>
      (isValue(mention) && !(compares && comparesPrice(mention))) || (mention.kind === 'cue' && mention.cue === 'more'),
  );
  return wishes && !inquires(heard, stretch, mentions) ? 'wants' : 'asks';
}

/** "Or Ana", "if not Ana": the words that lead it in stand before what is named. */
function isAlternative({ found, language }: Heard, { start, end }: Stretch, mentions: readonly Mention[]): boolean {
  const first = mentions.find(isValue)?.start ?? end;
  return language.lists.moods.alternatives.all(found).some((one) => one.start >= start && one.start <= first);
}

/** "My crown fell off last night": what lies behind, with more said beside it, is when something was. Nobody wishes for it. */
function isBygone(heard: Heard, stretch: Stretch, mentions: readonly Mention[], rest: string): boolean {
  const days = mentions.flatMap((one) => (one.kind === 'date' ? [one.date] : one.kind === 'dates' ? [one.to] : []));
  if (days.length === 0) return false;
  const { now, timeZone } = heard.listening;
  const today = localTime(instantOf(now), timeZone).date;
  if (days.some((day) => day >= today) || stands(heard, heard.language.lists.moods.wants, stretch)) return false;
  // "Thanks for yesterday"
  if (mentions.some((one) => one.kind === 'cue' && one.cue === 'thanks')) return true;
  const isMore =
    rest !== '' || mentions.some((one) => one.kind === 'item' || (one.kind === 'cue' && one.cue === 'book'));
  if (!isMore) return false;
  // "Leaving yesterday" says when; "it broke yesterday" says what happened.
  const words = heard.words.filter(({ start, end }) => start >= stretch.start && end <= stretch.end);
  return words.filter((word) => !mentions.some((one) => contains(one, word) && isMoment(one))).length > 1;
}

/** It begins with such words, marks apart. */
function isLed({ found, folded }: Heard, list: List, { start, end }: Span): boolean {
  return list
    .all(found)
    .some((one) => one.start < end && one.start >= start && !/[\p{L}\p{N}]/u.test(folded.slice(start, one.start)));
}

/** It may end in a clause of its own: "they do nails, right". */
function beginsIn({ found }: Heard, list: List | undefined, { start, end }: Span): boolean {
  return list?.all(found).some((one) => one.start >= start && one.start < end) === true;
}

/** The words that open a question ask from there on, with or without a mark. */
function opensQuestion(mentions: readonly Mention[]): boolean {
  return mentions.some((mention) => mention.kind === 'cue' && mention.cue === 'question');
}

function stanceOf(mentions: readonly Mention[]): Stance | null {
  const last = mentions.findLast((mention) => mention.kind === 'answer');
  if (last?.kind === 'answer') return last.value === 'yes' ? 'agrees' : last.value === 'no' ? 'refuses' : 'puts_off';
  for (const mention of mentions) {
    const stance = mention.kind === 'cue' ? STANCES[mention.cue] : undefined;
    if (stance !== undefined) return stance;
  }
  return null;
}

function isOnlyValues({ mentions, rest }: Clause): boolean {
  const said = mentions.filter((mention) => mention.kind !== 'cue' || mention.cue !== 'question');
  return rest === '' && said.length > 0 && said.every(({ kind }) => kind !== 'cue' && kind !== 'answer');
}
