import type { JsonObject } from '../../core/json.ts';
import type { Business } from '../../domain/business.ts';
import { type Edits, pathOf, withEdits } from '../../domain/edits.ts';
import { compareMessage } from '../../language/catalogues.ts';
import { joinCatalogues } from '../../language/words.ts';
import type { FieldProblem } from '../../ports/settings.ts';
import type { Source } from '../businesses.ts';
import { checkBusiness } from '../check/business.ts';
import { catalogueOf } from '../check/words.ts';
import type { Registry } from '../registry.ts';

export type Reading =
  | { readonly ok: true; readonly business: Business; readonly document: JsonObject }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

/** The file with the edits, held to everything that a file is held to. */
export function readEdited(source: Source, edits: Edits, registry: Registry): Reading {
  const document = withEdits(source.document, edits);
  if (Object.keys(edits).length === 0) return { ok: true, business: source.business, document };
  // Every JSON text is YAML.
  const { business, problems } = checkBusiness(JSON.stringify(document), source.file.name, registry);
  if (business === null) {
    const errors = problems.filter(({ severity }) => severity === 'error');
    return { ok: false, problems: errors.map(({ field, message }) => ({ field, message })) };
  }
  const uneven = unevenWords(business, edits, registry);
  return uneven.length > 0 ? { ok: false, problems: uneven } : { ok: true, business, document };
}

/** A message that was edited states the same facts in every language, as the house's own do. */
function unevenWords(business: Business, edits: Edits, registry: Registry): readonly FieldProblem[] {
  const words = Object.keys(edits)
    .map(pathOf)
    .filter(([part]) => part === 'words');
  const keys = new Set(words.map((path) => path[2] ?? ''));
  if (keys.size === 0) return [];
  const all = joinCatalogues(catalogueOf(business, registry), business.words);
  const spoken = Object.fromEntries(business.locales.map((locale) => [locale, all[locale]]));
  return [...keys].flatMap((key) => {
    const [, locale = ''] = words.find((path) => path[2] === key) ?? [];
    return compareMessage(key, spoken).map((message) => ({ field: `words.${locale}.${key}`, message }));
  });
}

export interface Held {
  readonly business: Business;
  readonly document: JsonObject;
  /** Why some of the edits do not count. */
  readonly aside: readonly FieldProblem[];
}

/**
 * What stands whatever became of the file and the program since it was edited: edits that no longer hold are set aside and told
 * of, the others count. Where it cannot be said which is to blame, the file alone does.
 */
export function heldOf(source: Source, edits: Edits, registry: Registry): Held {
  if (source.business.readOnly) return { business: source.business, document: source.document, aside: [] };
  const reading = readEdited(source, edits, registry);
  if (reading.ok) return { ...reading, aside: [] };
  const { problems } = reading;
  const blamed = Object.keys(edits).filter((pointer) => problems.some(({ field }) => isWithin(field, pointer)));
  const kept = Object.entries(edits).filter(([pointer]) => blamed.length > 0 && !blamed.includes(pointer));
  const { business, document, aside } = heldOf(source, Object.fromEntries(kept), registry);
  return { business, document, aside: [...problems, ...aside] };
}

/** Whether a place is in the field that a pointer names. */
function isWithin(field: string, pointer: string): boolean {
  const named = pathOf(pointer).join('.');
  return field === named || field.startsWith(`${named}.`);
}
