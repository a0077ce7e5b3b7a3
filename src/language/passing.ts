import type { Mention, Reading } from '../core/reading.ts';
import { overlaps } from '../core/span.ts';

/** What is said in passing in another language than the rest (X19). */

/** "我们 2 people 去海边": how many they are, where the language that is spoken does not say it. */
export function partyInPassing(text: string, own: readonly Mention[], others: readonly Reading[]): Mention[] {
  const isParty = (one: Mention) => one.kind === 'count' && one.unit !== null;
  if (own.some(isParty)) return [];
  const told = others.map(({ mentions }) =>
    mentions.filter(
      (one) =>
        isParty(one) && isWord(text, one) && !own.some((other) => other.kind !== 'count' && overlaps(other, one)),
    ),
  );
  return [...(told.find((counts) => counts.length > 0) ?? [])];
}

/** Shorter ones are words of the language that is spoken: "mon" in French, "sat". Another script is another language. */
export function isWord(text: string, { start, end }: Mention): boolean {
  return /\p{L}{4}|\p{L}{3} \d|\d \p{L}{3}|[\p{Script=Han}\p{Script=Khmer}]/u.test(text.slice(start, end));
}
