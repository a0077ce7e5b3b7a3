import { describe, expect, it } from 'vitest';
import type { Flow } from '../core/flow.ts';
import { type Header, newHeader, SETTLE_TIMER } from '../core/header.ts';
import type { Booking } from '../domain/booking.ts';
import type { Conversation } from '../ports/conversations.ts';
import { keyOf } from './key.ts';
import type { Sight, Verified } from './trial.ts';

const NOW = '2026-03-02T09:05:00Z';
const NOBODY = {} as Verified;

function booking(id: string, day: number): Booking {
  const [start, end] = ['12:00', '12:30'].map((time) => `2026-03-0${day}T${time}:00Z`) as [string, string];
  const place = { business: 'northside', resource: 'main', unit: 1, start, end };
  return {
    id,
    key: id,
    ...place,
    customer: null,
    conversation: 'talk',
    details: {},
    heldUntil: null,
    status: 'confirmed',
  };
}

interface About {
  readonly known?: string;
  readonly header?: Partial<Header>;
  readonly acted?: Sight['acted'];
}

function seen(bookings: readonly Booking[], { known = 'first', header = {}, acted = new Map() }: About = {}): Sight {
  const opened = newHeader({ flow: 'appointment', flowVersion: 1, language: 'en' });
  const context = { booked_booking: { booking_id: known } };
  const conversation = { id: 'talk', header: { ...opened, ...header }, context } as unknown as Conversation;
  return { now: NOW, conversation, bookings, payments: [], acted } as unknown as Sight;
}

/** A journey of which everything that is stored counts. */
const JOURNEY = {
  name: 'appointment',
  restore: (stored: object) => stored,
  store: (at: object) => at,
  state: () => 'booked',
  rests: () => true,
  proposes: () => null,
} as unknown as Flow;

function key(...about: Parameters<typeof seen>): string {
  return keyOf({ ...NOBODY, flows: new Map([['appointment', JOURNEY]]) }, seen(...about));
}

/** With these calls open, of which those with a fate had acted. */
function keyWith(lost: { readonly [tool: string]: 'told' | 'undone' | null }, about: About = {}): string {
  const calls = Object.entries(lost);
  const unsettled = calls.map(([tool]) => ({ key: `key of ${tool}`, tool, input: {}, since: NOW }));
  const timers = calls.length > 0 ? { [SETTLE_TIMER]: NOW } : {};
  const acted = new Map(calls.flatMap(([tool, fate]) => (fate === null ? [] : [[`key of ${tool}`, fate] as const])));
  return key([booking('first', 4)], { ...about, header: { ...about.header, unsettled, timers }, acted });
}

function keyAfter(act: 'book' | 'move', at: string): string {
  return key([], { header: { desk: { done: { act, at } } } });
}

describe('a state, as verify tells it from others', () => {
  it('G4 tells apart whether the talk knows of the booking that staff act on', () => {
    const two = [booking('first', 4), booking('second', 6)];
    const closed = { header: { closesAt: NOW } };
    expect(key(two, { ...closed, known: 'first' })).not.toBe(key(two, { ...closed, known: 'second' }));
    expect(key([booking('first', 4)])).toBe(key([booking('first', 6)]));
  });

  it('X5 tells apart which of the calls whose answer was lost had acted, and only those', () => {
    const told = keyWith({ move: 'told', call_off: null });
    expect(told).not.toBe(keyWith({ move: null, call_off: 'told' }));
    expect(told).toBe(keyWith({ move: 'told' }));
    expect(keyWith({ move: null })).toBe(keyWith({}));
    expect(keyWith({ book: 'undone' })).not.toBe(keyWith({}));
  });

  it('X5 X7 counts what is known where it is heard: not while something is to be told first, in a closed talk or with a person', () => {
    const [one, other] = [{ known: 'first' }, { known: 'first and more' }];
    expect(keyWith({}, one)).not.toBe(keyWith({}, other));
    expect(keyWith({ book: 'undone' }, one)).not.toBe(keyWith({ book: 'undone' }, other));
    expect(keyWith({ move: 'told' }, one)).toBe(keyWith({ move: 'told' }, other));
    for (const header of [{ closesAt: NOW }, { handedOff: true }]) {
      expect(keyWith({}, { ...one, header })).toBe(keyWith({}, { ...other, header }));
    }
  });

  it('X15 tells apart in a closed talk whether the next one finds what stands as theirs', () => {
    const theirs = { ...booking('first', 4), customer: 'ana' };
    const closed = { header: { closesAt: NOW } };
    expect(key([theirs], closed)).not.toBe(key([booking('first', 4)], closed));
    expect(key([theirs])).toBe(key([booking('first', 4)]));
  });

  it('X13 tells apart what was done last while a protest would be one against it', () => {
    expect(keyAfter('book', NOW)).not.toBe(keyAfter('move', NOW));
    expect(keyAfter('book', '2026-03-01T09:05:00Z')).toBe(keyAfter('move', '2026-03-01T09:05:00Z'));
  });
});
