import { afterEach, describe, expect, it, vi } from 'vitest';
import { WORST } from '../../bench/sentences.ts';
import { LOCALES } from '../core/locale.ts';
import { LENGTH_MAX } from './clean.ts';
import { Automaton } from './lexicon/automaton.ts';
import { listening } from './listening.fixture.ts';
import { read } from './read.ts';

/** The most steps that the automaton may take for a character of a message. */
const STEPS_MAX = 40;
const MENTIONS_MAX = 1_000;
const CLAUSES_MAX = 60;

afterEach(() => vi.restoreAllMocks());

describe.each(LOCALES)('X8 a hundred thousand characters of anything, in %s', (locale) => {
  it.each(WORST)('cost bounded work: %j', (piece) => {
    const next = vi.spyOn(Automaton.prototype, 'next');
    const text = piece.repeat(Math.ceil(100_000 / piece.length));
    const reading = read(text, locale, listening);
    expect(next.mock.calls.length).toBeLessThanOrEqual(LENGTH_MAX * STEPS_MAX);
    expect(reading.text.length).toBeLessThanOrEqual(LENGTH_MAX);
    expect(reading.mentions.length).toBeLessThanOrEqual(MENTIONS_MAX);
    expect(reading.clauses?.length).toBeLessThanOrEqual(CLAUSES_MAX);
    next.mockClear();
    read(text.slice(0, LENGTH_MAX * 2), locale, listening);
    const bounded = next.mock.calls.length;
    next.mockClear();
    read(`${text}${text}`, locale, listening);
    // Twice as much costs no more.
    expect(next.mock.calls.length).toBe(bounded);
  });
});
