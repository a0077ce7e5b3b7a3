import { later } from '../core/later.ts';
import { messageOf } from '../core/message-of.ts';
import type { Clock } from '../ports/clock.ts';
import {
  type Heard,
  type Listener,
  type NewsStore,
  type Telling,
  type TellingResult,
  tellingLane,
} from '../ports/news.ts';
import type { Observer } from '../ports/observer.ts';
import { Pool } from './pool.ts';

interface HeraldParts {
  readonly news: NewsStore;
  /** By business, those without listeners among them: their news is dropped. */
  readonly listeners: ReadonlyMap<string, readonly Listener[]>;
  readonly clock: Clock;
  readonly observer: Observer;
}

const SIDE_BY_SIDE = 32;
const SPREAD_MAX = 500;
/** Longer than a listener is given to answer. */
const LEASE_SECONDS = 20;

/** How long is waited after each failure: two days in all, and then a person has to look. */
const PAUSES_SECONDS = [5, 60, 300, 1_800, 7_200, 21_600, 43_200, 86_400];

const LOG_DAYS = 30;
const DAY_MILLIS = 24 * 60 * 60_000;
const FORGET_MILLIS = 60 * 60_000;

/**
 * Tells those outside what happened: at least once, in order about one booking, each listener for itself. One that is dead holds
 * up nobody else, and what it never took is parked.
 */
export class Herald {
  readonly #parts: HeraldParts;
  readonly #pool: Pool;
  #forgetAgainAt = Number.NEGATIVE_INFINITY;

  constructor(parts: HeraldParts) {
    this.#parts = parts;
    const complain = (error: unknown): void => parts.observer.log('error', 'news.failed', { reason: messageOf(error) });
    this.#pool = new Pool(SIDE_BY_SIDE, parts.clock, complain);
  }

  async round(): Promise<void> {
    const { news, clock, listeners } = this.#parts;
    if (listeners.size === 0) return;
    const businesses = [...listeners.keys()];
    await this.#forget();
    await this.#pool.workOff(async (limit, passingOver) => {
      // Each time, so that what happens while somebody is slow to answer waits for nobody.
      await this.#spread();
      const now = clock.now();
      const leaseUntil = later(now, LEASE_SECONDS);
      const found = await news.take({ now, leaseUntil, limit, businesses, passingOver });
      return found.map((telling) => ({
        name: `${telling.id}/${telling.attempts}`,
        key: telling.id,
        lane: tellingLane(telling),
        work: () => this.#tell(telling),
      }));
    });
  }

  /** Begins nothing more, and resolves when nothing is under way. */
  async end(): Promise<void> {
    this.#pool.end();
    await this.#pool.idle();
  }

  idle(): Promise<void> {
    return this.#pool.idle();
  }

  async #spread(): Promise<void> {
    const { news, clock, listeners } = this.#parts;
    const audience = [...listeners].map(([business, those]) => ({
      business,
      listeners: those.map(({ url, events }) => ({ url, events })),
    }));
    while ((await news.spread(audience, { now: clock.now(), limit: SPREAD_MAX })) === SPREAD_MAX);
  }

  async #tell(telling: Telling): Promise<void> {
    const { listeners, clock, observer } = this.#parts;
    const { business, kind, id } = telling.news;
    const listener = listeners.get(business)?.find(({ url }) => url === telling.listener);
    const heard = await listener?.tell(telling.news, clock.now()).catch(asFailure);
    const result = resultOf(heard ?? NOBODY, telling.attempts, clock.now());
    await this.#parts.news.settle(telling.id, result);
    observer.count('holdfast_webhooks_total', { event: kind, outcome: result.kind });
    if (result.kind !== 'parked') return;
    observer.log('error', 'webhook.parked', { business, news: id, listener: telling.listener, reason: result.reason });
  }

  async #forget(): Promise<void> {
    const now = Date.parse(this.#parts.clock.now());
    if (now < this.#forgetAgainAt) return;
    this.#forgetAgainAt = now + FORGET_MILLIS;
    await this.#parts.news.forget(new Date(now - LOG_DAYS * DAY_MILLIS).toISOString());
  }
}

const NOBODY: Heard = { kind: 'refused', reason: 'the business no longer names this address' };

function asFailure(error: unknown): Heard {
  return { kind: 'later', reason: messageOf(error) };
}

function resultOf(heard: Heard, attempts: number, now: string): TellingResult {
  if (heard.kind === 'heard') return { kind: 'told', at: now };
  const pause = PAUSES_SECONDS[attempts];
  if (heard.kind === 'refused' || pause === undefined) return { kind: 'parked', at: now, reason: heard.reason };
  const seconds = Math.max(pause, Math.min(heard.afterSeconds ?? 0, PAUSES_SECONDS.at(-1) ?? 0));
  return { kind: 'again', at: later(now, seconds), reason: heard.reason };
}
