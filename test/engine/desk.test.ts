import { describe, expect, it, vi } from 'vitest';
import type { Composed } from '../../src/app/composition.ts';
import { house } from '../../src/app/house.ts';
import { shortHash } from '../../src/core/ids.ts';
import type { Handled } from '../../src/engine/engine.ts';
import { replay } from '../../src/engine/replay.ts';
import type { Channel } from '../../src/ports/channel.ts';
import { accepted, pushed } from '../../src/ports/testing/pushed.ts';
import { VirtualClock } from '../../src/providers/clock/virtual.ts';
import { Notebook } from './toyhouse.ts';

const ADDRESS = { business: 'northside', channel: 'sms', address: '+447700900123' };

/** Northside Dental, whole, in memory. */
async function northside(machineEnabled = true, channels?: readonly Channel[]) {
  const store = await house.openFreshStore('memory');
  const clock = new VirtualClock('2026-03-02T09:05:00Z');
  const notebook = new Notebook();
  const composed: Composed = await house.compose({
    ...{ store, clock, observer: notebook, machineEnabled, ...(channels && { channels }) },
  });
  const { engine } = composed.app;
  let count = 0;
  const tell = async (text: string): Promise<string> => {
    count += 1;
    return repliesOf(await engine.handle({ to: ADDRESS, eventId: `m${count}`, event: { kind: 'message', text } }));
  };
  const conversation = async () => {
    const found = await store.conversations.at(ADDRESS);
    if (!found) throw new Error('no conversation');
    return found;
  };
  const state = async () => (await engine.inspect(await conversation())).state;
  return { ...composed, store, clock, notebook, engine, tell, conversation, state };
}

function repliesOf(handled: Handled): string {
  return handled.kind === 'handled' ? handled.replies.map(({ text }) => text).join('\n') : handled.kind;
}

/** What leads a fresh conversation into each state. */
const WAYS: { readonly [state: string]: readonly string[] } = {
  idle: [],
  offered: ['Friday morning please'],
  pending: ['Friday morning please', 'the second one'],
  booked: ['Friday morning please', 'the second one', 'yes'],
};

const inEveryState = Object.entries(WAYS);

describe('the front desk', () => {
  it.each(inEveryState)('X7 answers a question in %s, puts the pending one again and stays', async (state, way) => {
    const desk = await northside();
    for (const text of way) await desk.tell(text);
    const before = way.length > 0 ? (await desk.conversation()).context : {};
    const answer = await desk.tell('What are your opening hours?');
    expect(answer).toMatch(/9/);
    expect(await desk.state()).toBe(state);
    expect((await desk.conversation()).context).toEqual(before);
    if (state !== 'booked') expect(answer).toContain('?');
    if (state === 'pending' || state === 'booked') expect(answer).toContain('9:30');
  });

  it.each(inEveryState)('X7 helps in %s and stays', async (state, way) => {
    const desk = await northside();
    for (const text of way) await desk.tell(text);
    expect((await desk.tell('help')).length).toBeGreaterThan(20);
    expect((await desk.tell('what can you do?')).length).toBeGreaterThan(20);
    expect(await desk.state()).toBe(state);
  });

  it.each(inEveryState)('X7 hands over to a person in %s, and is silent until given back', async (_state, way) => {
    const desk = await northside();
    for (const text of way) await desk.tell(text);
    expect(await desk.tell('let me talk to a real person please')).not.toBe('');
    expect(await desk.tell('hello? Friday morning?')).toBe('');
    const { id } = await desk.conversation();
    await desk.engine.handle({
      to: { conversation: id },
      eventId: 'back',
      event: { kind: 'operator', action: 'give_back' },
    });
    expect(await desk.tell('what are your opening hours?')).toMatch(/9/);
  });

  it('X10 says which languages it speaks when asked for one it does not', async () => {
    const desk = await northside();
    expect(await desk.tell('do you speak French?')).toMatch(/English/);
    expect((await desk.conversation()).header.language).toBe('en');
  });

  it('B16 sends every message to a person while the machine is off, and logs it', async () => {
    const desk = await northside(false);
    expect(await desk.tell('Friday morning please')).toMatch(/colleague/);
    expect((await desk.conversation()).header.handedOff).toBe(true);
    expect(desk.notebook.lines).toContainEqual(expect.objectContaining({ event: 'machine.disabled' }));
  });
});

describe('the preference', () => {
  it.each([
    ['Friday please', { day: 'friday', time_window: null }],
    ['tomorrow', { day: '2026-03-03' }],
    ['next Friday', { day: '2026-03-13' }],
    ['next week in the morning', { day: '2026-03-09/2026-03-15', time_window: 'morning' }],
    ['the 12th between 2 and 4', { day: '2026-03-12', time_window: '14:00-16:00', explicit_time: null }],
    ['Friday at half past ten', { day: 'friday', time_window: null, explicit_time: '10:30' }],
  ])('A2 X9 of "%s" is stored as the document has it', async (text, preference) => {
    const desk = await northside();
    await desk.tell(text);
    expect((await desk.conversation()).context['preference']).toMatchObject({ ...preference, free_text: text });
  });
});

describe('replay', () => {
  it('X3 runs a recorded conversation again to identical bytes', async () => {
    const desk = await northside();
    for (const text of [
      'hi',
      'Friday morning please',
      'where are you?',
      'the second one',
      'no',
      'Tuesday at 10',
      '1',
      'yes',
      'thanks',
    ]) {
      await desk.tell(text);
      desk.clock.advance(61_000);
    }
    const conversation = await desk.conversation();
    const turns = await desk.store.conversations.turns(conversation.id);
    expect(turns).toHaveLength(9);
    expect(turns.at(-1)?.hashes.context).toBe(shortHash(conversation.context));
    const replayed = await replay(desk.parts, conversation, turns);
    expect(replayed.flatMap(({ differences }) => differences)).toEqual([]);
    expect(replayed).toHaveLength(9);
  });

  it('X3 says where a changed record comes out otherwise', async () => {
    const desk = await northside();
    await desk.tell('Friday morning please');
    await desk.tell('the second one');
    const conversation = await desk.conversation();
    const [first, second] = await desk.store.conversations.turns(conversation.id);
    if (!first || !second) throw new Error('two turns');
    const altered = { ...second, replies: [{ id: second.replies[0]?.id ?? '', text: 'You are booked!' }] };
    const replayed = await replay(desk.parts, conversation, [first, altered]);
    expect(replayed[0]?.differences).toEqual([]);
    expect(replayed[1]?.differences.join()).toContain('You are booked!');
  });
});

describe('a new lead', () => {
  it('A13 is touched after a restart too, and a touch that came too late is counted and told', async () => {
    const desk = await northside();
    const { flow, flowVersion, language } = { flow: 'appointment', flowVersion: 1, language: 'en' as const };
    // Stored by a process that died before it could handle it.
    await desk.store.conversations.receive({
      to: { ...ADDRESS, opening: { flow, flowVersion, language } },
      eventId: 'lead',
      event: { kind: 'lead', name: 'Tom', phone: ADDRESS.address },
      receivedAt: desk.clock.now(),
      queueMax: 100,
    });
    desk.clock.advance(61_000);
    await desk.engine.sweep();
    expect((await desk.conversation()).context).toHaveProperty('lead_touchpoint');
    expect(desk.notebook.counts).toContain('holdfast_first_touch_missed_total');
    expect(desk.notebook.lines).toContainEqual(expect.objectContaining({ event: 'lead.first_touch_late' }));
  });

  it('A13 is touched within the minute after a restart, whatever else is going on', async () => {
    const desk = await northside();
    await desk.store.conversations.receive({
      to: { ...ADDRESS, opening: { flow: 'appointment', flowVersion: 1, language: 'en' } },
      eventId: 'lead',
      event: { kind: 'lead', name: 'Tom', phone: ADDRESS.address },
      receivedAt: desk.clock.now(),
      queueMax: 100,
    });
    desk.clock.advance(30_000);
    await desk.engine.sweep();
    expect((await desk.conversation()).context).toHaveProperty('lead_touchpoint');
    expect(desk.notebook.counts).not.toContain('holdfast_first_touch_missed_total');
  });

  it('A13 in time asks about scheduling, confirms nothing, and is neither counted nor told', async () => {
    const desk = await northside();
    const event = { kind: 'lead', name: 'Tom', phone: ADDRESS.address } as const;
    const handled = await desk.engine.handle({ to: ADDRESS, eventId: 'lead', event });
    expect(repliesOf(handled)).toMatch(/Tom.*appointment\?$/);
    expect(repliesOf(handled)).not.toMatch(/booked|confirmed/i);
    const message_id = handled.kind === 'handled' ? handled.replies[0]?.id : '';
    expect((await desk.conversation()).context['lead_touchpoint']).toEqual({
      first_touch_at: '2026-03-02T09:05:00+00:00',
      channel: 'sms',
      message_id,
    });
    expect(desk.notebook.counts).not.toContain('holdfast_first_touch_missed_total');
  });

  it('A13 whose channel can send is written to, and one whose channel cannot is listed once, over a crash too', async () => {
    const event = { kind: 'lead', name: 'Tom', phone: ADDRESS.address } as const;
    const sends = await northside(true, [pushed('sms', async () => accepted)]);
    expect(repliesOf(await sends.engine.handle({ to: ADDRESS, eventId: 'lead', event }))).toMatch(/Tom/);
    await sends.engine.idle();
    expect((await sends.conversation()).context).toHaveProperty('lead_touchpoint');
    expect(await sends.store.leads.missed('northside', 10)).toEqual([]);

    const mute = await northside(true, []);
    const commit = vi.spyOn(mute.store.conversations, 'commit').mockRejectedValueOnce(new Error('the process died'));
    await mute.engine.handle({ to: ADDRESS, eventId: 'lead', event });
    mute.clock.advance(10_000);
    await mute.engine.sweep();
    expect(commit).toHaveBeenCalledTimes(2);
    const conversation = await mute.conversation();
    expect(conversation.context).toEqual({});
    expect(await mute.store.leads.missed('northside', 10)).toMatchObject([{ name: 'Tom', channel: 'sms' }]);
    expect(mute.notebook.counts.filter((name) => name === 'holdfast_first_touch_missed_total')).toHaveLength(1);
    expect(mute.notebook.lines).toContainEqual(expect.objectContaining({ event: 'lead.not_reached' }));
    // Where everything can be sent, it replays as it was.
    const turns = await mute.store.conversations.turns(conversation.id);
    const [replayed] = await replay((await northside()).parts, conversation, turns);
    expect(replayed?.differences).toEqual([]);
  });

  const LEAD = { to: ADDRESS, eventId: 'lead', event: { kind: 'lead', name: 'Tom', phone: ADDRESS.address } } as const;

  it('A13 F7 is touched when the provider takes the message; late, that is told at once and put right when it leaves', async () => {
    const down = { times: 5 };
    const desk = await northside(true, [
      pushed('sms', async () => {
        down.times -= 1;
        return down.times >= 0 ? { kind: 'later', reason: 'busy' } : accepted;
      }),
    ]);
    await desk.engine.handle(LEAD);
    await desk.engine.idle();
    expect((await desk.conversation()).context).toEqual({});
    for (let second = 0; second < 60; second += 2) {
      desk.clock.advance(2_000);
      await desk.engine.sweep();
    }
    expect(desk.notebook.lines).toContainEqual(expect.objectContaining({ event: 'lead.first_touch_late' }));
    expect(await desk.store.leads.missed('northside', 10)).toMatchObject([{ name: 'Tom', phone: ADDRESS.address }]);
    desk.clock.advance(120_000);
    await desk.engine.sweep();
    const { context } = await desk.conversation();
    expect(context['lead_touchpoint']).toMatchObject({ channel: 'sms', first_touch_at: '2026-03-02T09:08:00+00:00' });
    expect(await desk.store.leads.missed('northside', 10)).toEqual([]);
    expect(desk.notebook.counts.filter((name) => name === 'holdfast_first_touch_missed_total')).toHaveLength(1);
  });

  it('A13 F7 whose message is refused is listed and was never touched; a crash after sending touches once', async () => {
    const refusing = await northside(true, [
      pushed('sms', async () => ({ kind: 'refused', reason: 'no such number' })),
    ]);
    await refusing.engine.handle(LEAD);
    await refusing.engine.idle();
    expect((await refusing.conversation()).context).toEqual({});
    expect(await refusing.store.leads.missed('northside', 10)).toMatchObject([{ name: 'Tom' }]);
    expect(refusing.notebook.lines).toContainEqual(expect.objectContaining({ event: 'lead.not_reached' }));

    let sent = 0;
    const dying = await northside(true, [
      pushed('sms', async ({ messagesSent }) => {
        const messages = messagesSent === 0 ? ['SM1'] : [];
        sent += messages.length;
        return { kind: 'accepted', messages };
      }),
    ]);
    // The process dies after the provider has taken it, before the outbox knows.
    vi.spyOn(dying.store.conversations, 'settleDelivery').mockRejectedValueOnce(new Error('the process died'));
    await dying.engine.handle(LEAD);
    await dying.engine.idle();
    dying.clock.advance(40_000);
    await dying.engine.sweep();
    expect((await dying.conversation()).context).toHaveProperty('lead_touchpoint');
    expect(dying.notebook.counts).not.toContain('holdfast_first_touch_missed_total');
    const turns = await dying.store.conversations.turns((await dying.conversation()).id);
    expect(turns).toHaveLength(2);
    const replayed = await replay((await northside()).parts, await dying.conversation(), turns);
    expect(replayed.flatMap(({ differences }) => differences)).toEqual([]);
    expect(sent).toBe(1);
  });
});
