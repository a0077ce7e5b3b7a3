import type { OutsideEvent } from '../domain/outside-event.ts';
import type { Found, Span } from '../domain/twin.ts';

/**
 * A calendar that people keep elsewhere: read for the times it takes up, and written to so that what is booked shows there
 * (H1, H2). Nothing of an event is known here but when it is. What goes wrong is thrown as `OutsideTrouble`. Every adapter
 * passes the contract suite beside this file.
 */
export interface OutsideCalendar {
  /**
   * What has changed since the cursor was given. With none, or one that the calendar no longer knows, everything there is
   * within the time asked for: `whole`, and whatever is not listed is not there. Whole or not at all, however many pages.
   */
  changes(cursor: string | null, within: Span): Promise<OutsideChanges>;

  /** The event of this name as it stands at this moment, wherever it was last seen; null where there is none. */
  find(uid: string, place: string | null): Promise<Found | null>;

  /** Writes an event: over the one of this mark, or, without one, where there is none yet. `changed` where that is not so. */
  put(event: OutsideWrite): Promise<Found | 'changed'>;

  /** Takes away the event of this mark; `changed` where it has another by now. Not there any more, it is removed. */
  remove(place: string, mark: string): Promise<'removed' | 'changed'>;

  /** How it says by itself that something has changed; absent where it is only read from. */
  readonly push?: OutsidePush;
}

/** A calendar that says when something changes, so that nobody has to wait for the next round (H3). */
export interface OutsidePush {
  /** Asks to be told at this address, together with the secret. */
  open(to: PushAddress): Promise<Watch>;

  /** The same for longer; null where it is no longer there, or cannot be made longer: then another is opened. */
  renew(watch: Watch): Promise<Watch | null>;

  /** Asks for no more. Not there any more, it is closed. */
  close(watch: Watch): Promise<void>;
}

export interface PushAddress {
  readonly address: string;
  readonly secret: string;
}

/** What was agreed with a calendar that tells of its changes: its own names for it, and how long it holds. */
export interface Watch {
  readonly id: string;
  readonly resource: string;
  readonly until: string;
}

export interface OutsideChanges {
  readonly whole: boolean;
  readonly changed: readonly OutsideItem[];
  /** The places of those that are gone. */
  readonly gone: readonly string[];
  /** What the next round goes on from; null where every round reads everything. */
  readonly cursor: string | null;
}

export interface OutsideItem {
  readonly place: string;
  readonly mark: string;
  readonly event: OutsideEvent;
}

export interface OutsideWrite extends Span {
  readonly uid: string;
  readonly title: string;
  readonly notes: string;
  readonly location: string | null;
  /** Grows with every change, for life (H4). */
  readonly sequence: number;
  readonly over: Found | null;
}

/** Why an outside calendar did not do what it was asked. */
export class OutsideTrouble extends Error {
  readonly kind: 'away' | 'revoked' | 'limited' | 'refused';
  readonly retryAfterSeconds: number | null;

  /** `away`: nobody knows whether it was done. `revoked`: a person has to let us in again. `refused`: it will never do it. */
  constructor(kind: OutsideTrouble['kind'], reason: string, retryAfterSeconds: number | null = null) {
    super(reason);
    this.kind = kind;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
