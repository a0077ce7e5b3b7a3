import type { Event, StoredEvent } from '../../core/event.ts';
import { conversationId } from '../../core/ids.ts';
import { storable, storableText } from '../../core/json.ts';
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
import { Batcher } from './batcher.ts';
import { type Database, isUuid } from './database.ts';
import { Inbox } from './inbox.ts';
import * as life from './life-statements.ts';
import { Months } from './months.ts';
import { roll } from './roll.ts';
import { type ConversationRow, commitValues, conversationOf, type EventRow, eventOf, placeOf } from './rows.ts';
import * as sql from './statements.ts';

/** Conversations in PostgreSQL or PGlite. */
export class PostgresConversations implements Conversations {
  readonly #database: Database;
  readonly #inbox: Inbox;
  readonly #commits: Batcher<Commit, boolean>;
  readonly #months: Months;

  constructor(database: Database) {
    this.#database = database;
    this.#inbox = new Inbox(database);
    this.#months = new Months(database);
    this.#commits = new Batcher(
      (commits) => this.#commitAll(commits),
      (commit) => commit.conversation,
    );
  }

  receive(arrival: Arrival): Promise<Received> {
    return this.#inbox.receive(arrival);
  }

  async claim({ conversation, version, claim, extends: extending }: ClaimRequest): Promise<Claim | null> {
    if (!isUuid(conversation)) return null;
    const values = [conversation, version, storableText(claim), extending];
    const [row] = await this.#database.query<{ claim: Claim }>(sql.CLAIM, values);
    return row?.claim ?? null;
  }

  async commit(commit: Commit): Promise<boolean> {
    return isUuid(commit.conversation) && this.#commits.add(commit);
  }

  async #commitAll(commits: readonly Commit[]): Promise<readonly boolean[]> {
    const rows = await this.#database.query<{ n: number }>(sql.COMMIT, commitValues(commits));
    const counted = new Set(rows.map(({ n }) => n));
    return commits.map((_, index) => counted.has(index + 1));
  }

  async load(conversation: string): Promise<Conversation | null> {
    if (!isUuid(conversation)) return null;
    const [row] = await this.#database.query<ConversationRow>(sql.LOAD, [conversation]);
    return row ? this.#seen(row) : null;
  }

  async versions(conversations: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const ids = conversations.filter(isUuid);
    const rows = await this.#database.query<{ id: string; version: number }>(sql.VERSIONS, [ids]);
    return new Map(rows.map(({ id, version }) => [id, version]));
  }

  async at(address: Address): Promise<Conversation | null> {
    const [row] = await this.#database.query<ConversationRow>(sql.AT, [placeOf(address)]);
    return row ? this.#seen(row) : null;
  }

  /** Whoever looks at a conversation often reads its turns next. */
  #seen(row: ConversationRow): Conversation {
    if (row.month !== undefined) this.#months.learn(row.id, row.month);
    return conversationOf(row);
  }

  async unhandled(conversation: string, limit: number): Promise<readonly StoredEvent[]> {
    if (!isUuid(conversation)) return [];
    const rows = await this.#database.query<EventRow>(sql.UNHANDLED, [conversation, limit]);
    return rows.map(eventOf);
  }

  neglected(receivedBefore: string, search: Search): Promise<readonly Waiting[]> {
    return this.#database.query<Waiting>(sql.NEGLECTED, [...searchValues(search), receivedBefore]);
  }

  dueTimers(search: Search): Promise<readonly DueTimer[]> {
    return this.#database.query<DueTimer>(sql.DUE_TIMERS, searchValues(search));
  }

  async postpone(conversation: string, postponed: Postponed): Promise<void> {
    if (!isUuid(conversation)) return;
    await this.#database.query(sql.POSTPONE, [conversation, storableText(postponed)]);
  }

  stuck(business: string, limit: number): Promise<readonly Stuck[]> {
    return this.#database.query<Stuck>(sql.STUCK, [storable(business), limit]);
  }

  async received(conversation: string, eventId: string): Promise<Event | null> {
    if (!isUuid(conversation)) return null;
    const values = [conversation, await this.#months.of(conversation), storable(eventId)];
    const [row] = await this.#database.query<{ event: Event | null }>(sql.RECEIVED, values);
    return row?.event ?? null;
  }

  async repliesTo(conversation: string, eventId: string): Promise<Answer | null> {
    if (!isUuid(conversation)) return null;
    const values = [conversation, await this.#months.of(conversation), storable(eventId)];
    const [row] = await this.#database.query<Answer>(sql.REPLIES_TO, values);
    return row ?? null;
  }

  async repliesAfter(conversation: string, replyId: string | null, limit: number): Promise<readonly Reply[]> {
    if (!isUuid(conversation)) return [];
    const after = replyId === null ? null : storable(replyId);
    const values = [conversation, await this.#months.of(conversation), after, limit];
    const rows = await this.#database.query<{ body: Reply }>(sql.REPLIES_AFTER, values);
    return rows.map(({ body }) => body);
  }

  async takeDeliveries(request: TakeRequest): Promise<readonly Delivery[]> {
    const { now, leaseUntil, limit, conversation, passingOver = [] } = request;
    if (conversation !== undefined && !isUuid(conversation)) return [];
    const values = [now, leaseUntil, limit, conversation ?? null, passingOver];
    const rows = await this.#database.query<DeliveryRow>(sql.TAKE_DELIVERIES, values);
    return rows.map(({ body, handed_off, ...rest }) => ({ ...rest, reply: body, handedOff: handed_off }));
  }

  async settleDelivery(reply: string, result: DeliveryResult): Promise<void> {
    if (!isUuid(reply)) return;
    const status = result.kind === 'again' ? 'waiting' : result.kind;
    const dueAt = result.kind === 'again' ? result.at : null;
    const reason = result.kind === 'delivered' ? null : storable(result.reason);
    await this.#database.query(sql.SETTLE_DELIVERY, [reply, status, dueAt, reason]);
  }

  async turns(conversation: string, newest?: number): Promise<readonly TurnRecord[]> {
    if (!isUuid(conversation)) return [];
    const values = [conversation, await this.#months.of(conversation), newest ?? null];
    const rows = await this.#database.query<{ record: TurnRecord }>(sql.TURNS, values);
    return rows.map(({ record }) => recordOf(record)).reverse();
  }

  async everAt(address: Address): Promise<readonly Conversation[]> {
    const { business, channel, address: where } = storable(address);
    const [newest] = await this.#database.query<{ generation: number }>(life.GENERATION, [placeOf(address)]);
    if (!newest) return [];
    const ids = Array.from({ length: newest.generation + 1 }, (_, n) => conversationId(business, channel, where, n));
    const rows = await this.#database.query<ConversationRow>(life.EVER_AT, [ids]);
    return rows.map(conversationOf);
  }

  async erase(conversation: string, version: number, at: string): Promise<boolean> {
    if (!isUuid(conversation)) return false;
    const [row] = await this.#database.query<{ erased: boolean }>(life.ERASE, [conversation, version, at]);
    return row?.erased ?? false;
  }

  async quietSince(business: string, before: string, limit: number): Promise<readonly string[]> {
    const rows = await this.#database.query<{ id: string }>(life.QUIET_SINCE, [storable(business), before, limit]);
    return rows.map(({ id }) => id);
  }

  parked(business: string, limit: number): Promise<readonly Parked[]> {
    return this.#database.query<Parked>(life.PARKED, [storable(business), limit]);
  }

  async resend(business: string, reply: string, now: string): Promise<boolean> {
    if (!isUuid(reply)) return false;
    return (await this.#database.query(life.RESEND, [storable(business), reply, now])).length > 0;
  }

  roll(reader: string, businesses: readonly string[]) {
    return roll(this.#database, reader, businesses);
  }

  /** Piece by piece: however many there are, no statement takes long. One that moves meanwhile may be counted twice, or not. */
  async states(): Promise<readonly StateCount[]> {
    const counts = new Map<string, StateCount>();
    const [{ pages } = { pages: 0 }] = await this.#database.query<{ pages: number }>(sql.PAGES, []);
    for (let page = 0; page < pages; page += sql.COUNTED_PAGES) {
      for (const { flow, state, count } of await this.#database.query<StateCount>(sql.STATES, [page])) {
        const key = JSON.stringify([flow, state]);
        counts.set(key, { flow, state, count: count + (counts.get(key)?.count ?? 0) });
      }
    }
    return [...counts.values()];
  }
}

function searchValues({ now, limit, passingOver = [] }: Search) {
  return [now, limit, passingOver];
}

type DeliveryRow = Omit<Delivery, 'reply' | 'handedOff'> & { readonly body: Reply; readonly handed_off: boolean };
