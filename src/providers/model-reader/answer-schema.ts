import { EXPLANATIONS } from '../../core/clause-record.ts';
import type { Json, JsonObject } from '../../core/json.ts';
import { isObject } from '../../core/json.ts';
import type { ModelQuestion } from '../../core/model-reader.ts';
import type { AnswerFormat } from '../../ports/model.ts';
import { listOf, propertiesOf } from './signature.ts';

/** What a model answers that hears none of the intents: the rules' reading then stands. */
export const NONE = 'none';

/** Longer lists are left to the words of the prompt: endpoints bound how large a schema may be. */
const VALUES_MAX = 60;

/**
 * The object the model is asked for, as endpoints with structured output want it (OpenAI's strict mode is the narrowest):
 * no union at the top, every property required, one that may be absent allowed to be null. All intents share one
 * `entities` object, so the schema does not say which belong to which intent; that is checked when the answer comes.
 */
export function answerFormat(question: ModelQuestion): AnswerFormat {
  const protocol = question.intents.find(({ type }) => type === question.protocol);
  if (protocol !== undefined) return { name: protocol.type, schema: strictly(protocol.entities) };
  const intent = { type: 'string', enum: [...question.intents.map(({ type }) => type), NONE] };
  return {
    name: 'heard',
    schema: closed({ intent, entities: closed(sharedProperties(question)), explains: EXPLAINS }),
  };
}

/** Words that the rules could not explain, and what the model takes them for. */
const EXPLAINS: JsonObject = {
  type: 'array',
  items: closed({ words: { type: 'string' }, as: { type: 'string', enum: [...EXPLANATIONS] } }),
};

function closed(properties: JsonObject): JsonObject {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

/** Every entity of every intent; one that two intents describe differently may be either. */
function sharedProperties({ intents }: ModelQuestion): JsonObject {
  const shared = new Map<string, Map<string, JsonObject>>();
  for (const { entities } of intents) {
    for (const [name, property] of Object.entries(propertiesOf(entities))) {
      const schema = strictly(property);
      shared.set(name, (shared.get(name) ?? new Map()).set(JSON.stringify(schema), schema));
    }
  }
  return Object.fromEntries([...shared].map(([name, variants]) => [name, orNull([...variants.values()])]));
}

function strictly(schema: Json): JsonObject {
  if (!isObject(schema)) return {};
  const variants = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])];
  if (variants.length > 0) return { anyOf: variants.map(strictly) };
  if (schema['const'] !== undefined) return { enum: [schema['const']] };
  if (schema['type'] === 'object') return strictObject(schema);
  const values = listOf(schema['enum']);
  return {
    ...(schema['type'] === undefined ? {} : { type: schema['type'] }),
    ...(typeof schema['description'] === 'string' ? { description: schema['description'] } : {}),
    ...(values.length > 0 && values.length <= VALUES_MAX ? { enum: values } : {}),
    ...(schema['items'] === undefined ? {} : { items: strictly(schema['items']) }),
  };
}

function strictObject(schema: JsonObject): JsonObject {
  const required = listOf(schema['required']);
  const properties = Object.entries(propertiesOf(schema)).map(([name, property]): [string, JsonObject] => {
    const strict = strictly(property);
    return [name, required.includes(name) ? strict : orNull([strict])];
  });
  return closed(Object.fromEntries(properties));
}

function orNull(variants: readonly JsonObject[]): JsonObject {
  const [only] = variants;
  const type = only?.['type'];
  if (variants.length === 1 && typeof type === 'string' && !Object.hasOwn(only ?? {}, 'enum')) {
    return { ...only, type: [type, 'null'] };
  }
  return { anyOf: [...variants, { type: 'null' }] };
}

/**
 * What came, in the terms of the schema as the flow wrote it: null where something was simply not said is left out again,
 * and what may be null but was left out becomes null.
 */
export function normalised(value: Json, schema: Json | undefined): Json {
  if (!isObject(schema)) return value;
  if (Array.isArray(value)) return value.map((item: Json) => normalised(item, schema['items']));
  if (!isObject(value)) return value;
  const shape = objectSchemaIn(schema);
  if (shape === null) return value;
  const properties = propertiesOf(shape);
  const required = listOf(shape['required']);
  const said = Object.entries(value)
    .filter(([name, one]) => one !== null || required.includes(name) || !Object.hasOwn(properties, name))
    .map(([name, one]): [string, Json] => [name, normalised(one, properties[name])]);
  const unsaid = required.flatMap((name): [string, Json][] =>
    typeof name === 'string' && !Object.hasOwn(value, name) && mayBeNull(properties[name]) ? [[name, null]] : [],
  );
  return Object.fromEntries([...said, ...unsaid]);
}

/** The schema of an object, also where it stands beside null. */
function objectSchemaIn(schema: JsonObject): JsonObject | null {
  if (isObject(schema['properties'])) return schema;
  const objects = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])].filter(isObject);
  return objects.find((variant) => isObject(variant['properties'])) ?? null;
}

function mayBeNull(schema: Json | undefined): boolean {
  if (!isObject(schema)) return false;
  return (
    schema['type'] === 'null' ||
    listOf(schema['type']).includes('null') ||
    [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])].some(mayBeNull)
  );
}
