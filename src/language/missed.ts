import type { DeskRequest, Intent, Missed } from '../core/expectation.ts';
import { type Clause, hasCue, type Mention, mentions, type Reading, type UnreadMention } from '../core/reading.ts';
import { fold } from './fold.ts';
import { languageOf } from './language.ts';
import { tokensOf } from './lexicon/tokens.ts';

/**
 * What was told or wanted and could not be taken: a day that does not exist, a thing nobody here knows (X20). Not what is
 * asked, supposed or ruled out, nor what an intent carries in the customer's own words; of a thing, not what the desk or a
 * model has answered for.
 */
export function missedIn(
  reading: Reading,
  { entities, source }: Intent,
  desk: readonly DeskRequest[],
): readonly Missed[] {
  const isUnread = reading.clauses?.some((clause) => clause.mentions.some(({ kind }) => kind === 'unread')) === true;
  if (!isUnread || desk.some(({ kind }) => kind === 'person')) return [];
  const wishes = isWish(reading);
  // "With Paco" and nothing else.
  const isAlone = reading.mentions.every(({ kind }) => kind === 'unread' || kind === 'name');
  const isAnswered = source === 'model' || desk.some(({ kind }) => kind !== 'courtesy');
  const missed = (reading.clauses ?? []).flatMap((clause) =>
    clause.mentions
      .filter((mention): mention is UnreadMention => isMissed(mention, clause))
      .filter(({ as }) => !isThing(as) || ((wishes || isAlone) && !isAnswered))
      .map(({ as, start, end }) => ({ as, words: named(reading, start, end) })),
  );
  if (missed.length === 0) return missed;
  const carried = fold(JSON.stringify(entities));
  return missed.filter(({ words }) => !carried.includes(fold(words)));
}

/** Whether anything is wished for at all: a lunch with a client is no wish. */
function isWish(reading: Reading): boolean {
  const wants =
    reading.clauses?.some(({ mood, circumstance, act }) => (mood === 'wants' || act === 'add') && !circumstance) ===
    true;
  return wants || hasCue(reading, 'book') || mentions(reading, 'item').length > 0;
}

function isMissed(mention: Mention, { mood, circumstance }: Clause): boolean {
  if (mention.kind !== 'unread' || mention.negated || circumstance) return false;
  // "What about the 45th?" means the day, as "can I come on the 45th?" does.
  return !isThing(mention.as) || mood === 'tells' || mood === 'wants';
}

/** Something, or somebody, that is wished for, and no day or hour. */
function isThing(as: Missed['as']): boolean {
  return as === 'wish' || as === 'person';
}

/** The words without those that lead in: "45th of March", not "on the 45th of March". */
function named({ text, locale }: Reading, start: number, end: number): string {
  const { functionWords } = languageOf(locale);
  const tokens = tokensOf(text.slice(start, end));
  const first = tokens.find((token) => !functionWords.has(token.text));
  return text.slice(start + (first?.start ?? 0), end);
}
