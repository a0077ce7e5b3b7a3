import { describe, expect, it } from 'vitest';
import type { Header } from '../core/header.ts';
import {
  commitOf,
  EMPTY_HEADER,
  earlierDay,
  message,
  newAddress,
  OPENING,
  present,
  stored,
  talk,
} from './contract-samples.ts';
import type { Conversations } from './conversations.ts';

/** What nobody has come to yet is found again (X4). */
export function neglectedContract(store: () => Conversations): void {
  describe('neglected', () => {
    it('X4 finds conversations with an old unhandled event, oldest first', async () => {
      const at = earlierDay();
      const neglected = async (hour: number, limit: number) =>
        (await store().neglected(at(hour), { now: at(hour), limit })).map(({ conversation }) => conversation);
      const [late, early, handled] = [newAddress(), newAddress(), newAddress()];
      const second = stored(await store().receive(message(late, 'a', { receivedAt: at(2) })));
      const first = stored(await store().receive(message(early, 'a', { receivedAt: at(1) })));
      await store().receive(message(early, 'b', { receivedAt: at(3) }));
      await talk(store(), handled, 'a', { receivedAt: at(1) });
      expect(await neglected(1, 10)).toEqual([]);
      expect(await neglected(2, 10)).toEqual([first.conversation.id]);
      expect(await neglected(5, 10)).toEqual([first.conversation.id, second.conversation.id]);
      expect(await neglected(5, 1)).toEqual([first.conversation.id]);
      await store().commit(commitOf(first.conversation, [first.event]));
      expect(await neglected(3, 10)).toEqual([second.conversation.id]);
      expect(await neglected(5, 10)).toEqual([second.conversation.id, first.conversation.id]);
    });

    it('X4 passes over what is postponed until its time, or until a turn was run, and whole businesses', async () => {
      const at = earlierDay();
      const [one, other] = [newAddress(), { ...newAddress(), business: 'another' }];
      const header = (timers: Header['timers']) => ({ ...OPENING, ...EMPTY_HEADER, timers });
      for (const address of [one, other]) {
        await talk(store(), address, 'a', { header: header({ rings: at(1) }), receivedAt: at(1) });
        await store().receive(message(address, 'b', { receivedAt: at(1) }));
      }
      const [first, second] = [present(await store().at(one)), present(await store().at(other))];
      const found = async (hour: number, passingOver: readonly string[] = []) => {
        const search = { now: at(hour), limit: 10, passingOver };
        const timers = await store().dueTimers(search);
        const neglected = await store().neglected(at(2), search);
        expect(timers.map(({ conversation }) => conversation).sort()).toEqual(
          neglected.map(({ conversation }) => conversation).sort(),
        );
        return neglected.map(({ business, tries }) => [business, tries]).sort();
      };
      expect(await found(3)).toEqual([
        ['another', 0],
        ['contract', 0],
      ]);
      expect(await found(3, ['another'])).toEqual([['contract', 0]]);
      expect(await store().stuck('another', 10)).toEqual([]);
      await store().postpone(second.id, { tries: 2, until: at(5), reason: 'nobody serves it' });
      expect(await found(4)).toEqual([['contract', 0]]);
      expect(await store().stuck('another', 10)).toEqual([
        { conversation: second.id, what: 'turn', reason: 'nobody serves it', until: at(5) },
      ]);
      expect(await found(5)).toEqual([
        ['another', 2],
        ['contract', 0],
      ]);
      await store().postpone(first.id, { tries: 1, until: at(9), reason: 'broken' });
      const [event] = await store().unhandled(first.id, 1);
      await store().receive(message(one, 'c', { receivedAt: at(1) }));
      await store().commit(commitOf(first, [present(event ?? null)]));
      expect(await store().stuck('contract', 10)).not.toContainEqual(
        expect.objectContaining({ conversation: first.id }),
      );
      expect((await found(6)).length).toBe(2);
    });
  });
}
