import { type AnyMachineSnapshot, initialTransition, setup } from 'xstate';
import { z } from 'zod';
import { say } from '../../src/core/effect.ts';
import type { Flow, IntentEvent, TimerFired, ToolEvent } from '../../src/core/flow.ts';
import type { Interpret } from '../../src/core/interpret.ts';
import type { Json, JsonObject } from '../../src/core/json.ts';
import { kit, kitActions } from '../../src/core/kit/kit.ts';
import { message } from '../../src/core/kit/message.ts';
import type { Business } from '../../src/engine/parts.ts';
import type { Bookings } from '../../src/ports/bookings.ts';
import type { Tool } from '../../src/ports/tool.ts';
import type { Random } from '../simulation/random.ts';

/** The smallest flow that does everything a turn can: it books, frees, wakes up later, and talks. */
const toyContext = z.strictObject({ booking: z.string().optional(), said: z.int().optional() });
type ToyContext = z.infer<typeof toyContext>;

type ToyEvent =
  | IntentEvent<'book' | 'free' | 'chat'>
  | ToolEvent<'book', { booking: string }>
  | ToolEvent<'free'>
  | TimerFired<'remind'>;

const minute = 60_000;

type ToolDone = Extract<ToyEvent, { type: 'book.done' }>;

const { tell, call, note, schedule } = kit<{
  memory: ToyContext;
  event: ToyEvent;
  place: null;
  tool: 'book' | 'free';
}>(null);

const tells = (key: string) => tell(message<ToyContext>(key));

const machine = setup({
  types: { context: {} as ToyContext, events: {} as ToyEvent },
  actions: kitActions,
}).createMachine({
  id: 'toy',
  context: {},
  initial: 'idle',
  states: {
    idle: {
      on: {
        book: { target: 'booking' },
        free: { actions: tells('nothing_to_free') },
      },
    },
    booking: {
      // The input depends on the clock, so that a resumed turn that did not adopt its claim would book a second time.
      entry: call('book', (_toy, event) => ({ asked: event.turn.now })),
      on: {
        'book.done': {
          target: 'holding',
          actions: [
            note('the booking', (_toy, event: ToolDone) => ({ booking: event.output.booking })),
            tell(message<ToyContext>('booked', (toy) => ({ booking: toy.booking ?? null }))),
            schedule('remind', (_toy, event) => new Date(Date.parse(event.turn.now) + 5 * minute).toISOString()),
          ],
        },
        'book.refused': { target: 'idle', actions: tells('taken') },
        'book.failed': { target: 'idle', actions: tells('try_again') },
      },
    },
    holding: {
      on: {
        book: { actions: tells('already') },
        free: { target: 'freeing' },
        'timer.remind': { actions: tells('reminder') },
      },
    },
    freeing: {
      entry: call('free', (toy) => ({ booking: toy.booking ?? '' })),
      on: {
        'free.done': {
          target: 'idle',
          actions: [
            note('no booking', () => ({ booking: undefined })),
            { type: 'effect', params: [{ kind: 'unschedule', timer: 'remind' }] },
            tells('freed'),
          ],
        },
        'free.refused': { target: 'holding', actions: tells('not_freed') },
        'free.failed': { target: 'holding', actions: tells('try_again') },
      },
    },
  },
  on: {
    chat: {
      actions: [
        note('one more thing said', (toy) => ({ said: (toy.said ?? 0) + 1 })),
        tell(
          message<ToyContext, IntentEvent<'book' | 'free' | 'chat'>>('heard', (toy, event) => ({
            text: event.text,
            said: toy.said ?? 0,
          })),
        ),
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

/** The business that runs it. */
export function toyBusiness(bookings: Bookings): Business {
  return {
    id: 'toy',
    name: 'Toy',
    timeZone: 'Europe/London',
    locales: ['en'],
    flow: 'toy',
    flows: new Map([['toy', toyFlow]]),
    desk: { name: 'Toy', contact: '0', topics: [], locales: ['en'] },
    listening: (now) => ({
      now,
      timeZone: 'Europe/London',
      country: 'GB',
      hours: { from: '09:00', to: '17:00' },
      vocabulary: { lists: {}, topics: [] },
    }),
    tools: new Map([['toy', new Map(toyTools(bookings).map((tool) => [tool.name, tool]))]]),
    render: (_flow, _locale, say) => JSON.stringify([say.key, say.facts]),
    stated: () => [],
    voice: 'template',
    choices: () => [],
  };
}
