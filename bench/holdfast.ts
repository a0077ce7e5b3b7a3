import { compose } from '../src/app/compose.ts';
import type { App } from '../src/engine/app.ts';
import { silent } from '../src/ports/observer.ts';
import type { Store } from '../src/ports/store.ts';
import { memoryStore } from '../src/storage/memory/store.ts';
import { openPostgres } from '../src/storage/postgres/store.ts';
import { distinctClock } from './clock.ts';
import { MESSAGES } from './conversation.ts';
import { DEMO } from './demo.ts';
import type { TakeTurn } from './measure.ts';

/**
 * Holdfast's whole turn, as the server runs it: receive, interpret by the rules, step, look in the calendar, commit.
 * Without a database it is kept in memory: what is left is the turn's own.
 */
export async function openHoldfast(url: string | null): Promise<Opened> {
  return holdfastOn(url === null ? memoryStore() : await openPostgres(url));
}

export interface Opened {
  readonly app: App;
  readonly turn: TakeTurn;
  close(): Promise<void>;
}

export async function holdfastOn(store: Store): Promise<Opened> {
  const { app } = await compose({ ...DEMO, store, clock: distinctClock(), observer: silent });
  const turn: TakeTurn = async (address, n) => {
    const text = MESSAGES[n % MESSAGES.length] ?? '';
    const handled = await app.engine.handle({
      to: { business: 'northside', channel: 'webchat', address },
      eventId: `message ${n}`,
      event: { kind: 'message', text },
    });
    if (handled.kind !== 'handled' || handled.replies.length === 0) {
      throw new Error(`"${text}" was not answered: ${JSON.stringify(handled)}`);
    }
  };
  return { app, turn, close: () => app.close() };
}
