import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../core/json.ts';
import { take } from './take.ts';
import type { Slot } from './task/schema.ts';
import { declared, place, proposing } from './testing/flights.ts';

const moment = { ...place, now: '2025-12-03T15:00:00Z' };

type Declared = Partial<Slot> & Pick<Slot, 'type'>;

/** What becomes of a value for a slot declared like this: the stored value, or the reason it was refused. */
function judged(slot: Declared, value: Json, others: { readonly [slot: string]: Json } = {}): unknown {
  const task = declared({
    task: 'any',
    title: { en: 'x' },
    triggers: { en: ['x'] },
    slots: { it: { names: { en: ['it'] }, ...slot } as never, other: { type: 'date', names: { en: ['other'] } } },
    steps: [{ collect: 'it' }],
    end: { en: 'x' },
  });
  const taken = take(task, others, { it: value }, moment);
  return taken.problems[0]?.reason ?? taken.slots['it'];
}

describe('values, normalised and validated (C5)', () => {
  it.each([
    ['a city by its airport', { type: 'item', list: 'cities' }, 'jfk', 'New York'],
    ['a city there is not', { type: 'item', list: 'cities' }, 'Gotham', 'not_item'],
    ['a day', { type: 'date', validators: ['future_date'] }, '2025-12-03', '2025-12-03'],
    ['a day that has passed', { type: 'date', validators: ['future_date'] }, '2025-12-02', 'date_past'],
    [
      'a day too far ahead',
      { type: 'date', validators: [{ future_date: { within_days: 30 } }] },
      '2026-02-01',
      'date_far',
    ],
    ['no day at all', { type: 'date' }, '2025-02-30', 'not_date'],
    ['a closed weekday', { type: 'date', validators: [{ weekdays: { open: ['monday'] } }] }, '2025-12-09', 'weekday'],
    ['a count', { type: 'count', validators: [{ count_range: { max: 9 } }] }, '9', 9],
    ['too many', { type: 'count', validators: [{ count_range: { max: 9 } }] }, 10, 'count_range'],
    ['half a person', { type: 'count' }, 1.5, 'not_count'],
    [
      'a time within hours',
      { type: 'time', validators: [{ open_hours: { from: '09:00', to: '17:00' } }] },
      '17:00',
      '17:00',
    ],
    [
      'a time outside',
      { type: 'time', validators: [{ open_hours: { from: '09:00', to: '17:00' } }] },
      '17:01',
      'open_hours',
    ],
    ['no time', { type: 'time' }, '25:00', 'not_time'],
    ['a reference typed in haste', { type: 'reference', pattern: 'SK-\\d{5}' }, 'sk48213', 'SK-48213'],
    ['no reference', { type: 'reference', pattern: 'SK-\\d{5}' }, 'SK-1', 'not_reference'],
    ['an e-mail address', { type: 'email' }, 'Ana@Example.com', 'ana@example.com'],
    ['no e-mail address', { type: 'email' }, 'ana at example', 'not_email'],
    ['a phone number', { type: 'phone' }, '+12125550100', '+12125550100'],
    ['no phone number', { type: 'phone' }, '12', 'not_phone'],
    ['a name', { type: 'name', normaliser: 'title_case' }, 'ana maría o’neill', 'Ana María O’neill'],
    ['no name', { type: 'name' }, '1234', 'not_name'],
    [
      'a plate',
      { type: 'text', normaliser: 'upper_case', validators: [{ length: { max: 8 } }] },
      ' ab12 cd ',
      'AB12 CD',
    ],
    ['a novel', { type: 'text', validators: [{ length: { max: 8 } }] }, 'x'.repeat(9), 'length'],
  ] satisfies readonly (readonly [string, Declared, Json, unknown])[])('C5 %s', (_, slot, value, expected) => {
    expect(judged(slot, value)).toEqual(expected);
  });

  it('C5 knows the order of dates', () => {
    const slot: Declared = { type: 'date', validators: [{ not_before: { slot: 'other' } }] };
    expect(judged(slot, '2025-12-10', { other: '2025-12-12' })).toBe('date_before');
    expect(judged(slot, '2025-12-12', { other: '2025-12-12' })).toBe('2025-12-12');
  });

  it('C7 of two values that do not go together the newer is refused', () => {
    const before = { origin: 'Boston', destination: 'Los Angeles' };
    expect(take(proposing, before, { destination: 'BOS' }, moment).slots).toEqual({ origin: 'Boston' });
    expect(take(proposing, before, { origin: 'LA', destination: 'BOS' }, moment).slots).toEqual({
      origin: 'Los Angeles',
      destination: 'Boston',
    });
  });

  it('X1 nothing but declared slots is ever written, whatever is claimed', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 })), (values) => {
        const { slots } = take(proposing, {}, values as never, moment);
        expect(Object.keys(slots).filter((slot) => !(slot in proposing.slots))).toEqual([]);
      }),
    );
  });
});
