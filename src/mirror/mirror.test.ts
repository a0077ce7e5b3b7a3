import { describe, expect, it } from 'vitest';
import { many } from '../../test/prove.ts';
import { type Booking, earlierOf } from '../domain/booking.ts';
import { request } from '../ports/bookings.contract-samples.ts';
import { silent } from '../ports/observer.ts';
import type { Ties } from '../ports/ties.ts';
import { VirtualClock } from '../providers/clock/virtual.ts';
import { memoryStore } from '../storage/memory/store.ts';
import { bookingsBeside, bookingsTelling } from './beside.ts';
import { Mirror } from './mirror.ts';
import type { MirroredBusiness, MirrorParts, OutsideChange, Told } from './parts.ts';
import { type Fault, ScriptedCalendar } from './testing/calendar.ts';

const NOW = '2026-03-02T09:00:00.000Z';
const HOUR = 3_600_000;
const at = (hours: number) => new Date(Date.parse(NOW) + hours * HOUR).toISOString();
const span = (hours: number, length = 1) => ({
  start: Date.parse(NOW) + hours * HOUR,
  end: Date.parse(NOW) + (hours + length) * HOUR,
});

/** A calendar that takes what it is asked and says nothing. */
const NEVER = new Proxy(new ScriptedCalendar(), { get: () => () => new Promise(() => {}) });

/** A process that dies at one of its steps, whichever side of it. */
class Died extends Error {}

function house(policy: Partial<MirroredBusiness> = {}) {
  const store = memoryStore();
  const clock = new VirtualClock(NOW);
  const calendar = new ScriptedCalendar();
  const told: OutsideChange[] = [];
  let becameOf: Told = 'told';
  const business: MirroredBusiness = {
    ...{ id: 'contract', timeZone: 'UTC', lookAheadDays: 35, address: null, check: 'preferred' },
    ...{ moved: 'move', deleted: 'call_off', title: async ({ resource }) => resource, ...policy },
  };
  let stepsLeft = Number.POSITIVE_INFINITY;
  const mortal = <T extends object>(part: T): T =>
    new Proxy(part, {
      get: (of, name) => {
        const method = Reflect.get(of, name) as unknown;
        if (typeof method !== 'function') return method;
        return async (...given: readonly unknown[]) => {
          stepsLeft -= 1;
          if (stepsLeft <= 0) throw new Died();
          const answer: unknown = await method.apply(of, given);
          stepsLeft -= 1;
          if (stepsLeft <= 0) throw new Died();
          return answer;
        };
      },
    });
  const parts = (isMortal: boolean): MirrorParts => {
    const may = <T extends object>(part: T): T => (isMortal ? mortal(part) : part);
    const { ties, diary, bookings, payments, waiting } = store;
    return {
      ...{
        ties: may(ties as Ties),
        diary: may(diary),
        bookings: may(bookings),
        payments: may(payments),
        waiting: may(waiting),
      },
      ...{ businesses: new Map([['contract', business]]), clock, observer: silent, everySeconds: 1 },
      open: ({ provider }) => (provider === 'slow' ? NEVER : isMortal ? mortal(calendar) : calendar),
      tell: async (change) => {
        if (!told.some(({ eventId }) => eventId === change.eventId)) told.push(change);
        return true;
      },
      wasTold: async () => becameOf,
    };
  };
  let mirror = new Mirror(parts(false));
  return {
    ...{ store, clock, calendar, told },
    mirror: () => mirror,
    /** What becomes of every message. */
    messagesAre(what: Told) {
      becameOf = what;
    },
    alerts: async () => (await store.ties.alerts('contract', 9)).map(({ kind }) => kind),
    /** The ledger as everybody uses it. */
    ledger: () => bookingsTelling(store.bookings, mirror),
    async tie() {
      const about = { provider: 'scripted', sealed: '', label: 'Ana', units: 1, mirrors: true, declared: false };
      await store.ties.tie({ id: 'tie', business: 'contract', resource: 'ana', ...about, now: clock.now() });
    },
    async round(seconds = 2) {
      clock.set(new Date(Date.parse(clock.now()) + seconds * 1000).toISOString());
      await mirror.round();
    },
    /** A process that dies after so many steps, and another in its place, once the lease of the first is over. */
    async die(steps: number) {
      stepsLeft = steps;
      mirror = new Mirror(parts(true));
      await this.round().catch(() => {});
      stepsLeft = Number.POSITIVE_INFINITY;
      mirror = new Mirror(parts(false));
      await this.round(61);
    },
    async book(hours: number): Promise<Booking | null> {
      const asked = { resource: 'ana', start: at(hours), end: at(hours + 1), conversation: 'talk', now: clock.now() };
      const answer = await bookingsBeside(store.bookings, mirror).book(request(asked));
      return answer.kind === 'booked' ? answer.booking : null;
    },
    async standing() {
      return store.diary.of({ business: 'contract', resource: 'ana', from: at(-100), to: at(1000) });
    },
  };
}

type House = ReturnType<typeof house>;

/** Everything that needs no time to pass has come to pass. */
async function awake({ calendar }: House): Promise<void> {
  const before = JSON.stringify(calendar.events);
  for (let ticks = 0; ticks < 1_000 && JSON.stringify(calendar.events) === before; ticks += 1) await undefined;
}

/** What is booked and what stands there are the same, each once. */
async function inStep({ calendar, standing }: House): Promise<void> {
  const ours = calendar.events.filter(({ uid }) => uid.endsWith('@holdfast'));
  const shown = ours.map(({ uid, start }) => `${uid} ${new Date(start).toISOString()}`).sort();
  const booked = (await standing()).map(({ booking }) => booking);
  const held = booked
    .map((one) => `${earlierOf(one)[0] ?? one.id}@holdfast ${new Date(one.start).toISOString()}`)
    .sort();
  expect(shown).toEqual(held);
}

describe('keeping an outside calendar in step', () => {
  it('H1 H2 writes what is booked, follows what people move, shorten and delete, and tells the customer each once', async () => {
    const desk = house();
    await desk.tie();
    const booking = await desk.book(24);
    await desk.round();
    await inStep(desk);
    desk.calendar.write(booking?.id ?? '', `${booking?.id}@holdfast`, span(30, 0.5));
    for (const _ of [1, 2, 3]) await desk.round();
    await inStep(desk);
    const [moved] = await desk.standing();
    expect([moved?.booking.start, moved?.booking.end]).toEqual(
      [at(30), at(30.5)].map((one) => one.replace('.000Z', '+00:00')),
    );
    desk.calendar.take(booking?.id ?? '');
    for (const _ of [1, 2, 3]) await desk.round();
    expect(await desk.standing()).toEqual([]);
    expect(desk.told.map(({ after }) => after !== null)).toEqual([true, false]);
  });

  it('H1 A14 foreign events block the time, and one that goes frees it for those who wait', async () => {
    const desk = house();
    await desk.tie();
    desk.calendar.write('dentist', 'dentist@elsewhere', span(24));
    await desk.round();
    expect(await desk.book(24)).toBeNull();
    desk.calendar.take('dentist');
    await desk.round();
    expect((await desk.store.waiting.takeFreed({ now: at(1), leaseUntil: at(2), limit: 9 })).length).toBe(1);
    expect(await desk.book(24)).not.toBeNull();
  });

  it('H1 whatever the ledger changes goes out by its own notice, with no round and no time passing', async () => {
    const desk = house();
    await desk.tie();
    const asked = { resource: 'ana', start: at(24), end: at(25), conversation: 'talk', now: NOW };
    const answer = await desk.ledger().book(request(asked));
    const id = answer.kind === 'booked' ? answer.booking.id : '';
    await awake(desk);
    await inStep(desk);
    expect(desk.calendar.events).toHaveLength(1);
    await desk.ledger().move({ id, from: ['confirmed'], to: 'cancelled', now: NOW });
    await awake(desk);
    expect(desk.calendar.events).toEqual([]);
  });

  it('H5 whoever asks while something is written has the calendar read after it, not taken for missing', async () => {
    const desk = house();
    await desk.tie();
    await desk.ledger().book(request({ resource: 'ana', start: at(24), end: at(25), now: NOW }));
    desk.calendar.write('dentist', 'dentist@elsewhere', span(26));
    expect(await desk.mirror().missing('contract', ['ana'], 1_000)).toBeNull();
    expect(await desk.book(26)).toBeNull();
    await inStep(desk);
  });

  it('A14 a booking is held against what stands outside at that moment, however lately that was read', async () => {
    const desk = house();
    await desk.tie();
    await desk.round(0);
    desk.calendar.write('dentist', 'dentist@elsewhere', span(24));
    expect(await desk.book(24)).toBeNull();
  });

  it('H5 A12 a calendar that could not be asked the last time is missing, however lately it was read', async () => {
    const desk = house();
    await desk.tie();
    await desk.round();
    desk.calendar.fault = () => 'lost';
    await desk.round();
    expect(await desk.mirror().missing('contract', ['ana'], 30_000)).toBe('the calendar of ana cannot be asked');
  });

  it('H5 a calendar that has just failed, or says when to come again, is not asked by everybody who comes', async () => {
    const desk = house();
    await desk.tie();
    let asked = 0;
    desk.calendar.fault = () => {
      asked += 1;
      return 'limited';
    };
    for (const _ of [1, 2, 3]) {
      expect(await desk.mirror().missing('contract', ['ana'], 1_000)).toBe('the calendar of ana cannot be asked');
    }
    expect(asked).toBe(1);
    desk.calendar.fault = () => null;
    desk.clock.advance(6_000);
    expect(await desk.mirror().missing('contract', ['ana'], 1_000)).toBeNull();
  });

  it('H5 a calendar that never answers holds up its own tie alone', async () => {
    const desk = house();
    await desk.tie();
    const about = { provider: 'slow', sealed: '', label: 'Bea', units: 1, mirrors: true, declared: false };
    await desk.store.ties.tie({ id: 'slow', business: 'contract', resource: 'bea', ...about, now: NOW });
    await desk.mirror().begin();
    await desk.book(24);
    await desk.mirror().begin();
    await awake(desk);
    expect(desk.calendar.events).toHaveLength(1);
  });

  it('H2 a customer who could not be told of a change outside is an alert; one who was is none', async () => {
    const outcomes: readonly (readonly [Told, readonly string[]])[] = [
      ['told', []],
      ['taken', []],
      ['waiting', []],
      ['untold', ['untold']],
    ];
    for (const [what, alerts] of outcomes) {
      const desk = house();
      await desk.tie();
      const booking = await desk.book(24);
      await desk.round();
      desk.messagesAre(what);
      desk.calendar.write(booking?.id ?? '', `${booking?.id}@holdfast`, span(30));
      for (const _ of [1, 2, 3]) await desk.round();
      expect([what, await desk.alerts()]).toEqual([what, alerts]);
      // What nobody took for two days was not told; what was taken counts as told.
      await desk.round(3 * 86_400);
      expect([what, await desk.alerts()]).toEqual([what, what === 'waiting' ? ['untold'] : alerts]);
    }
  });

  it('H1 H2 what we wrote and another calendar shows as well takes up no time', async () => {
    const desk = house();
    await desk.tie();
    const booking = await desk.book(24);
    await desk.store.bookings.move({ id: booking?.id ?? '', from: ['confirmed'], to: 'cancelled', now: NOW });
    await desk.round();
    desk.calendar.write('shown again', `${booking?.id}@holdfast`, span(24));
    await desk.round();
    expect(await desk.book(24)).not.toBeNull();
  });

  it('H2 as the business sets, a change outside is put back and people are told', async () => {
    const desk = house({ moved: 'alert', deleted: 'alert' });
    await desk.tie();
    const one = await desk.book(24);
    const two = await desk.book(26);
    await desk.round();
    desk.calendar.write(one?.id ?? '', `${one?.id}@holdfast`, span(30));
    desk.calendar.take(two?.id ?? '');
    for (const _ of [1, 2, 3]) await desk.round();
    await inStep(desk);
    expect(await desk.standing()).toHaveLength(2);
    const alerts = await desk.store.ties.alerts('contract', 9);
    expect(alerts.map(({ kind }) => kind).sort()).toEqual(['deleted', 'moved']);
    expect(desk.told).toEqual([]);
  });

  it('H2 a move to a time that is taken is put back, and that is said', async () => {
    const desk = house();
    await desk.tie();
    const [one] = [await desk.book(24), await desk.book(26)];
    await desk.round();
    desk.calendar.write(one?.id ?? '', `${one?.id}@holdfast`, span(26));
    for (const _ of [1, 2]) await desk.round();
    await inStep(desk);
    expect(await desk.store.ties.alerts('contract', 9)).toMatchObject([{ kind: 'taken' }]);
  });

  it('H5 a calendar that is emptied calls nothing off: a person is asked', async () => {
    const desk = house();
    await desk.tie();
    const bookings = [];
    for (let hour = 24; hour < 32; hour += 1) bookings.push(await desk.book(hour));
    await desk.round();
    for (const one of bookings) desk.calendar.take(one?.id ?? '');
    for (const _ of [1, 2]) await desk.round();
    expect(await desk.standing()).toHaveLength(8);
    expect(await desk.store.ties.alerts('contract', 9)).toMatchObject([{ kind: 'vanished' }]);
  });

  it('H5 A12 while it cannot be asked, `required` stops a booking and `preferred` goes on', async () => {
    for (const check of ['required', 'preferred'] as const) {
      const desk = house({ check });
      await desk.tie();
      desk.calendar.fault = () => 'lost';
      expect(await desk.mirror().missing('contract', ['ana'], 1_000)).toBe('the calendar of ana cannot be asked');
      const booked = await desk.book(24).catch((error: Error) => error.message);
      if (check === 'required') expect(booked).toBe('the calendar of ana cannot be asked');
      else expect(booked).toMatchObject({ status: 'confirmed' });
      desk.calendar.fault = () => null;
      for (const _ of [1, 2, 3]) await desk.round(60);
      await inStep(desk);
    }
  });

  it('H5 whatever is lost, doubled, told to wait or killed on the way, it ends in the same place', async () => {
    const only = process.env['HOLDFAST_SEED'];
    const seeds = only === undefined ? Array.from({ length: many(40, 400) }, (_, at) => at + 1) : [Number(only)];
    for (const seed of seeds) await disturbed(seed);
  });
});

/** Bookings, moves, callings-off, people's changes, faults and deaths, drawn by a seed. */
async function disturbed(seed: number): Promise<void> {
  let state = seed * 2_654_435_761;
  const draw = (below: number): number => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) | 0;
    return (state >>> 8) % below;
  };
  const desk = house();
  await desk.tie();
  const FAULTS: readonly Fault[] = ['lost', 'answer_lost', 'limited', 'dead_cursor', 'doubled', null, null, null, null];
  let people = 0;
  for (let step = 0; step < 14; step += 1) {
    desk.calendar.fault = () => FAULTS[draw(FAULTS.length)] ?? null;
    const entries = await desk.standing();
    const some = entries[draw(Math.max(1, entries.length))]?.booking;
    const events = desk.calendar.events.filter(({ uid }) => uid.endsWith('@holdfast'));
    const event = events[draw(Math.max(1, events.length))];
    const place = event?.uid.replace('@holdfast', '') ?? '';
    const what = draw(7);
    if (what <= 1) await desk.book(24 + draw(20));
    else if (what === 2 && some)
      await desk.store.bookings.move({ id: some.id, from: ['confirmed'], to: 'cancelled', now: desk.clock.now() });
    else if (what === 3 && event) desk.calendar.write(place, event.uid, span(24 + draw(20)));
    else if (what === 4 && event) desk.calendar.take(place);
    else if (what === 5) await desk.die(1 + draw(40));
    else await desk.round(30);
    if (what === 3 || what === 4) people += 1;
  }
  desk.calendar.fault = () => null;
  for (let rounds = 0; rounds < 8; rounds += 1) await desk.round(700);
  await inStep(desk).catch((error: unknown) => {
    throw new Error(`seed ${seed}: ${String(error)}`);
  });
  expect(desk.told.length, `seed ${seed}`).toBeLessThanOrEqual(people);
  const tie = await desk.store.ties.get('tie');
  expect([tie?.waiting, tie?.trouble], `seed ${seed}`).toEqual([0, null]);
}
