import type { Json } from '../core/json.ts';
import type { Payment } from '../ports/payments.ts';
import type { InspectionView } from './schemas.ts';

const WITHHELD = '…';

/**
 * A conversation as its own customer may look into it: without the names that payments go by, wherever they stand. What
 * the customer needs to pay was said in a reply; nobody needs a name that reports could be made under.
 */
export function discreetly(view: InspectionView, payments: readonly Payment[]): InspectionView {
  const names = payments.flatMap(({ id, opening }) => [id, opening?.reference ?? id]);
  return without(names, view as unknown as Json) as unknown as InspectionView;
}

function without(names: readonly string[], value: Json): Json {
  if (typeof value === 'string') return names.reduce((text, name) => text.replaceAll(name, WITHHELD), value);
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((one: Json) => without(names, one));
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, without(names, one)]));
}
