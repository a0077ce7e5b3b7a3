import type { Event, StoredEvent } from '../../core/event.ts';
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
  Received,
  StateCount,
  TakeRequest,
} from '../../ports/conversations.ts';
import { Batcher } from './batcher.ts';
import { type Database, isUuid } from './database.ts';
import { Inbox } from './inbox.ts';
import { type ConversationRow, commitValues, conversationOf, type EventRow, eventOf, placeOf } from './rows.ts';
import * as sql from './statements.ts';

/** Conversations in PostgreSQL or PGlite. */
export class PostgresConversations implements Conversations {
  readonly #database: Database;
  readonly #inbox: Inbox;
  readonly #commits: Batcher<Commit, boolean>;

  constructor(database: Database) {
    this.#database = database;
    this.#inbox = new Inbox(database);
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
    return row ? conversationOf(row) : null;
  }

  async at(address: Address): Promise<Conversation | null> {
    const [row] = await this.#database.query<ConversationRow>(sql.AT, [placeOf(address)]);
    return row ? conversationOf(row) : null;
  }

  async unhandled(conversation: string, limit: number): Promise<readonly StoredEvent[]> {
    if (!isUuid(conversation)) return [];
    const rows = await this.#database.query<EventRow>(sql.UNHANDLED, [conversation, limit]);
    return rows.map(eventOf);
  }

  async neglected(receivedBefore: string, limit: number): Promise<readonly string[]> {
    const rows = await this.#database.query<{ id: string }>(sql.NEGLECTED, [receivedBefore, limit]);
    return rows.map(({ id }) => id);
  }

  dueTimers(now: string, limit: number): Promise<readonly DueTimer[]> {
    return this.#database.query<DueTimer>(sql.DUE_TIMERS, [now, limit]);
  }

  async received(conversation: string, eventId: string): Promise<Event | null> {
    if (!isUuid(conversation)) return null;
    const [row] = await this.#database.query<{ event: Event | null }>(sql.RECEIVED, [conversation, storable(eventId)]);
    return row?.event ?? null;
  }

  async repliesTo(conversation: string, eventId: string): Promise<Answer | null> {
    if (!isUuid(conversation)) return null;
    const [row] = await this.#database.query<Answer>(sql.REPLIES_TO, [conversation, storable(eventId)]);
    return row ?? null;
  }

  async repliesAfter(conversation: string, replyId: string | null, limit: number): Promise<readonly Reply[]> {
    if (!isUuid(conversation)) return [];
    const after = replyId === null ? null : storable(replyId);
    const rows = await this.#database.query<{ body: Reply }>(sql.REPLIES_AFTER, [conversation, after, limit]);
    return rows.map(({ body }) => body);
  }

  async takeDeliveries({ now, leaseUntil, limit, conversation }: TakeRequest): Promise<readonly Delivery[]> {
    if (conversation !== undefined && !isUuid(conversation)) return [];
    const values = [now, leaseUntil, limit, conversation ?? null];
    const rows = await this.#database.query<DeliveryRow>(sql.TAKE_DELIVERIES, values);
    return rows.map(({ body, ...rest }) => ({ ...rest, reply: body }));
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
    const rows = await this.#database.query<{ record: TurnRecord }>(sql.TURNS, [conversation, newest ?? null]);
    return rows.map(({ record }) => recordOf(record)).reverse();
  }

  states(): Promise<readonly StateCount[]> {
    return this.#database.query<StateCount>(sql.STATES, []);
  }
}

type DeliveryRow = Omit<Delivery, 'reply'> & { readonly body: Reply };
