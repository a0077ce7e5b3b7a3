import type { z } from 'zod';
import type { Flow } from '../core/flow.ts';
import { remembered } from '../core/remembered.ts';
import type { Business } from '../domain/business.ts';
import { below, type Finding, findingsOf } from '../domain/finding.ts';
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
import { dialogueSettingsSchema } from '../flows/dialogue/settings.ts';
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
import type { Keeper } from '../ports/keeper.ts';
import type { Till } from '../ports/payments.ts';
import type { Store } from '../ports/store.ts';
import type { Tool } from '../ports/tool.ts';
import type { Waiter } from '../ports/waiter.ts';
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
  /** What it knows of waiting for one (decision 18); absent where nobody can. */
  readonly waiter?: Waiter;
}

/** What a flow may need to run for a business. */
export interface FlowParts extends Store, Pick<Composition, 'calendarLink' | 'outside'> {
  readonly weather?: Weather;
  readonly till: Till;
  readonly secretNamed: (name: string) => string | null;
  readonly fetch: typeof globalThis.fetch;
}

/**
 * What a business is written as and what is made of it is the same for every composition of a process: a flow is made
 * once for a business (`remembered`), and again only when its files say something else.
 */

/** A flow that a business can run: what is written for it, and what is made of that. */
interface Offered {
  /** What stands under `settings` of the business's file, by the flow's name. */
  readonly settings: z.ZodType;
  /** What each part of it allows but the whole does not. */
  readonly check: (settings: never, business: Business) => readonly Finding[];
  readonly flow: (business: Business) => Flow;
  readonly work: (business: Business, parts: FlowParts) => Omit<Journey, 'flow'>;
}

function offer<Settings extends z.ZodType>(
  offered: Omit<Offered, 'check' | 'settings'> & {
    readonly settings: Settings;
    readonly check: (settings: z.output<Settings>, business: Business) => readonly Finding[];
  },
): Offered {
  return offered;
}

/** Every flow that a business can run, the simplest first. A new one is a folder and one entry here. */
const FLOWS: { readonly [flow: string]: Offered } = {
  appointment: offer({
    settings: appointmentSettings.prefault({}),
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
  salon: offer({
    settings: salonSettings,
    check: checkSalon,
    flow: remembered(createSalonFlow),
    work: (business, parts) => ({
      tools: salonTools(business, parts),
      keeper: salonKeeper({ business, settings: salonCatalogue(business), ...parts }),
      waiter: salonWaiter({ business, settings: salonCatalogue(business), parts }),
    }),
  }),
  space: offer({
    settings: spaceSettings,
    check: checkSpace,
    flow: remembered(createSpaceFlow),
    work: (business, parts) => ({
      tools: spaceTools(business, parts),
      keeper: spaceKeeper({ business, catalogue: spaceCatalogue(business), parts }),
      waiter: spaceWaiter({ business, catalogue: spaceCatalogue(business), parts }),
    }),
  }),
  trip: offer({
    settings: tripSettings,
    check: checkTrip,
    flow: remembered(createTripFlow),
    work: (business, parts) => ({
      tools: tripTools(business, parts),
      keeper: tripKeeper({ business, catalogue: tripCatalogue(business), parts }),
    }),
  }),
  dialogue: offer({
    settings: dialogueSettingsSchema,
    check: () => [],
    flow: (business) => declaredTasks(business).flow,
    work: (business, { bookings, secretNamed: secret, fetch }) => ({
      tools: dialogueTools(business, declaredTasks(business).tasks, { bookings, fetch, secret }),
      keeper: dialogueKeeper(),
    }),
  }),
};

export const FLOW_NAMES: readonly string[] = Object.keys(FLOWS);

/** What is wrong with what stands under `settings` for a flow, whatever the rest of the file says. */
export function checkShape(name: string, written: unknown): readonly Finding[] {
  const parsed = FLOWS[name]?.settings.safeParse(written);
  return parsed?.error ? below(['settings', name], findingsOf(parsed.error)) : [];
}

/** What is wrong with what a business says of a flow that it runs; where nothing is, the flow can be made. */
export function checkSettings(name: string, business: Business): readonly Finding[] {
  const offered = FLOWS[name];
  const parsed = offered?.settings.safeParse(business.settings[name]);
  if (!parsed?.success) return checkShape(name, business.settings[name]);
  return below(['settings', name], offered?.check(parsed.data as never, business) ?? []);
}

/** The schema of a flow's settings, for editors and for the nearest right word. */
export function settingsSchemaOf(name: string): z.ZodType | undefined {
  return FLOWS[name]?.settings;
}

export function flowOf(name: string, business: Business): Flow | undefined {
  return FLOWS[name]?.flow(business);
}

/** The flows on which money is asked for. */
const PAID: ReadonlySet<string> = new Set(['space', 'trip']);

export function takesPayments({ flows, settings }: Business): boolean {
  return flows.some((flow) => PAID.has(flow) || settings[flow]?.['deposit'] !== undefined);
}

/** Where a business stands among the others: by its first flow. */
export function rankOf({ flows: [first = ''] }: Business): number {
  return FLOW_NAMES.indexOf(first);
}

/** The flows of a business, made ready for it; null where one of them is not known. */
export function journeysOf(business: Business, parts: FlowParts): readonly [Journey, ...Journey[]] | null {
  const [first, ...others] = business.flows.map((name) => {
    const offered = FLOWS[name];
    return offered && { flow: offered.flow(business), ...offered.work(business, parts) };
  });
  const rest = others.filter((journey) => journey !== undefined);
  return first === undefined || rest.length < others.length ? null : [first, ...rest];
}
