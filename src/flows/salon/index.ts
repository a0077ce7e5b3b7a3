import type { Catalogues, Flow } from '../../core/flow.ts';
import { defineFlow } from '../../core/kit/define-flow.ts';
import { literal } from '../../core/literal.ts';
import type { Business } from '../../domain/business.ts';
import { abstracted } from './abstract.ts';
import { type Catalogue, catalogueOf } from './catalogue.ts';
import { salonContext } from './context.ts';
import { EVENTS } from './events.ts';
import { serviceKey } from './facts.ts';
import { expiryOf, resumed, stored } from './life.ts';
import { salonMachine } from './machine.ts';
import type { Memory } from './memory.ts';
import { pricesOf, whoDoes } from './prices.ts';
import { quoted } from './quote.ts';
import { recalledFrom, recalls } from './recall.ts';
import { reconciled } from './reconcile.ts';
import { rememberedTold } from './remember.ts';
import { accountOf } from './result.ts';
import * as says from './says.ts';
import { salonStates } from './states.ts';
import { salonLists } from './vocabulary.ts';
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };

/** Appointments at a salon: services, a stylist, a time, a name, a yes (B1–B19). */
export function createSalonFlow(business: Business): Flow {
  const catalogue = catalogueOf(business);
  return defineFlow<Memory>({
    name: 'salon',
    version: 5,
    // 2: what a yes was asked to had no price with it before: it is the one of today. 3: no days were ruled out.
    // 4: nobody was named for when the first cannot, and what was told was not kept. 5: nor what of it was asked about together.
    migrations: { 2: (before) => before, 3: (before) => before, 4: (before) => before, 5: (before) => before },
    context: salonContext,
    machine: salonMachine(catalogue),
    states: salonStates(catalogue),
    restore: (context, now, recalled) =>
      resumed(context, now, catalogue.lifeMinutes, recalledFrom(recalled, catalogue)),
    recalls: (_exchange, results, before) => recalls(results, before),
    reconcile: (context) => reconciled(context, catalogue),
    store: (memory, state, touchedAt) =>
      stored(state, quoted(memory, state, catalogue), touchedAt ?? memory.lastUpdated),
    help: (memory) => [says.help.say(memory, null, catalogue)],
    answers: (question, memory) => whoDoes(question, catalogue) ?? pricesOf(question, memory, catalogue),
    redirect: (memory, state) =>
      (state === 'idle' ? [says.redirectIdle] : [says.redirect, says.question]).map(({ say }) =>
        say(memory, null, catalogue),
      ),
    remember: (context, exchange) => rememberedTold(context, exchange, catalogue),
    account: accountOf,
    collected: ['collected_data'],
    expires: (context) => expiryOf(context, catalogue.lifeMinutes),
    abstract: (context, now) => abstracted(salonContext.parse(context), now, catalogue),
    lists: salonLists(catalogue),
    parts: ['services', 'stylists'],
    events: EVENTS,
    words: wordsOf(catalogue),
  });
}

/** What the flow says, and what the salon's services are called in each language. */
function wordsOf({ services }: Catalogue): Catalogues {
  const named = (locale: 'en' | 'es' | 'fr') =>
    Object.fromEntries(services.map(({ name, names }) => [serviceKey(name), literal(names[locale] ?? name)]));
  return { es: { ...es, ...named('es') }, en: { ...en, ...named('en') }, fr: { ...fr, ...named('fr') } };
}
