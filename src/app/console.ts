import { contactOf } from '../domain/customer.ts';
import type { Console } from '../engine/app.ts';
import type { Engine } from '../engine/engine.ts';
import type { Parts } from '../engine/parts.ts';
import type { Figures } from '../ports/figures.ts';
import { createAgenda } from './agenda/agenda.ts';
import type { Changes } from './changes.ts';
import type { Composition } from './composition.ts';
import { type CountedBusiness, createTeller } from './figures.ts';
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
  const clerk = createClerk({ store, engine, countryOf, served: () => [...byId.keys()], rings, clock, observer });
  const counted = { businessOf: countedIn(businesses), served: () => [...businesses.keys()] };
  const teller = createTeller({ store, engine, ...counted, clock, observer });
  const agenda = createAgenda({
    ...{ written: byId, staffed: businesses, store, engine, clock, changes, figures: teller },
    firstTouch: firstTouchBy([...channels.values()]),
  });
  const { accounts, audit, overview, remarks, customers, tries, figures } = store;
  return {
    console: {
      ...{ accounts, audit, overview, remarks, customers, tries, agenda, rings, settings, outside: store.ties },
      replies: store.edits,
      news: clerk,
      figures: { ...readerOf(figures), upToDate: () => teller.upToDate() },
      contactAt: ({ business, channel, address }) => {
        const country = countryOf(business);
        return country === null ? null : contactOf(channel, address, country);
      },
    },
    rounds: [() => clerk.round(), () => teller.round(), () => settings.round()],
    close: async () => {
      await clerk.close();
      await teller.close();
    },
  };
}

/** What is counted of a business: its journeys say how far their states are (G6). */
function countedIn(businesses: Parts['businesses']): (business: string) => CountedBusiness | null {
  return (id) => {
    const business = businesses.get(id);
    if (business === undefined) return null;
    const { timeZone, flows } = business;
    return { timeZone, stagesOf: (flow) => flows.get(flow) && (flows.get(flow)?.stages ?? {}) };
  };
}

function readerOf(figures: Figures): Omit<Console['figures'], 'upToDate'> {
  return {
    byDay: (query) => figures.byDay(query),
    byGroup: (query) => figures.byGroup(query),
    unheard: (query, limit) => figures.unheard(query, limit),
  };
}
