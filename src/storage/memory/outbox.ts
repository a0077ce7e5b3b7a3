import {
  type Delivery,
  type DeliveryResult,
  deliveryLane,
  type Parked,
  type Stuck,
  type TakeRequest,
} from '../../ports/conversations.ts';
import { copy, isBefore, type Row } from './rows.ts';

/** Replies on their way to channels that are pushed to, and what is stuck on it. */
export class Outbox {
  readonly #rows: ReadonlyMap<string, Row>;

  constructor(rows: ReadonlyMap<string, Row>) {
    this.#rows = rows;
  }

  async take(request: TakeRequest): Promise<readonly Delivery[]> {
    const rows = [...this.#rows.values()].filter(
      ({ id }) => request.conversation === undefined || id === request.conversation,
    );
    const taken: Delivery[] = [];
    for (const row of rows) {
      if (taken.length >= request.limit) break;
      const next = row.outbox.find(({ status }) => status === 'waiting');
      if (!next || isBefore(request.now, next.dueAt)) continue;
      if (request.passingOver?.includes(deliveryLane(row))) continue;
      const { id, business, channel, address, header } = row;
      const { line, handedOff } = header.own;
      const { reply, attempts } = next;
      taken.push(copy({ conversation: id, business, channel, address, reply, attempts, line, handedOff }));
      next.attempts += 1;
      next.dueAt = request.leaseUntil;
    }
    return taken;
  }

  async settle(reply: string, result: DeliveryResult): Promise<void> {
    for (const row of this.#rows.values()) {
      const outgoing = row.outbox.find((one) => one.reply.id === reply);
      if (!outgoing) continue;
      if (result.kind === 'again') outgoing.dueAt = result.at;
      else outgoing.status = result.kind;
      if (result.kind !== 'delivered') outgoing.reason = result.reason;
      return;
    }
  }

  async stuck(business: string, limit: number): Promise<readonly Stuck[]> {
    const found = this.#of(business).flatMap(({ id, postponed, outbox }): Stuck[] => [
      ...(postponed
        ? [{ conversation: id, what: 'turn' as const, reason: postponed.reason, until: postponed.until }]
        : []),
      ...outbox
        .filter(({ status }) => status === 'parked')
        .map(({ reason }) => ({ conversation: id, what: 'reply' as const, reason, until: null })),
    ]);
    return found.slice(0, limit);
  }

  async parked(business: string, limit: number): Promise<readonly Parked[]> {
    const found = this.#of(business).flatMap(({ id, outbox }) =>
      outbox
        .filter(({ status }) => status === 'parked')
        .map(({ reply, reason }) => ({ conversation: id, reply, reason })),
    );
    return copy(found.slice(0, limit));
  }

  async resend(business: string, reply: string, now: string): Promise<boolean> {
    const parked = this.#of(business)
      .flatMap(({ outbox }) => outbox)
      .find((one) => one.reply.id === reply && one.status === 'parked');
    if (!parked) return false;
    Object.assign(parked, { status: 'waiting', attempts: 0, dueAt: now, reason: '' });
    return true;
  }

  #of(business: string): readonly Row[] {
    return [...this.#rows.values()].filter((row) => row.business === business);
  }
}
