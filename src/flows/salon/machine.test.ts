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

const STANDING = { id: 'booking-1', start: '2026-03-06T10:00:00+01:00', stylist: 'ana' };
const FRIDAY = { ...STANDING, services: ['Corte largo'], late: false };
const SATURDAY = { ...FRIDAY, id: 'booking-2', start: '2026-03-07T10:00:00+01:00' };

describe('an appointment that stands', () => {
  const standing = done('find_appointments', {
    appointments: [FRIDAY],
    day: null,
    time: null,
  });
  const tools = { find_appointments: standing };

  it('B2 X7 is told from the ledger, and the state is kept', () => {
    const seen = hear({}, intent('faq', { existing: true }), tools);
    expect([seen.state, seen.calls, seen.says]).toEqual(['idle', ['find_appointments'], ['theirs']]);
  });

  it('B1 is called off after a plain yes only, and the state is idle all the while', () => {
    for (const entities of [{}, { existing: true as const }]) {
      const asked = hear({}, intent('cancel_booking', entities), tools);
      expect([asked.state, asked.calls, asked.says]).toEqual(['idle', ['find_appointments'], ['ask_call_off']]);
      expect(asked.context.asked).toEqual({ question: 'call_off', appointments: [STANDING] });
      const yes = hear(asked.context, intent('confirm_booking'));
      expect([yes.state, yes.calls, yes.says]).toEqual(['idle', ['cancel_appointment'], ['called_off']]);
      const no = hear(asked.context, intent('cancel_booking'));
      expect([no.state, no.calls, no.says, no.context.asked]).toEqual(['idle', [], ['kept'], undefined]);
    }
  });

  it('X8 stands where calling it off failed, and a second yes tries again', () => {
    const asked = hear({}, intent('cancel_booking'), tools);
    const first = hear(asked.context, intent('confirm_booking'), { cancel_appointment: failed('cancel_appointment') });
    expect(first.says).toEqual(['call_off_failed']);
    expect(hear(first.context, intent('confirm_booking')).says).toEqual(['called_off']);
  });

  it('B1 X5 is moved by a new one through the usual states, which replaces it once it is booked', () => {
    const begun = hear({}, intent('start_booking', { existing: true }), tools);
    expect([begun.state, begun.says]).toEqual(['slot_selection', ['moving', 'ask_slot']]);
    expect(begun.context).toMatchObject({
      collected_data: { services: ['Corte largo'], stylist_id: 'ana', slot: null },
      asked: { moves: STANDING },
    });
    const chosen = hear(begun.context, intent('select_slot', { choice: 2 }), {
      find_customer: done('find_customer', { customer: { first_name: 'Carmen', customer_id: 'customer-7' } }),
    });
    expect([chosen.state, chosen.says]).toEqual(['confirmation', ['ask_confirm_move']]);
    const dropped = hear(chosen.context, intent('cancel_booking'));
    expect([dropped.state, dropped.says]).toEqual(['idle', ['move_dropped']]);
    const moved = hear(chosen.context, intent('confirm_booking'));
    expect([moved.state, moved.says, moved.context.asked]).toEqual(['idle', ['moved'], undefined]);
  });

  it('X6 is asked for by name where there are several', () => {
    const both = done('find_appointments', { appointments: [FRIDAY, SATURDAY], day: null, time: null });
    const asked = hear({}, intent('cancel_booking', { existing: true }), { find_appointments: both });
    expect([asked.says, asked.context.asked?.question]).toEqual([['ask_which_call_off'], 'which_call_off']);
    const picked = hear(asked.context, intent('select_slot', { choice: 1 }), tools);
    expect(picked.says).toEqual(['ask_call_off']);
    expect(hear(asked.context, intent('cancel_booking')).says).toEqual(['kept_all']);
    const move = hear({}, intent('start_booking', { existing: true }), { find_appointments: both });
    expect([move.says, hear(move.context, intent('select_slot', { choice: 1 }), tools).state]).toEqual([
      ['ask_which_move'],
      'slot_selection',
    ]);
  });

  it('X7 goes to a person where it is too near, or for something that is no longer done', () => {
    for (const odd of [{ late: true }, { services: ['Permanente'] }]) {
      const found = done('find_appointments', { appointments: [{ ...FRIDAY, ...odd }], day: null, time: null });
      for (const event of [intent('cancel_booking'), intent('start_booking', { existing: true })]) {
        expect(hear({}, event, { find_appointments: found }).says).toEqual(['theirs_for_a_person']);
      }
    }
  });

  it('B4 nothing of theirs is called off or picked that was not asked about', () => {
    expect(hear({}, intent('confirm_booking')).rejected).toBe(true);
    expect(hear({}, intent('select_slot', { choice: 1 })).rejected).toBe(true);
  });

  it('X8 where there is none, or nobody can look, they are told whom to ask', () => {
    expect(hear({}, intent('faq', { existing: true })).says).toEqual(['none_of_theirs']);
    expect(hear({}, intent('cancel_booking')).says).toEqual(['nothing_to_cancel']);
    const down = { find_appointments: failed('find_appointments') };
    expect(hear({}, intent('faq', { existing: true }), down).says).toEqual(['for_a_person']);
  });
});
