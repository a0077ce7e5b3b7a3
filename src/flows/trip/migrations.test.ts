import { expect, it } from 'vitest';
import { withPeriod } from './migrations.ts';

it('D7 a talk of the version before still leaves within the days that it was told', () => {
  const asked = { question: 'travel_dates', options: [], declined: [] };
  const open = '2026-02-01/2026-02-28';
  expect(withPeriod({ asked: { ...asked, about: open } })).toEqual({ asked: { ...asked, about: null, period: open } });
  const summed = { asked: { ...asked, question: 'summary', about: 'kep-breeze' } };
  expect(withPeriod(summed)).toEqual(summed);
  expect(withPeriod({})).toEqual({});
});
