import { describe, expect, it } from 'vitest';
import { GENERAL, type SpaceState, STEPS } from './context.ts';
import type { Protocol } from './protocol.ts';
import { hear, JARDIN, LUMIERE, period, says, turn, unclear } from './testing/atelier.ts';

const PERIOD = { startDate: '2026-04-15', endDate: '2026-04-15', startTime: '09:00', endTime: '12:00' };

const AT: { readonly [S in SpaceState]: object } = {
  GENERAL: {},
  REQUEST_SPACE_INFO: { step: 'REQUEST_SPACE_INFO' },
  CHOOSE_SPACE: { step: 'CHOOSE_SPACE' },
  CHOOSE_PERIOD: { step: 'CHOOSE_PERIOD', spaceId: LUMIERE },
  CONFIRM_RESERVATION_SUMMARY: {
    step: 'CONFIRM_RESERVATION_SUMMARY',
    spaceId: LUMIERE,
    period: PERIOD,
    summaryShown: true,
  },
  COMPLETE_RESERVATION: { step: 'COMPLETE_RESERVATION', spaceId: LUMIERE, period: PERIOD },
  PAYMENT_INSTRUCTIONS: { step: 'PAYMENT_INSTRUCTIONS', spaceId: LUMIERE, period: PERIOD, reservationId: LUMIERE },
};

const SPACES = { none: null, good: JARDIN, invented: 'salle-42' };
const PERIODS = {
  none: null,
  good: period('2026-04-20', '14:00', '16:00'),
  nonsense: period('le 32 avril'),
  past: period('2026-03-01'),
  closed: period('2026-05-01'),
};

type SpaceCase = keyof typeof SPACES;
type PeriodCase = keyof typeof PERIODS;

/** Where the document, E3, E4 and E5 say that it leads, in their order. */
function expected(state: SpaceState, status: Protocol['status'], space: SpaceCase, when: PeriodCase): SpaceState {
  const knowsSpace = space === 'good' || state === 'CHOOSE_PERIOD' || state === 'CONFIRM_RESERVATION_SUMMARY';
  const knowsPeriod = when === 'good' || state === 'CONFIRM_RESERVATION_SUMMARY';
  const badPeriod = when !== 'none' && when !== 'good';
  const stays = state === GENERAL ? 'REQUEST_SPACE_INFO' : state;
  if (status === 'CANCELED') return GENERAL;
  if (space === 'invented') return 'CHOOSE_SPACE';
  if (badPeriod && knowsSpace) return 'CHOOSE_PERIOD';
  const changes = space === 'good' || when === 'good';
  if (state === 'CONFIRM_RESERVATION_SUMMARY') return status === 'COMPLETED' && !changes ? GENERAL : state;
  if (state === 'CHOOSE_PERIOD') return knowsPeriod ? 'CONFIRM_RESERVATION_SUMMARY' : state;
  if (status === 'PENDING' || !knowsSpace) return stays;
  return knowsPeriod ? 'CONFIRM_RESERVATION_SUMMARY' : 'CHOOSE_PERIOD';
}

const TALKING = [GENERAL, ...STEPS.slice(0, 4)] as const;

describe.each(TALKING)('E1 E3 E4 E5 at %s', (state) => {
  describe.each(['PENDING', 'COMPLETED', 'CANCELED'] as const)('%s', (status) => {
    it.each(Object.keys(SPACES) as SpaceCase[])('with space %s and every period', (space) => {
      for (const when of Object.keys(PERIODS) as PeriodCase[]) {
        const seen = hear(AT[state], says({ status, spaceId: SPACES[space], period: PERIODS[when] }));
        expect([when, seen.state, seen.rejected]).toEqual([when, expected(state, status, space, when), false]);
        // E7: nothing is stored once it is over; a reservation is only made at the summary.
        if (seen.state === GENERAL) expect(seen.context).toEqual({});
        if (state !== 'CONFIRM_RESERVATION_SUMMARY') expect(seen.calls).not.toContain('create_reservation');
      }
    });
  });

  it('X7 what was not understood is asked again, where one was', () => {
    expect(hear(AT[state], unclear).state).toBe(state);
  });

  it('E6 E7 the router seeing another workflow clears it', () => {
    const seen = hear(AT[state], { type: 'other_workflow', entities: {}, text: '', turn });
    expect([seen.state, seen.context]).toEqual([GENERAL, {}]);
  });
});

describe('what could not be used', () => {
  const received = (logs: ReturnType<typeof hear>['logs']) =>
    logs.map(({ event, fields }) => [event, fields['received']]);

  it('E3 COMPLETED without what its step requires is logged with what was received, and stays as PENDING would', () => {
    const empty = { status: 'COMPLETED', response: '', spaceId: null, period: null };
    for (const state of ['CHOOSE_SPACE', 'CHOOSE_PERIOD'] as const) {
      const seen = hear(AT[state], says({ status: 'COMPLETED' }));
      expect([seen.state, seen.says.length, received(seen.logs)]).toEqual([state, 1, [['space.incomplete', empty]]]);
    }
    // At step 1 it merely informs.
    expect(hear(AT.REQUEST_SPACE_INFO, says({ status: 'COMPLETED' })).logs).toEqual([]);
  });

  it('E5 a space that does not exist is logged and leads to step 2; what else was said is kept', () => {
    const seen = hear(AT.GENERAL, says({ status: 'COMPLETED', spaceId: 'salle-42', period: PERIODS.good }));
    expect(seen.state).toBe('CHOOSE_SPACE');
    expect(seen.logs).toMatchObject([
      { level: 'warn', event: 'space.unknown_space', fields: { received: { spaceId: 'salle-42' } } },
    ]);
    expect(seen.context).toMatchObject({ spaceId: null, period: { startDate: '2026-04-20' } });
  });

  it.each(['nonsense', 'past', 'closed'] as const)('E5 a period that is %s is logged and leads to step 3', (when) => {
    const seen = hear(AT.CHOOSE_PERIOD, says({ status: 'COMPLETED', period: PERIODS[when] }));
    expect(seen.state).toBe('CHOOSE_PERIOD');
    expect(seen.logs).toMatchObject([
      { event: 'space.unusable_period', fields: { received: { period: { startDate: PERIODS[when].startDate } } } },
    ]);
  });

  it('E5 a time that is none is logged', () => {
    const bad = period('2026-04-20', 'noonish', '25:99');
    const seen = hear(AT.CHOOSE_PERIOD, says({ status: 'COMPLETED', period: bad }));
    expect(seen.logs).toMatchObject([{ event: 'space.unusable_time', fields: { reason: 'noonish, 25:99' } }]);
    expect(hear(AT.CHOOSE_PERIOD, says({ status: 'COMPLETED', period: PERIODS.good })).logs).toEqual([]);
  });

  it('E2 a PENDING with nothing in it is asked again, with an apology', () => {
    for (const state of STEPS.slice(0, 4)) {
      const seen = hear(AT[state], says({}));
      expect([seen.state, seen.says[0]]).toEqual([state, 'not_understood']);
    }
  });
});

describe('periods', () => {
  it('E3 no end date means the start date, no times the whole opening day', () => {
    const seen = hear(AT.CHOOSE_PERIOD, says({ status: 'COMPLETED', period: period('2026-04-20') }));
    expect(seen.context).toMatchObject({
      period: { startDate: '2026-04-20', endDate: '2026-04-20', startTime: null, endTime: null },
    });
  });

  it('E5 a bad time becomes the whole day, kept within opening hours', () => {
    const seen = hear(
      AT.CHOOSE_PERIOD,
      says({ status: 'COMPLETED', period: period('2026-04-20', 'noonish', '25:99') }),
    );
    expect(seen.context).toMatchObject({ period: { startTime: '08:00', endTime: '22:00' } });
  });

  it('a payment link that could not be made is tried again by whatever comes next', () => {
    const seen = hear(AT.PAYMENT_INSTRUCTIONS, unclear);
    expect([seen.state, seen.calls, seen.says]).toEqual([GENERAL, ['generate_payment_link'], ['payment']]);
  });
});
