import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { Composition, Store } from './cli/house.ts';
import { deskWords } from './core/desk/words.ts';
import type { Flow } from './core/flow.ts';
import { type Business, readBusiness } from './domain/business.ts';
import { ordinaryHours } from './domain/hours.ts';
import type { Business as Staffed } from './engine/parts.ts';
import { createAppointmentFlow } from './flows/appointment/index.ts';
import { calendarOf } from './flows/appointment/practice.ts';
import { appointmentTools } from './flows/appointment/tools.ts';
import { createDialogueFlow } from './flows/dialogue/index.ts';
import { dialogueSettings, withTaskFilesIn } from './flows/dialogue/settings.ts';
import { describeProblem, loadTask } from './flows/dialogue/task/load.ts';
import type { Task } from './flows/dialogue/task/schema.ts';
import { dialogueTools } from './flows/dialogue/tools.ts';
import { createSalonFlow } from './flows/salon/index.ts';
import { salonTools } from './flows/salon/tools.ts';
import { createSpaceFlow } from './flows/space/index.ts';
import { spaceTools } from './flows/space/tools.ts';
import { createTripFlow } from './flows/trip/index.ts';
import { tripTools } from './flows/trip/tools.ts';
import { createWords, joinCatalogues } from './language/words.ts';
import type { Till } from './ports/payments.ts';
import type { Tool } from './ports/tool.ts';
import type { Weather } from './ports/weather.ts';
import { builtInCalendar } from './providers/builtin/calendar.ts';

/** What a flow needs to run for a business. */
interface Journey {
  readonly flow: Flow;
  readonly tools: readonly Tool[];
}

type JourneyParts = Store & Pick<Composition, 'calendarLink'>;

/** Every journey Holdfast knows. A new flow is one folder and one line here. */
const JOURNEYS: {
  readonly [flow: string]: (
    business: Business,
    parts: JourneyParts,
    till: Till,
    weather: Weather | undefined,
  ) => Journey;
} = {
  appointment: (business, { bookings }) => {
    const calendar = builtInCalendar(business, calendarOf(business), bookings);
    return { flow: createAppointmentFlow(business), tools: appointmentTools(business, { calendar }) };
  },
  salon: (business, parts) => ({ flow: createSalonFlow(business), tools: salonTools(business, parts) }),
  space: (business, { bookings }, till) => ({
    flow: createSpaceFlow(business),
    tools: spaceTools(business, { bookings, till }),
  }),
  trip: (business, { bookings, customers }, till, weather) => ({
    flow: createTripFlow(business),
    tools: tripTools(business, { bookings, customers, till, ...(weather && { weather }) }),
  }),
  dialogue: (business, { bookings }) => {
    const tasks = declaredTasks(business);
    const secret = (name: string): string | null => process.env[name] ?? null;
    return {
      flow: createDialogueFlow(business, tasks),
      tools: dialogueTools(business, tasks, { bookings, fetch, secret }),
    };
  },
};

/** The demo businesses lie beside the code, whether it runs from its sources or built. */
const DEMO = fileURLToPath(new URL('../demo/', import.meta.url));

/** The demo's, and those of a directory of one's own. */
export function writtenBusinesses(): readonly Business[] {
  const own = process.env['HOLDFAST_BUSINESSES'];
  const rank = ({ flows: [first = ''] }: Business): number => Object.keys(JOURNEYS).indexOf(first);
  // In the order of the journeys, so that the page opens with the simplest.
  return [DEMO, ...(own === undefined ? [] : [own])].flatMap((directory) =>
    businessesIn(directory).toSorted((one, other) => rank(one) - rank(other)),
  );
}

function businessesIn(directory: string): readonly Business[] {
  const files = readdirSync(directory).filter((name) => name.endsWith('.yaml'));
  return files.sort().flatMap((name) => {
    const file = join(directory, name);
    const written: unknown = parse(readFileSync(file, 'utf8'));
    if (!runsOnlyKnownFlows(written)) return [];
    const reading = readBusiness(written);
    if (reading.ok) return [withTaskFilesIn(directory, reading.business)];
    throw new Error(`${file} cannot be used:\n  ${reading.complaints.join('\n  ')}`);
  });
}

/** The task files a business names, read and checked: one that cannot be used stops the start with line and field. */
function declaredTasks(business: Business): readonly Task[] {
  return dialogueSettings(business).tasks.map((file) => {
    const { task, problems } = loadTask(readFileSync(file, 'utf8'), file, business.locales);
    if (task !== null) return task;
    throw new Error(`${file} cannot be used:\n  ${problems.map(describeProblem).join('\n  ')}`);
  });
}

/** A business whose journey is not built yet is not served. */
function runsOnlyKnownFlows(written: unknown): boolean {
  const flows: unknown = typeof written === 'object' && written !== null ? Reflect.get(written, 'flows') : null;
  return Array.isArray(flows) && flows.every((flow) => typeof flow === 'string' && flow in JOURNEYS);
}

/** A business with its flows, tools and words: what the engine serves. */
export function staffed(
  business: Business,
  { store, calendarLink, weather, wrapTool = (tool) => tool }: Composition,
  till: Till,
): Staffed | null {
  const parts = calendarLink === undefined ? store : { ...store, calendarLink };
  const journeys = business.flows.map((name) => JOURNEYS[name]?.(business, parts, till, weather));
  const known = journeys.filter((journey) => journey !== undefined);
  const [first] = known;
  if (!first || known.length < journeys.length) return null;
  const { id, name, timeZone, locales, topics, country } = business;
  const words = new Map(
    known.map(({ flow }) => {
      const catalogues = joinCatalogues(deskWords, flow.words);
      return [flow.name, createWords(catalogues, { overrides: business.words, tags: business.tags })];
    }),
  );
  const lists = Object.assign({}, ...known.map(({ flow }) => flow.lists ?? {}));
  // One object for good: the recognisers remember what they made of it.
  const vocabulary = { lists, topics };
  const hours = ordinaryHours(business.opening.weekly);
  return {
    id,
    name,
    timeZone,
    locales,
    ...(business.contact.address !== undefined && { address: business.contact.address }),
    flow: first.flow.name,
    flows: new Map(known.map(({ flow }) => [flow.name, flow])),
    desk: { name, contact: business.support?.reach ?? business.contact.phone, topics, locales },
    listening: (now) => ({ now, timeZone, country, hours, vocabulary }),
    tools: new Map(
      known.map(({ flow, tools }) => [flow.name, new Map(tools.map((tool) => [tool.name, wrapTool(tool)]))]),
    ),
    render: (flow, locale, say, now) => {
      const speaking = words.get(flow);
      if (!speaking) throw new Error(`${id} has no words for ${flow}`);
      return speaking.render(locale, say, { now, timeZone });
    },
  };
}
