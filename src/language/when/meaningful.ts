import { bitsOf, KINDS } from './bits.ts';

/** What says something of when, and does not only hold such words together. */
export const MEANINGFUL = bitsOf(KINDS, [
  'idiom',
  'now',
  'dayEnd',
  'wholeDay',
  'sameDay',
  'thatDay',
  'dayAfter',
  'dayBefore',
  'notEarly',
  'notLate',
  'lateAsCan',
  'lateOn',
  'lastSlot',
  'halfPast',
  'quarterPast',
]);
