import { randomUUID } from 'node:crypto';
import type { Bell } from '../ports/bell.ts';
import type { Clock } from '../ports/clock.ts';
import type { Rota } from '../ports/rota.ts';

const ABOUT = 'rota ';
const TURN_MS = 1_000;
const TELL_EVERY_MS = 10_000;
/** Whoever has not told of itself three times is gone. */
const FORGOTTEN_AFTER_MS = 35_000;
/** A timer may ring a little early: then it is still the turn before. */
const MARGIN_MS = 50;

export interface RotaParts {
  readonly bell: Pick<Bell, 'ring' | 'listen'>;
  readonly clock: Pick<Clock, 'now' | 'alarm'>;
  readonly name?: string;
}

/**
 * Each process tells the others now and then that it is there; each second is one's turn, by their names. So a store is gone
 * round once a second however many processes there are. Whoever hears of nobody goes round every second: a rota that is
 * wrong costs questions, or seconds, and nothing else, for whatever a round does may be done by several at once.
 */
export async function joinRota({ bell, clock, name = randomUUID() }: RotaParts): Promise<Rota> {
  const others = new Map<string, number>();
  const millis = (): number => Date.parse(clock.now());
  const tell = (): void => bell.ring(`${ABOUT}here ${name}`);
  let off = (): void => {};
  const again = (): void => {
    tell();
    off = clock.alarm(TELL_EVERY_MS, again);
  };
  await bell.listen((word) => {
    if (word === null) others.clear();
    if (!word?.startsWith(ABOUT)) return;
    const [what, who = ''] = word.slice(ABOUT.length).split(' ');
    const isNew = !others.has(who);
    if (what === 'gone') others.delete(who);
    else others.set(who, millis());
    // Whoever has just come knows nobody yet.
    if (what === 'here' && isNew) tell();
  });
  again();
  return {
    pause() {
      const now = millis();
      for (const [who, at] of others) if (Math.abs(now - at) > FORGOTTEN_AFTER_MS) others.delete(who);
      return pauseOf([name, ...others.keys()].sort().indexOf(name), others.size + 1, now);
    },
    leave() {
      off();
      bell.ring(`${ABOUT}gone ${name}`);
    },
  };
}

/** Until the next turn of one of so many; one alone goes round after every pause. */
function pauseOf(place: number, count: number, now: number): number {
  if (count === 1) return TURN_MS;
  const turn = Math.floor(now / TURN_MS);
  const ahead = (((place - turn) % count) + count) % count;
  return (turn + (ahead === 0 ? count : ahead)) * TURN_MS + MARGIN_MS - now;
}
