import type { ItemMention } from '../../core/reading.ts';
import { type Heard, justAfter, justBefore } from '../heard.ts';

type Role = 'from' | 'to';
const ROLES: readonly Role[] = ['from', 'to'];
const BETWEEN = /^[\s,]*$/u;
/** "Maybe Boston? to Denver". */
const AHEAD = /^[\s,?…]*$/u;
/** What the words "from … to" say, drawn: "Boston - LA", "Boston → LA". */
const DRAWN = /^\s*(?:-+>?|–|→)\s*$/u;

/** "From Boston to LA": what the words around a place make of it. */
export function withRoles(heard: Heard, items: readonly ItemMention[]): readonly ItemMention[] {
  const sorted = items.length < 2 ? items : items.toSorted((left, right) => left.start - right.start);
  const direct = sorted.map((item) => inRole(item, roleOf(heard, item)));
  if (direct.length < 2) return direct;
  return direct.map((item) => (item.role === null && leadsOn(heard, item, direct) ? inRole(item, 'from') : item));
}

/** Most have none. */
function inRole(item: ItemMention, role: Role | null): ItemMention {
  return role === null ? item : { ...item, role };
}

function roleOf(heard: Heard, item: ItemMention): Role | null {
  const { roles } = heard.language.lists;
  const place = unhedged(heard, item.start);
  const later = ROLES.find((role) => justAfter(heard, roles[role].after, item.end, BETWEEN) !== null);
  if (later !== undefined) return later;
  const matched = ROLES.flatMap((role) => {
    const match = justBefore(heard, roles[role].before, place, BETWEEN);
    return match === null ? [] : [{ role, length: match.end - match.start }];
  });
  // "leaving for Boston" is longer than "for" and than "leaving": the longer expression knows better.
  return matched.sort((left, right) => right.length - left.length)[0]?.role ?? null;
}

/** "To like Denver", "from, say, Boston": where the words before the place begin that leave its role. */
function unhedged(heard: Heard, place: number): number {
  let start = place;
  for (let round = 0; round < HEDGES_MAX; round += 1) {
    const hedge = justBefore(heard, heard.language.lists.roles.hedges, start, BETWEEN);
    if (hedge === null) return start;
    start = hedge.start;
  }
  return start;
}

const HEDGES_MAX = 4;

/** "Boston to LA": the place before a destination, with nothing but "to" between them, is where it starts. */
function leadsOn(heard: Heard, item: ItemMention, all: readonly ItemMention[]): boolean {
  return all.some((next) => next.start > item.end && next.role !== 'from' && isJoined(heard, item.end, next.start));
}

function isJoined(heard: Heard, from: number, next: number): boolean {
  const { folded, found, language } = heard;
  const to = unhedged(heard, next);
  if (DRAWN.test(folded.slice(from, to))) return true;
  return language.lists.roles.between
    .all(found)
    .some(
      ({ start, end }) =>
        AHEAD.test(folded.slice(from, start)) && end <= to && start >= from && BETWEEN.test(folded.slice(end, to)),
    );
}
