import { describe, expect, it } from 'vitest';
import type { Flow } from '../../src/core/flow.ts';
import type { Conversation } from '../../src/ports/conversations.ts';
import { toyFlow } from '../simulation/toy.ts';
import { grown } from './grown.ts';
import { type ToyChanges, type ToyHouse, toyHouse } from './toyhouse.ts';

/** A talk that one version of a flow stored, and another meets (decision 19). */
const running = (flow: Flow, changes: ToyChanges = {}): ToyHouse =>
  toyHouse({ ...changes, business: { flows: new Map([['toy', flow]]) } });

async function talkOf({ conversations, address }: ToyHouse): Promise<Conversation> {
  const found = await conversations.at(address);
  if (!found) throw new Error('no talk');
  return found;
}

describe('a talk of an older version', () => {
  it('is read by its pinned version, brought up, and pinned to the new one', async () => {
    const old = running(toyFlow);
    await old.say('chat first');
    expect((await talkOf(old)).header.flowVersion).toBe(1);
    const fresh = running(grown(toyFlow), { beside: old });
    expect(await fresh.replies('chat second')).toEqual([JSON.stringify(['heard', { text: 'chat second', said: 2 }])]);
    expect(await talkOf(fresh)).toMatchObject({ header: { flowVersion: 2 }, context: { said: 2, grown: true } });
  });

  it('goes over every step between', async () => {
    const old = running(toyFlow);
    await old.say('chat first');
    const fresh = running(grown(grown(toyFlow), 'taller'), { beside: old });
    await fresh.say('chat second');
    const after = await talkOf(fresh);
    expect(after).toMatchObject({ header: { flowVersion: 3 }, context: { said: 2, grown: true, taller: true } });
  });

  it('that no migration makes readable is kept as it is, in its version, and a person is called', async () => {
    const old = running(toyFlow);
    await old.say('chat first');
    const before = await talkOf(old);
    const broken = { ...grown(toyFlow), migrations: { 2: () => ({ said: 'not a number', grown: true }) } };
    const fresh = running(broken, { beside: old });
    expect(await fresh.replies('chat second')).toEqual([JSON.stringify(['desk.trouble', { contact: '0' }])]);
    const after = await talkOf(fresh);
    expect(after.context).toEqual(before.context);
    expect(after.header).toMatchObject({ flowVersion: 1, handedOff: true });
  });
});

describe('a talk of a newer version', () => {
  it('is left to a newer process: what was said is stored, postponed, and answered there', async () => {
    const fresh = running(grown(toyFlow));
    await fresh.say('chat first');
    const old = running(toyFlow, { beside: fresh });
    expect(await old.say('chat second', 'second')).toMatchObject({ kind: 'accepted' });
    old.clock.advance(10_000);
    await old.engine.sweep();
    expect(await old.conversations.stuck('toy', 10)).toMatchObject([
      { reason: 'toy was stored in version 2, and this program has version 1' },
    ]);
    expect((await talkOf(old)).context).toEqual({ said: 1, grown: true });
    expect(old.notebook.lines).not.toContainEqual(expect.objectContaining({ event: 'turn.fault' }));
    old.clock.advance(10_000);
    await fresh.engine.sweep();
    expect((await talkOf(fresh)).context).toEqual({ said: 2, grown: true });
    expect(await fresh.say('chat second', 'second')).toMatchObject({ kind: 'handled', duplicate: true });
  });

  it('does not wait ever longer: however often an old process met it, a newer one takes it within seconds', async () => {
    const fresh = running(grown(toyFlow));
    await fresh.say('chat first');
    const old = running(toyFlow, { beside: fresh });
    await old.say('chat second');
    for (let round = 0; round < 10; round += 1) {
      old.clock.advance(10_000);
      await old.engine.sweep();
    }
    old.clock.advance(3_000);
    await fresh.engine.sweep();
    expect((await talkOf(fresh)).context).toEqual({ said: 2, grown: true });
  });

  it('is shown as far as it can be', async () => {
    const fresh = running(grown(toyFlow));
    await fresh.say('chat first');
    const old = running(toyFlow, { beside: fresh });
    const shown = await old.engine.inspect(await talkOf(old));
    expect(shown).toMatchObject({ state: 'unknown', context: { said: 1, grown: true } });
  });

  it('in which nothing is stored yet is anybody’s', async () => {
    const fresh = running(grown(toyFlow));
    const old = running(toyFlow, { beside: fresh });
    await fresh.conversations.receive({
      to: { ...fresh.address, opening: { flow: 'toy', flowVersion: 2, language: 'en' } },
      eventId: 'first',
      event: { kind: 'message', text: 'chat first' },
      receivedAt: fresh.clock.now(),
      queueMax: 10,
    });
    old.clock.advance(10_000);
    await old.engine.sweep();
    expect(await talkOf(old)).toMatchObject({ header: { flowVersion: 1 }, context: { said: 1 } });
  });
});

describe('a claim of another version', () => {
  it('X5 whose call this one makes otherwise is settled: what it booked is taken back', async () => {
    const { engine, conversations, bookings, clock, address, parts } = running(toyFlow);
    const received = await conversations.receive({
      to: { ...address, opening: { flow: 'toy', flowVersion: 1, language: 'en' } },
      eventId: 'first',
      event: { kind: 'message', text: 'book a room' },
      receivedAt: clock.now(),
      queueMax: 10,
    });
    if (received.kind !== 'stored') throw new Error('not stored');
    const { id, version } = received.conversation;
    // A process of another version claimed the turn, booked, and was gone.
    const call = { key: 'of another version', tool: 'book', input: { wanted: 'a room' } };
    const listening = { listening: parts.businesses.get('toy')?.listening(clock.now()) as never, offered: [] };
    const hears = { text: 'book a room', expectation: toyFlow.expects(toyFlow.restore({}, clock.now())) };
    const interpretation = await parts.interpret({ ...hears, ...listening, language: 'en' });
    const claim = { throughSeq: 1, now: clock.now(), interpretation, results: [], calls: [call] };
    await conversations.claim({ conversation: id, version, claim, extends: false });
    const facts = { id: 'theirs', business: 'toy', conversation: id, now: clock.now(), address: '', channel: '' };
    const tool = parts.businesses.get('toy')?.tools.get('toy')?.get('book');
    await tool?.run(call.input, { ...facts, key: call.key });

    clock.advance(10_000);
    await engine.sweep();
    expect((await conversations.load(id))?.header.unsettled).toMatchObject([{ key: 'of another version' }]);
    clock.advance(120_000);
    await engine.sweep();
    const standing = (await bookings.ofConversation(id)).filter(({ status }) => status === 'confirmed');
    expect(standing).toHaveLength(1);
    expect((await conversations.load(id))?.context).toEqual({ booking: standing[0]?.id });
    expect((await conversations.load(id))?.header.unsettled).toEqual([]);
  });
});
