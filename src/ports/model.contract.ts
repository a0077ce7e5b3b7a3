import { describe, expect, it } from 'vitest';
import { type Model, ModelError, type ModelFailure, type Prompt } from './model.ts';

/** A model whose endpoint does what it is told. */
export interface ModelWorld {
  readonly model: Model;
  /** From now on it answers so. */
  answers(text: string): void;
  /** From now on it fails so; `retryAfterMs` goes with `rate_limited`. */
  fails(failure: EndpointFailure, retryAfterMs?: number): void;
  /** From now on it never answers. */
  hangs(): void;
  /** How many times it was asked. */
  readonly asked: number;
}

/** What an endpoint can be made to do; the deadline and the breaker bring about the rest. */
export type EndpointFailure = Exclude<ModelFailure, 'timed_out' | 'resting'>;

const prompt: Prompt = {
  system: 'Say what the message means.',
  messages: [{ role: 'user', text: '<message>"hello"</message>' }],
  answer: {
    name: 'heard',
    schema: { type: 'object', properties: {}, required: [], additionalProperties: false },
  },
  answerTokensMax: 50,
};

/** What every model keeps to, however its endpoint behaves. */
export function modelContract(name: string, open: () => Promise<ModelWorld>): void {
  const patient = () => new AbortController().signal;

  async function failureOf(work: Promise<string>): Promise<ModelError> {
    const error: unknown = await work.then(
      (text) => new Error(`it answered "${text}"`),
      (reason: unknown) => reason,
    );
    if (!(error instanceof ModelError)) throw error;
    return error;
  }

  describe(`${name} is a model`, () => {
    it.each(['{"intent":"none","entities":{}}', 'Of course! ```json\n{"a": 1}\n```', '{"status": "PEND', 'ខ្ញុំ 好的'])(
      'hands over what was said as it was said: %s',
      async (text) => {
        const world = await open();
        world.answers(text);
        expect(await world.model.complete(prompt, patient())).toBe(text);
      },
    );

    it.each<EndpointFailure>(['rate_limited', 'unavailable', 'refused', 'rejected'])(
      'X8 tells that it is %s, and asks no second time by itself',
      async (failure) => {
        const world = await open();
        world.fails(failure);
        expect((await failureOf(world.model.complete(prompt, patient()))).failure).toBe(failure);
        expect(world.asked).toBe(1);
      },
    );

    it('X8 says when a rate-limited endpoint wants to be asked again, if it said so', async () => {
      const world = await open();
      world.fails('rate_limited', 3_000);
      expect((await failureOf(world.model.complete(prompt, patient()))).retryAfterMs).toBe(3_000);
      world.fails('rate_limited');
      expect((await failureOf(world.model.complete(prompt, patient()))).retryAfterMs).toBeNull();
    });

    it('X8 gives up when the deadline passes', async () => {
      const world = await open();
      world.hangs();
      const deadline = new AbortController();
      const failing = failureOf(world.model.complete(prompt, deadline.signal));
      deadline.abort();
      expect((await failing).failure).toBe('timed_out');
    });

    it('X8 does not begin when the deadline has passed', async () => {
      const world = await open();
      world.answers('{}');
      expect((await failureOf(world.model.complete(prompt, AbortSignal.abort()))).failure).toBe('timed_out');
      expect(world.asked).toBe(0);
    });

    it('answers again after it failed', async () => {
      const world = await open();
      world.fails('unavailable');
      await failureOf(world.model.complete(prompt, patient()));
      world.answers('{"intent":"none"}');
      expect(await world.model.complete(prompt, patient())).toBe('{"intent":"none"}');
    });
  });
}
