import type { Reply } from '../../core/turn.ts';
import type { Delivery, DeliveryResult, TakeRequest } from '../../ports/conversations.ts';
import type { Database } from './database.ts';
import type { Hints, Looked } from './hints.ts';
import { isId, type Keys } from './keys.ts';
import { headerOf } from './rows.ts';
import { SETTLE, TAKE } from './scripts.ts';

/** Nothing waits, nothing is due before an instant, or a reply has been leased until it. */
type Taken =
  | readonly []
  | readonly [due: string]
  | readonly [
      due: string,
      reply: string,
      attempts: number,
      business: string,
      channel: string,
      address: string,
      header: string,
    ];

/** How long it is known which conversation a reply on its way belongs to; its lease ends long before. */
const ON_ITS_WAY_MILLIS = 24 * 60 * 60_000;

/** Replies on their way to channels that are pushed to. */
export class Outbox {
  readonly #database: Database;
  readonly #keys: Keys;
  readonly #hints: Hints;

  constructor(database: Database, keys: Keys, hints: Hints) {
    this.#database = database;
    this.#keys = keys;
    this.#hints = hints;
  }

  async take(request: TakeRequest): Promise<readonly Delivery[]> {
    const { conversation, limit } = request;
    if (conversation === undefined) {
      const round = { hint: 'outbox', until: Date.parse(request.now), limit } as const;
      return this.#hints.look(round, (id) => this.#takeFirst(id, request));
    }
    if (!isId(conversation) || limit < 1) return [];
    return (await this.#takeFirst(conversation, request)).found.map(({ value }) => value);
  }

  async settle(reply: string, result: DeliveryResult): Promise<void> {
    if (!isId(reply)) return;
    const conversation = await this.#database.command<string | null>('get', this.#keys.reply(reply));
    if (conversation === null) return;
    const at = result.kind === 'again' ? Date.parse(result.at) : '';
    const reason = result.kind === 'delivered' ? '' : result.reason;
    const values = [reply, result.kind, at, reason];
    const next = await this.#database.run<string | null>(SETTLE, this.#keys.all(conversation), values);
    if (next !== null) this.#hints.add('outbox', conversation, Number(next));
    if (result.kind === 'parked') this.#hints.add('stuck', conversation, 0);
  }

  async #takeFirst(conversation: string, request: TakeRequest): Promise<Looked<Delivery>> {
    const { now, leaseUntil, passingOver = [] } = request;
    const values = [Date.parse(now), Date.parse(leaseUntil), ...passingOver];
    const taken = await this.#database.run<Taken>(TAKE, this.#keys.all(conversation), values);
    if (taken.length === 0) return { found: [], next: null };
    if (taken.length === 1) return { found: [], next: Number(taken[0]) };
    const [next, text, attempts, business, channel, address, header] = taken;
    const { line, handedOff } = headerOf(header);
    const reply = JSON.parse(text) as Reply;
    // Who settles it names only the reply. Should this fail, the lease runs out and it is taken again.
    await this.#database.command('set', this.#keys.reply(reply.id), conversation, 'px', ON_ITS_WAY_MILLIS);
    const delivery: Delivery = { conversation, business, channel, address, reply, attempts, line, handedOff };
    return { found: [{ at: 0, value: delivery }], next: Number(next) };
  }
}
