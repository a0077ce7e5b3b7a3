import { setImmediate as soon } from 'node:timers/promises';
import type { App } from '../engine/app.ts';
import type { Channel } from '../ports/channel.ts';
import type { Clock } from '../ports/clock.ts';
import type { Store } from '../ports/store.ts';
import { systemClock } from '../providers/clock/system.ts';
import { createOpenMeteo } from '../providers/open-meteo/open-meteo.ts';
import type { Telemetry } from '../server/observer.ts';
import { reading, writtenBusinesses } from './businesses.ts';
import { cloudsFrom } from './calendars/clouds.ts';
import type { CalendarSettings } from './calendars/providers.ts';
import { pushAddressOf, pushSecrets } from './calendars/push.ts';
import { sealWith } from './calendars/seal.ts';
import { declareTies } from './calendars/ties.ts';
import { doorsOf, openChannels } from './channels.ts';
import { compose } from './compose.ts';
import { listenersOf } from './listeners.ts';
import { modelAt } from './model.ts';
import { firstOwnerLine } from './owners.ts';
import { complaintsAbout, type Takers, takersFrom } from './payments.ts';
import { type Live, listen, loadServer, type Place, type Serving } from './serve.ts';
import { type Settled, writingOf } from './settled.ts';
import { openSettled } from './stores.ts';

export interface OpenOptions {
  readonly config: Settled;
  readonly dataDirectory: string;
  /** One line for the person who started it. */
  readonly announce: (line: string) => void;
  /** Instead of the store that the settings name. */
  readonly store?: Store;
  readonly clock?: Clock;
  /** Channels of one's own, beside those of the house. */
  readonly channels?: readonly Channel[];
}

/** Holdfast on its store, with everything that the settings name. */
export interface Opened {
  readonly app: App;
  /** The server, and the rounds nobody asks for. One that cannot start leaves nothing open. */
  listen(place: Place): Promise<Serving>;
  /** Finishes the turns under way, then closes everything. */
  close(): Promise<void>;
}

/** Opens and listens at once. */
export async function serve({ port, host, ...options }: OpenOptions & Place): Promise<Serving> {
  return (await open(options, port)).listen({ port, host });
}

/**
 * Opens the store that the settings name and puts Holdfast together on it. What cannot be opened leaves nothing open. A port is
 * named by whoever is going to listen.
 */
export async function open(options: OpenOptions, port?: number): Promise<Opened> {
  const { config, clock = systemClock } = options;
  const place = { origin: `http://127.0.0.1:${port ?? config.port}` };
  const publicUrl = () => config.publicUrl ?? place.origin;
  // An embedded database starts on a thread of its own: what can be read and checked meanwhile is.
  const opening = options.store === undefined ? openSettled({ ...options, publicUrl }) : Promise.resolve(options.store);
  // Whoever waits for it is told what went wrong.
  opening.catch(() => {});
  try {
    if (port !== undefined) await loadServer();
    const takers = await takersFrom(config.payments, { clock, publicUrl });
    // Whoever opens the store hears what it answers between two of them, and asks on.
    for (const _ of reading(config)) await soon();
    const [complaint] = complaintsAbout(writtenBusinesses(config), takers);
    if (complaint !== undefined) throw new Error(complaint);
    const { createObserver } = await import('../server/observer.ts');
    const telemetry = createObserver({ level: config.logLevel });
    return await openOn(await opening, telemetry, { ...options, clock }, { takers, place, publicUrl });
  } catch (error) {
    await opening.then(
      (store) => store.close(),
      () => {},
    );
    throw error;
  }
}

interface Around {
  readonly takers: Takers;
  /** Where it listens; a port may be drawn only then. */
  readonly place: { origin: string };
  readonly publicUrl: () => string;
}

interface Clocked extends OpenOptions {
  readonly clock: Clock;
}

async function openOn(store: Store, telemetry: Telemetry, options: Clocked, around: Around): Promise<Opened> {
  const { openKey } = await import('../server/secrets.ts');
  const { config, dataDirectory } = options;
  const key = await openKey({ secret: config.secret, dataDirectory });
  const live = await composeLive(store, telemetry, options, around, key);
  const { app, parts } = live.composed;
  refuseStrangers(config.operatorTokens, parts.businesses);
  return {
    app,
    async listen(place) {
      const firstOwner = (address: string) => {
        // A port may have been drawn only now.
        around.place.origin = `http://127.0.0.1:${new URL(address).port || '80'}`;
        return firstOwnerLine(store.accounts, around.publicUrl());
      };
      return listen(live, place, firstOwner).catch(async (error: unknown) => {
        await app.close();
        throw error;
      });
    },
    close: () => app.close(),
  };
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
  options: Clocked,
  { takers, publicUrl }: Around,
  key: Buffer,
): Promise<Live> {
  const { config, clock, channels: own = [] } = options;
  const { secretNamed, machineEnabled } = config;
  if (!machineEnabled) telemetry.log('warn', 'machine.disabled', { reason: 'FSM_ENABLED=false' });
  const reading = { clock, observer: telemetry };
  const written = writtenBusinesses(config);
  const channels = [...openChannels(config, written, clock), ...own];
  const listeners = listenersOf(written, config);
  const calendars = await calendarSettings(config, key, publicUrl);
  await declareTies({ store, written, ...reading, settings: calendars }, secretNamed);
  const model = await modelAt(config.model, reading);
  const weather = config.weather === 'off' ? undefined : createOpenMeteo({ ...reading, host: config.weather });
  const { calendarLink } = await import('../server/calendar.ts');
  const composed = await compose({
    live: true,
    ...writingOf(config),
    ...{ store, ...reading, secretNamed, machineEnabled, channels, publicUrl, ...takers, weather, listeners },
    ...model,
    paymentSecret: key.toString('hex'),
    calendars,
    calendarLink: (booking) => calendarLink(key, publicUrl(), booking),
  });
  const { conversations, stops, warnings = [] } = store;
  const door = doorsOf(channels, composed.app.engine, { conversations, stops, ...reading });
  const alone = { ...composed, app: closedOnce(composed.app) };
  return { ...options, door, composed: alone, takers, telemetry, publicUrl, warnings };
}

/** How outside calendars are reached. Those who tell of their changes need an address that they can reach us at. */
async function calendarSettings(config: Settled, key: Buffer, publicUrl: () => string): Promise<CalendarSettings> {
  const [secretOf, clouds] = [pushSecrets(key), await cloudsFrom(config.clouds)];
  return {
    ...{ seal: sealWith(key), everySeconds: config.calendarsEverySeconds, clouds, secretOf },
    pushTo: (tie) => (config.publicUrl === undefined ? null : pushAddressOf(publicUrl(), secretOf)(tie)),
  };
}

/** Whoever listens closes it, and so does whoever opened it. */
function closedOnce(app: App): App {
  let closed: Promise<void> | null = null;
  const close = (): Promise<void> => {
    closed ??= app.close();
    return closed;
  };
  return { ...app, close };
}
