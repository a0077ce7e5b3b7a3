import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../ports/clock.ts';

export const systemClock: Clock = {
  now: () => new Date().toISOString(),
  alarm: (milliseconds, ring) => {
    const timer = setTimeout(ring, milliseconds).unref();
    return () => clearTimeout(timer);
  },
  sleep: (milliseconds, signal) => pause(milliseconds, undefined, { ref: false, signal }),
};
