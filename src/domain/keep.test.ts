import { describe, expect, it } from 'vitest';
import { keep, keptSince } from './keep.ts';

describe('how long a business keeps what it knows', () => {
  it.each([
    ['24 months', { months: 24 }],
    ['1 year', { months: 12 }],
    ['90 days', { days: 90 }],
    ['2 weeks', { days: 14 }],
  ])('G5 "%s" is for talks and customers alike', (written, kept) => {
    expect(keep.parse(written)).toEqual({ conversations: kept, customers: kept });
  });

  it('G5 each may have a time of its own', () => {
    const written = { conversations: '6 months', customers: '3 years' };
    expect(keep.parse(written)).toEqual({ conversations: { months: 6 }, customers: { months: 36 } });
    expect(keep.parse({ conversations: '6 months' })).toEqual({ conversations: { months: 6 } });
  });

  it.each(['forever', '0 days', '24', 'months', '-1 days', ''])('refuses "%s"', (written) => {
    expect(keep.safeParse(written).success).toBe(false);
  });

  it('G5 counts back by the calendar', () => {
    expect(keptSince('2026-03-15T10:00:00.000Z', { months: 24 })).toBe('2024-03-15T10:00:00.000Z');
    expect(keptSince('2026-03-15T10:00:00+01:00', { days: 14 })).toBe('2026-03-01T09:00:00.000Z');
  });
});
