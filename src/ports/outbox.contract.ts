import { describe, expect, it } from 'vitest';
import type { Reply } from '../core/turn.ts';
import { commitOf, earlierDay, message, newAddress, replyTo, stored, talk } from './contract-samples.ts';
import { type Conversations, deliveryLane } from './conversations.ts';

/** Replies on their way to channels that are pushed to. */
export function outboxContract(store: () => Conversations): void {
  /** A conversation that said so many things at an instant, all waiting to be pushed. */
  async function saying(count: number, now: string) {
    const address = newAddress();
    const { conversation, event } = stored(await store().receive(message(address, 'a')));
    const replies = Array.from({ length: count }, (_, n) => replyTo(conversation.id, event.seq, n));
    const header = { ...conversation.header, line: { thread: '7/42' }, handedOff: true };
    await store().commit(commitOf(conversation, [event], { now, replies, push: true, header }));
    return { address, id: conversation.id, replies };
  }

  const ids = (replies: readonly { readonly reply: Reply }[]) => replies.map(({ reply }) => reply.id);

  describe('deliveries', () => {
    it('takes the first waiting reply of a conversation, with where it goes', async () => {
      const at = earlierDay();
      const { address, id, replies } = await saying(2, at(1));
      const taken = await store().takeDeliveries({ now: at(1), leaseUntil: at(2), limit: 10 });
      const known = { line: { thread: '7/42' }, handedOff: true };
      expect(taken).toEqual([{ ...address, conversation: id, reply: replies[0], attempts: 0, ...known }]);
    });

    it('gives out nothing of a conversation while one of its replies is leased, and that one again afterwards', async () => {
      const at = earlierDay();
      const { id, replies } = await saying(2, at(1));
      const take = (hour: number, until: number) =>
        store().takeDeliveries({ now: at(hour), leaseUntil: at(until), limit: 10, conversation: id });
      expect(ids(await take(1, 3))).toEqual([replies[0]?.id]);
      expect(await take(1, 3)).toEqual([]);
      expect(await take(2, 3)).toEqual([]);
      expect(ids(await take(3, 5))).toEqual([replies[0]?.id]);
    });

    it('goes on to the next when one is delivered, or parked for a person to look at', async () => {
      const at = earlierDay();
      const { id, replies } = await saying(3, at(1));
      const take = () => store().takeDeliveries({ now: at(1), leaseUntil: at(3), limit: 10, conversation: id });
      expect(ids(await take())).toEqual([replies[0]?.id]);
      await store().settleDelivery(replies[0]?.id ?? '', { kind: 'delivered', at: at(1) });
      expect(ids(await take())).toEqual([replies[1]?.id]);
      await store().settleDelivery(replies[1]?.id ?? '', { kind: 'parked', reason: 'no such number' });
      expect(ids(await take())).toEqual([replies[2]?.id]);
      await store().settleDelivery(replies[2]?.id ?? '', { kind: 'delivered', at: at(1) });
      expect(await store().takeDeliveries({ now: at(20), leaseUntil: at(21), limit: 10, conversation: id })).toEqual(
        [],
      );
    });

    it('X4 shows the people of a business what was parked, and passes over whole lanes', async () => {
      const at = earlierDay();
      const { address, id, replies } = await saying(1, at(1));
      const request = { now: at(1), leaseUntil: at(3), limit: 10, conversation: id };
      expect(await store().takeDeliveries({ ...request, passingOver: [deliveryLane(address)] })).toEqual([]);
      expect(await store().takeDeliveries({ ...request, passingOver: ['contract/other'] })).toHaveLength(1);
      await store().settleDelivery(replies[0]?.id ?? '', { kind: 'parked', reason: 'no such number' });
      const seen = { conversation: id, what: 'reply', reason: 'no such number', until: null };
      expect(await store().stuck(address.business, 1_000)).toContainEqual(seen);
      expect(await store().stuck('another', 1_000)).not.toContainEqual(seen);
    });

    it('X4 sends a parked reply again when a person says so: of that business, once, as if it had never been tried', async () => {
      const at = earlierDay();
      const { address, id, replies } = await saying(2, at(1));
      const [first, second] = replies.map((reply) => reply.id);
      const take = (hour: number) =>
        store().takeDeliveries({ now: at(hour), leaseUntil: at(hour + 1), limit: 10, conversation: id });
      await take(1);
      await store().settleDelivery(first ?? '', { kind: 'parked', reason: 'no such number' });
      const parked = { conversation: id, reply: replies[0], reason: 'no such number' };
      expect(await store().parked(address.business, 1_000)).toContainEqual(parked);
      expect(await store().parked('another', 1_000)).not.toContainEqual(parked);
      expect(await store().resend('another', first ?? '', at(2))).toBe(false);
      expect(await store().resend(address.business, second ?? '', at(2))).toBe(false);
      expect(await store().resend(address.business, 'no id', at(2))).toBe(false);
      expect(await store().resend(address.business, first ?? '', at(2))).toBe(true);
      expect(await store().resend(address.business, first ?? '', at(2))).toBe(false);
      expect(await store().parked(address.business, 1_000)).not.toContainEqual(parked);
      expect((await take(3)).map(({ reply, attempts }) => [reply.id, attempts])).toEqual([[first, 0]]);
      await store().settleDelivery(first ?? '', { kind: 'delivered', at: at(3) });
      expect(ids(await take(4))).toEqual([second]);
    });

    it('tries again when told to, and counts the attempts', async () => {
      const at = earlierDay();
      const { id, replies } = await saying(1, at(1));
      const take = (hour: number) =>
        store().takeDeliveries({ now: at(hour), leaseUntil: at(hour + 1), limit: 10, conversation: id });
      expect((await take(1)).map(({ attempts }) => attempts)).toEqual([0]);
      await store().settleDelivery(replies[0]?.id ?? '', { kind: 'again', at: at(6), reason: 'busy' });
      expect(await take(5)).toEqual([]);
      expect((await take(6)).map(({ attempts }) => attempts)).toEqual([1]);
      await store().settleDelivery(replies[0]?.id ?? '', { kind: 'again', at: at(8), reason: 'busy' });
      expect((await take(8)).map(({ attempts }) => attempts)).toEqual([2]);
    });

    it('keeps the order across turns', async () => {
      const at = earlierDay();
      const { address, id, replies } = await saying(1, at(1));
      const next = await talk(store(), address, 'b', { now: at(1), push: true });
      const take = () => store().takeDeliveries({ now: at(1), leaseUntil: at(3), limit: 10, conversation: id });
      expect(ids(await take())).toEqual([replies[0]?.id]);
      expect(await take()).toEqual([]);
      await store().settleDelivery(replies[0]?.id ?? '', { kind: 'delivered', at: at(1) });
      expect(ids(await take())).toEqual([next.commit.turn.replies[0]?.id]);
    });

    it('leaves alone what is pulled, and what nobody has said yet', async () => {
      const at = earlierDay();
      const { conversation } = await talk(store(), newAddress(), 'a', { now: at(1), push: false });
      const take = { now: at(20), leaseUntil: at(21), limit: 10, conversation: conversation.id };
      expect(await store().takeDeliveries(take)).toEqual([]);
      expect(await store().takeDeliveries({ ...take, conversation: 'nonsense' })).toEqual([]);
      await store().settleDelivery('nonsense', { kind: 'delivered', at: at(1) });
    });

    it('takes no more than asked for, from several conversations', async () => {
      const at = earlierDay();
      const all = [await saying(2, at(1)), await saying(1, at(1)), await saying(1, at(1))];
      const first = await store().takeDeliveries({ now: at(1), leaseUntil: at(3), limit: 2 });
      const rest = await store().takeDeliveries({ now: at(1), leaseUntil: at(3), limit: 2 });
      expect([first.length, rest.length]).toEqual([2, 1]);
      expect(new Set(ids([...first, ...rest]))).toEqual(new Set(all.map(({ replies }) => replies[0]?.id)));
    });

    it('gives each of twenty replies to one of eight that take at once', async () => {
      const at = earlierDay();
      const all = await Promise.all(Array.from({ length: 20 }, () => saying(1, at(1))));
      const take = { now: at(1), leaseUntil: at(3), limit: 20 };
      const taken: string[] = [];
      for (let round = 0; round < 4; round += 1) {
        const rounds = await Promise.all(Array.from({ length: 8 }, () => store().takeDeliveries(take)));
        taken.push(...ids(rounds.flat()));
      }
      expect(taken.sort()).toEqual(all.map(({ replies }) => replies[0]?.id ?? '').sort());
    });
  });
}
