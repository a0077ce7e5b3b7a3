import { describe, expect, it } from 'vitest';
import { type Piece, Pool } from '../../src/engine/pool.ts';
import { VirtualClock } from '../../src/providers/clock/virtual.ts';

const CLOCK = new VirtualClock('2026-03-02T09:00:00Z');

/** A pool, and a way to find what waits. */
function over(waiting: Piece[], slots = 16) {
  const complaints: unknown[] = [];
  const pool = new Pool(slots, CLOCK, (error) => complaints.push(error));
  const find = async (limit: number, full: readonly string[]) =>
    waiting.filter(({ lane }) => !full.includes(lane)).slice(0, limit);
  return { pool, find, complaints };
}

const piece = (lane: string, n: number, work: () => Promise<void>): Piece => ({
  name: `${lane} ${n}`,
  key: `${lane} ${n}`,
  lane,
  work,
});

describe('work side by side (X4)', () => {
  it('lets those who wait for what never comes hold up their own lane only', async () => {
    const done: string[] = [];
    const waiting: Piece[] = [];
    const add = (lane: string, n: number, work: () => Promise<unknown>): void => {
      const one: Piece = piece(lane, n, async () => {
        waiting.splice(waiting.indexOf(one), 1);
        await work();
        done.push(one.name);
      });
      waiting.push(one);
    };
    for (let n = 0; n < 100; n += 1) add('stuck', n, () => new Promise(() => {}));
    for (let n = 0; n < 100; n += 1) add('well', n, async () => {});
    const { pool, find } = over(waiting);
    void pool.workOff(find);
    await new Promise((resolve) => setImmediate(resolve));
    expect(done).toHaveLength(100);
    expect(done.every((name) => name.startsWith('well'))).toBe(true);
    expect(waiting.length).toBeGreaterThan(90);
    pool.end();
  });

  it('does one piece after the other for a key, and each of them once in a round', async () => {
    let [under, most, count] = [0, 0, 0];
    const both = [1, 2, 3].map((n) => ({
      ...piece('lane', n, async () => {
        under += 1;
        count += 1;
        most = Math.max(most, under);
        await new Promise((resolve) => setImmediate(resolve));
        under -= 1;
      }),
      key: 'the same',
    }));
    // What was done is still found, as a timer is whose turn another process has.
    const { pool, find } = over([...both]);
    await pool.workOff(find);
    await pool.idle();
    expect([most, count]).toEqual([1, 3]);
  });

  it('goes on when a piece breaks, tells somebody, and begins nothing once it has ended', async () => {
    const done: string[] = [];
    const work = (name: string) => async () => {
      if (name === 'b') throw new Error('broken');
      done.push(name);
    };
    const pieces = ['a', 'b', 'c'].map((name, n) => ({ ...piece('lane', n, work(name)), name }));
    const { pool, find, complaints } = over(pieces);
    await pool.workOff(find);
    await pool.idle();
    expect(done).toEqual(['a', 'c']);
    expect(complaints).toEqual([new Error('broken')]);
    pool.end();
    await pool.workOff(find);
    expect(done).toEqual(['a', 'c']);
  });
});
