import { comparesPrice } from '../core/cheapest.ts';
import type { Mood, Stance } from '../core/clause.ts';
import type { Cue } from '../core/cue.ts';
import { type Clause, isMoment, isThanks, isValue, type Mention } from '../core/reading.ts';
import { contains, type Span } from '../core/span.ts';
import { instantOf, localTime } from '../domain/zoned.ts';
import { asksAboutDeed } from './about-deed.ts';
import { deedOf } from './deed.ts';
import { type Heard, stands, standsApart } from './heard.ts';
import { asksBeyond, asksForCompany, asksHours, asksLeave, asksWhether, inquires } from './inquiry.ts';
import type { List } from './lexicon/lexicon.ts';
import { restOf } from './rest.ts';
import { type Stretch, stretchesIn } from './stretches.ts';

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
    clauses.push(last === undefined ? clause : behind(heard, last, clause, stretch));
  }
  return clauses;
}

/** A clause as what stands before it has it meant. */
function behind(heard: Heard, last: Clause, clause: Clause, stretch: Stretch): Clause {
  // "If she can't, Ana": what the condition is said of stands in the next clause.
  const second = last.alternative === true && !last.mentions.some(isValue);
  const found = second && !clause.alternative ? asAlternative(clause) : clause;
  // "I'm away on Monday and Tuesday" says the same of both; "do you do perms? And I'd like a cut" wishes.
  const alike = stretch.also && last.end <= stretch.start && isOnlyValues(clause);
  if (!alike || stands(heard, heard.language.lists.moods.wants, stretch)) return found;
  return { ...found, mood: last.mood, circumstance: last.circumstance };
}

function asAlternative({ alternative: _, ...clause }: Clause): Clause {
  return { ...clause, alternative: true };
}

/** Every clause has every field, in one order: whoever goes through them goes through things of one form. */
function clauseOf(heard: Heard, stretch: Stretch, mentions: readonly Mention[], rest: string): Clause {
  const { start, end, sentence, contrast } = stretch;
  const { moods } = heard.language.lists;
  const wants = stands(heard, moods.wants, stretch);
  const asked = stretch.marked || heard.turns.includes(start) || beginsIn(heard, moods.asks, stretch);
  const { act, object } = deedOf(heard, stretch, mentions);
  return {
    start,
    end,
    locale: heard.language.data.locale,
    sentence,
    mood: moodOf(heard, stretch, { asked, wants }, mentions),
    asked,
    negated: mentions.some(({ negated }) => negated === true),
    stance: stanceOf(mentions),
    contrast,
    circumstance:
      standsApart(heard, moods.circumstances, moods.wants, stretch) ||
      isBygone(heard, stretch, { wants, rest }, mentions),
    another: stands(heard, moods.another, stretch),
    alongside: firstIn(heard, moods.alongside, stretch),
    alternative: isAlternative(heard, stretch, mentions) || undefined,
    onward: isLed(heard, moods.onward, stretch) || undefined,
    mere: (asked && !wants) || undefined,
    whether: (asked && asksWhether(heard, stretch, mentions)) || undefined,
    joins: beginsIn(heard, moods.joins, stretch) || undefined,
    beyond: (asked && asksBeyond(heard, stretch, mentions)) || undefined,
    afresh: stretch.afresh || undefined,
    anew: stands(heard, moods.anew, stretch) || undefined,
    forWhom: forWhom(heard, stretch),
    act,
    object,
    mentions,
    rest,
  };
}

function firstIn({ found }: Heard, list: List, { start, end }: Span): Span | undefined {
  const first = list.all(found).find((one) => one.start >= start && one.start < end);
  return first && { start: first.start, end: first.end };
}

/** "She'd like a colour and I a cut" goes on beyond its clause. */
function forWhom(heard: Heard, stretch: Stretch): Clause['forWhom'] {
  const { forSeveral, forAnother } = heard.language.lists.moods;
  if (beginsIn(heard, forSeveral, stretch)) return 'several';
  return stands(heard, forAnother, stretch) ? 'another' : undefined;
}

/** Whether a clause is put as a question, and whether a word of wishing stands in it. */
interface Put {
  readonly asked: boolean;
  readonly wants: boolean;
}

/**
 * A wish that is put as a question is a wish: "can I come on Friday?", "is Friday free?" What asks about it is none: "who is
 * there on Friday?" What only asks what would be supposes it: "what if I come on Friday?" A condition that asks nothing is a
 * wish: "if there is room on Friday, I'll come".
 */
function moodOf(heard: Heard, stretch: Stretch, { asked, wants }: Put, mentions: readonly Mention[]): Mood {
  const { suppositions, moods, choices } = heard.language.lists;
  const asking = asked || opensQuestion(mentions);
  if (!asking) return wants ? 'wants' : 'tells';
  const supposed = suppositions.in(heard.found).some((one) => contains(stretch, one) && heard.clauses.has(one.start));
  // "What if I come on Monday instead?" puts it forward.
  const puts = mentions.some(
    (mention) => mention.kind === 'cue' && mention.cue === 'change' && mention.negated !== true,
  );
  if (supposed) return puts ? 'wants' : 'supposes';
  if (asksHours(mentions) || (asked && mentions.some(isValue) && asksWhether(heard, stretch, mentions))) return 'asks';
  // "Can we come the day before to set up?" asks leave, and moves nothing.
  const prepares = stands(heard, moods.prepares, stretch);
  if (prepares || asksAboutDeed(heard, stretch) || asksForCompany(heard, stretch, mentions)) return 'asks';
  if (wants) return asksLeave(heard, stretch, mentions) ? 'asks' : 'wants';
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
function isBygone(
  heard: Heard,
  stretch: Stretch,
  { wants, rest }: { readonly wants: boolean; readonly rest: string },
  mentions: readonly Mention[],
): boolean {
  if (wants || !mentions.some(isDay)) return false;
  // "Thanks for yesterday"
  const isThanked = mentions.some(isThanks);
  const isMore =
    rest !== '' || mentions.some((one) => one.kind === 'item' || (one.kind === 'cue' && one.cue === 'book'));
  if (!(isThanked || isMore) || !liesBehind(heard, mentions)) return false;
  if (isThanked) return true;
  // "Leaving yesterday" says when; "it broke yesterday" says what happened.
  const words = heard.words.filter(({ start, end }) => start >= stretch.start && end <= stretch.end);
  return words.filter((word) => !mentions.some((one) => contains(one, word) && isMoment(one))).length > 1;
}

function isDay({ kind }: Mention): boolean {
  return kind === 'date' || kind === 'dates';
}

/** Whether each of the days is before that of the turn. */
function liesBehind({ listening: { now, timeZone } }: Heard, mentions: readonly Mention[]): boolean {
  const today = localTime(instantOf(now), timeZone).date;
  return mentions.every((one) =>
    one.kind === 'date' ? one.date < today : one.kind === 'dates' ? one.to < today : true,
  );
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
