import { type Business, readBusiness } from '../../../domain/business.ts';
import { salon } from './lucia.ts';

/** The salon of the tests as a business: open Tuesday to Saturday, one chair for each stylist. */
export function salonBusiness(): Business {
  const { name: _name, timeZone: _timeZone, hours: _hours, contact: _contact, ...settings } = salon;
  const reading = readBusiness({
    id: 'salon',
    name: 'Peluquería de Prueba',
    timezone: 'Europe/Madrid',
    country: 'ES',
    locales: ['es', 'en'],
    flows: ['salon'],
    hours: { 'tuesday-saturday': ['10:00-20:00'] },
    resources: salon.stylists.map(({ id, name }) => ({ id, name })),
    stepMinutes: 15,
    lookAheadDays: 35,
    contact: { phone: '910 000 000' },
    topics: [
      { id: 'prices', asks: { es: ['cuánto cuesta'] }, answer: { es: 'Depende del servicio.', en: 'It depends.' } },
    ],
    settings: { salon: settings },
  });
  if (!reading.ok) throw new Error(JSON.stringify(reading.complaints));
  return reading.business;
}
