import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Reading } from '../../core/reading.ts';
import { newDialogue } from './context.ts';
import { namedSlots } from './hears/names.ts';
import { expectationOf } from './intents.ts';
import { loadTask } from './task/load.ts';
import { place } from './testing/flights.ts';

const tasks = new Map(
  ['book_flight', 'cancel_booking'].map((name) => {
    const text = readFileSync(new URL(`../../../demo/skylark/${name}.yaml`, import.meta.url), 'utf8');
    const { task } = loadTask(text, name);
    if (task === null) throw new Error(name);
    return [name, task] as const;
  }),
);
const moment = { ...place, now: '2025-12-03T15:00:00Z' };

/** A reading by hand: the recognisers have their own tests. */
function reading(text: string, mentions: Reading['mentions'] = []): Reading {
  return { text, locale: 'en', mentions, rest: '' };
}

function city(text: string, id: string, whole: string, role: 'from' | 'to' | null = null): Reading['mentions'][number] {
  const start = whole.indexOf(text);
  return { kind: 'item', list: 'cities', id, likeness: 1, role, start, end: start + text.length };
}

function best(data: object, words: Reading): { type: string; entities: unknown } {
  const { hear, otherwise } = expectationOf({ ...newDialogue(), ...data }, tasks, moment);
  const { type, entities } = hear(words, () => true) ?? { type: otherwise, entities: {} };
  return { type, entities };
}

const waiting = {
  conversation_state: 'waiting_for_slot',
  current_flow: 'book_flight',
  waiting_for_slot: 'destination',
  slots: { origin: 'New York' },
} as const;

describe('what each state hears', () => {
  it('C4 a plain value goes to the slot that is waited for', () => {
    expect(best(waiting, reading('Boston', [city('Boston', 'boston', 'Boston')]))).toMatchObject({
      type: 'inform',
      entities: { slots: { destination: 'Boston' } },
    });
  });

  it('C7 a slot called by name gets the value, whatever was asked', () => {
    const text = 'Actually, change the origin to Boston';
    const cue = { kind: 'cue', cue: 'correction', start: 0, end: 8 } as const;
    expect(best(waiting, reading(text, [cue, city('Boston', 'boston', text, 'to')]))).toMatchObject({
      type: 'correct',
      entities: { slots: { origin: 'Boston' } },
    });
  });

  it('C6 the words around two places tell which is which', () => {
    const text = 'LA from Boston';
    const places = [city('LA', 'los_angeles', text), city('Boston', 'boston', text, 'from')];
    expect(best({}, reading(text, places))).toMatchObject({
      type: 'start',
      entities: { task: 'book_flight', slots: { origin: 'Boston', destination: 'Los Angeles' } },
    });
  });

  it('E6 a task that is ruled out is not asked for, and given up if it is under way', () => {
    const denies = (text: string, until: string) => {
      return { ...reading(text), denials: [{ start: text.indexOf('don'), end: text.indexOf(until) }] };
    };
    expect(best({}, denies('I don’t want to book a flight', 'book')).type).toBe('cancel');
    expect(best(waiting, denies('I don’t want a flight', 'flight')).type).toBe('cancel');
    expect(best({}, denies('I don’t know, book a flight', 'know')).type).toBe('start');
  });

  it('the longest trigger wins: cancelling a flight is not booking one', () => {
    const text = 'I want to cancel my flight';
    const cue = { kind: 'cue', cue: 'cancel', start: 10, end: 26 } as const;
    expect(best({}, reading(text, [cue]))).toMatchObject({ type: 'start', entities: { task: 'cancel_booking' } });
    expect(best(waiting, reading(text, [cue])).type).toBe('cancel');
  });

  it('X1 a model’s claim counts only if the words bear it out', () => {
    const { intents } = expectationOf({ ...newDialogue(), ...waiting }, tasks, moment);
    const words = reading('somewhere warm');
    expect(intents['inform']?.grounded?.({ slots: { destination: 'Miami' } }, words)).toBe(false);
    expect(intents['inform']?.grounded?.({ slots: { nothing: 'warm' } }, words)).toBe(false);
    expect(intents['start']?.grounded?.({ task: 'take_over_the_world' }, words)).toBe(false);
    expect(intents['inform']?.entities.safeParse({ slots: { state: 'completed' } }).success).toBe(false);
  });
});

describe('slots called by name', () => {
  it('C7 the longest name counts, wherever it stands', () => {
    const task = tasks.get('book_flight');
    if (task === undefined) throw new Error('no such task');
    const names = (text: string) => namedSlots(reading(text), task).map((name) => name.slot);
    expect(names('change return date')).toEqual(['return_date']);
    expect(names('the date and the departure city')).toEqual(['departure_date', 'origin']);
    expect(names('nothing of the kind')).toEqual([]);
  });
});
