import type { AnyMachineSnapshot } from 'xstate';
import type { Call, Effect, Log, Say } from '../../../core/effect.ts';
import type { Flow, TurnFacts } from '../../../core/flow.ts';
import { step } from '../../../core/step.ts';
import { type Catalogue, spaceSettings } from '../catalogue.ts';
import { GENERAL, type SpaceContext, type SpaceState, spaceContext } from '../context.ts';
import type { SpaceEvent } from '../events.ts';
import { spaceMachine } from '../machine.ts';
import { type Memory, restored, stored } from '../memory.ts';
import type { Protocol, ProtocolPeriod } from '../protocol.ts';
import { pending } from '../protocol.ts';

const ALWAYS = { from: '08:00', to: '22:00' };

export const LUMIERE = '0f9b6a1e-3c1d-4b52-9d0e-6f2f8a7c1b01';
export const JARDIN = '0f9b6a1e-3c1d-4b52-9d0e-6f2f8a7c1b02';
export const RESERVATION = '0f9b6a1e-3c1d-4b52-9d0e-6f2f8a7c1b99';

/** A house with one space to pay for and one that is free. */
export const house: Catalogue = {
  ...spaceSettings.parse({
    currency: 'EUR',
    spaces: [
      { id: LUMIERE, resource: 'lumiere', name: 'Salle Lumière', people: 12, centsPerHour: 3500 },
      { id: JARDIN, resource: 'jardin', name: 'Le Jardin', people: 20, centsPerHour: null },
    ],
  }),
  name: 'La Maison',
  timeZone: 'Europe/Paris',
  openings: [
    {
      weekly: {
        monday: [ALWAYS],
        tuesday: [ALWAYS],
        wednesday: [ALWAYS],
        thursday: [ALWAYS],
        friday: [ALWAYS],
        saturday: [ALWAYS],
        sunday: [ALWAYS],
      },
      exceptions: [{ date: '2026-05-01', hours: 'closed' }],
    },
  ],
  rooms: [],
  contact: '+33 1 00 00 00 00',
};

export const turn: TurnFacts = {
  now: '2026-04-01T09:00:00+02:00',
  conversation: 'talk',
  channel: 'webchat',
  address: 'visitor',
  language: 'fr',
  firstReplyId: 'reply',
};

export const machine = spaceMachine(house);

export function says(entities: Partial<Protocol>): SpaceEvent {
  return { type: 'protocol', entities: { ...pending, ...entities }, text: '', turn };
}

export const unclear: SpaceEvent = { type: 'unclear', entities: {}, text: '', turn };

export function period(
  startDate: string,
  startTime: string | null = null,
  endTime: string | null = null,
): ProtocolPeriod {
  return { startDate, endDate: null, startTime, endTime };
}

export function done(tool: string, output: unknown): SpaceEvent {
  return { type: `${tool}.done`, input: {}, output, turn } as unknown as SpaceEvent;
}

export function failed(tool: string): SpaceEvent {
  return { type: `${tool}.failed`, input: {}, reason: 'down', turn } as unknown as SpaceEvent;
}

export function refused(tool: string): SpaceEvent {
  return { type: `${tool}.refused`, input: {}, reason: 'taken', output: null, turn } as unknown as SpaceEvent;
}

/** The tools as they answer on a good day: every period is free, and the Salle Lumière costs something. */
export function goodDay(call: Call): SpaceEvent {
  switch (call.tool) {
    case 'check_availability':
      return done('check_availability', { free: true, periods: [], spaces: [] });
    case 'create_reservation': {
      const cents = call.input['spaceId'] === LUMIERE ? 10_500 : null;
      return done('create_reservation', { reservation_id: RESERVATION, cents, held_until: null });
    }
    case 'generate_payment_link':
      return done('generate_payment_link', { url: 'https://pay.example/1' });
    default:
      throw new Error(`nobody answers ${call.tool}`);
  }
}

export interface Seen {
  readonly state: SpaceState;
  readonly memory: Memory;
  readonly context: SpaceContext;
  readonly calls: readonly string[];
  readonly says: readonly string[];
  readonly logs: readonly Log[];
  readonly rejected: boolean;
}

/** One turn as the engine runs it: the event, then whatever the tools answer, until the machine is quiet. */
export function hear(context: object, event: SpaceEvent, tools: { readonly [tool: string]: SpaceEvent } = {}): Seen {
  const { state, memory } = restored(spaceContext.parse(context));
  const value = state === GENERAL ? state : { [state]: 'asking' };
  let snapshot: AnyMachineSnapshot = machine.resolveState({ value, context: memory } as never);
  const effects: Effect[] = [];
  const rejected = !snapshot.can(event);
  const queue: SpaceEvent[] = rejected ? [] : [event];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const after = step({ machine } as unknown as Flow, snapshot, next);
    snapshot = after.snapshot;
    effects.push(...after.effects);
    const calls = after.effects.filter((effect): effect is Call => effect.kind === 'call');
    queue.push(...calls.map((call) => tools[call.tool] ?? goodDay(call)));
  }
  const reached = (typeof snapshot.value === 'string' ? snapshot.value : Object.keys(snapshot.value)[0]) as SpaceState;
  return {
    state: reached,
    memory: snapshot.context,
    context: spaceContext.parse(stored(snapshot.context, reached)),
    calls: effects.flatMap((effect) => (effect.kind === 'call' ? [effect.tool] : [])),
    says: effects.filter((effect): effect is Say => effect.kind === 'say').map(({ key }) => key),
    logs: effects.filter((effect): effect is Log => effect.kind === 'log'),
    rejected,
  };
}
