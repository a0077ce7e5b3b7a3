import type { Mention, Reading } from '../../../core/reading.ts';
import type { Moment } from '../catalogue.ts';
import type { Slots } from '../context.ts';
import { kinds } from '../kinds/index.ts';
import { phraseIn } from '../kinds/phrase.ts';
import type { Task } from '../task/schema.ts';
import { asCorrected } from './replaced.ts';
import tickets from './tickets.json' with { type: 'json' };

interface Where {
  readonly task: Task;
  readonly slots: Slots;
  readonly moment: Moment;
}

/** The second journey that was named in one breath, by where it goes to. */
interface Second {
  readonly start: number;
  readonly end: number;
  /** How many journeys there are in all. */
  readonly journeys: number;
  /** "Then from Rome to Paris", where the first begins in Paris: it is the way back, and no journey of its own. */
  readonly home: boolean;
}

/** Where a second place to go to is named, which corrects nothing: it is another journey's, as is the rest of its sentence. */
export function secondOf(reading: Reading, { task, slots, moment }: Where): Second | null {
  const around = { moment, slots, asked: false, named: false };
  const places = Object.values(task.slots).filter(({ type }) => type === 'item');
  const found = places.map((slot) => ({
    slot,
    all: asCorrected(reading, kinds.item.find(reading, slot, around)).filter(({ role }) => role === slot.role),
  }));
  const begins = found.filter(({ slot }) => slot.role === 'from').flatMap(({ all }) => all.slice(0, 1));
  const again = found.flatMap(({ slot, all: [first, ...more] }) =>
    slot.role === 'to' ? more.filter(({ value, stranger }) => value !== first?.value && !stranger) : [],
  );
  const [second] = again.sort((one, other) => one.start - other.start);
  if (second === undefined) return null;
  const home = again.length === 1 && begins.some(({ value, start }) => value === second.value && start < second.start);
  return { start: second.start, end: second.end, journeys: again.length + 1, home };
}

/**
 * What is said of the first journey: not the second place, nor what follows it in its sentence, unless that is of the way back. A
 * sentence after that speaks of the first again, which is the one that is seen to.
 */
export function withoutSecond(reading: Reading, { start, end: last, journeys, home }: Second): Reading {
  const end = home ? last : endOfSentence(reading.text, start);
  const blank = ' '.repeat(end - start);
  return {
    ...reading,
    text: reading.text.slice(0, start) + blank + reading.text.slice(end),
    mentions: reading.mentions.filter(
      (one) => (one.end <= start || one.start >= end) && !countsJourneys(reading, one, journeys),
    ),
  };
}

/** "Two tickets: Boston to Chicago and Chicago to Denver" are one for each, and say nothing of how many people fly. */
function countsJourneys({ text, locale }: Reading, mention: Mention, journeys: number): boolean {
  if (mention.kind !== 'count' || mention.value !== journeys) return false;
  const said = text.slice(mention.start, mention.end);
  return tickets[locale].some((word) => phraseIn(said, word) !== null);
}

function endOfSentence(text: string, from: number): number {
  const end = text.slice(from).search(/[.!?。！？។\n](?:\s|$)|[。！？។]/u);
  return end === -1 ? text.length : from + end;
}
