import { z } from 'zod';
import { EXPLANATIONS, type Explained } from '../../core/clause-record.ts';
import { canonical, isObject, type Json, type JsonObject } from '../../core/json.ts';
import type { ModelAnswer, ModelQuestion } from '../../core/model-reader.ts';
import { NONE, normalised } from './answer-schema.ts';
import { listOf } from './signature.ts';

/** What an answer was worth: heard, or a complaint that can be put to the model. */
export type Parsed =
  | { readonly kind: 'heard'; readonly answer: ModelAnswer }
  | { readonly kind: 'invalid'; readonly complaint: string };

/** No answer is read further than this, and no more objects are looked for in it. */
const CHARACTERS_MAX = 20_000;
const OBJECTS_MAX = 8;

/**
 * The one object that was asked for, wherever it stands in the answer: alone, fenced, or amid chatter. Two different ones
 * are none, for nobody can tell which was meant and which merely quoted.
 */
export function parseAnswer(text: string, question: ModelQuestion): Parsed {
  const objects = objectsIn(withoutThoughts(text).slice(0, CHARACTERS_MAX));
  if (objects.length === 0) return invalid('there was no complete JSON object in it');
  const parsed = objects.map((object) => judged(object, question));
  const heard = parsed.filter((one) => one.kind === 'heard');
  const [first] = heard;
  if (first === undefined) return parsed[0] ?? invalid('there was no complete JSON object in it');
  const different = new Set(heard.map(({ answer }) => JSON.stringify(answer)));
  return different.size > 1 ? invalid('there was more than one JSON object in it') : first;
}

function invalid(complaint: string): Parsed {
  return { kind: 'invalid', complaint };
}

/** Some models think aloud before they answer. */
function withoutThoughts(text: string): string {
  return text.replace(/^\s*<think>[\s\S]*?<\/think>/, '');
}

function judged(object: JsonObject, question: ModelQuestion): Parsed {
  if (question.protocol !== undefined) return judgedEntities(question.protocol, object, question);
  const { intent, entities } = object;
  const explains = explainsIn(object['explains']);
  if (intent === NONE)
    return { kind: 'heard', answer: { ok: false, reason: 'it heard none of the intents', ...explains } };
  if (typeof intent !== 'string') return invalid('"intent" was missing');
  if (entities !== undefined && !isObject(entities)) return invalid('"entities" was no object');
  const parsed = judgedEntities(intent, entities ?? {}, question);
  return parsed.kind === 'heard' ? { ...parsed, answer: { ...parsed.answer, ...explains } } : parsed;
}

const explained = z.object({ words: z.string().min(1).max(500), as: z.enum(EXPLANATIONS) });
const EXPLAINS_MAX = 8;

/** What it explained, so far as that can be used; an answer is not thrown away for the rest. */
function explainsIn(given: Json | undefined): { readonly explains?: readonly Explained[] } {
  const usable = listOf(given).flatMap((one) => explained.safeParse(one).data ?? []);
  return usable.length === 0 ? {} : { explains: usable.slice(0, EXPLAINS_MAX) };
}

function judgedEntities(type: string, claimed: JsonObject, question: ModelQuestion): Parsed {
  const intent = question.intents.find((one) => one.type === type);
  if (intent === undefined) {
    return invalid(`"intent" must be one of ${question.intents.map((one) => one.type).join(', ')}, ${NONE}`);
  }
  const entities = normalised(withoutStrays(claimed, intent.entities, question), intent.entities);
  if (!isObject(entities)) return invalid('"entities" was no object');
  const complaint = complaintAbout(entities, intent.entities);
  return complaint === null ? { kind: 'heard', answer: { ok: true, type, entities } } : invalid(complaint);
}

/** All intents share one `entities` object on the wire: what belongs to another one and is null was not said. */
function withoutStrays(claimed: JsonObject, schema: JsonObject, { protocol }: ModelQuestion): JsonObject {
  if (protocol !== undefined) return claimed;
  const own = schema['properties'];
  const known = isObject(own) ? own : {};
  return Object.fromEntries(
    Object.entries(claimed).filter(([name, value]) => value !== null || Object.hasOwn(known, name)),
  );
}

function complaintAbout(entities: JsonObject, schema: JsonObject): string | null {
  const [issue] = validatorOf(schema).safeParse(entities).error?.issues ?? [];
  if (issue === undefined) return null;
  return `${issue.path.join('.') || 'the object'}: ${issue.message}`;
}

/** The flow's own schema has the last word in any case; a feature of it that cannot be rebuilt is left to it. */
function validatorOf(schema: JsonObject): z.ZodType {
  try {
    return z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
  } catch {
    return z.unknown();
  }
}

/** Every object in the text that is complete and not part of another, each different one once. */
function objectsIn(text: string): readonly JsonObject[] {
  const found = new Map<string, JsonObject>();
  let place = text.indexOf('{');
  for (let tries = 0; place >= 0 && tries < OBJECTS_MAX; tries += 1) {
    const end = endOfObject(text, place);
    const object = end === null ? null : objectFrom(text.slice(place, end));
    if (object !== null) found.set(canonical(object), object);
    // What stands inside an object that was never finished is only a part of it, and no answer.
    place = end === null ? -1 : text.indexOf('{', end);
  }
  return [...found.values()];
}

/** Where the braces that open here are closed again, those in strings not counted. */
function endOfObject(text: string, start: number): number | null {
  let depth = 0;
  let quoted = false;
  for (let place = start; place < text.length; place += 1) {
    const character = text[place];
    if (character === '"') quoted = !quoted;
    else if (character === '\\' && quoted) place += 1;
    else if (character === '{' && !quoted) depth += 1;
    else if (character === '}' && !quoted) {
      depth -= 1;
      if (depth === 0) return place + 1;
    }
  }
  return null;
}

function objectFrom(text: string): JsonObject | null {
  try {
    const value: Json = JSON.parse(text) as Json;
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}
