import { defineFlow, known, offerFlow } from 'holdfast/kit';
import { catalogueOf, checkDropOff, dropOffSettings } from './catalogue.ts';
import { JOBS } from './hears.ts';
import { dropOffMachine } from './machine.ts';
import * as says from './says.ts';
import { dropOffStates } from './states.ts';
import { dropOffContext, EVENTS, type Memory } from './talk.ts';
import { dropOffKeeper, dropOffTools } from './tools.ts';
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };

/** Bicycles left for the day: business files run it by its name, under `flows`. */
export const dropOff = offerFlow({
  name: 'dropoff',
  settings: dropOffSettings,
  check: checkDropOff,
  flow(business) {
    const catalogue = catalogueOf(business);
    return defineFlow<Memory>({
      name: 'dropoff',
      version: 1,
      context: dropOffContext,
      machine: dropOffMachine(catalogue),
      states: dropOffStates(catalogue),
      restore: (stored) => {
        const data = dropOffContext.parse(stored);
        return { state: data.proposed === undefined ? 'idle' : 'proposed', memory: { data } };
      },
      store: ({ data }) => data,
      help: (memory) => [says.help.say(memory, null, catalogue)],
      abstract: (stored) => known(stored),
      events: EVENTS,
      collected: ['job', 'day'],
      parts: [JOBS],
      lists: { [JOBS]: catalogue.jobs.map(({ id, name, also }) => ({ id, names: [name, ...also] })) },
      words: { en, es },
    });
  },
  work(business, { bookings }) {
    const catalogue = catalogueOf(business);
    return { tools: dropOffTools(catalogue, bookings), keeper: dropOffKeeper(catalogue, bookings) };
  },
});
