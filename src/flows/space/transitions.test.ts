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

  it('E6 the router seeing another workflow clears it', () => {
    const seen = hear(AT[state], { type: 'other_workflow', entities: {}, text: '', turn });
    expect([seen.state, seen.context]).toEqual([GENERAL, {}]);
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
