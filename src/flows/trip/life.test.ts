import { describe, expect, it } from 'vitest';
import { MESSAGES_MAX, newTrip, tripContext } from './context.ts';
import { alive, remembered, restored } from './life.ts';

const turn = {
  now: '2026-01-10T02:00:00Z',
  conversation: 'talk',
  channel: 'webchat',
  address: 'a',
  language: 'km',
  firstReplyId: 'r',
} as const;

const exchange = (heard: string | null) => ({ turn, heard, said: ['…'], interpretation: null });

describe('the life of a session', () => {
  it('D11 lasts seven days from the last message', () => {
    const data = { ...newTrip(), last_active: '2026-01-01T00:00:00Z' };
    expect(alive(data, '2026-01-07T23:59:59Z')).toBe(true);
    expect(alive(data, '2026-01-08T00:00:00Z')).toBe(false);
    expect(restored({ ...data, mood: 'curious' }, '2026-01-08T00:00:00Z').mood).toBeNull();
  });

  it('D11 lasts until seven days after travel once it is booked', () => {
    const travel_dates = { start: '2026-02-20', end: '2026-02-22' };
    const data = { ...newTrip(), last_active: '2026-01-01T00:00:00Z', payment_status: 'CONFIRMED', travel_dates };
    expect(alive(data, '2026-03-01T00:00:00Z')).toBe(true);
    expect(alive(data, '2026-03-03T00:00:00Z')).toBe(false);
  });

  it('D2 keeps the last twenty messages, the language and when they were last here', () => {
    let stored = remembered({}, exchange('0'));
    for (let count = 1; count < 15; count += 1) stored = remembered(stored, exchange(String(count)));
    const data = tripContext.parse(stored);
    expect(data.messages).toHaveLength(MESSAGES_MAX);
    expect(data.messages.at(-2)).toEqual({ role: 'user', content: '14' });
    expect(data).toMatchObject({ preferred_language: 'KH', session_id: 'talk', last_active: turn.now, user_id: null });
  });

  it('D11 what we say by ourselves does not lengthen a session', () => {
    expect(remembered({}, exchange(null))).toMatchObject({ last_active: null });
  });

  it('X2 refuses a key that is not of the state', () => {
    expect(tripContext.safeParse({ ...newTrip(), mode: 'x' }).success).toBe(false);
  });
});
