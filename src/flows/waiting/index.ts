import type { Thing } from '../../core/consent/proposal.ts';
import type { Flow, Opening } from '../../core/flow.ts';
import { defineFlow } from '../../core/kit/define-flow.ts';
import type { Reading } from '../../core/reading.ts';
import type { Business } from '../../domain/business.ts';
import { instantOf, MINUTE_MS } from '../../domain/zoned.ts';
import { abstracted } from './abstract.ts';
import { type Memory, type WaitingContext, waitingContext } from './context.ts';
import { EVENTS } from './events.ts';
import { heardIn, openingIn } from './hears/rules.ts';
import { waitingLists } from './hears/vocabulary.ts';
import { waitingMachine } from './machine.ts';
import * as says from './says.ts';
import { waitingStates } from './states.ts';
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import km from './words/km.json' with { type: 'json' };
import zh from './words/zh.json' with { type: 'json' };

/** The waiting list, beside whichever journey is under way (decision 18). */
export function createWaitingFlow({ timeZone, support, contact }: Business, things?: readonly Thing[]): Flow {
  const place = { timeZone, contact: support?.reach ?? contact.phone, ...(things && { things }) };
  return {
    ...defineFlow<Memory>({
      name: 'waiting',
      version: 1,
      context: waitingContext,
      machine: waitingMachine(place),
      states: waitingStates(place),
      restore: (stored, now) => {
        // Most wait for nothing.
        if (Object.keys(stored).length === 0) return { state: 'idle', memory: { now } };
        const data = withoutExpired(waitingContext.parse(stored), now);
        return { state: stateOf(data, now), memory: { ...data, now } };
      },
      store: ({ now: _now, ...data }) =>
        waitingContext.parse(Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined))),
      help: (memory) => [says.help.say(memory, null, place)],
      ended: ({ value }) => value === 'idle',
      abstract: (stored, now) => abstracted(waitingContext.parse(stored), now),
      events: EVENTS,
      lists: waitingLists,
      words: { en, es, fr, zh, km },
    }),
    opens: (reading: Reading, snapshot): Opening | null => {
      const intent = openingIn(heardIn(reading, (snapshot?.context ?? { now: '' }) as Memory));
      return intent === null ? null : { confidence: SURELY, at: 0, intent: { type: intent, entities: {} } };
    },
  };
}

const SURELY = 0.93;

/** What was held is spoken of for a day after it ran out: a late yes is told so. */
const REMEMBERED_MS = 24 * 60 * MINUTE_MS;

function withoutExpired(data: WaitingContext, now: string): WaitingContext {
  const { offer, question, ...rest } = data;
  const isOver = offer !== undefined && instantOf(offer.until) + REMEMBERED_MS <= instantOf(now);
  const asked = question === undefined || (isOver && question === 'take') ? {} : { question };
  return isOver ? { ...rest, ...asked } : data;
}

function stateOf({ question, offer }: WaitingContext, now: string): string {
  if (question === 'join') return 'asking_join';
  if (offer === undefined) return 'idle';
  return question === 'take' && instantOf(offer.until) > instantOf(now) ? 'asking_take' : 'offered';
}
