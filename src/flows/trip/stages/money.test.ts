import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../core/json.ts';
import { STAGES, type Stage } from '../context.ts';
import { Journey } from '../testing/journey.ts';
import { takeTurn, WAY } from '../testing/way.ts';

const ORDERED = {
  selected_trip_id: 'kep-breeze',
  travel_dates: { start: '2026-02-20', end: '2026-02-22' },
  people_count: 2,
};
const BOOKED = { booking_id: 'b', booking_ref: 'MT-1', amount_cents: 19_000, ordered: ORDERED };

/** How many turns of the usual way lead to each stage. */
const TURNS: { readonly [S in Stage]: number } = {
  DISCOVERY: 0,
  SUGGESTION: 1,
  EXPLORATION: 2,
  CUSTOMIZATION: 3,
  BOOKING: 4,
  PAYMENT: WAY.length,
  POST_BOOKING: WAY.length,
};

function journeyIn(stage: Stage): Journey {
  const journey = new Journey();
  for (const turn of WAY.slice(0, TURNS[stage])) takeTurn(journey, turn);
  if (stage === 'POST_BOOKING') hear(journey, 'confirmed', {}, 'p').done('confirmBooking', BOOKED);
  expect(journey.data.state).toBe(stage);
  return journey;
}

function hear(journey: Journey, outcome: string, facts: JsonObject = {}, payment = 'another'): Journey {
  const told = { booking: 'b', booking_status: 'confirmed', extra: null, cents: 19_000, currency: 'USD' };
  return journey.send(`payment.${outcome}`, { payment, facts: { ...told, refund_cents: null, ...facts } });
}

/** The desk called the trip off, and said so itself (X14). */
function calledOff(journey: Journey, refund_sent: boolean): Journey {
  const output = { id: 'b', refund: { cents: 9_000, currency: 'USD' }, refund_sent };
  return journey.send('desk.call_off', { input: { booking_id: 'b' }, output });
}

/** Why nothing is said: every silence has its reason. */
const QUIET: { readonly [outcome: string]: string } = {
  failed: 'no money moved, and what it was for is over or has another code by now',
  expired: 'nobody can pay any more for what has already been told to be over',
};

describe('what became of money', () => {
  const other = { booking: 'an earlier one', booking_status: 'expired', refund_cents: 19_000 };

  describe.each(STAGES)('in %s', (stage) => {
    it.each(['confirmed', 'refunded', 'owed', 'mismatched', 'failed', 'expired'])(
      'D8 D9 is told when it is %s, or kept quiet for a reason',
      (outcome) => {
        const journey = hear(journeyIn(stage), outcome, other);
        if (outcome in QUIET) {
          expect([journey.says, journey.calls, journey.data.state]).toEqual([[], [], stage]);
        } else if (outcome === 'confirmed') {
          expect(journey.open).toMatchObject([{ tool: 'confirmBooking', input: { booking_id: 'an earlier one' } }]);
          journey.done('confirmBooking', BOOKED);
          expect(journey.data).toMatchObject({ state: 'POST_BOOKING', payment_status: 'CONFIRMED' });
          expect(journey.says[0]).toBe(stage === 'POST_BOOKING' ? 'post.also_confirmed' : 'post.confirmed');
        } else {
          expect(journey.says).toHaveLength(1);
          expect(journey.says[0]).toMatch(new RegExp(`^payment\\.${outcome}`));
          expect(journey.data.state).toBe(stage);
        }
      },
    );

    it.each(['confirmed', 'refunded', 'failed', 'expired'])(
      'D10 is told when it was for an extra and %s',
      (outcome) => {
        const journey = hear(journeyIn(stage), outcome, { extra: 'massage' });
        expect(journey.says).toEqual([`extra.${outcome === 'confirmed' ? 'paid' : outcome}`]);
        expect(journey.data.state).toBe(stage);
        const isBought = stage === 'POST_BOOKING' && outcome === 'confirmed';
        expect(journey.data.customizations.includes('massage')).toBe(isBought);
      },
    );
  });

  it('D9 a payment after the traveller gave up brings its trip back as the ledger has it', () => {
    const journey = journeyIn('PAYMENT');
    journey.send('timer.hold', { due: '2026-01-10T02:15:00Z' }).done('expireBooking');
    takeTurn(journey, ['cancel', {}]);
    expect(journey.data).toMatchObject({ state: 'DISCOVERY', selected_trip_id: null });
    hear(journey, 'confirmed', {}, 'p').done('confirmBooking', BOOKED);
    expect(journey.says).toContain('post.confirmed');
    expect(journey.data).toMatchObject({ ...ORDERED, state: 'POST_BOOKING', booking_id: 'b', booking_ref: 'MT-1' });
  });

  it('D9 money for places that the traveller had given up goes back, and that is said', () => {
    const journey = journeyIn('PAYMENT');
    journey.hear('cancel').done('releaseBooking');
    hear(journey, 'refunded', { booking_status: 'cancelled', refund_cents: 19_000 }, 'p');
    expect(journey.says).toEqual(['payment.refunded_let_go']);
  });

  it.each(['cancel', 'change_selection', 'timer.hold'])(
    'D9 a payment that is quicker than %s is not given up',
    (what) => {
      const journey = journeyIn('PAYMENT');
      if (what === 'timer.hold') journey.send(what, { due: '2026-01-10T02:15:00Z' });
      else journey.hear(what);
      const tool = what === 'timer.hold' ? 'expireBooking' : 'releaseBooking';
      expect(journey.calls).toEqual([tool]);
      journey.send(`${tool}.refused`, { input: {}, output: null, reason: 'paid' });
      expect([journey.says, journey.data.state]).toEqual([['payment.arrived'], 'PAYMENT']);
      hear(journey, 'confirmed', {}, 'p').done('confirmBooking', BOOKED);
      expect(journey.data.state).toBe('POST_BOOKING');
    },
  );

  it.each(['cancel', 'change_selection'])('X8 a %s whose places could not be let go gives up nothing', (what) => {
    const journey = journeyIn('PAYMENT').hear(what);
    journey.send('releaseBooking.failed', { input: {}, reason: 'no answer' });
    expect([journey.says, journey.data.state, journey.data.booking_id]).toEqual([
      ['payment.not_released'],
      'PAYMENT',
      'b',
    ]);
  });

  it('D8 a code that ran out at the provider ends the reservation as the clock would', () => {
    const journey = hear(journeyIn('PAYMENT'), 'expired', {}, 'p').done('expireBooking');
    expect(journey.says).toEqual(['payment.expired', 'ask.summary']);
    expect(journey.data).toMatchObject({ state: 'BOOKING', booking_id: null, payment_intent_id: null });
  });

  it('D9 money for the reservation at hand that goes back leaves no code standing', () => {
    const journey = hear(journeyIn('PAYMENT'), 'refunded', { booking_status: 'expired', refund_cents: 19_000 }, 'p');
    expect(journey.says).toEqual(['payment.refunded', 'ask.summary']);
    expect(journey.data).toMatchObject({ state: 'BOOKING', booking_id: null });
  });

  it('D9 a party that cannot be had whole is not booked: its money goes back, told when it has left', () => {
    const journey = hear(journeyIn('PAYMENT'), 'confirmed', {}, 'p');
    journey.send('confirmBooking.refused', { input: {}, output: { refund_cents: 19_000 }, reason: 'places lost' });
    expect(journey.says).toEqual(['payment.places_lost', 'ask.travel_dates']);
    expect(journey.data).toMatchObject({ state: 'BOOKING', booking_id: null, payment_status: 'REFUNDING' });
    hear(journey, 'refunded', { booking_status: 'cancelled', refund_cents: 19_000 }, 'p');
    expect(journey.says).toEqual(['post.refund_sent']);
  });

  it('X5 X8 says nothing of a confirmation while nobody knows, and asks again by itself', () => {
    const journey = hear(journeyIn('PAYMENT'), 'confirmed', {}, 'p');
    journey.send('confirmBooking.failed', { input: {}, reason: 'no answer' });
    expect([journey.says, journey.data.state]).toEqual([['payment.arrived'], 'PAYMENT']);
    journey.send('timer.confirming', { due: '2026-01-10T02:00:30Z' });
    expect(journey.calls).toEqual(['confirmBooking']);
    journey.send('confirmBooking.failed', { input: {}, reason: 'no answer' });
    expect(journey.says).toEqual([]);
    journey.send('timer.confirming', { due: '2026-01-10T02:01:00Z' }).done('confirmBooking', BOOKED);
    expect(journey.data.state).toBe('POST_BOOKING');
  });

  it('D10 a refund that was sent with the cancellation is told once; one that took longer when it has left', () => {
    for (const refund_sent of [true, false]) {
      const journey = journeyIn('POST_BOOKING');
      calledOff(journey, refund_sent);
      expect(journey.says).toEqual([]);
      hear(journey, 'refunded', { booking_status: 'cancelled', refund_cents: 9_000 }, 'p');
      expect(journey.says).toEqual(refund_sent ? [] : ['post.refund_sent']);
      expect(journey.data.payment_status).toBe('REFUNDED');
    }
  });

  it('D10 a refund that was owed is told once more when a person has sent it, and a trip that stands goes on standing', () => {
    const byHand = { refund_cents: 9_000, sent_by_hand: true };
    const off = journeyIn('POST_BOOKING');
    calledOff(off, false);
    hear(off, 'owed', { booking_status: 'cancelled', refund_cents: 9_000 }, 'p');
    for (const payment of ['p', 'of an extra']) {
      hear(off, 'refunded', { booking_status: 'cancelled', ...byHand }, payment);
      expect(off.says).toEqual(['post.refund_sent']);
    }
    expect(off.data.payment_status).toBe('REFUNDED');
    const twice = hear(journeyIn('POST_BOOKING'), 'refunded', byHand);
    expect([twice.says, twice.data.payment_status]).toEqual([['post.refund_sent'], 'CONFIRMED']);
  });

  it('D10 a cancellation whose answer was lost is told with the money that goes back', () => {
    const journey = journeyIn('POST_BOOKING');
    hear(journey, 'refunded', { booking_status: 'cancelled', refund_cents: 9_000 }, 'p');
    expect(journey.says).toEqual(['post.cancelled']);
    expect(journey.data.payment_status).toBe('REFUNDED');
  });

  it.each(['PAYMENT', 'POST_BOOKING'] as const)(
    'X14 in %s what the desk did about another booking changes nothing here',
    (stage) => {
      const journey = journeyIn(stage);
      const before = journey.data;
      for (const deed of ['call_off', 'move_booking', 'restore_booking']) {
        journey.send(`desk.${deed}`, { input: { booking_id: 'another' }, output: { id: 'another' } });
        expect(journey.data).toEqual(before);
      }
    },
  );

  it('X13 X14 a trip that was called off and stands again is known to, and one of others is not', () => {
    const journey = calledOff(journeyIn('POST_BOOKING'), true);
    const off = journey.data;
    journey.send('desk.restore_booking', { input: { booking_id: 'another' }, output: { id: 'another' } });
    expect(journey.data).toEqual(off);
    journey.send('desk.restore_booking', { input: { booking_id: 'b' }, output: { id: 'b' } });
    expect(journey.data).not.toEqual(off);
  });

  it('X5 X11 nothing is confirmed that nobody paid for, and no extra charged that was not put to them', () => {
    const unpaid = journeyIn('PAYMENT').send('timer.confirming', { due: '2026-01-10T02:00:30Z' });
    expect(unpaid.calls).toEqual([]);
    const booked = journeyIn('POST_BOOKING');
    expect(booked.hears('confirm')).toBe(false);
    expect(booked.hears('customise', { addons: ['a dragon'] })).toBe(false);
    expect(booked.hears('customise', { addons: ['massage'] })).toBe(true);
  });

  it('D4 who takes a trip without meaning one is asked which', () => {
    const journey = journeyIn('SUGGESTION').hear('select');
    expect([journey.says, journey.data.state]).toEqual([['ask.which_trip'], 'SUGGESTION']);
  });

  it('X14 D10 a trip that was moved too late for its reminder is reminded of at once', () => {
    const journey = journeyIn('POST_BOOKING');
    const output = { id: 'b2', start: '2026-01-11T08:00:00+07:00' };
    journey.send('desk.move_booking', { input: { booking_id: 'b' }, output });
    expect(journey.says).toEqual(['post.reminder']);
    expect(journey.data).toMatchObject({ booking_id: 'b2', travel_dates: { start: '2026-01-11', end: '2026-01-13' } });
  });
});
