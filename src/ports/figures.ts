import type { JsonObject } from '../core/json.ts';
import type { Cell } from '../domain/figures/cells.ts';
import type { Unheard } from '../domain/figures/count.ts';

/**
 * The figures of businesses (G6): sums by day, kept as things happen, so that looking at a year costs no more the more was
 * said in it. Whatever is counted, a talk or a booking, has a mark that says up to which version it was: it is counted once,
 * whoever counts it and however often. Every adapter passes the contract suite beside this file.
 */
export interface Figures {
  /** Up to where each was counted, of those that were at all. */
  marks(subjects: readonly string[]): Promise<ReadonlyMap<string, Mark>>;

  /**
   * Adds what each comes to and moves its mark, in one indivisible step, if the mark still is where the tally began. Answers
   * with the subjects that were counted: the others were by somebody else, or are erased.
   */
  count(tallies: readonly Tally[]): Promise<readonly string[]>;

  /** The sums of each day. */
  byDay(query: FiguresQuery): Promise<readonly DaySum[]>;

  /** The sums of all days together, by flow, channel and language. */
  byGroup(query: FiguresQuery): Promise<readonly GroupSum[]>;

  /** Words that nothing was made of, the newest first. */
  unheard(query: FiguresQuery, limit: number): Promise<readonly UnheardWords[]>;

  /** Something about it is about to change: until it is counted again it is owed, also where whoever said so is gone. */
  owe(subject: string): Promise<void>;

  /** What is owed, with how often that was said. */
  owed(limit: number): Promise<readonly Owed[]>;

  /** What was counted stays; what was said goes, and nothing more is counted of them (G5). */
  erase(conversations: readonly string[]): Promise<void>;
}

/** How far a subject was counted, and what has to be known to go on from there. It tells of nobody. */
export interface Mark {
  readonly version: number;
  readonly memory: JsonObject;
}

export interface Tally extends Mark {
  /** The id of a talk, or `bookingSubject`. */
  readonly subject: string;
  readonly business: string;
  /** Where its mark was when this was worked out; null where it had none. */
  readonly from: number | null;
  readonly cells: readonly Cell[];
  readonly unheard: readonly (Unheard & { readonly channel: string })[];
  /** What is no longer owed then, as `owed` said it; absent where nothing was. */
  readonly word?: number;
}

export interface FiguresQuery {
  readonly business: string;
  /** Days of the business, both among them. */
  readonly from: string;
  readonly to: string;
  readonly channel: string | null;
  readonly language: string | null;
}

export type DaySum = Pick<Cell, 'day' | 'measure' | 'count'>;
export type GroupSum = Omit<Cell, 'day'>;

export interface UnheardWords extends Unheard {
  readonly conversation: string;
  readonly channel: string;
}

export interface Owed {
  readonly subject: string;
  readonly word: number;
}

const BOOKING = 'booking/';

export function bookingSubject(booking: string): string {
  return `${BOOKING}${booking}`;
}

/** The booking that a subject is; null for a talk. */
export function bookingIn(subject: string): string | null {
  return subject.startsWith(BOOKING) ? subject.slice(BOOKING.length) : null;
}
