import type { Clock } from '../src/ports/clock.ts';
import { systemClock } from '../src/providers/clock/system.ts';

/**
 * The system's clock, but no two looks at it are the same instant. Many conversations say the same words here at once,
 * which they do nowhere else: at the same instant they would share what is worked out for an instant.
 */
export function distinctClock(): Clock {
  let last = 0;
  return {
    ...systemClock,
    now: () => {
      last = Math.max(last + 1, Date.now());
      return new Date(last).toISOString();
    },
  };
}
