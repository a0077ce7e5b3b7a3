import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { derivedId } from '../core/ids.ts';
import { NEWS_KINDS, payloadOf } from '../domain/news.ts';
import type { Bookings } from './bookings.ts';
import { talk } from './contract-samples.ts';
import type { Conversations } from './conversations.ts';
import { chair, FRIDAY, LATER, LISTENER, MONDAY, NOW, OTHER, SOON, somewhere } from './news.contract-samples.ts';
import type { NewsStore, Telling } from './news.ts';
import { confirmed, paid, request as payment } from './payments.contract-samples.ts';
import type { Payments } from './payments.ts';

export interface NewsHarness {
  readonly news: NewsStore;
  /** Of the same store, which write it. */
  readonly bookings: Bookings;
  readonly payments: Payments;
  readonly conversations: Conversations;
  close(): Promise<void>;
}

/** What every store of news promises. */
export function newsContract(name: string, open: () => Promise<NewsHarness>): void {
  describe(`news in ${name}`, () => {
    let harness: NewsHarness;

    beforeAll(async () => {
      harness = await open();
    });
    afterAll(() => harness?.close());
    const news = () => harness.news;

    const spread = (business: string, urls: readonly string[] = [LISTENER]) => {
      const listeners = urls.map((url) => ({ url, events: NEWS_KINDS }));
      return news().spread([{ business, listeners }], { now: NOW, limit: 1_000 });
    };
    const take = (business: string, now = NOW): Promise<readonly Telling[]> =>
      news().take({ now, leaseUntil: SOON, limit: 100, businesses: [business] });

    /** Everything that is to be told, told at once. */
    async function told(business: string): Promise<readonly Telling[]> {
      await spread(business);
      const all: Telling[] = [];
      for (let found = await take(business); found.length > 0; found = await take(business)) {
        for (const { id } of found) await news().settle(id, { kind: 'told', at: NOW });
        all.push(...found);
      }
      return all;
    }
    const kinds = async (business: string) => (await told(business)).map((one) => one.news.kind);

    it('tells of a booking once it stands, and of nothing that is only held', async () => {
      const business = somewhere();
      await harness.bookings.book(chair(business, 'a'));
      const held = chair(business, 'b', { ...MONDAY, heldUntil: LATER });
      await harness.bookings.book(held);
      const [first, ...others] = await told(business);
      expect(others).toEqual([]);
      expect(payloadOf((first as Telling).news)).toEqual({
        type: 'booking.created',
        timestamp: NOW,
        version: 1,
        business,
        data: {
          booking: {
            ...{ id: derivedId(business, 'a'), reference: derivedId(business, 'a').slice(0, 6).toUpperCase() },
            ...{ resource: 'ana', unit: 1, ...FRIDAY, status: 'confirmed' },
            ...{ customer: 'elena', conversation: null, details: { name: 'Elena' } },
          },
        },
      });
      await harness.bookings.move({ id: held.id, from: ['held'], to: 'confirmed', now: NOW });
      expect(await kinds(business)).toEqual(['booking.created']);
    });

    it('tells of nothing twice: the same key again, a taken time, a hold that is let go', async () => {
      const business = somewhere();
      await harness.bookings.book(chair(business, 'a'));
      await harness.bookings.book(chair(business, 'a'));
      await harness.bookings.book(chair(business, 'b'));
      const held = chair(business, 'c', { ...MONDAY, heldUntil: LATER });
      await harness.bookings.book(held);
      await harness.bookings.move({ id: held.id, from: ['held'], to: 'cancelled', now: NOW });
      expect(await kinds(business)).toEqual(['booking.created']);
    });

    it('tells of a move as one thing, and of a move that cannot be had as none', async () => {
      const business = somewhere();
      const [a, b] = [
        chair(business, 'a'),
        chair(business, 'b', { ...MONDAY, details: { was: [derivedId(business, 'a')] } }),
      ];
      await harness.bookings.book(a);
      await harness.bookings.book(chair(business, 'wall', { ...MONDAY }));
      expect(await kinds(business)).toEqual(['booking.created', 'booking.created']);
      expect((await harness.bookings.book({ ...b, replaces: a.id })).kind).toBe('taken');
      expect(await kinds(business)).toEqual([]);
      await harness.bookings.book({ ...b, resource: 'marta', replaces: a.id });
      const [moved, ...others] = await told(business);
      expect(others).toEqual([]);
      expect(moved?.news).toMatchObject({
        kind: 'booking.moved',
        about: a.id,
        facts: {
          booking: { id: b.id, resource: 'marta', ...MONDAY },
          previous: { id: a.id, resource: 'ana', ...FRIDAY },
        },
      });
      await harness.bookings.move({ id: b.id, from: ['confirmed'], to: 'cancelled', now: NOW });
      expect(await told(business)).toMatchObject([{ news: { kind: 'booking.called_off', about: a.id } }]);
    });

    it('tells of what is called off and of what is had again, also where both stand for a moment', async () => {
      const business = somewhere();
      const [a, b] = [
        chair(business, 'a'),
        chair(business, 'b', { ...MONDAY, details: { was: [derivedId(business, 'a')] } }),
      ];
      await harness.bookings.book(a);
      await harness.bookings.book(b);
      await harness.bookings.move({ id: a.id, from: ['confirmed'], to: 'cancelled', now: NOW });
      expect(await kinds(business)).toEqual(['booking.created', 'booking.moved']);
      await harness.bookings.move({ id: a.id, from: ['cancelled'], to: 'confirmed', now: NOW });
      await harness.bookings.move({ id: b.id, from: ['confirmed'], to: 'cancelled', now: NOW });
      expect(await kinds(business)).toEqual(['booking.moved']);
      await harness.bookings.move({ id: a.id, from: ['confirmed'], to: 'cancelled', now: NOW });
      await harness.bookings.move({ id: a.id, from: ['cancelled'], to: 'confirmed', now: NOW });
      expect(await kinds(business)).toEqual(['booking.called_off', 'booking.created']);
    });

    it('counts those who come along as no booking of their own', async () => {
      const business = somewhere();
      await harness.bookings.book(chair(business, 'a', { details: { goes_with: 'somebody' } }));
      expect(await kinds(business)).toEqual([]);
    });

    it('tells what came of payments, about the booking that they are for', async () => {
      const business = somewhere();
      const a = chair(business, 'a', { heldUntil: LATER });
      await harness.bookings.book(a);
      const { payment: made } = await harness.payments.open(payment({ business, booking: a.id }));
      await harness.payments.move({ id: made.id, ...paid });
      await harness.payments.move({ id: made.id, ...confirmed });
      await harness.payments.move({ id: made.id, ...confirmed });
      const back = { id: made.id, from: ['paid'], refundCents: 500, now: NOW } as const;
      await harness.payments.move({ ...back, to: 'paid', outcome: 'refunding' });
      await harness.payments.move({ ...back, to: 'paid', outcome: 'owed' });
      await harness.payments.move({ ...back, to: 'refunded', outcome: 'refunded' });
      const all = await told(business);
      expect(all.map((one) => one.news.kind)).toEqual(['payment.paid', 'payment.refund_due', 'payment.refunded']);
      expect(payloadOf((all[1] as Telling).news)['data']).toEqual({
        payment: {
          ...{ id: made.id, booking: a.id, extra: null, amountCents: 10_500, currency: 'EUR', refundCents: 500 },
          ...{ provider: 'sandbox', conversation: made.conversation },
        },
      });
      expect(all.every((one) => one.news.about === a.id)).toBe(true);
    });

    it('tells of a conversation that is handed over, once each time', async () => {
      const business = somewhere();
      const to = { business, channel: 'webchat', address: business };
      const { conversation } = await talk(harness.conversations, to, 'one');
      const header = { ...conversation.header, handedOff: true };
      await talk(harness.conversations, to, 'two', { header });
      await talk(harness.conversations, to, 'three', { header });
      expect(await told(business)).toMatchObject([
        { news: { kind: 'handover', facts: { conversation: { id: conversation.id, channel: 'webchat' } } } },
      ]);
    });

    it('keeps the order about one booking, and lets others by; a parked one holds up nobody', async () => {
      const business = somewhere();
      const a = chair(business, 'a');
      await harness.bookings.book(a);
      await harness.bookings.move({ id: a.id, from: ['confirmed'], to: 'cancelled', now: NOW });
      await harness.bookings.book(chair(business, 'b', MONDAY));
      await spread(business);
      const [first, other, ...rest] = await take(business);
      expect(rest).toEqual([]);
      expect([first?.news.about, other?.news.about]).toEqual([a.id, derivedId(business, 'b')]);
      expect(await take(business)).toEqual([]);
      await news().settle((first as Telling).id, { kind: 'again', at: LATER, reason: 'it answered 500' });
      expect(await take(business, SOON)).toMatchObject([{ id: other?.id }]);
      await news().settle((other as Telling).id, { kind: 'told', at: SOON });
      expect(await take(business, LATER)).toMatchObject([{ id: first?.id, attempts: 1, news: { id: first?.news.id } }]);
      await news().settle((first as Telling).id, { kind: 'parked', at: LATER, reason: 'it answered 500' });
      expect(await take(business, LATER)).toMatchObject([{ news: { kind: 'booking.called_off' } }]);
    });

    it('gives out again what was taken by somebody who died', async () => {
      const business = somewhere();
      await harness.bookings.book(chair(business, 'a'));
      await spread(business);
      const [first] = await take(business);
      expect(await take(business)).toEqual([]);
      expect(await take(business, SOON)).toEqual([first]);
    });

    it('tells each listener by itself, drops what nobody wants to hear, and leaves alone what is not asked for', async () => {
      const business = somewhere();
      await harness.bookings.book(chair(business, 'a'));
      expect(await spread(somewhere())).toBe(0);
      expect(await spread(business, [LISTENER, OTHER])).toBe(1);
      expect(await spread(business, [LISTENER, OTHER])).toBe(0);
      const found = await news().take({
        ...{ now: NOW, leaseUntil: SOON, limit: 100, businesses: [business] },
        passingOver: [`${business} ${LISTENER}`],
      });
      expect(found).toMatchObject([{ listener: OTHER }]);
      await harness.bookings.book(chair(business, 'b', MONDAY));
      await news().spread([{ business, listeners: [{ url: LISTENER, events: ['handover'] }] }], { now: NOW, limit: 9 });
      expect(await news().log(business, 10)).toHaveLength(2);
    });

    it('has a log, of which anything can be told again, and which is forgotten in the end', async () => {
      const business = somewhere();
      await harness.bookings.book(chair(business, 'a'));
      const [first] = await told(business);
      expect(await news().log(business, 10)).toEqual([
        { ...first, attempts: 1, status: 'told', reason: null, at: NOW },
      ]);
      const { id } = first as Telling;
      expect(await news().resend(somewhere(), id, SOON)).toBe(false);
      expect(await news().resend(business, derivedId('nothing'), SOON)).toBe(false);
      expect(await news().resend(business, id, SOON)).toBe(true);
      expect(await news().resend(business, id, SOON)).toBe(false);
      expect(await take(business, SOON)).toEqual([first]);
      await news().settle(id, { kind: 'told', at: SOON });
      await news().forget(SOON);
      expect(await news().log(business, 10)).toHaveLength(1);
      await news().forget(LATER);
      expect(await news().log(business, 10)).toEqual([]);
    });

    it('G5 lets go of whose it was, and tells the rest as a fact about nobody', async () => {
      const business = somewhere();
      const a = chair(business, 'a');
      await harness.bookings.book(a);
      await spread(business);
      await news().erase(business, [a.id]);
      const [telling] = await take(business);
      const { data } = payloadOf((telling as Telling).news) as { data: { booking: object } };
      expect(data.booking).toMatchObject({ id: a.id, customer: null, conversation: null, details: {} });
    });
  });
}
