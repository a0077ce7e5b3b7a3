import { say } from '../../core/effect.ts';
import type { Flow } from '../../core/flow.ts';
import { defineFlow } from '../../core/kit/define-flow.ts';
import type { Business } from '../../domain/business.ts';
import { abstracted } from './abstract.ts';
import { catalogueOf, textsOf } from './catalogue.ts';
import { isOff, REQUIRED, tripContext } from './context.ts';
import { drawTrips } from './drawing/picture.ts';
import { EVENTS } from './events.ts';
import { livesUntil, remembered, restored } from './life.ts';
import { tripMachine } from './machine.ts';
import { type Memory, memoryOf } from './memory.ts';
import { withPeriod } from './migrations.ts';
import { reconciled } from './reconcile.ts';
import { welcome } from './says/everywhere.ts';
import { redirected, tripStates } from './states.ts';
import { tripLists } from './vocabulary.ts';
import en from './words/en.json' with { type: 'json' };
import km from './words/km.json' with { type: 'json' };
import zh from './words/zh.json' with { type: 'json' };

/** The sale of a trip in seven stages, from the first wish to the reminder before it begins (D1–D12). */
export function createTripFlow(business: Business): Flow {
  const catalogue = catalogueOf(business);
  return defineFlow<Memory>({
    name: 'trip',
    version: 2,
    migrations: { 2: withPeriod },
    context: tripContext,
    machine: tripMachine(catalogue),
    states: tripStates(catalogue),
    restore: (stored, now) => {
      const data = restored(stored, now);
      return { state: { [data.state]: 'resting' }, memory: memoryOf(data, now) };
    },
    reconcile: (stored) => reconciled(stored, catalogue),
    store: ({ data }) => tripContext.parse(data),
    help: ({ data }) => [say(`help.${isOff(data) ? 'off' : data.state}`, { name: business.name })],
    redirect: (memory) => redirected(memory, catalogue),
    welcomes: ({ context }, now) => welcome(context as Memory, now),
    remember: remembered,
    lives: (stored) => livesUntil(tripContext.parse(stored)),
    abstract: (stored, now) => abstracted(tripContext.parse(stored), now, catalogue),
    events: EVENTS,
    lists: tripLists(catalogue),
    collected: [...REQUIRED, 'budget_min_usd', 'budget_max_usd', 'travel_dates', 'selected_trip_id', 'customizations'],
    words: {
      en: { ...en, ...textsOf(catalogue, 'en') },
      km: { ...km, ...textsOf(catalogue, 'km') },
      zh: { ...zh, ...textsOf(catalogue, 'zh') },
    },
    pictures: drawTrips(catalogue),
  });
}
