import type { Json } from '../../core/json.ts';

const DRAWN = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** What goes by a drawn id in a business's file, by its name: of "5b0c7c1e-8f0a-…" nobody knows that it is La Verrière. */
export function drawnNames(value: Json): ReadonlyMap<string, string> {
  if (typeof value !== 'object' || value === null) return new Map();
  const { id, name } = value as { readonly id?: Json; readonly name?: Json };
  const own = typeof id === 'string' && typeof name === 'string' && id.match(DRAWN) ? [[id, name] as const] : [];
  return new Map([...own, ...Object.values(value).flatMap((one: Json) => [...drawnNames(one)])]);
}

export function withNames(text: string, names: ReadonlyMap<string, string>): string {
  return names.size === 0 ? text : text.replace(DRAWN, (id) => names.get(id) ?? id);
}
