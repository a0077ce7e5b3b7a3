import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Expectation, IntentExpectation } from '../core/expectation.ts';
import type { ModelAnswer, ModelQuestion } from '../core/model-reader.ts';
import type { Listening } from '../core/vocabulary.ts';
import { askModel } from './ask-model.ts';
import { read } from './read.ts';

const listening: Listening = {
  now: '2026-04-01T08:00:00Z',
  timeZone: 'Europe/Paris',
  country: 'FR',
  hours: { from: '08:00', to: '22:00' },
  vocabulary: { lists: {}, topics: [] },
};

const deadline = new AbortController().signal;

const intent = (extra: Partial<IntentExpectation>): IntentExpectation => ({
  meaning: 'says so',
  entities: z.strictObject({}),
  ...extra,
});

/** Puts words to a model that gives this answer; also hands back what it was asked. */
async function asking(expectation: Partial<Expectation>, answer: ModelAnswer, text = 'hum hum') {
  const asked: ModelQuestion[] = [];
  const model = {
    read: async (question: ModelQuestion) => {
      asked.push(question);
      return answer;
    },
  };
  const whole: Expectation = {
    question: null,
    options: [],
    intents: {},
    hear: () => null,
    otherwise: 'unclear',
    ...expectation,
  };
  const { heard } = await askModel(model, {
    expectation: whole,
    listening,
    reading: read(text, 'en', listening),
    deadline,
  });
  return { heard, question: asked[0] };
}

describe('asking a model', () => {
  it('X8 a reader that throws is one that has nothing to say', async () => {
    const broken = { read: () => Promise.reject(new Error('a bug')) };
    const expectation: Expectation = {
      question: null,
      options: [],
      intents: {},
      hear: () => null,
      otherwise: 'unclear',
    };
    const asking = { expectation, listening, reading: read('hum', 'en', listening), deadline };
    expect((await askModel(broken, asking)).heard).toBeNull();
  });
});

describe('asking a model for the protocol', () => {
  const protocol = intent({
    entities: z.strictObject({ status: z.enum(['PENDING', 'COMPLETED']), response: z.string() }),
    grounded: () => true,
    fromText: (text) => (text.includes('{') ? null : { status: 'PENDING', response: text }),
  });
  const step: Partial<Expectation> = {
    first: 'model',
    instructions: 'Step 1: find out what they need.',
    intents: { protocol, unclear: intent({}) },
  };

  it('E2 asks for the object of the one intent that carries anything, with the step’s instructions', async () => {
    const { question } = await asking(step, { ok: false, reason: 'down' });
    expect(question).toMatchObject({ protocol: 'protocol', instructions: 'Step 1: find out what they need.' });
    const { question: other } = await asking({ intents: { protocol } }, { ok: false, reason: 'down' });
    expect(other).not.toHaveProperty('protocol');
  });

  it('E5 reads words that are no object as text, where the flow can', async () => {
    const spoken = (text: string): ModelAnswer => ({ ok: false, reason: 'there was no JSON', text });
    const { heard } = await asking(step, spoken('For how many people?'));
    expect(heard).toEqual({ type: 'protocol', entities: { status: 'PENDING', response: 'For how many people?' } });
    expect((await asking(step, spoken('{"status": "PEND'))).heard).toBeNull();
    expect((await asking(step, { ok: false, reason: 'down' })).heard).toBeNull();
  });

  it('X1 checks what text was read as like any other answer', async () => {
    const invented = { ...protocol, fromText: () => ({ status: 'BOOKED', response: '' }) };
    const answer: ModelAnswer = { ok: false, reason: 'there was no JSON', text: 'booked!' };
    expect((await asking({ ...step, intents: { invented } }, answer)).heard).toBeNull();
    const ungrounded = { ...protocol, grounded: () => false };
    expect((await asking({ ...step, intents: { ungrounded } }, answer)).heard).toBeNull();
  });
});
