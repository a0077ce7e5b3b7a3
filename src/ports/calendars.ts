import type { Alert, Tie } from './ties.ts';

/** What the people of a business do about its outside calendars (H1, H5, H6). */
export interface Calendars {
  /** What is tied, when it was last in step, and what waits. */
  list(business: string): Promise<readonly ShownTie[]>;
  /** Ties a resource: looks whether we are let in, and asks which calendar where there are several. */
  connect(asked: Connecting): Promise<Connected>;
  /** Lets go of a calendar; what is booked ahead stays there (`leave`) or is taken away (`remove`). False where there is none. */
  disconnect(business: string, id: string, events: 'leave' | 'remove'): Promise<boolean>;
  /** Has a calendar tried again at once, with whatever was put aside for a person. False where there is none. */
  retry(business: string, id: string): Promise<boolean>;
  alerts(business: string): Promise<readonly Alert[]>;
  dismiss(business: string, alert: string): Promise<boolean>;

  /** The providers that people can let us in at, by OAuth. */
  readonly providers: readonly string[];
  /** The accounts that they have let us into. */
  accounts(business: string): Promise<readonly ShownAccount[]>;
  /** The calendars of such an account; null where there is none. */
  calendarsOf(
    business: string,
    account: string,
  ): Promise<readonly FoundCalendar[] | { readonly reason: string } | null>;
  /** Where somebody goes to let us in; null where nobody speaks to that provider. */
  authorize(asked: Authorizing): string | null;
  /** Keeps what came back, for whoever left for it. */
  authorized(came: Returned): Promise<Authorized>;
  /** For which business somebody left; null where nobody did. */
  businessOf(state: string): string | null;
  /** Gives an account back, unless a calendar of it is tied. */
  forget(business: string, account: string): Promise<'forgotten' | 'in_use' | 'unknown'>;

  /** How often the address of each resource's own feed was renewed (H4). */
  feeds(business: string): Promise<{ readonly [resource: string]: number }>;
  renewFeed(business: string, resource: string): Promise<void>;

  /** Hears what a calendar says by itself (H3): a word to answer with, or whether it was believed. */
  pushed(provider: string, tie: string, push: Pushed): Promise<{ readonly answer: string } | boolean>;
}

/** A tie without what lets us in. */
export type ShownTie = Omit<Tie, 'sealed' | 'cursor' | 'watch'> & { readonly told: boolean };

export interface ShownAccount {
  readonly id: string;
  readonly provider: string;
  readonly label: string;
}

export interface FoundCalendar {
  readonly address: string;
  readonly name: string;
  readonly writable: boolean;
}

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
    | { readonly provider: 'feed'; readonly address: string }
    /** One that we were let into by OAuth. */
    | { readonly provider: 'account'; readonly account: string; readonly calendar?: string | undefined };
}

export type Connected =
  | { readonly kind: 'connected'; readonly id: string; readonly label: string }
  | { readonly kind: 'choose'; readonly calendars: readonly FoundCalendar[] }
  | { readonly kind: 'refused'; readonly reason: string };

export interface Authorizing {
  readonly business: string;
  readonly provider: string;
  /** Where the provider leads back to: it knows the address beforehand, and takes no other. */
  readonly redirect: string;
  /** Whoever leaves: only they can come back with it. */
  readonly bound: string;
}

/** Whoever leaves from a terminal brings the code back by hand. */
export const FROM_COMMAND = 'command';

export interface Returned {
  readonly state: string;
  readonly code: string;
  readonly redirect: string;
  readonly bound: string;
}

export type Authorized =
  | { readonly kind: 'let_in'; readonly business: string; readonly account: ShownAccount }
  /** It is for somebody at a terminal, who wants the code. */
  | { readonly kind: 'for_command' }
  /** `late`: nobody left with this, or too long ago. `lacking`: not all of what is needed was granted. */
  | { readonly kind: 'refused'; readonly business: string | null; readonly why: 'late' | 'lacking' | 'failed' };

export interface Pushed {
  readonly headers: { readonly [name: string]: string | readonly string[] | undefined };
  readonly query: { readonly [name: string]: string | undefined };
  readonly body: unknown;
}
