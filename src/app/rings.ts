import type { Bell } from '../ports/bell.ts';
import type { Rings, Rung } from '../ports/rings.ts';

const ABOUT = 'console ';

/** Over the bell of the store that the processes share. */
export async function openRings(bell: Pick<Bell, 'ring' | 'listen'>): Promise<Rings> {
  const listeners = new Set<Parameters<Rings['onRung']>[0]>();
  await bell.listen((word) => {
    if (word !== null && !word.startsWith(ABOUT)) return;
    const rung = word === null ? null : (JSON.parse(word.slice(ABOUT.length)) as Rung);
    for (const listener of listeners) listener(rung);
  });
  return {
    ring: (rung) => bell.ring(`${ABOUT}${JSON.stringify(rung)}`),
    onRung(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
