import type { Json } from '../../src/core/json.ts';
import { createEngine } from '../../src/engine/create.ts';
import type { Engine, Handled } from '../../src/engine/engine.ts';
import { type Business, LIMITS, type Parts } from '../../src/engine/parts.ts';
import type { Observer } from '../../src/ports/observer.ts';
import type { Tool } from '../../src/ports/tool.ts';
import { VirtualClock } from '../../src/providers/clock/virtual.ts';
import { MemoryBookings } from '../../src/storage/memory/bookings.ts';
import { MemoryConversations } from '../../src/storage/memory/conversations.ts';
import { MemoryLeads } from '../../src/storage/memory/leads.ts';
import { Random } from '../simulation/random.ts';
import { toyInterpret } from '../simulation/toy.ts';
import { toyBusiness } from '../simulation/world.ts';

/** What the engine reported, to be looked at. */
export class Notebook implements Observer {
  readonly lines: { event: string; fields: { readonly [field: string]: Json } }[] = [];
  readonly counts: string[] = [];
  readonly samples: { name: string; value: number; labels: { readonly [label: string]: string } }[] = [];

  log(_level: string, event: string, fields: { readonly [field: string]: Json }): void {
    this.lines.push({ event, fields });
  }

  count(name: string): void {
    this.counts.push(name);
  }

  observe(name: string, value: number, labels: { readonly [label: string]: string } = {}): void {
    this.samples.push({ name, value, labels });
  }
}

export interface ToyHouse {
  readonly engine: Engine;
  readonly parts: Parts;
  readonly conversations: MemoryConversations;
  readonly bookings: MemoryBookings;
  readonly clock: VirtualClock;
  readonly notebook: Notebook;
  readonly address: { business: string; channel: string; address: string };
  say(text: string, eventId?: string): Promise<Handled>;
  replies(text: string): Promise<string[]>;
}

export interface ToyChanges {
  readonly business?: Partial<Business>;
  readonly parts?: Partial<Parts>;
  readonly tool?: (tool: Tool) => Tool;
  /** Another process on the same stores. */
  readonly beside?: Pick<ToyHouse, 'conversations' | 'bookings' | 'clock'>;
}

/** The toy flow on an engine of its own: what a turn promises whatever the flow. */
export function toyHouse(changes: ToyChanges = {}): ToyHouse {
  const {
    conversations = new MemoryConversations(),
    bookings = new MemoryBookings(),
    clock = new VirtualClock('2026-03-02T09:00:00Z'),
  } = changes.beside ?? {};
  const notebook = new Notebook();
  const plain = toyBusiness(bookings);
  const tools = [...(plain.tools.get('toy')?.values() ?? [])].map(changes.tool ?? ((tool) => tool));
  const business: Business = {
    ...plain,
    tools: new Map([['toy', new Map(tools.map((tool) => [tool.name, tool]))]]),
    ...changes.business,
  };
  const parts: Parts = {
    businesses: new Map([['toy', business]]),
    conversations,
    channels: new Map(),
    reaches: () => true,
    leads: new MemoryLeads(),
    introduce: async () => {},
    interpret: toyInterpret(new Random(1)),
    clock,
    observer: notebook,
    limits: LIMITS,
    machineEnabled: true,
    ...changes.parts,
  };
  const engine = createEngine(parts);
  const address = { business: 'toy', channel: 'sms', address: '+1' };
  let count = 0;
  const say = (text: string, eventId?: string): Promise<Handled> => {
    count += 1;
    return engine.handle({
      to: address,
      eventId: eventId ?? `${changes.beside ? 'n' : 'm'}${count}`,
      event: { kind: 'message', text },
    });
  };
  const replies = async (text: string): Promise<string[]> => {
    const handled = await say(text);
    return handled.kind === 'handled' ? handled.replies.map((reply) => reply.text) : [];
  };
  return { engine, parts, conversations, bookings, clock, notebook, address, say, replies };
}
