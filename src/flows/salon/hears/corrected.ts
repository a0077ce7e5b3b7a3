import type { ItemMention, Mention, Reading } from '../../../core/reading.ts';
import { overlaps } from '../../../core/span.ts';
import { saysAlone } from '../vocabulary.ts';

/**
 * "Peinado, no espera, mejor manicura": what is named after a second thought stands in the place of as many as were named before it,
 * and is no second one beside them; of all of them, where it is one of them or stands alone: "corte y peinado, no espera, solo
 * peinado". With an "and" it is one more: "un corte, ay, y una manicura".
 */
export function asCorrected(
  reading: Reading,
  found: readonly ItemMention[],
  isRemoved: (item: ItemMention) => boolean,
): readonly ItemMention[] {
  const services = found.map((one) => (isLeftOut(one, found, reading) ? { ...one, negated: true as const } : one));
  const named = services.filter((one) => !isRemoved(one));
  const thought = reading.mentions.findLast((one) => isSecondThought(one) && isBetween(one, named));
  if (thought === undefined) return services;
  const [before, after] = [
    named.filter((one) => isBefore(one, thought)),
    named.filter((one) => !isBefore(one, thought)),
  ];
  const [from, to] = [before.at(-1)?.end ?? 0, after[0]?.start ?? 0];
  if (reading.clauses?.some(({ start, onward }) => onward === true && start >= from && start <= to)) return services;
  const isAlone =
    saysAlone(reading.text.slice(thought.start, to)) || after.some(({ id }) => before.some((one) => one.id === id));
  const kept = isAlone ? [] : before.filter((one) => placesFrom(before, one) > placesFrom(after, after[0]));
  return services.filter((one) => isRemoved(one) || kept.includes(one) || after.includes(one));
}

/** "A cut, no colour": the no is said of the colour; that of "a cut, no, colour" of the cut. */
function isLeftOut(item: ItemMention, services: readonly ItemMention[], { mentions, text }: Reading): boolean {
  const refused = mentions.some(
    (one) => isRefusal(one) && one.end < item.start && text.slice(one.end, item.start).trim() === '',
  );
  return refused && services.some(({ end }) => end <= item.start);
}

function isRefusal(mention: Mention): boolean {
  return mention.kind === 'answer' && mention.value === 'no';
}

function isSecondThought(mention: Mention): boolean {
  if (mention.kind !== 'cue') return isRefusal(mention);
  return mention.cue === 'correction' || mention.cue === 'change';
}

function isBetween(thought: Mention, named: readonly ItemMention[]): boolean {
  return named.some((one) => isBefore(one, thought)) && named.some((one) => !isBefore(one, thought));
}

function isBefore(one: ItemMention, thought: Mention): boolean {
  return one.end <= thought.start;
}

/** How many were named from this one on; "un corte", which may be several, is one. */
function placesFrom(named: readonly ItemMention[], first: ItemMention | undefined): number {
  const behind = named.filter(({ start }) => first !== undefined && start >= first.start);
  return behind.filter((one, place) => !behind.slice(0, place).some((other) => overlaps(other, one))).length;
}
