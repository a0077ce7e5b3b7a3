import { describe, expect, it } from 'vitest';
import type { Header } from '../core/header.ts';
import { derivedId } from '../core/ids.ts';
import {
  claimOf,
  commitOf,
  earlierDay,
  message,
  NOON,
  newAddress,
  present,
  replyTo,
  stored,
  talk,
} from './contract-samples.ts';
import type { Conversations } from './conversations.ts';

/** CLAIM and COMMIT, and the timers a turn sets. */
export function turnContract(store: () => Conversations): void {
  const received = async () => stored(await store().receive(message(newAddress(), 'a')));

  describe('claim', () => {
    it('C11 lets the first claim win; whoever comes later adopts it', async () => {
      const { conversation, event } = await received();
      const request = { conversation: conversation.id, version: conversation.version, extends: false };
      const mine = claimOf(event, { calls: [{ key: 'k', tool: 'book', input: { slot: 1 } }] });
      expect(await store().claim({ ...request, claim: mine })).toEqual(mine);
      const theirs = claimOf(event, { now: '2026-03-03T13:00:00.000Z' });
      expect(await store().claim({ ...request, claim: theirs })).toEqual(mine);
      expect(present(await store().load(conversation.id)).claim).toEqual(mine);
      expect(present(await store().load(conversation.id)).version).toBe(conversation.version);
    });

    it('gives ten that claim at once the same claim', async () => {
      const { conversation, event } = await received();
      const { id, version } = conversation;
      const claims = Array.from({ length: 10 }, (_, n) =>
        claimOf(event, { calls: [{ key: `k${n}`, tool: 'book', input: {} }] }),
      );
      const standing = await Promise.all(
        claims.map((claim) => store().claim({ conversation: id, version, claim, extends: false })),
      );
      expect(new Set(standing.map((claim) => claim?.calls[0]?.key)).size).toBe(1);
      expect(present(await store().load(id)).claim).toEqual(standing[0]);
    });

    it('extends a claim of the same events, which keeps its clock and interpretation', async () => {
      const { conversation, event } = await received();
      const request = { conversation: conversation.id, version: conversation.version };
      const intent = { type: 'confirm', entities: {}, confidence: 1, source: 'rules', rule: 'test' } as const;
      const first = claimOf(event, { interpretation: { intent, desk: [], language: 'en' } });
      await store().claim({ ...request, claim: first, extends: false });
      const results = [{ tool: 'book', input: {}, key: 'k', outcome: { kind: 'done', output: null } }] as const;
      const longer = claimOf(event, { now: '2026-03-03T13:00:00.000Z', results });
      expect(await store().claim({ ...request, claim: longer, extends: true })).toEqual({ ...first, results });
      expect(present(await store().load(conversation.id)).claim).toEqual({ ...first, results });
    });

    it('does not extend a claim of other events, and needs none to begin with', async () => {
      const { conversation, event } = await received();
      const request = { conversation: conversation.id, version: conversation.version, extends: true };
      const first = claimOf(event);
      expect(await store().claim({ ...request, claim: first })).toEqual(first);
      const burst = claimOf({ ...event, seq: event.seq + 1 });
      expect(await store().claim({ ...request, claim: burst })).toEqual(first);
    });

    it('tells a claim of a version that has passed, or of nobody, that its turn is over', async () => {
      const { conversation, event } = await received();
      await store().commit(commitOf(conversation, [event]));
      const { id, version } = conversation;
      const claim = claimOf(event);
      expect(await store().claim({ conversation: id, version, claim, extends: false })).toBeNull();
      expect(await store().claim({ conversation: id, version, claim, extends: true })).toBeNull();
      expect(await store().claim({ conversation: derivedId('nobody'), version, claim, extends: false })).toBeNull();
    });
  });

  describe('commit', () => {
    it('stores context and header, raises the version, marks the event handled and ends the claim', async () => {
      const { conversation, event } = await received();
      const { id, version } = conversation;
      await store().claim({ conversation: id, version, claim: claimOf(event), extends: false });
      const header: Header = {
        flow: 'other',
        flowVersion: 3,
        language: 'km',
        handedOff: true,
        closesAt: '2026-04-01T08:00:00.000Z',
        timers: { reminder: '2026-03-05T08:00:00+07:00', 'engine.settle': '2026-03-03T12:01:00.000Z' },
        attempts: { book: 2 },
        unsettled: [{ key: 'k', tool: 'book', input: { slot: '9:30' }, since: NOON }],
        desk: { proposal: { id: 'p', fresh: true } },
        line: { thread: '7/42', heardAt: '2026-03-01T08:00:00.000Z' },
      };
      const context = { list: [1, 2.5, null, true], nested: { text: 'żółw' }, empty: {} };
      expect(await store().commit(commitOf(conversation, [event], { header, context, claimed: true }))).toBe(true);
      const after = present(await store().load(id));
      expect(after).toEqual({
        ...conversation,
        header,
        context,
        version: after.version,
        handledSeq: event.seq,
        claim: null,
      });
      expect(after.version).toBeGreaterThan(version);
      expect(await store().unhandled(id, 10)).toEqual([]);
    });

    it('X4 counts for nothing when its version has passed', async () => {
      const { conversation, event } = await received();
      expect(await store().commit(commitOf(conversation, [event], { context: { by: 'first' } }))).toBe(true);
      const replies = [replyTo(conversation.id, event.seq, 7)];
      expect(await store().commit(commitOf(conversation, [event], { context: { by: 'second' }, replies }))).toBe(false);
      expect(present(await store().load(conversation.id)).context).toEqual({ by: 'first' });
      expect(await store().turns(conversation.id)).toHaveLength(1);
      expect(await store().repliesAfter(conversation.id, null, 10)).toHaveLength(1);
    });

    it('C11 does not pass over a claim that it did not run under', async () => {
      const { conversation, event } = await received();
      const { id, version } = conversation;
      await store().claim({ conversation: id, version, claim: claimOf(event), extends: false });
      expect(await store().commit(commitOf(conversation, [event]))).toBe(false);
      expect(present(await store().load(id)).handledSeq).toBe(0);
      expect(await store().commit(commitOf(conversation, [event], { claimed: true }))).toBe(true);
    });

    it('X4 lets exactly one of twenty that commit the same turn at once through', async () => {
      const { conversation, event } = await received();
      const tries = Array.from({ length: 20 }, (_, n) =>
        store().commit(commitOf(conversation, [event], { context: { n } })),
      );
      expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
      expect(await store().turns(conversation.id)).toHaveLength(1);
    });

    it('commits turns of forty conversations at once, each its own, whatever characters they hold', async () => {
      const text = (n: number) => `${n}\u001e\u001f\n\t,{}"\\'`;
      const contextOf = (n: number) => ({ [`n${text(n)}`]: text(n) });
      const replyOf = (n: number) => ({ id: derivedId('reply of forty', n), text: text(n) });
      const all = await Promise.all(Array.from({ length: 40 }, received));
      const done = await Promise.all(
        all.map(({ conversation, event }, n) =>
          store().commit(commitOf(conversation, [event], { context: contextOf(n), replies: [replyOf(n)] })),
        ),
      );
      expect(done).toEqual(all.map(() => true));
      const after = await Promise.all(all.map(({ conversation }) => store().load(conversation.id)));
      expect(after.map((one) => one?.context)).toEqual(all.map((_, n) => contextOf(n)));
      const turns = await Promise.all(all.map(({ conversation }) => store().turns(conversation.id)));
      expect(turns.map(([turn]) => turn?.replies)).toEqual(all.map((_, n) => [replyOf(n)]));
    });

    it('does not know a conversation that does not exist', async () => {
      const { conversation, event } = await received();
      const nobody = { ...conversation, id: derivedId('nobody') };
      expect(await store().commit(commitOf(nobody, [event]))).toBe(false);
    });

    it('X4 leaves what arrived meanwhile, and what it did not handle, for the next turn', async () => {
      const address = newAddress();
      const first = stored(await store().receive(message(address, 'a')));
      const second = stored(await store().receive(message(address, 'b')));
      const third = stored(await store().receive(message(address, 'c')));
      expect(await store().commit(commitOf(first.conversation, [first.event, second.event]))).toBe(true);
      expect(await store().unhandled(first.conversation.id, 10)).toEqual([third.event]);
    });

    it('stores twenty turns of one conversation one after the other', async () => {
      const address = newAddress();
      for (let n = 0; n < 20; n += 1) await talk(store(), address, `event ${n}`, { context: { n } });
      const { id, context } = present(await store().at(address));
      expect(context).toEqual({ n: 19 });
      expect((await store().turns(id)).map(({ events }) => events[0]?.id)).toEqual(
        Array.from({ length: 20 }, (_, n) => `event ${n}`),
      );
    });
  });

  describe('timers', () => {
    it('finds timers that are due, earliest first, until a turn removes them', async () => {
      const at = earlierDay();
      const [one, other] = [newAddress(), newAddress()];
      const { conversation } = stored(await store().receive(message(one, 'a')));
      const withTimers = (timers: Header['timers']) => ({ header: { ...conversation.header, timers } });
      const first = await talk(store(), one, 'b', withTimers({ early: at(1), later: at(4), never: at(20) }));
      const second = await talk(store(), other, 'a', withTimers({ middle: at(2) }));
      const { business } = first.conversation;
      const early = { conversation: first.conversation.id, business, tries: 0, timer: 'early', due: at(1) };
      const middle = { conversation: second.conversation.id, business, tries: 0, timer: 'middle', due: at(2) };
      const later = { conversation: first.conversation.id, business, tries: 0, timer: 'later', due: at(4) };
      expect(await store().dueTimers({ now: at(0), limit: 10 })).toEqual([]);
      expect(await store().dueTimers({ now: at(1), limit: 10 })).toEqual([early]);
      expect(await store().dueTimers({ now: at(5), limit: 10 })).toEqual([early, middle, later]);
      expect(await store().dueTimers({ now: at(5), limit: 2 })).toEqual([early, middle]);
      await talk(store(), one, 'c', withTimers({ later: at(3), never: at(20) }));
      expect(await store().dueTimers({ now: at(5), limit: 10 })).toEqual([middle, { ...later, due: at(3) }]);
      await talk(store(), one, 'd', withTimers({}));
      expect(await store().dueTimers({ now: at(5), limit: 10 })).toEqual([middle]);
    });

    it('X9 compares instants, not their spelling, and gives a timer back as it was written', async () => {
      const address = newAddress();
      const { conversation } = stored(await store().receive(message(address, 'a')));
      const year = Number(earlierDay()(0).slice(0, 4));
      const due = `${year}-06-01T00:30:00+02:00`;
      await talk(store(), address, 'b', { header: { ...conversation.header, timers: { odd: due } } });
      expect(await store().dueTimers({ now: `${year}-05-31T22:29:59.999Z`, limit: 10 })).toEqual([]);
      expect(await store().dueTimers({ now: `${year}-05-31T22:30:00.000Z`, limit: 10 })).toEqual([
        { conversation: conversation.id, business: address.business, tries: 0, timer: 'odd', due },
      ]);
    });
  });
}
