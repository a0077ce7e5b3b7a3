import { describe, expect, it } from 'vitest';
import { house } from '../../src/app/house.ts';
import type { ModelReader } from '../../src/core/model-reader.ts';
import { replay } from '../../src/engine/replay.ts';
import { VirtualClock } from '../../src/providers/clock/virtual.ts';
import { Notebook } from './toyhouse.ts';

const ADDRESS = { business: 'atelier', channel: 'webchat', address: 'guest-1' };

/** L'Atelier Partagé, which runs two flows, whole, in memory. */
async function atelier(model?: ModelReader) {
  const store = await house.openFreshStore('memory');
  const clock = new VirtualClock('2026-04-01T07:00:00Z');
  const notebook = new Notebook();
  const composed = await house.compose({ store, clock, observer: notebook, ...(model && { model }) });
  let count = 0;
  const tell = async (text: string) => {
    count += 1;
    const handled = await composed.app.engine.handle({
      to: ADDRESS,
      eventId: `m${count}`,
      event: { kind: 'message', text },
    });
    if (handled.kind !== 'handled') throw new Error(handled.kind);
    return { state: handled.state, said: handled.replies.map((reply) => reply.text).join('\n') };
  };
  const conversation = async () => {
    const found = await store.conversations.at(ADDRESS);
    if (!found) throw new Error('no conversation');
    return found;
  };
  return { ...composed, store, clock, notebook, tell, conversation };
}

const RESERVE = 'je voudrais réserver la Salle Lumière le 15 avril de 9h à 12h';

describe('moving between flows', () => {
  it('E9 E7 keeps the active flow in the header and only its context in the row', async () => {
    const desk = await atelier();
    await desk.tell(RESERVE);
    expect((await desk.conversation()).header.flow).toBe('space');
    const moved = await desk.tell('je voudrais visiter');
    expect(moved.said).toMatch(/laisse donc de côté[\s\S]*Quel jour/);
    const after = await desk.conversation();
    expect(after.header.flow).toBe('dialogue');
    expect(after.context).toMatchObject({ current_flow: 'guided_visit' });
    expect(after.context).not.toHaveProperty('spaceId');
  });

  it('X17 records every state on the way from one flow to the other, and each message by the flow that said it', async () => {
    const desk = await atelier();
    await desk.tell(RESERVE);
    await desk.tell('je voudrais visiter');
    const turn = (await desk.store.conversations.turns((await desk.conversation()).id)).at(-1);
    expect(turn?.passed).toEqual([
      { flow: 'space', state: 'CONFIRM_RESERVATION_SUMMARY', by: null },
      { flow: 'space', state: 'GENERAL', by: 'other_workflow' },
      { flow: 'dialogue', state: 'idle', by: null },
      { flow: 'dialogue', state: 'understanding', by: 'start' },
      { flow: 'dialogue', state: 'waiting_for_slot', by: 'start' },
    ]);
    expect(turn?.interpretation?.intent.rule).toMatch(/^router\/dialogue/);
    expect(turn?.said.map(({ flow }) => flow)).toEqual(['space', 'dialogue']);
  });

  it('E9 X3 records where it went and why, and replays to identical bytes', async () => {
    const desk = await atelier();
    const talk = [RESERVE, 'je voudrais visiter', 'vendredi à 10h', 'oui', 'je veux réserver le Jardin demain', 'oui'];
    for (const text of talk) {
      await desk.tell(text);
      desk.clock.advance(61_000);
    }
    const conversation = await desk.conversation();
    const turns = await desk.store.conversations.turns(conversation.id);
    expect(turns.map(({ flow, interpretation }) => [flow, interpretation?.flow ?? null])).toEqual([
      ['space', null],
      ['space', 'dialogue'],
      ['dialogue', null],
      ['dialogue', null],
      ['space', null],
      ['space', null],
    ]);
    const replayed = await replay(desk.parts, conversation, turns);
    expect(replayed.flatMap(({ differences }) => differences)).toEqual([]);
    expect(replayed).toHaveLength(talk.length);
  });

  it('E9 asks no model where to go', async () => {
    const asked: string[] = [];
    const model: ModelReader = {
      async read({ text, intents }) {
        asked.push(`${text}: ${intents.map(({ type }) => type).join()}`);
        return { ok: false, reason: 'it has nothing to say' };
      },
    };
    const desk = await atelier(model);
    await desk.tell(RESERVE);
    asked.length = 0;
    expect((await desk.tell('je voudrais visiter')).state).toBe('waiting_for_slot');
    expect(asked).toEqual([]);
  });

  it('E8 E9 hears of a payment in whatever flow the talk is by then, and leaves that where it was', async () => {
    const desk = await atelier();
    await desk.tell(RESERVE);
    await desk.tell('oui');
    const before = await desk.tell('je voudrais visiter');
    const { id, context } = await desk.conversation();
    const [payment] = await desk.store.payments.ofConversation(id);
    if (payment === undefined) throw new Error('nothing is to be paid');
    await desk.payments.counter?.press(payment.id, 'paid');
    const [turn] = await desk.store.conversations.turns(id, 1);
    expect(turn?.replies.map(({ text }) => text).join()).toMatch(/paiement est bien arrivé/);
    expect(turn?.stateAfter).toBe(before.state);
    expect((await desk.conversation()).context).toMatchObject({
      slots: context['slots'],
      current_flow: 'guided_visit',
    });
    expect((await desk.tell('vendredi à 10h')).said).toContain('vendredi 3 avril');
  });

  it('E9 X5 does not leave a reservation that is made and whose link is still owed', async () => {
    const desk = await atelier();
    await desk.tell(RESERVE);
    const broken = desk.parts.businesses.get('atelier')?.tools.get('space')?.get('generate_payment_link');
    if (broken === undefined) throw new Error('no such tool');
    const run = broken.run;
    Object.assign(broken, { run: () => Promise.reject(new Error('the till is closed')) });
    expect((await desk.tell('oui')).state).toBe('PAYMENT_INSTRUCTIONS');
    Object.assign(broken, { run });
    expect((await desk.tell('je voudrais visiter')).said).toMatch(/https?:/);
  });
});
