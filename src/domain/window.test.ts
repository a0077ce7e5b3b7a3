import { describe, expect, it } from 'vitest';
import type { Moment } from './moment.ts';
import { restsOf, windowWithout } from './window.ts';
import { wishFrom } from './wish.ts';
import { parseRests, parseWindow } from './wished-hours.ts';
import { minuteOf } from './zoned.ts';

const OPEN = { from: '09:00', to: '17:00' };

function range(from: string, to: string) {
  return { from: minuteOf(from), to: minuteOf(to) };
}

describe('what hours that are ruled out leave of a day', () => {
  it('leaves both sides of what is cut out of its middle', () => {
    expect(windowWithout([range('13:00', '15:00')], { of: null, open: OPEN })).toBe('00:00-13:00+15:00-24:00');
    expect(windowWithout([range('13:00', '15:00')], { of: 'afternoon', open: OPEN })).toBe('12:00-13:00+15:00-17:00');
  });

  it('leaves out the side on which nobody is there', () => {
    expect(windowWithout([range('00:00', '12:00')], { of: null, open: OPEN })).toBe('12:00-24:00');
    expect(windowWithout([range('09:00', '10:00')], { of: null, open: OPEN })).toBe('10:00-24:00');
    expect(windowWithout([range('16:00', '24:00')], { of: null, open: OPEN })).toBe('00:00-16:00');
  });

  it('cuts again what is left of an earlier cut', () => {
    const of = windowWithout([range('12:00', '13:00')], { of: null, open: OPEN });
    expect(windowWithout([range('15:00', '16:00')], { of, open: OPEN })).toBe('00:00-12:00+13:00-15:00+16:00-24:00');
  });

  it('leaves nothing of what is ruled out whole', () => {
    expect(windowWithout([range('11:00', '16:00')], { of: 'afternoon', open: OPEN })).toBe('16:00-17:00');
    expect(windowWithout([range('00:00', '24:00')], { of: null, open: OPEN })).toBeNull();
    expect(restsOf([range('12:00', '17:00')], OPEN, [range('12:00', '17:00')])).toEqual([]);
  });
});

describe('a wish for what is left', () => {
  it('reads its rests in order, and from the first to the last', () => {
    expect(parseRests('00:00-13:00+15:00-24:00')).toEqual([range('00:00', '13:00'), range('15:00', '24:00')]);
    expect(parseWindow('00:00-13:00+15:00-24:00')).toEqual(range('00:00', '24:00'));
    expect(parseRests('15:00-24:00+00:00-13:00')).toBeNull();
    expect(parseRests('15:00-24:00+')).toBeNull();
  });

  it('is met on both sides, and not between', () => {
    const wish = { day: null, time_window: '00:00-13:00+15:00-24:00', explicit_time: null };
    const at = (time: string): Moment => ({ day: 20_000, minute: minuteOf(time), instant: minuteOf(time) });
    const free = ['12:30', '13:00', '14:30', '15:00'].map(at);
    const ready = wishFrom(wish, 20_000, free);
    const [before, first, between, after] = free.map(ready.closeness);
    expect(before).toBe(after);
    expect(first).toBeGreaterThan(before ?? 0);
    expect(between).toBeGreaterThan(before ?? 0);
    expect(ready.halvesOpen).toBe(true);
  });
});
