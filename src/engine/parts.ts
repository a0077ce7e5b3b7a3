import type { Desk } from '../core/desk/answers.ts';
import type { Say } from '../core/effect.ts';
import type { Interpret } from '../core/interpret.ts';
import type { JsonObject } from '../core/json.ts';
import type { Locale } from '../core/locale.ts';
import type { Phrasing } from '../core/model-voice.ts';
import type { Choice, ToolResult } from '../core/turn.ts';
import type { Listening } from '../core/vocabulary.ts';
import type { Channel } from '../ports/channel.ts';
import type { Clock } from '../ports/clock.ts';
import type { Address, Conversations } from '../ports/conversations.ts';
import type { Leads } from '../ports/leads.ts';
import type { Observer } from '../ports/observer.ts';
import type { Sendings } from '../ports/sendings.ts';
import type { Stops } from '../ports/stops.ts';
import type { Tool } from '../ports/tool.ts';
import type { WaitingList } from '../ports/waiting.ts';
import type { Served } from './engine.ts';

/** Everything the engine is handed; it knows no flow, language or adapter by name. */
export interface Introduced extends Address {
  readonly name: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly now: string;
}

export interface Parts {
  readonly businesses: ReadonlyMap<string, Business>;
  readonly conversations: Conversations;
  readonly channels: ReadonlyMap<string, Channel>;
  /** Whether what a business says on a channel comes to somebody who has not written there (A13). */
  readonly reaches: (channel: string, business: string) => boolean;
  readonly leads: Pick<Leads, 'miss' | 'reached'>;
  readonly sendings: Sendings;
  readonly stops: Stops;
  /** Where word of whatever comes free is; absent where nobody waits for anything. */
  readonly waiting?: Pick<WaitingList, 'takeFreed' | 'looked'>;
  /** Keeps what somebody told of themselves on a form or on the way (X15). Kept twice, it is kept once. */
  readonly introduce: (who: Introduced) => Promise<void>;
  readonly interpret: Interpret;
  /** Puts a reply into a model's words, for businesses that want it (B20); absent without a model. */
  readonly phrase?: Phrase;
  readonly clock: Clock;
  readonly observer: Observer;
  readonly limits: Limits;
  /** Off, every message goes to a person (B16). */
  readonly machineEnabled: boolean;
}

export interface Business extends Served {
  /** Which reading of its file and settings this is, for the records; absent where nobody keeps readings. */
  readonly fingerprint?: string;
  readonly desk: Desk;
  /** After how long the bot takes back a conversation that nobody attends to; absent, never (X16). */
  readonly takesBackMinutes?: number;
  /** What the recognisers know of the business, at an instant. */
  readonly listening: (now: string) => Listening;
  /** By flow, then by name. */
  readonly tools: ReadonlyMap<string, ReadonlyMap<string, Tool>>;
  /** Who waits for what is taken, where there is a list. */
  readonly waits?: Waits;
  /** Reminds those whose bookings begin soon (F8); absent where nobody is reminded. */
  readonly reminds?: Reminds;
  /** A message of a flow or of the front desk, in words. */
  readonly render: (flow: string, locale: Locale, say: Say, now: string) => string;
  /** What such a message states, each in the words that it stands there in. */
  readonly stated: (flow: string, locale: Locale, say: Say, now: string) => readonly string[];
  /** Who words the replies: our templates, or a model around their facts (B20). */
  readonly voice: 'template' | 'model';
  /** What a message asks to choose from. */
  readonly choices: (flow: string, locale: Locale, say: Say, now: string) => readonly Choice[];
}

/** What a business does for those who wait (decision 18). */
export interface Waits {
  /** What somebody would wait for after this search, as the flow of the list takes it; null where something was found. Pure. */
  wantIn(searched: ToolResult, now: string): JsonObject | null;
  /** Holds what came free for those who wait, first come first served, and tells them. */
  serve(now: string, tell: TellFreed): Promise<void>;
}

/** Tells a conversation what is held for it; false where that has to be tried again. */
export type TellFreed = (served: {
  readonly to: Address;
  readonly language: Locale;
  readonly eventId: string;
  readonly facts: JsonObject;
}) => Promise<boolean>;

/** What a business does for those whose bookings begin soon (F8). */
export interface Reminds {
  /** Reminds those of whose bookings it is time by now. */
  give(now: string, leaseUntil: string, tell: TellReminder): Promise<void>;
  /** When it is time for the next, after an instant; null where nothing is ahead. For whoever moves the clock. */
  next(after: string): Promise<string | null>;
}

/** Tells a conversation what begins soon; false where that has to be tried again. */
export type TellReminder = (reminder: {
  readonly to: Address;
  /** What they spoke, for a conversation that has to be opened. */
  readonly language: Locale | null;
  readonly eventId: string;
  readonly facts: JsonObject;
}) => Promise<boolean>;

export type Phrase = (reply: {
  readonly template: string;
  readonly facts: readonly string[];
  /** Its question is one that a plain yes answers with consequences (X11). */
  readonly proposes: boolean;
  readonly language: Locale;
  readonly listening: Listening;
  readonly heard: string;
  readonly deadline: () => AbortSignal;
}) => Promise<Omit<Phrasing, 'reply'>>;

/** A bound on everything that could otherwise grow. */
export interface Limits {
  readonly messageCharactersMax: number;
  readonly queueMax: number;
  readonly stepsMax: number;
  readonly toolMillisMax: number;
  readonly unsettledMax: number;
  /** A message that finds less life than this left in a context is worth a warning (B6). */
  readonly nearExpirySeconds: number;
  readonly settleAfterSeconds: number;
  readonly settleGiveUpSeconds: number;
  readonly neglectedAfterSeconds: number;
  readonly firstTouchSeconds: number;
  readonly deliveryAttemptsMax: number;
  readonly deliveryLeaseSeconds: number;
  /** How long a channel is given to take a message; less than the lease of it. */
  readonly sendMillisMax: number;
  /** How much of one kind of work that nobody waits for goes on at once. */
  readonly sideBySide: number;
  /** How often a drain may lose its version before it leaves the rest to the sweep. */
  readonly drainRoundsMax: number;
}

export const LIMITS: Limits = {
  messageCharactersMax: 4_000,
  queueMax: 100,
  stepsMax: 24,
  toolMillisMax: 5_000,
  unsettledMax: 8,
  nearExpirySeconds: 60,
  settleAfterSeconds: 60,
  settleGiveUpSeconds: 600,
  neglectedAfterSeconds: 5,
  firstTouchSeconds: 60,
  deliveryAttemptsMax: 8,
  deliveryLeaseSeconds: 30,
  sendMillisMax: 10_000,
  sideBySide: 64,
  drainRoundsMax: 200,
};
