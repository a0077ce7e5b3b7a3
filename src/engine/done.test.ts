import { describe, expect, it } from 'vitest';
import { deedIn } from './done.ts';
import type { TurnInput } from './input.ts';
import type { Working } from './working.ts';

const NOW = '2026-02-01T09:00:00+07:00';

/** A turn that a payment begins, and what its tool answers. */
function told(outcome: object) {
  const event = { kind: 'payment', outcome: 'confirmed', facts: { booking: 'trip-1' } };
  const input = { now: NOW, events: [{ id: 'paid', seq: 1, receivedAt: NOW, event }] } as unknown as TurnInput;
  const working = { interpretation: null, results: [{ tool: 'confirmBooking', outcome }] } as unknown as Working;
  return deedIn(input, working);
}

describe('what a reply tells of', () => {
  it('X5 is the booking that a payment confirms', () => {
    expect(told({ kind: 'done', output: { status: 'confirmed' } })).toEqual({
      deed: { act: 'book', booking: 'trip-1' },
    });
  });

  it('D9 X5 is nothing where the money came and the places were gone', () => {
    expect(told({ kind: 'refused', reason: 'places' })).toEqual({});
  });
});
