import { type Business, readBusiness } from '../../../domain/business.ts';

/** A practice whose desk may do everything in the chat, and what it stores in each state where a talk rests. */
export const NOW = '2026-03-02T09:05:00+00:00';

export const deskOfTests = written();

function written(): Business {
  const reading = readBusiness({
    id: 'practice',
    name: 'Test Practice',
    timezone: 'Europe/London',
    country: 'GB',
    locales: ['en', 'es', 'fr', 'zh', 'km'],
    flows: ['appointment'],
    hours: { 'monday-friday': ['09:00-13:00', '14:00-17:00'] },
    resources: [{ id: 'ana', name: 'Ana' }],
    contact: { phone: '020 7946 0000' },
    standing: { callOff: 'here', move: 'here' },
  });
  if (!reading.ok) throw new Error(reading.complaints.join('\n'));
  return reading.business;
}

const first = { id: 'b1', start: '2026-03-06T09:30:00+00:00', what: 'a visit' };
const second = { id: 'b2', start: '2026-03-09T10:00:00+00:00', what: 'a visit' };
const time = { start: '2026-03-10T09:30:00+00:00', resource: 'ana', what: 'a visit' };
const wish = { day: null, time_window: null, explicit_time: null, items: [], shift: null };

export const STATES = {
  idle: {},
  asking_which: { purpose: 'call_off', wish, question: 'which', bookings: [first, second] },
  asking_call_off: { purpose: 'call_off', wish, question: 'call_off', bookings: [first] },
  asking_undo: { purpose: 'undo', wish, question: 'undo', bookings: [first] },
  asking_when: { purpose: 'move', wish, question: 'when', bookings: [first] },
  asking_move: { purpose: 'move', wish, question: 'move', bookings: [first], times: [time] },
  asking_coming: { question: 'coming', reminded: first },
  asking_instead: { purpose: 'instead', wish, question: 'instead', bookings: [first], reminded: first },
  asking_name: { question: 'name', lacks: 'name' },
  asking_reference: { purpose: 'tell', question: 'reference', ticket: { reference: null, name: null, opened: false } },
  asking_code: { purpose: 'tell', question: 'code', ticket: { reference: 'SK-48213', name: 'Tom', opened: false } },
} as const satisfies { readonly [state: string]: object };
