import { mentions } from '../../../core/reading.ts';
import { windowText } from '../../../domain/window.ts';
import type { Kind } from './kind.ts';
import { rangeOf } from './option.ts';

/** A part of the day to look in, stored as `morning`, `HH:mm-HH:mm` or, of a time that was named, `HH:mm`. */
export const window: Kind = {
  find: (reading) => [
    ...mentions(reading, 'window').flatMap((one) => (one.negated ? [] : [{ ...of(one), value: windowText(one) }])),
    ...mentions(reading, 'time').flatMap((one) => (one.negated ? [] : [{ ...of(one), value: one.time }])),
  ],
  normalise: (raw) => (typeof raw === 'string' && rangeOf(raw) !== null ? raw : null),
};

function of({ start, end }: { readonly start: number; readonly end: number }) {
  return { start, end, role: null, likeness: 1 } as const;
}
