import { messageOf } from '../../core/message-of.ts';
import { keptSince, type Span } from '../../domain/keep.ts';
import { Pool } from '../../engine/pool.ts';
import { eraseTalk, eraseTraces } from './erase.ts';
import type { KeptBusiness, LifeParts } from './parts.ts';

/** How often is looked for what has had its time. */
const LOOK_MILLIS = 60 * 60_000;
const SIDE_BY_SIDE = 8;

/**
 * What a business keeps no longer (G5): talks in which nothing happened for so long, customers whom nobody met for so long. A
 * round looks for both, some at a time, a lane for each business; what a crash leaves is found by the next.
 */
export class Expiry {
  readonly #parts: LifeParts;
  readonly #pool: Pool;
  #lookAgainAt = Number.NEGATIVE_INFINITY;

  constructor(parts: LifeParts) {
    this.#parts = parts;
    const complain = (error: unknown): void => parts.observer.log('error', 'life.failed', { reason: messageOf(error) });
    this.#pool = new Pool(SIDE_BY_SIDE, parts.clock, complain);
  }

  /** One round, if it is time for one. */
  async round(): Promise<void> {
    const now = Date.parse(this.#parts.clock.now());
    if (now < this.#lookAgainAt) return;
    this.#lookAgainAt = now + LOOK_MILLIS;
    // Room for months to come does not wait for what is let go of, nor the other way round.
    await this.#parts.store
      .upkeep(this.#parts.clock.now())
      .catch((error: unknown) => this.#parts.observer.log('warn', 'upkeep.failed', { reason: messageOf(error) }));
    await Promise.all([...this.#parts.businesses.values()].map((business) => this.#expire(business)));
    await this.#pool.idle();
  }

  async end(): Promise<void> {
    this.#pool.end();
    await this.#pool.idle();
  }

  async #expire({ id: business, keep }: KeptBusiness): Promise<void> {
    const { conversations, customers } = this.#parts.store;
    await this.#workOff(
      business,
      keep?.conversations,
      (before, limit) => conversations.quietSince(business, before, limit),
      (id) => expireTalk(this.#parts, business, id),
    );
    await this.#workOff(
      business,
      keep?.customers,
      (before, limit) => customers.quietSince(business, before, limit),
      (id) => expireCustomer(this.#parts, business, id),
    );
  }

  async #workOff(
    lane: string,
    kept: Span | undefined,
    find: (before: string, limit: number) => Promise<readonly string[]>,
    expire: (id: string) => Promise<void>,
  ): Promise<void> {
    if (kept === undefined) return;
    const before = keptSince(this.#parts.clock.now(), kept);
    await this.#pool.workOff(async (limit, full) => {
      if (full.includes(lane)) return [];
      const found = await find(before, limit);
      return found.map((id) => ({ name: id, key: id, lane, work: () => expire(id) }));
    });
    await this.#pool.idle();
  }
}

/** What hangs on a talk goes with it, but for what is a customer's: that has a time of its own. */
async function expireTalk(parts: LifeParts, business: string, id: string): Promise<void> {
  const { store, observer } = parts;
  const talk = await store.conversations.load(id);
  if (talk === null || !(await eraseTalk(parts, id, 1))) return;
  const bookings = (await store.bookings.ofConversation(id)).filter(({ customer }) => customer === null);
  const payments = await Promise.all(bookings.map((booking) => store.payments.ofBooking(booking.id)));
  const leads = await store.leads.ofPerson(business, { conversations: [id], contacts: [] });
  const person = {
    business,
    customers: [],
    conversations: [talk],
    bookings,
    payments: payments.flat(),
    leads,
    contacts: [],
  };
  await eraseTraces(parts, person);
  observer.count('holdfast_expired_total', { what: 'conversation' });
}

async function expireCustomer(parts: LifeParts, business: string, id: string): Promise<void> {
  const { store, observer } = parts;
  const customer = await store.customers.get(id);
  if (customer === null) return;
  const bookings = await store.bookings.ofCustomer(id);
  const payments = await Promise.all(bookings.map((booking) => store.payments.ofBooking(booking.id)));
  const contacts = customer.addresses.map(({ contact }) => contact);
  const person = { business, customers: [customer], conversations: [], bookings, payments: payments.flat() };
  await eraseTraces(parts, { ...person, leads: [], contacts });
  await store.customers.erase(id);
  observer.count('holdfast_expired_total', { what: 'customer' });
}
