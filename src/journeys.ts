import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { Composition, Store } from './cli/house.ts';
import { deskWords } from './core/desk/words.ts';
import { say } from './core/effect.ts';
import type { Flow } from './core/flow.ts';
import type { Locale } from './core/locale.ts';
import { type Entry, URGENT, type Vocabulary } from './core/vocabulary.ts';
import { type Business, readBusiness } from './domain/business.ts';
import { ordinaryHours } from './domain/hours.ts';
import type { Business as Staffed } from './engine/parts.ts';
import { createAppointmentFlow } from './flows/appointment/index.ts';
import { appointmentKeeper } from './flows/appointment/keeper/tools.ts';
import { calendarOf } from './flows/appointment/practice.ts';
import { appointmentTools } from './flows/appointment/tools.ts';
import { createDialogueFlow } from './flows/dialogue/index.ts';
import { dialogueKeeper } from './flows/dialogue/keeper/tools.ts';
import { dialogueSettings, withTaskFilesIn } from './flows/dialogue/settings.ts';
import { describeProblem, loadTask } from './flows/dialogue/task/load.ts';
import type { Task } from './flows/dialogue/task/schema.ts';
import { dialogueTools } from './flows/dialogue/tools.ts';
import { createSalonFlow, catalogueOf as salonCatalogue } from './flows/salon/index.ts';
import { salonKeeper } from './flows/salon/keeper/tools.ts';
import { salonTools } from './flows/salon/tools.ts';
import { createSpaceFlow, catalogueOf as spaceCatalogue } from './flows/space/index.ts';
import { spaceKeeper } from './flows/space/keeper/tools.ts';
import { spaceTools } from './flows/space/tools.ts';
import { createStandingFlow } from './flows/standing/index.ts';
import { standingTools } from './flows/standing/tools.ts';
import { createTripFlow } from './flows/trip/index.ts';
import { tripKeeper } from './flows/trip/keeper/tools.ts';
import { tripTools } from './flows/trip/tools.ts';
import { remembered } from './language/remembered.ts';
import { createWords, joinCatalogues } from './language/words.ts';
import type { Courier } from './ports/courier.ts';
import type { Keeper } from './ports/keeper.ts';
import type { Till } from './ports/payments.ts';
import type { Tool } from './ports/tool.ts';
import type { Weather } from './ports/weather.ts';
import { builtInCalendar } from './providers/builtin/calendar.ts';

/** What a flow needs to run for a business. */
interface Journey {
  readonly flow: Flow;
  readonly tools: readonly Tool[];
  /** What it knows of the bookings it made (X14). */
  readonly keeper: Keeper;
}

/** A composition whose codes somebody carries. */
type Staffing = Composition & { readonly courier: Courier };

type JourneyParts = Store & Pick<Composition, 'calendarLink'>;

/**
 * What a business is written as and what is made of it is the same for every composition of a process: its flows, its
 * words and what the recognisers listen for are made once, and again only when its files say something else.
 */
const appointmentFlow = remembered(createAppointmentFlow);
const salonFlow = remembered(createSalonFlow);
const spaceFlow = remembered(createSpaceFlow);
const tripFlow = remembered(createTripFlow);
const standingFlow = remembered(createStandingFlow);
const dialogueOf = remembered((business: Business) =>
  madeOfFiles((files) => {
    const tasks = files.map((file) => taskIn(file, business));
    return { tasks, flow: createDialogueFlow(business, tasks) };
  }),
);

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
    const keeper = appointmentKeeper(calendar.id);
    return { flow: appointmentFlow(business), tools: appointmentTools(business, { calendar }), keeper };
  },
  salon: (business, parts) => ({
    flow: salonFlow(business),
    tools: salonTools(business, parts),
    keeper: salonKeeper({ business, settings: salonCatalogue(business), bookings: parts.bookings }),
  }),
  space: (business, { bookings }, till) => ({
    flow: spaceFlow(business),
    tools: spaceTools(business, { bookings, till }),
    keeper: spaceKeeper({ business, catalogue: spaceCatalogue(business), parts: { bookings, till } }),
  }),
  trip: (business, { bookings, customers }, till, weather) => ({
    flow: tripFlow(business),
    tools: tripTools(business, { bookings, customers, till, ...(weather && { weather }) }),
    keeper: tripKeeper(),
  }),
  dialogue: (business, { bookings }) => {
    const { flow, tasks } = dialogueOf(business)(dialogueSettings(business).tasks);
    const secret = (name: string): string | null => process.env[name] ?? null;
    return { flow, tools: dialogueTools(business, tasks, { bookings, fetch, secret }), keeper: dialogueKeeper() };
  },
};

/** The journeys on which money is asked for. */
const PAID: ReadonlySet<string> = new Set(['space', 'trip']);

export function takesPayments({ flows }: Business): boolean {
  return flows.some((flow) => PAID.has(flow));
}

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
  const names = readdirSync(directory).filter((name) => name.endsWith('.yaml'));
  return businessesOf(names.sort().map((name) => join(directory, name)));
}

const businessesOf = madeOfFiles((files) =>
  files.flatMap(({ name, text }) => {
    const written: unknown = parse(text);
    if (!runsOnlyKnownFlows(written)) return [];
    const reading = readBusiness(written);
    if (reading.ok) return [withTaskFilesIn(dirname(name), reading.business)];
    throw new Error(`${name} cannot be used:\n  ${reading.complaints.join('\n  ')}`);
  }),
);

/** A task file that a business names, read and checked: one that cannot be used stops the start with line and field. */
function taskIn({ name, text }: WrittenFile, { locales }: Business): Task {
  const { task, problems } = loadTask(text, name, locales);
  if (task !== null) return task;
  throw new Error(`${name} cannot be used:\n  ${problems.map(describeProblem).join('\n  ')}`);
}

interface WrittenFile {
  readonly name: string;
  readonly text: string;
}

/** What is made of files, for as long as they say what they said when it was made. */
function madeOfFiles<Made>(make: (files: readonly WrittenFile[]) => Made): (names: readonly string[]) => Made {
  const known = new Map<string, { readonly said: string; readonly made: Made }>();
  return (names) => {
    const files = names.map((name) => ({ name, text: readFileSync(name, 'utf8') }));
    const said = JSON.stringify(files);
    const before = known.get(names.join());
    if (before?.said === said) return before.made;
    const made = make(files);
    known.set(names.join(), { said, made });
    return made;
  };
}

/** A business whose journey is not built yet is not served. */
function runsOnlyKnownFlows(written: unknown): boolean {
  const flows: unknown = typeof written === 'object' && written !== null ? Reflect.get(written, 'flows') : null;
  return Array.isArray(flows) && flows.every((flow) => typeof flow === 'string' && Object.hasOwn(JOURNEYS, flow));
}

const wordsOf = remembered((business: Business) =>
  remembered((flow: Flow) =>
    createWords(joinCatalogues(deskWords, flow.words), { overrides: business.words, tags: business.tags }),
  ),
);

/** What stands is told in the words of the journey that booked it (X14). */
const standingWords = new WeakMap<Business, ReturnType<typeof createWords>>();

function standingWordsOf(
  business: Business,
  aside: Flow,
  journeys: readonly Journey[],
): ReturnType<typeof createWords> {
  const known = standingWords.get(business);
  if (known !== undefined) return known;
  const spoken = journeys.map(({ flow }) => flow.words);
  const words = createWords(joinCatalogues(deskWords, ...spoken, aside.words), {
    overrides: business.words,
    tags: business.tags,
  });
  standingWords.set(business, words);
  return words;
}

/** Words of urgency are listened for in every language that they are given in (X18). */
function urgentEntry(id: string, words: { readonly [L in Locale]?: readonly string[] }): Entry {
  return { id, names: Object.values(words).flat(), phrases: true };
}

/** What a business listens for is in its own file, and not in those of its tasks. */
const vocabularies = new WeakMap<Business, Vocabulary>();

/** A business with its flows, tools and words: what the engine serves. */
export function staffed(
  business: Business,
  { store, calendarLink, weather, courier, paymentSecret = '', wrapTool = (tool) => tool }: Staffing,
  till: Till,
): Staffed | null {
  const parts = calendarLink === undefined ? store : { ...store, calendarLink };
  const journeys = business.flows.map((name) => JOURNEYS[name]?.(business, parts, till, weather));
  const known = journeys.filter((journey) => journey !== undefined);
  const [first] = known;
  if (!first || known.length < journeys.length) return null;
  const { id, name, timeZone, locales, topics, country } = business;
  const aside = standingFlow(business);
  const words = new Map([
    ...known.map(({ flow }) => [flow.name, wordsOf(business)(flow)] as const),
    [aside.name, standingWordsOf(business, aside, known)] as const,
  ]);
  const lists = Object.assign(
    { [URGENT]: business.urgent.map(({ id: what, words: said }) => urgentEntry(what, said)) },
    ...[aside, ...known.map(({ flow }) => flow)].map((flow) => flow.lists ?? {}),
  );
  // One object for good: the recognisers remember what they made of it.
  const vocabulary = vocabularies.get(business) ?? { lists, topics };
  vocabularies.set(business, vocabulary);
  const hours = ordinaryHours(business.opening.weekly);
  const keepers = known.map(({ keeper }) => keeper);
  const codeWords = (code: string): string => {
    const [own = 'en'] = locales;
    const facts = { now: '1970-01-01T00:00:00Z', timeZone };
    return words.get(aside.name)?.render(own, say('standing.code', { name, code }), facts) ?? code;
  };
  const desk = { ...store, courier, secret: paymentSecret, codeWords };
  return {
    id,
    name,
    timeZone,
    locales,
    ...(business.contact.address !== undefined && { address: business.contact.address }),
    flow: first.flow.name,
    flows: new Map(known.map(({ flow }) => [flow.name, flow])),
    aside,
    desk: {
      name,
      contact: business.support?.reach ?? business.contact.phone,
      topics,
      urgent: business.urgent.map(({ id: what, tell }) => ({ id: what, answer: tell })),
      locales,
    },
    listening: (now) => ({ now, timeZone, country, hours, vocabulary }),
    tools: new Map(
      [...known, { flow: aside, tools: standingTools({ business, keepers, parts: desk }) }].map(({ flow, tools }) => [
        flow.name,
        new Map(tools.map((tool) => [tool.name, wrapTool(tool)])),
      ]),
    ),
    render: (flow, locale, say, now) => {
      const speaking = words.get(flow);
      if (!speaking) throw new Error(`${id} has no words for ${flow}`);
      return speaking.render(locale, say, { now, timeZone });
    },
  };
}
