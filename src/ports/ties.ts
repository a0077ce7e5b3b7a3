import type { Span, Twin } from '../domain/twin.ts';
import type { Watch } from './outside-calendar.ts';

/**
 * Which resource is tied to which outside calendar, and what is known of it: the times it takes up, the twins of what is
 * booked, and what people have to look at (H1, H5). It is kept in the same store as the bookings: the ledger itself puts a
 * twin in the queue with whatever it changes, and refuses a time that is taken outside (A14). Every adapter passes the
 * contract suite beside this file.
 */
export interface Ties {
  /** Ties a resource, or renews the tie of this id; then everything that is booked ahead waits to be written there. */
  tie(tie: NewTie): Promise<void>;

  /** Takes what of ours stands there away, round by round, and then lets go of it. */
  end(id: string, now: string): Promise<void>;

  /** Lets go of it, with the times that it took up and everything known of its twins. */
  untie(id: string): Promise<void>;

  get(id: string): Promise<Tie | null>;

  /** Those of a business, or of all. */
  all(business?: string): Promise<readonly Tie[]>;

  /** Gives a tie to one process until then; false where another has it. */
  lease(id: string, now: string, until: string): Promise<boolean>;

  /** Whoever has it has it until then. */
  renew(id: string, until: string): Promise<void>;

  /** What came of a round: it is in step up to there, or there is trouble. The lease ends. */
  rounded(id: string, round: TieRound): Promise<void>;

  /** Keeps the times that events of the calendar take up; `whole`: these and no other. True where any time came free. */
  keepTimes(id: string, times: KeptTimes): Promise<boolean>;

  /** What is taken outside within the range, the soonest first, for the calendar of the console (G4). */
  outside(business: string, from: string, to: string): Promise<readonly OutsideTime[]>;

  /** Twins of a tie that something is to be done about by now, in the order in which the ledger changed. */
  due(id: string, now: string, limit: number): Promise<readonly TwinRow[]>;

  twin(id: string, uid: string): Promise<TwinRow | null>;

  /** Every twin of the tie that stands there, or may. */
  twins(id: string): Promise<readonly TwinRow[]>;

  /** Stores a twin if nobody has meanwhile; answers with its row, or null. A twin of nothing is forgotten once it is done with. */
  keepTwin(row: TwinRow, twin: Twin, state: TwinState): Promise<TwinRow | null>;

  /** Writes that a calendar would not take, for the people of a business, the longest parked first (G8). */
  parked(business: string, limit: number): Promise<readonly ParkedTwin[]>;

  /** Has a twin looked at. */
  wake(id: string, uid: string, now: string): Promise<void>;

  /** Has a tie looked at as soon as anybody can, whatever it was waiting for. */
  hasten(id: string, now: string): Promise<void>;

  /** Keeps what was agreed about being told of changes; null where nothing is any more. */
  watch(id: string, watch: Watch | null): Promise<void>;

  /** How often the address of each resource's own feed was renewed; none is as good as never (H4). */
  feeds(business: string): Promise<{ readonly [resource: string]: number }>;

  /** Renews it: nobody reads by the address of before. */
  renewFeed(business: string, resource: string): Promise<void>;

  /**
   * Tells the people of a business of something; the same id is told once. With `unless`, only if a message does not arrive:
   * until that is settled nobody is shown it.
   */
  alert(alert: Alert, unless?: Message): Promise<void>;

  /** Alerts that wait for what becomes of a message and are to be looked at by now, the longest waiting first. */
  doubted(now: string, limit: number): Promise<readonly Doubted[]>;

  /** What came of it: people are shown the alert, it is gone, or it is looked at again then. */
  settle(id: string, settled: Settled): Promise<void>;

  /** What they have not put away yet, the newest first. */
  alerts(business: string, limit: number): Promise<readonly Alert[]>;

  /** Puts an alert away. False where there is none. */
  dismiss(business: string, id: string): Promise<boolean>;
}

export interface NewTie {
  readonly id: string;
  readonly business: string;
  readonly resource: string;
  /** How many units of the resource an event there takes up: all of them. */
  readonly units: number;
  /** Who speaks to it: `caldav`, `feed`, `google`, `microsoft`. */
  readonly provider: string;
  /** Where it is and how one is let in, sealed. */
  readonly sealed: string;
  /** What people call it. */
  readonly label: string;
  /** Whether what is booked is written there. */
  readonly mirrors: boolean;
  /** It stands in the business's file, and goes with it. */
  readonly declared: boolean;
  readonly now: string;
}

export interface Tie extends Omit<NewTie, 'now'> {
  /** It is being let go of: nothing more is read, and what is ours there is taken away. */
  readonly ending: boolean;
  readonly cursor: string | null;
  /** When everything was read last, not only what had changed. */
  readonly wholeAt: string | null;
  /** When it was last in step, as far as reading goes. */
  readonly inStepAt: string | null;
  /** When it is looked at next. */
  readonly dueAt: string;
  readonly tries: number;
  readonly trouble: string | null;
  /** What was agreed about being told of changes; null where it is only read. */
  readonly watch: Watch | null;
  /** How many twins wait to be put in step, and how many of them for a person. */
  readonly waiting: number;
  readonly parked: number;
}

export interface TieRound {
  /** Absent where nothing was read. */
  readonly read?: { readonly cursor: string | null; readonly whole: boolean; readonly at: string };
  readonly dueAt: string;
  readonly tries: number;
  readonly trouble: string | null;
}

export interface KeptTimes {
  readonly whole: boolean;
  readonly changed: readonly KeptEvent[];
  readonly gone: readonly string[];
}

export interface KeptEvent {
  readonly place: string;
  readonly uid: string;
  readonly busy: readonly Span[];
  /** What it is called, for the people of the business; null where that is nobody's business, or it has no name. */
  readonly title: string | null;
}

/** A time that is taken outside, as the people of the business see it (G4). */
export interface OutsideTime {
  readonly tie: string;
  readonly resource: string;
  readonly title: string | null;
  readonly start: string;
  readonly end: string;
}

export interface TwinRow {
  readonly tie: string;
  readonly uid: string;
  readonly twin: Twin;
  readonly version: number;
  /** Up to which change of the ledger it was looked at. */
  readonly told: number;
  readonly tries: number;
  readonly parked: string | null;
}

export interface ParkedTwin {
  readonly tie: string;
  readonly uid: string;
  readonly resource: string;
  /** What people call the calendar. */
  readonly label: string;
  readonly reason: string;
}

export type TwinState =
  /** Something is under way. */
  | { readonly kind: 'working' }
  /** In step with all that the ledger had told when the row was read. */
  | { readonly kind: 'in_step' }
  /** Not yet: tried again then, or, with a reason, only when a person or the ledger says so. */
  | { readonly kind: 'later'; readonly at: string }
  | { readonly kind: 'parked'; readonly reason: string };

/** What was said in a conversation about an event of it. */
export interface Message {
  readonly conversation: string;
  readonly event: string;
}

export interface Doubted {
  readonly id: string;
  readonly at: string;
  readonly unless: Message;
}

export type Settled =
  | { readonly kind: 'shown' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'later'; readonly at: string };

/** What a person of the business has to know: nothing that identifies a customer. */
export interface Alert {
  readonly id: string;
  readonly business: string;
  readonly resource: string;
  readonly kind: AlertKind;
  /** The reference of the booking; empty where it is about none. */
  readonly reference: string;
  readonly start: string | null;
  readonly at: string;
}

/**
 * `moved`, `deleted`: a person changed it outside and the booking stands, as the business set or because the ledger would not
 * (`taken`, `paid`). `overruled`: both changed at once, and the ledger's stands. `vanished`: so much was gone at once that
 * nothing was called off. `revoked`: we are no longer let in. `parked`: a calendar would not take it. `untold`: the
 * customer could not be told, for there is no talk with them or the message did not arrive.
 */
export type AlertKind =
  | 'moved'
  | 'deleted'
  | 'taken'
  | 'paid'
  | 'overruled'
  | 'vanished'
  | 'revoked'
  | 'parked'
  | 'untold';
