import { isDirection } from '../core/hearing.ts';
import { isMoment, type Mention, type MentionKind } from '../core/reading.ts';
import { contains, exceeds, overlaps } from '../core/span.ts';

/** Of two explanations for the same words of the same length, the more specific kind is meant. */
const STRENGTH: { readonly [K in MentionKind]?: number } = {
  email: 9,
  phone: 8,
  money: 7,
  date: 6,
  dates: 6,
  time: 6,
  window: 6,
  duration: 6,
  unread: 6,
  item: 5,
  count: 4,
  choice: 3,
  name: 2,
};
/** The longest article before an ordinal, with its space: "the ", "el día ". */
const ARTICLE_MAX = 7;
/** What is written in signs of its own, whatever words seem to stand in it. */
export const CONTACTS = new Set<MentionKind>(['email', 'phone']);

/** Whether it explains words that something else may explain as well: what is said, answered and asked is weighed by itself. */
export function isEntity({ kind }: Mention): boolean {
  return STRENGTH[kind] !== undefined;
}

/** Whether of two for some of the same words the first is meant, and not the other. */
export function beats(one: Mention, other: Mention): boolean {
  if (!overlaps(one, other) || mayStandTogether(one, other)) return false;
  if (CONTACTS.has(one.kind) !== CONTACTS.has(other.kind)) return CONTACTS.has(one.kind);
  if (goesBeyond(one, other) || goesBeyond(other, one)) return one.kind === 'money';
  const longer = one.end - one.start - (other.end - other.start);
  if (longer !== 0) return longer > 0;
  return (STRENGTH[one.kind] ?? 0) > (STRENGTH[other.kind] ?? 0);
}

/** 我们有一千刀 counts dollars and nobody of us. */
function goesBeyond(sum: Mention, count: Mention): boolean {
  return sum.kind === 'money' && count.kind === 'count' && sum.start > count.start && sum.end > count.end;
}

/** What the recognisers of one kind left side by side is open; so are a lone number, an ordinal day, a name on a list. */
function mayStandTogether(one: Mention, other: Mention): boolean {
  if (one.kind === other.kind)
    return one.kind !== 'choice' && one.kind !== 'count' && one.kind !== 'name' && one.kind !== 'money';
  if (one.kind === 'name' || other.kind === 'name') return one.kind === 'item' || other.kind === 'item';
  // What could not be read takes nothing from what could: "corte el 31 de" is a cut all the same.
  if (one.kind === 'unread' || other.kind === 'unread') return one.kind === 'item' || other.kind === 'item';
  // "Earlier" is where to look, whoever else listens for the word. "3 relaxing days" is how long, and says what they are to be
  // like; "跟女朋友" counts two, and says why they travel.
  if ([isSaidOf, isWithin, isCountedBy].some((holds) => holds(one, other) || holds(other, one))) return true;
  const same = one.start === other.start && one.end === other.end;
  if (same && (isBoth(one, other) || isBoth(other, one))) return true;
  if (same && isOpen(one) && isOpen(other)) return true;
  return isOrdinalDay(one, other) || isOrdinalDay(other, one);
}

/** "Los dos" is both of them, or the two of us. */
function isBoth(choice: Mention, party: Mention): boolean {
  return choice.kind === 'choice' && choice.pick === 'both' && party.kind === 'count' && party.value === 2;
}

/** "Still on for tomorrow", "about ten minutes late": it shares a word with when, and both are meant. */
function isSaidOf(item: Mention, other: Mention): boolean {
  if (item.kind !== 'item' || item.phrase !== true) return false;
  if (other.kind === 'choice') return isDirection(other.pick);
  return (isMoment(other) || other.kind === 'duration') && !contains(item, other) && !contains(other, item);
}

function isWithin(length: Mention, item: Mention): boolean {
  if (item.kind !== 'item') return false;
  if (length.kind === 'duration') return length.start < item.start && item.end < length.end;
  // Whoever else comes along, it is no longer about those two.
  return (
    length.kind === 'count' &&
    length.unit === 'people' &&
    length.value === 2 &&
    item.phrase !== true &&
    exceeds(length, item)
  );
}

/** "900 for the four of us" is a sum, and says how many they are. */
function isCountedBy(sum: Mention, party: Mention): boolean {
  return sum.kind === 'money' && party.kind === 'count' && party.unit === 'people' && exceeds(sum, party);
}

/** "2" is the second, two of us, or two o'clock; "around 1030" is an amount or half past ten. */
function isOpen(mention: Mention): boolean {
  // "Las dos" is both of them, or two o'clock.
  if (mention.kind === 'choice') return !mention.certain || mention.pick === 'both';
  if (mention.kind === 'count') return mention.unit === null;
  if (mention.kind === 'money') return mention.currency === null;
  return mention.kind === 'time';
}

/** "The 2nd", "the second": a day of the month, or the second option. "The second one" is no day. */
function isOrdinalDay(date: Mention, choice: Mention): boolean {
  if (date.kind !== 'date' || choice.kind !== 'choice' || typeof choice.pick !== 'number') return false;
  return contains(date, choice) && date.end - choice.end <= 1 && choice.start - date.start <= ARTICLE_MAX;
}
