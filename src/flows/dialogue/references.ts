import { derivedId, shortHash } from '../../core/ids.ts';

const FIRST = 10_000;
const COUNT = 90_000;
/** How many references are tried before giving up: with half of them taken, one in a thousand calls would. */
export const REFERENCE_TRIES = 10;

/** A reference that people can read out, `SK-48213`, derived from what makes the booking (X3). */
export function referenceOf(prefix: string, seed: string): string {
  return `${prefix}-${FIRST + (Number.parseInt(shortHash(seed).slice(0, 12), 16) % COUNT)}`;
}

/** The booking's id follows from its reference, so that a reference is all one needs to find it. */
export function idOfReference(business: string, reference: string): string {
  return derivedId('reference', business, reference);
}
