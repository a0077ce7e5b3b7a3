/** What differs between two JSON documents, by the path of each value: what the last turn wrote. */

type Json = unknown;

export function changedPaths(before: Json, after: Json, path = ''): ReadonlySet<string> {
  if (isObject(before) && isObject(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return new Set([...keys].flatMap((key) => [...changedPaths(before[key], after[key], childPath(path, key))]));
  }
  return JSON.stringify(before) === JSON.stringify(after) ? new Set() : new Set([path]);
}

export function childPath(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

/** A value is shown as changed if it or anything it lies in was written. */
export function isChanged(path: string, changed: ReadonlySet<string>): boolean {
  for (const one of changed) if (path === one || path.startsWith(`${one}.`)) return true;
  return false;
}

/** Keys that were there and are gone; an expired offer leaves nothing else to see. */
export function removedKeys(before: Json, after: Json): readonly string[] {
  if (!isObject(before) || !isObject(after)) return [];
  return Object.keys(before).filter((key) => !(key in after));
}

export function isObject(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
