import type { Place } from '../catalogue.ts';
import { buildTask } from '../task/build.ts';
import { type Task, type TaskSource, taskSchema } from '../task/schema.ts';

/** Small tasks and a small world for the tests beside the machine. */
export const place: Place = {
  timeZone: 'America/New_York',
  country: 'US',
  lists: {
    cities: [
      { id: 'new_york', names: ['New York', 'NYC', 'JFK'] },
      { id: 'boston', names: ['Boston', 'BOS'] },
      { id: 'los_angeles', names: ['Los Angeles', 'LA', 'LAX'] },
    ],
  },
};

const slots: TaskSource['slots'] = {
  origin: { type: 'item', list: 'cities', role: 'from', names: { en: ['origin'] }, prompt: { en: 'From where?' } },
  destination: {
    type: 'item',
    list: 'cities',
    role: 'to',
    names: { en: ['destination'] },
    prompt: { en: 'To where?' },
    validators: [{ differs_from: { slot: 'origin' } }],
  },
  departure_date: {
    type: 'date',
    names: { en: ['date'] },
    prompt: { en: 'When?' },
    reprompt: { en: 'Which other day?' },
    validators: ['future_date'],
  },
};

export function declared(source: TaskSource): Task {
  return buildTask(taskSchema.parse(source));
}

/** With a proposal and a choice before the booking. */
export const proposing = declared({
  task: 'book_flight',
  title: { en: 'book a flight' },
  triggers: { en: ['book a flight'] },
  slots: {
    ...slots,
    flight: { type: 'option', options: 'flights', names: { en: ['flight'] }, shown: { en: '{label}' } },
    passengers: { type: 'count', unit: 'people', names: { en: ['passengers'] }, default: 1 },
  },
  steps: [
    { collect: 'origin' },
    { collect: 'destination' },
    { collect: 'departure_date' },
    {
      action: 'search_flights',
      with: ['origin', 'destination', 'departure_date', 'passengers'],
      looks: true,
      outputs: { flights: 'flights', flight: 'best' },
      outcomes: { none: { say: { en: 'Nothing then.' }, clear: ['departure_date'], go: 'collect_departure_date' } },
    },
    { confirm: 'booking', message: { en: '{options} Book {flight}?' }, choose: 'flight' },
    { action: 'book_flight', outputs: { booking_ref: 'reference' }, outcomes: { sold_out: 'search_flights' } },
  ],
  end: { en: 'Booked, {booking_ref}.' },
});

/** A task without a confirmation of its own. */
export function plainly(steps: TaskSource['steps']): Task {
  return declared({
    task: 'plain_flight',
    title: { en: 'book at once' },
    triggers: { en: ['book at once'] },
    slots,
    steps,
    end: { en: 'Booked, {booking_ref}.' },
  });
}

/** As the document's first example has it. */
export const plain = plainly([
  { collect: 'origin' },
  { collect: 'destination' },
  { collect: 'departure_date' },
  { action: 'book_now', outputs: { booking_ref: 'reference' } },
]);

export const cancelling = declared({
  task: 'cancel_booking',
  title: { en: 'cancel a booking' },
  triggers: { en: ['cancel a booking'] },
  slots: {
    booking_ref: {
      type: 'reference',
      pattern: 'SK-\\d{5}',
      names: { en: ['reference'] },
      prompt: { en: 'Which one?' },
      carry: true,
    },
  },
  steps: [
    { collect: 'booking_ref' },
    { confirm: 'cancellation', message: { en: 'Cancel {booking_ref}?' } },
    { action: 'cancel_booking' },
  ],
  end: { en: 'Cancelled.' },
});

export const tasks: ReadonlyMap<string, Task> = new Map(
  [proposing, plain, cancelling].map((task) => [task.task, task] as const),
);
