import type { Locale } from '../../../core/locale.ts';
import { mentions, type Reading } from '../../../core/reading.ts';
import type { Found } from '../kinds/kind.ts';
import type { Phrases, Slot, Task } from '../task/schema.ts';
import behindOf from './behind.json' with { type: 'json' };
import home from './home.json' with { type: 'json' };
import { phraseAt, type Word, wordsOf } from './words.ts';

/** A slot that was called by name: "change the *origin* to Boston", "what did I say for the *date*?" */
export interface NamedSlot {
  readonly slot: string;
  readonly start: number;
  readonly end: number;
}

/** Of names that overlap, the longest counts: "return date" is not "date", and a "return ticket" is what is chosen, not when. */
export function namedSlots(reading: Reading, task: Task): readonly NamedSlot[] {
  const words = wordsOf(reading.text);
  const found = Object.entries(task.slots).flatMap(([slot, declared]) =>
    [declared.names, homeOf(declared)].flatMap((names) => called(reading, words, names, slot)),
  );
  const chosen = Object.entries(task.slots).flatMap(([slot, { choices = [] }]) =>
    choices.flatMap(({ names }) => called(reading, words, names, slot)),
  );
  // The "back" of "go back to Friday" is no way back; "swap the return to" names what is to change.
  const changes = mentions(reading, 'cue').filter(({ cue, negated }) => cue === 'change' && !negated);
  const isOfChange = ({ start, end }: NamedSlot) =>
    changes.some((cue) => cue.start <= start && end < cue.end && isOneWord(reading.text.slice(cue.start, start)));
  const all = [...found, ...chosen];
  const longest = found.filter((one) => !isOfChange(one) && !all.some((other) => covers(other, one)));
  return longest.sort((one, other) => one.start - other.start);
}

/** Whoever has to be home by Friday comes back then, whatever the task calls that; a "flight home" is the one that is booked. */
function homeOf({ type, role }: Slot): Phrases {
  return type === 'date' && role !== undefined ? home[role] : {};
}

function called({ locale }: Reading, words: readonly Word[], names: Phrases, slot: string): readonly NamedSlot[] {
  return phrasesIn(names, locale).flatMap((name) => everywhere(words, name, slot));
}

export function phrasesIn(phrases: Phrases, locale: Locale): readonly string[] {
  return phrases[locale] ?? Object.values(phrases)[0] ?? [];
}

function everywhere(words: readonly Word[], name: string, slot: string): NamedSlot[] {
  const phrase = wordsOf(name).map((word) => word.plain);
  const found: NamedSlot[] = [];
  let rest = words;
  for (let place = phraseAt(rest, phrase, 0); place !== null; place = phraseAt(rest, phrase, 0)) {
    const { start, end } = place;
    found.push({ slot, start, end });
    rest = rest.filter((word) => word.start >= end);
  }
  return found;
}

function isOneWord(text: string): boolean {
  return wordsOf(text).length <= 1;
}

function covers(one: NamedSlot, other: NamedSlot): boolean {
  return one.start <= other.start && one.end >= other.end && one.end - one.start > other.end - other.start;
}

/** The slot that a value is told for: the name that leads up to it ("the return is feb 9"), or the one right behind it ("feb 9 for the return"). */
export function nameFor(
  { text, locale }: Reading,
  found: Found,
  rivals: readonly Found[],
  names: readonly NamedSlot[],
  task: Task,
  declared: Slot,
): string | null {
  const alike = names.filter(({ slot }) => task.slots[slot]?.type === declared.type);
  const behind = alike.find(
    ({ start }) => start >= found.end && behindOf[locale].includes(text.slice(found.end, start).trim().toLowerCase()),
  );
  if (behind !== undefined) return behind.slot;
  const nearest = alike.findLast(({ end }) => end <= found.start);
  if (nearest === undefined || found.start - nearest.end > NAME_REACH) return null;
  return rivals.some((rival) => rival.start >= nearest.end && rival.end <= found.start) ? null : nearest.slot;
}

const NAME_REACH = 40;
