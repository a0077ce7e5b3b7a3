import { describe, expect, it } from 'vitest';
import { A, B, C, checkedOffer, contexts, found, NOW, talk } from './testing/practice.ts';
import en from './words/en.json' with { type: 'json' };

const later = (minutes: number) => new Date(Date.parse(NOW) + minutes * 60_000).toISOString();

describe('the order of things', () => {
  it('A5 (1) booked comes before pending and offer', () => {
    const all = { ...contexts.pending, ...contexts.booked };
    expect(talk(all).state).toBe('booked');
    expect(talk(all).hears('confirm')).toMatchObject({ said: ['booked_again'], calls: [], data: all });
  });

  it('A5 (2) pending comes before the offer: an ordinal is no selection any more', () => {
    expect(talk(contexts.pending).state).toBe('pending');
    expect(talk(contexts.pending).hears('select', { entities: { choice: 2 } }).rejected).toBe(true);
  });

  it('A5 (3) a live offer comes before normal routing', () => {
    expect(talk(contexts.offered).state).toBe('offered');
  });

  it('A10 an empty offer is no live offer', () => {
    expect(talk({ last_offer: { ...checkedOffer, slots: [] } }).state).toBe('idle');
  });
});

describe('nothing on the table', () => {
  it('A9 a constraint is written down and looked up', () => {
    const checking = talk({}).hears('constraint', { entities: { date: '2026-03-06', day: 'friday' }, text: 'Friday?' });
    expect(checking.calls).toMatchObject([{ tool: 'check_calendar', input: { day: 'friday', from: NOW } }]);
    expect(checking.data.preference).toEqual({
      day: 'friday',
      time_window: null,
      explicit_time: null,
      free_text: 'Friday?',
      updated_at: NOW,
    });
  });

  it('A9 "any time" is enough to look', () => {
    const checking = talk({}).hears('constraint', { entities: { open: 'time' } });
    expect(checking.calls).toMatchObject([{ tool: 'check_calendar', input: { day: null, explicit_time: null } }]);
  });

  it('A9 with no constraint, one clarifying question and nothing else', () => {
    expect(talk({}).hears('unclear')).toMatchObject({ state: 'idle', said: ['ask_when'], calls: [], data: {} });
  });

  it('A10 A12 an offer follows the check and carries what it found', () => {
    const offered = talk({})
      .hears('constraint', { entities: { day: 'friday' } })
      .hears('check_calendar.done', found(A, B));
    expect(offered).toMatchObject({ state: 'offered', said: ['offer'] });
    expect(offered.data.last_offer).toMatchObject({
      slots: [A, B],
      constraints: { day: 'friday', time_window: null, explicit_time: null },
      timezone: 'Europe/London',
      offered_at: NOW,
      calendar_check: {
        ok: true,
        calendar_id: 'practice-main',
        returned_slots_count: 350,
        filtered_slots_count: 38,
        checked_range: { start: NOW, end: '2026-04-06T10:05:00+01:00' },
        reason: null,
      },
    });
  });

  it('A10 A12 an empty calendar is said plainly, written down, and is no offer', () => {
    const none = talk({})
      .hears('constraint', { entities: { day: 'friday' } })
      .hears('check_calendar.done', found());
    expect(none).toMatchObject({ state: 'idle', said: ['nothing_free'] });
    expect(none.data.last_offer).toMatchObject({ slots: [], calendar_check: { ok: true } });
  });

  it('A10 what does not fit is said plainly, and offered instead of a question', () => {
    const near = { output: { ...found().output, slots: [{ start: A, fits: false }] } };
    const single = talk({})
      .hears('constraint', { entities: { day: 'sunday' } })
      .hears('check_calendar.done', near);
    expect(single.effects).toMatchObject([{ key: 'offer_single', facts: { found: 'closed', slot: { at: A } } }]);
    const two = { output: { ...found().output, slots: [A, B].map((start) => ({ start, fits: start === A })) } };
    const partly = talk({})
      .hears('constraint', { entities: { day: 'friday', time: '09:00' } })
      .hears('check_calendar.done', two);
    expect(partly.effects).toMatchObject([{ key: 'offer', facts: { found: 'partly' } }]);
  });

  it('A10 the only slot there is is offered alone', () => {
    const one = talk({})
      .hears('constraint', { entities: { day: 'friday' } })
      .hears('check_calendar.done', found(A));
    expect(one).toMatchObject({ state: 'offered', said: ['offer_single'] });
  });
});

describe('an offer on the table', () => {
  it('A8 a selection creates the pending booking and asks for a yes', () => {
    const pending = talk(contexts.offered).hears('select', { entities: { choice: 2 } }, later(1));
    expect(pending).toMatchObject({ state: 'pending', said: ['ask_confirm'], calls: [] });
    expect(pending.data.pending_booking).toEqual({ slot: B, created_at: '2026-03-02T09:06:00+00:00' });
    expect(pending.data.last_offer).toEqual(contexts.offered.last_offer);
  });

  it('A8 a number that was not offered shows the options again', () => {
    const again = talk({ last_offer: { ...checkedOffer, slots: [A] } }).hears('select', { entities: { choice: 2 } });
    expect(again).toMatchObject({ state: 'offered', said: ['offer_again_single'] });
  });

  it('A8 anything else shows the two options again', () => {
    expect(talk(contexts.offered).hears('unclear')).toMatchObject({
      state: 'offered',
      said: ['offer_again'],
      data: contexts.offered,
    });
  });

  it('A8 A11 a new constraint replaces preference and offer', () => {
    const checking = talk(contexts.offered).hears('constraint', { entities: { day: 'monday' }, text: 'Monday?' });
    expect(checking.calls).toMatchObject([{ input: { day: 'monday', time_window: 'morning', leave_out: [] } }]);
    const offered = checking.hears('check_calendar.done', found(C));
    expect(offered.data).toMatchObject({
      preference: { day: 'monday', free_text: 'Monday?' },
      last_offer: { slots: [C] },
    });
  });

  it('A7 none of the two: others are looked for, without them', () => {
    const checking = talk(contexts.offered).hears('decline');
    expect(checking.calls).toMatchObject([{ input: { day: 'friday', leave_out: [A, B], offered: [A, B] } }]);
  });

  it('A14 a slot whose hour has struck is not taken', () => {
    const checking = talk(contexts.offered).hears('select', { entities: { choice: 1 } }, A);
    expect(checking.calls).toMatchObject([{ input: { day: '2026-03-06', explicit_time: '09:00', leave_out: [A] } }]);
    expect(checking.data.pending_booking).toBeUndefined();
  });
});

describe('a slot that waits for a yes', () => {
  it('A7 CONFIRM books, sets booked_booking, clears pending and offer', () => {
    const booking = talk(contexts.pending).hears('confirm');
    expect(booking.calls).toEqual([{ tool: 'book', input: { slot: A } }]);
    expect(booking.said).toEqual([]);
    const booked = booking.hears('book.done', { output: { booking_id: 'b-7', slot: A } });
    expect(booked).toMatchObject({ state: 'booked', said: ['booked'] });
    expect(booked.data).toEqual({
      preference: contexts.pending.preference,
      booked_booking: { slot: A, booking_id: 'b-7', booked_at: NOW },
    });
  });

  it('A6 from the end of the booked slot on, a new message opens a new conversation', () => {
    const booked = talk(contexts.pending)
      .hears('confirm')
      .hears('book.done', { output: { booking_id: 'b-7', slot: A } });
    expect(booked.effects).toContainEqual({ kind: 'close', at: '2026-03-06T09:30:00+00:00' });
  });

  it('A7 DECLINE clears pending and offers anew without the declined slot', () => {
    const checking = talk(contexts.pending).hears('decline');
    expect(checking.calls).toMatchObject([{ tool: 'check_calendar', input: { leave_out: [A], offered: [A, B] } }]);
    const offered = checking.hears('check_calendar.done', found(B, C));
    expect(offered.state).toBe('offered');
    expect(offered.data.pending_booking).toBeUndefined();
  });

  it('A7 A11 CHANGE_REQUEST clears pending, updates preference, makes a new offer', () => {
    const wish = { entities: { day: 'tuesday' }, text: 'yes but make it Tuesday' };
    const offered = talk(contexts.pending).hears('change_request', wish).hears('check_calendar.done', found(C));
    expect(offered.state).toBe('offered');
    expect(offered.data).toMatchObject({
      preference: { day: 'tuesday', time_window: 'morning' },
      last_offer: { slots: [C] },
    });
    expect(offered.data.pending_booking).toBeUndefined();
  });

  it('A7 a change that names nothing can only mean: not this one', () => {
    expect(talk(contexts.pending).hears('change_request').calls).toMatchObject([{ input: { leave_out: [A] } }]);
  });

  it('A7 UNCLEAR asks one short question', () => {
    expect(talk(contexts.pending).hears('unclear')).toMatchObject({
      state: 'pending',
      said: ['ask_confirm_again'],
      data: contexts.pending,
    });
  });

  it('A14 taken meanwhile: told, and the two nearest to it are looked for', () => {
    const refused = talk(contexts.pending).hears('confirm').hears('book.refused', { reason: 'taken', output: null });
    expect(refused.calls).toMatchObject([{ input: { day: '2026-03-06', explicit_time: '09:00', leave_out: [A] } }]);
    const offered = refused.hears('check_calendar.done', found(B, C));
    expect(offered).toMatchObject({ state: 'offered', said: ['offer'] });
    expect(offered.effects).toMatchObject([{ facts: { why: 'taken', about: { at: A, as: 'slot' } } }]);
    expect(offered.data.pending_booking).toBeUndefined();
  });

  it('A9 cancel clears pending and offer, and keeps what was wished for', () => {
    const cancelled = talk(contexts.pending).hears('cancel');
    expect(cancelled).toMatchObject({ state: 'idle', said: ['let_go'] });
    expect(cancelled.data).toEqual({ preference: contexts.pending.preference });
  });

  it('X5 cancel with nothing on the table claims to have called nothing off', () => {
    expect(talk({}).hears('cancel')).toMatchObject({ state: 'idle', said: ['nothing_to_cancel'], data: {} });
  });
});

describe('tools that fail', () => {
  const broken = { reason: 'no answer', output: null };

  it.each(['check_calendar.failed', 'check_calendar.refused'])('X8 A12 with nothing on the table (%s)', (type) => {
    const failed = talk({})
      .hears('constraint', { entities: { day: 'friday' } })
      .hears(type, broken);
    expect(failed).toMatchObject({ state: 'idle', said: ['check_failed'] });
    expect(failed.data.last_offer).toMatchObject({
      slots: [],
      calendar_check: {
        ok: false,
        calendar_id: 'practice-main',
        returned_slots_count: 0,
        filtered_slots_count: 0,
        checked_range: { start: NOW },
        reason: 'no answer',
      },
    });
  });

  it('X8 A12 a live offer stays as it was, with the failed check noted', () => {
    const failed = talk(contexts.offered)
      .hears('decline', {}, later(5))
      .hears('check_calendar.failed', broken, later(5));
    expect(failed.state).toBe('offered');
    expect(failed.data.last_offer).toMatchObject({ slots: [A, B], offered_at: NOW, calendar_check: { ok: false } });
  });

  it('X8 A12 a pending slot stays as it was, with the failed check noted', () => {
    const failed = talk(contexts.pending)
      .hears('change_request', { entities: { day: 'tuesday' } })
      .hears('check_calendar.failed', broken);
    expect(failed.state).toBe('pending');
    expect(failed.data).toMatchObject({
      preference: { day: 'tuesday' },
      pending_booking: contexts.pending.pending_booking,
      last_offer: { slots: [A, B], calendar_check: { ok: false } },
    });
  });

  it('X8 what failed can be tried again', () => {
    const failed = talk({})
      .hears('constraint', { entities: { day: 'friday' } })
      .hears('check_calendar.failed', broken);
    expect(talk(failed.data).hears('constraint').calls).toMatchObject([{ input: { day: 'friday' } }]);
    const declined = talk(contexts.offered).hears('decline').hears('check_calendar.failed', broken);
    expect(talk(declined.data).hears('constraint').calls).toMatchObject([{ input: { leave_out: [A, B] } }]);
  });

  it('X8 a booking that fails stays pending, and a new yes tries again', () => {
    const failed = talk(contexts.pending).hears('confirm').hears('book.failed', broken);
    expect(failed).toMatchObject({ state: 'pending', said: ['book_failed'], data: contexts.pending });
    expect(failed.hears('confirm').calls).toEqual([{ tool: 'book', input: { slot: A } }]);
  });

  it('A14 X8 taken, and then the calendar is gone as well: what is taken is not offered any longer', () => {
    const failed = talk(contexts.pending)
      .hears('confirm')
      .hears('book.refused', { reason: 'taken', output: null })
      .hears('check_calendar.failed', broken);
    expect(failed).toMatchObject({
      state: 'offered',
      data: { last_offer: { slots: [B], calendar_check: { ok: false } } },
    });
    expect(failed.data.pending_booking).toBeUndefined();
  });
});

describe('booked', () => {
  it('A6 a message about it gets the confirmation again and nothing else happens', () => {
    const told = talk(contexts.booked).hears('confirm');
    expect(told).toMatchObject({ state: 'booked', said: ['booked_again'], data: contexts.booked });
    expect(told.effects.map(({ kind }) => kind)).toEqual(['say']);
  });

  it('A6 any other message is answered and the booking restated', () => {
    const told = talk(contexts.booked).hears('unclear');
    expect(told).toMatchObject({ said: ['booked_other'], data: contexts.booked });
    expect(told.effects).toMatchObject([{ facts: { slot: { at: A } } }]);
    expect(en.booked_other).toContain('{slot}');
  });

  it.each(['change_request', 'cancel'])('A4 A6 a wish to move or cancel it is handed to a person (%s)', (type) => {
    const handed = talk(contexts.booked).hears(type, { entities: { day: 'monday' } });
    expect(handed.effects.map(({ kind }) => kind)).toEqual(['say', 'handoff']);
    expect(handed.data).toEqual(contexts.booked);
  });

  it('A4 no answer of a tool that comes late can change it', () => {
    for (const type of ['book.done', 'book.refused', 'check_calendar.done']) {
      expect(talk(contexts.booked).hears(type, { output: { booking_id: 'x', slot: B } }).rejected).toBe(true);
    }
  });
});

describe('a new lead', () => {
  const lead = { name: 'Tom Archer', phone: '+447700900123' };

  it('A13 F7 is written to at once, and the touch recorded with the message it was once that has left', () => {
    const written = talk({}).hears('lead', lead);
    expect(written).toMatchObject({ state: 'idle', said: ['lead'], data: {} });
    expect(written.effects).toMatchObject([{ facts: { person: 'Tom' } }]);
    const touched = written.hears('touched');
    expect(touched).toMatchObject({ state: 'idle', effects: [] });
    expect(touched.data).toEqual({
      lead_touchpoint: { first_touch_at: NOW, channel: 'sms', message_id: '6f1c0f6e-5c0b-5b0e-9a53-d1c0b7a4e2f8' },
    });
  });

  it.each(['offered', 'pending', 'booked'] as const)('F7 may have answered by then: %s stays as it is', (state) => {
    const touched = talk(contexts[state]).hears('touched');
    expect(touched).toMatchObject({ state, effects: [], data: contexts[state] });
    expect(touched.data).toHaveProperty('lead_touchpoint');
  });

  it('A13 is written to once', () => {
    const touched = talk({}).hears('lead', lead).hears('touched');
    expect(touched.hears('lead', lead)).toMatchObject({ rejected: true, effects: [] });
    const inOffer = { ...contexts.offered, ...touched.data };
    expect(talk(inOffer).hears('lead', lead)).toMatchObject({ rejected: true, effects: [] });
  });

  it.each(['pending', 'booked'] as const)('A13 is not written to while %s', (state) => {
    expect(talk(contexts[state]).hears('lead', lead)).toMatchObject({
      rejected: true,
      effects: [],
      data: contexts[state],
    });
  });

  it('A13 is shown the offer that stands, if there is one', () => {
    expect(talk(contexts.offered).hears('lead', lead)).toMatchObject({ state: 'offered', said: ['lead_offered'] });
  });
});
