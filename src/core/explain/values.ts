import type { Json, JsonObject } from '../json.ts';

/** Longer texts, such as drawn pictures, are named by their length: a piece of one would tell nothing. */
const TEXT_MAX = 120;
const LISTED_MAX = 4;

export function quoted(text: string): string {
  return `“${text.replaceAll('\n', ' ')}”`;
}

export function joined(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** A value in a few words: what it is made of by name, lists by how many there are. */
export function inWords(value: Json): string {
  if (value === null) return 'nothing';
  if (typeof value === 'string') return value.length > TEXT_MAX ? `a text of ${value.length} characters` : value;
  if (typeof value !== 'object') return String(value);
  if (isList(value)) return `${value.length} of them`;
  const parts = Object.entries(value as JsonObject).flatMap(([name, one]) => part(name.replaceAll('_', ' '), one));
  return parts.length === 0 ? 'nothing' : parts.join(', ');
}

function part(name: string, value: Json): string[] {
  if (value === null || value === '') return [];
  if (isList(value)) {
    const isShort = value.length <= LISTED_MAX && value.every((one) => typeof one !== 'object');
    return value.length === 0 ? [] : [isShort ? `${name} ${joined(value.map(inWords))}` : `${value.length} ${name}`];
  }
  return [typeof value === 'object' ? `${name} (${inWords(value)})` : `${name} ${inWords(value)}`];
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
