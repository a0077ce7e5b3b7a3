import { contactOf } from '../domain/customer.ts';
import type { Console } from '../engine/app.ts';
import type { Engine } from '../engine/engine.ts';
import type { Parts } from '../engine/parts.ts';
import { createAgenda } from './agenda/agenda.ts';
import type { Changes } from './changes.ts';
import type { Composition } from './composition.ts';
import { firstTouchBy } from './introductions.ts';
import { createClerk } from './overview.ts';
import { openRings } from './rings.ts';
import type { LiveSettings } from './settings/settings.ts';

export interface OpenConsole {
  readonly console: Console;
  readonly rounds: readonly (() => Promise<void>)[];
  close(): Promise<void>;
}

/** What the people of businesses work with, on the engine as it is served (G1–G9). */
export async function openConsole(
  { store, clock, observer }: Composition,
  settings: LiveSettings,
  { businesses, channels }: Pick<Parts, 'businesses' | 'channels'>,
  engine: Engine,
  changes: Changes,
): Promise<OpenConsole> {
  const byId = settings.businesses;
  const countryOf = (business: string) => byId.get(business)?.country ?? null;
  const rings = await openRings(store.bell);
  const clerk = createClerk({ store, engine, countryOf, rings, clock, observer });
  const agenda = createAgenda({
    ...{ written: byId, staffed: businesses, store, engine, clock, changes },
    firstTouch: firstTouchBy([...channels.values()]),
  });
  const { accounts, audit, overview, remarks, customers, tries } = store;
  return {
    console: {
      ...{ accounts, audit, overview, remarks, customers, tries, agenda, rings, settings, outside: store.ties },
      replies: store.edits,
      news: clerk,
      contactAt: ({ business, channel, address }) => {
        const country = countryOf(business);
        return country === null ? null : contactOf(channel, address, country);
      },
    },
    rounds: [() => clerk.round(), () => settings.round()],
    close: () => clerk.close(),
  };
}
