import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Flow, TurnFacts } from '../../core/flow.ts';
import type { JsonObject } from '../../core/json.ts';
import { step } from '../../core/step.ts';
import { type Business, readBusiness } from '../../domain/business.ts';
import { newDialogue } from './context.ts';
import { createDialogueFlow } from './index.ts';
import type { Task } from './task/schema.ts';
import { cancelling, declared, proposing } from './testing/flights.ts';

const now = '2025-12-03T15:00:00Z';
const turn: TurnFacts = { now, conversation: 'c', channel: 'webchat', address: 'a', language: 'en', firstReplyId: 'r' };

function skylark(): Business {
  const reading = readBusiness(parse(readFileSync(new URL('../../../demo/skylark.yaml', import.meta.url), 'utf8')));
  if (!reading.ok) throw new Error(JSON.stringify(reading.complaints));
  return reading.business;
}

function flowOf(...tasks: readonly Task[]): Flow {
  return createDialogueFlow(skylark(), tasks);
}

/** The stored state after an intent, and what was said. */
function heard(flow: Flow, stored: JsonObject, type: string, entities: JsonObject = {}) {
  const next = step(flow, flow.restore(stored, now), { type, entities, text: '', turn } as never);
  const said = next.effects.flatMap((effect) => (effect.kind === 'say' ? [effect.key] : []));
  return { stored: flow.store(next.snapshot), said, state: flow.state(next.snapshot) };
}

describe('what is stored', () => {
  it('C3 X2 a new talk is the document’s state with its defaults, and one key more', () => {
    expect(Object.keys(newDialogue()).sort()).toEqual([
      'asked',
      'conversation_state',
      'current_flow',
      'current_step',
      'last_nlu_call',
      'last_response',
      'messages',
      'metadata',
      'slots',
      'trace',
      'turn_count',
      'waiting_for_slot',
    ]);
    expect(flowOf(proposing).context.safeParse({ state: 'idle' }).success).toBe(false);
    expect(flowOf(proposing).context.safeParse({ conversation_state: 'sleeping' }).success).toBe(false);
  });

  it('C11 goes on from the slot that is waited for, whatever else is missing', () => {
    const stored = {
      conversation_state: 'waiting_for_slot',
      current_flow: 'book_flight',
      waiting_for_slot: 'destination',
    };
    const flow = flowOf(proposing);
    expect(flow.pending(flow.restore(stored, now)).map((one) => one.key)).toEqual([
      'task.book_flight.destination.prompt',
    ]);
    const next = heard(flow, { ...stored, slots: { origin: 'Boston' } }, 'inform', { slots: { destination: 'Miami' } });
    expect(next.stored).toMatchObject({ current_step: 'collect_departure_date', waiting_for_slot: 'departure_date' });
  });

  it('C3 C4 keeps the last messages, the turns, the last response and when words were last interpreted', () => {
    const flow = flowOf(proposing);
    let stored: JsonObject = {};
    for (let count = 0; count < 15; count += 1) {
      const source = count === 14 ? ('direct' as const) : ('rules' as const);
      const intent = { type: 'inform', entities: {}, confidence: 1, source, rule: 'test' };
      const at = { ...turn, now: `2025-12-03T15:00:${10 + count}Z` };
      const interpretation = { intent, desk: [], language: 'en' as const };
      stored =
        flow.remember?.(stored, { turn: at, heard: `hello ${count}`, said: ['One.', 'Two?'], interpretation }) ?? {};
    }
    expect(stored).toMatchObject({ turn_count: 15, last_response: 'One.\nTwo?' });
    expect(stored['messages']).toHaveLength(20);
    // C4: the last answer was mapped straight to its slot, so the call before it stays the last one.
    expect(stored['last_nlu_call']).toBe(Date.parse('2025-12-03T15:00:23Z') / 1000);
  });
});

describe('a task file that changes under a running talk (C11)', () => {
  const asked = heard(flowOf(proposing), {}, 'start', { task: 'book_flight', slots: { origin: 'Boston' } });

  const reworded = declared({
    ...JSON.parse(JSON.stringify({ title: proposing.title, triggers: proposing.triggers, end: proposing.end })),
    task: 'book_flight',
    slots: {
      origin: { type: 'item', list: 'cities', names: { en: ['origin'] }, prompt: { en: 'From?' } },
      seat: { type: 'text', names: { en: ['seat'] }, prompt: { en: 'Which seat?' } },
    },
    steps: [{ collect: 'seat' }, { collect: 'origin' }, { action: 'book_flight' }],
  });

  it('C11 is told to the user, and what still fits is kept', () => {
    const next = heard(flowOf(reworded), asked.stored, 'inform', { slots: { destination: 'Miami' } });
    expect(next.said).toEqual(['task_changed', 'task.book_flight.seat.prompt']);
    expect(next.stored).toMatchObject({ waiting_for_slot: 'seat', slots: { origin: 'Boston' } });
    expect(heard(flowOf(reworded), next.stored, 'unclear').said).toEqual([
      'not_understood',
      'task.book_flight.seat.prompt',
    ]);
  });

  it('C11 never acts on a yes that was given to the old one', () => {
    const confirming = { ...asked.stored, conversation_state: 'confirming', current_step: 'confirm_booking' };
    const next = heard(flowOf(reworded), confirming, 'affirm');
    expect([next.state, next.said[0]]).toEqual(['waiting_for_slot', 'task_changed']);
  });

  it('C11 nor ends on a no to it', () => {
    const confirming = { ...asked.stored, conversation_state: 'confirming', current_step: 'confirm_booking' };
    const next = heard(flowOf(reworded), confirming, 'deny');
    expect(next.said[0]).toBe('task_changed');
  });

  it('C11 that is gone is told too, and ends', () => {
    const next = heard(flowOf(cancelling), asked.stored, 'inform', { slots: { destination: 'Miami' } });
    expect([next.state, next.said]).toEqual(['idle', ['task_gone']]);
  });
});

describe('the states on the way (C2, X17)', () => {
  const flow = flowOf(proposing);
  const asked = heard(flow, {}, 'start', { task: 'book_flight', slots: { origin: 'Boston' } });
  const passed = (stored: JsonObject, slots: JsonObject) => {
    const event = { type: 'inform', entities: { slots }, text: '', turn };
    return step(flow, flow.restore(stored, now), event).passed.map(({ snapshot }) => flow.state(snapshot));
  };

  it('C2 an answer is validated, anything else is understood first', () => {
    expect(passed(asked.stored, { destination: 'Miami' })).toEqual([
      'validating_slot',
      'understanding',
      'waiting_for_slot',
    ]);
    expect(passed(asked.stored, { departure_date: '2025-12-10' })).toEqual(['understanding', 'waiting_for_slot']);
  });

  it('C2 the last answer leads on at once', () => {
    const dated = heard(flow, asked.stored, 'inform', { slots: { destination: 'Miami' } });
    expect(passed(dated.stored, { departure_date: '2025-12-10' }).slice(0, 2)).toEqual([
      'validating_slot',
      'executing_action',
    ]);
  });
});

describe('what is said', () => {
  it('C13 help lists the tasks that are configured', () => {
    const flow = flowOf(proposing, cancelling);
    const [help] = flow.help(flow.restore({}, now));
    const titles = ['book_flight', 'cancel_booking'].map((task) => ({ say: `task.${task}.title`, facts: {} }));
    expect(help).toMatchObject({ key: 'help', facts: { tasks: { either: titles } } });
  });
});
