import { z } from 'zod';
import type { Expectation, IntentExpectation } from '../core/expectation.ts';
import type { JsonObject } from '../core/json.ts';
import type { ModelAnswer, ModelIntent, ModelQuestion, ModelReader } from '../core/model-reader.ts';
import { MODEL_TIME_MS } from '../core/model-reader.ts';
import type { Reading } from '../core/reading.ts';
import type { Listening } from '../core/vocabulary.ts';
import { isBorneOut } from './grounding.ts';

export interface ModelHearing {
  readonly type: string;
  readonly entities: JsonObject;
}

/** What a model claims to have heard: it is heard, or refused, or there is none. */
export interface ModelClaim {
  readonly heard: ModelHearing | null;
  readonly refused: ModelHearing | null;
}

export const NO_CLAIM: ModelClaim = { heard: null, refused: null };

/** What the model heard, if it is one of the intents expected, of the right shape, and borne out; else it is refused. */
export async function askModel(
  model: ModelReader,
  expectation: Expectation,
  listening: Listening,
  reading: Reading,
  deadline: AbortSignal = AbortSignal.timeout(MODEL_TIME_MS),
): Promise<ModelClaim> {
  const answer = await answerBefore(deadline, model, question(expectation, listening, reading));
  if (answer.ok) return checked(answer, expectation, reading);
  return answer.text === undefined ? NO_CLAIM : readAsText(answer.text, expectation, reading);
}

/** E5: what was no object, asked twice, is read as text where the flow knows how; it is checked like any answer. */
function readAsText(text: string, expectation: Expectation, reading: Reading): ModelClaim {
  const type = protocolOf(expectation);
  const entities = type === null ? null : (expectation.intents[type]?.fromText?.(text, reading) ?? null);
  return type === null || entities === null ? NO_CLAIM : checked({ ok: true, type, entities }, expectation, reading);
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
async function answerBefore(deadline: AbortSignal, model: ModelReader, asked: ModelQuestion): Promise<ModelAnswer> {
  const late = new Promise<ModelAnswer>((resolve) => {
    deadline.addEventListener('abort', () => resolve({ ok: false, reason: 'too slow' }), { once: true });
  });
  try {
    return await Promise.race([model.read(asked, deadline), late]);
  } catch (error) {
    // A provider promises values, but its failure must never become the conversation's.
    return { ok: false, reason: String(error) };
  }
}

/** Nothing a model says is believed because it says so: the intent must be expected, its entities known and grounded. */
function checked(answer: ModelAnswer & { ok: true }, expectation: Expectation, reading: Reading): ModelClaim {
  const heard = believed(answer, expectation, reading);
  return { heard, refused: heard === null ? { type: answer.type, entities: answer.entities } : null };
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

function question(expectation: Expectation, listening: Listening, reading: Reading): ModelQuestion {
  const protocol = protocolOf(expectation);
  return {
    text: reading.text,
    language: reading.locale,
    now: listening.now,
    timeZone: listening.timeZone,
    question: expectation.question,
    options: expectation.options,
    intents: Object.entries(expectation.intents).map(([type, intent]) => described(type, intent)),
    ...(expectation.instructions === undefined ? {} : { instructions: expectation.instructions }),
    ...(protocol === null ? {} : { protocol }),
  };
}

function described(type: string, intent: IntentExpectation): ModelIntent {
  const schema = asJson(z.toJSONSchema(intent.entities, { unrepresentable: 'any', io: 'input' }));
  return { type, meaning: intent.meaning, entities: schema ?? {} };
}
