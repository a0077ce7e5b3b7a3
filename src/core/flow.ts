import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { z } from 'zod';
import type { Proposal } from './consent/proposal.ts';
import type { Say } from './effect.ts';
import type { Expectation, Interpretation } from './expectation.ts';
import type { Json, JsonObject } from './json.ts';
import type { Locale } from './locale.ts';
import type { Reading } from './reading.ts';
import type { RuleWords } from './rules.ts';
import type { ToolResult, TurnRecord } from './turn.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * How a stored context gets from one version of a flow to the next, by the version it leads to: `{ 2: (stored) => … }`. Each
 * takes what the version before it stored, and a chain of them leads from any version to today's.
 */
export type Migrations = { readonly [version: number]: (stored: JsonObject) => JsonObject };

/**
 * One journey of one business: a statechart used only through its pure functions, and what is needed to put it away
 * and take it out again. A flow's factory takes the business, so that nothing of the business is stored with a talk.
 */
/** A frequently asked question, with what of the business's things it names by id. */
export interface Asked {
  readonly topic: string;
  readonly named: readonly string[];
  /** They are named as alternatives: "a cut or a colour". */
  readonly isEither: boolean;
  /** For how long it would be, where the question says so: "how much for three hours?" */
  readonly minutes?: number;
  /** Whether the business has written an answer of its own. */
  readonly isWritten: boolean;
}

export interface Flow {
  readonly name: string;
  /** Raised whenever what is stored gets another shape: it is pinned with every context (decision 19). */
  readonly version: number;
  /** What earlier versions stored, brought to this one, step by step. */
  readonly migrations?: Migrations;
  /** What the flow stores, strictly: an unknown key is refused (X2). */
  readonly context: z.ZodType<JsonObject>;
  readonly machine: AnyStateMachine;
  /** A stored context (`{}` for a new talk) as a snapshot, with what the journey recalls. What has expired by `now` is gone from it. */
  readonly restore: (stored: JsonObject, now: string, recalled?: JsonObject) => AnyMachineSnapshot;
  /**
   * What is kept in mind beside the context while the journey rests, so that "I'll take it" and "the same on Friday" mean something;
   * null for nothing. `before` is what was kept so far.
   */
  readonly recalls?: (
    exchange: Exchange,
    results: readonly ToolResult[],
    before: JsonObject | null,
  ) => JsonObject | null;
  /** What is stored of a snapshot at rest; with the clock of the turn when one has ended, without when only looked at. */
  readonly store: (snapshot: AnyMachineSnapshot, touchedAt?: string) => JsonObject;
  /**
   * Holds what is stored against the business of today, and against the clock. Null where all that it names is still to be had; else
   * what is stored without what is gone, and what is to be said of it: the question of the state it leads to is put next.
   */
  readonly reconcile?: (stored: JsonObject, now: string) => Reconciled | null;
  /** What a person would call the state: shown, logged, and what tools declare themselves allowed in. */
  readonly state: (snapshot: AnyMachineSnapshot) => string;
  readonly expects: (snapshot: AnyMachineSnapshot) => Expectation;
  /** What a yes would do now, where something with consequences was put to the user; null where nothing was (X11). */
  readonly proposes: (snapshot: AnyMachineSnapshot, now: string) => Proposal | null;
  /** The question that stands, put again after a detour (X7), which was that; nothing where none is open. */
  readonly pending: (snapshot: AnyMachineSnapshot, detour?: Interpretation) => readonly Say[];
  /** Said first to whoever has been away, also when the desk answers them (D11). */
  readonly welcomes?: (snapshot: AnyMachineSnapshot, now: string) => readonly Say[];
  /** What can be done here, said on "help" and "what can you do?" (X7, C13). */
  readonly help: (snapshot: AnyMachineSnapshot) => readonly Say[];
  /**
   * What the journey can work out of a frequently asked question itself: what the things named cost, or those that are being
   * arranged. Null for the business's own answer; where it has written none, the journey tells all that it knows.
   */
  readonly answers?: (question: Asked, snapshot: AnyMachineSnapshot) => readonly Say[] | null;
  /** Said when an intent is not allowed here: what is needed now (B4). */
  readonly redirect: (snapshot: AnyMachineSnapshot, intent: string) => readonly Say[];
  /**
   * What the words themselves add to the stored context, for flows that keep what was said (C3, D2). Called once before
   * the commit, in turns that only the front desk answered too.
   */
  readonly remember?: (stored: JsonObject, exchange: Exchange) => JsonObject;
  /** Until when a stored context stands after the last message; then it is deleted. Without it, or with null, it stays (D11). */
  readonly lives?: (stored: JsonObject) => string | null;
  /** Whether words ask for this journey, whatever else is under way; without it nobody is ever sent here (E9). */
  readonly opens?: (reading: Reading, snapshot?: AnyMachineSnapshot) => Opening | null;
  /** Whether nothing is under way, so that "cancel" can only be about what stands (X14). */
  readonly rests: (snapshot: AnyMachineSnapshot) => boolean;
  /** Whether the state answers for its booking itself, so that only a protest against what was just done is the desk's (A6, D1). */
  readonly answersFor?: (snapshot: AnyMachineSnapshot) => boolean;
  /** Whether the journey is over, so that the talk goes back to the business's first flow; without it, never. */
  readonly ended?: (snapshot: AnyMachineSnapshot) => boolean;
  /**
   * A turn in the words of the flow's own document, worked out from its record and the context it left, for whoever
   * looks at it: the engine decides nothing by it (B5).
   */
  readonly account?: (turn: TurnRecord, context: JsonObject) => JsonObject;
  /** Its state is stored before each of its calls, those too that only look (C11); else only what acts is fixed before. */
  readonly isCheckpointed?: true;
  /** The keys of the stored context that a model which reads is told (B21): what was collected, and nobody's number or payment. */
  readonly collected?: readonly string[];
  /** When a stored context will be gone unless somebody writes; null where nothing runs out. Told to whoever watches (B6). */
  readonly expires?: (stored: JsonObject) => string | null;
  /**
   * A stored context reduced to what any condition of the machine can tell apart: two contexts with the same answer are one state
   * to `verify`, which fails where a condition tells them apart all the same.
   */
  readonly abstract?: (stored: JsonObject, now: string) => Json;
  /** The names it listens for, by list: services, stylists, cities. */
  readonly lists?: Vocabulary['lists'];
  /**
   * Those of its lists that a booking is made of, where nothing is left to talk about once it stands: "I meant with Ana" is then
   * about what was just booked (X13). None where the journey hears such changes itself.
   */
  readonly parts?: readonly string[];
  readonly words: Catalogues;
  /** Pictures it shows, as SVG by file name; the server has them at `/pictures/{business}/{name}`. */
  readonly pictures?: { readonly [name: string]: string };
  /** The states with what each one means, for the generated specification and the diagram. */
  readonly states: { readonly [state: string]: string };
  /** How far whoever came to a state has come, for the figures; nothing where it is no further than having written (G6). */
  readonly stages?: { readonly [state: string]: Stage };
  /** What happened, in words, by event: what the customer did, what a tool answered. */
  readonly events?: { readonly [event: string]: string };
  /** The rules that each state hears by, for the specification and for the tests that run their examples. */
  readonly rules?: { readonly [state: string]: readonly RuleWords[] };
}

/** How far a customer comes in a journey: something was put to them, they chose of it, it was booked. */
export type Stage = 'offered' | 'chose' | 'booked';

/** A talk without what is no longer to be had. */
export interface Reconciled {
  readonly context: JsonObject;
  readonly says: readonly Say[];
}

/** How surely words ask for a journey, 0 to 1, and where in them they do. */
export interface Opening {
  readonly confidence: number;
  readonly at: number;
  /** What it is about was named, so that a yes to something else is none. */
  readonly named?: true;
  /** What was asked for, where the first state would make nothing more of the words. */
  readonly intent?: { readonly type: string; readonly entities: JsonObject };
}

/** What was said in a turn, on both sides. */
export interface Exchange {
  readonly turn: TurnFacts;
  /** The user's words; null when nobody wrote anything. */
  readonly heard: string | null;
  readonly said: readonly string[];
  readonly interpretation: Interpretation | null;
}

/** Message keys to ICU messages, per language. */
export type Catalogues = { readonly [L in Locale]?: { readonly [key: string]: string } };

/** What every event tells a machine about the turn it arrives in: a machine has no clock and draws no ids. */
export interface TurnFacts {
  readonly now: string;
  readonly conversation: string;
  readonly channel: string;
  readonly address: string;
  readonly language: Locale;
  /** The id that the first reply of this turn will have. */
  readonly firstReplyId: string;
  /** The wake-ups that stood when it began, by name. */
  readonly timers?: readonly string[];
  /** Somebody else is to be booked for once this is settled (X20). */
  readonly another?: true;
}

interface InTurn {
  readonly turn: TurnFacts;
}

/** An intent that was heard. Its type is one that the state's expectation names. */
export interface IntentEvent<Type extends string = string, Entities = { readonly [name: string]: Json }>
  extends InTurn {
  readonly type: Type;
  readonly entities: Entities;
  readonly text: string;
}

export interface DoneEvent<Tool extends string, Output = Json, Input = JsonObject> extends InTurn {
  readonly type: `${Tool}.done`;
  readonly input: Input;
  readonly output: Output;
}

export interface RefusedEvent<Tool extends string, Input = JsonObject> extends InTurn {
  readonly type: `${Tool}.refused`;
  readonly input: Input;
  readonly reason: string;
  readonly output: Json;
}

export interface FailedEvent<Tool extends string, Input = JsonObject> extends InTurn {
  readonly type: `${Tool}.failed`;
  readonly input: Input;
  readonly reason: string;
}

export type ToolEvent<Tool extends string, Output = Json, Input = JsonObject> =
  | DoneEvent<Tool, Output, Input>
  | RefusedEvent<Tool, Input>
  | FailedEvent<Tool, Input>;

export interface LeadArrived extends InTurn {
  readonly type: 'lead';
  readonly name: string;
  readonly phone: string;
}

/** The first message to a lead has really left: `turn` says when, where and which it was (F7). */
export interface LeadTouched extends InTurn {
  readonly type: 'touched';
}

/** What is under way is settled, nothing else is asked, and somebody else is to be booked for (X20). */
export interface NextWanted extends InTurn {
  readonly type: 'next';
}

export interface PaymentArrived<Outcome extends string = string> extends InTurn {
  readonly type: `payment.${Outcome}`;
  readonly payment: string;
  readonly facts: JsonObject;
}

/** What the desk did about something that was booked, told to the journey it was booked on (X14). */
export interface DeskDid<Deed extends string = string> extends InTurn {
  readonly type: `desk.${Deed}`;
  readonly input: JsonObject;
  readonly output: JsonObject;
}

export interface TimerFired<Timer extends string = string> extends InTurn {
  readonly type: `timer.${Timer}`;
  readonly due: string;
}

/** Any event as the engine hands it on; each machine narrows it to those it knows. */
export type MachineEvent = InTurn & { readonly type: string };
