import type { Event, StoredEvent } from '../../core/event.ts';
import type { Header } from '../../core/header.ts';
import { storable } from '../../core/json.ts';
import { type Claim, type Reply, recordOf, type TurnRecord } from '../../core/turn.ts';
import type {
  Address,
  Answer,
  Arrival,
  ClaimRequest,
  Commit,
  Conversation,
  Conversations,
  Delivery,
  DeliveryResult,
  DueTimer,
  Parked,
  Postponed,
  Received,
  Search,
  StateCount,
  Stuck,
  TakeRequest,
  Waiting,
} from '../../ports/conversations.ts';
import { type HandoverNews, handoverIn } from '../../ports/news.ts';
import type { Database } from './database.ts';
import type { Hints, Looked } from './hints.ts';
import { Inbox } from './inbox.ts';
import { isId, type Keys } from './keys.ts';
import { Outbox } from './outbox.ts';
import { Remains } from './remains.ts';
import { claimFrom, claimValues, commitValues, earliest, eventsOf, flag, type Lives, type Pairs } from './rows.ts';
import { CLAIM, COMMIT, POSTPONE } from './scripts.ts';

export interface RedisParts {
  readonly database: Database;
  readonly keys: Keys;
  readonly hints: Hints;
  readonly lives: Lives;
  /** Where it is told that a conversation was handed over, before it is: Redis has no part in the database's transactions. */
  readonly news: HandoverNews | null;
}

/** Conversations in Redis: one server or a cluster of them. */
export class RedisConversations implements Conversations {
  readonly #database: Database;
  readonly #keys: Keys;
  readonly #hints: Hints;
  readonly #lives: Lives;
  readonly #news: HandoverNews | null;
  readonly #inbox: Inbox;
  readonly #outbox: Outbox;
  readonly #remains: Remains;

  constructor({ database, keys, hints, lives, news }: RedisParts) {
    this.#news = news;
    this.#database = database;
    this.#keys = keys;
    this.#hints = hints;
    this.#lives = lives;
    this.#inbox = new Inbox({ database, keys, hints, keepMillis: lives.keepMillis });
    this.#outbox = new Outbox(database, keys, hints);
    this.#remains = new Remains(database, keys);
  }

  receive(arrival: Arrival): Promise<Received> {
    return this.#inbox.receive(arrival);
  }

  async claim({ conversation, version, claim, extends: extending }: ClaimRequest): Promise<Claim | null> {
    if (!isId(conversation)) return null;
    const values = [version, flag(extending), claim.throughSeq, ...claimValues(claim)];
    const standing = await this.#database.run<[string, string] | null>(CLAIM, this.#keys.all(conversation), values);
    return standing && claimFrom(...standing);
  }

  async commit(given: Commit): Promise<boolean> {
    const commit = storable(given);
    const { conversation, header, turn, push } = commit;
    if (!isId(conversation)) return false;
    if (header.handedOff && this.#news !== null) await this.#tellHandover(commit, this.#news);
    const values = commitValues(commit, this.#lives);
    const counted = await this.#database.run<number>(COMMIT, this.#keys.all(conversation), values);
    if (counted === 0) return false;
    const wake = earliest(header);
    if (wake !== null) this.#hints.add('timers', conversation, wake);
    if (push && turn.replies.length > 0) this.#hints.add('outbox', conversation, Date.parse(turn.now));
    return true;
  }

  /** Told again by whoever handles the same event after a crash, it is told once. */
  async #tellHandover(commit: Commit, news: HandoverNews): Promise<void> {
    const before = await this.load(commit.conversation);
    const handover = before?.version === commit.version ? handoverIn(before, commit) : null;
    if (handover !== null) await news.handedOver(handover);
  }

  load(conversation: string): Promise<Conversation | null> {
    return this.#inbox.load(conversation);
  }

  async versions(conversations: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const loaded = await Promise.all(conversations.map((id) => this.load(id)));
    return new Map(loaded.filter((one) => one !== null).map(({ id, version }) => [id, version]));
  }

  at(address: Address): Promise<Conversation | null> {
    return this.#inbox.at(storable(address));
  }

  async unhandled(conversation: string, limit: number): Promise<readonly StoredEvent[]> {
    if (!isId(conversation) || limit < 1) return [];
    const key = this.#keys.of('inbox', conversation);
    return eventsOf(await this.#database.command<Pairs>('zrange', key, 0, limit - 1, 'withscores'));
  }

  neglected(receivedBefore: string, search: Search): Promise<readonly Waiting[]> {
    const before = Date.parse(receivedBefore);
    // What was postponed is hinted at from then on, whenever it was received.
    const round = { hint: 'inbox', until: Math.max(before, Date.parse(search.now)), limit: search.limit } as const;
    return this.#hints.look(round, async (id): Promise<Looked<Waiting>> => {
      const [oldest] = await this.unhandled(id, 1);
      const seen = oldest && (await this.#waiting(id, search));
      if (!seen) return { found: [], next: null };
      const at = Date.parse(oldest.receivedAt);
      if (seen.later !== null) return { found: [], next: Math.max(at, seen.later) };
      return { found: at < before ? [{ at, value: seen.waiting }] : [], next: at };
    });
  }

  dueTimers(search: Search): Promise<readonly DueTimer[]> {
    const until = Date.parse(search.now);
    const round = { hint: 'timers', until, limit: search.limit } as const;
    return this.#hints.look(round, async (id): Promise<Looked<DueTimer>> => {
      const seen = await this.#waiting(id, search);
      const next = seen && earliest(seen.header);
      if (!seen || next === null) return { found: [], next: null };
      if (seen.later !== null) return { found: [], next: Math.max(next, seen.later) };
      const timers = Object.entries(seen.header.timers).map(([timer, due]) => ({
        at: Date.parse(due),
        value: { ...seen.waiting, timer, due },
      }));
      return { found: timers.filter(({ at }) => at <= until), next };
    });
  }

  /** For whom something waits, and from when on it is looked for: null for now. */
  async #waiting(id: string, { now, passingOver = [] }: Search) {
    const fields = ['business', 'header', 'postponed'] as const;
    const values = await this.#database.command<(string | null)[]>('hmget', this.#keys.of('talk', id), ...fields);
    const [business, text, postponedText] = values;
    if (!business || !text) return null;
    const postponed = postponedText ? (JSON.parse(postponedText) as Postponed) : null;
    const until = postponed && Date.parse(postponed.until) > Date.parse(now) ? Date.parse(postponed.until) : null;
    return {
      waiting: { conversation: id, business, tries: postponed?.tries ?? 0 },
      header: JSON.parse(text) as Header,
      later: until ?? (passingOver.includes(business) ? 0 : null),
    };
  }

  async postpone(conversation: string, postponed: Postponed): Promise<void> {
    if (!isId(conversation)) return;
    await this.#database.run(POSTPONE, this.#keys.all(conversation), [JSON.stringify(storable(postponed))]);
    this.#hints.add('stuck', conversation, 0);
  }

  stuck(business: string, limit: number): Promise<readonly Stuck[]> {
    return this.#outbox.stuck(business, limit);
  }

  async received(conversation: string, eventId: string): Promise<Event | null> {
    if (!isId(conversation)) return null;
    const id = storable(eventId);
    // First where it waits, then where it went: it may be handled in between.
    const waiting = eventsOf(
      await this.#database.command<Pairs>('zrange', this.#keys.of('inbox', conversation), 0, -1, 'withscores'),
    );
    const events = [...waiting, ...((await this.#turnOf(conversation, id))?.events ?? [])];
    return events.find((event) => event.id === id)?.event ?? null;
  }

  async repliesTo(conversation: string, eventId: string): Promise<Answer | null> {
    if (!isId(conversation)) return null;
    const turn = await this.#turnOf(conversation, storable(eventId));
    return turn && { replies: turn.replies, state: turn.stateAfter };
  }

  /** The turn that handled an event: the first at or after its number. */
  async #turnOf(conversation: string, eventId: string): Promise<TurnRecord | null> {
    const seen = this.#keys.of('seen', conversation);
    const seq = await this.#database.command<string | null>('hget', seen, eventId);
    if (seq === null) return null;
    const turns = this.#keys.of('turns', conversation);
    const [record] = await this.#database.command<Pairs>('zrangebyscore', turns, seq, '+inf', 'limit', 0, 1);
    return record === undefined ? null : recordOf(JSON.parse(record) as TurnRecord);
  }

  async repliesAfter(conversation: string, replyId: string | null, limit: number): Promise<readonly Reply[]> {
    if (!isId(conversation) || limit < 1) return [];
    const places = this.#keys.of('places', conversation);
    const from = Number(replyId === null ? 0 : await this.#database.command<string | null>('hget', places, replyId));
    const replies = this.#keys.of('replies', conversation);
    const texts = await this.#database.command<Pairs>('lrange', replies, from, from + limit - 1);
    return texts.map((text) => JSON.parse(text) as Reply);
  }

  takeDeliveries(request: TakeRequest): Promise<readonly Delivery[]> {
    return this.#outbox.take(request);
  }

  settleDelivery(reply: string, result: DeliveryResult): Promise<void> {
    return this.#outbox.settle(reply, result);
  }

  parked(business: string, limit: number): Promise<readonly Parked[]> {
    return this.#outbox.parked(business, limit);
  }

  resend(business: string, reply: string, now: string): Promise<boolean> {
    return this.#outbox.resend(business, reply, now);
  }

  everAt(address: Address): Promise<readonly Conversation[]> {
    return this.#inbox.everAt(storable(address));
  }

  erase(conversation: string, version: number, at: string): Promise<boolean> {
    return this.#remains.erase(conversation, version, at);
  }

  quietSince(business: string, before: string, limit: number): Promise<readonly string[]> {
    return this.#remains.quietSince(business, before, limit);
  }

  roll(_reader: string, businesses: readonly string[]) {
    return this.#remains.roll(businesses);
  }

  async turns(conversation: string, newest?: number): Promise<readonly TurnRecord[]> {
    if (!isId(conversation)) return [];
    const key = this.#keys.of('turns', conversation);
    const texts = await this.#database.command<Pairs>('zrange', key, newest === undefined ? 0 : -newest, -1);
    return texts.map((text) => recordOf(JSON.parse(text) as TurnRecord));
  }

  states(): Promise<readonly StateCount[]> {
    return this.#remains.states();
  }
}
