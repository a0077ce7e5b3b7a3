import type { Json } from '../api/settings.ts';

/** What may stand in a field, as the server's schema says it. */
export interface Schema {
  readonly type?: string;
  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly propertyNames?: { readonly enum?: readonly string[] };
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly string[];
  readonly const?: Json;
  readonly format?: string;
  readonly default?: Json;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

export type Entries = { readonly [name: string]: Json };

export function entriesOf(value: Json): Entries {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Entries) : {};
}

export function listOf(value: Json): readonly Json[] {
  return Array.isArray(value) ? (value as readonly Json[]) : [];
}

/** What has no name of its own goes by its place. */
export function placed<One>(
  list: readonly One[],
): readonly { readonly one: One; readonly at: number; readonly key: string }[] {
  return list.map((one, at) => ({ one, at, key: String(at) }));
}

/** The same entries with one that says something else; null leaves it out. */
export function withEntry(entries: Entries, name: string, value: Json): Entries {
  if (value !== null) return { ...entries, [name]: value };
  const { [name]: _, ...others } = entries;
  return others;
}

/** A thing that is new in a list: what it must have, empty. */
export function emptyOf(schema: Schema): Json {
  if (schema.default !== undefined) return schema.default;
  if (schema.format === 'uuid') return crypto.randomUUID();
  switch (schema.type) {
    case 'object': {
      const needed = (schema.required ?? []).flatMap((name) => {
        const within = schema.properties?.[name];
        return within === undefined ? [] : [[name, emptyOf(within)] as const];
      });
      return Object.fromEntries(needed);
    }
    case 'array':
      return [];
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 0, 0);
    case 'boolean':
      return false;
    default:
      return schema.enum?.[0] ?? schema.const ?? (schema.anyOf?.[0] ? emptyOf(schema.anyOf[0]) : '');
  }
}

/** Hours of a week: days to lists of ranges. */
export function isWeek(schema: Schema): boolean {
  const { additionalProperties } = schema;
  return (
    schema.type === 'object' &&
    schema.propertyNames?.enum === undefined &&
    typeof additionalProperties === 'object' &&
    additionalProperties.type === 'array' &&
    additionalProperties.items?.type === 'string'
  );
}

/** Words or the like by language. */
export function isInLanguages(schema: Schema, locales: readonly string[]): boolean {
  const names = schema.propertyNames?.enum;
  return schema.type === 'object' && names !== undefined && locales.every((locale) => names.includes(locale));
}

/** How a thing of a list is called. */
export function titleOf(value: Json): string {
  const { name, id, date, code } = entriesOf(value);
  const found = [name, id, date, code].find((one) => typeof one === 'string' && one !== '');
  if (typeof found === 'string') return found;
  const [first] = Object.values(entriesOf(name ?? null));
  return typeof first === 'string' ? first : '';
}

/** What stands in a thing that has no name: "Days 7 · Percent 100". */
export function summaryOf(value: Json, labelOf: (name: string) => string): string {
  const plain = Object.entries(entriesOf(value)).filter(([, one]) => ['string', 'number'].includes(typeof one));
  return plain.map(([name, one]) => `${labelOf(name)} ${one}`).join(' · ');
}

export function slugOf(name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
}
