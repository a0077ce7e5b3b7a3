import type { Flow } from '../../core/flow.ts';
import { defineFlow } from '../../core/kit/define-flow.ts';
import type { Business } from '../../domain/business.ts';
import { abstracted } from './abstract.ts';
import { catalogueOf } from './catalogue.ts';
import { GENERAL, spaceContext } from './context.ts';
import { EVENTS } from './events.ts';
import { openingOf } from './hears/opening.ts';
import { spaceMachine } from './machine.ts';
import { type Memory, restored, stored, withAbout } from './memory.ts';
import { pricesOf } from './prices.ts';
import { quoted, unexpired } from './quote.ts';
import { recalledFrom, recalls } from './recall.ts';
import { reconciled } from './reconcile.ts';
import * as says from './says.ts';
import { spaceStates } from './states.ts';
import { spaceLists } from './vocabulary.ts';
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };

/** The reservation of a space, driven by a model's protocol or by rules that speak the same (E1–E9). */
export function createSpaceFlow(business: Business): Flow {
  const catalogue = catalogueOf(business);
  return defineFlow<Memory>({
    name: 'space',
    version: 5,
    // What a yes was asked to had no price with it before: it is the one of today. What spaces had to hold was not kept: those
    // that were listed for it still are. How long it is to last was not kept either, and is told with its beginning;
    // nor was which space had been asked about.
    migrations: { 2: (before) => before, 3: (before) => before, 4: (before) => before, 5: (before) => before },
    context: spaceContext,
    machine: spaceMachine(catalogue),
    states: spaceStates(catalogue),
    restore: (context, now, recalled) => {
      const { state, memory } = restored(spaceContext.parse(context), recalledFrom(recalled, catalogue));
      const quote = unexpired(memory.quote, now);
      return { state: state === GENERAL ? state : { [state]: 'asking' }, memory: { ...memory, quote } };
    },
    reconcile: (context, now) => reconciled(context, now, catalogue),
    store: (memory, state, touchedAt) => {
      const told = touchedAt === undefined ? memory : quoted(memory, state, touchedAt, catalogue);
      return spaceContext.parse(stored(told, state));
    },
    remember: (context, { interpretation }) => withAbout(context, interpretation, catalogue),
    recalls: (exchange, results, before) => recalls(exchange, results, before, catalogue),
    help: (memory) => [says.help.say(memory, null, catalogue)],
    answers: (question, memory) => pricesOf(question, memory, catalogue),
    opens: openingOf,
    ended: ({ value }) => value === GENERAL,
    abstract: (context, now) => abstracted(spaceContext.parse(context), now),
    events: EVENTS,
    lists: spaceLists(catalogue),
    parts: ['spaces'],
    words: { fr, en, es },
  });
}
