import { describe, expect, it } from 'vitest';
import type { Bell } from '../ports/bell.ts';
import { VirtualClock } from '../providers/clock/virtual.ts';
import { joinRota } from './rota.ts';

/** Processes that hear each other, on one clock. */
function tower() {
  const clock = new VirtualClock('2026-03-02T09:00:00.000Z');
  const ears = new Map<string, (word: string | null) => void>();
  const bellOf = (name: string): Pick<Bell, 'ring' | 'listen'> => ({
    ring: (word) => {
      // One that has died says nothing more.
      if (ears.has(name)) for (const [who, hear] of ears) if (who !== name) hear(word);
    },
    listen: async (heard) => {
      ears.set(name, heard);
    },
  });
  const join = (name: string) => joinRota({ bell: bellOf(name), clock, name });
  const pass = (millis: number) => clock.set(new Date(Date.parse(clock.now()) + millis).toISOString());
  return { join, pass, ears, clock };
}

const NAMES = ['a', 'b', 'c', 'd'];

describe('processes that go round on one store', () => {
  it('issue 20 take turns, a second each, so that more processes ask no more', async () => {
    const { join, clock } = tower();
    const rotas = await Promise.all(NAMES.map(join));
    const turns = rotas.map((rota) => Math.floor((Date.parse(clock.now()) + rota.pause()) / 1_000) % NAMES.length);
    expect([...turns].sort()).toEqual([0, 1, 2, 3]);
  });

  it('issue 20 close ranks at once when one leaves, and within seconds when one dies', async () => {
    const { join, pass, ears } = tower();
    const [first, second, third] = await Promise.all(['a', 'b', 'c'].map(join));
    third?.leave();
    expect(Math.max(first?.pause() ?? 0, second?.pause() ?? 0)).toBeLessThanOrEqual(2_050);
    ears.delete('b');
    expect(first?.pause()).toBeGreaterThan(1_000);
    pass(40_000);
    expect(first?.pause()).toBe(1_000);
  });

  it('issue 20 goes round every second where nobody is heard of, or could have been', async () => {
    const { join, ears } = tower();
    const alone = await join('a');
    expect(alone.pause()).toBe(1_000);
    await join('b');
    expect(alone.pause()).toBeGreaterThan(1_000);
    ears.get('a')?.(null);
    expect(alone.pause()).toBe(1_000);
  });
});
