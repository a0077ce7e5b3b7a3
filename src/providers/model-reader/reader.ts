import type { ModelAnswer, ModelQuestion, ModelReader } from '../../core/model-reader.ts';
import { MODEL_TIME_MS } from '../../core/model-reader.ts';
import type { Clock } from '../../ports/clock.ts';
import { type Model, ModelError, type Prompt } from '../../ports/model.ts';
import type { Observer } from '../../ports/observer.ts';
import { parseAnswer } from './parse.ts';
import { promptAgain, promptFor } from './prompt.ts';

export interface ReaderParts {
  readonly model: Model;
  readonly clock: Clock;
  readonly observer: Observer;
}

/** Less than this is no time for an answer: a wait that leaves no more is not worth it. */
const ANSWER_MS_MIN = 200;
/** How much of an answer that was of no use is logged. */
const LOGGED_CHARACTERS_MAX = 500;

/**
 * A reader on any model: writes the prompt, judges the answer, and asks once more where that makes sense, all within the
 * deadline (X8). Every failure is a value; nothing is thrown.
 */
export function createModelReader(parts: ReaderParts): ModelReader {
  return {
    async read(question, deadline) {
      const startedMs = Date.parse(parts.clock.now());
      const prompt = promptFor(question);
      const first = await ask(parts, question, prompt, deadline);
      const next = await nextPrompt(parts, prompt, first, startedMs, deadline);
      if (next === null) return answerOf(first, null);
      return answerOf(await ask(parts, question, next, deadline), first);
    },
  };
}

type Attempt =
  | { readonly kind: 'heard'; readonly answer: ModelAnswer }
  | { readonly kind: 'invalid'; readonly complaint: string; readonly text: string }
  | { readonly kind: 'failed'; readonly error: ModelError };

/** One call, counted and timed. */
async function ask(
  { model, clock, observer }: ReaderParts,
  question: ModelQuestion,
  prompt: Prompt,
  deadline: AbortSignal,
): Promise<Attempt> {
  const startedMs = Date.parse(clock.now());
  const attempt = await attempted(model, question, prompt, deadline);
  observer.count('holdfast_model_calls_total', { outcome: outcomeOf(attempt) });
  if (attempt.kind === 'failed') {
    const { failure, message } = attempt.error;
    if (failure === 'resting') return attempt;
    observer.log('warn', 'model.failed', { failure, reason: message });
  }
  if (attempt.kind === 'invalid') {
    const received = attempt.text.slice(0, LOGGED_CHARACTERS_MAX);
    observer.log('warn', 'model.answer_invalid', { reason: attempt.complaint, received });
  }
  observer.observe('holdfast_model_time_ms', Date.parse(clock.now()) - startedMs);
  return attempt;
}

async function attempted(
  model: Model,
  question: ModelQuestion,
  prompt: Prompt,
  deadline: AbortSignal,
): Promise<Attempt> {
  try {
    const text = await model.complete(prompt, deadline);
    const parsed = parseAnswer(text, question);
    return parsed.kind === 'heard' ? parsed : { ...parsed, text };
  } catch (error) {
    return {
      kind: 'failed',
      error: error instanceof ModelError ? error : new ModelError('unavailable', String(error)),
    };
  }
}

function outcomeOf(attempt: Attempt): string {
  if (attempt.kind === 'failed') return attempt.error.failure;
  return attempt.kind === 'heard' ? 'answered' : 'invalid';
}

/** What to ask a second and last time; null where it would be of no use. */
async function nextPrompt(
  { clock }: ReaderParts,
  prompt: Prompt,
  first: Attempt,
  startedMs: number,
  deadline: AbortSignal,
): Promise<Prompt | null> {
  if (deadline.aborted || first.kind === 'heard') return null;
  if (first.kind === 'invalid') return promptAgain(prompt, first.text, first.complaint);
  const { failure, retryAfterMs } = first.error;
  if (failure === 'unavailable') return prompt;
  if (failure !== 'rate_limited' || retryAfterMs === null) return null;
  const leftMs = MODEL_TIME_MS - (Date.parse(clock.now()) - startedMs);
  if (retryAfterMs > leftMs - ANSWER_MS_MIN) return null;
  const rested = await clock.sleep(retryAfterMs, deadline).then(
    () => true,
    () => false,
  );
  return rested ? prompt : null;
}

/** What is handed back: the answer, or why there is none with the last words that came (E5). */
function answerOf(last: Attempt, before: Attempt | null): ModelAnswer {
  switch (last.kind) {
    case 'heard':
      return last.answer;
    case 'invalid':
      return { ok: false, reason: last.complaint, text: last.text };
    case 'failed': {
      const reason = `${last.error.failure}: ${last.error.message}`;
      return before?.kind === 'invalid' ? { ok: false, reason, text: before.text } : { ok: false, reason };
    }
  }
}
