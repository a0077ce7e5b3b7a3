import { describe, expect, it } from 'vitest';
import { createSalonFlow } from './index.ts';
import { salonBusiness } from './testing/business.ts';
import { intent, restingIn } from './testing/lucia.ts';

const flow = createSalonFlow(salonBusiness());
const at = (minutes: number, seconds = 0) => new Date(Date.UTC(2026, 2, 3, 8, minutes, seconds)).toISOString();
const context = { ...restingIn('slot_selection'), last_updated: at(0) };

describe('the life of a conversation', () => {
  it('B6 lasts 15 minutes from the last message, and at the fifteenth it is gone', () => {
    expect(flow.state(flow.restore(context, at(14, 59)))).toBe('slot_selection');
    const expired = flow.restore(context, at(15));
    expect(flow.state(expired)).toBe('idle');
    expect(flow.store(expired)).toEqual({
      state: 'idle',
      collected_data: { services: [], stylist_id: null, slot: null, customer_data: null },
    });
  });

  it('B6 is renewed by every message, one that is refused as well, and not by looking', () => {
    const snapshot = flow.restore(context, at(10));
    expect(snapshot.can(intent('confirm_booking'))).toBe(false);
    expect(flow.store(snapshot, at(10))).toMatchObject({ last_updated: at(10) });
    expect(flow.store(snapshot)).toEqual(context);
  });

  it('B7 without anything stored starts in idle', () => {
    expect(flow.state(flow.restore({}, at(0)))).toBe('idle');
  });

  it('X2 B10 refuses a key that it does not know, a telephone number among them', () => {
    expect(() => flow.restore({ ...context, mood: 'good' }, at(0))).toThrow();
    const phone = { ...context.collected_data, customer_data: { first_name: 'Ana', phone: '+34600111222' } };
    expect(() => flow.restore({ ...context, collected_data: phone }, at(0))).toThrow();
  });

  it('X2 missing fields take their defaults', () => {
    expect(flow.state(flow.restore({ state: 'customer_data' }, at(0)))).toBe('customer_data');
  });
});
