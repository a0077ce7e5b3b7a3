import { describe, expect, it } from 'vitest';
import type { Source } from '../core/expectation.ts';
import type { InterpretRequest } from '../core/interpret.ts';
import { reusing } from './reuse.ts';

function request(text: string, milliseconds: number, reuse?: string): InterpretRequest {
  const now = new Date(Date.UTC(2025, 11, 3, 15) + milliseconds).toISOString();
  return {
    text,
    expectation: {
      question: null,
      options: [],
      intents: {},
      hear: () => null,
      otherwise: 'unclear',
      ...(reuse === undefined ? {} : { reuse }),
    },
    listening: {
      now,
      timeZone: 'UTC',
      country: 'US',
      hours: { from: '00:00', to: '24:00' },
      vocabulary: { lists: {}, topics: [] },
    },
    offered: ['en'],
    language: 'en',
  };
}

/** An interpreter that counts how often it is asked. */
function counting(source: Source) {
  const counter = { asked: 0 };
  const interpret = reusing(async () => {
    counter.asked += 1;
    return { intent: { type: 'inform', entities: {}, confidence: 1, source, rule: 'test' }, desk: [], language: 'en' };
  });
  return { counter, interpret };
}

describe('an interpretation made a moment ago', () => {
  it('C12 is reused for the same words in the same state within a second, and not after', async () => {
    const { counter, interpret } = counting('model');
    const first = await interpret(request('hello', 0, 'state'));
    expect(await interpret(request('hello', 999, 'state'))).toBe(first);
    expect(counter.asked).toBe(1);
    await interpret(request('hello', 1_000, 'state'));
    expect(counter.asked).toBe(2);
  });

  it('C12 is not reused for other words, another state, or where a flow does not say what its state is', async () => {
    const { counter, interpret } = counting('model');
    await interpret(request('hello', 0, 'state'));
    await interpret(request('hallo', 0, 'state'));
    await interpret(request('hello', 0, 'other'));
    await interpret(request('hello', 0));
    await interpret(request('hello', 0));
    expect(counter.asked).toBe(5);
  });

  it('X8 is not remembered when the model did not answer', async () => {
    const { counter, interpret } = counting('rules');
    await interpret(request('hello', 0, 'state'));
    await interpret(request('hello', 1, 'state'));
    expect(counter.asked).toBe(2);
  });
});
