import { describe, expect, it } from 'vitest';
import type { Event } from '../../core/event.ts';
import { RECORD_VERSION, type TurnRecord } from '../../core/turn.ts';
import { medianTook, tookMeasure } from './cells.ts';
import { countTurn } from './count.ts';
import { summaryOf } from './summary.ts';
import type { Visit } from './visit.ts';

const TALK = {
  ...{ channel: 'sms', language: 'es', timeZone: 'Europe/Madrid' },
  stagesOf: (flow: string) => (flow === 'standing' ? undefined : ({ offered: 'offered', done: 'booked' } as const)),
};

function turn(at: string, state: string, event: Event, more: Partial<TurnRecord> = {}): TurnRecord {
  return {
    ...{
      version: RECORD_VERSION,
      conversation: 'c',
      seq: 1,
      now: at,
      flow: 'salon',
      results: [],
      said: [],
      replies: [],
    },
    events: [{ id: 'e', seq: 1, receivedAt: at, event }],
    ...{ interpretation: null, stateBefore: 'idle', stateAfter: state, rejected: null, failure: null },
    ...{ passed: [{ flow: 'salon', state, by: null }], hashes: { context: '', flow: '', words: '' }, ...more },
  };
}

const words = { kind: 'message', text: 'hola' } as const;
const paid = (outcome: string): Event => ({
  ...{ kind: 'payment', payment: 'p', outcome, facts: { cents: 5_000, currency: 'EUR', refund_cents: 2_000 } },
});

function counted(turns: readonly TurnRecord[]) {
  let visit: Visit | null = null;
  const cells = turns.flatMap((one) => {
    const sum = countTurn(visit, one, TALK);
    visit = sum.visit;
    return sum.cells;
  });
  const left = (measure: string) =>
    cells.filter((cell) => cell.measure === measure).reduce((sum, { count }) => sum + count, 0);
  return { cells, left, visit: visit as Visit | null };
}

describe('what a turn comes to in the figures', () => {
  it('G6 a visit moves on from where it stood, and is nowhere once it is booked', () => {
    const at = (minute: number) => `2026-03-02T09:0${minute}:00.000Z`;
    const way = [turn(at(0), 'idle', words), turn(at(1), 'offered', words), turn(at(5), 'done', words)];
    const half = counted(way.slice(0, 2));
    expect([half.left('stopped/idle'), half.left('stopped/offered'), half.left('wrote')]).toEqual([0, 1, 1]);
    const whole = counted(way);
    expect(['wrote', 'offered', 'chose', 'booked', 'paid'].map(whole.left)).toEqual([1, 1, 1, 1, 0]);
    expect(whole.left('stopped/offered')).toBe(0);
    expect(whole.visit?.tookSeconds).toBe(300);
  });

  it('G6 money counts in its currency on its own day, and pays for the visit it belongs to', () => {
    const { cells, left } = counted([
      turn('2026-03-02T22:30:00.000Z', 'done', words),
      turn('2026-03-02T23:30:00.000Z', 'done', paid('confirmed')),
      turn('2026-03-09T09:00:00.000Z', 'done', paid('refunded')),
    ]);
    expect([left('paid'), left('revenue/EUR'), left('refunded/EUR')]).toEqual([1, 5_000, 2_000]);
    const dayOf = (measure: string) => cells.find((cell) => cell.measure === measure)?.day;
    expect([dayOf('paid'), dayOf('revenue/EUR'), dayOf('refunded/EUR')]).toEqual([
      ...['2026-03-02', '2026-03-03', '2026-03-09'],
    ]);
    expect(summaryOf(cells).takings).toEqual([{ currency: 'EUR', cents: 5_000, refundedCents: 2_000 }]);
  });

  it('G6 what the desk attends to beside a journey, and a record of the first version, change nothing of its flow', () => {
    const aside = [{ flow: 'standing', state: 'asking', by: null }];
    const { visit } = counted([
      turn('2026-03-02T09:00:00.000Z', 'offered', words, { version: 1, passed: [] }),
      turn('2026-03-02T09:01:00.000Z', 'offered', words, { passed: aside }),
    ]);
    expect(visit).toMatchObject({ flow: 'salon', state: 'offered', step: 'offered' });
  });

  it('G6 a median of sums is right to within a twentieth', () => {
    for (const seconds of [1, 42, 300, 5_000, 400_000]) {
      const median = medianTook([{ measure: tookMeasure(seconds), count: 3 }]) ?? 0;
      expect(Math.abs(median - seconds) / seconds).toBeLessThan(0.06);
    }
    expect(medianTook([])).toBeNull();
  });
});
