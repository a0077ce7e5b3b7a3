import { describe, expect, it } from 'vitest';
import { anonymousDetails, wordsIn } from './anonymous.ts';

const OWN = wordsIn({ services: [{ id: 'corte', minutes: 30 }], staff: ['ana'], trips: { 'angkor-3': {} } });

describe('what is left of a booking when nobody may be found by it', () => {
  it('G5 keeps what the business calls its things, numbers, days and other bookings', () => {
    const facts = {
      services: ['corte'],
      cents: 1800,
      deposit: true,
      trip: 'angkor-3',
      dates: { start: '2026-03-04', at: '2026-03-04T10:00:00+07:00' },
      time: '10:30',
      was: ['6f1c0f6e-5c0b-5b0e-9a53-d1c0b7a4e2f8'],
      back: null,
    };
    expect(anonymousDetails(facts, OWN)).toEqual(facts);
  });

  it('G5 drops whatever somebody wrote of themselves, by what it is called and by what it says', () => {
    const told = {
      first_name: 'ana',
      customer_name: 'Ana Gil',
      customer_phone: '+34600111222',
      phone: 34600111222,
      digits: 34600111222,
      special_requests: 'corte',
      wish: 'I am ill',
      email: 'ana@example.com',
      reference: 'MT-4K2P',
      guests: ['Ana Gil', 'corte'],
      party: { who: 'ana', people: 2, note: 'x', second: 'Eva' },
    };
    expect(anonymousDetails(told, OWN)).toEqual({ guests: ['corte'], party: { people: 2 } });
  });
});
