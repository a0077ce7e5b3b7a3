import type { Engine } from '../engine/engine.ts';
import { warm } from '../language/warm.ts';
import type { Store } from '../ports/store.ts';
import { systemClock } from '../providers/clock/system.ts';
import { createOpenMeteo } from '../providers/open-meteo/open-meteo.ts';
import type { Telemetry } from '../server/observer.ts';
import { writtenBusinesses } from './businesses.ts';
import { doorsOf, openChannels } from './channels.ts';
import { compose } from './compose.ts';
import type { Config } from './config.ts';
import { modelAt } from './model.ts';
import { openNotices } from './notices.ts';
import { firstOwnerLine } from './owners.ts';
import { complaintsAbout, type Takers, takersFrom, warningsAbout } from './payments.ts';
import { openSettled } from './stores.ts';

const SWEEP_MS = 1_000;
const GRACE_MS = 10_000;

export interface ServeOptions {
  readonly config: Config;
  readonly port: number;
  readonly host: string;
  readonly dataDirectory: string;
  /** One line for the person who started it. */
  readonly announce: (line: string) => void;
}

export interface Serving {
  readonly address: string;
  /** How somebody becomes the first owner; null once there is one (G1). */
  readonly firstOwner: string | null;
  /** Finishes the turns under way, then closes everything. */
  stop(): Promise<void>;
}

/** The server, and the rounds nobody asks for. One that cannot start leaves nothing open. */
export async function serve(options: ServeOptions): Promise<Serving> {
  const { config, port } = options;
  const place = { origin: `http://127.0.0.1:${port}` };
  const publicUrl = () => config.publicUrl ?? place.origin;
  const takers = await takersFrom(config.payments, { clock: systemClock, publicUrl });
  const [complaint] = complaintsAbout(writtenBusinesses(config.businesses, config.demo), takers);
  if (complaint !== undefined) throw new Error(complaint);
  const { createObserver } = await import('../server/observer.ts');
  const telemetry = createObserver({ level: config.logLevel });
  const opened = await openSettled(options);
  let closed: Promise<void> | null = null;
  const close = (): Promise<void> => {
    closed ??= opened.close();
    return closed;
  };
  try {
    return await serveOn({ ...opened, close }, telemetry, options, { takers, place, publicUrl });
  } catch (error) {
    await close();
    throw error;
  }
}

interface Around {
  readonly takers: Takers;
  /** Where it listens; a port may be drawn only then. */
  readonly place: { origin: string };
  readonly publicUrl: () => string;
}

/** B16: what "off" does, for the people who will have the work. */
const MACHINE_OFF =
  'The machine is OFF (FSM_ENABLED=false): nothing is answered or booked by itself. Every message is passed to a person, and ' +
  'the customer is told so once; payments, expiry and reminders go on. Answer in your inbox, or by the operator’s part of the ' +
  'API. A conversation that was passed on stays with you until you give it back, also after the machine is on again.';

async function serveOn(store: Store, telemetry: Telemetry, options: ServeOptions, around: Around): Promise<Serving> {
  const { port, host, announce } = options;
  const { app, server, unserved } = await openServer(store, telemetry, options, around);
  const address = await server.listen({ port, host }).catch(async (error: unknown) => {
    await server.close();
    throw unheard(error, host, port);
  });
  const rounds = againAndAgain(app.engine.rounds, (reason) => telemetry.log('error', 'sweep.failed', { reason }));
  // Whoever could not start has nothing to be warned of.
  const off = options.config.machineEnabled ? [] : [['machine.off', MACHINE_OFF] as const];
  const ofStore = (store.warnings ?? []).map((line) => ['store.warning', line] as const);
  for (const [event, line] of [...off, ...ofStore, ...warningsAbout(around.takers, unserved)]) {
    telemetry.log('warn', event, { reason: line });
    announce(line);
  }
  // A port may have been drawn only now.
  around.place.origin = `http://127.0.0.1:${new URL(address).port || '80'}`;
  const stop = async (): Promise<void> => {
    rounds.stop();
    const closed = server.close();
    // Whoever does not end their request, or their stream, is not waited for longer than that.
    const grace = setTimeout(() => server.server.closeAllConnections(), GRACE_MS).unref();
    await closed.finally(() => clearTimeout(grace));
  };
  const firstOwner = await firstOwnerLine(store.accounts, around.publicUrl());
  return { address, firstOwner, stop };
}

/** Holdfast on the store, and the server that stands before it, which does not listen yet. */
async function openServer(
  store: Store,
  telemetry: Telemetry,
  { config, dataDirectory, announce }: ServeOptions,
  around: Around,
) {
  const [{ createServer }, { paymentWebhook }, { openKey }] = await Promise.all([
    import('../server/server.ts'),
    import('../server/payments.ts'),
    import('../server/secrets.ts'),
  ]);
  const secrets = { secret: config.secret, dataDirectory };
  const key = await openKey(secrets);
  const { door, composed } = await composeLive(store, telemetry, config, around, key);
  const { app, parts, payments, unserved } = composed;
  // Nobody's first message pays for making a language ready.
  for (const business of parts.businesses.values()) warm(business.locales, business.listening(systemClock.now()));
  const { operatorToken, operatorTokens, chatDays, demo, rateLimit, trustedHops } = config;
  refuseStrangers(operatorTokens, parts.businesses);
  const server = await createServer(app, {
    ...{ operatorToken, operatorTokens, chatDays, ...secrets, demo, rateLimit, trustedHops, telemetry, announce },
    publicUrl: around.publicUrl,
    openId: config.openId,
    webhooks: {
      channel: door,
      payment: (provider) => paymentWebhook(payments.door, provider),
      sandbox: payments.counter,
    },
  });
  const nameOf = (business: string) => parts.businesses.get(business)?.name ?? business;
  const { publicUrl } = around;
  const told = app.console && {
    console: app.console,
    nameOf,
    settings: config.notices,
    publicUrl,
    observer: telemetry,
  };
  const notices = told && openNotices(told);
  if (notices) server.addHook('onClose', () => notices.close());
  return { app, server, unserved };
}

/** A token for a business that is not served here is a slip of the pen, and would let nobody in. */
function refuseStrangers(tokens: ReadonlyMap<string, string>, served: ReadonlyMap<string, unknown>): void {
  const stranger = [...tokens.keys()].find((business) => !served.has(business));
  if (stranger !== undefined) throw new Error(`HOLDFAST_OPERATOR_TOKENS names ${stranger}, which is no business here.`);
}

/** Holdfast as it is served: with the channels, the model, the forecasts and the money that the settings name. */
async function composeLive(
  store: Store,
  telemetry: Telemetry,
  config: Config,
  { takers, publicUrl }: Around,
  key: Buffer,
) {
  const { businesses, demo, secretNamed, machineEnabled } = config;
  if (!machineEnabled) telemetry.log('warn', 'machine.disabled', { reason: 'FSM_ENABLED=false' });
  const reading = { clock: systemClock, observer: telemetry };
  const channels = openChannels(config, writtenBusinesses(businesses, demo), systemClock);
  const model = await modelAt(config.model, reading);
  const weather = config.weather === 'off' ? undefined : createOpenMeteo({ ...reading, host: config.weather });
  const { calendarLink } = await import('../server/calendar.ts');
  const composed = await compose({
    live: true,
    ...{ store, ...reading, businesses, demo, secretNamed, machineEnabled, channels, publicUrl, ...takers, weather },
    ...model,
    paymentSecret: key.toString('hex'),
    calendarLink: (booking) => calendarLink(key, publicUrl(), booking),
  });
  const { conversations, stops } = store;
  return { door: doorsOf(channels, composed.app.engine, { conversations, stops, ...reading }), composed };
}

/** Why nobody can listen there, by the settings that say where. */
function unheard(error: unknown, host: string, port: number): Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  if (code === 'EADDRINUSE') {
    return new Error(`Port ${port} is in use: stop what listens there, or choose another with --port or PORT.`);
  }
  if (code === 'EACCES') return new Error(`Port ${port} is not allowed to you: choose another with --port or PORT.`);
  return new Error(`The server cannot listen at ${host} (${code}): choose another address with --host.`);
}

/** Each round after itself, a pause between; what breaks one, or keeps it long, is nothing to the others. */
function againAndAgain(rounds: Engine['rounds'], complain: (reason: string) => void): { stop(): void } {
  const stopping = new AbortController();
  const again = async (round: () => Promise<void>): Promise<void> => {
    while (!stopping.signal.aborted) {
      await round().catch((error: unknown) => complain(String(error)));
      await systemClock.sleep(SWEEP_MS, stopping.signal).catch(() => {});
    }
  };
  for (const round of rounds) void again(round);
  return { stop: () => stopping.abort() };
}
