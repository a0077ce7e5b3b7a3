import type { AnyMachineSnapshot } from 'xstate';
import type { Call, Effect, Say } from '../../../core/effect.ts';
import type { Flow, TurnFacts } from '../../../core/flow.ts';
import { step } from '../../../core/step.ts';
import { type Catalogue, salonSettings } from '../catalogue.ts';
import type { SalonContext, SalonState } from '../context.ts';
import type { SalonEvent } from '../events.ts';
import type { IntentName, SalonEntities } from '../intents.ts';
import { resumed, stored } from '../life.ts';
import { salonMachine } from '../machine.ts';
import type { Memory } from '../memory.ts';

/** A small salon to test with: two cuts, a colour and nails, and nobody who does everything. */
export const salon: Catalogue = {
  ...salonSettings.parse({
    currency: 'EUR',
    services: [
      { name: 'Corte corto', minutes: 30, cents: 1800, names: { en: 'Short cut' } },
      { name: 'Corte largo', minutes: 45, cents: 2500, names: { en: 'Long cut' } },
      { name: 'Mechas', minutes: 120, cents: 7000, names: { en: 'Highlights' } },
      { name: 'Manicura', minutes: 45, cents: 2000, names: { en: 'Manicure' } },
    ],
    stylists: [
      { id: 'ana', name: 'Ana', services: ['Corte corto', 'Corte largo', 'Mechas'] },
      { id: 'marta', name: 'Marta', services: ['Corte corto', 'Corte largo', 'Manicura'] },
      { id: 'lucia', name: 'Lucía', services: ['Corte corto', 'Corte largo'] },
    ],
  }),
  timeZone: 'Europe/Madrid',
  hours: { from: '10:00', to: '20:00' },
  name: 'Peluquería de Prueba',
  contact: '+34 910 000 000',
};

export const NOW = '2026-03-03T09:00:00+01:00';

export const turn: TurnFacts = {
  now: NOW,
  conversation: 'talk',
  channel: 'whatsapp',
  address: '+34600111222',
  language: 'es',
  firstReplyId: 'reply',
};

export const machine = salonMachine(salon);

export function intent(type: IntentName, entities: SalonEntities = {}): SalonEvent {
  return { type, entities, text: '', turn };
}

export const SLOTS = [
  { start: '2026-03-03T10:00:00+01:00', stylist: 'ana' },
  { start: '2026-03-03T16:00:00+01:00', stylist: 'ana' },
  { start: '2026-03-04T10:00:00+01:00', stylist: 'ana' },
];

export function done(tool: string, output: unknown = null): SalonEvent {
  return { type: `${tool}.done`, input: {}, output, turn } as unknown as SalonEvent;
}

export function failed(tool: string): SalonEvent {
  return { type: `${tool}.failed`, input: {}, reason: 'down', turn } as SalonEvent;
}

export function refused(tool: string, reason = 'taken'): SalonEvent {
  return { type: `${tool}.refused`, input: {}, reason, output: null, turn } as SalonEvent;
}

/** Every tool as it answers on a good day. */
export const goodDay: { readonly [tool: string]: SalonEvent } = {
  search_services: done('search_services', { services: [] }),
  find_next_available: done('find_next_available', { slots: SLOTS, matching: 3 }),
  find_customer: done('find_customer', { customer: null }),
  ensure_customer: done('ensure_customer', { customer_id: 'customer-1' }),
  book: done('book', {
    booking_id: 'booking-1',
    start: SLOTS[0]?.start,
    stylist: 'ana',
    services: ['Corte largo'],
    calendar_link: null,
  }),
};

export interface Seen {
  readonly state: SalonState;
  readonly memory: Memory;
  readonly context: SalonContext;
  readonly calls: readonly string[];
  readonly says: readonly string[];
  readonly rejected: boolean;
  readonly snapshot: AnyMachineSnapshot;
}

/** One turn as the engine runs it: the event, then whatever the tools answer, until the machine is quiet. */
export function hear(context: object, event: SalonEvent, tools: { readonly [tool: string]: SalonEvent } = {}): Seen {
  const { state: value, memory } = resumed(context as never, event.turn.now, salon.lifeMinutes);
  let snapshot: AnyMachineSnapshot = machine.resolveState({ value, context: memory } as never);
  const effects: Effect[] = [];
  const rejected = !snapshot.can(event);
  const queue: SalonEvent[] = rejected ? [] : [event];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const after = step({ machine } as unknown as Flow, snapshot, next);
    snapshot = after.snapshot;
    effects.push(...after.effects);
    for (const call of after.effects.filter((effect): effect is Call => effect.kind === 'call')) {
      queue.push(answerTo(call, tools));
    }
  }
  const state = Object.keys(snapshot.value)[0] as SalonState;
  return {
    state,
    memory: snapshot.context,
    context: stored(state, snapshot.context, event.turn.now),
    calls: effects.flatMap((effect) => (effect.kind === 'call' ? [effect.tool] : [])),
    says: effects.filter((effect): effect is Say => effect.kind === 'say').map(({ key }) => key),
    rejected,
    snapshot,
  };
}

function answerTo(call: Call, tools: { readonly [tool: string]: SalonEvent }): SalonEvent {
  const answer = tools[call.tool] ?? goodDay[call.tool];
  if (answer === undefined) throw new Error(`nobody answers ${call.tool}`);
  return { ...answer, input: call.input } as SalonEvent;
}

/** A conversation of intents, one turn after the other. */
export function talk(...events: readonly SalonEvent[]): Seen {
  return events.reduce<Seen | null>((before, event) => hear(before?.context ?? {}, event), null) as Seen;
}

/** The document's happy path, one intent a turn. */
export const HAPPY: readonly [SalonEvent, SalonState, readonly string[]][] = [
  [intent('start_booking'), 'service_selection', ['search_services']],
  [intent('select_service', { services: ['Corte largo'] }), 'service_selection', []],
  [intent('confirm_services'), 'stylist_selection', []],
  [intent('select_stylist', { stylist: 'ana' }), 'slot_selection', ['find_next_available']],
  [intent('select_slot', { choice: 1 }), 'customer_data', ['find_customer']],
  [intent('provide_customer_data', { name: 'María García' }), 'confirmation', []],
  [intent('confirm_booking'), 'idle', ['ensure_customer', 'book']],
];

/** The context a talk has when it rests in a state on its way along the happy path. */
export function restingIn(state: SalonState): SalonContext {
  const steps = HAPPY.findLastIndex(([, after]) => after === state);
  return talk(...HAPPY.slice(0, steps + 1).map(([event]) => event)).context;
}
