import type { Act } from './consent/proposal.ts';
import type { StaffDeed, StaffMember } from './event.ts';
import type { JsonObject } from './json.ts';
import type { Locale } from './locale.ts';

/** The row around a flow's context: what the engine must know of a conversation whatever its flow (X2). */
export interface Header {
  readonly flow: string;
  readonly flowVersion: number;
  readonly language: Locale;
  readonly handedOff: boolean;
  /** From here on a message at this address opens a new conversation. */
  readonly closesAt: string | null;
  /** The wake-ups that stand, by name: a timer that fires with another due time is out of date and ignored. */
  readonly timers: { readonly [timer: string]: string };
  /** How often each tool has come to a definite outcome: part of the key of its next consequential call. */
  readonly attempts: { readonly [tool: string]: number };
  /** Consequential calls of which nobody knows whether they acted. They keep their key until that is settled. */
  readonly unsettled: readonly UnsettledCall[];
  readonly desk: DeskMemory;
  readonly line: Line;
}

/** What the front desk must know of a conversation whatever its flow (X2). Each is absent until there is something. */
export interface DeskMemory {
  /**
   * The proposal that is open. It is fresh while its question is new: nothing else was said since (X11). It failed if it
   * was agreed to and a tool could not do it, as long as nothing else was tried since (X8).
   */
  readonly proposal?: {
    readonly id: string;
    readonly fresh: boolean;
    readonly failed?: true;
    /** Its buttons are the last thing said, so that where they are shown as a numbered list a number taps one (F1). */
    readonly numbered?: true;
  };
  /** What is being settled about something that stands, beside the journey under way: the context of the desk's own flow (X14). */
  readonly aside?: JsonObject;
  /** The version of the desk's flow that stored it. */
  readonly asideVersion?: number;
  /** What is being settled about waiting for something, kept likewise (decision 18). */
  readonly waiting?: JsonObject;
  readonly waitingVersion?: number;
  /** Whoever came back was asked whether to go on where they were, and has not answered yet (D11). */
  readonly goingOn?: true;
  /** The day whose hours were asked just now, so that "and on Monday?" asks the same (X9). */
  readonly hours?: string;
  /** What the journey named keeps in mind while it rests, in its own words: what was asked about, what was just made (E9). */
  readonly recall?: { readonly flow: string; readonly of: JsonObject };
  /** The last thing done on a yes, so that a protest can be met with a way back (X13). */
  readonly done?: { readonly act: Act; readonly at: string; readonly booking?: string };
  /** While a person has the conversation, or is wanted: since when, who, and whether the customer waits for them (X16). */
  readonly person?: WithPerson;
  /**
   * Whether somebody whom nobody knows was asked who they are: true once they were, for it is asked once; false while that waits
   * for a reply that asks nothing else (X6, X15).
   */
  readonly nameAsked?: boolean;
  /** Somebody else is to be booked for once this is settled (X20). */
  readonly another?: true;
}

export interface WithPerson {
  /** Since when the bot is silent. */
  readonly since: string;
  /** Somebody has taken it. */
  readonly taken?: true;
  readonly by?: StaffMember;
  /** Since when the customer waits for an answer of whoever has it. */
  readonly waiting?: string;
}

/** What a channel must know of a conversation, whatever its flow (F1). Each is absent until there is something. */
export interface Line {
  /** The provider's own thread that the customer wrote in last. */
  readonly thread?: string;
  /** When the customer last wrote: some channels let a business write freely only for a while after that (F3). */
  readonly heardAt?: string;
  /** The first message to a lead, until its provider has taken it or never will (F7). */
  readonly touching?: Touching;
}

export interface Touching {
  readonly reply: string;
  /** The event of the lead, and when it came. */
  readonly lead: string;
  readonly since: string;
  /** It was not taken in time, and somebody was told. */
  readonly late?: true;
}

/** The engine's own timer: when it fires, the first message to a lead is late (A13). */
export const TOUCH_TIMER = 'engine.first_touch';

/** The engine's own timer: when it fires, the context has lived its time and is deleted, on every store (D11). */
export const FORGET_TIMER = 'engine.forget';

/** The engine's own timer: calls whose outcome nobody knew are looked up again, and taken back if nobody wants them. */
export const SETTLE_TIMER = 'engine.settle';

/** The engine's own timer: when it fires, the bot takes a conversation back that nobody attends to, as declared (X16). */
export const TAKE_BACK_TIMER = 'engine.take_back';

/** The same header with some of it changed. Each part is named: a copy of whatever there is takes long. */
export function headerWith(header: Header, change: Partial<Header>): Header {
  return {
    flow: change.flow ?? header.flow,
    flowVersion: change.flowVersion ?? header.flowVersion,
    language: change.language ?? header.language,
    handedOff: change.handedOff ?? header.handedOff,
    closesAt: change.closesAt === undefined ? header.closesAt : change.closesAt,
    timers: change.timers ?? header.timers,
    attempts: change.attempts ?? header.attempts,
    unsettled: change.unsettled ?? header.unsettled,
    desk: change.desk ?? header.desk,
    line: change.line ?? header.line,
  };
}

/** The header of a conversation that has just been opened. */
export function newHeader(opening: Pick<Header, 'flow' | 'flowVersion' | 'language'>): Header {
  return { ...opening, handedOff: false, closesAt: null, timers: {}, attempts: {}, unsettled: [], desk: {}, line: {} };
}

export interface UnsettledCall {
  readonly key: string;
  readonly tool: string;
  readonly input: JsonObject;
  readonly since: string;
  /** What the people of the business wanted by it: found done, it is told of as theirs (G4). */
  readonly deed?: StaffDeed;
}
