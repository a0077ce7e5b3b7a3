import { describe, expect, it } from 'vitest';
import { appointmentsMeant, type Named } from './meant.ts';

const friday = { start: '2026-03-06T10:00:00+01:00' };
const saturday = { start: '2026-03-07T12:00:00+01:00' };

function meant(named: Partial<Named>, standing = [friday, saturday]) {
  const { appointments, day, time } = appointmentsMeant(
    standing,
    { days: [], times: [], except: [], ...named },
    'Europe/Madrid',
  );
  return [appointments, day, time];
}

describe('which appointment is meant', () => {
  it('B9 all of them where nothing points at one, and the one on a day that was named', () => {
    expect(meant({})).toEqual([[friday, saturday], null, null]);
    expect(meant({ days: ['2026-03-07'] })).toEqual([[saturday], null, null]);
    expect(meant({ days: ['2026-03-02/2026-03-06'] })).toEqual([[friday], null, null]);
  });

  it('a day on which there is none is what they would rather have', () => {
    expect(meant({ days: ['2026-03-10'] }, [friday])).toEqual([[friday], '2026-03-10', null]);
    expect(meant({ days: ['2026-03-06', '2026-03-10'], times: ['16:00'] })).toEqual([[friday], '2026-03-10', '16:00']);
    expect(meant({ days: ['2026-03-10', '2026-03-06'] })).toEqual([[friday], '2026-03-10', null]);
  });

  it('from one day to another is no span of days', () => {
    expect(meant({ days: ['2026-03-06/2026-03-07'] }, [friday])).toEqual([[friday], '2026-03-07', null]);
    expect(meant({ days: ['2026-03-02/2026-03-08'] }, [{ start: '2026-03-02T10:00:00+01:00' }])[1]).toBeNull();
  });

  it('a day that was ruled out points at one, and is never wished for', () => {
    expect(meant({ except: ['2026-03-06'] })).toEqual([[friday], null, null]);
    expect(meant({ except: ['2026-03-09'] }, [friday])).toEqual([[friday], null, null]);
  });

  it('an hour tells two of one day apart, or is what they would rather have', () => {
    const later = { start: '2026-03-06T17:00:00+01:00' };
    expect(meant({ days: ['2026-03-06'], times: ['17:00'] }, [friday, later])).toEqual([[later], null, null]);
    expect(meant({ times: ['10:00', '12:30'] }, [friday])).toEqual([[friday], null, '12:30']);
    expect(meant({ times: ['12:30'] }, [friday])).toEqual([[friday], null, '12:30']);
  });
});
