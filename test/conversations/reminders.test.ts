import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { house } from '../../src/app/house.ts';
import { remindAt } from '../../src/domain/reminders.ts';
import { instantOf } from '../../src/domain/zoned.ts';
import { silent } from '../../src/ports/observer.ts';
import { many, PROVING } from '../prove.ts';

/**
 * F8: whatever happens to a booking, by whomever, its customer is reminded once at each instant at which it stands, lies ahead
 * and stood before: exactly once, however many processes look and whenever they die.
 */
const BEGIN = '2026-03-02T09:05:00.000Z';
const LOOK_MINUTES = 30;
const HOUR_MS = 3_600_000;
const LEADS = [1_440, 120];
const ADDRESS = { business: 'lucia', channel: 'whatsapp', address: '+34600111222' };
const TERMS = { tell: { from: '08:00', to: '21:00' }, timeZone: 'Europe/Madrid' };

type Deed = 'book' | 'call_off' | 'stand_again' | 'stop' | 'start' | 'crash';

interface Happening {
  readonly deed: Deed;
  readonly afterMinutes: number;
  readonly startsAfterHours: number;
}

const happenings = fc.array(
  fc.record({
    deed: fc.constantFrom<Deed>('book', 'book', 'book', 'call_off', 'stand_again', 'stop', 'start', 'crash'),
    afterMinutes: fc.integer({ min: 1, max: 1_500 }),
    startsAfterHours: fc.integer({ min: 1, max: 80 }),
  }),
  { minLength: 1, maxLength: 12 },
);

interface Stood {
  readonly id: string;
  readonly start: string;
  /** From when on it counted, and until when. */
  readonly spans: { readonly from: number; to: number }[];
}

async function live(story: readonly Happening[]) {
  const store = await house.openFreshStore(PROVING ? 'pglite' : 'memory');
  const clock = house.virtualClock(BEGIN);
  // A process that dies after it gave the reminder to the talk, and before it noted that.
  let dies = false;
  const settle = (...given: Parameters<typeof store.reminders.settle>) =>
    dies ? Promise.reject(new Error('the process died')) : store.reminders.settle(...given);
  const reminders = {
    take: store.reminders.take.bind(store.reminders),
    postpone: store.reminders.postpone.bind(store.reminders),
    settle,
  };
  const open = () => house.compose({ store: { ...store, reminders }, clock, observer: silent });
  const processes = [await open(), await open()];
  const [first] = processes;
  if (first === undefined) throw new Error('nobody is there');
  const handled = await first.app.engine.handle({
    ...{ to: ADDRESS, eventId: 'hello', event: { kind: 'message', text: 'hola' } },
  });
  const conversation = handled.kind === 'handled' ? handled.conversation : '';
  const stood: Stood[] = [];
  const stopped: { from: number; to: number }[] = [];
  const now = () => Date.parse(clock.now());

  /** The clock goes on by itself, and both look every half an hour; one that died comes back at the next. */
  const goOn = async (minutes: number) => {
    for (let left = minutes; left > 0; left -= LOOK_MINUTES) {
      clock.set(new Date(now() + Math.min(LOOK_MINUTES, left) * 60_000).toISOString());
      await Promise.all(processes.map(({ app }) => app.engine.sweep()));
      dies = false;
    }
  };
  for (const [place, { deed, afterMinutes, startsAfterHours }] of story.entries()) {
    await goOn(afterMinutes);
    const last = stood.at(-1);
    if (deed === 'crash') dies = true;
    if (deed === 'stop' && stopped.at(-1)?.to !== Number.POSITIVE_INFINITY) {
      await store.stops.stop(ADDRESS, clock.now());
      stopped.push({ from: now(), to: Number.POSITIVE_INFINITY });
    }
    const stop = stopped.at(-1);
    if (deed === 'start' && stop?.to === Number.POSITIVE_INFINITY) {
      await store.stops.start(ADDRESS);
      stop.to = now();
    }
    if (deed === 'book') {
      const start = new Date(now() + startsAfterHours * HOUR_MS).toISOString();
      const id = `booking-${place}`;
      const request = {
        key: id,
        id,
        business: 'lucia',
        resource: 'ana',
        units: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
        start,
      };
      const end = new Date(instantOf(start) + HOUR_MS / 2).toISOString();
      const details = { services: ['Corte corto'] };
      // Every other one is instead of the one before, as where it is moved.
      const replaced =
        place % 2 === 1 ? stood.find(({ spans }) => spans.at(-1)?.to === Number.POSITIVE_INFINITY) : undefined;
      const more = { end, heldUntil: null, conversation, customer: null, details, now: clock.now() };
      await store.bookings.book({ ...request, ...more, ...(replaced && { replaces: replaced.id }) });
      const ended = replaced?.spans.at(-1);
      if (ended) ended.to = now();
      stood.push({ id, start, spans: [{ from: now(), to: Number.POSITIVE_INFINITY }] });
    }
    const span = last?.spans.at(-1);
    if (deed === 'call_off' && last && span?.to === Number.POSITIVE_INFINITY) {
      await store.bookings.move({ id: last.id, from: ['confirmed'], to: 'cancelled', now: clock.now() });
      span.to = now();
    }
    if (deed === 'stand_again' && last && span && span.to !== Number.POSITIVE_INFINITY) {
      const back = await store.bookings.move({ id: last.id, from: ['cancelled'], to: 'confirmed', now: clock.now() });
      if (back?.moved) last.spans.push({ from: now(), to: Number.POSITIVE_INFINITY });
    }
  }
  await goOn(90 * 60);
  const turns = await store.conversations.turns(conversation);
  const told = turns.flatMap(({ events, replies }) =>
    events.flatMap(({ event }) =>
      event.kind === 'reminder' && replies.length > 0 ? [String(event.facts['booking'])] : [],
    ),
  );
  await Promise.all(processes.map(({ app }) => app.engine.close()));
  await store.close();
  return { told: told.toSorted(), due: dueOf(stood, stopped).toSorted() };
}

/** What the customer has to be told by the end. What is done at an instant is done after both have looked at it. */
function dueOf(stood: readonly Stood[], stopped: readonly { from: number; to: number }[]): readonly string[] {
  return stood.flatMap(({ id, start, spans }) =>
    LEADS.flatMap((lead) => {
      const at = instantOf(remindAt(start, lead, TERMS));
      const stands = spans.some(({ from, to }) => from < at && at <= to);
      const isStopped = stopped.some(({ from, to }) => from < at && at <= to);
      return stands && !isStopped ? [id] : [];
    }),
  );
}

describe('reminders over whatever happens', () => {
  it(
    'F8 each due instant of what stands is told exactly once',
    async () => {
      await fc.assert(
        fc.asyncProperty(happenings, async (story) => {
          // Every deed when they look: nothing falls between a due instant and its look.
          const even = story.map((one) => ({
            ...one,
            afterMinutes: Math.ceil(one.afterMinutes / LOOK_MINUTES) * LOOK_MINUTES,
          }));
          const { told, due } = await live(even);
          expect(told).toEqual(due);
        }),
        { numRuns: PROVING ? 60 : 5 },
      );
    },
    many(300_000, 1_800_000),
  );
});
