import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Explained } from '../core/clause-record.ts';
import type { Expectation } from '../core/expectation.ts';
import { heardAnswer } from '../core/hearing.ts';
import type { ModelAnswer, ModelQuestion } from '../core/model-reader.ts';
import type { Reading } from '../core/reading.ts';
import { hearBy } from '../core/rules.ts';
import { createInterpreter } from './interpret.ts';
import { listening } from './listening.fixture.ts';

/** A state that asked whether to book. */
const expectation: Expectation = {
  question: 'Shall I book it?',
  options: [],
  otherwise: 'unclear',
  intents: {
    confirm: { meaning: 'agrees', entities: z.object({}), commits: () => true },
    decline: { meaning: 'refuses', entities: z.object({}) },
    unclear: { meaning: 'anything else', entities: z.object({}) },
  },
  hear: hearBy(
    [
      { rule: 'says yes', means: 'confirm', when: (reading: Reading) => heardAnswer(reading) === 'yes', examples: [] },
      { rule: 'says no', means: 'decline', when: (reading) => heardAnswer(reading) === 'no', examples: [] },
    ],
    (reading) => reading,
  ),
};

const proposed = {
  proposal: {
    act: 'book',
    intent: { type: 'confirm', entities: {} },
    facts: {},
    until: null,
    manner: 'asked',
  },
  id: 'p',
  fresh: true,
  failed: false,
} as const;

/** What the words come to beside a model that gives this answer, and what it was asked. */
async function heardWith(text: string, answer: ModelAnswer) {
  const asked: ModelQuestion[] = [];
  const model = {
    read: async (question: ModelQuestion) => {
      asked.push(question);
      return answer;
    },
  };
  const interpret = createInterpreter({ model });
  const heard = await interpret({ text, expectation, listening, offered: ['en'], language: 'en', proposed });
  return { ...heard, asked };
}

const explaining = (...explains: readonly Explained[]): ModelAnswer => ({ ok: false, reason: 'none of it', explains });

/** The judge takes this for a yes: a remark beside it changes nothing that was proposed. */
const YES_AND_MORE = "yes please. I'm allergic to penicillin";
/** And this for none: nothing explains the parrot. */
const RESIDUE = 'yes, blorp the parrot';

describe('X11 a model beside the judge of consent', () => {
  it('X11 the two messages are what these tests take them for', async () => {
    const silent: ModelAnswer = { ok: false, reason: 'down' };
    expect((await heardWith(YES_AND_MORE, silent)).consent?.verdict).toBe('yes');
    expect((await heardWith(RESIDUE, silent)).consent?.verdict).toBe('other');
  });

  it('is asked where a part of what was told is left unexplained, however sure the rules are', async () => {
    const { asked } = await heardWith(YES_AND_MORE, { ok: false, reason: 'down' });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.clauses.map(({ words }) => words)).toContain("I'm allergic to penicillin");
    expect((await heardWith('yes please', { ok: false, reason: 'down' })).asked).toEqual([]);
  });

  it.each<[string, ModelAnswer]>([
    ['explains the rest as a remark', explaining({ words: 'blorp the parrot', as: 'remark' })],
    ['hears a yes', { ok: true, type: 'confirm', entities: {} }],
    ['does both', { ok: true, type: 'confirm', entities: {}, explains: [{ words: 'blorp the parrot', as: 'remark' }] }],
  ])('X11 makes no yes of what the judge granted not, though it %s', async (_, answer) => {
    const { intent, consent } = await heardWith(RESIDUE, answer);
    expect([consent?.verdict, intent.type]).toEqual(['other', 'unclear']);
  });

  it.each<[string, ModelAnswer]>([
    ['hears a no', { ok: true, type: 'decline', entities: {} }],
    ['cannot tell', { ok: true, type: 'unclear', entities: {} }],
    ['finds a wish in it', explaining({ words: 'allergic to penicillin', as: 'wish' })],
    ['finds a question in it', explaining({ words: 'allergic to penicillin', as: 'question' })],
    ['finds a doubt in it', explaining({ words: 'allergic to penicillin', as: 'doubt' })],
  ])('X11 turns a granted yes into a question where it %s', async (_, answer) => {
    const { intent, consent } = await heardWith(YES_AND_MORE, answer);
    expect([consent?.verdict, intent.type, intent.source]).toEqual(['other', 'unclear', 'none']);
  });

  it.each<[string, ModelAnswer]>([
    ['agrees', { ok: true, type: 'confirm', entities: {} }],
    ['finds a remark in it', explaining({ words: 'allergic to penicillin', as: 'remark' })],
    ['explains what nobody said', explaining({ words: 'only if it is free', as: 'doubt' })],
    ['explains what is no riddle', explaining({ words: 'yes please', as: 'doubt' })],
    ['says nothing', { ok: false, reason: 'down' }],
  ])('leaves a granted yes to the judge where it %s', async (_, answer) => {
    const { intent, consent } = await heardWith(YES_AND_MORE, answer);
    expect([consent?.verdict, intent.type, intent.rule]).toEqual(['yes', 'confirm', 'consent/yes']);
  });

  it('X17 what it explained is on record, and only words that were said and nothing else explains', async () => {
    const penicillin: Explained = { words: 'allergic to penicillin', as: 'remark' };
    const answer = explaining(penicillin, { words: 'yes please', as: 'wish' }, { words: 'a cat', as: 'doubt' });
    expect((await heardWith(YES_AND_MORE, answer)).explained).toEqual([penicillin]);
    expect(await heardWith('yes please', answer)).not.toHaveProperty('explained');
  });
});

it('a model that has no idea does not outweigh rules that are sure', async () => {
  const { intent, asked } = await heardWith('no. My neighbour keeps parrots', {
    ok: true,
    type: 'unclear',
    entities: {},
  });
  expect(asked).toHaveLength(1);
  expect(intent).toMatchObject({ type: 'decline', rule: 'says no' });
});
