import { describe, expect, it } from 'vitest';
import { spaceContext } from './context.ts';
import { done, failed, hear, JARDIN, LUMIERE, period, RESERVATION, refused, says } from './testing/atelier.ts';

const APRIL_15 = period('2026-04-15', '09:00', '12:00');

const summary = hear({}, says({ status: 'COMPLETED', spaceId: LUMIERE, period: APRIL_15 })).context;

describe('everything in one message', () => {
  it('E1 E3 space and period skip to the summary within the turn, after the calendar was asked', () => {
    const seen = hear({}, says({ status: 'COMPLETED', spaceId: LUMIERE, period: APRIL_15 }));
    expect([seen.state, seen.calls, seen.says]).toEqual([
      'CONFIRM_RESERVATION_SUMMARY',
      ['check_availability'],
      ['ask_confirm'],
    ]);
    expect(seen.context).toMatchObject({
      spaceId: LUMIERE,
      period: { startDate: '2026-04-15', endDate: '2026-04-15', startTime: '09:00', endTime: '12:00' },
      summaryShown: true,
    });
  });

  it('E7 E8 a paid space gets its link and the context is cleared; a free one ends', () => {
    const paid = hear(summary, says({ status: 'COMPLETED' }));
    expect([paid.state, paid.context, paid.calls, paid.says]).toEqual([
      'GENERAL',
      {},
      ['create_reservation', 'generate_payment_link'],
      ['created', 'payment'],
    ]);
    const free = hear({}, says({ status: 'COMPLETED', spaceId: JARDIN, period: period('2026-04-02') }));
    expect(hear(free.context, says({ status: 'COMPLETED' })).says).toEqual(['created_free']);
  });

  it('E7 X2 stores the document’s fields and no other, and what was done as it is done', () => {
    const fields = 'step spaceId period summaryShown reservationCreated reservationId paymentLinkGenerated'.split(' ');
    expect(Object.keys(summary)).toEqual(fields);
    expect(summary).toMatchObject({ reservationCreated: false, reservationId: null, paymentLinkGenerated: false });
    const unpaid = hear(summary, says({ status: 'COMPLETED' }), {
      generate_payment_link: failed('generate_payment_link'),
    });
    const { asked: _asked, ...known } = unpaid.context as { readonly asked?: object };
    expect(known).toEqual({
      ...summary,
      step: 'PAYMENT_INSTRUCTIONS',
      reservationCreated: true,
      reservationId: RESERVATION,
    });
    expect(spaceContext.safeParse({ ...summary, price: 1 }).success).toBe(false);
  });

  it('E2 E6 E7 CANCELED clears and ends', () => {
    const seen = hear(summary, says({ status: 'CANCELED' }));
    expect([seen.state, seen.context, seen.says]).toEqual(['GENERAL', {}, ['cancelled']]);
  });
});

describe('an interpreter that misbehaves', () => {
  it('E2 E5 pending, then an invented space, then the right one', () => {
    const first = hear({}, says({ response: 'Vous serez combien ?' }));
    expect([first.state, first.says]).toEqual(['REQUEST_SPACE_INFO', ['spoken']]);
    const second = hear(first.context, says({ status: 'COMPLETED', response: 'Bien', spaceId: 'salle-42' }));
    expect([second.state, second.says]).toEqual(['CHOOSE_SPACE', ['unknown_space', 'ask_space']]);
    const third = hear(second.context, says({ status: 'COMPLETED', spaceId: LUMIERE }));
    expect([third.state, third.says]).toEqual(['CHOOSE_PERIOD', ['ask_period']]);
  });

  it('E3 COMPLETED without what the step requires stays there', () => {
    const first = hear({}, says({ status: 'COMPLETED' }));
    expect(first.state).toBe('REQUEST_SPACE_INFO');
    const third = hear({}, says({ status: 'COMPLETED', spaceId: LUMIERE }));
    expect(hear(third.context, says({ status: 'COMPLETED' })).state).toBe('CHOOSE_PERIOD');
  });

  it('claims of its own about prices or availability are not said', () => {
    expect(hear({}, says({ response: 'La salle est libre, 20 € !' })).says).toEqual(['ask_info']);
  });
});

describe('changes', () => {
  it('E4 a new period at the summary is checked and summed up again', () => {
    const seen = hear(summary, says({ period: period('2026-04-16') }));
    expect([seen.state, seen.calls]).toEqual(['CONFIRM_RESERVATION_SUMMARY', ['check_availability']]);
    expect(seen.context).toMatchObject({ period: { startDate: '2026-04-16', startTime: null } });
  });

  it('E4 a wish to change without a value goes to step 2 or 3', () => {
    expect(hear(summary, says({ change: 'space' })).state).toBe('CHOOSE_SPACE');
    expect(hear(summary, says({ change: 'period' })).state).toBe('CHOOSE_PERIOD');
  });

  it('X8 a calendar that cannot be asked leaves the summary as it was', () => {
    const seen = hear(summary, says({ period: period('2026-04-16') }), {
      check_availability: failed('check_availability'),
    });
    expect([seen.state, seen.says]).toEqual(['CONFIRM_RESERVATION_SUMMARY', ['trouble', 'ask_confirm']]);
    expect(seen.context).toMatchObject({ period: { startDate: '2026-04-15' } });
  });

  it('E8 a period lost meanwhile is told, and others are offered', () => {
    const others = { free: false, periods: [{ ...APRIL_15, endDate: '2026-04-15' }], spaces: [] };
    const seen = hear(summary, says({ status: 'COMPLETED' }), {
      create_reservation: refused('create_reservation'),
      check_availability: done('check_availability', others),
    });
    expect([seen.state, seen.says]).toEqual(['CHOOSE_PERIOD', ['just_taken', 'taken', 'ask_other_period']]);
  });

  it('E3 days to look in are no period: free ones are offered, and which of them is asked', () => {
    const within = { startDate: '2026-05-04', endDate: '2026-05-10' };
    const monday = { startDate: '2026-05-04', endDate: '2026-05-04', startTime: null, endTime: null };
    const chosen = { step: 'CHOOSE_PERIOD', spaceId: LUMIERE };
    const seen = hear(chosen, says({ within }), { find_free_days: done('find_free_days', { periods: [monday] }) });
    expect([seen.state, seen.calls, seen.says]).toEqual(['CHOOSE_PERIOD', ['find_free_days'], ['ask_free_day']]);
    expect(seen.context).toMatchObject({ period: null, asked: { within, periods: [monday] } });
    const down = hear(chosen, says({ within }), { find_free_days: failed('find_free_days') });
    expect([down.state, down.says]).toEqual(['CHOOSE_PERIOD', ['ask_day_within']]);
  });

  it('E4 whoever would rather have it another week keeps to the hours that were summed up', () => {
    const within = { startDate: '2026-04-20', endDate: '2026-04-26' };
    const seen = hear(summary, says({ within }), { find_free_days: done('find_free_days', { periods: [] }) });
    expect([seen.state, seen.says]).toEqual(['CHOOSE_PERIOD', ['ask_day_within']]);
    expect(seen.context).toMatchObject({ asked: { within, hours: { startTime: '09:00', endTime: '12:00' } } });
  });

  it('E1 what costs nothing is all that is listed to whoever asks for it', () => {
    const seen = hear({ step: 'CHOOSE_SPACE' }, says({ free: true }));
    expect(seen.context).toMatchObject({ step: 'CHOOSE_SPACE', asked: { spaces: [JARDIN] } });
  });
});
