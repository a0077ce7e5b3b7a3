import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import type { MachineEvent } from '../../core/flow.ts';
import type { AppointmentContext } from './context.ts';
import { appointmentContext } from './context.ts';
import { standing } from './life.ts';
import { A, B, C, flow, found, type Moved, NOW, talk, turnAt } from './testing/practice.ts';

const wish = { entities: { date: '2026-03-06', day: 'friday' } };

/** One of everything that can happen; the inputs of tools are whatever was called for. */
const HAPPENINGS: readonly (readonly [string, object])[] = [
  ['constraint', wish],
  ['constraint', { entities: { open: 'everything' } }],
  ['constraint', { entities: { time: '10:00', except: ['friday'] } }],
  ['select', { entities: { choice: 1 } }],
  ['select', { entities: { choice: 2 } }],
  ['confirm', {}],
  ['decline', {}],
  ['change_request', { entities: { window: 'afternoon' } }],
  ['change_request', {}],
  ['cancel', {}],
  ['unclear', {}],
  ['lead', { name: 'Tom', phone: '+447700900123' }],
  ['touched', {}],
  ['check_calendar.done', found(A, B)],
  ['check_calendar.done', found(C)],
  ['check_calendar.done', found()],
  ['check_calendar.failed', {}],
  ['check_calendar.refused', {}],
  ['book.done', { output: { booking_id: 'b-1', slot: A } }],
  ['book.refused', { reason: 'taken' }],
  ['book.failed', {}],
];

describe('exploring the machine', () => {
  it('A5 reaches every state, and no other', () => {
    const input = { day: null, time_window: null, explicit_time: null, from: NOW, to: NOW, slot: A };
    const events = HAPPENINGS.map(([type, more]) => ({
      type,
      entities: {},
      text: type,
      input,
      reason: 'down',
      ...more,
      turn: turnAt(NOW),
    })) as unknown as MachineEvent[];
    const paths = getShortestPaths(flow.machine, {
      events,
      serializeState: ({ value, context }) =>
        JSON.stringify([value, Object.keys(context.data).sort(), context.data.last_offer?.slots.length]),
      limit: 20_000,
    });
    const reached = new Set(paths.map(({ state }) => String(state.value)));
    expect([...reached].sort()).toEqual(Object.keys(flow.states).sort());
    for (const { state } of paths) expect(() => appointmentContext.parse(state.context.data)).not.toThrow();
  });

  it('A1 A4 A10 A12 X5 keeps its promises on any walk', () => {
    const step = fc.record({
      happening: fc.constantFrom(...HAPPENINGS),
      minutes: fc.constantFrom(0, 1, 30, 119, 120),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let at = Date.parse(NOW);
        let here: Moved = talk({});
        for (const { happening, minutes } of steps) {
          const [type, more] = happening;
          if (here.calls.length === 0) {
            at += minutes * 60_000;
            here = talk(here.data, iso(at));
          }
          const next = here.hears(type, more, iso(at));
          if (!next.rejected) keepsPromises(here, next, type);
          here = next.rejected ? here : next;
        }
      }),
      { numRuns: 500 },
    );
  });
});

function keepsPromises(before: Moved, after: Moved, type: string): void {
  const data: AppointmentContext = after.data;
  expect(appointmentContext.safeParse(data).success, 'A1 the context is as it should be').toBe(true);
  if (before.data.booked_booking) expect(data.booked_booking, 'A4').toEqual(before.data.booked_booking);
  if (data.booked_booking && !before.data.booked_booking) expect(type, 'A7').toBe('book.done');
  const offered = data.last_offer?.slots ?? [];
  const stood = before.data.last_offer?.slots ?? [];
  const grown = offered.some((slot) => !stood.includes(slot));
  if (grown) expect(type, 'A10 an offer follows a check').toBe('check_calendar.done');
  if (type.startsWith('check_calendar')) expect(data.last_offer?.calendar_check, 'A12').toBeDefined();
  const claims = after.said.filter((key) => key.startsWith('booked'));
  if (claims.length > 0) expect(data.booked_booking, 'X5').toBeDefined();
  if (after.calls.length === 0) expect(after.state, 'A1 the state is worked out from the context').toBe(standing(data));
}

function iso(instant: number): string {
  return new Date(instant).toISOString();
}
