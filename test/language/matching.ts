export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** Objects partially, lists and values exactly; null matches what is absent. */
export function matches(wanted: Json, seen: Json | undefined): boolean {
  if (wanted === null) return seen === undefined || seen === null;
  if (!isObject(wanted)) return JSON.stringify(wanted) === JSON.stringify(seen);
  return isObject(seen) && Object.entries(wanted).every(([name, value]) => matches(value, seen[name]));
}

function isObject(value: Json | undefined): value is { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
