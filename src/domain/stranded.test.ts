import { describe, expect, it } from 'vitest';
import type { Booking } from './booking.ts';
import { readBusiness } from './business.ts';
import { strandedBy } from './stranded.ts';

const FILE = {
  ...{ id: 'salon', name: 'Salon', timezone: 'Europe/Madrid', country: 'ES', locales: ['es'], flows: ['salon'] },
  hours: { 'monday-friday': ['10:00-20:00'] },
  contact: { phone: '+34 91 000 0000', email: 'salon@example.org' },
  resources: [
    { id: 'ana', name: 'Ana', breaks: { thursday: ['14:00-15:00'] } },
    { id: 'chairs', name: 'Chairs', units: 2 },
  ],
  settings: { salon: { services: [{ name: 'Corte' }, { name: 'Tinte' }], trips: [{ id: 'coast' }] } },
};

function written(change: object = {}) {
  const document = { ...FILE, ...change };
  const reading = readBusiness(document);
  if (!reading.ok) throw new Error(JSON.stringify(reading.complaints));
  return { business: reading.business, document };
}

/** On Thursday, 5 March. */
const booked = (from: string, to: string, more: Partial<Booking> = {}): Booking => ({
  ...{ id: `${from} ${to}`, key: from, business: 'salon', resource: 'ana', unit: 1, status: 'confirmed' },
  ...{ start: `2026-03-05T${from}:00+01:00`, end: `2026-03-05T${to}:00+01:00` },
  ...{ conversation: null, customer: null, details: {}, heldUntil: null, ...more },
});

const BOOKINGS: readonly Booking[] = [
  booked('10:00', '11:00', { details: { services: ['Corte'] } }),
  booked('19:00', '20:00', { details: { services: ['Tinte'] } }),
  // A dye that works over lunch, and what was always outside the hours.
  booked('13:30', '15:30'),
  booked('21:00', '22:00'),
  booked('12:00', '13:00', { resource: 'chairs', unit: 2 }),
  booked('08:00', '09:00', { resource: 'coast' }),
];

const strandedStarts = (change: object) =>
  strandedBy(written(), written(change), BOOKINGS).map(({ id }) => id.slice(0, 5));

describe('what a change of a business leaves stranded', () => {
  it('G4 G7 is nothing where nobody, nothing and no hour is gone', () => {
    expect(strandedStarts({})).toEqual([]);
    expect(strandedStarts({ hours: { 'monday-saturday': ['09:00-20:30'] }, name: 'Another' })).toEqual([]);
  });

  it('G4 G7 is what lies outside of shorter hours, breaks and closed days by more than it did', () => {
    expect(strandedStarts({ hours: { 'monday-friday': ['10:00-19:30'] } })).toEqual(['19:00']);
    const closed = [{ date: '2026-03-05', hours: 'closed' }];
    expect(strandedStarts({ exceptions: closed })).toEqual(['10:00', '19:00', '13:30', '12:00']);
    const [ana, chairs] = FILE.resources;
    const lunch = { ...ana, breaks: { thursday: ['10:30-15:00'] } };
    expect(strandedStarts({ resources: [lunch, chairs] })).toEqual(['10:00', '13:30']);
  });

  it('G4 G7 is what was booked with somebody who is gone, or on a unit too many', () => {
    const [ana, chairs] = FILE.resources;
    expect(strandedStarts({ resources: [chairs] })).toEqual(['10:00', '19:00', '13:30', '21:00']);
    expect(strandedStarts({ resources: [ana, { ...chairs, units: 1 }] })).toEqual(['12:00']);
  });

  it('G4 G7 is what is no longer on offer, by its name or its id', () => {
    const salon = (services: readonly string[], trips: readonly string[]) => ({
      settings: { salon: { services: services.map((name) => ({ name })), trips: trips.map((id) => ({ id })) } },
    });
    expect(strandedStarts(salon(['Corte'], ['coast']))).toEqual(['19:00']);
    expect(strandedStarts(salon(['Corte', 'Tinte'], []))).toEqual(['08:00']);
  });
});
