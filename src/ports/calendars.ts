import type { Alert, Tie } from './ties.ts';

/** What the people of a business do about its outside calendars (H1, H5, H6). */
export interface Calendars {
  /** What is tied, when it was last in step, and what waits. */
  list(business: string): Promise<readonly ShownTie[]>;
  /** Ties a resource: looks whether we are let in, and asks which calendar where there are several. */
  connect(asked: Connecting): Promise<Connected>;
  /** Lets go of a calendar; what is booked ahead stays there (`leave`) or is taken away (`remove`). False where there is none. */
  disconnect(business: string, id: string, events: 'leave' | 'remove'): Promise<boolean>;
  alerts(business: string): Promise<readonly Alert[]>;
  dismiss(business: string, alert: string): Promise<boolean>;
}

/** A tie without what lets us in. */
export type ShownTie = Omit<Tie, 'sealed' | 'cursor'>;

export interface Connecting {
  readonly business: string;
  readonly resource: string;
  readonly account:
    | {
        readonly provider: 'caldav';
        readonly address: string;
        readonly user: string;
        readonly password: string;
        readonly calendar?: string | undefined;
      }
    | { readonly provider: 'feed'; readonly address: string };
}

export type Connected =
  | { readonly kind: 'connected'; readonly id: string; readonly label: string }
  | { readonly kind: 'choose'; readonly calendars: readonly string[] }
  | { readonly kind: 'refused'; readonly reason: string };
