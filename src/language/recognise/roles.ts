import type { ItemMention } from '../../core/reading.ts';
import type { Heard } from '../heard.ts';
import type { Language } from '../language.ts';
import type { Phrases } from '../phrases.ts';
import { pattern } from '../phrases.ts';
import { remembered } from '../remembered.ts';

type Role = 'from' | 'to';
const ROLES: readonly Role[] = ['from', 'to'];
const REACH = 48;

interface RolePatterns {
  readonly before: { readonly [R in Role]: RegExp };
  readonly after: { readonly [R in Role]: RegExp };
  readonly between: RegExp;
}

const patternsOf = remembered((language: Language): RolePatterns => {
  const { from, to, between, hedges } = language.data.roles;
  // "To like Denver", "from, say, Boston".
  const hedged = `(?:[\\s,]*${pattern(hedges).source})*[\\s,]*$`;
  const ending = (phrases: Phrases) => new RegExp(`(?:${pattern(phrases).source})${hedged}`, 'u');
  const beginning = (phrases: Phrases) => new RegExp(`^[\\s,]*(?:${pattern(phrases).source})`, 'u');
  return {
    before: { from: ending(from.before), to: ending(to.before) },
    after: { from: beginning(from.after), to: beginning(to.after) },
    between: new RegExp(`^[\\s,?…]*(?:${pattern(between).source})${hedged}`, 'u'),
  };
});

/** "From Boston to LA": what the words around a place make of it. */
export function withRoles(heard: Heard, items: readonly ItemMention[]): ItemMention[] {
  const sorted = [...items].sort((left, right) => left.start - right.start);
  const patterns = patternsOf(heard.language);
  const direct = sorted.map((item) => ({ ...item, role: roleOf(heard, patterns, item) }));
  return direct.map((item) =>
    item.role === null && leadsOn(heard, patterns, item, direct) ? { ...item, role: 'from' } : item,
  );
}

function roleOf(heard: Heard, patterns: RolePatterns, item: ItemMention): Role | null {
  const before = heard.folded.slice(Math.max(0, item.start - REACH), item.start);
  const after = heard.folded.slice(item.end, item.end + REACH);
  const later = ROLES.find((role) => patterns.after[role].test(after));
  if (later !== undefined) return later;
  const matched = ROLES.flatMap((role) => {
    const match = patterns.before[role].exec(before);
    return match === null ? [] : [{ role, length: match[0].length }];
  });
  // "leaving for Boston" is longer than "for" and than "leaving": the longer expression knows better.
  return matched.sort((left, right) => right.length - left.length)[0]?.role ?? null;
}

/** "Boston to LA": the place before a destination, with nothing but "to" between them, is where it starts. */
function leadsOn(heard: Heard, patterns: RolePatterns, item: ItemMention, all: readonly ItemMention[]): boolean {
  return all.some(
    (next) =>
      next.start > item.end && next.role !== 'from' && patterns.between.test(heard.folded.slice(item.end, next.start)),
  );
}
