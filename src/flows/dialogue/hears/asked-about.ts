import { mentions, type Reading } from '../../../core/reading.ts';
import { PRICES } from '../../../core/vocabulary.ts';
import { phraseIn } from '../kinds/phrase.ts';
import { isMet } from '../task/conditions.ts';
import type { Task } from '../task/schema.ts';
import { isTold, neededSlots } from './needed.ts';
import type { HeardSlots } from './slots.ts';
import { type Standing, slotsIn } from './standing.ts';
import { triggered } from './triggers.ts';
import waysAsked from './ways-asked.json' with { type: 'json' };

/** A task that is asked for: by so many words of a trigger, or by telling what it needs. */
export interface Wanted {
  readonly task: Task;
  readonly trigger: number;
  readonly told: HeardSlots;
}

/**
 * "How much is a flight from Boston to Denver on Friday?" asks for what the task would show, though the desk has something to
 * say to it: everything that it needs is told, or a part of it beside its own word. Of a price a place is enough: "how much to
 * Vegas?"
 */
export function askedAbout(words: Reading, standing: Standing): Wanted | null {
  const topics = mentions(words, 'topic');
  if (standing.task !== null) return null;
  if (topics.length === 0) return asksTheWay(words) ? betweenTwo(words, standing) : null;
  const isPrice = topics.every(({ topic }) => topic === PRICES);
  const { clauses: _, ...plain } = words;
  const reading = { ...plain, mentions: words.mentions.filter(({ kind }) => kind !== 'topic') };
  const found = [...standing.tasks.values()].flatMap((task) => {
    const told = slotsIn(reading, standing, task);
    const needed = neededSlots(task, (step) => isMet(step.if, told.slots));
    const known = needed.filter((slot) => isTold(slot, told));
    const isAll = needed.length > 1 && known.length === needed.length;
    const isPriced = isPrice && known.some((slot) => task.slots[slot]?.type === 'item');
    const isWord = isPrice && known.length > 0 && triggered(reading, task) > 0;
    return isAll || isPriced || isWord ? [{ task, trigger: 0, told }] : [];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** "What's the cheapest way to get from Boston to Miami?" asks for what is there between the two places that it names. */
function betweenTwo({ clauses: _, ...words }: Reading, standing: Standing): Wanted | null {
  const found = [...standing.tasks.values()].flatMap((task) => {
    const told = slotsIn(words, standing, task);
    const places = Object.keys(told.slots).filter((slot) => task.slots[slot]?.type === 'item' && isTold(slot, told));
    const isBetween = new Set(places.map((slot) => told.slots[slot])).size > 1;
    return isBetween ? [{ task, trigger: 0, told }] : [];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

function asksTheWay({ text, locale, mentions: found }: Reading): boolean {
  return (
    found.some(({ kind }) => kind === 'item') && waysAsked[locale].some((phrase) => phraseIn(text, phrase) !== null)
  );
}
