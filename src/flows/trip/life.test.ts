import { describe, expect, it } from 'vitest';
import { newTrip, tripContext } from './context.ts';
import { alive, livesUntil, remembered, restored } from './life.ts';

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

  it('D11 says until when it stands, and stands for ever while nobody has written', () => {
    expect(livesUntil({ ...newTrip(), last_active: '2026-01-01T00:00:00Z' })).toBe('2026-01-08T00:00:00.000Z');
    expect(livesUntil(newTrip())).toBeNull();
  });

  it('D2 X2 is the document’s ConversationState field for field, with its defaults, and `asked`', () => {
    const fields = `session_id user_id preferred_language state mood environment duration_days people_count
      budget_min_usd budget_max_usd departure_city travel_dates special_needs suggested_trip_ids selected_trip_id
      selected_hotel_id selected_vehicle_id selected_guide_id customizations applied_discount_code
      loyalty_points_to_use apply_student_discount customer_name customer_phone pickup_location
      booking_special_requests booking_id booking_ref payment_intent_id payment_status reserved_until
      payment_attempts messages created_at last_active asked`;
    expect(Object.keys(newTrip())).toEqual(fields.split(/\s+/));
    const { state, preferred_language, user_id, payment_attempts, customizations } = newTrip();
    expect([state, preferred_language, user_id, payment_attempts, customizations]).toEqual([
      'DISCOVERY',
      'EN',
      null,
      0,
      [],
    ]);
    expect(tripContext.safeParse({ ...newTrip(), preferred_language: 'FR' }).success).toBe(false);
  });

  it('D2 keeps the last twenty messages, the language and when they were last here', () => {
    let stored = remembered({}, exchange('0'));
    for (let count = 1; count < 15; count += 1) stored = remembered(stored, exchange(String(count)));
    const data = tripContext.parse(stored);
    expect(data.messages).toHaveLength(20);
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
