import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WEEKDAYS } from '../../src/core/when.ts';
import { says } from './behaviours.ts';
import { openPractice, type Practice, STATES, type State } from './desk.ts';
import { type ModelServer, openModelServer } from './server.ts';
import { watching } from './watching.ts';

let server: ModelServer;
let practice: Practice;

beforeAll(async () => {
  server = await openModelServer();
  practice = await openPractice(server, watching());
});

afterAll(() => server.close());

/** What each state may hear at all, and where it may lead without a yes in the customer's own words. */
const ALLOWED: { readonly [S in State]: { readonly intents: readonly string[]; readonly states: readonly string[] } } =
  {
    idle: {
      intents: ['constraint', 'select', 'confirm', 'decline', 'cancel', 'unclear'],
      states: ['idle', 'offered'],
    },
    offered: {
      intents: ['constraint', 'select', 'decline', 'cancel', 'unclear'],
      states: ['idle', 'offered', 'pending'],
    },
    pending: {
      intents: ['change_request', 'confirm', 'decline', 'cancel', 'unclear'],
      states: ['idle', 'offered', 'pending'],
    },
    booked: { intents: ['change_request', 'cancel', 'confirm', 'unclear'], states: ['booked'] },
  };

/** Words without a day, a time or a yes in them. */
const riddle = fc
  .array(fc.constantFrom('blorp', 'zxqv', 'wumpf', 'kriggle', 'snarf', 'quellop'), { minLength: 1, maxLength: 6 })
  .map((words) => words.join(' '));

const intent = fc.oneof(
  fc.constantFrom('constraint', 'select', 'confirm', 'decline', 'cancel', 'unclear', 'change_request', 'none'),
  fc.constantFrom('book', 'booked', 'handoff', 'lead', 'check_calendar.done', 'timer.offer', '__proto__', 'toString'),
  fc.string(),
);

const entities = fc.record(
  {
    date: fc.oneof(fc.constant('2026-03-06'), fc.string(), fc.integer()),
    day: fc.oneof(fc.constantFrom(...WEEKDAYS), fc.string()),
    dates: fc.constant('2026-03-09/2026-03-13'),
    time: fc.oneof(fc.constantFrom('09:30', '25:99'), fc.integer()),
    window: fc.constantFrom('morning', '00:00-24:00', 'never'),
    open: fc.constantFrom('time', 'everything', 'sesame'),
    except: fc.array(fc.constantFrom('friday', '2026-03-03')),
    choice: fc.integer({ min: -1, max: 4 }),
    slot: fc.constant('2026-03-03T09:00:00+00:00'),
  },
  { requiredKeys: [] },
);

/** Well-formed claims of every kind, JSON of any shape, and plain text. */
const answer = fc.oneof(
  { weight: 6, arbitrary: fc.record({ intent, entities }).map((claim) => JSON.stringify(claim)) },
  { weight: 2, arbitrary: fc.json({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 200 }) },
);

it('X1 no answer causes a transition the state does not allow, an entity that nobody said, or a booking', async () => {
  const told = fc.record({ state: fc.constantFrom(...STATES), text: riddle, first: answer, second: answer });
  await fc.assert(
    fc.asyncProperty(told, async ({ state, text, first, second }) => {
      const desk = await practice.deskIn(state);
      server.behave(says(first), says(second));
      const { turn, state: after, bookings, tools } = await desk.say(text);
      expect(ALLOWED[state].intents).toContain(turn.interpretation?.intent.type);
      expect(ALLOWED[state].states).toContain(after);
      // The only entity that rests on what was shown, and not on words, is the place of a listed option.
      const { choice = 1, ...rest } = turn.interpretation?.intent.entities ?? {};
      expect(rest).toEqual({});
      expect([1, 2]).toContain(choice);
      expect(bookings).toBe(state === 'booked' ? 1 : 0);
      expect(tools.filter((tool) => tool !== 'check_calendar')).toEqual([]);
      expect(turn.failure).toBeNull();
    }),
    { numRuns: 60 },
  );
});
