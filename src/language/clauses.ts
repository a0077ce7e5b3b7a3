import type { Clause, Cue, Mention, Mood, Stance } from '../core/reading.ts';
import { type Heard, sentencesIn } from './heard.ts';
import type { List } from './lexicon/lexicon.ts';
import { contains, type Span } from './lexicon/span.ts';
import { isAct } from './recognise/cues.ts';
import { restOf } from './rest.ts';

/** Enough for any message, and a bound on the work. */
const CLAUSES_MAX = 60;
const MARK = /[.,;:!?…。，！？、；：()"«»\n—–]+\s*|\s-\s/gu;
const STANCES: { readonly [C in Cue]?: Stance } = {
  thanks: 'thanks',
  greeting: 'greets',
  goodbye: 'leaves',
  unsure: 'hedges',
  pause: 'puts_off',
};

/** The clauses of a message, with what each of them does. */
export function clausesIn(heard: Heard, mentions: readonly Mention[], explained: readonly Span[]): Clause[] {
  const sentences = sentencesIn(heard.folded);
  const clauses: Clause[] = [];
  for (const stretch of stretchesIn(heard, mentions)) {
    const within = mentions.filter((mention) => mention.start >= stretch.start && mention.start < stretch.end);
    const sentence =
      sentences.find((one) => contains(one, { start: stretch.start, end: stretch.start + 1 })) ?? stretch;
    const clause = clauseOf(heard, stretch, sentence, within, restOf(heard.text, explained, stretch));
    const last = clauses.at(-1);
    // "I'm away on Monday and Tuesday" says the same of both.
    const alike = last !== undefined && stretch.also && last.end <= stretch.start && isOnlyValues(clause);
    clauses.push(alike ? { ...clause, mood: last.mood, circumstance: last.circumstance } : clause);
  }
  return clauses;
}

interface Stretch extends Span {
  /** Joined to the one before by "and" or "or". */
  readonly also: boolean;
  readonly contrast: boolean;
}

/** A clause begins after a mark and at a joining word. What joins two values of one kind is told by `also`. */
function stretchesIn({ folded, found, language }: Heard, mentions: readonly Mention[]): readonly Stretch[] {
  const { joints, moods } = language.lists;
  const starts = new Set([0]);
  // The point of "at 9.30" ends nothing.
  const isInside = (place: number) => mentions.some(({ start, end }) => start < place && place < end);
  for (const { 0: mark, index } of folded.matchAll(MARK)) {
    if (!isInside(index + mark.length)) starts.add(index + mark.length);
  }
  for (const { start } of joints.in(found)) starts.add(start);
  const sorted = [...starts].filter((start) => start < folded.length).sort((left, right) => left - right);
  return sorted.slice(0, CLAUSES_MAX).map((start, index, all) => {
    const end = all[index + 1] ?? folded.length;
    const led = (list: List) => list.all(found).some((one) => one.start === start && one.end <= end);
    return { start, end, also: led(moods.also), contrast: led(moods.contrasts) };
  });
}

function clauseOf(heard: Heard, stretch: Stretch, sentence: Span, mentions: readonly Mention[], rest: string): Clause {
  const { start, end, contrast } = stretch;
  const { circumstances } = heard.language.lists.moods;
  const act = mentions.findLast((mention) => mention.kind === 'cue' && isAct(mention) && mention.negated !== true);
  return {
    start,
    end,
    mood: moodOf(heard, stretch, sentence),
    negated: mentions.some(({ negated }) => negated === true),
    stance: stanceOf(mentions),
    contrast,
    circumstance: stands(heard, circumstances, stretch),
    act: act?.kind === 'cue' ? act.cue : null,
    mentions,
    rest,
  };
}

/**
 * A wish that is put as a question is a wish: "can I come on Friday?" What only asks what would be supposes it: "what if I
 * come on Friday?" A condition that asks nothing is a wish: "if there is room on Friday, I'll come".
 */
function moodOf(heard: Heard, stretch: Stretch, sentence: Span): Mood {
  const { suppositions, moods } = heard.language.lists;
  const asking = asks(heard, stretch, sentence);
  const supposed = suppositions.in(heard.found).some((one) => contains(stretch, one) && heard.clauses.has(one.start));
  if (supposed && asking) return 'supposes';
  if (stands(heard, moods.wants, stretch)) return 'wants';
  return asking ? 'asks' : 'tells';
}

/** The mark at the end of a sentence asks for all of it; the words that open a question only from there on. */
function asks({ found, tokens, language }: Heard, stretch: Span, sentence: Span): boolean {
  const marked = tokens.some((token) => token.kind === 'question' && contains(sentence, token));
  const question = language.lists.cues.find(({ cue }) => cue === 'question');
  return marked || question?.list.in(found).some((one) => contains(stretch, one)) === true;
}

function stands({ found }: Heard, list: List, stretch: Span): boolean {
  return list.all(found).some((one) => contains(stretch, one));
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
  return rest === '' && mentions.length > 0 && mentions.every(({ kind }) => kind !== 'cue' && kind !== 'answer');
}
