import { describe, expect, it } from 'vitest';
import { done, failed, HAPPY, hear, intent, refused, restingIn, SLOTS, talk, turn } from './testing/lucia.ts';

describe('the happy path', () => {
  it('B1 B9 passes the seven states with the tools of the document', () => {
    let context: object = {};
    for (const [event, state, calls] of HAPPY) {
      const seen = hear(context, event);
      expect([seen.rejected, seen.state, seen.calls]).toEqual([false, state, calls]);
      context = seen.context;
    }
  });

  it('B6 stores exactly the document’s shape', () => {
    expect(restingIn('confirmation')).toEqual({
      state: 'confirmation',
      collected_data: {
        services: ['Corte largo'],
        stylist_id: 'ana',
        slot: SLOTS[0]?.start,
        customer_data: { first_name: 'María', last_name: 'García' },
      },
      last_updated: turn.now,
      asked: { question: 'confirm', slots: SLOTS },
    });
  });

  it('B1 booked says so and is idle again in the same turn, with nothing kept', () => {
    const seen = talk(...HAPPY.map(([event]) => event));
    expect(seen.says).toEqual(['booked']);
    expect(seen.context.collected_data).toEqual({ services: [], stylist_id: null, slot: null, customer_data: null });
  });
});

describe('detours', () => {
  it('B4 a confirmation out of the blue is refused', () => {
    const seen = hear({}, intent('confirm_booking'));
    expect([seen.rejected, seen.state]).toEqual([true, 'idle']);
  });

  it('B1 B4 with nothing under way there is nothing to cancel, and nothing is picked or booked', () => {
    const cancelled = hear({}, intent('cancel_booking'));
    expect([cancelled.state, cancelled.calls, cancelled.says]).toEqual(['idle', [], ['nothing_to_cancel']]);
    expect(hear({}, intent('select_slot', { choice: 1 })).rejected).toBe(true);
  });

  it('B3 naming only services does not confirm them; naming a stylist as well does', () => {
    const only = talk(intent('start_booking', { services: ['Mechas'] }));
    expect([only.state, only.memory.question]).toEqual(['service_selection', 'more_services']);
    const both = talk(intent('start_booking', { services: ['Mechas'], stylist: 'ana' }));
    expect([both.state, both.calls]).toEqual(['slot_selection', ['search_services', 'find_next_available']]);
  });

  it('B3 everything at once comes to the confirmation in one turn', () => {
    const everything = { services: ['Corte largo'], stylist: 'ana', date: '2026-03-03', time: '10:00', name: 'María' };
    const seen = talk(intent('start_booking', everything));
    expect(seen.state).toBe('confirmation');
    expect(seen.says).toEqual(['ask_confirm']);
    expect(seen.context.collected_data.customer_data).toEqual({ first_name: 'María' });
  });

  it('B9 a returning customer passes through customer_data within the turn', () => {
    const known = { first_name: 'Carmen', customer_id: 'customer-7' };
    const seen = hear(restingIn('slot_selection'), intent('select_slot', { choice: 2 }), {
      find_customer: done('find_customer', { customer: known }),
    });
    expect(seen.state).toBe('confirmation');
    expect(seen.context.collected_data.customer_data).toEqual(known);
  });

  it('X8 a booking that fails leaves the confirmation standing, and a second yes books', () => {
    const first = hear(restingIn('confirmation'), intent('confirm_booking'), { book: failed('book') });
    expect([first.state, first.says]).toEqual(['confirmation', ['book_failed', 'ask_confirm']]);
    expect(hear(first.context, intent('confirm_booking')).state).toBe('idle');
  });

  it('X8 a search that fails leaves the stylist to be chosen, and trying again finds times', () => {
    const event = intent('select_stylist', { stylist: 'ana' });
    const first = hear(restingIn('stylist_selection'), event, { find_next_available: failed('find_next_available') });
    expect([first.state, first.context.collected_data.stylist_id]).toEqual(['stylist_selection', null]);
    expect(hear(first.context, intent('select_stylist')).state).toBe('slot_selection');
  });

  it('a slot lost to somebody else is told, and the nearest are listed', () => {
    const seen = hear(restingIn('confirmation'), intent('confirm_booking'), {
      book: refused('book'),
      find_next_available: done('find_next_available', { slots: SLOTS.slice(1), matching: 0 }),
    });
    expect([seen.state, seen.says]).toEqual(['slot_selection', ['slot_taken', 'nothing_fits', 'ask_slot']]);
    expect(seen.context.collected_data.slot).toBeNull();
  });

  it('B1 cancel leads to idle from every state', () => {
    for (const [, state] of HAPPY.slice(0, -1)) {
      const seen = hear(restingIn(state), intent('cancel_booking'));
      expect([seen.state, seen.says]).toEqual(['idle', ['cancelled']]);
      expect(seen.context.asked).toBeUndefined();
    }
  });
});
