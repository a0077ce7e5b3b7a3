import type { DayRange } from './bookings.ts';

/**
 * Time that nobody can have: holidays, sickness (G4). The ledger of the same store refuses whatever would be booked in it and
 * shows it as taken, from the moment a block stands until it is taken away; what was booked there before stays. Every
 * adapter passes the contract suite beside this file.
 */
export interface Blocks {
  /** The same id again is the same block. */
  add(blocks: readonly OwnBlock[]): Promise<void>;
  /** Those that lie within the range, if only in part, the earliest first. */
  between(business: string, range: DayRange): Promise<readonly Block[]>;
  /** The time is free again; false where the business has no such block. */
  remove(business: string, id: string): Promise<boolean>;
}

export const BLOCK_REASONS = ['holiday', 'sickness', 'other'] as const;

export interface Block {
  readonly id: string;
  readonly resource: string;
  readonly start: string;
  readonly end: string;
  readonly reason: (typeof BLOCK_REASONS)[number];
  readonly note: string | null;
  /** Who blocked it. */
  readonly by: string;
}

export interface OwnBlock extends Block {
  readonly business: string;
  /** How many the resource has: all of them are blocked. */
  readonly units: number;
}
