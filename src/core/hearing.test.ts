import { describe, expect, it } from 'vitest';
import {
  asOption,
  differsFrom,
  heardAnswer,
  heardChoice,
  heardPick,
  heardWish,
  isWish,
  wantsChange,
} from './hearing.ts';
import type { Mention, Reading } from './reading.ts';

function reading(text: string, ...mentions: Mention[]): Reading {
  return { text, locale: 'en', mentions, rest: '' };
}

const at = (start: number, end = start + 1) => ({ start, end });
const yes = (start: number): Mention => ({ kind: 'answer', value: 'yes', ...at(start) });
const no = (start: number): Mention => ({ kind: 'answer', value: 'no', ...at(start) });
const correction = (start: number): Mention => ({ kind: 'cue', cue: 'correction', ...at(start) });
const pick = (value: number, start = 0): Mention => ({ kind: 'choice', pick: value, certain: true, ...at(start) });
const date = (iso: string, start = 0): Mention => ({
  kind: 'date',
  date: iso,
  weekday: 'friday',
  form: 'bare',
  ...at(start),
});

describe('answers', () => {
  it('count the last word', () => {
    expect(heardAnswer(reading('yes no', yes(0), no(4)))).toBe('no');
  });

  it('keep a refusal that is followed by pleasantries', () => {
    expect(heardAnswer(reading('no, great', no(0), yes(4)))).toBe('no');
  });

  it('take a refusal back after a correction', () => {
    expect(heardAnswer(reading('no wait yes', no(0), correction(3), yes(8)))).toBe('yes');
  });

  it('are null where there was none', () => {
    expect(heardAnswer(reading('hm'))).toBeNull();
  });
});

describe('days that would do as well', () => {
  it('are those named right after one another', () => {
    const wish = heardWish(reading('a or b', date('2026-03-06', 0), date('2026-03-09', 5)));
    expect(wish.date?.date).toBe('2026-03-06');
    expect(wish.others.map((other) => other.date)).toEqual(['2026-03-09']);
  });

  it('are none where the second replaces the first, or stands in another sentence', () => {
    const corrected = heardWish(reading('a sorry b', date('2026-03-06', 0), correction(2), date('2026-03-09', 8)));
    expect([corrected.date?.date, corrected.others]).toEqual(['2026-03-09', []]);
    expect(heardWish(reading('a. My b', date('2026-03-06', 0), date('2026-03-09', 6))).others).toEqual([]);
  });
});

describe('picks', () => {
  it('take a direction over how many it is said of: "both are too early"', () => {
    const both: Mention = { kind: 'choice', pick: 'both', certain: true, ...at(0) };
    const later: Mention = { kind: 'choice', pick: 'later', certain: true, ...at(9) };
    expect(heardPick(reading('both are too early', both, later))).toBe('later');
  });
});

describe('choices', () => {
  const options = [
    { id: 'a', label: 'Tuesday, 10:00' },
    { id: 'b', label: 'Café' },
  ];

  it('X6 select by number, from the end, and by label', () => {
    expect(heardChoice(reading('2', pick(2)), options)).toBe(1);
    expect(heardChoice(reading('last', pick(-1)), options)).toBe(1);
    expect(heardChoice(reading('cafe!'), options)).toBe(1);
  });

  it('X6 are the second of two things listed, and no day of a month, unless more was said of when', () => {
    const second = { kind: 'date', date: '2026-04-02', weekday: 'thursday', form: 'calendar', ...at(0, 9) } as const;
    const said = reading('el segundo', second, pick(2, 3));
    expect(asOption(said, 2).mentions).toEqual([pick(2, 3)]);
    expect(asOption(said, 1)).toBe(said);
    const more = reading('el segundo a las 5', second, pick(2, 3), {
      kind: 'time',
      time: '17:00',
      settled: true,
      ...at(11),
    });
    expect(asOption(more, 2)).toBe(more);
  });

  it('are none beyond the list or between two', () => {
    expect(heardChoice(reading('5', pick(5)), options)).toBeNull();
    expect(heardChoice(reading('1 and 2', pick(1), pick(2, 6)), options)).toBeNull();
  });

  it('leave the other of two when one is ruled out', () => {
    expect(
      heardChoice(
        reading('not the first', { kind: 'choice', pick: 1, certain: true, negated: true, ...at(0) }),
        options,
      ),
    ).toBe(1);
  });

  it('may be a comparison', () => {
    const later = reading('later', { kind: 'choice', pick: 'later', certain: true, ...at(0) });
    expect(heardPick(later)).toBe('later');
    expect(wantsChange(later)).toBe(true);
  });
});

describe('wishes', () => {
  const standing = { date: '2026-03-06', time: '10:00' };

  it('A7 are no change when they name what stands', () => {
    expect(differsFrom(heardWish(reading('see you Friday', date('2026-03-06'))), standing)).toBe(false);
    expect(differsFrom(heardWish(reading('Saturday', date('2026-03-07'))), standing)).toBe(true);
  });

  it('C7 take what was said after a correction', () => {
    const wish = heardWish(reading('Tue, sorry, Wed', date('2026-03-10', 0), correction(5), date('2026-03-11', 12)));
    expect(wish.date?.date).toBe('2026-03-11');
  });

  it('set aside what was ruled out', () => {
    const wish = heardWish(reading('not Friday', { ...date('2026-03-06'), negated: true } as Mention));
    expect(isWish(wish)).toBe(false);
    expect(wish.ruledOut).toHaveLength(1);
  });

  it('know the bounds of a window', () => {
    const window: Mention = { kind: 'window', name: null, from: '12:00', to: null, ...at(0) };
    expect(differsFrom(heardWish(reading('after noon', window)), standing)).toBe(true);
    expect(differsFrom(heardWish(reading('after noon', window)), { ...standing, time: '12:00' })).toBe(false);
  });
});
