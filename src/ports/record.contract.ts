import { describe, expect, it } from 'vitest';
import { derivedId } from '../core/ids.ts';
import type { TurnRecord } from '../core/turn.ts';
import { commitOf, message, newAddress, replyTo, stored, talk } from './contract-samples.ts';
import type { Conversations } from './conversations.ts';

/** What a committed turn leaves behind. */
export function recordContract(store: () => Conversations): void {
  describe('what a turn leaves behind', () => {
    it('X3 keeps the whole record of every turn, in order', async () => {
      const address = newAddress();
      const one = await talk(store(), address, 'a');
      const two = await talk(store(), address, 'b', { replies: [] });
      const { id } = one.conversation;
      expect(await store().turns(id)).toEqual([one.commit.turn, two.commit.turn]);
      expect(await store().turns(id, 1)).toEqual([two.commit.turn]);
      expect(await store().turns(id, 9)).toEqual([one.commit.turn, two.commit.turn]);
    });

    it('G2 goes through every conversation, with its version', async () => {
      const { conversation } = await talk(store(), newAddress(), 'a');
      const rolled: unknown[] = [];
      for await (const page of store().roll('contract', [conversation.business])) rolled.push(...page);
      expect(rolled).toContainEqual({ conversation: conversation.id, version: 1 });
    });

    it('X17 reads a record of before in the shape of today, and makes nothing up', async () => {
      const { conversation, event } = stored(await store().receive(message(newAddress(), 'then')));
      const commit = commitOf(conversation, [event]);
      const { version: _version, passed: _passed, said: _said, ...then } = commit.turn;
      const intent = { type: 'confirm', entities: {}, confidence: 1, source: 'rules' };
      const interpretation = { intent, desk: [], language: 'en' };
      const turn = { ...then, interpretation } as unknown as TurnRecord;
      expect(await store().commit({ ...commit, turn })).toBe(true);
      expect(await store().turns(conversation.id)).toEqual([
        {
          ...then,
          interpretation: { ...interpretation, intent: { ...intent, rule: 'not recorded' } },
          ...{ version: 1, passed: [], said: [] },
        },
      ]);
    });

    it('answers what was replied to an event, and nothing before it is handled', async () => {
      const address = newAddress();
      const first = stored(await store().receive(message(address, 'a')));
      const { id } = first.conversation;
      const second = stored(await store().receive(message(address, 'b')));
      expect(await store().repliesTo(id, 'a')).toBeNull();
      expect(await store().repliesTo(id, 'never received')).toBeNull();
      const replies = [replyTo(id, 2, 0), { ...replyTo(id, 2, 1), image: 'data:image/png;base64,AA==' }];
      await store().commit(commitOf(first.conversation, [first.event, second.event], { replies, state: 'offered' }));
      expect(await store().repliesTo(id, 'a')).toEqual({ replies, state: 'offered' });
      expect(await store().repliesTo(id, 'b')).toEqual({ replies, state: 'offered' });
    });

    it('X4 knows an event as it was first received, before it is handled and after', async () => {
      const address = newAddress();
      const first = stored(await store().receive(message(address, 'a')));
      const second = stored(await store().receive(message(address, 'b')));
      const { id } = first.conversation;
      const known = () => Promise.all(['a', 'b', 'never received'].map((event) => store().received(id, event)));
      const both = [first.event.event, second.event.event, null];
      expect(await known()).toEqual(both);
      await store().receive({ ...message(address, 'a'), event: { kind: 'message', text: 'other words' } });
      expect(await known()).toEqual(both);
      await store().commit(commitOf(first.conversation, [first.event, second.event], {}));
      expect(await known()).toEqual(both);
      expect(await store().received('no id at all', 'a')).toBeNull();
    });

    it('pages through the replies of a conversation in the order they were said', async () => {
      const address = newAddress();
      const id = (await talk(store(), address, 'before', { replies: [] })).conversation.id;
      const said = [0, 1, 2, 3].map((n) => replyTo(id, n, 0));
      await talk(store(), address, 'a', { replies: said.slice(0, 3) });
      await talk(store(), address, 'b', { replies: said.slice(3), push: true });
      await talk(store(), newAddress(), 'a');
      expect(await store().repliesAfter(id, null, 10)).toEqual(said);
      expect(await store().repliesAfter(id, said[1]?.id ?? null, 10)).toEqual(said.slice(2));
      expect(await store().repliesAfter(id, said[0]?.id ?? null, 2)).toEqual(said.slice(1, 3));
      expect(await store().repliesAfter(id, said[3]?.id ?? null, 10)).toEqual([]);
      expect(await store().repliesAfter(id, derivedId('unknown'), 10)).toEqual(said);
      expect(await store().repliesAfter(id, 'nonsense', 1)).toEqual(said.slice(0, 1));
    });

    it('B11 counts the conversations in each state', async () => {
      const count = async (state: string) =>
        (await store().states()).find((one) => one.flow === 'toy' && one.state === state)?.count ?? 0;
      const address = newAddress();
      await talk(store(), address, 'a', { state: 'waiting_to_be_counted' });
      await talk(store(), newAddress(), 'a', { state: 'waiting_to_be_counted' });
      expect(await count('waiting_to_be_counted')).toBe(2);
      await talk(store(), address, 'b', { state: 'counted' });
      expect([await count('waiting_to_be_counted'), await count('counted')]).toEqual([1, 1]);
    });
  });
}
