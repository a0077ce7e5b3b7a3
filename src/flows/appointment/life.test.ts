import { describe, expect, it } from 'vitest';
import { standing, withoutExpired } from './life.ts';
import { contexts, flow, NOW } from './testing/practice.ts';

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

  it('A1 X9 each field has the name and the type that the document gives it, and none is stored before it is set', () => {
    const touch = { first_touch_at: NOW, channel: 'sms', message_id: '6f1c0f6e-5c0b-5b0e-9a53-d1c0b7a4e2f8' };
    const whole = { ...contexts.pending, ...contexts.booked, lead_touchpoint: touch };
    expect(flow.context.safeParse(whole).success).toBe(true);
    for (const [path, wrong] of WRONG) {
      expect([path, flow.context.safeParse(changed(whole, path.split('.'), wrong)).success]).toEqual([path, false]);
    }
    expect(flow.store(flow.restore({}, NOW))).toEqual({});
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

/** A value of another type for every field there is, and null for every key that is simply absent until it is set. */
const WRONG: readonly (readonly [string, unknown])[] = [
  ...Object.entries({
    preference: { day: 5, time_window: 9, explicit_time: '9 o’clock', free_text: null, updated_at: 'today' },
    last_offer: { slots: ['soon'], constraints: {}, timezone: null, offered_at: 0, calendar_check: null },
    pending_booking: { slot: 'friday', created_at: 0 },
    booked_booking: { slot: 'friday', booking_id: 7, booked_at: 0 },
    lead_touchpoint: { first_touch_at: 0, channel: null, message_id: 'm-1' },
    'last_offer.calendar_check': {
      ok: 'yes',
      calendar_id: 1,
      returned_slots_count: -1,
      filtered_slots_count: 0.5,
      checked_range: {},
      reason: 404,
    },
  }).flatMap(([key, fields]) => Object.entries(fields).map(([field, wrong]) => [`${key}.${field}`, wrong] as const)),
  ...['preference', 'last_offer', 'pending_booking', 'booked_booking', 'lead_touchpoint'].map(
    (key) => [key, null] as const,
  ),
];

function changed(value: unknown, [field, ...deeper]: readonly string[], wrong: unknown): unknown {
  if (field === undefined) return wrong;
  const fields = value as { readonly [name: string]: unknown };
  return { ...fields, [field]: changed(fields[field], deeper, wrong) };
}
