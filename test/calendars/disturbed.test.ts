import { describe, expect, it } from 'vitest';
import { earlierOf } from '../../src/domain/booking.ts';
import { Mirror } from '../../src/mirror/mirror.ts';
import { request } from '../../src/ports/bookings.contract-samples.ts';
import { silent } from '../../src/ports/observer.ts';
import type { OutsideCalendar } from '../../src/ports/outside-calendar.ts';
import { VirtualClock } from '../../src/providers/clock/virtual.ts';
import { google } from '../../src/providers/cloud/google/google.ts';
import { microsoft } from '../../src/providers/cloud/microsoft/microsoft.ts';
import { memoryStore } from '../../src/storage/memory/store.ts';
import { many } from '../prove.ts';
import { GoogleStandin } from './standins/google.ts';
import type { Fault } from './standins/http.ts';
import { letIn, REDIRECT } from './standins/let-in.ts';
import { MicrosoftStandin } from './standins/microsoft.ts';
import { CLIENT } from './standins/oauth.ts';

const NOW = '2026-03-02T09:00:00.000Z';
const HOUR = 3_600_000;
const FAULTS: readonly Fault[] = ['lost', 'answer_lost', 'limited', 'down', 'dead_token', null, null, null, null, null];

/** What a person does with an event of ours, by the booking's name. */
interface Person {
  readonly calendar: OutsideCalendar;
  readonly server: GoogleStandin | MicrosoftStandin;
  /** Ours, as `uid start`. */
  ours(): readonly (readonly [uid: string, start: number])[];
  move(uid: string, start: number): void;
  remove(uid: string): void;
}

async function atGoogle(): Promise<Person> {
  const server = await new GoogleStandin([REDIRECT]).start();
  const cloud = google({ ...CLIENT, apiUrl: server.address });
  const { opened: tokens } = await letIn('google', cloud);
  const calendar = cloud.open({ tokens, calendar: 'ana@example.com', timeZone: 'UTC' });
  const at = (instant: number) => ({ dateTime: new Date(instant).toISOString() });
  const idOf = (uid: string) => uid.replaceAll('-', '');
  const uidOf = (id: string) => id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return {
    ...{ server, calendar },
    ours: () => server.standing.map(({ id = '', start }) => [uidOf(id), Date.parse(start?.dateTime ?? '')] as const),
    move: (uid, start) => server.write(idOf(uid), { start: at(start), end: at(start + HOUR) }),
    remove: (uid) => server.remove(idOf(uid)),
  };
}

async function atMicrosoft(): Promise<Person> {
  const server = await new MicrosoftStandin([REDIRECT]).start();
  const cloud = microsoft({ ...CLIENT, apiUrl: server.address, tenant: 'common' });
  const { opened: tokens } = await letIn('microsoft', cloud);
  const calendar = cloud.open({ tokens, calendar: 'AAMkAna=', timeZone: 'UTC' });
  const at = (instant: number) => ({ dateTime: new Date(instant).toISOString().slice(0, 19), timeZone: 'UTC' });
  const uidOf = (transaction: string) => transaction.slice(0, 36);
  const idOf = (uid: string) => server.standing.find((one) => uidOf(one.transactionId ?? '') === uid)?.id ?? '';
  return {
    ...{ server, calendar },
    ours: () =>
      server.standing.map(
        ({ transactionId, start }) =>
          [uidOf(transactionId ?? ''), Date.parse(`${start?.dateTime?.slice(0, 19)}Z`)] as const,
      ),
    move: (uid, start) => server.write(idOf(uid), { start: at(start), end: at(start + HOUR) }),
    remove: (uid) => server.remove(idOf(uid)),
  };
}

/** Bookings, callings-off, people's changes and whatever goes wrong on the way, drawn by a seed. */
async function disturbed(open: () => Promise<Person>, seed: number): Promise<void> {
  let state = seed * 2_654_435_761;
  const draw = (below: number): number => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) | 0;
    return (state >>> 8) % below;
  };
  const [person, store, clock] = [await open(), memoryStore(), new VirtualClock(NOW)];
  const { ties, diary, bookings, payments, waiting } = store;
  const business = {
    ...{ id: 'contract', timeZone: 'UTC', lookAheadDays: 35, address: null, check: 'preferred' as const },
    ...{ moved: 'move' as const, deleted: 'call_off' as const, title: async () => 'Cut' },
  };
  const mirror = new Mirror({
    ...{ ties, diary, bookings, payments, waiting, clock, observer: silent, everySeconds: 1 },
    ...{ businesses: new Map([['contract', business]]), open: () => person.calendar },
    ...{ tell: async () => true, wasTold: async () => 'told' as const },
  });
  const about = { provider: 'cloud', sealed: '', label: 'Ana', units: 1, mirrors: true, declared: false };
  await ties.tie({ id: 'tie', business: 'contract', resource: 'ana', ...about, now: NOW });
  const round = async (seconds: number) => {
    clock.set(new Date(Date.parse(clock.now()) + seconds * 1000).toISOString());
    await mirror.round();
  };
  const free = () => Date.parse(NOW) + (24 + draw(20)) * HOUR;
  const standing = async () =>
    (await diary.of({ business: 'contract', resource: 'ana', from: NOW, to: '2026-03-20T00:00:00Z' })).map(
      ({ booking }) => booking,
    );
  for (let step = 0; step < 12; step += 1) {
    person.server.fault = () => FAULTS[draw(FAULTS.length)] ?? null;
    const [what, some, start] = [draw(6), (await standing())[0], free()];
    const [uid] = person.ours()[0] ?? [];
    const asked = {
      resource: 'ana',
      start: iso(start),
      end: iso(start + HOUR),
      conversation: 'talk',
      now: clock.now(),
    };
    if (what <= 1) await bookings.book(request(asked));
    else if (what === 2 && some)
      await bookings.move({ id: some.id, from: ['confirmed'], to: 'cancelled', now: clock.now() });
    else if (what === 3 && uid) person.move(uid, start);
    else if (what === 4 && uid) person.remove(uid);
    else await round(30);
  }
  person.server.fault = () => null;
  for (let rounds = 0; rounds < 8; rounds += 1) await round(700);
  const booked = (await standing()).map((one) => `${earlierOf(one)[0] ?? one.id} ${iso(Date.parse(one.start))}`);
  const there = person.ours().map(([uid, start]) => `${uid} ${iso(start)}`);
  expect(there.sort(), `seed ${seed}`).toEqual(booked.sort());
  const tie = await ties.get('tie');
  expect([tie?.waiting, tie?.trouble], `seed ${seed}`).toEqual([0, null]);
  await person.server.close();
}

function iso(instant: number): string {
  return new Date(instant).toISOString();
}

describe('calendars of providers that misbehave', () => {
  it.each([
    ['Google', atGoogle],
    ['Microsoft', atMicrosoft],
  ] as const)(
    'H3 H5 whatever is lost, refused or forgotten on the way to %s, it ends in the same place',
    async (_, open) => {
      for (let seed = 1; seed <= many(8, 100); seed += 1) await disturbed(open, seed);
    },
  );
});
