import { mentions } from '../../../core/reading.ts';
import { parseClock } from '../../../domain/zoned.ts';
import type { Kind } from './kind.ts';

/** A time of day, stored as `HH:mm`. */
export const time: Kind = {
  find: (reading) =>
    mentions(reading, 'time')
      .filter((mention) => !mention.negated)
      .map((mention) => ({ value: mention.time, start: mention.start, end: mention.end, role: null, likeness: 1 })),
  normalise: (raw) => (typeof raw === 'string' && parseClock(raw) !== null ? raw : null),
};
