import type { Json, JsonObject } from '../json.ts';
import { isList } from '../json.ts';
import type { Tell } from './words.ts';

/** Longer texts, such as drawn pictures, are named by their length: a piece of one would tell nothing. */
const TEXT_MAX = 120;
const LISTED_MAX = 4;

export function quoted(text: string): string {
  return `“${text.replaceAll('\n', ' ')}”`;
}

export function joined(tell: Tell, parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  return tell('and', { some: parts.slice(0, -1).join(', '), last: parts.at(-1) ?? '' });
}

/** A value in a few words: what it is made of by name, lists by how many there are. */
export function inWords(tell: Tell, value: Json): string {
  if (value === null) return tell('nothing');
  if (typeof value === 'string')
    return value.length > TEXT_MAX ? tell('longText', { count: value.length }) : tell.named(null, value);
  if (typeof value !== 'object') return String(value);
  if (isList(value)) return tell('ofThem', { count: value.length });
  const parts = Object.entries(value as JsonObject).flatMap(([name, one]) =>
    part(tell, tell.named(null, name).replaceAll('_', ' '), one),
  );
  return parts.length === 0 ? tell('nothing') : parts.join(', ');
}

function part(tell: Tell, name: string, value: Json): string[] {
  if (value === null || value === '') return [];
  if (isList(value)) {
    const isShort = value.length <= LISTED_MAX && value.every((one) => typeof one !== 'object');
    const all = value.map((one) => inWords(tell, one));
    return value.length === 0 ? [] : [isShort ? `${name} ${joined(tell, all)}` : `${value.length} ${name}`];
  }
  return [typeof value === 'object' ? `${name} (${inWords(tell, value)})` : `${name} ${inWords(tell, value)}`];
}
