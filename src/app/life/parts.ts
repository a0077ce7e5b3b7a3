import type { Keep } from '../../domain/keep.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Observer } from '../../ports/observer.ts';
import type { Store } from '../../ports/store.ts';

/** Where traces of people are, and what must be known of each business to find them (G5). */
export interface LifeParts {
  readonly store: LifeStore;
  readonly businesses: ReadonlyMap<string, KeptBusiness>;
  readonly clock: Clock;
  readonly observer: Observer;
}

export type LifeStore = Pick<
  Store,
  | ('conversations' | 'bookings' | 'customers' | 'leads' | 'payments' | 'tries' | 'passes' | 'waiting' | 'sendings')
  | ('overview' | 'remarks' | 'news' | 'figures' | 'upkeep')
>;

export interface KeptBusiness {
  readonly id: string;
  /** Whose telephone numbers are meant when they are written the national way. */
  readonly country: string;
  readonly keep?: Keep | undefined;
  /** What it calls its own things: those words tell of nobody. */
  readonly ownWords: ReadonlySet<string>;
}
