import type { Event, StoredEvent } from '../../core/event.ts';
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
import { Outbox } from './outbox.ts';
import {
  addressKey,
  committed,
  conversationIn,
  conversationOf,
  copy,
  erasedRow,
  eventKey,
  isBefore,
  lastSignOf,
  newRow,
  type Row,
  waitingIn,
} from './rows.ts';
import { saved } from './saved.ts';
import { answerIn, repliesAfter } from './turns.ts';

/**
 * The reference store: what the port promises, said in the fewest lines. Nothing in it awaits, so each call is one
 * indivisible step, as a statement is in the database. Every value is copied on its way in and out.
 */
export class MemoryConversations implements Conversations {
  readonly #rows = new Map<string, Row>();
  readonly #newest = new Map<string, Row>();
  /** Where each event of an address went, so that it is known again after a new conversation has opened there (X4). */
  readonly #received = new Map<string, Row>();
  readonly #outbox = new Outbox(this.#rows);
  readonly #news: HandoverNews | null;

  constructor(news: HandoverNews | null = null) {
    this.#news = news;
  }

  /** What it holds now: called, the answer puts it back. Turns are kept from the newest on. */
  save(turnsMax: number): () => void {
    return saved({ rows: this.#rows, newest: this.#newest, received: this.#received }, turnsMax);
  }

  async receive(arrival: Arrival): Promise<Received> {
    const meant = 'conversation' in arrival.to ? this.#rows.get(arrival.to.conversation) : this.#open(arrival);
    if (!meant || meant.erasedAt !== null) return { kind: 'unknown_conversation' };
    const before = 'conversation' in arrival.to ? undefined : this.#received.get(eventKey(arrival.to, arrival.eventId));
    const row = before ?? meant;
    const known = row.seqById.get(arrival.eventId);
    if (known !== undefined) return { kind: 'duplicate', conversation: conversationIn(row), seq: known };
    const unhandled = row.events.filter((event) => event.seq > row.handledSeq);
    if (unhandled.length >= arrival.queueMax) return { kind: 'queue_full' };
    row.lastSeq += 1;
    const event = copy({
      id: arrival.eventId,
      seq: row.lastSeq,
      receivedAt: arrival.receivedAt,
      event: storable(arrival.event),
    });
    row.events.push(event);
    row.seqById.set(event.id, event.seq);
    this.#received.set(eventKey(row, event.id), row);
    return { kind: 'stored', conversation: conversationIn(row), event, unhandled: copy([...unhandled, event]) };
  }

  async claim({ conversation, version, claim, extends: extending }: ClaimRequest): Promise<Claim | null> {
    const row = this.#rows.get(conversation);
    if (row?.version !== version) return null;
    const standing = row.claim;
    if (standing && !(extending && standing.throughSeq === claim.throughSeq)) return copy(standing);
    const next = standing ? { ...claim, now: standing.now, interpretation: standing.interpretation } : claim;
    row.claim = copy(next);
    return copy(next);
  }

  async commit(commit: Commit): Promise<boolean> {
    const row = this.#rows.get(commit.conversation);
    if (row?.version !== commit.version) return false;
    if (row.claim && !commit.claimed) return false;
    const handover = commit.header.handedOff ? handoverIn(conversationIn(row), commit) : null;
    committed(row, commit);
    if (handover) await this.#news?.handedOver(handover);
    return true;
  }

  async load(conversation: string): Promise<Conversation | null> {
    return conversationOf(this.#rows.get(conversation));
  }

  async versions(conversations: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = conversations.map((id) => this.#rows.get(id));
    return new Map(rows.filter((one) => one !== undefined).map(({ id, version }) => [id, version]));
  }

  async at(address: Address): Promise<Conversation | null> {
    return conversationOf(this.#newest.get(addressKey(address)));
  }

  async unhandled(conversation: string, limit: number): Promise<readonly StoredEvent[]> {
    const row = this.#rows.get(conversation);
    if (!row) return [];
    return copy(row.events.filter((event) => event.seq > row.handledSeq).slice(0, limit));
  }

  async neglected(receivedBefore: string, search: Search): Promise<readonly Waiting[]> {
    const oldest = this.#sought(search).flatMap((row) => {
      const event = row.events.find(({ seq }) => seq > row.handledSeq);
      return event && isBefore(event.receivedAt, receivedBefore) ? [{ row, at: event.receivedAt }] : [];
    });
    oldest.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
    return oldest.slice(0, search.limit).map(({ row }) => waitingIn(row));
  }

  async dueTimers(search: Search): Promise<readonly DueTimer[]> {
    const due = this.#sought(search).flatMap((row) =>
      Object.entries(row.header.own.timers)
        .filter(([, at]) => !isBefore(search.now, at))
        .map(([timer, at]) => ({ ...waitingIn(row), timer, due: at })),
    );
    return due.sort((a, b) => Date.parse(a.due) - Date.parse(b.due)).slice(0, search.limit);
  }

  #sought({ now, passingOver = [] }: Search): readonly Row[] {
    return [...this.#rows.values()].filter(
      ({ business, postponed }) => !passingOver.includes(business) && !(postponed && isBefore(now, postponed.until)),
    );
  }

  async postpone(conversation: string, postponed: Postponed): Promise<void> {
    const row = this.#rows.get(conversation);
    if (row) row.postponed = copy(postponed);
  }

  stuck(business: string, limit: number): Promise<readonly Stuck[]> {
    return this.#outbox.stuck(business, limit);
  }

  async received(conversation: string, eventId: string): Promise<Event | null> {
    return copy(this.#rows.get(conversation)?.events.find(({ id }) => id === eventId)?.event ?? null);
  }

  async repliesTo(conversation: string, eventId: string): Promise<Answer | null> {
    return answerIn(this.#rows.get(conversation)?.turns ?? [], eventId);
  }

  async repliesAfter(conversation: string, replyId: string | null, limit: number): Promise<readonly Reply[]> {
    return repliesAfter(this.#rows.get(conversation)?.turns ?? [], replyId, limit);
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

  async turns(conversation: string, newest?: number): Promise<readonly TurnRecord[]> {
    const turns = this.#rows.get(conversation)?.turns ?? [];
    return (newest === undefined ? turns : turns.slice(-newest)).map(({ record }) => recordOf(record.read()));
  }

  async everAt(address: Address): Promise<readonly Conversation[]> {
    const key = addressKey(address);
    return [...this.#rows.values()].filter((row) => row.place === key).map(conversationIn);
  }

  async erase(conversation: string, version: number, at: string): Promise<boolean> {
    const row = this.#rows.get(conversation);
    if (row?.version !== version || row.claim || row.erasedAt) return false;
    const erased = erasedRow(row, at);
    this.#rows.set(conversation, erased);
    if (this.#newest.get(row.place) === row) this.#newest.set(row.place, erased);
    for (const [key, received] of this.#received) if (received === row) this.#received.delete(key);
    return true;
  }

  async quietSince(business: string, before: string, limit: number): Promise<readonly string[]> {
    const quiet = this.#of(business).filter((row) => row.erasedAt === null && isBefore(lastSignOf(row), before));
    return quiet.map(({ id }) => id).slice(0, limit);
  }

  async *roll(_reader: string, businesses: readonly string[]) {
    const rows = businesses.flatMap((id) => this.#of(id)).filter((row) => row.erasedAt === null);
    yield rows.map(({ id, version }) => ({ conversation: id, version }));
  }

  #of(business: string): readonly Row[] {
    return [...this.#rows.values()].filter((row) => row.business === business);
  }

  async states(): Promise<readonly StateCount[]> {
    const counts = new Map<string, StateCount>();
    for (const { header, erasedAt, state } of this.#rows.values()) {
      if (erasedAt !== null) continue;
      const { flow } = header.own;
      const key = `${flow}/${state}`;
      const count = (counts.get(key)?.count ?? 0) + 1;
      counts.set(key, { flow, state, count });
    }
    return [...counts.values()];
  }

  #open({ to, receivedAt, eventId }: Arrival): Row | undefined {
    if ('conversation' in to) return undefined;
    const key = addressKey(to);
    const newest = this.#newest.get(key);
    const closesAt = newest?.closesAt ?? null;
    const isErased = newest !== undefined && newest.erasedAt !== null;
    const closed = isErased || (closesAt !== null && !isBefore(receivedAt, closesAt));
    // A message that was received before the conversation closed, delivered once more, opens no other.
    if (newest && (!closed || this.#received.has(eventKey(to, eventId)))) return newest;
    const row = newRow(to, newest ? newest.generation + 1 : 0);
    this.#newest.set(key, row);
    this.#rows.set(row.id, row);
    return row;
  }
}
