import { CHATWOOT } from './channels/chatwoot/address.ts';
import { createChatwoot } from './channels/chatwoot/chatwoot.ts';
import type { ServeOptions, Serving, Store } from './cli/house.ts';
import { compose } from './compose.ts';
import { writtenBusinesses } from './journeys.ts';
import { warm } from './language/warm.ts';
import { systemClock } from './providers/clock/system.ts';
import { createModelReader } from './providers/model-reader/reader.ts';
import { weatherFrom } from './providers/open-meteo/environment.ts';
import { modelFromEnvironment } from './providers/openai-compatible/environment.ts';
import { refuseEmptySecrets } from './secrets.ts';
import type { Telemetry } from './server/observer.ts';
import { openSettled } from './stores.ts';
import { complaintsAbout, type Takers, takersFrom, warningsAbout } from './tills.ts';

const SWEEP_MS = 1_000;

/** The server, and the rounds nobody asks for. One that cannot start leaves nothing open. */
export async function serve(options: ServeOptions): Promise<Serving> {
  const { environment, port } = options;
  refuseEmptySecrets(environment);
  const place = { origin: `http://127.0.0.1:${port}` };
  const publicUrl = () => environment['HOLDFAST_PUBLIC_URL'] ?? place.origin;
  const takers = await takersFrom(environment, { clock: systemClock, publicUrl });
  const [complaint] = complaintsAbout(writtenBusinesses(), takers);
  if (complaint !== undefined) throw new Error(complaint);
  const { createObserver } = await import('./server/observer.ts');
  const telemetry = createObserver({ level: environment['HOLDFAST_LOG_LEVEL'] ?? 'info' });
  const opened = await openSettled(options, { observer: telemetry });
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

async function serveOn(
  store: Store,
  telemetry: Telemetry,
  { port, host, dataDirectory, environment, announce }: ServeOptions,
  { takers, place, publicUrl }: Around,
): Promise<Serving> {
  const [{ createServer }, { paymentWebhook }, { calendarLink }, { openKey }] = await Promise.all([
    import('./server/server.ts'),
    import('./server/payments.ts'),
    import('./server/calendar.ts'),
    import('./server/secrets.ts'),
  ]);
  const machineEnabled = environment['FSM_ENABLED'] !== 'false';
  if (!machineEnabled) telemetry.log('warn', 'machine.disabled', { reason: 'FSM_ENABLED=false' });
  const reading = { clock: systemClock, observer: telemetry };
  const endpoint = await modelFromEnvironment(environment, reading);
  const model = endpoint && createModelReader({ model: endpoint, ...reading });
  const { conversations } = store;
  const chatwoot = createChatwoot({ environment, businesses: writtenBusinesses(), conversations, ...reading });
  const channels = [chatwoot.channel];
  const weather = weatherFrom(environment, reading);
  const secrets = { secret: environment['HOLDFAST_SECRET'], dataDirectory };
  const key = await openKey(secrets);
  const { app, parts, payments, unserved } = await compose({
    live: true,
    ...{ store, ...reading, machineEnabled, channels, publicUrl, ...takers, ...(model ? { model } : {}) },
    weather,
    paymentSecret: key.toString('hex'),
    calendarLink: (booking) => calendarLink(key, publicUrl(), booking),
  });
  // Nobody's first message pays for making a language ready.
  for (const business of parts.businesses.values()) warm(business.locales, business.listening(systemClock.now()));
  const server = await createServer(app, {
    operatorToken: environment['HOLDFAST_OPERATOR_TOKEN'],
    ...secrets,
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
  const address = await server.listen({ port, host }).catch(async (error: unknown) => {
    await server.close();
    throw unheard(error, host, port);
  });
  const rounds = sweepAgainAndAgain(
    () => app.engine.sweep(),
    (reason) => telemetry.log('error', 'sweep.failed', { reason }),
  );
  // Whoever could not start has nothing to be warned of.
  for (const [event, line] of warningsAbout(takers, unserved)) {
    telemetry.log('warn', event, { reason: line });
    announce(line);
  }
  // A port may have been drawn only now.
  place.origin = `http://127.0.0.1:${new URL(address).port || '80'}`;
  return {
    address,
    stop: async () => {
      await rounds.stop();
      await server.close();
    },
  };
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
