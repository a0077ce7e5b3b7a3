import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Expectation } from '../core/expectation.ts';
import { heardAnswer, heardChoice } from '../core/hearing.ts';
import type { Locale } from '../core/locale.ts';
import type { ModelAnswer, ModelReader } from '../core/model-reader.ts';
import type { Reading } from '../core/reading.ts';
import { hearBy } from '../core/rules.ts';
import { createInterpreter } from './interpret.ts';
import { listening } from './listening.fixture.ts';

const options = [
  { id: 'a', label: 'Wednesday at 10:00' },
  { id: 'b', label: 'Thursday at 16:00' },
];

/** A state that offered two slots. */
const expectation: Expectation = {
  question: 'Which of the two slots?',
  options,
  otherwise: 'unclear',
  intents: {
    select: { meaning: 'picks one of the options', entities: z.object({ choice: z.number().int() }) },
    confirm: { meaning: 'agrees', entities: z.object({}) },
    decline: { meaning: 'refuses', entities: z.object({}) },
    note: { meaning: 'wants something noted', entities: z.object({ note: z.string() }) },
  },
  hear: hearBy(
    [
      {
        rule: 'picks one',
        means: 'select',
        when: (reading: Reading) => heardChoice(reading, options) !== null,
        gives: (reading) => ({ choice: (heardChoice(reading, options) ?? 0) + 1 }),
        examples: [],
      },
      { rule: 'says yes', means: 'confirm', when: (reading) => heardAnswer(reading) === 'yes', examples: [] },
      { rule: 'says no', means: 'decline', when: (reading) => heardAnswer(reading) === 'no', examples: [] },
    ],
    (reading) => reading,
  ),
};

function ask(text: string, model?: ModelReader, expected: Expectation = expectation, language: Locale = 'en') {
  const interpret = createInterpreter(model === undefined ? {} : { model });
  return interpret({ text, expectation: expected, listening, offered: ['en', 'es'], language });
}

function modelSaying(answer: ModelAnswer): ModelReader & { asked: number } {
  return {
    asked: 0,
    read() {
      this.asked += 1;
      return Promise.resolve(answer);
    },
  };
}

describe('interpreting without a model', () => {
  it('maps a plain answer directly', async () => {
    const { intent } = await ask('the second one');
    expect(intent).toEqual({
      type: 'select',
      entities: { choice: 2 },
      confidence: 0.9,
      source: 'direct',
      rule: 'picks one',
    });
  });

  it('uses the rules where more was said', async () => {
    const { intent } = await ask('the second one, because my parrot sleeps late');
    expect(intent).toMatchObject({ type: 'select', source: 'rules' });
  });

  it('X7 hears the front desk in the same breath', async () => {
    const { intent, desk } = await ask("yes, and what's your address?");
    expect(intent.type).toBe('confirm');
    expect(desk).toContainEqual({ kind: 'faq', topic: 'address' });
  });

  it.each([
    ['let me talk to a person', { kind: 'person' }],
    ['help', { kind: 'help' }],
    ['what can you do?', { kind: 'capabilities' }],
    ['hello', { kind: 'courtesy', courtesy: 'greeting' }],
    ['where are you?', { kind: 'faq', topic: 'address' }],
  ])('X7 %s alone is for the desk, and no model is troubled', async (text, request) => {
    const model = modelSaying({ ok: true, type: 'confirm', entities: {} });
    const { intent, desk } = await ask(text, model);
    expect(intent).toMatchObject({ type: 'unclear', source: 'rules' });
    expect(intent.confidence).toBeGreaterThanOrEqual(0.7);
    expect(desk).toContainEqual(request);
    expect(model.asked).toBe(0);
  });

  it('falls back to what stands otherwise, knowing nothing', async () => {
    expect((await ask('xyzzy plugh frotz quux blorb')).intent).toEqual({
      type: 'unclear',
      entities: {},
      confidence: 0,
      source: 'none',
      rule: 'none',
    });
    expect((await ask('')).intent.type).toBe('unclear');
  });

  it('X10 switches when asked, and says so when it cannot', async () => {
    expect(await ask('en español por favor')).toMatchObject({
      language: 'es',
      desk: [{ kind: 'language', locale: 'es' }],
    });
    expect((await ask('in French please')).desk).toContainEqual({ kind: 'language_unavailable', locale: 'fr' });
    expect((await ask('can you speak German?')).desk).toContainEqual({ kind: 'language_unavailable' });
  });

  it('X10 switches when the user does', async () => {
    expect((await ask('quiero la segunda opción por favor')).language).toBe('es');
    expect((await ask('ok', undefined, expectation, 'es')).language).toBe('es');
  });
});

describe('X17 the rule that heard it', () => {
  const heard = async (text: string, model?: ModelReader) => {
    const interpret = createInterpreter(model === undefined ? {} : { model });
    const where = { offered: ['en'], language: 'en', where: 'appointment/offered' } as const;
    return (await interpret({ text, expectation, listening, ...where })).intent.rule;
  };

  it.each([
    ['yes', 'appointment/offered/says yes'],
    ['the second one', 'appointment/offered/picks one'],
    ['where are you?', 'desk/faq'],
    ['hello', 'desk/greeting'],
    ['let me talk to a person', 'desk/person'],
    ['xyzzy plugh frotz', 'none'],
  ])('is named by its flow, or goes by flow, state and intent: %s', async (text, rule) => {
    expect(await heard(text)).toBe(rule);
  });

  it('is the model where the model was believed, and none where it was not', async () => {
    const text = 'could it be the one with the nice view over the harbour';
    expect(await heard(text, modelSaying({ ok: true, type: 'note', entities: { note: 'nice view' } }))).toBe('model');
    expect(await heard(text, modelSaying({ ok: true, type: 'note', entities: { note: 'a cat' } }))).toBe('none');
  });

  it.each([
    ['yes', 'consent/yes'],
    ['no', 'consent/no'],
    ['let me think about it', 'desk/not_now'],
  ])('is the judge of consent where it decided: %s', async (text, rule) => {
    const book = { type: 'book', entities: {} };
    const manner = { manner: 'asked', until: null, facts: {} } as const;
    const proposal = { act: 'book', intent: book, refusal: { type: 'unclear', entities: {} }, ...manner } as const;
    const interpret = createInterpreter({});
    const bare: Expectation = {
      question: 'Shall I?',
      options: [],
      otherwise: 'unclear',
      intents: {},
      hear: () => null,
    };
    const { intent } = await interpret({
      ...{ text, expectation: bare, listening, offered: ['en'], language: 'en' },
      proposed: { proposal, id: 'p', fresh: true, failed: false },
    });
    expect(intent.rule).toBe(rule);
  });

  it('comes with what was found, sentence by sentence in its own words, and what was not', async () => {
    const { clauses, unexplained } = await ask('The second one please. Where are you? My parrot sleeps late.');
    expect(clauses?.map(({ words }) => words)).toEqual([
      'The second one please.',
      'Where are you?',
      'My parrot sleeps late.',
    ]);
    expect(clauses?.[0]?.found).toContainEqual({ kind: 'choice', pick: 2, certain: true, words: 'The second one' });
    expect(clauses?.[1]?.found).toContainEqual(expect.objectContaining({ kind: 'topic', topic: 'address' }));
    expect(unexplained).toContain('parrot');
    const [one, ...more] = (await ask('at 9.30 please')).clauses ?? [];
    expect([one?.found.map(({ kind, words }) => [kind, words]), more]).toEqual([[['time', expect.any(String)]], []]);
  });
});

describe('interpreting with a model', () => {
  const unclear = 'could it be the one with the nice view over the harbour';

  it('asks it only when the rules are unsure', async () => {
    const model = modelSaying({ ok: true, type: 'select', entities: { choice: 2 } });
    await ask('the second one', model);
    expect(model.asked).toBe(0);
  });

  it('believes what is expected, well formed and borne out', async () => {
    const answer = await ask(unclear, modelSaying({ ok: true, type: 'note', entities: { note: 'nice view' } }));
    expect(answer.intent).toMatchObject({ type: 'note', entities: { note: 'nice view' }, source: 'model' });
  });

  it.each<[string, ModelAnswer]>([
    ['an intent nobody expects', { ok: true, type: 'book', entities: {} }],
    ['an intent that is only on the prototype', { ok: true, type: 'constructor', entities: {} }],
    ['an unknown key', { ok: true, type: 'confirm', entities: { tool: 'book' } }],
    ['a wrong type', { ok: true, type: 'select', entities: { choice: 'second' } }],
    ['a value from nowhere', { ok: true, type: 'note', entities: { note: 'champagne' } }],
    ['a choice nobody named', { ok: true, type: 'select', entities: { choice: 2 } }],
    ['a failure', { ok: false, reason: 'down' }],
  ])('X1 X8 does not believe %s: the rules stand', async (_, answer) => {
    expect((await ask(unclear, modelSaying(answer))).intent).toEqual((await ask(unclear)).intent);
  });

  it('X8 survives a model that throws', async () => {
    const broken: ModelReader = { read: () => Promise.reject(new Error('broken')) };
    expect((await ask(unclear, broken)).intent.type).toBe('unclear');
  });

  it('E2 asks it first where the state says so', async () => {
    const model = modelSaying({ ok: true, type: 'confirm', entities: {} });
    const answer = await ask('yes, provided that my parrot may come', model, { ...expectation, first: 'model' });
    expect(model.asked).toBe(1);
    expect(answer.intent).toMatchObject({ type: 'confirm', source: 'model' });
  });
});

describe('a model that hangs', () => {
  /** A deadline that comes when the test says so, and a model that never answers. */
  function hanging() {
    const clock = new AbortController();
    const interpret = createInterpreter({ model: { read: () => new Promise(() => {}) } });
    const answered = interpret({
      text: 'hmm thursday maybe',
      expectation: unsure,
      listening,
      offered: ['en'],
      language: 'en',
      deadline: () => clock.signal,
    });
    return { answered, clock };
  }

  const unsure: Expectation = {
    ...expectation,
    intents: { day: { meaning: 'names a day', entities: z.object({}) } },
    hear: () => ({ type: 'day', entities: {}, certainty: 'guess', rule: 'names a day' }),
  };

  it('X8 leaves the rules’ answer standing once its time is over', async () => {
    const { answered, clock } = hanging();
    const first = await Promise.race([answered, Promise.resolve('still waiting')]);
    expect(first).toBe('still waiting');
    clock.abort();
    expect((await answered).intent).toMatchObject({ type: 'day', confidence: 0.5, source: 'rules' });
  });
});
