import { afterAll, beforeAll } from 'vitest';
import { at, bookingOf, request } from './bookings.contract-samples.ts';
import type { Bookings, BookRequest } from './bookings.ts';
import type { NewTie, Ties, TwinRow } from './ties.ts';

export interface TiesHarness {
  readonly bookings: Bookings;
  readonly ties: Ties;
  close(): Promise<void>;
}

let made = 0;

export function newTie(more: Partial<NewTie> = {}): NewTie {
  made += 1;
  const about = { provider: 'caldav', sealed: 'sealed', label: 'Ana', units: 1, mirrors: true, declared: false };
  return { id: `tie ${made}`, business: 'contract', resource: `tied ${made}`, ...about, now: at(9), ...more };
}

/** The store that a suite is run on, and what its tests do with it. */
export function useTies(open: () => Promise<TiesHarness>) {
  let harness: TiesHarness;
  beforeAll(async () => {
    harness = await open();
  });
  afterAll(() => harness?.close());
  const ties = () => harness.ties;
  const bookings = () => harness.bookings;
  const due = (id: string) => ties().due(id, at(9), 10);
  const takes = (place: string, start: string, end: string) => ({
    ...{ place, uid: place, title: null as string | null },
    busy: [{ start: Date.parse(start), end: Date.parse(end) }],
  });
  return {
    ...{ ties, bookings, due, takes },
    async tied(more: Partial<NewTie> = {}) {
      const tie = newTie(more);
      await ties().tie(tie);
      return tie;
    },
    book: async (more: Partial<BookRequest>) => bookingOf(await bookings().book(request(more))),
    async one(id: string): Promise<TwinRow> {
      const [row] = await due(id);
      if (row === undefined) throw new Error('no twin waits');
      return row;
    },
    keep: (id: string, changed: ReturnType<typeof takes>[], gone: string[] = [], whole = false) =>
      ties().keepTimes(id, { whole, changed, gone }),
  };
}
