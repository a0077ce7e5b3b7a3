import type { ModelReader } from '../core/model-reader.ts';
import type { App } from '../engine/app.ts';
import type { Parts } from '../engine/parts.ts';
import type { PaymentDoor } from '../engine/payments/door.ts';
import type { Bell } from '../ports/bell.ts';
import type { Bookings } from '../ports/bookings.ts';
import type { Channel } from '../ports/channel.ts';
import type { Clock } from '../ports/clock.ts';
import type { Conversations } from '../ports/conversations.ts';
import type { Courier } from '../ports/courier.ts';
import type { Customers } from '../ports/customers.ts';
import type { Leads } from '../ports/leads.ts';
import type { Model } from '../ports/model.ts';
import type { Observer } from '../ports/observer.ts';
import type { PaymentProvider } from '../ports/payment-provider.ts';
import type { Payments } from '../ports/payments.ts';
import type { Sought, Talk } from '../ports/talk.ts';
import type { Tool } from '../ports/tool.ts';
import type { Tries } from '../ports/tries.ts';
import type { Weather } from '../ports/weather.ts';

/** What the commands are handed by main.ts, the only file that sees everything. */
export interface House {
  readonly version: string;
  /** A store by its name: `memory`, `pglite`, `pglite:DIRECTORY`, `postgres://…`. */
  openStore(name: string): Promise<Store>;
  /** A stored conversation, looked for where the settings say, beside a server that may be running there. */
  findStored(settings: Settings, sought: Sought): Promise<Talk | null>;
  /** A store like that with nothing in it, gone again when it is closed. */
  openFreshStore(name: string): Promise<Store>;
  compose(config: Composition): Promise<Composed>;
  serve(options: ServeOptions): Promise<Serving>;
  virtualClock(start: string): MovableClock;
  silentObserver: Observer;
  /** What reads with a model, whoever the model is. */
  modelReader(parts: { readonly model: Model; readonly clock: Clock; readonly observer: Observer }): ModelReader;
  /** What is wrong with task files, in words, and how many of them cannot be used. */
  checkTasks(files: readonly string[], languages: readonly string[]): TaskCheck;
  /** A flow's diagram as Mermaid text and its specification as Markdown. */
  describeFlow(business: string, kind: 'mermaid' | 'specification'): Promise<string>;
}

export interface TaskCheck {
  readonly complaints: readonly string[];
  readonly broken: number;
}

/** Every durable port. */
export interface Store {
  readonly conversations: Conversations;
  readonly bookings: Bookings;
  readonly customers: Customers;
  readonly leads: Leads;
  readonly payments: Payments;
  /** How often somebody tried to prove who they are. */
  readonly tries: Tries;
  /** How processes on the same store tell each other of new replies. */
  readonly bell: Bell;
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

export interface MovableClock extends Clock {
  set(instant: string): void;
}

export interface Composition {
  readonly store: Store;
  readonly clock: Clock;
  readonly observer: Observer;
  readonly machineEnabled?: boolean;
  /** Whether chats are open here that other processes may have replies for: the store's bell is rung and heard. */
  readonly live?: boolean;
  readonly model?: ModelReader;
  /** The channels that replies are pushed to, and the only ones a lead can be reached on; not given, all are pulled from. */
  readonly channels?: readonly Channel[];
  /** Who carries codes to where somebody is known; unless told, the channels do. */
  readonly courier?: Courier;
  /** Puts something between a flow and its tools: how `play` breaks them. */
  readonly wrapTool?: (tool: Tool) => Tool;
  /** Where people reach the server, for links to it. */
  readonly publicUrl?: () => string;
  /** Where a booking is found as a calendar file; without it none is offered. */
  readonly calendarLink?: (booking: string) => string;
  /** Who can take money besides the sandbox, and who of them does for a business that names nobody. */
  readonly providers?: readonly PaymentProvider[];
  readonly paymentsBy?: string | undefined;
  /** Forecasts; without it the usual climate is told. */
  readonly weather?: Weather | undefined;
  /** What the ids of payments and the codes are derived with, so that nobody can work them out; not needed where nobody could try. */
  readonly paymentSecret?: string | undefined;
  /** Whether payments can be rehearsed without money; they can unless told. */
  readonly sandbox?: boolean;
  /** What the sandbox signs its deliveries with; drawn when it is not given. */
  readonly sandboxSecret?: string | undefined;
}

export interface Composed {
  readonly app: App;
  readonly parts: Parts;
  readonly payments: ComposedPayments;
  /** Businesses that take payments and have nobody to take them. */
  readonly unserved: readonly string[];
}

export interface ComposedPayments {
  /** Where providers report. */
  readonly door: PaymentDoor;
  /** The sandbox's page and its buttons; null where there is no sandbox. */
  readonly counter: Counter | null;
}

export interface Counter {
  page(payment: string): Promise<CounterAnswer>;
  press(payment: string, outcome: 'paid' | 'failed' | 'expired'): Promise<CounterAnswer>;
}

export interface CounterAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
  readonly headers?: { readonly [name: string]: string };
}

/** Where Holdfast keeps what it is told: what `start` writes by and `replay` reads by. */
export interface Settings {
  readonly dataDirectory: string;
  readonly environment: { readonly [name: string]: string | undefined };
}

export interface ServeOptions extends Settings {
  readonly port: number;
  readonly host: string;
  /** One line for the person who started it. */
  readonly announce: (line: string) => void;
}

export interface Serving {
  readonly address: string;
  /** Finishes the turns under way, then closes everything. */
  stop(): Promise<void>;
}
