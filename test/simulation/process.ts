import { createAgenda } from '../../src/app/agenda/agenda.ts';
import { writtenBusinesses } from '../../src/app/businesses.ts';
import { createChanges } from '../../src/app/changes.ts';
import type { Composed } from '../../src/app/composition.ts';
import { house } from '../../src/app/house.ts';
import { firstTouchBy } from '../../src/app/introductions.ts';
import type { ModelReader } from '../../src/core/model-reader.ts';
import type { Business } from '../../src/domain/business.ts';
import type { Agenda } from '../../src/ports/agenda.ts';
import type { Channel } from '../../src/ports/channel.ts';
import type { Clock } from '../../src/ports/clock.ts';
import { silent } from '../../src/ports/observer.ts';
import type { Store } from '../../src/ports/store.ts';
import type { Tool } from '../../src/ports/tool.ts';
import type { Caller, Gate } from './gate.ts';
import type { Overheard } from './overheard.ts';

/** One process of Holdfast: put together as the program is, with everything it asks of the world held at the gate. */
export interface Process extends Caller {
  readonly composed: Composed;
  /** What the people of the business work with. */
  readonly agenda: Agenda;
}

const written = new Map(writtenBusinesses({}).map((business) => [business.id, business]));

/** The business as it is written down. */
export function businessNamed(id: string): Business {
  const business = written.get(id);
  if (business === undefined) throw new Error(`there is no business "${id}"`);
  return business;
}

export interface Surroundings {
  readonly gate: Gate;
  readonly store: Store;
  readonly channels: readonly Channel[];
  /** Who is asked where the rules are unsure; null where nobody is. */
  readonly model: ModelReader | null;
  readonly overheard: Overheard;
}

export async function startProcess(
  name: string,
  skewMillis: number,
  { gate, store, channels, model, overheard }: Surroundings,
): Promise<Process> {
  const caller: Caller = { name, alive: true, frozenUntil: 0 };
  const hold = <T extends object>(what: string, target: T): T => gate.hold(caller, what, target);
  const held = {
    ...store,
    conversations: hold('conversations', store.conversations),
    bookings: hold('bookings', store.bookings),
    customers: hold('customers', store.customers),
    leads: hold('leads', store.leads),
    payments: hold('payments', store.payments),
    tries: hold('tries', store.tries),
  };
  const clock = clockOf(caller, gate, skewMillis);
  const composed = await house.compose({
    store: held,
    clock,
    observer: silent,
    ...(model && { model }),
    channels: channels.map((channel) => ({ ...channel, send: hold(channel.name, channel).send })),
    sandboxSecret: 'one for all',
    paymentSecret: 'one for all',
    draw: async (payload) => payload,
    wrapBusiness: (business) => overheard.at(business),
    wrapTool: (tool) => heldTool(tool, caller, gate),
  });
  const { app, parts } = composed;
  const { engine } = app;
  const handle: typeof engine.handle = (incoming) => engine.handle(incoming);
  const agenda = createAgenda({
    ...{ written, staffed: parts.businesses, store: held, engine, clock },
    changes: createChanges({ store: held, clock, parts: () => parts, handle }),
    firstTouch: firstTouchBy(channels),
    figures: { changing: (_, change) => change() },
  });
  return Object.assign(caller, { composed, agenda });
}

/** Its own idea of the time, a little off. What a dead process had set itself never rings. */
function clockOf(caller: Caller, { clock }: Gate, skewMillis: number): Clock {
  const alarm: Clock['alarm'] = (milliseconds, ring) =>
    clock.alarm(milliseconds, () => {
      if (caller.alive) ring();
    });
  return {
    now: () => new Date(Date.parse(clock.now()) + skewMillis).toISOString(),
    alarm,
    sleep: (milliseconds, signal) =>
      new Promise((resolve, reject) => {
        const off = alarm(milliseconds, resolve);
        signal.addEventListener('abort', () => {
          off();
          reject(signal.reason);
        });
      }),
  };
}

/** The way to a tool and the way back are calls of their own, and a deed may be asked for twice at once. */
function heldTool(tool: Tool, caller: Caller, gate: Gate): Tool {
  return {
    ...tool,
    run: async (input, call) => {
      await gate.pass(caller, `${tool.name} is asked`, () => {});
      const times = tool.consequence !== null && gate.doubles(caller, tool.name) ? 2 : 1;
      const [answer] = await Promise.all(Array.from({ length: times }, () => tool.run(input, call)));
      if (answer === undefined) throw new Error(`${tool.name} did not answer`);
      return gate.pass(caller, `${tool.name} answers`, () => answer);
    },
  };
}
