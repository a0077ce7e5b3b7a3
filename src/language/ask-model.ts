import { z } from 'zod';
import type { Explained } from '../core/clause-record.ts';
import type { Expectation, IntentExpectation } from '../core/expectation.ts';
import type { JsonObject } from '../core/json.ts';
import type { ModelAnswer, ModelIntent, ModelQuestion, ModelReader, TalkSoFar } from '../core/model-reader.ts';
import type { Mention, Reading } from '../core/reading.ts';
import type { Listening } from '../core/vocabulary.ts';
import { fold } from './fold.ts';
import { isBorneOut } from './grounding.ts';
import { recordedClauses } from './recorded.ts';

export interface ModelHearing {
  readonly type: string;
  readonly entities: JsonObject;
}

/** What a model claims to have heard: it is heard, or refused, or there is none. */
export interface ModelClaim {
  readonly heard: ModelHearing | null;
  readonly refused: ModelHearing | null;
  /** What it made of words that the rules could not explain. */
  readonly explained: readonly Explained[];
}

export const NO_CLAIM: ModelClaim = { heard: null, refused: null, explained: [] };

/** What a model is asked about, and how long it may take. */
export interface Asking {
  readonly expectation: Expectation;
  readonly listening: Listening;
  readonly reading: Reading;
  /** How the talk stands; it is looked up only where a model is really asked (B21). */
  readonly talk?: () => Promise<TalkSoFar>;
  readonly deadline: AbortSignal;
}

/** What the model heard, if it is one of the intents expected, of the right shape, and borne out; else it is refused. */
export async function askModel(model: ModelReader, asking: Asking): Promise<ModelClaim> {
  const { expectation, reading } = asking;
  const answer = await answerBefore(model, asking);
  const explained = (answer.explains ?? []).filter((one) => isUnexplained(one, reading));
  if (answer.ok) return { ...checked(answer, expectation, reading), explained };
  if (answer.text === undefined) return { ...NO_CLAIM, explained };
  return { ...readAsText(answer.text, expectation, reading), explained };
}

/** It explains words of the message, and only where the rules found nothing. */
function isUnexplained({ words }: Explained, { text, mentions }: Reading): boolean {
  const start = fold(text).indexOf(fold(words.normalize('NFC').trim()));
  const end = start + words.trim().length;
  return (
    words.trim() !== '' &&
    start >= 0 &&
    mentions.every((one) => one.end <= start || one.start >= end || looksLikeName(one))
  );
}

/** Whatever has no other meaning looks like a name: that explains nothing. */
export function looksLikeName(mention: Mention): boolean {
  return mention.kind === 'name' && !mention.introduced;
}

/** E5: what was no object, asked twice, is read as text where the flow knows how; it is checked like any answer. */
function readAsText(text: string, expectation: Expectation, reading: Reading): ModelClaim {
  const type = protocolOf(expectation);
  const entities = type === null ? null : (expectation.intents[type]?.fromText?.(text, reading) ?? null);
  return type === null || entities === null ? NO_CLAIM : checked({ type, entities }, expectation, reading);
}

/** E2: where the model is asked first and one intent alone carries entities, these are the protocol. */
function protocolOf(expectation: Expectation): string | null {
  const carrying = Object.entries(expectation.intents).filter(
    ([, { entities }]) => Object.keys(entities.shape).length > 0,
  );
  const [only] = carrying;
  return expectation.first === 'model' && only !== undefined && carrying.length === 1 ? only[0] : null;
}

/** X8: what has not come by the deadline will not be waited for, whether or not the provider keeps to it. */
async function answerBefore(model: ModelReader, asking: Asking): Promise<ModelAnswer> {
  const { deadline } = asking;
  const tooSlow: ModelAnswer = { ok: false, reason: 'too slow' };
  if (deadline.aborted) return tooSlow;
  const late = new Promise<ModelAnswer>((resolve) => {
    deadline.addEventListener('abort', () => resolve(tooSlow), { once: true });
  });
  const asked = async () => model.read(question(asking, await asking.talk?.()), deadline);
  try {
    return await Promise.race([asked(), late]);
  } catch (error) {
    // A provider promises values, but its failure must never become the conversation's.
    return { ok: false, reason: String(error) };
  }
}

/** Nothing a model says is believed because it says so: the intent must be expected, its entities known and grounded. */
function checked(answer: ModelHearing, expectation: Expectation, reading: Reading): ModelClaim {
  const heard = believed(answer, expectation, reading);
  const { type, entities } = answer;
  return { ...NO_CLAIM, heard, refused: heard === null ? { type, entities } : null };
}

function believed(answer: ModelHearing, expectation: Expectation, reading: Reading): ModelHearing | null {
  const intent = Object.hasOwn(expectation.intents, answer.type) ? expectation.intents[answer.type] : undefined;
  if (intent === undefined) return null;
  const parsed = intent.entities.strict().safeParse(answer.entities);
  if (!parsed.success) return null;
  const entities = asJson(parsed.data);
  if (entities === null || !isGrounded(intent, entities, expectation, reading)) return null;
  return { type: answer.type, entities };
}

function isGrounded(
  intent: IntentExpectation,
  entities: JsonObject,
  expectation: Expectation,
  reading: Reading,
): boolean {
  return intent.grounded === undefined
    ? isBorneOut(entities, expectation.options, reading)
    : intent.grounded(entities, reading);
}

function asJson(data: unknown): JsonObject | null {
  const parsed = z.record(z.string(), z.json()).safeParse(data);
  return parsed.success ? parsed.data : null;
}

function question({ expectation, listening, reading }: Asking, talk: TalkSoFar | undefined): ModelQuestion {
  const protocol = protocolOf(expectation);
  return {
    text: reading.text,
    language: reading.locale,
    now: listening.now,
    timeZone: listening.timeZone,
    question: expectation.question,
    options: expectation.options,
    clauses: recordedClauses(reading),
    intents: Object.entries(expectation.intents).map(([type, intent]) => described(type, intent)),
    ...(talk && { talk }),
    ...(expectation.instructions === undefined ? {} : { instructions: expectation.instructions }),
    ...(protocol === null ? {} : { protocol }),
  };
}

function described(type: string, intent: IntentExpectation): ModelIntent {
  const schema = asJson(z.toJSONSchema(intent.entities, { unrepresentable: 'any', io: 'input' }));
  return { type, meaning: intent.meaning, entities: schema ?? {} };
}
