import type { Business } from '../domain/business.ts';

/** How a script changes the business under a talk: what its file says from here on, by path. */
export interface Change {
  /** `settings.salon.services.Corte.cents`: what stands in a list goes by its id, its name or its place. */
  readonly set: { readonly [path: string]: unknown };
  readonly remove: readonly string[];
}

type Node = { [part: string]: unknown } | unknown[];

/** One business as its file would make it after all the changes; the others as they are. */
export function changing(id: string, changes: readonly Change[]): (business: Business) => Business {
  return (business) => (business.id === id ? changes.reduce(changed, business) : business);
}

function changed(business: Business, { set, remove }: Change): Business {
  const copy = structuredClone(business);
  for (const [path, value] of Object.entries(set)) at(copy as never, path, (node, part) => put(node, part, value));
  for (const path of remove) at(copy as never, path, take);
  return copy;
}

function at(root: Node, path: string, act: (node: Node, part: string) => void): void {
  const parts = path.split('.');
  const last = parts.pop() ?? '';
  const node = parts.reduce((here, part): Node => {
    const next: unknown = Reflect.get(here, placeOf(here, part));
    if (typeof next !== 'object' || next === null) throw new Error(`the business has no "${part}" of "${path}"`);
    return next as Node;
  }, root);
  act(node, last);
}

function placeOf(node: Node, part: string): string {
  if (!Array.isArray(node) || /^\d+$/.test(part)) return part;
  const place = node.findIndex((one: unknown) => {
    const { id, name } = Object(one) as { id?: unknown; name?: unknown };
    return one === part || id === part || name === part;
  });
  if (place < 0) throw new Error(`the business has no "${part}"`);
  return String(place);
}

function put(node: Node, part: string, value: unknown): void {
  Reflect.set(node, placeOf(node, part), value);
}

function take(node: Node, part: string): void {
  if (Array.isArray(node)) node.splice(Number(placeOf(node, part)), 1);
  else Reflect.deleteProperty(node, part);
}
