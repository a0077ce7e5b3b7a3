import { describe, expect, it } from 'vitest';
import { conversationId, derivedId } from '../core/ids.ts';
import { commitOf, EMPTY_HEADER, message, NOON, newAddress, OPENING, present, stored } from './contract-samples.ts';
import type { Conversations } from './conversations.ts';

/** RECEIVE, and finding what was received. */
export function inboxContract(store: () => Conversations): void {
  describe('receive', () => {
    it('X3 opens a conversation at a new address, under an id derived from it', async () => {
      const address = newAddress();
      const { conversation, event } = stored(await store().receive(message(address, 'first')));
      const id = conversationId(address.business, address.channel, address.address, 0);
      expect(conversation).toMatchObject({ ...address, id, context: {}, handledSeq: 0, claim: null });
      expect(conversation.header).toEqual({ ...OPENING, ...EMPTY_HEADER });
      expect(event).toEqual({
        id: 'first',
        seq: event.seq,
        receivedAt: NOON,
        event: { kind: 'message', text: 'first' },
      });
      expect(await store().load(id)).toEqual(conversation);
      expect(await store().at(address)).toEqual(conversation);
    });

    it('tells how many at once stand, of those that there are', async () => {
      const { conversation, event } = stored(await store().receive(message(newAddress(), 'first')));
      const other = stored(await store().receive(message(newAddress(), 'first'))).conversation;
      await store().commit(commitOf(conversation, [event]));
      const versions = await store().versions([conversation.id, other.id, derivedId('nobody'), 'no id']);
      const after = present(await store().load(conversation.id));
      expect(after.version).not.toBe(conversation.version);
      expect(Object.fromEntries(versions)).toEqual({ [conversation.id]: after.version, [other.id]: other.version });
    });

    it('X4 numbers what it stores in the order received', async () => {
      const address = newAddress();
      const seqs: number[] = [];
      for (const id of ['a', 'b', 'c']) seqs.push(stored(await store().receive(message(address, id))).event.seq);
      expect([...new Set(seqs)].sort((a, b) => a - b)).toEqual(seqs);
      const { id } = present(await store().at(address));
      expect((await store().unhandled(id, 10)).map((event) => event.id)).toEqual(['a', 'b', 'c']);
      expect((await store().unhandled(id, 2)).map((event) => event.id)).toEqual(['a', 'b']);
    });

    it('answers with every unhandled event up to its own, or leaves that to a second look', async () => {
      const address = newAddress();
      const first = stored(await store().receive(message(address, 'a')));
      const second = stored(await store().receive(message(address, 'b')));
      if (first.unhandled) expect(first.unhandled).toEqual([first.event]);
      if (second.unhandled) expect(second.unhandled).toEqual([first.event, second.event]);
      expect(await store().unhandled(first.conversation.id, 10)).toEqual([first.event, second.event]);
    });

    it('X4 knows an event that it has received before, handled or not', async () => {
      const address = newAddress();
      const first = stored(await store().receive(message(address, 'a')));
      const again = await store().receive(message(address, 'a', { event: { kind: 'message', text: 'other' } }));
      expect(again).toMatchObject({ kind: 'duplicate', seq: first.event.seq });
      expect(await store().unhandled(first.conversation.id, 10)).toEqual([first.event]);
      await store().commit(commitOf(first.conversation, [first.event]));
      const later = await store().receive(message({ conversation: first.conversation.id }, 'a'));
      expect(later).toMatchObject({
        kind: 'duplicate',
        seq: first.event.seq,
        conversation: { handledSeq: first.event.seq },
      });
      expect(await store().unhandled(first.conversation.id, 10)).toEqual([]);
    });

    it('takes the same id at another address for another event', async () => {
      const [one, other] = [newAddress(), newAddress()];
      stored(await store().receive(message(one, 'a')));
      stored(await store().receive(message(other, 'a')));
      stored(await store().receive(message({ ...one, channel: 'whatsapp' }, 'a')));
      stored(await store().receive(message({ ...one, business: 'another' }, 'a')));
    });

    it('X4 stores an event once when it is delivered twenty times at once', async () => {
      const address = newAddress();
      const answers = await Promise.all(Array.from({ length: 20 }, () => store().receive(message(address, 'a'))));
      expect(answers.filter(({ kind }) => kind === 'stored')).toHaveLength(1);
      expect(answers.filter(({ kind }) => kind === 'duplicate')).toHaveLength(19);
      expect(await store().unhandled(present(await store().at(address)).id, 100)).toHaveLength(1);
    });

    it('X4 numbers sixty events of six conversations that arrive at once, each in its own', async () => {
      const talks = Array.from({ length: 6 }, newAddress);
      const arrivals = Array.from({ length: 60 }, (_, n) => message(present(talks[n % 6]), `event ${n}`));
      const answers = (await Promise.all(arrivals.map((arrival) => store().receive(arrival)))).map(stored);
      for (const [n, address] of talks.entries()) {
        const own = answers.filter((_, index) => index % 6 === n);
        const { id } = present(await store().at(address));
        expect(new Set(own.map(({ conversation }) => conversation.id))).toEqual(new Set([id]));
        const bySeq = own.map(({ event }) => event).sort((a, b) => a.seq - b.seq);
        expect(new Set(bySeq.map(({ seq }) => seq)).size).toBe(10);
        expect(await store().unhandled(id, 100)).toEqual(bySeq);
      }
    });

    it('does not open a conversation for an id', async () => {
      for (const conversation of [derivedId('nobody'), 'nonsense', '']) {
        expect(await store().receive(message({ conversation }, 'a'))).toEqual({ kind: 'unknown_conversation' });
        expect(await store().load(conversation)).toBeNull();
        expect(await store().unhandled(conversation, 10)).toEqual([]);
        expect(await store().turns(conversation)).toEqual([]);
        expect(await store().repliesAfter(conversation, null, 10)).toEqual([]);
        expect(await store().repliesTo(conversation, 'a')).toBeNull();
      }
      expect(await store().at(newAddress())).toBeNull();
    });

    it('turns away what a full queue cannot take, until there is room', async () => {
      const address = newAddress();
      const queueMax = 2;
      const first = stored(await store().receive(message(address, 'a', { queueMax })));
      stored(await store().receive(message(address, 'b', { queueMax })));
      expect(await store().receive(message(address, 'c', { queueMax }))).toEqual({ kind: 'queue_full' });
      expect(await store().receive(message(address, 'b', { queueMax }))).toMatchObject({ kind: 'duplicate' });
      await store().commit(commitOf(first.conversation, [first.event]));
      stored(await store().receive(message(address, 'c', { queueMax })));
    });
  });

  describe('closing', () => {
    const closesAt = '2026-03-04T10:00:00.000Z';
    const before = { receivedAt: '2026-03-04T09:59:59.999Z' };
    const after = { receivedAt: '2026-03-04T11:00:00.000+01:00' };

    async function closing() {
      const address = newAddress();
      const { conversation } = stored(await store().receive(message(address, 'a')));
      const events = await store().unhandled(conversation.id, 10);
      await store().commit(commitOf(conversation, events, { header: { ...conversation.header, closesAt } }));
      return { address, id: conversation.id };
    }

    it('A6 opens a new conversation at an address from the instant the last one there closes', async () => {
      const { address, id } = await closing();
      expect(stored(await store().receive(message(address, 'b', before))).conversation.id).toBe(id);
      const opening = { flow: 'other', flowVersion: 2, language: 'es' } as const;
      const opened = stored(await store().receive(message({ ...address, opening }, 'c', after)));
      expect(opened.conversation.id).toBe(conversationId(address.business, address.channel, address.address, 1));
      expect(opened.conversation).toMatchObject({ header: { ...opening, closesAt: null }, context: {}, handledSeq: 0 });
      expect(present(await store().at(address)).id).toBe(opened.conversation.id);
      expect((await store().unhandled(id, 10)).map((event) => event.id)).toEqual(['b']);
      expect(stored(await store().receive(message(address, 'd', before))).conversation.id).toBe(opened.conversation.id);
    });

    it('A6 still takes what is meant for a closed conversation by its id', async () => {
      const { address, id } = await closing();
      const event = { kind: 'timer', timer: 'reminder', due: NOON } as const;
      const late = await store().receive(message({ conversation: id }, 'timer', { ...after, event }));
      expect(stored(late).conversation.id).toBe(id);
      expect(present(await store().at(address)).id).toBe(id);
    });

    it('X4 knows an event of a closed conversation, before and after the next has opened', async () => {
      const { address, id } = await closing();
      const again = await store().receive(message(address, 'a', after));
      expect(again).toMatchObject({ kind: 'duplicate', conversation: { id } });
      expect(present(await store().at(address)).id).toBe(id);
      stored(await store().receive(message(address, 'b', after)));
      expect(await store().receive(message(address, 'a', after))).toMatchObject({
        kind: 'duplicate',
        conversation: { id },
      });
    });

    it('takes an id for its own event when a conversation is named, whatever an earlier one there received', async () => {
      const { address, id } = await closing();
      const next = stored(await store().receive(message(address, 'b', after))).conversation.id;
      const event = { kind: 'timer', timer: 'reminder', due: NOON } as const;
      stored(await store().receive(message({ conversation: id }, 'timer', { event })));
      stored(await store().receive(message({ conversation: next }, 'timer', { event })));
      expect(await store().receive(message({ conversation: next }, 'timer', { event }))).toMatchObject({
        kind: 'duplicate',
        conversation: { id: next },
      });
    });

    it('A6 opens one new conversation for ten messages that come at once', async () => {
      const { address, id } = await closing();
      const arrivals = Array.from({ length: 10 }, (_, n) => message(address, `new ${n}`, after));
      const ids = (await Promise.all(arrivals.map((arrival) => store().receive(arrival)))).map(
        (answer) => stored(answer).conversation.id,
      );
      expect(new Set(ids).size).toBe(1);
      expect(ids[0]).not.toBe(id);
    });
  });

  describe('words', () => {
    const nul = String.fromCharCode(0);
    const awkward: readonly [string, string][] = [
      ['a NUL character', `be${nul}fore`],
      ['half of a surrogate pair', `be\ud83dfore\udc00 \ud83d\ude00`],
      ['the spelling of an escape', 'typed: \\u0000 and \\ud800 and \\"'],
      ['quotes, emoji, Khmer and line breaks', `'"\`$1; -- 😀 សួស្តី \u2028\r\n\t`],
      ['a hundred thousand characters', 'x'.repeat(100_000)],
    ];
    /** What no store can keep may be dropped or replaced; everything around it stands. */
    const kept = (text: string) => text.replaceAll(nul, '').replace(/\p{Surrogate}|\ufffd/gu, '');

    it.each(awkward)('keeps %s', async (_, text) => {
      const address = newAddress();
      const { conversation, event } = stored(
        await store().receive(message(address, 'a', { event: { kind: 'message', text } })),
      );
      const [read] = await store().unhandled(conversation.id, 1);
      expect(read).toEqual(event);
      expect(kept(event.event.kind === 'message' ? event.event.text : '')).toBe(kept(text));
      const reply = { id: derivedId('reply', conversation.id), text };
      const commit = commitOf(conversation, [event], { context: { said: text }, replies: [reply] });
      expect(await store().commit(commit)).toBe(true);
      expect(kept(String(present(await store().load(conversation.id)).context['said']))).toBe(kept(text));
      expect(kept(present(await store().repliesTo(conversation.id, 'a')).replies[0]?.text ?? '')).toBe(kept(text));
      expect(kept(present((await store().turns(conversation.id))[0]).replies[0]?.text ?? '')).toBe(kept(text));
    });

    it('keeps awkward words apart from others that are stored at the same moment', async () => {
      const texts = [...awkward.map(([, text]) => text), 'plain', 'simple'];
      const answers = await Promise.all(
        texts.map((text) => store().receive(message(newAddress(), 'a', { event: { kind: 'message', text } }))),
      );
      const read = answers.map((answer) => stored(answer).event.event);
      expect(read.map((event) => kept(event.kind === 'message' ? event.text : ''))).toEqual(texts.map(kept));
    });
  });
}
