import type { Json, JsonObject } from './json.ts';

/** What a machine asks to be done. Plain data: the engine does it, or a replay compares it. */
export type Effect = Say | Call | Schedule | Unschedule | Handoff | Close | Another | Log;

/** A message to the user: its key in the flow's catalogue and the facts it states, never finished words. */
export interface Say {
  readonly kind: 'say';
  readonly key: string;
  readonly facts: Facts;
  /** An image shown with the message: an address of our own or a data URL. */
  readonly image?: string;
  /** Until when the image is good for something: a code to pay with runs out (D8). */
  readonly until?: string;
  /** The payment that the message asks for, so that a page can tell what became of it (D8). */
  readonly payment?: string;
}

export type Facts = { readonly [name: string]: Fact };

/** Something a message states. How it is put into words belongs to the language, not to the flow. */
export type Fact =
  | string
  | number
  | boolean
  | null
  /** In the business's zone, unless it is of a place with a clock of its own: where a flight leaves (X9). */
  | { readonly at: string; readonly as: 'slot' | 'day' | 'time'; readonly zone?: string }
  | { readonly date: string }
  /** A time of day, HH:mm. */
  | { readonly time: string }
  | { readonly cents: number; readonly currency: string }
  | { readonly all: readonly Fact[] }
  | { readonly either: readonly Fact[] }
  | { readonly numbered: readonly Fact[] }
  /** A message within a message. A line that says more than a name may say what it is called, for whoever chooses it. */
  | { readonly say: string; readonly facts: Facts; readonly called?: Fact };

/** A tool to be run. Its answer comes back as the event `<tool>.done`, `<tool>.refused` or `<tool>.failed`. */
export interface Call {
  readonly kind: 'call';
  readonly tool: string;
  readonly input: JsonObject;
}

/** A durable wake-up, named: scheduling a name again moves it. Meaning comes from context and clock, not from it. */
export interface Schedule {
  readonly kind: 'schedule';
  readonly timer: string;
  readonly at: string;
}

export interface Unschedule {
  readonly kind: 'unschedule';
  readonly timer: string;
}

/** The conversation goes to a person; the bot is silent until it is given back (X7). */
export interface Handoff {
  readonly kind: 'handoff';
  readonly reason: string;
}

/** From `at` on, the next message at this address opens a new conversation (A6). */
export interface Close {
  readonly kind: 'close';
  readonly at: string;
}

/** Whether somebody else is to be booked for once this is settled: the desk remembers it, for one is booked after the other (X20). */
interface Another {
  readonly kind: 'another';
  readonly wanted: boolean;
}

/** A line for whoever looks after the business: what was received that could not be used, and why (E3, E5). */
export interface Log {
  readonly kind: 'log';
  readonly level: 'info' | 'warn' | 'error';
  readonly event: string;
  readonly fields: JsonObject;
}

export function say(key: string, facts: Facts = {}): Say {
  return { kind: 'say', key, facts };
}

/** How a tool's call came out, as the machine hears of it. */
export type Outcome =
  | { readonly kind: 'done'; readonly output: Json }
  /** The world said no, for good: the slot is taken, the code has expired. */
  | { readonly kind: 'refused'; readonly reason: string; readonly output?: Json }
  /** Nobody knows, or it broke before acting: the user may try again, and finds the first attempt if there was one. */
  | { readonly kind: 'failed'; readonly reason: string };
