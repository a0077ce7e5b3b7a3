import type { Flow } from '../core/flow.ts';
import type { Business } from '../domain/business.ts';
import { calendarOf } from '../flows/appointment/catalogue.ts';
import { createAppointmentFlow } from '../flows/appointment/index.ts';
import { appointmentTools } from '../flows/appointment/tools/index.ts';
import { appointmentKeeper } from '../flows/appointment/tools/keeper.ts';
import { dialogueTools } from '../flows/dialogue/tools/index.ts';
import { dialogueKeeper } from '../flows/dialogue/tools/keeper.ts';
import { catalogueOf as salonCatalogue } from '../flows/salon/catalogue.ts';
import { createSalonFlow } from '../flows/salon/index.ts';
import { salonTools } from '../flows/salon/tools/index.ts';
import { salonKeeper } from '../flows/salon/tools/keeper.ts';
import { catalogueOf as spaceCatalogue } from '../flows/space/catalogue.ts';
import { createSpaceFlow } from '../flows/space/index.ts';
import { spaceTools } from '../flows/space/tools/index.ts';
import { spaceKeeper } from '../flows/space/tools/keeper.ts';
import { catalogueOf as tripCatalogue } from '../flows/trip/catalogue.ts';
import { createTripFlow } from '../flows/trip/index.ts';
import { tripTools } from '../flows/trip/tools/index.ts';
import { tripKeeper } from '../flows/trip/tools/keeper.ts';
import { remembered } from '../language/remembered.ts';
import type { Keeper } from '../ports/keeper.ts';
import type { Till } from '../ports/payments.ts';
import type { Store } from '../ports/store.ts';
import type { Tool } from '../ports/tool.ts';
import type { Weather } from '../ports/weather.ts';
import { builtInCalendar } from '../providers/builtin/calendar.ts';
import type { Composition } from './composition.ts';
import { declaredTasks } from './tasks.ts';

/** A flow as a business runs it. */
export interface Journey {
  readonly flow: Flow;
  readonly tools: readonly Tool[];
  /** What it knows of the bookings it made (X14). */
  readonly keeper: Keeper;
}

/** What a flow may need to run for a business. */
export interface FlowParts extends Store, Pick<Composition, 'calendarLink'> {
  readonly weather?: Weather;
  readonly till: Till;
  readonly secretNamed: (name: string) => string | null;
  readonly fetch: typeof globalThis.fetch;
}

/**
 * What a business is written as and what is made of it is the same for every composition of a process: a flow is made
 * once for a business, and again only when its files say something else.
 */
const appointmentFlow = remembered(createAppointmentFlow);
const salonFlow = remembered(createSalonFlow);
const spaceFlow = remembered(createSpaceFlow);
const tripFlow = remembered(createTripFlow);

/** Every flow that a business can run, the simplest first. A new one is a folder and one line here. */
const FLOWS: { readonly [flow: string]: (business: Business, parts: FlowParts) => Journey } = {
  appointment: appointmentFor,
  salon: (business, parts) => ({
    flow: salonFlow(business),
    tools: salonTools(business, parts),
    keeper: salonKeeper({ business, settings: salonCatalogue(business), ...parts }),
  }),
  space: (business, parts) => ({
    flow: spaceFlow(business),
    tools: spaceTools(business, parts),
    keeper: spaceKeeper({ business, catalogue: spaceCatalogue(business), parts }),
  }),
  trip: (business, parts) => ({
    flow: tripFlow(business),
    tools: tripTools(business, parts),
    keeper: tripKeeper({ business, catalogue: tripCatalogue(business), parts }),
  }),
  dialogue: dialogueFor,
};

function appointmentFor(business: Business, { bookings }: FlowParts): Journey {
  const calendar = builtInCalendar(business, calendarOf(business), bookings);
  const keeper = appointmentKeeper(calendar.id);
  return { flow: appointmentFlow(business), tools: appointmentTools(business, { calendar }), keeper };
}

function dialogueFor(business: Business, { bookings, secretNamed: secret, fetch }: FlowParts): Journey {
  const { flow, tasks } = declaredTasks(business);
  return { flow, tools: dialogueTools(business, tasks, { bookings, fetch, secret }), keeper: dialogueKeeper() };
}

/** The flows on which money is asked for. */
const PAID: ReadonlySet<string> = new Set(['space', 'trip']);

export function takesPayments({ flows, settings }: Business): boolean {
  return flows.some((flow) => PAID.has(flow) || settings[flow]?.['deposit'] !== undefined);
}

export function isFlow(name: string): boolean {
  return Object.hasOwn(FLOWS, name);
}

/** Where a business stands among the others: by its first flow. */
export function rankOf({ flows: [first = ''] }: Business): number {
  return Object.keys(FLOWS).indexOf(first);
}

/** The flows of a business, made ready for it; null where one of them is not known. */
export function journeysOf(business: Business, parts: FlowParts): readonly [Journey, ...Journey[]] | null {
  const [first, ...others] = business.flows.map((name) => FLOWS[name]?.(business, parts));
  const rest = others.filter((journey) => journey !== undefined);
  return first === undefined || rest.length < others.length ? null : [first, ...rest];
}
