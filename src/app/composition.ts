import type { ModelReader } from '../core/model-reader.ts';
import type { ModelVoice } from '../core/model-voice.ts';
import type { Business } from '../domain/business.ts';
import type { App } from '../engine/app.ts';
import type { Parts, Business as Staffed } from '../engine/parts.ts';
import type { PaymentDoor } from '../engine/payments/door.ts';
import type { Reconciler } from '../engine/payments/reconcile.ts';
import type { Mirror } from '../mirror/mirror.ts';
import type { Channel } from '../ports/channel.ts';
import type { Clock } from '../ports/clock.ts';
import type { Courier } from '../ports/courier.ts';
import type { Observer } from '../ports/observer.ts';
import type { PaymentProvider } from '../ports/payment-provider.ts';
import type { Store } from '../ports/store.ts';
import type { Tool } from '../ports/tool.ts';
import type { Weather } from '../ports/weather.ts';
import type { Counter } from '../providers/sandbox/counter.ts';
import type { Writing } from './businesses.ts';
import type { CalendarSettings } from './calendars/providers.ts';
import type { Config } from './config.ts';
import type { Listeners } from './listeners.ts';

/** What Holdfast is put together of. */
export interface Composition extends Writing {
  readonly store: Store;
  readonly clock: Clock;
  readonly observer: Observer;
  readonly machineEnabled?: boolean;
  /** What a business's file says by now: how `play` changes one under a talk. */
  readonly businessNow?: (business: Business) => Business;
  /** A secret that a business's tasks name; without it there are none. */
  readonly secretNamed?: Config['secretNamed'];
  /** Whether chats are open here that other processes may have replies for: the store's bell is rung and heard. */
  readonly live?: boolean;
  readonly model?: ModelReader;
  /** What words replies, for businesses that want a model's. */
  readonly voice?: ModelVoice;
  /** The channels that replies are pushed to, and the only ones a lead can be reached on; not given, all are pulled from. */
  readonly channels?: readonly Channel[];
  /** Who carries codes to where somebody is known; unless told, the channels do. */
  readonly courier?: Courier;
  /** Puts something between a flow and its tools: how `play` breaks them. */
  readonly wrapTool?: (tool: Tool) => Tool;
  /** Puts something between the engine and a business: how `verify` hears what is said. */
  readonly wrapBusiness?: (business: Staffed) => Staffed;
  /** How declared actions reach their endpoints; `fetch` unless told. */
  readonly fetch?: typeof globalThis.fetch;
  /** Where people reach the server, for links to it. */
  readonly publicUrl?: () => string;
  /** Where a booking is found as a calendar file; without it none is offered. */
  readonly calendarLink?: (booking: string) => string;
  /** What knows whether outside calendars are in step; `compose` puts it there. */
  readonly outside?: Pick<Mirror, 'missing'>;
  /** How outside calendars are reached; without it none is kept in step. */
  readonly calendars?: CalendarSettings;
  /** Who can take money besides the sandbox, and who of them does for a business that names nobody. */
  readonly providers?: readonly PaymentProvider[];
  readonly paymentsBy?: string | undefined;
  /** Forecasts; without it the usual climate is told. */
  readonly weather?: Weather | undefined;
  /** What the ids of payments and the codes are derived with, so that nobody can work them out; not needed where nobody could try. */
  readonly paymentSecret?: string | undefined;
  /** Who outside is told of what happens, by business; nobody unless told. */
  readonly listeners?: Listeners;
  /** Draws QR codes; unless told, as pictures. */
  readonly draw?: (payload: string) => Promise<string>;
  /** Whether payments can be rehearsed without money; they can unless told. */
  readonly sandbox?: boolean;
  /** What the sandbox signs its deliveries with; drawn when it is not given. */
  readonly sandboxSecret?: string | undefined;
}

export interface Composed {
  readonly app: App;
  readonly parts: Parts;
  readonly payments: ComposedPayments;
  /** What keeps outside calendars in step; null where none is reached. */
  readonly mirror: Mirror | null;
  /** Businesses that take payments and have nobody to take them. */
  readonly unserved: readonly string[];
}

export interface ComposedPayments {
  /** Where providers report. */
  readonly door: PaymentDoor;
  /** What holds the ledger against the providers' books. */
  readonly reconciler: Reconciler;
  /** The sandbox's page and its buttons; null where there is no sandbox. */
  readonly counter: Counter | null;
}
