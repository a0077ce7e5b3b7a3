import { meant } from '../../../core/hearing.ts';
import { hasCue, type ItemMention, mentions, type Reading } from '../../../core/reading.ts';
import { overlaps } from '../../../core/span.ts';
import type { TripContext } from '../context.ts';
import { isCompany } from '../vocabulary.ts';

/** Less alike than this, a name is another word. */
const LIKENESS_MIN = 0.8;
/** One of several is still the same word: "massages". */
const LIKENESS_ASKED = 0.95;

/** Names that were said well enough; one that lies within a longer one of another list is only a part of it. */
export function itemsIn(reading: Reading, { mood, suggested_trip_ids }: TripContext): readonly ItemMention[] {
  const min = isBareQuestion(reading) ? LIKENESS_ASKED : LIKENESS_MIN;
  // "Can my husband come too?" asks, and is in no romantic mood.
  const asked = new Set(reading.clauses?.flatMap((one) => (one.mood === 'asks' ? one.mentions : [])));
  // Nor is "do kids pay".
  const topics = mentions(reading, 'topic');
  // "Any honeymoon packages?" is, before there are trips to ask of.
  const isOpen = mood === null && suggested_trip_ids.length === 0;
  const isWished = (item: ItemMention) => isOpen && !isCompany(item.id, reading.text.slice(item.start, item.end));
  const isAsked = (item: ItemMention) =>
    (asked.has(item) && !isWished(item)) || topics.some((topic) => overlaps(topic, item));
  const wanted = new Set(reading.clauses?.flatMap(({ mood, object }) => (mood === 'wants' ? object : [])));
  const clear = mentions(reading, 'item').filter(
    (item) => item.likeness >= (wanted.has(item) ? LIKENESS_MIN : min) && !(item.list === 'moods' && isAsked(item)),
  );
  const named = clear.filter((item) => !isHotelOfTrip(reading, item, clear));
  return named.filter((item) => !isTakenBack(reading, item, named) && !named.some((other) => isPartOf(item, other)));
}

/** "Is the hotel nicer on Salt and Sun?" asks about the trip's own, though one is called nearly so; "Salt & Sun Hotel" is that one. */
function isHotelOfTrip(reading: Reading, item: ItemMention, items: readonly ItemMention[]): boolean {
  if (item.list !== 'hotels' || !hasCue(reading, 'question') || hasCue(reading, 'change')) return false;
  return items.some(({ list, start, end }) => list === 'trips' && start > item.start && end === item.end);
}

function isPartOf(item: ItemMention, other: ItemMention): boolean {
  return other.start <= item.start && other.end >= item.end && other.end - other.start > item.end - item.start;
}

/** "The beach, no wait, mountains": of one kind, what follows a second thought stands in the place of what came before it. */
function isTakenBack(reading: Reading, item: ItemMention, items: readonly ItemMention[]): boolean {
  return items.some(
    (later) =>
      later.list === item.list &&
      later.role === item.role &&
      later.id !== item.id &&
      later.start >= item.end &&
      meant(reading, [item, later]) === later,
  );
}

/** Whoever only asks says many a word that merely looks like one of ours: "what happens when it rains?" wants no ruins. */
function isBareQuestion(reading: Reading): boolean {
  const tells = reading.mentions.some(({ kind }) => kind === 'count' || kind === 'duration' || kind === 'money');
  return hasCue(reading, 'question') && !hasCue(reading, 'availability') && !tells;
}
