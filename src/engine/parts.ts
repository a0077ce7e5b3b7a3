import type { Proposed } from '../core/consent/proposal.ts';
import type { Desk } from '../core/desk/desk.ts';
import type { Journeys } from '../core/desk/router.ts';
import type { Say } from '../core/effect.ts';
import type { Expectation, Interpretation } from '../core/expectation.ts';
import type { Locale } from '../core/locale.ts';
import type { Choice } from '../core/turn.ts';
import type { Listening } from '../core/vocabulary.ts';
import type { Channel } from '../ports/channel.ts';
import type { Clock } from '../ports/clock.ts';
import type { Address, Conversations } from '../ports/conversations.ts';
import type { Leads } from '../ports/leads.ts';
import type { Observer } from '../ports/observer.ts';
import type { Tool } from '../ports/tool.ts';
import type { Served } from './engine.ts';

/** Everything the engine is handed; it knows no flow, language or adapter by name. */
export interface Parts {
  readonly businesses: ReadonlyMap<string, Business>;
  readonly conversations: Conversations;
  readonly channels: ReadonlyMap<string, Channel>;
  /** Whether what is said on a channel comes to somebody who has not written there (A13). */
  readonly reaches: (channel: string) => boolean;
  readonly leads: Pick<Leads, 'miss'>;
  /** Keeps the name of somebody who gave it before they wrote: on a form (X15). Kept twice, it is kept once. */
  readonly introduce: (who: Address & { readonly name: string }) => Promise<void>;
  readonly interpret: Interpret;
  readonly clock: Clock;
  readonly observer: Observer;
  readonly limits: Limits;
  /** Off, every message goes to a person (B16). */
  readonly machineEnabled: boolean;
}

export interface Business extends Served {
  readonly desk: Desk;
  /** What the recognisers know of the business, at an instant. */
  readonly listening: (now: string) => Listening;
  /** By flow, then by name. */
  readonly tools: ReadonlyMap<string, ReadonlyMap<string, Tool>>;
  /** A message of a flow or of the front desk, in words. */
  readonly render: (flow: string, locale: Locale, say: Say, now: string) => string;
  /** What a message asks to choose from. */
  readonly choices: (flow: string, locale: Locale, say: Say, now: string) => readonly Choice[];
}

export type Interpret = (request: {
  readonly text: string;
  readonly expectation: Expectation;
  readonly listening: Listening;
  readonly offered: readonly Locale[];
  readonly language: Locale;
  /** What a yes would do now, and whether its question is fresh (X11). */
  readonly proposed?: Proposed;
  /** What else could be begun, where the business runs more than one flow and the one under way can be left (E9). */
  readonly journeys?: Journeys;
  /** Where it is said, as flow and state: what a rule without a name of its own goes by (X17). */
  readonly where?: string;
}) => Promise<Interpretation>;

/** A bound on everything that could otherwise grow. */
export interface Limits {
  readonly messageCharactersMax: number;
  readonly queueMax: number;
  readonly stepsMax: number;
  readonly toolMillisMax: number;
  readonly unsettledMax: number;
  readonly settleAfterSeconds: number;
  readonly settleGiveUpSeconds: number;
  readonly neglectedAfterSeconds: number;
  readonly firstTouchSeconds: number;
  readonly deliveryAttemptsMax: number;
  readonly deliveryLeaseSeconds: number;
  readonly sweepBatch: number;
  /** How often a drain may lose its version before it leaves the rest to the sweep. */
  readonly drainRoundsMax: number;
}

export const LIMITS: Limits = {
  messageCharactersMax: 4_000,
  queueMax: 100,
  stepsMax: 24,
  toolMillisMax: 5_000,
  unsettledMax: 8,
  settleAfterSeconds: 60,
  settleGiveUpSeconds: 600,
  neglectedAfterSeconds: 5,
  firstTouchSeconds: 60,
  deliveryAttemptsMax: 8,
  deliveryLeaseSeconds: 30,
  sweepBatch: 100,
  drainRoundsMax: 200,
};
