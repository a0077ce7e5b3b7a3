import { describe, expect, it } from 'vitest';
import type { Flow } from '../core/flow.ts';
import { newHeader } from '../core/header.ts';
import { type Found, foundAt } from './explore.ts';
import type { Sight, Verified } from './trial.ts';
import { wander } from './wander.ts';

/** A journey of which its number counts, and a world in which each step adds one to it, up to a last. */
const JOURNEY = {
  name: 'counting',
  restore: (stored: object) => stored,
  store: (at: object) => at,
  state: () => 'counting',
  rests: () => true,
  proposes: () => null,
} as unknown as Flow;

const VERIFIED = { flow: 'counting', flows: new Map([['counting', JOURNEY]]) } as unknown as Verified;
const LAST = 3;

function at(number: number): Sight {
  const header = newHeader({ flow: 'counting', flowVersion: 1, language: 'en' });
  const seen = { now: '2026-03-02T09:05:00Z', conversation: { id: 'talk', header, context: { number } } };
  const nothing = { turns: [], bookings: [], payments: [], acted: new Map() };
  return { ...seen, ...nothing, keep: () => ({ number }), sayable: ['more'] } as unknown as Sight;
}

function walked(found: readonly Found[]): readonly string[] {
  const walk = wander(VERIFIED, new Map(found.map((one) => [one.key, one])), 20);
  let next = walk.next();
  while (next.done !== true) {
    const asked = next.value;
    const { number } = ('listen' in asked ? {} : asked.from) as { number: number };
    next = walk.next('listen' in asked ? asked.listen : at(Math.min(LAST, number + 1)));
  }
  return next.value;
}

describe('a walk', () => {
  it('X2 finds nothing where every state was found', () => {
    expect(walked([1, 2, LAST].map((number) => foundAt(VERIFIED, at(number), [], [])))).toEqual([]);
  });

  it('X2 tells of a state that was not found, with the way there', () => {
    const unfound = walked([1, 2].map((number) => foundAt(VERIFIED, at(number), [], [])));
    expect(unfound).toHaveLength(1);
    expect(unfound[0]).toMatch(/^counting\/counting by \[\{.*"number":3/);
  });
});
