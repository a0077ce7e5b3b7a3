import type { AnyMachineSnapshot } from 'xstate';
import { say } from '../../core/effect.ts';
import type { Catalogues, Flow } from '../../core/flow.ts';
import type { Business } from '../../domain/business.ts';
import { ordinaryHours } from '../../domain/hours.ts';
import { type SalonCatalogue, salonSettings } from './catalogue.ts';
import { type SalonState, salonContext } from './context.ts';
import { expectationOf } from './expects.ts';
import { resumed, stored } from './life.ts';
import { createSalonMachine } from './machine.ts';
import type { SalonMemory } from './memory.ts';
import { proposalOf } from './proposal.ts';
import { put, serviceKey, servicesFact } from './questions.ts';
import { accountOf } from './result.ts';
import { salonLists } from './vocabulary.ts';
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };

/** Appointments at a salon: services, a stylist, a time, a name, a yes (B1–B19). */
export function createSalonFlow(business: Business): Flow {
  const catalogue = catalogueOf(business);
  const machine = createSalonMachine(catalogue);
  return {
    name: 'salon',
    version: 1,
    context: salonContext,
    machine,
    restore: (context, now) => {
      const { value, memory } = resumed(context, now, catalogue.lifeMinutes);
      // The states come from a table of the machine's own; XState's type of them is narrower than a table can be.
      return machine.resolveState({ value, context: memory } as Parameters<typeof machine.resolveState>[0]);
    },
    store: (snapshot, touchedAt) => {
      const memory = memoryOf(snapshot);
      return salonContext.parse(stored(stateOf(snapshot), memory, touchedAt ?? memory.lastUpdated));
    },
    state: stateOf,
    rests: (snapshot) => stateOf(snapshot) === 'idle',
    proposes: (snapshot, now) => proposalOf(stateOf(snapshot), memoryOf(snapshot), catalogue, now),
    expects: (snapshot) => expectationOf(stateOf(snapshot), memoryOf(snapshot), catalogue),
    pending: (snapshot) => [put(memoryOf(snapshot), catalogue)],
    help: () => [
      say('help', { name: business.name, services: servicesFact(catalogue.services.map((one) => one.name)) }),
    ],
    redirect: (snapshot) => {
      const state = stateOf(snapshot);
      return state === 'idle' ? [say('redirect_idle')] : [say('redirect'), put(memoryOf(snapshot), catalogue)];
    },
    account: accountOf,
    lists: salonLists(catalogue),
    words: wordsOf(catalogue),
    states: STATES,
  };
}

export function catalogueOf(business: Business): SalonCatalogue {
  const settings = salonSettings.parse(business.settings['salon']);
  const hours = ordinaryHours(business.opening.weekly);
  const contact = business.support?.reach ?? business.contact.phone;
  return { ...settings, timeZone: business.timeZone, hours, contact };
}

/** What the flow says, and what the salon's services are called in each language. */
function wordsOf({ services }: SalonCatalogue): Catalogues {
  const named = (locale: 'en' | 'es') =>
    Object.fromEntries(services.map(({ name, names }) => [serviceKey(name), literal(names[locale] ?? name)]));
  return { es: { ...es, ...named('es') }, en: { ...en, ...named('en') } };
}

/** A name is no message: what has a meaning in one is quoted. */
function literal(text: string): string {
  return text.replaceAll("'", "''").replace(/[{}<>#|]+/g, (marks) => `'${marks}'`);
}

const STATES: { readonly [S in SalonState]: string } = {
  idle: 'No booking is under way. Needs nothing.',
  service_selection: 'Services are being chosen. Left once there is one at least and the customer says that is all.',
  stylist_selection: 'Services are settled; a stylist who does them all is being chosen, or anybody.',
  slot_selection: 'Services and stylist are settled; one of the free times is being chosen.',
  customer_data: 'The time is settled; a name is needed. A returning customer passes through.',
  confirmation: 'Everything is known and has been summed up; a yes books it.',
  booked: 'The appointment is booked. Left for idle within the same turn.',
};

function stateOf(snapshot: AnyMachineSnapshot): SalonState {
  const { value } = snapshot;
  return (typeof value === 'string' ? value : Object.keys(value)[0]) as SalonState;
}

function memoryOf(snapshot: AnyMachineSnapshot): SalonMemory {
  return snapshot.context as SalonMemory;
}
