import type { Grants } from '../../ports/grants.ts';
import type { Ties } from '../../ports/ties.ts';

/** What whoever connects outside calendars asks of a store: it may be another process that has it. */
export const TIE_CALLS = [
  ...(['all', 'get', 'tie', 'end', 'untie', 'alerts', 'dismiss'] as const),
  ...(['twins', 'wake', 'hasten', 'watch', 'feeds', 'renewFeed'] as const),
] as const satisfies readonly (keyof Ties)[];

export type AskedTies = Pick<Ties, (typeof TIE_CALLS)[number]>;

export const GRANT_CALLS = ['keep', 'get', 'of', 'reseal', 'drop'] as const satisfies readonly (keyof Grants)[];
