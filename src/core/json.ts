/** Anything that survives a round trip through the database unchanged. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export type JsonObject = { readonly [key: string]: Json };

/** The same text for the same value whatever order its keys were written in: what hashes and comparisons are made of. */
export function canonical(value: Json): string {
  if (typeof value === 'string') return quoted(value);
  if (value === null || typeof value !== 'object') return plainly(value);
  return isList(value) ? canonicalList(value) : canonicalObject(value);
}

function canonicalList(list: readonly Json[]): string {
  let text = '';
  for (const one of list) text += text === '' ? canonical(one) : `,${canonical(one)}`;
  return `[${text}]`;
}

function canonicalObject(value: JsonObject): string {
  let text = '';
  for (const key of inOrder(Object.keys(value))) {
    text += `${text === '' ? '' : ','}${keyed(key)}${canonical(value[key] ?? null)}`;
  }
  return `{${text}}`;
}

/** As JSON writes it. */
function plainly(value: null | boolean | number): string {
  return typeof value === 'number' && !Number.isFinite(value) ? 'null' : String(value);
}

/** More names than all that is stored has; what people make up as keys starts afresh. */
const KEYS_REMEMBERED_MAX = 1_024;
const keysWritten = new Map<string, string>();

/** A key and its colon: the same few names stand in every context. */
function keyed(key: string): string {
  const known = keysWritten.get(key);
  if (known !== undefined) return known;
  if (keysWritten.size >= KEYS_REMEMBERED_MAX) keysWritten.clear();
  const written = `${quoted(key)}:`;
  keysWritten.set(key, written);
  return written;
}

/** As `sort` orders them. An object has few keys, and most of what sorting costs is beginning it. */
function inOrder(keys: string[]): readonly string[] {
  if (keys.length > FEW_KEYS) return keys.sort();
  for (let place = 1; place < keys.length; place += 1) {
    const key = keys[place] ?? '';
    let free = place;
    for (; free > 0 && (keys[free - 1] ?? '') > key; free -= 1) keys[free] = keys[free - 1] ?? '';
    keys[free] = key;
  }
  return keys;
}

const FEW_KEYS = 16;

/** Most texts have nothing in them that JSON writes otherwise. */
const PLAIN = /^[\x20\x21\x23-\x5b\x5d-\x7e]*$/;

function quoted(text: string): string {
  return PLAIN.test(text) ? `"${text}"` : JSON.stringify(text);
}

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The value as every store can keep it: no NUL, which PostgreSQL has no place for in text, and no half of a surrogate
 * pair, which is no character. A value without either comes back as it is.
 */
export function storable<T>(value: T): T {
  return UNSTORABLE_ESCAPE.test(JSON.stringify(value)) ? (cleaned(value as Json) as T) : value;
}

/** The JSON text of a value as every store can keep it. */
export function storableText(value: unknown): string {
  const text = JSON.stringify(value);
  return UNSTORABLE_ESCAPE.test(text) ? JSON.stringify(cleaned(value as Json)) : text;
}

const NUL = String.fromCharCode(0);

/** `JSON.stringify` writes both as escapes, so that most values are cleared by one look at their text. */
const UNSTORABLE_ESCAPE = /\\u(?:0000|d[89a-f])/;

function cleaned(value: Json): Json {
  if (typeof value === 'string') return value.replaceAll(NUL, '').replace(/\p{Surrogate}/gu, '\ufffd');
  if (value === null || typeof value !== 'object') return value;
  if (isList(value)) return value.map(cleaned);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [String(cleaned(key)), cleaned(one)]));
}
