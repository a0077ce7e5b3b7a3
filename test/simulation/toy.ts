import { type AnyMachineSnapshot, assign, initialTransition, setup } from 'xstate';
import { z } from 'zod';
import { say } from '../../src/core/effect.ts';
import type { Flow, IntentEvent, TimerFired, ToolEvent } from '../../src/core/flow.ts';
import type { Json, JsonObject } from '../../src/core/json.ts';
import { effectActions } from '../../src/core/step.ts';
import type { Interpret } from '../../src/engine/parts.ts';
import type { Bookings } from '../../src/ports/bookings.ts';
import type { Tool } from '../../src/ports/tool.ts';
import type { Random } from './random.ts';

/** The smallest flow that does everything a turn can: it books, frees, wakes up later, and talks. */
const toyContext = z.strictObject({ booking: z.string().optional(), said: z.int().optional() });
type ToyContext = z.infer<typeof toyContext>;

type ToyEvent =
  | IntentEvent<'book' | 'free' | 'chat'>
  | ToolEvent<'book', { booking: string }>
  | ToolEvent<'free'>
  | TimerFired<'remind'>;

const minute = 60_000;

const machine = setup({
  types: { context: {} as ToyContext, events: {} as ToyEvent },
  actions: effectActions,
}).createMachine({
  id: 'toy',
  context: {},
  initial: 'idle',
  states: {
    idle: {
      on: {
        book: { target: 'booking' },
        free: { actions: { type: 'say', params: say('nothing_to_free') } },
      },
    },
    booking: {
      // The input depends on the clock, so that a resumed turn that did not adopt its claim would book a second time.
      entry: { type: 'call', params: ({ event }) => ({ tool: 'book', input: { asked: event.turn.now } }) },
      on: {
        'book.done': {
          target: 'holding',
          actions: [
            assign({ booking: ({ event }) => event.output.booking }),
            { type: 'say', params: ({ context }) => say('booked', { booking: context.booking ?? null }) },
            {
              type: 'schedule',
              params: ({ event }) => ({
                timer: 'remind',
                at: new Date(Date.parse(event.turn.now) + 5 * minute).toISOString(),
              }),
            },
          ],
        },
        'book.refused': { target: 'idle', actions: { type: 'say', params: say('taken') } },
        'book.failed': { target: 'idle', actions: { type: 'say', params: say('try_again') } },
      },
    },
    holding: {
      on: {
        book: { actions: { type: 'say', params: say('already') } },
        free: { target: 'freeing' },
        'timer.remind': { actions: { type: 'say', params: say('reminder') } },
      },
    },
    freeing: {
      entry: { type: 'call', params: ({ context }) => ({ tool: 'free', input: { booking: context.booking ?? '' } }) },
      on: {
        'free.done': {
          target: 'idle',
          actions: [
            assign({ booking: undefined }),
            { type: 'unschedule', params: { timer: 'remind' } },
            { type: 'say', params: say('freed') },
          ],
        },
        'free.refused': { target: 'holding', actions: { type: 'say', params: say('not_freed') } },
        'free.failed': { target: 'holding', actions: { type: 'say', params: say('try_again') } },
      },
    },
  },
  on: {
    chat: {
      actions: [
        assign({ said: ({ context }) => (context.said ?? 0) + 1 }),
        { type: 'say', params: ({ context, event }) => say('heard', { text: event.text, said: context.said ?? 0 }) },
      ],
    },
  },
});

function store({ context }: AnyMachineSnapshot): JsonObject {
  return JSON.parse(JSON.stringify(context)) as JsonObject;
}

export const toyFlow: Flow = {
  name: 'toy',
  version: 1,
  context: toyContext as unknown as Flow['context'],
  machine,
  restore: (stored) => {
    const context = toyContext.parse(stored);
    const [fresh] = initialTransition(machine);
    return machine.resolveState({
      ...fresh,
      value: context.booking ? 'holding' : 'idle',
      context,
    }) as AnyMachineSnapshot;
  },
  store,
  state: ({ value }) => (value === 'booking' ? 'idle' : value === 'freeing' ? 'holding' : String(value)),
  proposes: () => null,
  rests: () => true,
  expects: () => ({ question: null, options: [], intents: {}, hear: () => null, otherwise: 'chat' }),
  pending: () => [],
  help: () => [],
  redirect: () => [say('redirect')],
  words: {},
  states: { idle: 'nothing booked', holding: 'one booking' },
};

/**
 * The first word is the intent: the simulator is about the turn, not about language. "maybe" is heard differently each
 * time, as by a model that changes its mind: a resumed turn must take what was heard first.
 */
export function toyInterpret(random: Random): Interpret {
  return async ({ text, language }) => {
    const word = text.split(' ')[0] ?? '';
    const heard = word === 'maybe' ? random.pick(['book', 'chat']) : word;
    const type = heard === 'book' || heard === 'free' ? heard : 'chat';
    return { intent: { type, entities: {}, confidence: 1, source: 'rules', rule: 'toy' }, desk: [], language };
  };
}

export function toyTools(bookings: Bookings): readonly Tool[] {
  const input = z.record(z.string(), z.string()) as unknown as Tool['input'];
  return [
    {
      name: 'book',
      states: ['idle'],
      input,
      async run(_input, call) {
        const answer = await bookings.book({
          key: call.key,
          id: call.id,
          business: call.business,
          resource: 'room',
          units: [1, 2, 3],
          start: '2026-03-06T09:00:00Z',
          end: '2026-03-06T10:00:00Z',
          heldUntil: null,
          conversation: call.conversation,
          customer: null,
          details: {},
          now: call.now,
        });
        if (answer.kind === 'taken') return { kind: 'refused', reason: 'taken' };
        return { kind: 'done', output: { booking: answer.booking.id } };
      },
      consequence: {
        unasked: 'a toy asks nobody',
        async lookup(call) {
          const found = await bookings.findByKey(call.key);
          return found ? { kind: 'done', output: { booking: found.id } } : null;
        },
        async undo(call) {
          const found = await bookings.findByKey(call.key);
          if (found) await bookings.move({ id: found.id, from: ['confirmed'], to: 'cancelled', now: call.now });
        },
      },
    },
    {
      name: 'free',
      states: ['holding'],
      input,
      async run({ booking }: { [name: string]: Json }, call) {
        const answer = await bookings.move({
          id: String(booking),
          from: ['confirmed', 'cancelled'],
          to: 'cancelled',
          now: call.now,
        });
        return answer?.booking.status === 'cancelled'
          ? { kind: 'done', output: null }
          : { kind: 'refused', reason: 'gone' };
      },
      consequence: {
        unasked: 'a toy asks nobody',
        async lookup(_call, { booking }) {
          const found = await bookings.get(String(booking));
          return found?.status === 'cancelled' ? { kind: 'done', output: null } : null;
        },
        undo: async () => {},
      },
    },
  ];
}
