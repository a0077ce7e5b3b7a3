import type { Reply } from '../../core/turn.ts';
import type { Delivery, DeliveryResult, Parked, Postponed, Stuck, TakeRequest } from '../../ports/conversations.ts';
import type { Database } from './database.ts';
import type { Hints, Looked } from './hints.ts';
import { isId, type Keys } from './keys.ts';
import { headerOf, type Pairs } from './rows.ts';
import { RESEND, SETTLE, TAKE } from './scripts.ts';

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
    if (result.kind !== 'parked') return;
    this.#hints.add('stuck', conversation, 0);
    // Whoever sends it again names only the reply, whenever that is.
    const left = await this.#database.command<number>('pttl', this.#keys.of('talk', conversation));
    if (left > 0) await this.#database.command('pexpire', this.#keys.reply(reply), left);
  }

  stuck(business: string, limit: number): Promise<readonly Stuck[]> {
    return this.#hints.look({ hint: 'stuck', until: 0, limit }, async (id): Promise<Looked<Stuck>> => {
      const [[its, text], parked] = await Promise.all([
        this.#database.command<(string | null)[]>('hmget', this.#keys.of('talk', id), 'business', 'postponed'),
        this.#database.command<Pairs>('hvals', this.#keys.of('parked', id)),
      ]);
      const stuck: Stuck[] = parked.map((reason) => ({ conversation: id, what: 'reply', reason, until: null }));
      if (text) {
        const { reason, until } = JSON.parse(text) as Postponed;
        stuck.unshift({ conversation: id, what: 'turn', reason, until });
      }
      const found = its === business ? stuck.map((value) => ({ at: 0, value })) : [];
      return { found, next: stuck.length > 0 ? 0 : null };
    });
  }

  parked(business: string, limit: number): Promise<readonly Parked[]> {
    return this.#hints.look({ hint: 'stuck', until: 0, limit }, async (id): Promise<Looked<Parked>> => {
      const [[its, postponed], replies] = await Promise.all([
        this.#database.command<(string | null)[]>('hmget', this.#keys.of('talk', id), 'business', 'postponed'),
        this.#database.command<Pairs>('hkeys', this.#keys.of('parked', id)),
      ]);
      const parked = its === business ? await Promise.all(replies.map((reply) => this.#parkedReply(id, reply))) : [];
      const found = parked.filter((value) => value !== null).map((value) => ({ at: 0, value }));
      return { found, next: postponed || replies.length > 0 ? 0 : null };
    });
  }

  async #parkedReply(conversation: string, id: string): Promise<Parked | null> {
    const [reason, place] = await Promise.all(
      (['parked', 'places'] as const).map((part) =>
        this.#database.command<string | null>('hget', this.#keys.of(part, conversation), id),
      ),
    );
    const replies = this.#keys.of('replies', conversation);
    const text = await this.#database.command<string | null>('lindex', replies, Number(place) - 1);
    return text === null ? null : { conversation, reply: JSON.parse(text) as Reply, reason: reason ?? '' };
  }

  async resend(business: string, reply: string, now: string): Promise<boolean> {
    if (!isId(reply)) return false;
    const conversation = await this.#database.command<string | null>('get', this.#keys.reply(reply));
    if (conversation === null) return false;
    const at = Date.parse(now);
    const waits = await this.#database.run<number>(RESEND, this.#keys.all(conversation), [reply, business, at]);
    if (waits === 1) this.#hints.add('outbox', conversation, at);
    return waits === 1;
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
