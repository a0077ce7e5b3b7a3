import { instantOf } from '../../domain/zoned.ts';
import {
  ANY_STYLIST,
  type Asked,
  type CollectedData,
  type ListedSlot,
  type Made,
  nothingCollected,
  type Question,
  type Quote,
  type SalonWish,
  type Told,
} from './context.ts';

/** What the machine has in mind: what is stored, and what counts only until the end of the turn. */
export interface Memory {
  readonly data: CollectedData;
  readonly question: Question | null;
  /** The slots listed, in the order shown. */
  readonly slots: readonly ListedSlot[];
  /** The services listed, where they are not all there are: those that "un corte" may mean. */
  readonly listed: readonly string[];
  /** What was said ahead of its turn. */
  readonly wish: SalonWish;
  /** A tool failed, and the customer may try again. */
  readonly retry: boolean;
  readonly lastUpdated: string | null;
  /** What the last reply told of services, where it did. */
  readonly told: Told | null;
  /** The price that was told with the question for a yes. */
  readonly quote: Quote | null;
  /** What was booked last, while nothing is under way: "the same on Saturday". */
  readonly made: Made | null;
  /** The clock of the turn. */
  readonly now: string;
  /** This turn's message named a stylist or a time, and so confirmed the services (B3). */
  readonly settled: boolean;
  /** This turn's message wants other times than these. */
  readonly others: readonly string[];
}

export const blank: Memory = {
  data: nothingCollected,
  question: null,
  slots: [],
  listed: [],
  wish: {},
  retry: false,
  lastUpdated: null,
  told: null,
  quote: null,
  made: null,
  now: '1970-01-01T00:00:00Z',
  settled: false,
  others: [],
};

/** `asked` as it is stored: nothing that is empty. */
export function askedOf({ question, slots, listed, wish, retry, quote, told }: Memory): Asked | undefined {
  if (question === null && !retry) return told === null ? undefined : { told };
  return {
    question: question ?? 'start',
    ...(slots.length > 0 && { slots: [...slots] }),
    ...(listed.length > 0 && { services: [...listed] }),
    ...(Object.keys(wish).length > 0 && { wish }),
    ...(quote !== null && { quote }),
    ...(retry && { retry }),
    ...(told !== null && { told }),
  };
}

/** A time whose hour has struck is neither listed as free nor proposed again (X9). */
export function hasPassed(slot: string, { now }: Pick<Memory, 'now'>): boolean {
  return instantOf(slot) <= instantOf(now);
}

/** Whether the time chosen was picked from those listed; else they named it themselves. */
export function isPicked({ data, slots }: Pick<Memory, 'data' | 'slots'>): boolean {
  return slots.some(({ start }) => start === data.slot);
}

/** Whom a search is for: the stylist just asked for, else the one chosen, else anybody. */
export function stylistWanted({ wish, data }: Pick<Memory, 'wish' | 'data'>): string {
  return wish.stylist ?? data.stylist_id ?? ANY_STYLIST;
}
