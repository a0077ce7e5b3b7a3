import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readBusiness } from '../../src/domain/business.ts';
import { runExamples } from '../../src/exports/flow.contract.ts';
import { newDialogue } from '../../src/flows/dialogue/context.ts';
import { createDialogueFlow } from '../../src/flows/dialogue/index.ts';
import { loadTask } from '../../src/flows/dialogue/task/load.ts';

const written = (path: string) => readFileSync(new URL(`../../demo/${path}.yaml`, import.meta.url), 'utf8');

const reading = readBusiness(parse(written('skylark')));
if (!reading.ok) throw new Error(JSON.stringify(reading.complaints));

const tasks = ['book_flight', 'cancel_booking'].map((name) => {
  const { task } = loadTask(written(`skylark/${name}`), name);
  if (task === null) throw new Error(name);
  return task;
});

const destination = {
  ...newDialogue(),
  conversation_state: 'waiting_for_slot' as const,
  current_flow: 'book_flight',
  current_step: 'collect_destination',
  waiting_for_slot: 'destination',
};

const done = { event: 'task_completed', timestamp: 1, data: { task: 'book_flight', outcome: 'done' } };

runExamples({
  flow: createDialogueFlow(reading.business, tasks),
  business: reading.business,
  now: '2025-12-03T15:00:00Z',
  states: {
    idle: newDialogue(),
    waiting_for_slot: { ...destination, slots: { origin: 'New York' } },
    error: {
      ...destination,
      conversation_state: 'error',
      current_step: 'search_flights',
      waiting_for_slot: null,
      metadata: { error: { recovery_state: 'executing_action' } },
    },
  },
  given: {
    'a flight that was booked': { ...newDialogue(), slots: { departure_date: '2025-12-12' }, trace: [done] },
    'a cancellation': { ...destination, current_flow: 'cancel_booking', waiting_for_slot: 'booking_ref', slots: {} },
    'where to': { ...destination, waiting_for_slot: 'origin', slots: { destination: 'New York' } },
    'both places': {
      ...destination,
      waiting_for_slot: 'departure_date',
      slots: { origin: 'New York', destination: 'Boston' },
    },
    'a party of four': {
      ...destination,
      waiting_for_slot: 'departure_date',
      slots: { origin: 'New York', destination: 'Boston', passengers: 4 },
    },
    'one way': {
      ...destination,
      waiting_for_slot: 'passengers',
      slots: { origin: 'New York', destination: 'Boston', departure_date: '2025-12-20', trip: 'one_way' },
    },
    'flights listed': {
      ...destination,
      current_step: 'confirm_booking',
      slots: {
        origin: 'New York',
        destination: 'Boston',
        departure_date: '2025-12-20',
        flight: 'SK2',
        flights: [
          { id: 'SK1', time: '08:00', cents: 9000 },
          { id: 'SK2', time: '10:00', cents: 12000 },
        ],
      },
    },
    'another day than first put': {
      ...destination,
      current_step: 'confirm_booking',
      slots: { origin: 'New York', destination: 'Boston', departure_date: '2025-12-21' },
      trace: [
        { event: 'task_started', timestamp: 1, data: {} },
        { event: 'action_answered', timestamp: 1, data: {} },
        { event: 'inform', timestamp: 1, data: { slots: ['departure_date'], was: { departure_date: '2025-12-20' } } },
      ],
    },
    'both ways': {
      ...destination,
      waiting_for_slot: 'passengers',
      slots: { origin: 'New York', destination: 'Boston', departure_date: '2025-12-20', return_date: '2025-12-27' },
    },
  },
});
