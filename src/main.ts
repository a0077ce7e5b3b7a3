import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { CHATWOOT } from './channels/chatwoot/address.ts';
import { createChatwoot } from './channels/chatwoot/chatwoot.ts';
import { runCli } from './cli/cli.ts';
import type { Composed, Composition, House, ServeOptions, Serving, Store, TaskCheck } from './cli/house.ts';
import { mermaidOf, specificationOf } from './cli/specification.ts';
import { deskWords } from './core/desk/words.ts';
import type { Flow } from './core/flow.ts';
import { type Business, readBusiness } from './domain/business.ts';
import { ordinaryHours } from './domain/hours.ts';
import { createEngine } from './engine/create.ts';
import { LIMITS, type Parts, type Business as Staffed } from './engine/parts.ts';
import { createPaymentDoor } from './engine/payments/door.ts';
import type { Ledgers } from './engine/payments/settle.ts';
import { createTill } from './engine/payments/till.ts';
import { createAppointmentFlow } from './flows/appointment/index.ts';
import { calendarOf } from './flows/appointment/practice.ts';
import { appointmentTools } from './flows/appointment/tools.ts';
import { createDialogueFlow } from './flows/dialogue/index.ts';
import { dialogueSettings, withTaskFilesIn } from './flows/dialogue/settings.ts';
import { describeProblem, loadTask } from './flows/dialogue/task/load.ts';
import type { Task } from './flows/dialogue/task/schema.ts';
import { dialogueTools } from './flows/dialogue/tools.ts';
import { catalogueOf, createSalonFlow } from './flows/salon/index.ts';
import { salonTools } from './flows/salon/tools.ts';
import { createSpaceFlow } from './flows/space/index.ts';
import { spaceTools } from './flows/space/tools.ts';
import { createTripFlow } from './flows/trip/index.ts';
import { tripTools } from './flows/trip/tools.ts';
import { createInterpreter } from './language/interpret.ts';
import { reusing } from './language/reuse.ts';
import { createWords, joinCatalogues } from './language/words.ts';
import { silent } from './ports/observer.ts';
import type { Till } from './ports/payments.ts';
import type { Tool } from './ports/tool.ts';
import { builtInCalendar } from './providers/builtin/calendar.ts';
import { systemClock } from './providers/clock/system.ts';
import { VirtualClock } from './providers/clock/virtual.ts';
import { createModelReader } from './providers/model-reader/reader.ts';
import { modelFromEnvironment } from './providers/openai-compatible/environment.ts';
import { qrImage } from './providers/qr/image.ts';
import { createCounter } from './providers/sandbox/counter.ts';
import { createSandbox, SANDBOX, type Sandbox } from './providers/sandbox/sandbox.ts';
import { MemoryBookings } from './storage/memory/bookings.ts';
import { MemoryConversations } from './storage/memory/conversations.ts';
import { MemoryCustomers } from './storage/memory/customers.ts';
import { MemoryPayments } from './storage/memory/payments.ts';
import type { RedisOptions } from './storage/redis/store.ts';

/** What a flow needs to run for a business. */
interface Journey {
  readonly flow: Flow;
  readonly tools: readonly Tool[];
}

/** Every journey Holdfast knows. A new flow is one folder and one line here. */
const JOURNEYS: { readonly [flow: string]: (business: Business, store: Store, till: Till) => Journey } = {
  appointment: (business, { bookings }) => {
    const calendar = builtInCalendar(business, calendarOf(business), bookings);
    return { flow: createAppointmentFlow(business), tools: appointmentTools(business, { calendar }) };
  },
  salon: (business, store) => ({ flow: createSalonFlow(business), tools: salonTools(business, store) }),
  space: (business, { bookings }, till) => ({
    flow: createSpaceFlow(business),
    tools: spaceTools(business, { bookings, till }),
  }),
  trip: (business, { bookings }, till) => ({
    flow: createTripFlow(business),
    tools: tripTools(business, { bookings, till }),
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
function writtenBusinesses(): readonly Business[] {
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
function staffed(business: Business, { store, wrapTool = (tool) => tool }: Composition, till: Till): Staffed | null {
  const journeys = business.flows.map((name) => JOURNEYS[name]?.(business, store, till));
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

/** Puts Holdfast together on a store and a clock. */
export async function compose(config: Composition): Promise<Composed> {
  const { store, clock, observer, model } = config;
  const ledgers = paymentLedgers(config);
  const till = createTill({ ...ledgers, provider: ledgers.sandbox, draw: qrImage });
  const businesses = writtenBusinesses()
    .map((business) => staffed(business, config, till))
    .filter((business) => business !== null);
  const parts: Parts = {
    businesses: new Map(businesses.map((business) => [business.id, business])),
    conversations: store.conversations,
    channels: new Map((config.channels ?? []).map((channel) => [channel.name, channel])),
    interpret: reusing(createInterpreter(model ? { model } : {})),
    clock,
    observer,
    limits: LIMITS,
    machineEnabled: config.machineEnabled ?? true,
  };
  const bare = createEngine(parts);
  const door = createPaymentDoor({ ...ledgers, handle: bare.handle, clock, observer });
  const sweep = async (): Promise<void> => {
    await bare.sweep();
    await door.sweep();
  };
  const engine = { ...bare, sweep };
  const deliver = (delivery: Parameters<typeof door.receive>[1]) => door.receive(SANDBOX, delivery);
  const counter = createCounter({ ...ledgers, deliver, businesses: parts.businesses, draw: qrImage, clock });
  const close = async (): Promise<void> => {
    await engine.close();
    await store.close();
  };
  const { conversations, bookings } = store;
  const app = { engine, conversations, bookings, observer, ready: () => store.ready(), close };
  return { parts, app, payments: { door, counter } };
}

/** Both ledgers and the providers of payments. A new provider is one folder and one line here. */
function paymentLedgers({ store, publicUrl, webhookSecret }: Composition): Ledgers & { readonly sandbox: Sandbox } {
  const { payments, bookings } = store;
  const secret = webhookSecret ?? randomBytes(32).toString('hex');
  const sandbox = createSandbox({ secret, publicUrl: publicUrl ?? (() => 'http://localhost:3000') });
  return { payments, bookings, sandbox, providers: new Map([[sandbox.name, sandbox]]) };
}

/** The database drivers and the server are large, and most commands need neither: they are loaded when asked for. */
async function openStore(name: string): Promise<Store> {
  if (name === 'memory') return memoryStore();
  if (isRedis(name)) return withRedis(memoryStore(), name);
  const { openPglite, openPostgres } = await import('./storage/postgres/store.ts');
  if (name === 'pglite') return openPglite(null);
  if (name.startsWith('pglite:')) return openPglite(name.slice('pglite:'.length));
  if (/^postgres(ql)?:\/\//.test(name)) return openPostgres(name);
  throw new Error(`"${name}" is no store; there are memory, pglite, pglite:DIRECTORY, postgres://… and redis://…`);
}

function memoryStore(): Store {
  const conversations = new MemoryConversations();
  return {
    conversations,
    bookings: new MemoryBookings(),
    customers: new MemoryCustomers(),
    payments: new MemoryPayments(),
    ready: async () => true,
    close: async () => {},
  };
}

function isRedis(name: string): boolean {
  return /^rediss?:\/\//.test(name);
}

/** The same store with its conversations in Redis. */
async function withRedis(base: Store, url: string, options: RedisOptions = {}): Promise<Store> {
  const { openRedis } = await import('./storage/redis/store.ts');
  const salons = writtenBusinesses().filter(({ flows }) => flows.includes('salon'));
  const salonSeconds = 60 * Math.max(15, ...salons.map((business) => catalogueOf(business).lifeMinutes));
  // The salon's context goes when its time is over (B6); other flows say themselves, by the clock, what has expired.
  const contextSeconds = (flow: string) => (flow === 'salon' ? salonSeconds : Number.POSITIVE_INFINITY);
  const redis = await openRedis(url, { contextSeconds, ...options });
  const close = async (): Promise<void> => {
    if (options.prefix !== undefined) await redis.clear();
    await redis.close();
    await base.close();
  };
  const ready = async () => (await base.ready()) && (await redis.ready());
  return { ...base, conversations: redis.conversations, ready, close };
}

async function openFreshStore(name: string): Promise<Store> {
  if (isRedis(name)) return withRedis(memoryStore(), name, { prefix: `play-${randomUUID()}:` });
  if (!/^postgres(ql)?:\/\//.test(name)) return openStore(name);
  const { freshDatabase } = await import('./storage/postgres/fresh.ts');
  const database = await freshDatabase(name);
  const store = await openStore(database.url);
  const close = async (): Promise<void> => {
    await store.close();
    await database.drop();
  };
  return { ...store, close };
}

const SWEEP_MS = 1_000;

/** The server, and the rounds nobody asks for. */
async function serve({ port, host, dataDirectory, environment, announce }: ServeOptions): Promise<Serving> {
  const [{ createObserver }, { createServer }, { paymentWebhook }] = await Promise.all([
    import('./server/observer.ts'),
    import('./server/server.ts'),
    import('./server/payments.ts'),
  ]);
  const telemetry = createObserver({ level: environment['HOLDFAST_LOG_LEVEL'] ?? 'info' });
  const machineEnabled = environment['FSM_ENABLED'] !== 'false';
  if (!machineEnabled) telemetry.log('warn', 'machine.disabled', { reason: 'FSM_ENABLED=false' });
  const base = await openStore(environment['DATABASE_URL'] ?? `pglite:${join(dataDirectory, 'database')}`);
  const redisUrl = environment['REDIS_URL'];
  const store = redisUrl ? await withRedis(base, redisUrl, { observer: telemetry }) : base;
  const reading = { clock: systemClock, observer: telemetry };
  const endpoint = await modelFromEnvironment(environment, reading);
  const model = endpoint && createModelReader({ model: endpoint, ...reading });
  const { conversations } = store;
  const chatwoot = createChatwoot({ environment, businesses: writtenBusinesses(), conversations, ...reading });
  const channels = [chatwoot.channel];
  let origin = `http://127.0.0.1:${port}`;
  const { app, payments } = await compose({
    ...{ store, ...reading, machineEnabled, channels, ...(model ? { model } : {}) },
    publicUrl: () => environment['HOLDFAST_PUBLIC_URL'] ?? origin,
    webhookSecret: environment['HOLDFAST_WEBHOOK_SECRET'],
  });
  const server = await createServer(app, {
    operatorToken: environment['HOLDFAST_OPERATOR_TOKEN'],
    secret: environment['HOLDFAST_SECRET'],
    dataDirectory,
    demo: environment['HOLDFAST_DEMO'] !== 'false',
    rateLimit: environment['HOLDFAST_RATE_LIMIT'] !== 'off',
    trustProxy: environment['HOLDFAST_TRUST_PROXY'] === 'true',
    telemetry,
    announce,
    webhooks: {
      channel: (channel, business) => (channel === CHATWOOT ? chatwoot.door(business, app.engine.handle) : null),
      payment: (provider) => paymentWebhook(payments.door, provider),
      sandbox: payments.counter,
    },
  });
  const rounds = sweepAgainAndAgain(
    () => app.engine.sweep(),
    (reason) => telemetry.log('error', 'sweep.failed', { reason }),
  );
  const address = await server.listen({ port, host });
  // A port may have been drawn only now.
  origin = `http://127.0.0.1:${new URL(address).port || '80'}`;
  return {
    address,
    stop: async () => {
      await rounds.stop();
      await server.close();
    },
  };
}

/** One round after another, a pause between them; what breaks one round does not end the next. */
function sweepAgainAndAgain(sweep: () => Promise<void>, complain: (reason: string) => void): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const rounds = (async () => {
    while (!stopping.signal.aborted) {
      await sweep().catch((error: unknown) => complain(String(error)));
      await systemClock.sleep(SWEEP_MS, stopping.signal).catch(() => {});
    }
  })();
  return {
    stop: () => {
      stopping.abort();
      return rounds;
    },
  };
}

async function describeFlow(id: string, kind: 'mermaid' | 'specification'): Promise<string> {
  const { parts } = await compose({ store: memoryStore(), clock: systemClock, observer: silent });
  const business = parts.businesses.get(id);
  const flow = business?.flows.get(business.flow);
  const others = [...parts.businesses.keys()].join(', ');
  if (!business || !flow) throw new Error(`there is no business "${id}"; there are ${others}`);
  const tools = [...(business.tools.get(flow.name)?.values() ?? [])];
  return kind === 'mermaid' ? mermaidOf(flow) : specificationOf(flow, tools);
}

/** The specification of every flow that a demo business runs, by the flow's name. */
export async function describedFlows(): Promise<ReadonlyMap<string, string>> {
  const { parts } = await compose({ store: memoryStore(), clock: systemClock, observer: silent });
  const flows = new Map<string, string>();
  for (const business of parts.businesses.values()) {
    for (const flow of business.flows.values()) {
      const tools = [...(business.tools.get(flow.name)?.values() ?? [])];
      flows.set(flow.name, `${specificationOf(flow, tools)}\n`);
    }
  }
  return flows;
}

function checkTasks(files: readonly string[], languages: readonly string[]): TaskCheck {
  const readings = files.map((file) => loadTask(readFileSync(file, 'utf8'), file, languages));
  return {
    complaints: readings.flatMap(({ problems }) => problems.map(describeProblem)),
    broken: readings.filter(({ task }) => task === null).length,
  };
}

export const house: House = {
  checkTasks,
  openStore,
  openFreshStore,
  compose,
  serve,
  virtualClock: (start) => new VirtualClock(start),
  silentObserver: silent,
  modelReader: createModelReader,
  describeFlow,
};

export async function main(argv: readonly string[]): Promise<void> {
  await runCli(house, argv);
}
