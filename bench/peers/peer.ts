import type { TakeTurn } from '../measure.ts';

/** What every peer is given: the same database, so many connections, the same words. */
export interface Ground {
  readonly url: string;
  readonly connections: number;
  readonly messages: readonly string[];
}

export type Open = (ground: Ground) => Promise<{ readonly turn: TakeTurn; close(): Promise<void> }>;
