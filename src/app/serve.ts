import { setImmediate as soon } from 'node:timers/promises';
import about from '../../package.json' with { type: 'json' };
import { warming } from '../language/warm.ts';
import type { Clock } from '../ports/clock.ts';
import type { Telemetry } from '../server/observer.ts';
import type { doorsOf } from './channels.ts';
import type { Composed } from './composition.ts';
import { openNotices } from './notices.ts';
import { type Takers, warningsAbout } from './payments.ts';
import { againAndAgain } from './rounds.ts';
import type { Settled } from './settled.ts';

const GRACE_MS = 10_000;

/** Where to listen. */
export interface Place {
  readonly port: number;
  readonly host: string;
}

export interface Serving {
  readonly address: string;
  /** How somebody becomes the first owner; null once there is one (G1). */
  readonly firstOwner: string | null;
  /** Finishes the turns under way, then closes everything. */
  stop(): Promise<void>;
}

/** Holdfast as it is put together for real people, and what the server before it needs. */
export interface Live {
  readonly composed: Composed;
  /** The doors of the channels. */
  readonly door: ReturnType<typeof doorsOf>;
  readonly takers: Takers;
  readonly telemetry: Telemetry;
  readonly clock: Clock;
  readonly config: Settled;
  readonly dataDirectory: string;
  readonly announce: (line: string) => void;
  readonly publicUrl: () => string;
  /** What whoever starts it on this store should know. */
  readonly warnings: readonly string[];
}

/** B16: what "off" does, for the people who will have the work. */
const MACHINE_OFF =
  'The machine is OFF (FSM_ENABLED=false): nothing is answered or booked by itself. Every message is passed to a person, and ' +
  'the customer is told so once; payments, expiry and reminders go on. Answer in your inbox, or by the operator’s part of the ' +
  'API. A conversation that was passed on stays with you until you give it back, also after the machine is on again.';

/**
 * The server, and the rounds nobody asks for. Those begin together and take every connection to the store for a moment: what is
 * to be said about the start, `firstOwner`, is asked before them.
 */
export async function listen(
  live: Live,
  { port, host }: Place,
  firstOwner: (address: string) => Promise<Serving['firstOwner']>,
): Promise<Serving> {
  const { composed, telemetry, clock, config, announce } = live;
  // What is asked of a store for the first time takes longest: whoever asks /readyz at once is answered at once.
  const [server] = await Promise.all([serverOf(live), composed.app.ready()]);
  const address = await server.listen({ port, host }).catch(async (error: unknown) => {
    await server.close();
    throw unheard(error, host, port);
  });
  const owner = await firstOwner(address).catch(async (error: unknown) => {
    await server.close();
    throw error;
  });
  const complain = (reason: string) => telemetry.log('error', 'sweep.failed', { reason });
  // Whoever could not start has nothing to be warned of.
  const off = config.machineEnabled ? [] : [['machine.off', MACHINE_OFF] as const];
  const ofStore = live.warnings.map((line) => ['store.warning', line] as const);
  for (const [event, line] of [...off, ...ofStore, ...warningsAbout(live.takers, composed.unserved)]) {
    telemetry.log('warn', event, { reason: line });
    announce(line);
  }
  const over = new AbortController();
  // The first round has much to ask: whoever stands at the door, or wants to be its owner, comes before it.
  const ready = makeReady(live, over.signal).catch((error: unknown) => complain(String(error)));
  const rounds = againAndAgain(composed.app, clock, complain, ready);
  const stop = async (): Promise<void> => {
    over.abort();
    rounds.stop();
    const closed = server.close();
    // Whoever does not end their request, or their stream, is not waited for longer than that.
    const grace = setTimeout(() => server.server.closeAllConnections(), GRACE_MS).unref();
    await closed.finally(() => clearTimeout(grace));
  };
  return { address, stop, firstOwner: owner };
}

/**
 * Makes the languages ready, so that hardly anybody's first message pays for that. Whoever asks meanwhile is answered in between:
 * the server listens sooner, and nobody waits longer than they would have waited for it.
 */
async function makeReady({ composed, clock }: Live, over: AbortSignal): Promise<void> {
  await soon();
  for (const business of composed.parts.businesses.values()) {
    for (const _ of warming(business.locales, business.listening(clock.now()))) {
      await soon();
      if (over.aborted) return;
    }
  }
}

/** The server's code, which most commands do not need. */
export function loadServer() {
  return Promise.all([import('../server/server.ts'), import('../server/payments.ts')]);
}

/** The server that stands before Holdfast, which does not listen yet. */
async function serverOf(live: Live) {
  const { composed, door, telemetry, config, dataDirectory, announce, publicUrl } = live;
  const [{ createServer }, { paymentWebhook }] = await loadServer();
  const { app, parts, payments } = composed;
  const { operatorToken, operatorTokens, chatDays, secret, demo, rateLimit, trustedHops, openId } = config;
  const server = await createServer(app, {
    ...{ operatorToken, operatorTokens, chatDays, secret, dataDirectory, demo, rateLimit, trustedHops },
    ...{ telemetry, announce, publicUrl, openId },
    ...(config.mcp && { mcp: about.version }),
    webhooks: {
      channel: door,
      payment: (provider) => paymentWebhook(payments.door, provider),
      sandbox: payments.counter,
    },
  });
  const nameOf = (business: string) => parts.businesses.get(business)?.name ?? business;
  const around = { nameOf, settings: config.notices, publicUrl, observer: telemetry };
  const notices = app.console && (await openNotices({ console: app.console, ...around }));
  if (notices) server.addHook('onClose', () => notices.close());
  return server;
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
