import { remembered } from '../core/remembered.ts';
import {
  catalogueOf as appointmentCatalogue,
  appointmentSettings,
  calendarOf,
} from '../flows/appointment/catalogue.ts';
import { checkAppointment } from '../flows/appointment/check.ts';
import { createAppointmentFlow } from '../flows/appointment/index.ts';
import { appointmentTools } from '../flows/appointment/tools/index.ts';
import { appointmentKeeper } from '../flows/appointment/tools/keeper.ts';
import { appointmentWaiter } from '../flows/appointment/tools/waiter.ts';
import { dialogueSettings, dialogueSettingsSchema } from '../flows/dialogue/settings.ts';
import { dialogueTools } from '../flows/dialogue/tools/index.ts';
import { dialogueKeeper } from '../flows/dialogue/tools/keeper.ts';
import { catalogueOf as salonCatalogue, salonSettings } from '../flows/salon/catalogue.ts';
import { checkSalon } from '../flows/salon/check.ts';
import { createSalonFlow } from '../flows/salon/index.ts';
import { salonTools } from '../flows/salon/tools/index.ts';
import { salonKeeper } from '../flows/salon/tools/keeper.ts';
import { salonWaiter } from '../flows/salon/tools/waiter.ts';
import { catalogueOf as spaceCatalogue, spaceSettings } from '../flows/space/catalogue.ts';
import { checkSpace } from '../flows/space/check.ts';
import { createSpaceFlow } from '../flows/space/index.ts';
import { spaceTools } from '../flows/space/tools/index.ts';
import { spaceKeeper } from '../flows/space/tools/keeper.ts';
import { spaceWaiter } from '../flows/space/tools/waiter.ts';
import { catalogueOf as tripCatalogue, tripSettings } from '../flows/trip/catalogue.ts';
import { checkTrip } from '../flows/trip/check.ts';
import { createTripFlow } from '../flows/trip/index.ts';
import { tripTools } from '../flows/trip/tools/index.ts';
import { tripKeeper } from '../flows/trip/tools/keeper.ts';
import { LOOKING_MILLIS } from '../mirror/beside.ts';
import { builtInCalendar } from '../providers/builtin/calendar.ts';
import { type Offered, offerFlow, type Registry, registryOf } from './registry.ts';
import { declaredTasks } from './tasks.ts';

/**
 * The flows of the house, the simplest first. A new one is a folder and one entry here. What a business is written as and what
 * is made of it is the same for every composition of a process: a flow is made once for a business (`remembered`), and again
 * only when its file says something else.
 */
const OFFERED = [
  offerFlow({
    name: 'appointment',
    settings: appointmentSettings.prefault({}),
    fixed: ['currency'],
    check: checkAppointment,
    flow: remembered(createAppointmentFlow),
    work: (business, { bookings, till, outside }) => {
      const resource = calendarOf(business);
      const missing = outside && (() => outside.missing(business.id, [resource.id], LOOKING_MILLIS));
      const calendar = builtInCalendar(business, resource, bookings, missing);
      const { deposit } = appointmentCatalogue(business);
      const cashier = deposit === null ? undefined : { bookings, till };
      return {
        tools: appointmentTools(business, { calendar, deposit, cashier }),
        keeper: appointmentKeeper(calendar.id),
        waiter: appointmentWaiter(business, { bookings, till }),
      };
    },
  }),
  offerFlow({
    name: 'salon',
    settings: salonSettings,
    // How long Redis keeps a talk is settled at the start.
    fixed: ['currency', 'lifeMinutes'],
    check: checkSalon,
    flow: remembered(createSalonFlow),
    work: (business, parts) => ({
      tools: salonTools(business, parts),
      keeper: salonKeeper({ business, settings: salonCatalogue(business), ...parts }),
      waiter: salonWaiter({ business, settings: salonCatalogue(business), parts }),
    }),
  }),
  offerFlow({
    name: 'space',
    takesPayments: () => true,
    settings: spaceSettings,
    fixed: ['currency'],
    check: checkSpace,
    flow: remembered(createSpaceFlow),
    work: (business, parts) => ({
      tools: spaceTools(business, parts),
      keeper: spaceKeeper({ business, catalogue: spaceCatalogue(business), parts }),
      waiter: spaceWaiter({ business, catalogue: spaceCatalogue(business), parts }),
    }),
  }),
  offerFlow({
    name: 'trip',
    takesPayments: () => true,
    settings: tripSettings,
    fixed: ['currency'],
    check: checkTrip,
    flow: remembered(createTripFlow),
    work: (business, parts) => ({
      tools: tripTools(business, parts),
      keeper: tripKeeper({ business, catalogue: tripCatalogue(business), parts }),
    }),
  }),
  offerFlow({
    name: 'dialogue',
    settings: dialogueSettingsSchema,
    // Which code runs, which hosts it calls and with which secrets.
    fixed: ['tasks', 'functions', 'hosts', 'secrets', 'historyMessagesMax'],
    flow: (business) => declaredTasks(business).flow,
    work: (business, { bookings, customers, secretNamed: secret, fetch }) => ({
      tools: dialogueTools(business, declaredTasks(business).tasks, { bookings, customers, fetch, secret }),
      keeper: dialogueKeeper(dialogueSettings(business)),
    }),
  }),
];

/** What businesses can run where nobody brings flows of their own. */
export const FLOWS = registryOf(OFFERED);

/** Flows of one's own beside those of the house. */
export function withOwn(own: readonly Offered[]): Registry {
  return own.length === 0
    ? FLOWS
    : registryOf([...OFFERED, ...own.map((one) => ({ ...one, flow: remembered(one.flow) }))]);
}
