import type { App } from '../engine/app.ts';
import type { Clock } from '../ports/clock.ts';
import type { OpenIdSettings } from './console/open-id-settings.ts';
import type { Diagrams } from './diagrams.ts';
import type { Doorkeeper } from './doorkeeper.ts';
import type { Live } from './live.ts';
import type { Telemetry } from './observer.ts';
import type { Passes } from './passes.ts';
import type { CalendarPath } from './present.ts';
import type { Webhooks } from './webhooks.ts';

/** What the server is told; everything it needs of Holdfast itself comes with the `App`. */
export interface ServerConfig {
  /** Opens every business. Drawn at random and announced once when it is not given. */
  readonly operatorToken?: string | undefined;
  /** Tokens that open one business each, by its id. */
  readonly operatorTokens?: ReadonlyMap<string, string> | undefined;
  /** For how many days a web chat's token is good; each use near its end renews it. */
  readonly chatDays?: number | undefined;
  /** What tokens are dated by. */
  readonly clock?: Pick<Clock, 'now'>;
  /** The key web-chat tokens are made with. Without one, a random key is kept in the data directory. */
  readonly secret?: string | undefined;
  /** Where that key is kept, so that tokens survive a restart; without a directory they do not. */
  readonly dataDirectory?: string | undefined;
  /** Shows a conversation's own holder what the machine keeps of it: the side panel of the chat page. */
  readonly demo?: boolean;
  readonly rateLimit?: boolean;
  /** How many proxies of one's own stand before the server: so many of the addresses in `X-Forwarded-For` are believed. */
  readonly trustedHops?: number;
  /** The metrics and the log. The same one the app reports to, or what it reports is not seen at /metrics. */
  readonly telemetry?: Telemetry;
  readonly webhooks?: Webhooks;
  /** The version that programs are told at `/mcp`; without it there is no such door. */
  readonly mcp?: string | undefined;
  /** Where people reach the server: what links begin with, and whether its cookies are kept to https. */
  readonly publicUrl?: () => string;
  /** An identity provider that staff may sign in with. */
  readonly openId?: OpenIdSettings | null;
  /** Where the built chat page lies; looked for beside the code when not given. */
  readonly pageDirectory?: string;
  /** The flows' diagrams; those that were laid out when Holdfast was built when not given. */
  readonly diagrams?: Diagrams;
  /** How long a request may take to arrive; ten seconds unless told. */
  readonly arriveWithinMs?: number;
  /** How long a message's sender waits for the answer before it is told to expect it by events. */
  readonly answerWithinMs?: number;
  /** How often a live stream asks the store for replies that another process committed. */
  readonly pollMs?: number;
  /** Told once, when the operator's token had to be drawn. */
  readonly announce?: (line: string) => void;
}

/** What the routes share. */
export interface House {
  readonly app: App;
  readonly doorkeeper: Doorkeeper;
  readonly passes: Passes;
  /** What links to calendar files are signed with. */
  readonly calendarKey: Buffer;
  /** Where a booking is found as a calendar file, below our own address. */
  readonly calendarPath: CalendarPath;
  /** Where a resource is subscribed to as a calendar, below our own address. */
  readonly feedPath: (business: string, resource: string, renewed: number) => string;
  readonly live: Live;
  readonly telemetry: Telemetry;
  /** Read when somebody looks at one. */
  readonly diagrams: () => Diagrams;
  readonly demo: boolean;
  readonly answerWithinMs: number;
  readonly webhooks: Webhooks | null;
  readonly clock: Pick<Clock, 'now'>;
  /** Where people reach the server. */
  readonly publicUrl: () => string;
  readonly openId: OpenIdSettings | null;
}
