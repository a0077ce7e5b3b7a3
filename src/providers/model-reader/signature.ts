import type { Json, JsonObject } from '../../core/json.ts';
import { isObject } from '../../core/json.ts';

/** Beyond this a list of values is only hinted at: the whole of it would fill the prompt. */
const VALUES_MAX = 24;

/**
 * A JSON schema as a type is written, which every model reads well and which takes a fifth of the tokens:
 * `{date?: string, day?: "monday"|"tuesday"}`.
 */
export function signatureOf(schema: Json | undefined): string {
  if (!isObject(schema)) return 'any';
  const values = listOf(schema['enum']);
  if (values.length > 0) return enumerated(values);
  if (schema['const'] !== undefined) return JSON.stringify(schema['const']);
  const variants = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])];
  if (variants.length > 0) return [...new Set(variants.map(signatureOf))].join('|');
  const types = listOf(schema['type']);
  if (types.length > 0) return types.map((type) => signatureOf({ ...schema, type })).join('|');
  switch (schema['type']) {
    case 'object':
      return objectSignature(schema);
    case 'array':
      return `${signatureOf(schema['items'])}[]`;
    default:
      return typeof schema['type'] === 'string' ? schema['type'] : 'any';
  }
}

function enumerated(values: readonly Json[]): string {
  const shown = values.slice(0, VALUES_MAX).map((value) => JSON.stringify(value));
  return [...shown, ...(values.length > VALUES_MAX ? ['…'] : [])].join('|');
}

function objectSignature(schema: JsonObject): string {
  const required = listOf(schema['required']);
  const members = Object.entries(propertiesOf(schema)).map(([name, property]) => {
    const described = isObject(property) && typeof property['description'] === 'string' ? property['description'] : '';
    const note = described === '' ? '' : ` /* ${described} */`;
    return `${name}${required.includes(name) ? '' : '?'}: ${signatureOf(property)}${note}`;
  });
  return `{${members.join(', ')}}`;
}

export function propertiesOf(schema: JsonObject): JsonObject {
  const properties = schema['properties'];
  return isObject(properties) ? properties : {};
}

export function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? (value as readonly Json[]) : [];
}
