import { canonical, isObject, type Json, type JsonObject } from '../core/json.ts';

/**
 * What an owner changed of a business's file, field by field (G7). A field goes by its place in the file as a JSON pointer
 * (RFC 6901): `/hours`, `/settings/salon/services`, `/words/en/booked`. Null stands for a field that is left out.
 */
export type Edits = { readonly [pointer: string]: Json };

/** One thing that became another, by the way to it: list entries go by their name or id. */
export interface Change {
  readonly path: readonly string[];
  readonly before: Json;
  readonly after: Json;
}

export function pathOf(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

export function pointerOf(path: readonly string[]): string {
  return path.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** What stands there; undefined where nothing does. */
export function valueAt(document: Json, pointer: string): Json | undefined {
  let value: Json | undefined = document;
  for (const part of pathOf(pointer)) value = isObject(value) && Object.hasOwn(value, part) ? value[part] : undefined;
  return value;
}

/** The file as it reads with the edits. */
export function withEdits(document: JsonObject, edits: Edits): JsonObject {
  return Object.entries(edits).reduce((read, [pointer, value]) => edited(read, pathOf(pointer), value), document);
}

function edited(document: JsonObject, [part, ...rest]: readonly string[], value: Json): JsonObject {
  if (part === undefined) return document;
  const within = Object.hasOwn(document, part) ? document[part] : undefined;
  const next = rest.length === 0 ? value : edited(isObject(within) ? within : {}, rest, value);
  if (next !== null) return { ...document, [part]: next };
  const { [part]: _, ...others } = document;
  return others;
}

/** What one reading of a file says otherwise than another, each thing by itself, so that people can read it. */
export function changesBetween(
  before: Json | undefined,
  after: Json | undefined,
  path: readonly string[] = [],
): Change[] {
  if (before === after || same(before, after)) return [];
  if (isObject(before) && isObject(after)) return ofFields(before, after, path);
  const [one, other] = [entriesOf(before), entriesOf(after)];
  if (one !== null && other !== null) {
    const changes = ofFields(one, other, path);
    // The same entries in another order.
    if (changes.length > 0) return changes;
  }
  return [{ path, before: before ?? null, after: after ?? null }];
}

function ofFields(before: JsonObject, after: JsonObject, path: readonly string[]): Change[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => changesBetween(before[name], after[name], [...path, name]));
}

/** A list of things with names of their own, by them; null for any other. */
function entriesOf(value: Json | undefined): JsonObject | null {
  if (!Array.isArray(value)) return null;
  const named = (value as readonly Json[]).map((entry) => [nameOf(entry), entry] as const);
  const names = named.map(([name]) => name);
  if (names.includes(null) || new Set(names).size < names.length) return null;
  return Object.fromEntries(named.map(([name, entry]) => [name ?? '', entry]));
}

function nameOf(entry: Json): string | null {
  if (!isObject(entry)) return null;
  const name = [entry['id'], entry['name'], entry['date']].find((one) => typeof one === 'string');
  return typeof name === 'string' ? name : null;
}

function same(one: Json | undefined, other: Json | undefined): boolean {
  return one !== undefined && other !== undefined && canonical(one) === canonical(other);
}
