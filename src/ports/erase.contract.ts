import { describe, expect, it } from 'vitest';
import { claimOf, commitOf, earlierDay, message, NOON, newAddress, present, stored, talk } from './contract-samples.ts';
import type { Conversation, Conversations } from './conversations.ts';

/** How conversations end: erased by name, found when they have been quiet for long (G5). */
export function eraseContract(store: () => Conversations): void {
  const now = async (id: string): Promise<Conversation> => present(await store().load(id));
  const erase = async (id: string, at = NOON) => store().erase(id, (await now(id)).version, at);

  /** A conversation in which something was said, heard, known and sent, and something more waits. */
  async function full() {
    const address = newAddress();
    const { conversation, commit } = await talk(store(), address, 'my name is Zacharias', {
      context: { name: 'Zacharias' },
      push: true,
    });
    const [reply] = commit.turn.replies;
    await store().receive(message(address, 'and I am ill'));
    return { address, id: conversation.id, reply: present(reply) };
  }

  describe('erasing', () => {
    it('G5 leaves nothing but that there was a conversation', async () => {
      const { address, id, reply } = await full();
      expect(await erase(id)).toBe(true);
      const left = await now(id);
      expect(left).toMatchObject({ id, business: address.business, address: '', context: {}, erasedAt: NOON });
      expect(left.header).toMatchObject({ desk: {}, timers: {}, unsettled: [], attempts: {} });
      expect(await store().turns(id)).toEqual([]);
      expect(await store().unhandled(id, 10)).toEqual([]);
      expect(await store().repliesAfter(id, null, 10)).toEqual([]);
      expect(await store().received(id, 'my name is Zacharias')).toBeNull();
      expect(await store().takeDeliveries({ now: NOON, leaseUntil: NOON, limit: 10, conversation: id })).toEqual([]);
      await store().settleDelivery(reply.id, { kind: 'parked', reason: 'gone' });
      expect(await store().parked(address.business, 500)).not.toContainEqual(
        expect.objectContaining({ conversation: id }),
      );
      expect(JSON.stringify(await store().everAt(address))).not.toMatch(/Zacharias|ill|\+44/);
    });

    it('G5 an erased conversation takes nothing more; whoever writes there opens another', async () => {
      const { address, id } = await full();
      await erase(id);
      expect((await store().receive(message({ conversation: id }, 'timer'))).kind).toBe('unknown_conversation');
      const early = message(address, 'hello again', { receivedAt: '2026-03-03T11:59:00.000Z' });
      const { conversation } = stored(await store().receive(early));
      expect(conversation.id).not.toBe(id);
      expect(conversation.address).toBe(address.address);
      expect((await store().at(address))?.id).toBe(conversation.id);
      expect((await store().everAt(address)).map((one) => one.id)).toEqual([id, conversation.id]);
      expect((await store().receive(early)).kind).toBe('duplicate');
    });

    it('G5 is done once, and never under the feet of a turn that may already have acted', async () => {
      const { address, id } = await full();
      const before = await now(id);
      const [event] = await store().unhandled(id, 1);
      const claimed = await store().claim({
        conversation: id,
        version: before.version,
        claim: claimOf(present(event)),
        extends: false,
      });
      expect(claimed).not.toBeNull();
      expect(await erase(id)).toBe(false);
      await store().commit(commitOf(before, [present(event)], { claimed: true }));
      expect(await store().erase(id, before.version, NOON)).toBe(false);
      expect(await erase(id)).toBe(true);
      expect(await erase(id)).toBe(false);
      expect(await store().erase('nobody', 0, NOON)).toBe(false);
      expect(await store().everAt({ ...address, business: 'another' })).toEqual([]);
    });

    it('G5 a turn that began before comes to nothing: nothing of it is stored or sent', async () => {
      const { id } = await full();
      const before = await now(id);
      const [event] = await store().unhandled(id, 1);
      await erase(id);
      const late = commitOf(before, [present(event)], { context: { name: 'Zacharias' }, push: true });
      expect(await store().commit(late)).toBe(false);
      expect(
        await store().claim({
          conversation: id,
          version: before.version,
          claim: claimOf(present(event)),
          extends: false,
        }),
      ).toBeNull();
      expect(await store().turns(id)).toEqual([]);
    });
  });

  describe('quiet conversations', () => {
    it('G5 are those in which nothing happened since an instant and for which nothing is due after it', async () => {
      const at = earlierDay();
      const business = `quiet-${at(0)}`;
      const place = () => ({ ...newAddress(), business });
      const quiet = async (before: string, limit = 10) =>
        [...(await store().quietSince(business, before, limit))].sort();
      const one = (await talk(store(), place(), 'a', { receivedAt: at(1) })).conversation;
      const there = place();
      const other = (await talk(store(), there, 'a', { receivedAt: at(1) })).conversation;
      const { header } = one;
      const reminded = { header: { ...header, timers: { reminder: at(9) } }, receivedAt: at(1) };
      const third = (await talk(store(), place(), 'a', reminded)).conversation;
      expect(await quiet(at(1))).toEqual([]);
      expect(await quiet(at(2))).toEqual([one.id, other.id].sort());
      await talk(store(), there, 'b', { receivedAt: at(3) });
      expect(await quiet(at(2))).toEqual([one.id]);
      expect(await quiet(at(4))).toEqual([one.id, other.id].sort());
      expect(await quiet(at(10))).toEqual([one.id, other.id, third.id].sort());
      expect(await quiet(at(10), 1)).toHaveLength(1);
      await erase(one.id);
      expect(await quiet(at(10))).toEqual([other.id, third.id].sort());
      expect(await store().quietSince('another', at(10), 10)).toEqual([]);
    });
  });
}
