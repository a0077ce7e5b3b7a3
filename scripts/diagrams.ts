import { mkdirSync, writeFileSync } from 'node:fs';
import { house } from '../src/app/house.ts';
import { laidOut } from './layout.ts';

/** Lays out the diagrams of the flows when Holdfast is built, into dist/diagrams.json: a server has only to read it. */
const store = await house.openFreshStore('memory');
const clock = house.virtualClock('2000-01-01T00:00:00Z');
const { parts } = await house.compose({ store, clock, observer: house.silentObserver });
mkdirSync(new URL('../dist/', import.meta.url), { recursive: true });
writeFileSync(
  new URL('../dist/diagrams.json', import.meta.url),
  JSON.stringify(await laidOut(parts.businesses.values())),
);
