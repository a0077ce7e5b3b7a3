import type { AnyMachineSnapshot } from 'xstate';
import type { Effect } from '../../../core/effect.ts';
import type { MachineEvent, TurnFacts } from '../../../core/flow.ts';
import type { JsonObject } from '../../../core/json.ts';
import { step } from '../../../core/step.ts';
import { type Business, readBusiness } from '../../../domain/business.ts';
import type { AppointmentContext } from '../context.ts';
import { createAppointmentFlow } from '../index.ts';

/** A practice for the tests, and a hand that gives events to its machine. Monday 2 March 2026, five past nine. */
export const NOW = '2026-03-02T09:05:00+00:00';

export const practice = written();
export const flow = createAppointmentFlow(practice);

function written(): Business {
  const reading = readBusiness({
    id: 'practice',
    name: 'Test Catalogue',
    timezone: 'Europe/London',
    country: 'GB',
    locales: ['en'],
    flows: ['appointment'],
    hours: { 'monday-friday': ['09:00-13:00', '14:00-17:00'] },
    resources: [{ id: 'practice-main', name: 'Main chair' }],
    contact: { phone: '020 7946 0000' },
  });
  if (!reading.ok) throw new Error(JSON.stringify(reading.complaints));
  return reading.business;
}

export function turnAt(now: string): TurnFacts {
  return {
    now,
    conversation: 'talk',
    channel: 'sms',
    address: '+447700900100',
    language: 'en',
    firstReplyId: '6f1c0f6e-5c0b-5b0e-9a53-d1c0b7a4e2f8',
  };
}

export const A = '2026-03-06T09:00:00+00:00';
export const B = '2026-03-06T09:30:00+00:00';
export const C = '2026-03-06T10:00:00+00:00';

const range = { start: NOW, end: '2026-04-06T10:05:00+01:00' };
const friday = { day: 'friday', time_window: 'morning', explicit_time: null };

const preference = { ...friday, free_text: 'Friday morning', updated_at: NOW };

export const checkedOffer = {
  slots: [A, B],
  constraints: friday,
  timezone: 'Europe/London',
  offered_at: NOW,
  calendar_check: {
    ok: true,
    calendar_id: 'practice-main',
    returned_slots_count: 350,
    filtered_slots_count: 38,
    checked_range: range,
    reason: null,
  },
};

/** A context for each of the four states. */
export const contexts = {
  idle: {},
  offered: { preference, last_offer: checkedOffer },
  pending: { preference, last_offer: checkedOffer, pending_booking: { slot: A, created_at: NOW } },
  booked: { preference, booked_booking: { slot: A, booking_id: 'b-1', booked_at: NOW } },
} satisfies { [state: string]: AppointmentContext };

export interface Moved {
  readonly state: string;
  readonly data: AppointmentContext;
  readonly effects: readonly Effect[];
  readonly rejected: boolean;
  /** The keys of what was said, in order. */
  readonly said: readonly string[];
  /** The tools that were called, with their inputs. */
  readonly calls: readonly { readonly tool: string; readonly input: JsonObject }[];
  hears(type: string, more?: object, now?: string): Moved;
}

/** A conversation in the state its context gives, ready for an event. */
export function talk(context: AppointmentContext, now = NOW): Moved {
  return moved(flow.restore(context, now), [], false);
}

function moved(snapshot: AnyMachineSnapshot, effects: readonly Effect[], rejected: boolean): Moved {
  return {
    state: flow.state(snapshot),
    data: flow.store(snapshot) as AppointmentContext,
    effects,
    rejected,
    said: effects.flatMap((effect) => (effect.kind === 'say' ? [effect.key] : [])),
    calls: effects.flatMap((effect) => (effect.kind === 'call' ? [{ tool: effect.tool, input: effect.input }] : [])),
    hears(type, more = {}, now = NOW) {
      const calls = effects.filter((effect) => effect.kind === 'call');
      const input = calls[0]?.input ?? {};
      const event = { type, entities: {}, text: type, input, output: null, reason: 'down', ...more, turn: turnAt(now) };
      const next = step(flow, snapshot, event as MachineEvent);
      return moved(next.snapshot, next.effects, next.rejected);
    },
  };
}

/** The answer of a calendar that has these slots for the wish. */
export function found(...starts: readonly string[]): { output: JsonObject } {
  const slots = starts.map((start) => ({ start, fits: true }));
  return { output: { calendar_id: 'practice-main', returned: 350, matching: 38, slots } };
}
