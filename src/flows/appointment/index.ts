import type { Flow } from '../../core/flow.ts';
import { defineFlow } from '../../core/kit/define-flow.ts';
import type { Business } from '../../domain/business.ts';
import { abstracted } from './abstract.ts';
import { catalogueOf } from './catalogue.ts';
import { appointmentContext } from './context.ts';
import { EVENTS } from './events.ts';
import { standing, withoutExpired } from './life.ts';
import { appointmentMachine } from './machine.ts';
import type { Memory } from './memory.ts';
import * as says from './says.ts';
import { appointmentStates } from './states.ts';
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import km from './words/km.json' with { type: 'json' };
import zh from './words/zh.json' with { type: 'json' };

/** Appointments by text message: two slots are offered, one is chosen, a yes books it (A1–A14). */
export function createAppointmentFlow(business: Business): Flow {
  const catalogue = catalogueOf(business);
  return defineFlow<Memory>({
    name: 'appointment',
    version: 1,
    context: appointmentContext,
    machine: appointmentMachine(catalogue),
    states: appointmentStates(catalogue),
    restore: (stored, now) => {
      const data = withoutExpired(appointmentContext.parse(stored), now);
      return { state: standing(data), memory: { data, now, check: null } };
    },
    store: ({ data }) => data,
    help: (memory) => [says.help.say(memory, null, catalogue)],
    abstract: (stored, now) => abstracted(appointmentContext.parse(stored), now),
    events: EVENTS,
    collected: ['preference', 'pending_booking'],
    words: { en, es, fr, zh, km },
  });
}
