import type { Event } from '../core/event.ts';
import type { Flow } from '../core/flow.ts';
import type { JsonObject } from '../core/json.ts';
import type { Locale } from '../core/locale.ts';
import type { Reply, TurnRecord } from '../core/turn.ts';
import type { Address, Commit, Conversation } from '../ports/conversations.ts';
import type { Keeper } from '../ports/keeper.ts';
import type { Receipt } from '../ports/sendings.ts';

/** What the doors (HTTP, webhooks, `play`) ask of the engine. */
export interface Engine {
  /** The businesses served, by id. */
  readonly businesses: ReadonlyMap<string, Served>;

  /** Stores what happened, then drains the conversation up to it. Nothing is acknowledged before it is stored (X4). */
  handle(incoming: Incoming): Promise<Handled>;

  /** A conversation as it stands now, read through expiry, with its newest turn. */
  inspect(conversation: Conversation): Promise<Inspection>;

  /** Writes down what a provider tells of a message that it was given (F1). */
  receipt(business: string, channel: string, receipt: Receipt): Promise<void>;

  /** Resolves when nothing is under way in the background. */
  idle(): Promise<void>;

  /** What nobody waits for: neglected events, due timers and unsettled calls, undelivered replies. A round of each, by any process. */
  readonly rounds: readonly (() => Promise<void>)[];

  /** Rounds that each process makes for itself, whoever else goes round on the same store. */
  readonly ownRounds: readonly (() => Promise<void>)[];

  /** One of every round; resolves when all that they began has ended. */
  sweep(): Promise<void>;

  /**
   * Tells of replies committed by this process, at once; where a bell hangs between processes, that others may have some
   * too, with none of them; after a while in which the bell could not be heard, that any conversation may (null).
   */
  onReplies(listener: (conversation: string | null, replies: readonly Reply[]) => void): () => void;

  /** Tells of what this process does, at once and with no wait for whoever is told. */
  watch(watcher: Watcher): () => void;

  /** Resolves when every turn under way has ended; nothing new is begun afterwards. */
  close(): Promise<void>;
}

/** Who keeps the people of a business up to date (G2). */
export interface Watcher {
  /** A turn was committed in a conversation, as it stood before. */
  committed(commit: Commit, before: Conversation): void;
  /** No channel took a reply, however often it was tried. */
  parked(conversation: string, at: string): void;
}

/** A business as the engine serves it: data and code were joined when the parts were composed. */
export interface Served {
  readonly id: string;
  readonly name: string;
  readonly timeZone: string;
  /** The languages it offers; the first is its own. */
  readonly locales: readonly Locale[];
  /** Where its customers come to, if they come at all. */
  readonly address?: string;
  /** When its people are in: by weekday, and the dates on which other hours hold. */
  readonly hours?: Hours;
  /** Whom or what is booked there, by id. */
  readonly resources?: readonly string[];
  /** What it says of itself before anything is said, in one of its languages. */
  readonly welcome?: (locale: Locale) => Welcome;
  /** How the chat stands on its own site; nowhere unless told (F6). */
  readonly site?: Site;
  /** What of its was booked, as people call it and until when; null where the booking is of a journey it no longer runs. */
  readonly tells?: (booking: Booked, locale: Locale, extra?: string | null) => Told | null;
  /** The flow a new conversation starts in. */
  readonly flow: string;
  readonly flows: ReadonlyMap<string, Flow>;
  /** The desk's own flow for what stands, which attends beside whichever journey is under way (X14). */
  readonly aside?: Flow;
  /** The desk's own flow for waiting for what is taken, where the business has a list (decision 18). */
  readonly waiting?: Flow;
  /** What its journeys know of the bookings they made. */
  readonly keepers?: readonly Keeper[];
}

/** Where the chat may be framed, and how it is painted. */
export interface Site {
  readonly origins: readonly string[];
  readonly colour?: string | undefined;
  readonly picture?: string | undefined;
}

interface Hours {
  readonly weekly: { readonly [weekday: string]: readonly ClockRange[] };
  readonly exceptions: readonly {
    readonly date: string;
    readonly until?: string | undefined;
    readonly hours: 'closed' | readonly ClockRange[];
  }[];
}

interface ClockRange {
  readonly from: string;
  readonly to: string;
}

export interface Welcome {
  readonly greeting: string;
  readonly suggestions: readonly string[];
}

type Booked = Parameters<Keeper['told']>[0];

export interface Told {
  readonly title: string;
  readonly ends: string;
}

export interface Incoming {
  readonly to: Address | { readonly conversation: string };
  readonly eventId: string;
  readonly event: Event;
  /**
   * The caller does not wait for an answer: it is told `accepted` as soon as the event is stored, and the turn follows,
   * where the channel reads bursts after a pause for what else is being written.
   */
  readonly inBackground?: true;
  /**
   * How long the caller waits. The turn may be late: then it is told `accepted`, once the event is on the disk. Where even
   * that is not sure by then it is told `unstored`, and sends the same again.
   */
  readonly answerWithinMillis?: number;
}

export type Handled =
  | {
      readonly kind: 'handled';
      readonly conversation: string;
      readonly replies: readonly Reply[];
      readonly state: string;
      /** The event had been received before: these are the replies of then. */
      readonly duplicate: boolean;
      /** The turns this call ran, oldest first; empty for a duplicate or when another process was faster. */
      readonly turns: readonly TurnRecord[];
    }
  /** Stored, but not answered yet: it takes long, or a failing store or another process has it. Replies come by events. */
  | { readonly kind: 'accepted'; readonly conversation: string }
  /** The store cannot be reached, so nothing was taken on: what may be said meanwhile (B7). */
  | { readonly kind: 'unstored'; readonly replies: readonly Reply[] }
  /** Something else came under this id before: it stands, and this was not taken on. */
  | { readonly kind: 'conflict'; readonly conversation: string }
  | { readonly kind: 'queue_full' }
  | { readonly kind: 'unknown_business' }
  | { readonly kind: 'unknown_conversation' };

export interface Inspection {
  readonly id: string;
  readonly business: string;
  readonly flow: string;
  readonly language: Locale;
  readonly state: string;
  readonly context: Conversation['context'];
  readonly handedOff: boolean;
  readonly lastTurn: TurnRecord | null;
  /** The newest turn in the words of the flow's document; null where there is none, or the flow has no such words. */
  readonly account: JsonObject | null;
}
