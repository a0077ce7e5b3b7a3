import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { App } from '../engine/app.ts';
import type { Api } from './api.ts';
import { addBookings } from './bookings.ts';
import { addBusinesses, addPictures } from './businesses.ts';
import { addCalendar, addFeeds, calendarLink, feedLink } from './calendar.ts';
import { addCalendarPushes } from './calendar-pushes.ts';
import type { House, ServerConfig } from './config.ts';
import { addConsole } from './console/console.ts';
import { addConsolePage } from './console-page.ts';
import { addConversations, refuse } from './conversations.ts';
import { addCustomers } from './customers.ts';
import { addDebts } from './debts.ts';
import { builtDiagrams } from './diagrams.ts';
import { addDocumentation } from './documentation.ts';
import { createDoorkeeper } from './doorkeeper.ts';
import { addEvents } from './events.ts';
import { addHeaders } from './headers.ts';
import { addHealth } from './health.ts';
import { addLeads } from './leads.ts';
import { addLimits, BODY_BYTES_MAX, REQUEST_MILLIS_MAX } from './limits.ts';
import { createLive } from './live.ts';
import { addMismatches } from './mismatches.ts';
import { answerMissing } from './missing.ts';
import { createObserver } from './observer.ts';
import { addOperator } from './operator.ts';
import { addOutsideCalendars } from './outside-calendars.ts';
import { addPage } from './page.ts';
import { addParked } from './parked.ts';
import { createPasses } from './passes.ts';
import { answerBrokenRequest, answerErrors, answerFrameworkError } from './problems.ts';
import { addRequestLog } from './request-log.ts';
import { sandboxRoutes } from './sandbox.ts';
import { openSecrets } from './secrets.ts';
import { addSite } from './site.ts';
import { addStuck } from './stuck.ts';
import { addTellings } from './tellings.ts';
import { createWallClock } from './wall-clock.ts';
import { webhookRoutes } from './webhooks.ts';

/**
 * Holdfast over HTTP. The server owns the app from here on: closing it ends the live streams, finishes the requests
 * under way and then closes the app, which finishes its turns.
 */
export async function createServer(app: App, config: ServerConfig): Promise<Api> {
  const house = await furnish(app, config);
  const server = createBareServer(house, config);
  answerErrors(server);
  answerMissing(server);
  acceptEmptyBodies(server);
  addHeaders(server);
  addRequestLog(server, house.telemetry);
  await addDocumentation(server);
  if (config.rateLimit !== false) addLimits(server, house.doorkeeper);
  knowTheBusiness(server, app);
  addConversations(server, house);
  addEvents(server, house);
  addOperator(server, house);
  addDebts(server, house);
  addMismatches(server, house);
  addLeads(server, house);
  addBookings(server, house);
  addStuck(server, house);
  addParked(server, house);
  addTellings(server, house);
  addCustomers(server, house);
  await addConsole(server, house);
  addBusinesses(server, house);
  addPictures(server, house);
  addSite(server, house);
  addCalendar(server, house);
  addFeeds(server, house);
  addOutsideCalendars(server, house);
  addCalendarPushes(server, house);
  addHealth(server, house);
  if (config.mcp !== undefined) (await import('./mcp/routes.ts')).addMcp(server, house, config.mcp);
  await server.register(sandboxRoutes(house.webhooks?.sandbox ?? null));
  await server.register(webhookRoutes(house.webhooks));
  await addPage(server, config.pageDirectory, app.engine.businesses);
  await addConsolePage(server);
  server.addHook('preClose', async () => house.live.close());
  server.addHook('onClose', () => app.close());
  return server;
}

/** Whoever comes back within a month finds their chat as it was. */
const CHAT_DAYS = 30;

async function furnish(app: App, config: ServerConfig): Promise<House> {
  const { key, operatorToken } = await openSecrets(config);
  const { clock = createWallClock(), chatDays: days = CHAT_DAYS, operatorTokens: ofBusiness = new Map() } = config;
  const passes = createPasses({ key, revocations: app.passes, clock, observer: app.observer, days });
  const calendarPath = (booking: string) => calendarLink(key, '', booking);
  return {
    app,
    doorkeeper: createDoorkeeper(passes, { all: operatorToken, ofBusiness }),
    passes,
    calendarKey: key,
    calendarPath,
    feedPath: (business, resource, renewed) => feedLink(key, business, resource, renewed),
    live: createLive({ app, calendarPath, refreshAllowed: () => passes.refresh() }, config.pollMs ?? 60_000),
    telemetry: config.telemetry ?? createObserver(),
    diagrams: () => config.diagrams ?? builtDiagrams(),
    demo: config.demo ?? false,
    answerWithinMs: config.answerWithinMs ?? 10_000,
    webhooks: config.webhooks ?? null,
    clock,
    publicUrl: config.publicUrl ?? (() => 'http://127.0.0.1'),
    openId: config.openId ?? null,
  };
}

function createBareServer(house: House, config: ServerConfig): Api {
  const loggerInstance: FastifyBaseLogger = house.telemetry.logger;
  const arriveWithinMs = config.arriveWithinMs ?? REQUEST_MILLIS_MAX;
  const server = Fastify({
    loggerInstance,
    // Fastify would load compilers of its own, which take longer than all routes together; those of zod are set below.
    schemaController: { compilersFactory: { buildValidator: notOurs, buildSerializer: notOurs } },
    // A request has one line, which names it: it needs no logger of its own.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES_MAX,
    // Whoever sends half of a request and waits holds a connection, and a server that wants to stop.
    requestTimeout: arriveWithinMs,
    // The head may not take longer than the whole: Node would take the longer of the two for the whole.
    http: { headersTimeout: arriveWithinMs, connectionsCheckingInterval: 500 },
    trustProxy: (_address, hop) => hop < (config.trustedHops ?? 0),
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerBrokenRequest,
  }).withTypeProvider<ZodTypeProvider>();
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(asDescribed);
  return server;
}

/** What an answer is not said to have, it does not have. None of them is turned into something else, so it is read forwards, which zod compiles. */
function asDescribed({ schema }: { readonly schema: z.ZodType }) {
  return (answer: unknown): string => JSON.stringify(schema.parse(answer));
}

function notOurs(): never {
  throw new Error('Schemas are written in zod.');
}

/** A body that is said to be JSON and is empty is no body: opening a conversation needs none. */
function acceptEmptyBodies(server: Api): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body, done);
  });
}

/** A business that is not there is said to be so before anything else is looked at. */
function knowTheBusiness(server: Api, app: App): void {
  server.addHook('onRequest', (request, reply, done) => {
    const { business } = (request.params ?? {}) as { readonly business?: string };
    if (business === undefined || !request.url.startsWith('/v1/')) return done();
    if (app.engine.businesses.has(business)) return done();
    refuse(reply, { kind: 'unknown_business' });
  });
}
