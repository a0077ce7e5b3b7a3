import { describe, expect, it } from 'vitest';
import type { Reading } from './reading.ts';
import { hearBy, type Rule } from './rules.ts';

interface Heard {
  readonly words: string;
}

/** A reading in which each sentence is a clause, asked where it ends so. */
function said(text: string): Reading {
  const clauses = [...text.matchAll(/[^?.]+[?.]/g)].map(({ 0: words, index }) => ({
    ...{ start: index, end: index + words.length, asked: words.endsWith('?'), mentions: [], rest: words },
  }));
  return { text, locale: 'en', mentions: [], clauses, rest: text } as never;
}

function asks(word: string): Rule<Heard> {
  return {
    rule: `asks for the ${word}`,
    means: `ask_${word}`,
    when: ({ words }) => words.includes(word),
    answers: ({ words }) => [{ start: words.indexOf(word), end: words.indexOf(word) + word.length }],
    examples: [],
  };
}

const orders: Rule<Heard> = {
  rule: 'orders',
  means: 'order',
  when: ({ words }) => words.includes('order'),
  examples: [],
};

/** What the rules hear in the clauses that they are given, the others left blank. */
function heard(text: string, rules: readonly Rule<Heard>[] = [asks('time'), asks('price'), orders]): readonly string[] {
  const blankedBut = ({ clauses = [] }: Reading) =>
    clauses.reduce(
      (words, { start, end }) => words.slice(0, start) + text.slice(start, end) + words.slice(end),
      ' '.repeat(text.length),
    );
  const hear = hearBy(rules, (reading) => ({ words: blankedBut(reading) }));
  const types: string[] = [];
  for (let one = hear(said(text), () => true); one; one = one.also ?? null) types.push(one.type);
  return types;
}

describe('X20 several questions in one message', () => {
  it('are heard one after the other, each in a clause of its own', () => {
    expect(heard('What time? What price?')).toEqual(['ask_time', 'ask_price']);
    expect(heard('What price? What time?')).toEqual(['ask_time', 'ask_price']);
  });

  it('are one where they share a clause, for the word of the second is part of the first', () => {
    expect(heard('What time for that price?')).toEqual(['ask_time']);
  });

  it('are heard beside no order, and no order beside them', () => {
    expect(heard('What time? I order it.')).toEqual(['ask_time']);
    expect(heard('I order it. What time?', [orders, asks('time')])).toEqual(['order']);
  });

  it('have to be asked: what is only told beside one is none', () => {
    expect(heard('What time? The price is fine.')).toEqual(['ask_time']);
  });
});
