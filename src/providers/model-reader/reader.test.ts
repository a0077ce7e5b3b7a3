import { describe, expect, it } from 'vitest';
import { type Model, ModelError, type Prompt } from '../../ports/model.ts';
import { silent } from '../../ports/observer.ts';
import { VirtualClock } from '../clock/virtual.ts';
import { question } from './question.fixture.ts';
import { createModelReader } from './reader.ts';

const SECOND = '{"intent":"select","entities":{"choice":2}}';
const PICKED = { ok: true, type: 'select', entities: { choice: 2 } };

/** A model that gives these answers one after the other, and a reader on it. */
function reading(...answers: readonly (string | Error)[]) {
  const prompts: Prompt[] = [];
  const clock = new VirtualClock('2026-03-02T08:00:00Z');
  const counted: string[] = [];
  const logged: unknown[] = [];
  const model: Model = {
    async complete(prompt) {
      const answer = answers[prompts.length] ?? new Error('nothing more was to be asked');
      prompts.push(prompt);
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  const observer = {
    ...silent,
    count: (name: string, labels = {}) => counted.push(`${name} ${Object.values(labels)}`),
    log: (_level: string, event: string, fields: object) => logged.push([event, fields]),
  };
  const reader = createModelReader({ model, clock, observer });
  const read = (deadline = new AbortController().signal) => reader.read(question, deadline);
  return { read, prompts, clock, counted, logged };
}

describe('a reader on a model', () => {
  it('asks once when the answer is of use', async () => {
    const { read, prompts, counted } = reading(SECOND);
    expect(await read()).toEqual(PICKED);
    expect(prompts).toHaveLength(1);
    expect(counted).toEqual(['holdfast_model_calls_total answered']);
  });

  it('E5 asks once more, with clearer instructions, and logs what it had received', async () => {
    const { read, prompts, counted, logged } = reading('Sure thing!', SECOND);
    expect(await read()).toEqual(PICKED);
    expect(prompts[1]?.messages.at(-1)?.text).toMatch(/could not be used.*one JSON object/);
    expect(counted.map((one) => one.split(' ')[1])).toEqual(['invalid', 'answered']);
    expect(logged).toEqual([['model.answer_invalid', expect.objectContaining({ received: 'Sure thing!' })]]);
  });

  it('E5 hands over the last words that came when both were of no use', async () => {
    const { read, prompts } = reading('Sure thing!', 'For how many people?');
    expect(await read()).toMatchObject({ ok: false, text: 'For how many people?' });
    expect(prompts).toHaveLength(2);
    expect(await reading('Sure thing!', new ModelError('timed_out', 'late')).read()).toMatchObject({
      ok: false,
      reason: 'timed_out: late',
      text: 'Sure thing!',
    });
  });

  it('X8 tries a failing endpoint once more, and no oftener', async () => {
    expect(await reading(new ModelError('unavailable', 'HTTP 500'), SECOND).read()).toEqual(PICKED);
    const { read, prompts } = reading(new Error('odd'), new Error('odd'));
    expect(await read()).toEqual({ ok: false, reason: 'unavailable: Error: odd' });
    expect(prompts).toHaveLength(2);
  });

  it.each(['timed_out', 'refused', 'rejected', 'resting'] as const)(
    'X8 does not ask again when it is %s',
    async (failure) => {
      const { read, prompts, counted } = reading(new ModelError(failure, 'so it is'));
      expect(await read()).toEqual({ ok: false, reason: `${failure}: so it is` });
      expect(prompts).toHaveLength(1);
      expect(counted).toEqual([`holdfast_model_calls_total ${failure}`]);
    },
  );

  it('X8 comes back when it was told to, if there is time for it', async () => {
    const { read, prompts, clock } = reading(new ModelError('rate_limited', 'HTTP 429', 1_500), SECOND);
    const answer = read();
    await new Promise(setImmediate);
    expect(prompts).toHaveLength(1);
    clock.advance(1_500);
    expect(await answer).toEqual(PICKED);
  });

  it('X8 does not wait for longer than there is time, nor when nobody said how long', async () => {
    for (const retryAfterMs of [1_900, 60_000, null]) {
      const { read, prompts } = reading(new ModelError('rate_limited', 'HTTP 429', retryAfterMs));
      expect(await read()).toMatchObject({ ok: false });
      expect(prompts).toHaveLength(1);
    }
  });

  it('X8 stops waiting when the deadline passes', async () => {
    const { read, prompts } = reading(new ModelError('rate_limited', 'HTTP 429', 1_000));
    const deadline = new AbortController();
    const answer = read(deadline.signal);
    await new Promise(setImmediate);
    deadline.abort();
    expect(await answer).toMatchObject({ ok: false });
    expect(prompts).toHaveLength(1);
  });
});
