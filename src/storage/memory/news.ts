import { derivedId } from '../../core/ids.ts';
import type { Booking } from '../../domain/booking.ts';
import { bookingFacts, type News, type NewsKind, placeOf } from '../../domain/news.ts';
import {
  type Audience,
  type Handover,
  type HandoverNews,
  type LoggedTelling,
  type NewsStore,
  type TakeTellings,
  type Telling,
  type TellingResult,
  tellingLane,
} from '../../ports/news.ts';
import type { Payment } from '../../ports/payments.ts';
import { copy, isBefore, refill } from './rows.ts';

interface Row extends LoggedTelling {
  readonly leasedUntil: string | null;
}

/** The reference store of news. Nothing in it awaits, so looking and writing are one indivisible step. */
export class MemoryNews implements NewsStore, HandoverNews {
  /** In the order it happened. */
  readonly #news = new Map<string, News>();
  readonly #fresh = new Map<string, News>();
  readonly #tellings = new Map<string, Row>();
  /** Bookings that were told of as standing, as they were then. */
  readonly #standing = new Map<string, Booking>();
  #count = 0;

  /** What it holds now: called, the answer puts it back. */
  save(): () => void {
    const [news, fresh, tellings] = [[...this.#news], [...this.#fresh], [...this.#tellings]];
    const [standing, count] = [[...this.#standing], this.#count];
    return () => {
      refill(this.#news, news);
      refill(this.#fresh, fresh);
      refill(this.#tellings, tellings);
      refill(this.#standing, standing);
      this.#count = count;
    };
  }

  /** What stands is compared with what was last announced, once whatever happened at once has happened. */
  bookingChanged(booking: Booking, isConfirmed: (id: string) => boolean, at: string): void {
    if (booking.details['goes_with'] !== undefined) return;
    const inPlace = [...this.#standing.values()].filter(
      (one) => one.id !== booking.id && placeOf(one) === placeOf(booking),
    );
    if (booking.status === 'confirmed' && !this.#standing.has(booking.id)) {
      const before = inPlace.at(-1) ?? null;
      this.#add(booking, before === null ? 'booking.created' : 'booking.moved', before, at);
      this.#standing.set(booking.id, booking);
    } else if (booking.status !== 'confirmed' && this.#standing.delete(booking.id)) {
      if (!inPlace.some(({ id }) => isConfirmed(id))) this.#add(booking, 'booking.called_off', null, at);
    }
  }

  paymentChanged(payment: Payment, place: string, at: string): void {
    const { id, booking, extra, amount, refundCents, provider, conversation, outcome, business } = payment;
    if (outcome === null || outcome === 'refunding') return;
    const { cents: amountCents, currency } = amount;
    const facts = { payment: { id, booking, extra, amountCents, currency, refundCents, provider } };
    this.#write({ business, kind: KIND_OF[outcome], about: place, at, facts, personal: { conversation } });
  }

  async handedOver({ id, business, conversation, channel, at }: Handover): Promise<void> {
    if (this.#news.has(id)) return;
    const facts = { conversation: { id: conversation, channel } };
    this.#write({ business, kind: 'handover', about: conversation, at, facts, personal: {} }, id);
  }

  async spread(audience: readonly Audience[], { now, limit }: { now: string; limit: number }): Promise<number> {
    const listenersOf = new Map(audience.map(({ business, listeners }) => [business, listeners]));
    const fresh = [...this.#fresh.values()].filter(({ business }) => listenersOf.has(business)).slice(0, limit);
    for (const news of fresh) {
      this.#fresh.delete(news.id);
      const wanted = (listenersOf.get(news.business) ?? []).filter(({ events }) => events.includes(news.kind));
      if (wanted.length === 0) this.#news.delete(news.id);
      for (const { url } of wanted) {
        const id = derivedId('telling', news.id, url);
        const waiting = { status: 'waiting', attempts: 0, reason: null, at: now, leasedUntil: null } as const;
        this.#tellings.set(id, { id, news, listener: url, ...waiting });
      }
    }
    return fresh.length;
  }

  async take({ now, leaseUntil, limit, businesses, passingOver = [] }: TakeTellings): Promise<readonly Telling[]> {
    const isBy = (at: string | null) => at === null || !isBefore(now, at);
    const waiting = [...this.#tellings.values()].filter(({ status }) => status === 'waiting');
    const isFirst = (one: Row) =>
      waiting.find(({ listener, news }) => listener === one.listener && news.about === one.news.about) === one;
    const due = waiting.filter((one) => isBy(one.at) && isBy(one.leasedUntil) && isFirst(one));
    const meant = due.filter(
      (one) => businesses.includes(one.news.business) && !passingOver.includes(tellingLane(one)),
    );
    return meant.slice(0, limit).map((one) => {
      this.#tellings.set(one.id, { ...one, leasedUntil: leaseUntil });
      return this.#shown(one);
    });
  }

  async settle(telling: string, result: TellingResult): Promise<void> {
    const row = this.#tellings.get(telling);
    if (row?.status !== 'waiting') return;
    const status = result.kind === 'again' ? 'waiting' : result.kind;
    const reason = result.kind === 'told' ? null : result.reason;
    this.#tellings.set(telling, {
      ...row,
      status,
      reason,
      at: result.at,
      attempts: row.attempts + 1,
      leasedUntil: null,
    });
  }

  async log(business: string, limit: number): Promise<readonly LoggedTelling[]> {
    const theirs = [...this.#tellings.values()].filter(({ news }) => news.business === business).reverse();
    return theirs
      .slice(0, limit)
      .map(({ status, reason, at, ...row }) => ({ ...this.#shown(row), status, reason, at }));
  }

  async resend(business: string, telling: string, now: string): Promise<boolean> {
    const row = this.#tellings.get(telling);
    if (row === undefined || row.news.business !== business || row.status === 'waiting') return false;
    this.#tellings.set(telling, { ...row, status: 'waiting', attempts: 0, at: now, leasedUntil: null });
    return true;
  }

  async erase(business: string, about: readonly string[]): Promise<void> {
    const isTheirs = ({ about: place, facts, personal }: News) =>
      [place, Object(facts['booking']).id, Object(facts['payment']).booking, personal?.['conversation']].some((one) =>
        about.includes(String(one)),
      );
    for (const news of [...this.#news.values()].filter((one) => one.business === business && isTheirs(one)))
      this.#news.set(news.id, { ...news, personal: null });
  }

  async forget(before: string): Promise<number> {
    const over = [...this.#tellings.values()].filter(({ status, at }) => status !== 'waiting' && isBefore(at, before));
    for (const { id } of over) this.#tellings.delete(id);
    const told = new Set([...this.#tellings.values()].map(({ news }) => news.id));
    for (const { news } of over) if (!told.has(news.id)) this.#news.delete(news.id);
    return over.length;
  }

  #shown({ id, news, listener, attempts }: Telling): Telling {
    return copy({ id, news: this.#news.get(news.id) ?? news, listener, attempts });
  }

  #add(booking: Booking, kind: NewsKind, before: Booking | null, at: string): void {
    const { business } = booking;
    this.#write({ business, kind, about: placeOf(booking), at, ...bookingFacts(booking, before) });
  }

  #write(news: Omit<News, 'id'>, id = derivedId('news', news.business, this.#count)): void {
    this.#count += 1;
    const written: News = copy({ id, ...news });
    this.#news.set(id, written);
    this.#fresh.set(id, written);
  }
}

const KIND_OF = {
  confirmed: 'payment.paid',
  refunded: 'payment.refunded',
  owed: 'payment.refund_due',
  failed: 'payment.failed',
  expired: 'payment.expired',
  mismatched: 'payment.mismatched',
} as const;
