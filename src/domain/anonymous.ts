import type { Json, JsonObject } from '../core/json.ts';
import { isList } from '../core/json.ts';

/** A day, an instant, or the id of another booking: it says when, and not who. */
const PLAIN =
  /^(?:\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d)?)?|\d\d:\d\d|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** What is said of somebody, by the names that flows and owners give it; an owner's own slots are named by them. */
const PERSONAL = /name|phone|mail|contact|address|pickup|request|note|comment|reference|person|who|passport|birth/i;

/**
 * The details of a booking that are left when nobody may be found by them (G5): numbers, days, yes and no, and what the
 * business itself calls its things. Whatever somebody wrote goes, also where it happens to be one of those words.
 */
export function anonymousDetails(details: JsonObject, ownWords: ReadonlySet<string>): JsonObject {
  const kept = Object.entries(details).flatMap(([key, value]) => {
    const plain = PERSONAL.test(key) ? undefined : anonymous(value, ownWords);
    return plain === undefined ? [] : [[key, plain] as const];
  });
  return Object.fromEntries(kept);
}

function anonymous(value: Json, ownWords: ReadonlySet<string>): Json | undefined {
  if (value === null || typeof value === 'boolean') return value;
  // A telephone number may be written as a number.
  if (typeof value === 'number') return Math.abs(value) < 10_000_000 ? value : undefined;
  if (typeof value === 'string') return PLAIN.test(value) || ownWords.has(value) ? value : undefined;
  if (isList(value)) return value.map((one) => anonymous(one, ownWords)).filter((one) => one !== undefined);
  return anonymousDetails(value, ownWords);
}

/** Everything that a business calls by a word of its own: the names and values of what its owner wrote down. */
export function wordsIn(written: unknown): ReadonlySet<string> {
  if (typeof written === 'string') return new Set([written]);
  if (typeof written !== 'object' || written === null) return new Set();
  return new Set(Object.entries(written).flatMap(([key, value]) => [key, ...wordsIn(value)]));
}
