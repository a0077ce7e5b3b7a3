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

/** The second journey that was named in one breath. */
interface Second {
  readonly start: number;
  /** How many journeys there are in all. */
  readonly journeys: number;
}

/** Where a second place to go to is named, which corrects nothing: it is another journey's, as is the rest of its sentence. */
export function secondOf(reading: Reading, { task, slots, moment }: Where): Second | null {
  const around = { moment, slots, asked: false, named: false };
  const places = Object.values(task.slots).filter(({ type, role }) => type === 'item' && role === 'to');
  const again = places.flatMap((slot) => {
    const [first, ...more] = asCorrected(reading, kinds.item.find(reading, slot, around)).filter(
      ({ role }) => role === 'to',
    );
    return more.filter(({ value, stranger }) => value !== first?.value && !stranger).map(({ start }) => start);
  });
  return again.length === 0 ? null : { start: Math.min(...again), journeys: again.length + 1 };
}

/**
 * What is said of the first journey: not the second place, nor what follows it in its sentence. A sentence after that speaks of the
 * first again, which is the one that is seen to.
 */
export function withoutSecond(reading: Reading, { start: place, journeys }: Second): Reading {
  const end = endOfSentence(reading.text, place);
  const blank = ' '.repeat(end - place);
  return {
    ...reading,
    text: reading.text.slice(0, place) + blank + reading.text.slice(end),
    mentions: reading.mentions.filter(
      (one) => (one.end <= place || one.start >= end) && !countsJourneys(reading, one, journeys),
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
