import type { Engine } from '../engine/engine.ts';
import type { Store } from '../ports/store.ts';
import { systemClock } from '../providers/clock/system.ts';
import { createOpenMeteo } from '../providers/open-meteo/open-meteo.ts';
import type { Telemetry } from '../server/observer.ts';
import { writtenBusinesses } from './businesses.ts';
import { doorsOf, openChannels } from './channels.ts';
import { compose } from './compose.ts';
import type { Config } from './config.ts';
import { listenersOf } from './listeners.ts';
import { modelAt } from './model.ts';
import type { Takers } from './payments.ts';

const SWEEP_MS = 1_000;

interface Around {
  readonly takers: Takers;
  readonly publicUrl: () => string;
}

/** Holdfast as it is served: with the channels, the model, the forecasts and the money that the settings name. */
export async function composeLive(
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
  const listeners = listenersOf(writtenBusinesses(businesses, demo), config);
  const composed = await compose({
    live: true,
    ...{
      store,
      ...reading,
      businesses,
      demo,
      secretNamed,
      machineEnabled,
      channels,
      publicUrl,
      ...takers,
      weather,
      listeners,
    },
    ...model,
    paymentSecret: key.toString('hex'),
    calendarLink: (booking) => calendarLink(key, publicUrl(), booking),
  });
  const { conversations, stops } = store;
  return { door: doorsOf(channels, composed.app.engine, { conversations, stops, ...reading }), composed };
}

/** Each round after itself, a pause between; what breaks one, or keeps it long, is nothing to the others. */
export function againAndAgain(rounds: Engine['rounds'], complain: (reason: string) => void): { stop(): void } {
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
