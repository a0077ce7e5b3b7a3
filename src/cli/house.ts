import type { ModelReader } from '../core/model-reader.ts';
import type { App } from '../engine/app.ts';
import type { Parts } from '../engine/parts.ts';
import type { Bookings } from '../ports/bookings.ts';
import type { Channel } from '../ports/channel.ts';
import type { Clock } from '../ports/clock.ts';
import type { Conversations } from '../ports/conversations.ts';
import type { Customers } from '../ports/customers.ts';
import type { Model } from '../ports/model.ts';
import type { Observer } from '../ports/observer.ts';
import type { Tool } from '../ports/tool.ts';

/** What the commands are handed by main.ts, the only file that sees everything. */
export interface House {
  /** A store by its name: `memory`, `pglite`, `pglite:DIRECTORY`, `postgres://…`. */
  openStore(name: string): Promise<Store>;
  /** A store like that with nothing in it, gone again when it is closed. */
  openFreshStore(name: string): Promise<Store>;
  compose(config: Composition): Promise<Composed>;
  serve(options: ServeOptions): Promise<Serving>;
  virtualClock(start: string): MovableClock;
  silentObserver: Observer;
  /** What reads with a model, whoever the model is. */
  modelReader(parts: { readonly model: Model; readonly clock: Clock; readonly observer: Observer }): ModelReader;
  /** A flow's diagram as Mermaid text and its specification as Markdown. */
  describeFlow(business: string, kind: 'mermaid' | 'specification'): Promise<string>;
}

/** Every durable port. */
export interface Store {
  readonly conversations: Conversations;
  readonly bookings: Bookings;
  readonly customers: Customers;
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
  readonly model?: ModelReader;
  /** The channels that replies are pushed to; without any, everybody pulls. */
  readonly channels?: readonly Channel[];
  /** Puts something between a flow and its tools: how `play` breaks them. */
  readonly wrapTool?: (tool: Tool) => Tool;
}

export interface Composed {
  readonly app: App;
  readonly parts: Parts;
}

export interface ServeOptions {
  readonly port: number;
  readonly host: string;
  readonly dataDirectory: string;
  readonly environment: { readonly [name: string]: string | undefined };
  /** One line for the person who started it. */
  readonly announce: (line: string) => void;
}

export interface Serving {
  readonly address: string;
  /** Finishes the turns under way, then closes everything. */
  stop(): Promise<void>;
}
