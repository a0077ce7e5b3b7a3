import { runExamples } from '../../src/exports/flow.contract.ts';
import { createSalonFlow } from '../../src/flows/salon/index.ts';
import { salonBusiness } from '../../src/flows/salon/testing/business.ts';
import { NOW, restingIn } from '../../src/flows/salon/testing/lucia.ts';

const business = salonBusiness();
const at = (state: Parameters<typeof restingIn>[0]) => restingIn(state);
const { collected_data: collected, asked } = at('confirmation');

/** Only Marta does nails. */
const manicure = { ...collected, services: ['Manicura'], stylist_id: 'marta' };
const told = { question: 'start' as const, slots: at('slot_selection').asked?.slots ?? [] };
const anybody = { ...told.slots[0], stylist: 'marta' };
const failed = { retry: true as const };

runExamples({
  flow: createSalonFlow(business),
  business,
  now: NOW,
  states: {
    idle: {},
    service_selection: at('service_selection'),
    stylist_selection: at('stylist_selection'),
    slot_selection: at('slot_selection'),
    customer_data: at('customer_data'),
    confirmation: at('confirmation'),
  },
  recalled: {
    'an appointment made': { made: { services: ['Corte largo'], stylist: 'ana', start: '2026-03-05T11:00:00+01:00' } },
  },
  given: {
    'an appointment made': {},
    'times told': { collected_data: { services: ['Corte largo'] }, asked: told },
    ...Object.fromEntries(
      (['service_selection', 'stylist_selection', 'slot_selection', 'customer_data', 'confirmation'] as const).map(
        (state) => [
          `a price told in ${state}`,
          { ...at(state), asked: { ...at(state).asked, told: { topic: 'prices', services: ['Corte largo'] } } },
        ],
      ),
    ),
    'a price told': { asked: { told: { topic: 'prices', services: ['Corte largo'] } } },
    'two services listed': {
      ...at('service_selection'),
      collected_data: { services: [] },
      asked: { question: 'service', services: ['Corte corto', 'Corte largo'] },
    },
    'two services': { ...at('service_selection'), collected_data: { services: ['Corte corto', 'Manicura'] } },
    'a booking proposed': { asked: { question: 'start' } },
    'a search for services that failed': { asked: { question: 'start', ...failed } },
    'a manicure in stylist_selection': {
      ...at('stylist_selection'),
      collected_data: { services: ['Manicura'] },
    },
    'a manicure in slot_selection': { ...at('slot_selection'), collected_data: { ...manicure, slot: null } },
    'a manicure in customer_data': { ...at('customer_data'), collected_data: manicure },
    'a manicure in confirmation': { ...at('confirmation'), collected_data: manicure },
    'a failed search in stylist_selection': { ...at('stylist_selection'), asked: { question: 'stylist', ...failed } },
    'a failed search in slot_selection': { ...at('slot_selection'), asked: { question: 'slot', ...failed } },
    'a failed search in confirmation': { ...at('confirmation'), asked: { question: 'confirm', ...asked, ...failed } },
    'a time that has gone by': {
      ...at('confirmation'),
      collected_data: { ...collected, slot: '2026-03-03T08:45:00+01:00' },
    },
    'asked what should be different': { ...at('confirmation'), asked: { ...asked, question: 'change' } },
    'times listed before in customer_data': {
      ...at('customer_data'),
      asked: { question: 'name', slots: [...told.slots] },
    },
    'times listed before in confirmation': {
      ...at('confirmation'),
      asked: { ...asked, question: 'confirm', slots: [...told.slots] },
    },
    'a single time': { ...at('slot_selection'), asked: { question: 'slot', slots: told.slots.slice(0, 1) } },
    'times with anybody': {
      ...at('slot_selection'),
      collected_data: { services: ['Corte largo'], stylist_id: 'any' },
      asked: { question: 'slot', slots: [...told.slots, anybody] },
    },
  },
});
