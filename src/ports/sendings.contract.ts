import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { derivedId } from '../core/ids.ts';
import type { SendingStatus } from '../core/sending.ts';
import type { Given, Receipt, Sendings } from './sendings.ts';

export interface SendingsHarness {
  readonly sendings: Sendings;
  close(): Promise<void>;
}

let made = 0;

/** A reply that no other test has heard of: a store may be shared. */
function given(): Given {
  made += 1;
  const [reply, conversation] = ['reply', 'talk'].map((what) => derivedId(what, process.pid, made));
  const where = { business: `desk-${process.pid}-${made}`, channel: 'sms' };
  return { reply: reply ?? '', conversation: conversation ?? '', ...where, first: 0, at: AT };
}

const AT = '2026-03-02T09:05:00.000Z';
const LATER = '2026-03-02T09:06:00.000Z';

function receipt(message: string, status: SendingStatus, more: Partial<Receipt> = {}): Receipt {
  return { message, status, at: LATER, reason: status === 'failed' ? 'no such phone' : null, ...more };
}

/** What every store of sendings promises. */
export function sendingsContract(name: string, open: () => Promise<SendingsHarness>): void {
  describe(`sendings in ${name}`, () => {
    let harness: SendingsHarness;

    beforeAll(async () => {
      harness = await open();
    });
    afterAll(() => harness?.close());
    const sendings = () => harness.sendings;
    const factOf = async ({ conversation, reply }: Given) => (await sendings().ofConversation(conversation)).get(reply);

    it('G5 forgets what was sent in a conversation', async () => {
      const [mine, other] = [given(), given()];
      for (const one of [mine, other]) await sendings().accepted({ ...one, messages: [`m-${one.reply}`] });
      for (const _ of [1, 2]) await sendings().erase([mine.conversation]);
      expect(await factOf(mine)).toBeUndefined();
      expect(await factOf(other)).toMatchObject({ status: 'sent' });
    });

    it('F1 knows what was sent, and how far it came, whatever the order and however often it is told', async () => {
      const one = given();
      expect(await factOf(one)).toBeUndefined();
      for (const _ of [1, 2]) await sendings().accepted({ ...one, messages: ['a'] });
      expect(await factOf(one)).toEqual({ status: 'sent', at: AT, reason: null });
      const { business, channel } = one;
      const told = async (status: SendingStatus) => sendings().report(business, channel, receipt('a', status));
      expect([await told('read'), await told('delivered'), await told('read'), await told('sent')]).toEqual([
        true,
        false,
        false,
        false,
      ]);
      expect(await factOf(one)).toEqual({ status: 'read', at: LATER, reason: null });
    });

    it('F1 believes a receipt that comes before the sending is stored', async () => {
      const one = given();
      const { business, channel, reply } = one;
      const early = receipt('a', 'delivered', { reply, part: 0 });
      expect(await sendings().report(business, channel, early)).toBe(true);
      expect(await sendings().report(business, channel, early)).toBe(false);
      expect(await sendings().messagesOf(reply)).toBe(1);
      await sendings().accepted({ ...one, messages: ['a'] });
      expect(await factOf(one)).toEqual({ status: 'delivered', at: LATER, reason: null });
      expect(await sendings().messagesOf(reply)).toBe(1);
    });

    it('F1 tells of a reply in several messages how far the last of them is, and of one that failed why', async () => {
      const one = given();
      const { business, channel, reply } = one;
      await sendings().accepted({ ...one, messages: ['a', 'b'] });
      await sendings().accepted({ ...one, first: 2, messages: ['c'] });
      expect(await sendings().messagesOf(reply)).toBe(3);
      await sendings().report(business, channel, receipt('a', 'delivered'));
      await sendings().report(business, channel, receipt('b', 'delivered'));
      expect((await factOf(one))?.status).toBe('sent');
      await sendings().report(business, channel, receipt('c', 'failed'));
      expect(await factOf(one)).toEqual({ status: 'failed', at: LATER, reason: 'no such phone' });
    });

    it('F1 writes down what was never taken, and keeps businesses and channels apart', async () => {
      const [one, other] = [given(), given()];
      await sendings().failed(one, 'refused');
      expect(await factOf(one)).toEqual({ status: 'failed', at: AT, reason: 'refused' });
      expect(await sendings().messagesOf(one.reply)).toBe(0);
      await sendings().accepted({ ...other, messages: ['x'] });
      await sendings().report(one.business, 'sms', receipt('x', 'read'));
      await sendings().report(other.business, 'whatsapp', receipt('x', 'read'));
      expect((await factOf(other))?.status).toBe('sent');
    });
  });
}
