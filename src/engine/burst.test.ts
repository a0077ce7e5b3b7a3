import { describe, expect, it } from 'vitest';
import type { Event, StoredEvent } from '../core/event.ts';
import { burstOf, isComplete, isLeftToLater, pauseBefore } from './burst.ts';

const NOON = Date.parse('2026-03-03T12:00:00.000Z');

function at(milliseconds: number): string {
  return new Date(NOON + milliseconds).toISOString();
}

/** Events in order, each with the milliseconds after noon at which it came. */
function waiting(...arrivals: readonly (readonly [Event | string, number])[]): StoredEvent[] {
  return arrivals.map(([what, after], index) => ({
    id: `e${index + 1}`,
    seq: index + 1,
    receivedAt: at(after),
    event: typeof what === 'string' ? { kind: 'message', text: what } : what,
  }));
}

const tap: Event = { kind: 'message', text: 'Sí, resérvala', tap: { proposal: 'p1', answer: 'yes' } };
const timer: Event = { kind: 'timer', timer: 'remind', due: at(0) };

describe('B18 what is read together', () => {
  const seqs = (events: readonly StoredEvent[]) => events.map(({ seq }) => seq);

  it('is every message up to the first event that is none', () => {
    expect(seqs(burstOf(waiting(['hola', 0], ['quiero cita', 900], [timer, 950], ['mañana', 990]), 100))).toEqual([
      1, 2,
    ]);
    expect(seqs(burstOf(waiting([timer, 0], ['hola', 1]), 100))).toEqual([1]);
    expect(burstOf([], 100)).toEqual([]);
  });

  it('X11 is never a tap: what was written before it may change what is proposed', () => {
    expect(seqs(burstOf(waiting(['mejor el jueves', 0], [tap, 10], ['gracias', 20]), 100))).toEqual([1]);
    expect(seqs(burstOf(waiting([tap, 0], ['gracias', 10]), 100))).toEqual([1]);
    expect(pauseBefore(tap, 1_500)).toBe(0);
  });

  it('is no more than is read of one message, and never nothing', () => {
    expect(seqs(burstOf(waiting(['a'.repeat(60), 0], ['b'.repeat(60), 1]), 100))).toEqual([1]);
    expect(seqs(burstOf(waiting(['a'.repeat(200), 0], ['b', 1]), 100))).toEqual([1]);
  });
});

describe('B18 when a message is clearly complete', () => {
  it.each([
    '2',
    '10:30',
    ' 3) ',
    '¿Cuánto cuesta?',
    'I would like a cut tomorrow.',
    '我想明天下午剪头发。',
    '¡Quiero cita para mañana!',
  ])('does not wait after %s', (text) => {
    expect(isComplete(text)).toBe(true);
    expect(pauseBefore({ kind: 'message', text }, 1_500)).toBe(0);
  });

  it.each([
    'hola',
    'Hola!',
    'Buenos días.',
    'quiero cita',
    'para mañana',
    'I would like something different...',
    '',
    '2 cosas',
  ])('waits after %s', (text) => {
    expect(isComplete(text)).toBe(false);
    expect(pauseBefore({ kind: 'message', text }, 1_500)).toBe(1_500);
  });

  it('never lets anything but a message wait', () => {
    expect(pauseBefore(timer, 1_500)).toBe(0);
  });
});

describe('B18 whose pause counts', () => {
  const burst = waiting(['hola', 0], ['quiero cita', 1_000], ['para mañana', 2_000]);

  it('is that of the last message', () => {
    expect(isLeftToLater(burst.slice(0, 2), 1, at(1_500), 1_500)).toBe(true);
    expect(isLeftToLater(burst, 2, at(2_500), 1_500)).toBe(true);
    expect(isLeftToLater(burst, 3, at(3_500), 1_500)).toBe(false);
  });

  it('is not waited for beyond twice the pause, however long somebody goes on', () => {
    expect(isLeftToLater(burst, 2, at(3_000), 1_500)).toBe(false);
  });

  it('is nobody else’s when what follows is no message, or nothing is left', () => {
    expect(isLeftToLater(waiting(['hola', 0], [timer, 100]), 1, at(1_500), 1_500)).toBe(false);
    expect(isLeftToLater([], 1, at(1_500), 1_500)).toBe(false);
  });
});
