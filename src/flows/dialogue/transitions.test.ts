import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical } from '../../core/json.ts';
import { CONVERSATION_STATES, dialogueContext, SET_ASIDE_MAX, traced } from './context.ts';
import { INTENTS } from './events.ts';
import { createDialogueMachine } from './machine.ts';
import { place, tasks } from './testing/flights.ts';
import { Talk } from './testing/talk.ts';

/** The document's matrix, and what C2 adds to it. */
const MATRIX: { readonly [from: string]: readonly string[] } = {
  idle: ['understanding'],
  understanding: ['waiting_for_slot', 'executing_action', 'idle'],
  waiting_for_slot: ['validating_slot', 'understanding'],
  validating_slot: ['waiting_for_slot', 'understanding', 'executing_action'],
  executing_action: ['completed', 'waiting_for_slot', 'confirming'],
  confirming: ['executing_action', 'completed', 'understanding'],
  completed: ['idle'],
  error: ['understanding', 'idle'],
};

function declaredTransitions(): ReadonlyMap<string, ReadonlySet<string>> {
  const { root } = createDialogueMachine({ ...place, tasks });
  const anywhere = [...root.transitions.values()].flat().flatMap(targetsOf);
  return new Map(
    Object.values(root.states).map((node) => {
      const own = [...node.transitions.values()].flat().concat(node.always ?? []);
      return [node.key, new Set([...own.flatMap(targetsOf), ...anywhere])] as const;
    }),
  );
}

function targetsOf(transition: { readonly target?: readonly { readonly key: string }[] | undefined }): string[] {
  return (transition.target ?? []).map((node) => node.key);
}

describe('the eight states', () => {
  it('C2 has every transition of the matrix, error from anywhere, and no other', () => {
    const declared = declaredTransitions();
    expect([...declared.keys()].sort()).toEqual([...CONVERSATION_STATES].sort());
    for (const state of CONVERSATION_STATES) {
      const reachable = new Set(declared.get(state));
      // An action after an action stays where it is.
      if (state === 'executing_action') reachable.delete('executing_action');
      const allowed = new Set([...(MATRIX[state] ?? []), 'error']);
      expect({ state, to: [...reachable].sort() }).toEqual({ state, to: [...allowed].sort() });
    }
  });

  it('C2 any state survives a fault in error', () => {
    const talk = new Talk().hear('start', { task: 'book_flight' }).send({ type: 'fault', message: 'cosmic ray' });
    expect(talk.state).toBe('error');
    expect(talk.data.metadata['error']).toMatchObject({ type: 'Fault', recovery_state: 'waiting_for_slot' });
    expect(talk.hear('retry').state).toBe('waiting_for_slot');
  });
});

const slots = fc.record(
  {
    origin: fc.constantFrom('New York', 'Boston', 'Nowhere', ''),
    destination: fc.constantFrom('LA', 'Boston', 'BOS'),
    departure_date: fc.constantFrom('2025-12-12', '2025-01-01', 'soon'),
    passengers: fc.integer({ min: -1, max: 12 }),
    flight: fc.constantFrom('SK100', 'SK200', 'SK999'),
    booking_ref: fc.constantFrom('SK-48213', 'sk 48213', 'x'),
  },
  { requiredKeys: [] },
);
const intent = fc.record({
  kind: fc.constant('intent' as const),
  type: fc.constantFrom(...INTENTS),
  task: fc.constantFrom('book_flight', 'plain_flight', 'cancel_booking', 'unheard_of'),
  slots,
});
const outcome = fc.constantFrom('done', 'none', 'missing', 'confirm', 'sold_out', 'odd', 'failed');
const turn = fc.tuple(intent, outcome);

const flights = [{ id: 'SK100' }, { id: 'SK200' }];

/** Answers whatever call stands open, until none does. */
function settle(talk: Talk, outcome: string): void {
  for (let calls = 0; calls < 6 && talk.isCalling; calls += 1) {
    const once = calls === 0 ? outcome : 'done';
    if (once === 'failed') talk.failed();
    else if (once === 'sold_out' || once === 'odd') talk.refused(once);
    else if (once === 'missing') talk.done({ missing: ['departure_date'] });
    else talk.done({ outcome: once, flights, best: 'SK100', reference: 'SK-48213' });
  }
}

describe('whatever is said and whatever comes back', () => {
  it('X2 C3 the state is always storable, at rest in a state of rest, and bounded', () => {
    fc.assert(
      fc.property(fc.array(turn, { maxLength: 25 }), (turns) => {
        const talk = new Talk();
        for (const [said, answer] of turns) {
          talk.hear(said.type, { task: said.task, slots: said.slots });
          settle(talk, answer);
          expect(['idle', 'waiting_for_slot', 'confirming', 'error']).toContain(talk.state);
          expect(dialogueContext.safeParse(talk.data).success).toBe(true);
          expect(talk.data.conversation_state).toBe(talk.state);
          expect(talk.data.trace.length).toBeLessThanOrEqual(50);
          expect(talk.data.asked.set_aside.length).toBeLessThanOrEqual(SET_ASIDE_MAX);
          expect(talk.data.waiting_for_slot !== null).toBe(talk.state === 'waiting_for_slot');
          expect(talk.data.current_flow === 'none').toBe(talk.state === 'idle');
          expect('error' in talk.data.metadata).toBe(talk.state === 'error');
          expect(talk.said.filter((key) => /prompt$|message$|^error/.test(key)).length).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('C3 the trace holds the last fifty events and no more', () => {
    let data = dialogueContext.parse({});
    for (let count = 1; count <= 60; count += 1) data = traced(data, '2025-12-03T15:00:00Z', `event ${count}`, {});
    expect([data.trace.length, data.trace[0]?.event, data.trace.at(-1)?.event]).toEqual([50, 'event 11', 'event 60']);
    expect(dialogueContext.safeParse(data).success).toBe(true);
  });

  /** Without an action's own wish for a confirmation, which asks again until it gets one. */
  const plainTurn = turn.filter(([, answer]) => answer !== 'confirm');

  it('C9 nothing that changes the world is called without a yes to what was proposed', () => {
    fc.assert(
      fc.property(fc.array(plainTurn, { maxLength: 25 }), (turns) => {
        const talk = new Talk();
        for (const [said, answer] of turns) {
          const before = talk.state;
          const slotsBefore = canonical(talk.data.slots);
          talk.hear(said.type, { task: said.task, slots: said.slots });
          if (talk.isCalling && ['book_flight', 'cancel_booking'].includes(talk.call.tool)) {
            const agreed = before === 'confirming' && said.type === 'affirm';
            // After a failure the same deed is asked for again, agreed to before; a changed one is proposed anew.
            expect(agreed || (before === 'error' && canonical(talk.data.slots) === slotsBefore)).toBe(true);
          }
          settle(talk, answer);
        }
      }),
      { numRuns: 60 },
    );
  });
});
