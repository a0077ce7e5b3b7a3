import { describe, expect, it } from 'vitest';
import { newHeader } from '../core/header.ts';
import { derivedId } from '../core/ids.ts';
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

function seen(bookings: readonly Booking[], known = 'first'): Sight {
  const header = newHeader({ flow: 'appointment', flowVersion: 1, language: 'en' });
  const context = { booked_booking: { booking_id: known } };
  const conversation = { id: 'talk', header, context } as unknown as Conversation;
  return { now: NOW, conversation, bookings, payments: [] } as unknown as Sight;
}

function key(...about: Parameters<typeof seen>): string {
  return keyOf({ ...NOBODY, flows: new Map() }, seen(...about));
}

function keyWith(lost: readonly string[], bookings: readonly Booking[]): string {
  const sight = seen(bookings);
  const unsettled = lost.map((tool) => ({ key: `key of ${tool}`, tool, input: {}, since: NOW }));
  const conversation = { ...sight.conversation, header: { ...sight.conversation?.header, unsettled } } as Conversation;
  return keyOf({ ...NOBODY, flows: new Map() }, { ...sight, conversation });
}

describe('a state, as verify tells it from others', () => {
  it('G4 tells apart whether the talk knows of the booking that staff act on', () => {
    const two = [booking('first', 4), booking('second', 6)];
    expect(key(two, 'first')).not.toBe(key(two, 'second'));
    expect(key([booking('first', 4)])).toBe(key([booking('first', 6)]));
  });

  it('X5 tells apart whether a call whose answer was lost had acted', () => {
    const [moved, calledOff] = [booking('first', 4), booking('second', 6)];
    const before = keyWith(['move', 'call_off'], [moved, calledOff]);
    const byMove = keyWith(['move', 'call_off'], [{ ...moved, key: 'key of move' }, calledOff]);
    const details = { called_off_by: derivedId('key of call_off') };
    const byCallingOff = keyWith(['move', 'call_off'], [moved, { ...calledOff, details }]);
    expect(new Set([before, byMove, byCallingOff]).size).toBe(3);
  });
});
