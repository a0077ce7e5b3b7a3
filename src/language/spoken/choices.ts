import type { Fact, Facts } from '../../core/effect.ts';
import type { Choice } from '../../core/turn.ts';
import type { Standing } from './moments.ts';

type Slot = Extract<Fact, { readonly as: string }>;

/** The list that a message puts to the user. */
export function listIn(facts: Facts): readonly Fact[] {
  for (const fact of Object.values(facts)) {
    if (typeof fact === 'object' && fact !== null && 'numbered' in fact) return fact.numbered;
  }
  return [];
}

/** How the facts of a list are said. */
export interface Telling {
  words(fact: Fact, standing: Standing): string;
  /** The name of the weekday on which an instant falls. */
  weekday(instant: string): string;
}

/**
 * What may be tapped for each line of a list, in words that are heard as that line and no other: times by the clock under
 * their day, with the weekday where two days have the same time; things by their name; and what has neither by its number.
 */
export function choicesOf(list: readonly Fact[], telling: Telling): readonly Choice[] {
  return timesOf(list, telling) ?? namesOf(list, telling);
}

function timesOf(list: readonly Fact[], { words, weekday }: Telling): readonly Choice[] | null {
  const slots = list.map(slotIn).filter((slot) => slot !== null);
  if (slots.length < list.length) return null;
  const clock = ({ at }: Slot) => words({ at, as: 'time' }, 'sentence');
  const onDay = (slot: Slot) => `${weekday(slot.at)} ${clock(slot)}`;
  for (const told of [clock, onDay]) {
    const labels = list.map((fact) => words(withTime(fact, told), 'sentence'));
    if (!areDifferent(labels)) continue;
    return labels.map((label, index) => ({ label, day: words({ at: slots[index]?.at ?? '', as: 'day' }, 'line') }));
  }
  return null;
}

function namesOf(list: readonly Fact[], { words }: Telling): readonly Choice[] {
  const names = list.map((fact) => nameOf(fact, (name) => words(name, 'sentence')));
  const named = names.every((name) => name !== null) && areDifferent(names);
  return list.map((_, index) => ({ label: (named ? names[index] : null) ?? String(index + 1) }));
}

function slotIn(fact: Fact): Slot | null {
  if (fact === null || typeof fact !== 'object') return null;
  if ('as' in fact) return fact.as === 'slot' ? fact : null;
  return 'say' in fact ? (Object.values(fact.facts).map(slotIn).find(Boolean) ?? null) : null;
}

/** The same, with its slot told otherwise. */
function withTime(fact: Fact, told: (slot: Slot) => string): Fact {
  if (fact === null || typeof fact !== 'object') return fact;
  if ('as' in fact) return fact.as === 'slot' ? told(fact) : fact;
  if (!('say' in fact)) return fact;
  const facts = Object.entries(fact.facts).map(([name, one]) => [name, withTime(one, told)] as const);
  return { ...fact, facts: Object.fromEntries(facts) };
}

/** A line that states facts says more than a name, and has one only where it says so. */
function nameOf(fact: Fact, words: (name: Fact) => string): string | null {
  if (typeof fact === 'string') return fact;
  if (fact === null || typeof fact !== 'object' || !('say' in fact)) return null;
  if (fact.called !== undefined) return words(fact.called);
  return Object.keys(fact.facts).length === 0 ? words(fact) : null;
}

function areDifferent(labels: readonly unknown[]): boolean {
  return new Set(labels).size === labels.length;
}
