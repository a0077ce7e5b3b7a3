import { describe, expect, it } from 'vitest';
import type { Mention, Reading } from '../../../core/reading.ts';
import type { AppointmentContext } from '../context.ts';
import { checkedOffer, contexts, flow, NOW } from '../testing/practice.ts';
import { answer, calendarDay, choice, count, cue, heard, not, time, weekday, window } from '../testing/reading.ts';

/** Friday 9:00 and Friday 12:00. */
const halves = {
  ...contexts.offered,
  last_offer: { ...checkedOffer, slots: ['2026-03-06T09:00:00+00:00', '2026-03-06T12:00:00+00:00'] },
};
/** Friday 9:00 and Monday 14:00. */
const days = {
  ...contexts.offered,
  last_offer: { ...checkedOffer, slots: ['2026-03-06T09:00:00+00:00', '2026-03-09T14:00:00+00:00'] },
};
const single = { ...contexts.offered, last_offer: { ...checkedOffer, slots: ['2026-03-06T09:00:00+00:00'] } };
const failed = {
  last_offer: { ...checkedOffer, slots: [], calendar_check: { ...checkedOffer.calendar_check, ok: false } },
};

/** The intent a reading comes to, with its entities; `unclear` when no rule could tell. */
function means(context: AppointmentContext, reading: Reading): { type: string; entities: object } {
  const expectation = flow.expects(flow.restore(context, NOW));
  const hearing = expectation.hear(reading, () => true);
  if (hearing === null) return { type: expectation.otherwise, entities: {} };
  const { type, entities } = hearing;
  const schema = expectation.intents[type]?.entities;
  expect(schema?.safeParse(entities).success, `${type} ${JSON.stringify(hearing)}`).toBe(true);
  return { type, entities };
}

const FRIDAY = weekday('friday', '2026-03-06');
const MONDAY = weekday('monday', '2026-03-09');

describe('with nothing on the table', () => {
  it('A9 a day, a time or a window is a constraint; a named day always gives its date', () => {
    expect(means({}, heard(FRIDAY, window('morning')))).toEqual({
      type: 'constraint',
      entities: { date: '2026-03-06', day: 'friday', window: 'morning' },
    });
    expect(means({}, heard(calendarDay('2026-03-13', 'friday'), time('10:00'))).entities).toEqual({
      date: '2026-03-13',
      time: '10:00',
    });
  });

  it('A2 a bare weekday gives its name, any other day its date, a span both its ends', () => {
    expect(means({}, heard(FRIDAY)).entities).toEqual({ date: '2026-03-06', day: 'friday' });
    expect(means({}, heard(calendarDay('2026-03-13', 'friday'))).entities).toEqual({ date: '2026-03-13' });
    const week = { kind: 'dates', from: '2026-03-09', to: '2026-03-15' } as const;
    expect(means({}, heard(week)).entities).toEqual({ dates: '2026-03-09/2026-03-15' });
  });

  it('A2 bounds become a window, and a lone bound is the time that was named', () => {
    expect(means({}, heard(window(null, '15:00'))).entities).toEqual({ window: '15:00-24:00', time: '15:00' });
    expect(means({}, heard(window(null, '14:00', '16:00'))).entities).toEqual({ window: '14:00-16:00' });
    expect(means({}, heard(window('lunchtime'))).entities).toEqual({ window: '12:00-14:00' });
    expect(means({}, heard(window('night'))).entities).toEqual({ window: 'evening' });
  });

  it('A2 two windows mean what both allow, or else what either does', () => {
    expect(means({}, heard(window('afternoon'), window(null, '15:00'))).entities).toMatchObject({
      window: '15:00-17:00',
    });
    expect(means({}, heard(window('morning'), window('afternoon'))).entities).toMatchObject({ window: '00:00-17:00' });
    expect(means({}, heard(not(window('morning')))).entities).toEqual({ window: '12:00-24:00' });
  });

  it('A9 "any time" and "as soon as possible" are enough', () => {
    expect(means({}, heard(cue('any_time')))).toEqual({ type: 'constraint', entities: { open: 'time' } });
    expect(means({}, heard(cue('soonest')))).toEqual({ type: 'constraint', entities: { open: 'everything' } });
  });

  it('X9 a number alone is an hour, settled by the opening hours', () => {
    expect(means({}, heard('10', count(10), choice(10, false))).entities).toEqual({ time: '10:00' });
    expect(means({}, heard('3', count(3), choice(3, false))).entities).toEqual({ time: '15:00' });
    expect(means({}, heard('930', count(930))).entities).toEqual({ time: '09:30' });
    expect(means({}, heard('2560', count(2560))).type).toBe('unclear');
  });

  it('A3 an ordinal without an offer selects nothing', () => {
    expect(means({}, heard(choice(1))).type).toBe('select');
  });

  it('A9 the wish to book alone is no constraint', () => {
    expect(means({}, heard(cue('book'))).type).toBe('unclear');
  });

  it('X8 after a failed check, "try again" and yes repeat it', () => {
    expect(means(failed, heard(cue('retry')))).toEqual({ type: 'constraint', entities: {} });
    expect(means(failed, heard(answer('yes')))).toEqual({ type: 'constraint', entities: {} });
    expect(means({}, heard(cue('retry'))).type).toBe('unclear');
  });

  it.each([
    ['cancel', heard(cue('cancel'))],
    ['confirm', heard(answer('yes'))],
    ['decline', heard(answer('no'))],
    ['constraint', heard(answer('yes'), FRIDAY)],
  ])('A9 hears %s', (type, reading) => expect(means({}, reading).type).toBe(type));
});

describe('with two slots on the table', () => {
  it('A8 "the 2nd" is a day where that tells the slots apart, and the second of them where it does not', () => {
    const the2nd: Reading = {
      text: 'the 2nd',
      locale: 'en',
      mentions: [
        { kind: 'date', date: '2026-03-02', weekday: 'monday', form: 'calendar', start: 0, end: 7 },
        { kind: 'choice', pick: 2, certain: false, start: 4, end: 7 },
      ],
      rest: '',
    };
    const offered = (...slots: string[]) => ({ ...contexts.offered, last_offer: { ...checkedOffer, slots } });
    const [three, half, tuesday] = [
      '2026-03-02T15:00:00+00:00',
      '2026-03-02T15:30:00+00:00',
      '2026-03-03T15:00:00+00:00',
    ];
    expect(means(offered(three, half), the2nd)).toEqual({ type: 'select', entities: { choice: 2 } });
    expect(means(offered(three, tuesday), the2nd)).toEqual({ type: 'select', entities: { choice: 1 } });
  });

  it.each([
    ['an ordinal', heard(choice(2)), 2],
    ['a number', heard('2', choice(2, false), count(2)), 2],
    ['a time', heard(time('12:00')), 2],
    ['an hour without am or pm', heard(time('21:00')), 1],
    ['a part of the day', heard(window('morning')), 1],
    ['a day and a time', heard(FRIDAY, time('09:00', true)), 1],
    ['the later one', heard(choice('later')), 2],
    ['either', heard(choice('either')), 1],
    ['all but the first', heard(not(choice(1))), 2],
    ['yes, the first', heard(answer('yes'), choice(1)), 1],
  ])('A8 X6 %s selects', (_, reading, choice) => {
    expect(means(halves, reading)).toEqual({ type: 'select', entities: { choice } });
  });

  it('A8 X6 a number within a sentence selects, by its place or by its hour', () => {
    const sentence = (text: string, value: number) => {
      const start = text.search(/\d/);
      const mention = { ...count(value), start, end: start + String(value).length } as Mention;
      return { ...heard(text), mentions: [mention], rest: 'works' };
    };
    expect(means(halves, sentence('2 works for me', 2))).toEqual({ type: 'select', entities: { choice: 2 } });
    expect(means(halves, sentence('let us do 12', 12))).toEqual({ type: 'select', entities: { choice: 2 } });
    expect(means(halves, sentence('I have 3 teeth', 3)).type).toBe('unclear');
    expect(means(halves, sentence('could you do 430', 430))).toMatchObject({
      type: 'constraint',
      entities: { time: '16:30' },
    });
    // Closed at both, but five in the morning is nobody's hour (X9).
    expect(means(halves, sentence('could you do 5', 5))).toMatchObject({
      type: 'constraint',
      entities: { time: '17:00' },
    });
    expect(means(days, heard('11', count(11), answer('yes')))).toMatchObject({ type: 'constraint' });
  });

  it('A8 a day that only one of them is on selects it', () => {
    expect(means(days, heard(MONDAY))).toEqual({ type: 'select', entities: { choice: 2 } });
    expect(means(days, heard(calendarDay('2026-03-09', 'monday')))).toEqual({
      type: 'select',
      entities: { choice: 2 },
    });
  });

  it('A8 what fits neither is a new constraint', () => {
    expect(means(days, heard(weekday('tuesday', '2026-03-03')))).toMatchObject({
      type: 'constraint',
      entities: { day: 'tuesday' },
    });
    expect(means(halves, heard(time('15:00', true))).type).toBe('constraint');
  });

  it('A8 what fits both shows the two again', () => {
    expect(means(halves, heard(FRIDAY)).type).toBe('unclear');
    expect(means(halves, heard(answer('yes'))).type).toBe('unclear');
    expect(means(halves, heard('what a nice day')).type).toBe('unclear');
  });

  it('A8 a yes to the only one selects it', () => {
    expect(means(single, heard(answer('yes')))).toEqual({ type: 'select', entities: { choice: 1 } });
  });

  it('A8 "the first one but at 10" is a wish for the day of the first', () => {
    const anyDay = { ...days, preference: { ...contexts.offered.preference, day: null } };
    expect(means(anyDay, heard(choice(1), time('10:00')))).toEqual({
      type: 'constraint',
      entities: { date: '2026-03-06', time: '10:00' },
    });
    expect(means(days, heard(choice(1), time('10:00'))).entities).toEqual({ time: '10:00' });
  });

  it('A8 asked for something later, not the later of the two is meant', () => {
    expect(means(halves, heard(choice('later'), cue('question')))).toEqual({
      type: 'constraint',
      entities: { date: '2026-03-06', window: '12:01-24:00' },
    });
  });

  it.each([
    ['decline', heard(choice('none'))],
    ['decline', heard(answer('no'))],
    ['decline', heard(cue('change'))],
    ['decline', heard(answer('no'), FRIDAY)],
    ['unclear', heard(cue('recall'))],
    ['unclear', heard(cue('any_time'))],
    ['cancel', heard(cue('cancel'))],
    ['constraint', heard(answer('no'), MONDAY)],
    ['constraint', heard(not(FRIDAY))],
    ['constraint', heard(cue('soonest'))],
  ])('A8 hears %s', (type, reading) => expect(means(halves, reading).type).toBe(type));

  it('X12 whoever wants to think it over gives nothing up', () => {
    const thinking = { type: 'unclear', entities: { later: true } };
    expect(means(halves, heard(answer('not_yet')))).toEqual(thinking);
    expect(means(halves, heard(cue('pause')))).toEqual(thinking);
  });
});

describe('with a slot that waits for a yes', () => {
  it('A7 CHANGE_REQUEST beats the others', () => {
    expect(means(contexts.pending, heard(answer('yes'), weekday('tuesday', '2026-03-03')))).toEqual({
      type: 'change_request',
      entities: { date: '2026-03-03', day: 'tuesday' },
    });
    expect(means(contexts.pending, heard(answer('no'), time('10:00'))).type).toBe('change_request');
    expect(means(contexts.pending, heard(answer('yes'), cue('change'))).type).toBe('change_request');
  });

  it('A7 its own day and time are no change', () => {
    expect(means(contexts.pending, heard(FRIDAY, time('09:00'))).type).toBe('unclear');
    expect(means(contexts.pending, heard(FRIDAY, cue('question'))).type).toBe('unclear');
  });

  it('X11 the rules hear no yes, whatever agrees: that is for the judge alone', () => {
    const { intents, hear } = flow.expects(flow.restore(contexts.pending, NOW));
    for (const reading of [
      heard(answer('yes')),
      heard(cue('book')),
      heard(cue('retry')),
      heard(answer('yes'), FRIDAY, time('09:00')),
      heard(answer('yes'), choice(1)),
    ]) {
      expect(hear(reading, () => true)?.type).not.toBe('confirm');
    }
    expect(intents['confirm']?.commits?.({})).toBe(true);
  });

  it('A7 of two days or times, the one that is not its own is meant', () => {
    expect(means(contexts.pending, heard(FRIDAY, MONDAY)).entities).toEqual({ date: '2026-03-09', day: 'monday' });
    expect(means(contexts.pending, heard(cue('change'), time('09:00'), time('10:00')))).toEqual({
      type: 'change_request',
      entities: { time: '10:00' },
    });
  });

  it('A7 the other of the two is a change to its day and time', () => {
    const other = { type: 'change_request', entities: { date: '2026-03-06', time: '09:30' } };
    expect(means(contexts.pending, heard(choice(2)))).toEqual(other);
    expect(means(contexts.pending, heard(choice('other'), cue('change')))).toEqual(other);
  });

  it('A7 the number of the same slot again is no yes', () => {
    expect(means(contexts.pending, heard('1', choice(1, false), count(1))).type).toBe('unclear');
  });

  it('A7 a time alone means the day of the slot, which is said where the preference does not', () => {
    const elsewhere = { ...contexts.pending, preference: { ...contexts.pending.preference, day: 'thursday' } };
    expect(means(elsewhere, heard(time('10:00'))).entities).toEqual({ date: '2026-03-06', time: '10:00' });
    expect(means(contexts.pending, heard(time('10:00'))).entities).toEqual({ time: '10:00' });
  });

  it('X8 "try again" repeats the check that failed', () => {
    const { last_offer } = contexts.pending;
    const down = { ...last_offer, calendar_check: { ...last_offer.calendar_check, ok: false } };
    expect(means({ ...contexts.pending, last_offer: down }, heard(cue('retry'))).type).toBe('change_request');
  });

  it.each([
    ['decline', heard(answer('no'))],
    ['decline', heard(not(FRIDAY))],
    ['decline', heard(choice('none'))],
    ['cancel', heard(cue('cancel'))],
    ['unclear', heard(answer('not_yet'), cue('recall'))],
    ['unclear', heard(answer('not_yet'), FRIDAY)],
    ['cancel', heard(answer('no'), cue('nothing_else'))],
    ['change_request', heard(choice('later'))],
    ['change_request', heard(cue('soonest'))],
    ['unclear', heard(cue('question'))],
    ['unclear', heard('what a nice day')],
  ])('A7 hears %s', (type, reading) => expect(means(contexts.pending, reading).type).toBe(type));
});

describe('once booked', () => {
  it.each([
    ['confirm', heard(FRIDAY, cue('question'))],
    ['confirm', heard(cue('recall'))],
    ['confirm', heard(answer('yes'))],
    ['unclear', heard(MONDAY)],
    ['change_request', heard(MONDAY, cue('correction'))],
    ['change_request', heard(cue('change'))],
    ['change_request', heard(not(FRIDAY))],
    ['cancel', heard(cue('cancel'))],
    ['unclear', heard('what a nice day')],
  ])('A6 hears %s', (type, reading) => expect(means(contexts.booked, reading).type).toBe(type));
});

describe('what a model may claim', () => {
  const { intents } = flow.expects(flow.restore(contexts.offered, NOW));

  it('X1 an option that was not listed is not grounded', () => {
    expect(intents['select']?.grounded?.({ choice: 2 }, heard('that one'))).toBe(true);
    expect(intents['select']?.grounded?.({ choice: 3 }, heard('that one'))).toBe(false);
  });

  it('X1 a day that nobody named is not grounded', () => {
    const friday = { date: '2026-03-06', day: 'friday' };
    expect(intents['constraint']?.grounded?.(friday, heard(FRIDAY))).toBe(true);
    expect(intents['constraint']?.grounded?.(friday, heard('some day'))).toBe(false);
  });

  it('X1 each state can hear only what its machine takes', () => {
    for (const context of Object.values(contexts)) {
      const snapshot = flow.restore(context, NOW);
      for (const type of Object.keys(flow.expects(snapshot).intents)) {
        const event = { type, entities: { choice: 1 }, text: '', turn: { now: NOW } };
        expect(snapshot.can(event as never), `${flow.state(snapshot)} ${type}`).toBe(true);
      }
    }
  });

  it('X8 what the rules are sure of needs no model', () => {
    const hearing = flow.expects(flow.restore(contexts.pending, NOW)).hear(heard(answer('no')), () => true);
    expect(hearing).toMatchObject({ type: 'decline', certainty: 'sure' });
  });
});
