import { describe, expect, it } from 'vitest';
import { readBusiness } from '../../../domain/business.ts';
import { inWords } from '../../../domain/finding.ts';
import { MemoryBookings } from '../../../storage/memory/bookings.ts';
import { catalogueOf, salonSettings } from '../catalogue.ts';
import { checkSalon } from '../check.ts';
import { agendaOf } from './agenda.ts';

const NOW = '2026-03-04T09:00:00+01:00';
const DYE = { name: 'Dye', minutes: 90, cents: 4800, processing: [{ after: 30, minutes: 35 }], uses: ['chairs'] };
const CUT = { name: 'Cut', minutes: 30, cents: 1800 };

function salon(dye: object = DYE) {
  const reading = readBusiness({
    ...{ id: 'salon', name: 'Salon', timezone: 'Europe/Madrid', country: 'ES', locales: ['en'], flows: ['salon'] },
    hours: { 'tuesday-saturday': ['10:00-14:00'] },
    resources: [
      { id: 'ana', name: 'Ana', bufferMinutes: { after: 5 } },
      { id: 'eva', name: 'Eva' },
      { id: 'chairs', name: 'Chairs' },
    ],
    ...{ stepMinutes: 15, lookAheadDays: 1, contact: { phone: '910 000 000' } },
    settings: {
      salon: {
        currency: 'EUR',
        services: [dye, { ...CUT, uses: ['chairs'] }, { ...CUT, name: 'Nails' }],
        stylists: ['ana', 'eva'].map((id) => ({ id, name: id, services: ['Dye', 'Cut', 'Nails'] })),
      },
    },
  });
  if (!reading.ok) throw new Error(JSON.stringify(reading.complaints));
  return reading.business;
}

async function salonWithADyeAtTen() {
  const business = salon();
  const settings = catalogueOf(business);
  const bookings = new MemoryBookings();
  const slot = agendaOf(business, settings, ['Dye'], NOW).slotAt('ana', '2026-03-04T10:00:00+01:00');
  if (slot === null) throw new Error('ten is no slot');
  const whose = {
    business: 'salon',
    resource: 'ana',
    heldUntil: null,
    conversation: null,
    customer: null,
    details: {},
  };
  await bookings.book({ key: 'dye', id: 'dye', ...whose, ...slot, now: NOW });
  return async (stylist: string, service: string) => {
    const agenda = agendaOf(business, settings, [service], NOW);
    const free = agenda.free([stylist], await bookings.busy({ ...agenda.asks([stylist]), now: NOW }));
    return free.slice(0, 3).map(({ start }) => new Date(start).toISOString().slice(11, 16));
  };
}

describe('the agenda of the salon', () => {
  it('has a stylist free while the dye works, and the chair not', async () => {
    const free = await salonWithADyeAtTen();
    expect(await free('ana', 'Nails')).toEqual(['09:30', '10:45', '11:00']);
    expect(await free('eva', 'Nails')).toEqual(['09:00', '09:15', '09:30']);
    expect(await free('eva', 'Cut')).toEqual(['10:30', '10:45', '11:00']);
  });

  it('says what is wrong with processing and with what a service uses', () => {
    const wrong = { ...DYE, processing: [{ after: 30, minutes: 60 }] };
    expect(salonSettings.safeParse(salon(wrong).settings['salon']).error?.issues[0]?.message).toBe(
      'Dye: processing until minute 90: it has to end before the service does, after 90 minutes',
    );
    const business = salon({ ...DYE, uses: ['throne'] });
    expect(checkSalon(catalogueOf(business), business).map(inWords)).toContain(
      `services.0.uses.0: "throne" is none of the resources: ${business.resources.map(({ id }) => id).join(', ')}`,
    );
  });
});
