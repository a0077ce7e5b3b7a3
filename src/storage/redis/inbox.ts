import type { StoredEvent } from '../../core/event.ts';
import { conversationId } from '../../core/ids.ts';
import { storable } from '../../core/json.ts';
import type { Address, Arrival, Conversation, Opening, Received } from '../../ports/conversations.ts';
import type { Database } from './database.ts';
import type { Hints } from './hints.ts';
import { isId, type Keys } from './keys.ts';
import { conversationOf, eventsOf, flag, isSuperseded, openingValues, type Pairs } from './rows.ts';
import { LOAD, RECEIVE } from './scripts.ts';

type Stored = readonly ['stored' | 'duplicate', seq: number, Pairs, context: string | null, Pairs];
type Answer = Stored | readonly ['queue_full' | 'unknown_conversation' | 'closed'];

/** Where an arrival goes: to a conversation by its id, or to the nth at an address, which it may open. */
interface Target {
  readonly id: string;
  readonly opens: readonly (string | number)[] | null;
}

/** An address whose conversations open and close faster than an event can be stored is a fault. */
const GENERATIONS_TRIED_MAX = 20;

/** An event of longer ago than so many conversations at one address is not known again. */
const GENERATIONS_KNOWN_MAX = 16;

export interface InboxParts {
  readonly database: Database;
  readonly keys: Keys;
  readonly hints: Hints;
  readonly keepMillis: number;
}

/** RECEIVE: whatever arrives is stored and numbered before anything is done about it (X4). */
export class Inbox {
  readonly #parts: InboxParts;

  constructor(parts: InboxParts) {
    this.#parts = parts;
  }

  async receive(given: Arrival): Promise<Received> {
    const arrival = { ...storable(given), receivedAt: new Date(given.receivedAt).toISOString() };
    if ('opening' in arrival.to) return this.#receiveAt(arrival.to, arrival);
    if (!isId(arrival.to.conversation)) return { kind: 'unknown_conversation' };
    const target: Target = { id: arrival.to.conversation, opens: null };
    return this.#receivedOf(arrival, target, await this.#store(arrival, target));
  }

  /** The conversation that stands at an address, if any was ever opened there. */
  async at(address: Address): Promise<Conversation | null> {
    const first = await this.#newestGeneration(address);
    let newest: Conversation | null = null;
    for (let generation = first; generation < first + GENERATIONS_TRIED_MAX; generation += 1) {
      const { conversation, superseded } = await this.#load(idAt(address, generation));
      // Whoever closed the last one may not have come to open the next.
      if (!conversation) break;
      newest = conversation;
      if (!superseded) break;
    }
    return newest;
  }

  /** Every conversation that was opened at an address and is remembered. */
  async everAt(address: Address): Promise<readonly Conversation[]> {
    const newest = await this.#newestGeneration(address);
    const ids = Array.from({ length: newest + GENERATIONS_TRIED_MAX }, (_, generation) => idAt(address, generation));
    const loaded = await Promise.all(ids.map((id) => this.load(id)));
    return loaded.filter((conversation) => conversation !== null);
  }

  /** An event that an earlier conversation at the address received is looked for there first; those take no more. */
  async #receiveAt(to: Address & { readonly opening: Opening }, arrival: Arrival): Promise<Received> {
    const first = await this.#newestGeneration(to);
    const before = first === 0 ? null : await this.#knownBefore(to, first, arrival.eventId);
    if (before) return before;
    for (let generation = first; generation < first + GENERATIONS_TRIED_MAX; generation += 1) {
      const target = { id: idAt(to, generation), opens: openingValues(to, generation) };
      const answer = await this.#store(arrival, target);
      if (answer[0] === 'closed') continue;
      if (generation > first) this.#noteGeneration(to, generation);
      return this.#receivedOf(arrival, target, answer);
    }
    throw new Error(`conversations at one address open and close faster than event ${arrival.eventId} can be stored`);
  }

  async #knownBefore(to: Address, generation: number, eventId: string): Promise<Received | null> {
    const { database, keys } = this.#parts;
    const count = Math.min(generation, GENERATIONS_KNOWN_MAX);
    const ids = Array.from({ length: count }, (_, index) => idAt(to, generation - 1 - index));
    const seqs = await Promise.all(
      ids.map((id) => database.command<string | null>('hget', keys.of('seen', id), eventId)),
    );
    const known = seqs.findIndex((seq) => seq !== null);
    const { conversation } = await this.#load(ids[known] ?? '');
    return conversation ? { kind: 'duplicate', conversation, seq: Number(seqs[known]) } : null;
  }

  async #newestGeneration(address: Address): Promise<number> {
    return Number(await this.#parts.database.command<string | null>('get', this.#parts.keys.generation(address)));
  }

  /** Only where the search begins: written late, or never, it leads to a conversation that leads on to the next. */
  #noteGeneration(address: Address, generation: number): void {
    const { database, keys } = this.#parts;
    void database.command('set', keys.generation(address), generation).catch(() => {});
  }

  #store({ eventId, event, receivedAt, queueMax }: Arrival, { id, opens }: Target): Promise<Answer> {
    const { database, keys, keepMillis } = this.#parts;
    const body = JSON.stringify({ id: eventId, receivedAt, event });
    const values = [eventId, body, Date.parse(receivedAt), queueMax, keepMillis, flag(opens !== null)];
    return database.run<Answer>(RECEIVE, keys.all(id), [...values, ...(opens ?? [])]);
  }

  #receivedOf({ eventId, event, receivedAt }: Arrival, { id }: Target, answer: Answer): Received {
    if (answer.length === 1) {
      if (answer[0] === 'closed')
        throw new Error('an arrival that names its conversation does not ask if it is closed');
      return { kind: answer[0] };
    }
    const [kind, seq, pairs, context, waiting] = answer;
    const conversation = conversationOf(id, pairs, context);
    if (!conversation) throw new Error(`conversation ${id} vanished while event ${eventId} was stored`);
    if (seq > conversation.handledSeq) this.#parts.hints.add('inbox', id, Date.parse(receivedAt));
    if (kind === 'duplicate') return { kind, conversation, seq };
    const stored: StoredEvent = { id: eventId, seq, receivedAt, event };
    return { kind, conversation, event: stored, unhandled: eventsOf(waiting) };
  }

  async #load(id: string): Promise<{ readonly conversation: Conversation | null; readonly superseded: boolean }> {
    if (!isId(id)) return { conversation: null, superseded: false };
    const { database, keys } = this.#parts;
    const [pairs, context] = await database.run<[Pairs, string | null]>(LOAD, keys.all(id), []);
    return { conversation: conversationOf(id, pairs, context), superseded: isSuperseded(pairs) };
  }

  async load(id: string): Promise<Conversation | null> {
    return (await this.#load(id)).conversation;
  }
}

function idAt({ business, channel, address }: Address, generation: number): string {
  return conversationId(business, channel, address, generation);
}
