import { expect, it } from 'vitest';
import type { Example } from '../../../core/rules.ts';
import { listening } from '../../../language/listening.fixture.ts';
import { read } from '../../../language/read.ts';
import { standingLists } from '../vocabulary.ts';
import { mayConcern } from './concerns.ts';
import { openings } from './openings.ts';

const NOW = '2026-01-10T09:00:00+07:00';
const LISTENING = { ...listening, now: NOW, vocabulary: { lists: standingLists, topics: [] }, about: '2026-02-20' };

function concerns(example: Example): boolean {
  const { said, in: locale = 'en', given = '' } = typeof example === 'string' ? { said: example } : example;
  const isBooked = given === 'something was just booked';
  const around = { resting: true, answered: false, ...(isBooked && { done: { act: 'book', at: NOW } as const }) };
  return mayConcern(read(said, locale, LISTENING), around);
}

it.each(openings.flatMap(({ rule, examples }) => examples.map((example) => ({ rule, example }))))(
  'X14 words by which somebody $rule may be of what stands: $example',
  ({ example }) => expect(concerns(example)).toBe(true),
);

it.each(['Friday morning', 'a haircut at 10:30 please', 'thanks, that is all', 'what are your prices?'])(
  'X14 "%s" holds nothing of it, where nothing was booked',
  (said) => expect(concerns(said)).toBe(false),
);
