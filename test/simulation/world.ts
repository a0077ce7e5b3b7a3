import type { Reply } from '../../src/core/turn.ts';
import { createEngine } from '../../src/engine/create.ts';
import type { Engine } from '../../src/engine/engine.ts';
import { type Business, LIMITS, type Parts } from '../../src/engine/parts.ts';
import type { Bookings } from '../../src/ports/bookings.ts';
import type { Outgoing, Sent } from '../../src/ports/channel.ts';
import type { Conversations } from '../../src/ports/conversations.ts';
import { silent } from '../../src/ports/observer.ts';
import { accepted, pushed } from '../../src/ports/testing/pushed.ts';
import { VirtualClock } from '../../src/providers/clock/virtual.ts';
import { MemoryLeads } from '../../src/storage/memory/leads.ts';
import { MemorySendings } from '../../src/storage/memory/sendings.ts';
import { MemoryStops } from '../../src/storage/memory/stops.ts';
import type { Random } from './random.ts';
import { toyFlow, toyInterpret, toyTools } from './toy.ts';

/** What may go wrong at one call to the outside. */
export type Fate = 'well' | 'killed_before' | 'killed_after' | 'error_before' | 'error_after';

/** Decides the fate of each call; systematic runs kill at the nth, random ones draw. */
export type Fates = (call: { process: number; name: string; ordinal: number }) => Fate;

interface Parked {
  readonly process: Process;
  readonly name: string;
  readonly run: () => Promise<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

interface Process {
  readonly id: number;
  alive: boolean;
  engine: Engine;
}

export interface Stores {
  readonly conversations: Conversations;
  readonly bookings: Bookings;
}

/** What reached the user's phone, once per reply id as a provider with idempotency keys would have it. */
export interface Phone {
  readonly said: Map<string, Reply>;
  readonly order: Map<string, string[]>;
}

/**
 * Two processes on one store, every call between them and the world held at a gate: a seeded scheduler opens one gate
 * at a time and decides whether the call goes well, fails, fails after it acted, or takes its process with it.
 */
export class World {
  readonly clock = new VirtualClock('2026-03-02T09:00:00Z');
  readonly phone: Phone = { said: new Map(), order: new Map() };
  readonly #stores: Stores;
  readonly #random: Random;
  readonly #burstMillis: number;
  readonly #parked: Parked[] = [];
  #processes: Process[] = [];
  #fates: Fates;
  #spawned = 0;
  calls = 0;

  /** With `burstMillis`, the phone's owner writes in bursts and the channel reads them together. */
  constructor(stores: Stores, random: Random, fates: Fates, burstMillis = 0) {
    this.#stores = stores;
    this.#burstMillis = burstMillis;
    this.#random = random;
    this.#fates = fates;
    this.#spawn();
    this.#spawn();
  }

  /** A process of those alive. */
  get engine(): Engine {
    return this.#random.pick(this.#processes).engine;
  }

  /** From now on everything goes well. */
  heal(): void {
    this.#fates = () => 'well';
  }

  /** Opens gates until nobody waits at one. */
  async quiet(): Promise<void> {
    for (let opened = 0; opened < 20_000; opened += 1) {
      await settled();
      if (this.#parked.length === 0) return;
      await this.#open();
    }
    throw new Error('the world does not come to rest');
  }

  /** Opens a few gates, so that what follows overlaps with what is under way. */
  async someSteps(): Promise<void> {
    for (let left = this.#random.below(6); left > 0; left -= 1) {
      await settled();
      if (this.#parked.length > 0) await this.#open();
    }
  }

  async #open(): Promise<void> {
    const [call] = this.#parked.splice(this.#random.below(this.#parked.length), 1);
    if (!call?.process.alive) return;
    this.calls += 1;
    const fate = this.#fates({ process: call.process.id, name: call.name, ordinal: this.calls });
    if (fate === 'killed_before') return this.#kill(call.process);
    if (fate === 'error_before') return call.reject(new Error(`${call.name} broke before it acted`));
    try {
      const value = await call.run();
      if (fate === 'killed_after') return this.#kill(call.process);
      if (fate === 'error_after') return call.reject(new Error(`the answer of ${call.name} was lost`));
      call.resolve(value);
    } catch (error) {
      call.reject(error);
    }
  }

  #kill(process: Process): void {
    process.alive = false;
    this.#processes = this.#processes.filter((one) => one !== process);
    this.#spawn();
  }

  #spawn(): void {
    const process: Process = { id: this.#spawned, alive: true, engine: undefined as unknown as Engine };
    this.#spawned += 1;
    process.engine = createEngine(this.#parts(process));
    this.#processes.push(process);
  }

  #parts(process: Process): Parts {
    const conversations = this.#gated(process, 'conversations', this.#stores.conversations);
    const bookings = this.#gated(process, 'bookings', this.#stores.bookings);
    const { send } = this.#gated(process, 'channel', this.#phone());
    const channel = pushed('sms', send, { burst: () => this.#burstMillis });
    return {
      businesses: new Map([['toy', toyBusiness(bookings)]]),
      conversations,
      channels: new Map([['sms', channel]]),
      reaches: () => true,
      leads: new MemoryLeads(),
      sendings: new MemorySendings(),
      stops: new MemoryStops(),
      introduce: async () => {},
      interpret: toyInterpret(this.#random),
      clock: this.clock,
      observer: silent,
      limits: { ...LIMITS, neglectedAfterSeconds: 0 },
      machineEnabled: true,
    };
  }

  #phone() {
    return {
      send: async (delivery: Outgoing): Promise<Sent> => {
        const { conversation, reply } = delivery;
        const known = this.phone.said.get(reply.id);
        if (known && known.text !== reply.text) throw new Error(`reply ${reply.id} was said in two ways`);
        if (!known) this.phone.order.set(conversation, [...(this.phone.order.get(conversation) ?? []), reply.id]);
        this.phone.said.set(reply.id, reply);
        return accepted;
      },
    };
  }

  /** The same object with every call held at the gate. */
  #gated<T extends object>(process: Process, name: string, target: T): T {
    return new Proxy(target, {
      get: (object, property) => {
        const member: unknown = Reflect.get(object, property);
        if (typeof member !== 'function') return member;
        return (...args: unknown[]) =>
          new Promise((resolve, reject) => {
            const run = () => Promise.resolve(Reflect.apply(member, object, args));
            this.#parked.push({ process, name: `${name}.${String(property)}`, run, resolve, reject });
          });
      },
    });
  }
}

export function toyBusiness(bookings: Bookings): Business {
  return {
    id: 'toy',
    name: 'Toy',
    timeZone: 'Europe/London',
    locales: ['en'],
    flow: 'toy',
    flows: new Map([['toy', toyFlow]]),
    desk: { name: 'Toy', contact: '0', topics: [], locales: ['en'] },
    listening: (now) => ({
      now,
      timeZone: 'Europe/London',
      country: 'GB',
      hours: { from: '09:00', to: '17:00' },
      vocabulary: { lists: {}, topics: [] },
    }),
    tools: new Map([['toy', new Map(toyTools(bookings).map((tool) => [tool.name, tool]))]]),
    render: (_flow, _locale, say) => JSON.stringify([say.key, say.facts]),
    stated: () => [],
    voice: 'template',
    choices: () => [],
  };
}

/** Lets everything that can go on without a gate go on. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
