import { onTestFinished } from 'vitest';
import { house } from '../../src/app/house.ts';
import { watching } from '../model/watching.ts';

const NOW = '2026-03-03T09:00:00+01:00';
export const MINUTE_MS = 60_000;

/** Lucía on this store: what a message after so many minutes and seconds of silence has logged. */
export async function warnedAfter(storeName: string, silenceMs: number, first = 'Quiero pedir cita para un tinte') {
  const store = await house.openFreshStore(storeName);
  onTestFinished(() => store.close());
  const observer = watching();
  const clock = house.virtualClock(NOW);
  const { app } = await house.compose({ store, clock, observer });
  const to = { business: 'lucia', channel: 'whatsapp', address: '+34600111222' };
  const say = (eventId: string, text: string) => app.engine.handle({ to, eventId, event: { kind: 'message', text } });
  await say('first', first);
  clock.set(new Date(Date.parse(NOW) + silenceMs).toISOString());
  await say('second', 'eso es todo');
  return observer.lines.filter(({ event }) => event === 'fsm.near_expiry').map(({ fields }) => fields);
}
