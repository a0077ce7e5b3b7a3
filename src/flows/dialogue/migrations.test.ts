import { describe, expect, it } from 'vitest';
import { broughtUp } from '../../core/versions.ts';
import { dialogueContext } from './context.ts';
import { withBounds } from './migrations.ts';

const flow = { name: 'dialogue', version: 2, context: dialogueContext, migrations: { 2: withBounds } };

const event = { event: 'inform', timestamp: 1, data: {} };
const old = {
  messages: [
    { role: 'user', content: 'I want to book a flight' },
    { role: 'assistant', content: 'Where from?' },
  ],
  slots: { origin: 'Boston' },
  current_flow: 'book_flight',
  conversation_state: 'waiting_for_slot',
  current_step: 'collect_destination',
  waiting_for_slot: 'destination',
  turn_count: 2,
  last_response: 'Where to?',
  last_nlu_call: 1_764_774_000,
  trace: Array.from({ length: 60 }, (_, count) => ({ ...event, timestamp: count })),
  metadata: {},
};

describe('a state stored by an older version', () => {
  it('C11 is read as today’s, at its step and with all its slots', () => {
    expect(dialogueContext.safeParse(old).success).toBe(false);
    const state = dialogueContext.parse(broughtUp(flow, old, 1));
    expect(state).toMatchObject({
      current_step: 'collect_destination',
      waiting_for_slot: 'destination',
      slots: { origin: 'Boston' },
      turn_count: 2,
    });
    expect(state.trace.map((one) => one.timestamp)).toEqual(Array.from({ length: 50 }, (_, count) => count + 10));
    expect(state.messages[0]).toEqual({ ...old.messages[0], role: 'user', timestamp: 1_764_774_000 });
  });

  it('C11 of today passes untouched, and what nobody can read is not guessed at', () => {
    const state = broughtUp(flow, old, 1);
    expect(broughtUp(flow, state, 2)).toEqual(state);
    expect(() => broughtUp(flow, { conversation_state: 'sleepwalking' }, 1)).toThrow();
    expect(() => broughtUp(flow, { phone: '+15550100' }, 1)).toThrow();
  });
});
