import { type Bits, bitOfSense } from './bits.ts';
import type { Sense } from './sense.ts';

/** A phrase that may start at a place, what it may mean and where it ends. */
export interface Candidate {
  readonly value: Sense;
  readonly end: number;
  readonly bits: Bits;
}

export function candidate(value: Sense, end: number): Candidate {
  return { value, end, bits: bitOfSense(value) };
}
