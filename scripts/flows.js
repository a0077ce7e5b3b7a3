// Names the kinds of conversation scripts whose flows are built: a demo business that is served has one.
import { house } from '../dist/main.js';

const KINDS = { appointment: 'appointment', salon: 'salon', dialogue: 'flight', trip: 'trip', space: 'space' };
const store = await house.openFreshStore('memory');
const clock = house.virtualClock('2000-01-01T00:00:00Z');
const { app } = await house.compose({ store, clock, observer: house.silentObserver });
console.log([...app.engine.businesses.values()].map(({ flow }) => KINDS[flow]).join(' '));
