import { describe, expect, it } from 'vitest';
import { plainly } from './testing/flights.ts';
import { Talk } from './testing/talk.ts';

const flights = {
  flights: [
    { id: 'SK100', label: 'one' },
    { id: 'SK200', label: 'two' },
  ],
  best: 'SK100',
};

function proposed(): Talk {
  return new Talk()
    .hear('start', { task: 'book_flight', slots: { origin: 'New York', destination: 'LAX' } })
    .hear('inform', { slots: { departure_date: '2025-12-12' } })
    .done(flights);
}

describe('a flight, state by state', () => {
  it('C4 C7 C9 C10 is corrected on the way, proposed, confirmed and booked', () => {
    const talk = new Talk().hear('start', { task: 'book_flight' });
    expect(talk.state).toBe('waiting_for_slot');
    expect(talk.data).toMatchObject({
      current_flow: 'book_flight',
      current_step: 'collect_origin',
      waiting_for_slot: 'origin',
    });
    talk.hear('inform', { slots: { origin: 'New York' } });
    expect(talk.data).toMatchObject({ waiting_for_slot: 'destination', slots: { origin: 'New York' } });
    talk.hear('correct', { slots: { origin: 'Boston' } });
    expect(talk.said).toEqual(['updated', 'task.book_flight.destination.prompt']);
    expect(talk.data).toMatchObject({ waiting_for_slot: 'destination', slots: { origin: 'Boston' } });
    talk.hear('inform', { slots: { destination: 'Los Angeles' } });
    talk.hear('inform', { slots: { departure_date: '2025-12-12' } });
    expect(talk.state).toBe('executing_action');
    expect(talk.call).toMatchObject({
      tool: 'search_flights',
      input: { origin: 'Boston', destination: 'Los Angeles', departure_date: '2025-12-12', passengers: 1 },
    });
    talk.done(flights);
    expect(talk.state).toBe('confirming');
    talk.hear('affirm');
    expect(talk.call).toMatchObject({ tool: 'book_flight', input: { flight: 'SK100' } });
    talk.done({ reference: 'SK-48213' });
    expect(talk.state).toBe('idle');
    expect(talk.said).toEqual(['task.book_flight.end']);
    expect(talk.data).toMatchObject({ current_flow: 'none', current_step: null, slots: { booking_ref: 'SK-48213' } });
  });

  it('X11 C2 an action that no confirm step precedes is proposed by itself, and runs on the yes', () => {
    const talk = new Talk().hear('start', { task: 'plain_flight' });
    for (const slots of [{ origin: 'NYC' }, { destination: 'Los Angeles' }, { departure_date: '2025-12-12' }]) {
      talk.hear('inform', { slots });
    }
    expect([talk.state, talk.data.current_step, talk.data.waiting_for_slot]).toEqual(['confirming', 'book_now', null]);
    expect(talk.said).toEqual(['recall', 'confirm_action']);
    expect(talk.hear('affirm').call).toMatchObject({ tool: 'book_now' });
    talk.done({ reference: 'SK-1' });
    expect(talk.state).toBe('idle');
  });

  it('X11 a change after the yes asks again: in the question, and after the action failed', () => {
    const unasked = new Talk().hear('start', {
      task: 'plain_flight',
      slots: { origin: 'NYC', destination: 'LA', departure_date: '2025-12-12' },
    });
    expect(unasked.hear('correct', { slots: { origin: 'boston' } }).state).toBe('confirming');
    expect(unasked.hear('affirm').failed().state).toBe('error');
    expect(unasked.hear('inform', { slots: { departure_date: '2025-12-13' } }).state).toBe('confirming');
    expect(unasked.data).toMatchObject({ current_step: 'book_now', slots: { departure_date: '2025-12-13' } });

    const asked = proposed().hear('affirm').failed();
    asked.hear('inform', { slots: { flight: 'SK200' } });
    expect([asked.state, asked.data.current_step]).toEqual(['confirming', 'confirm_booking']);
  });

  it('C8 X11 after a failure only a yes runs the action again; other words that lead to it ask first', () => {
    expect(proposed().hear('affirm').failed().hear('retry').call.tool).toBe('book_flight');
    expect(proposed().hear('affirm').failed().hear('start', { task: 'book_flight' }).state).toBe('confirming');
    expect(proposed().hear('affirm').failed().hear('recall').state).toBe('confirming');
  });

  it('X11 a yes to trying a search again books nothing behind it', () => {
    const steps = [{ collect: 'origin' }, { action: 'look', looks: true }, { action: 'book_now' }];
    const talk = new Talk(new Map([['plain_flight', plainly(steps)]])).hear('start', {
      task: 'plain_flight',
      slots: { origin: 'NYC' },
    });
    expect(talk.failed().state).toBe('error');
    expect(talk.hear('retry').call.tool).toBe('look');
    expect(talk.done({}).state).toBe('confirming');
  });

  it('X11 the yes counts for the values it was given to: another one that an outcome sets is proposed anew', () => {
    const outcomes = { taken: { set: { departure_date: '2025-12-14' }, go: 'book_now' } };
    const steps = [{ collect: 'departure_date' }, { action: 'book_now', outcomes }];
    const talk = new Talk(new Map([['plain_flight', plainly(steps)]])).hear('start', {
      task: 'plain_flight',
      slots: { departure_date: '2025-12-12' },
    });
    expect(talk.hear('affirm').refused('taken').state).toBe('confirming');
    expect(talk.data.slots['departure_date']).toBe('2025-12-14');
  });

  it('C6 takes everything said at once and asks only for the rest', () => {
    const talk = new Talk().hear('start', {
      task: 'book_flight',
      slots: { destination: 'LA', departure_date: '2025-12-12' },
    });
    expect(talk.data).toMatchObject({ waiting_for_slot: 'origin', slots: { destination: 'Los Angeles' } });
    talk.hear('inform', { slots: { origin: 'boston' } });
    expect(talk.call.tool).toBe('search_flights');
  });

  it('C9 the second one is a change, proposed anew without a new search', () => {
    const talk = proposed().hear('inform', { slots: { flight: 'SK200' } });
    expect([talk.state, talk.data.slots['flight']]).toEqual(['confirming', 'SK200']);
    expect(talk.effects.map((effect) => effect.kind)).toEqual(['say']);
  });

  it('C7 a change of what the search rested on searches again', () => {
    const talk = proposed().hear('correct', { slots: { origin: 'Boston' } });
    expect(talk.call).toMatchObject({ tool: 'search_flights', input: { origin: 'Boston' } });
    expect(talk.done(flights).state).toBe('confirming');
  });

  it('C9 no completes without executing', () => {
    const talk = proposed().hear('deny');
    expect([talk.state, talk.said, talk.effects.length]).toEqual(['idle', ['declined'], 1]);
  });

  it('C5 a value that is not valid is cleared and asked for again with the reason', () => {
    const talk = new Talk().hear('start', { task: 'plain_flight', slots: { origin: 'NYC', destination: 'LA' } });
    talk.hear('inform', { slots: { departure_date: '2025-12-01' } });
    expect(talk.state).toBe('waiting_for_slot');
    expect(talk.said).toEqual(['invalid.date_past', 'task.plain_flight.departure_date.reprompt']);
    expect(talk.data.slots['departure_date']).toBeUndefined();
    expect(talk.data.metadata).toEqual({});
  });

  it('C8 a failed action is an error with what to recover to, and is tried again from its step', () => {
    const talk = proposed().hear('affirm').failed();
    expect(talk.state).toBe('error');
    expect(talk.data.metadata['error']).toEqual({
      type: 'ActionFailed',
      message: 'lost',
      timestamp: Date.parse('2025-12-03T15:00:00Z') / 1000,
      recovery_state: 'executing_action',
    });
    expect(talk.hear('retry').call.tool).toBe('book_flight');
    expect(talk.done({ reference: 'SK-1' }).state).toBe('idle');
    expect(talk.data.metadata).toEqual({});
  });

  it('C8 an action that finds something missing has it asked for, and comes again', () => {
    const talk = proposed()
      .hear('affirm')
      .done({ missing: ['departure_date'] });
    expect([talk.state, talk.data.waiting_for_slot]).toEqual(['waiting_for_slot', 'departure_date']);
  });

  it('C8 an action that wants a confirmation gets it and is run again with it', () => {
    const talk = new Talk().hear('start', {
      task: 'plain_flight',
      slots: { origin: 'NYC', destination: 'LA', departure_date: '2025-12-12' },
    });
    expect(talk.hear('affirm').done({ outcome: 'confirm' }).state).toBe('confirming');
    expect(talk.hear('affirm').call.input).toMatchObject({ confirmed: true });
  });

  it('C8 an outcome that the task foresees goes the way it says', () => {
    const talk = new Talk().hear('start', {
      task: 'book_flight',
      slots: { origin: 'NYC', destination: 'LA', departure_date: '2025-12-12' },
    });
    talk.done({ outcome: 'none' });
    expect([talk.state, talk.data.waiting_for_slot]).toEqual(['waiting_for_slot', 'departure_date']);
    talk.hear('inform', { slots: { departure_date: '2025-12-13' } }).done(flights);
    expect(talk.hear('affirm').refused('sold_out').call.tool).toBe('search_flights');
  });

  it('C2 cancel leads to idle from every state of rest', () => {
    expect(new Talk().hear('start', { task: 'book_flight' }).hear('cancel').state).toBe('idle');
    expect(proposed().hear('cancel').state).toBe('idle');
    expect(proposed().hear('affirm').failed().hear('cancel').state).toBe('idle');
    expect(new Talk().hear('cancel').state).toBe('idle');
  });

  it('C2 no intent keeps an active task where it is', () => {
    const talk = new Talk().hear('start', { task: 'book_flight' }).hear('unclear');
    expect([talk.state, talk.data.waiting_for_slot]).toEqual(['waiting_for_slot', 'origin']);
    expect(proposed().hear('unclear').state).toBe('confirming');
    expect(new Talk().hear('unclear').state).toBe('idle');
  });

  it('C9 what had failed before it was set aside is proposed again, not done unasked', () => {
    const talk = proposed().hear('affirm').failed();
    talk.hear('start', { task: 'cancel_booking' }).hear('cancel');
    expect([talk.state, talk.data.current_step, talk.isCalling]).toEqual(['confirming', 'confirm_booking', false]);
  });

  it('takes up a task that was set aside where it stopped', () => {
    const talk = new Talk().hear('start', { task: 'book_flight', slots: { origin: 'NYC' } });
    talk.hear('start', { task: 'cancel_booking', slots: { booking_ref: 'sk 48213' } });
    expect([talk.state, talk.data.current_flow, talk.data.slots]).toEqual([
      'confirming',
      'cancel_booking',
      { booking_ref: 'SK-48213' },
    ]);
    talk.hear('affirm').done({});
    expect([talk.state, talk.data.current_flow, talk.data.waiting_for_slot]).toEqual([
      'waiting_for_slot',
      'book_flight',
      'destination',
    ]);
    expect(talk.data.slots).toMatchObject({ origin: 'New York' });
    expect(talk.said).toEqual(['task.cancel_booking.end', 'back_to', 'task.book_flight.destination.prompt']);
  });
});
