import { describe, expect, it } from 'vitest';
import { standing, withoutExpired } from './life.ts';
import { contexts, flow, NOW } from './practice.fixture.ts';

const later = (seconds: number) => new Date(Date.parse(NOW) + seconds * 1000).toISOString();
const TWO_HOURS = 7_200;

describe('how long things live', () => {
  it('A3 an offer and a pending booking live for two hours less a moment', () => {
    expect(withoutExpired(contexts.pending, later(TWO_HOURS - 1))).toEqual(contexts.pending);
  });

  it('A3 at two hours exactly they are gone, and their keys with them', () => {
    expect(withoutExpired(contexts.pending, later(TWO_HOURS))).toEqual({ preference: contexts.pending.preference });
  });

  it('A3 a pending booking outlives the offer it was chosen from', () => {
    const chosenLater = {
      ...contexts.pending,
      pending_booking: { ...contexts.pending.pending_booking, created_at: later(60) },
    };
    const left = withoutExpired(chosenLater, later(TWO_HOURS));
    expect(left.last_offer).toBeUndefined();
    expect(standing(left)).toBe('pending');
  });

  it('A3 a booking and a first touch never expire', () => {
    expect(withoutExpired(contexts.booked, later(TWO_HOURS * 1_000))).toEqual(contexts.booked);
  });

  it('A3 the flow restores what is left, and says nothing about it', () => {
    const snapshot = flow.restore(contexts.offered, later(TWO_HOURS));
    expect(flow.state(snapshot)).toBe('idle');
    expect(flow.store(snapshot)).toEqual({ preference: contexts.offered.preference });
  });
});

describe('what is stored', () => {
  it('A1 X2 an unknown key is refused', () => {
    expect(() => flow.restore({ ...contexts.idle, mood: 'sunny' }, NOW)).toThrow();
    expect(flow.context.safeParse({ preference: { ...contexts.offered.preference, mood: 'sunny' } }).success).toBe(
      false,
    );
  });

  it('A1 every state survives being put away and taken out again', () => {
    for (const context of Object.values(contexts)) expect(flow.store(flow.restore(context, NOW))).toEqual(context);
  });

  it('A2 a day or window that means nothing is refused', () => {
    const { preference } = contexts.offered;
    expect(flow.context.safeParse({ preference: { ...preference, day: 'someday' } }).success).toBe(false);
    expect(flow.context.safeParse({ preference: { ...preference, time_window: 'teatime' } }).success).toBe(false);
    expect(flow.context.safeParse({ preference: { ...preference, day: '2026-03-09/2026-03-15' } }).success).toBe(true);
  });
});
