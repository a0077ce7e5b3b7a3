import type { Thing } from '../../core/consent/proposal.ts';
import type { Flow } from '../../core/flow.ts';
import { defineFlow } from '../../core/kit/define-flow.ts';
import type { Business } from '../../domain/business.ts';
import { abstracted } from './abstract.ts';
import { catalogueOf } from './catalogue.ts';
import { standingContext } from './context.ts';
import { EVENTS } from './events.ts';
import { openingOf } from './hears/openings.ts';
import { standingMachine } from './machine.ts';
import { type Memory, restored } from './memory.ts';
import * as says from './says.ts';
import { standingStates } from './states.ts';
import { standingLists } from './vocabulary.ts';
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import km from './words/km.json' with { type: 'json' };
import zh from './words/zh.json' with { type: 'json' };

/** The desk's own flow: what stands is told, called off, moved and taken back, beside whichever journey is under way (X14). */
export function createStandingFlow(business: Business, things?: readonly Thing[]): Flow {
  const catalogue = catalogueOf(business, things);
  return defineFlow<Memory>({
    name: 'standing',
    version: 3,
    // What they were reminded of came into it; then that they will be late.
    migrations: { 2: (before) => before, 3: (before) => before },
    context: standingContext,
    machine: standingMachine(catalogue),
    states: standingStates(catalogue),
    restore: restored,
    store: ({ data }) => standingContext.parse(data),
    help: (memory) => [says.help.say(memory, null, catalogue)],
    opens: (reading, memory) => (memory === undefined ? null : openingOf(reading, memory, catalogue)),
    ended: ({ value }) => value === 'idle',
    abstract: (stored, now) => abstracted(standingContext.parse(stored), now),
    events: EVENTS,
    lists: standingLists,
    words: { en, es, fr, zh, km },
  });
}
