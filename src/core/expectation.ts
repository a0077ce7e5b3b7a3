import type { z } from 'zod';
import type { ClauseRecord, Explained } from './clause-record.ts';
import type { Judgement } from './consent/judge.ts';
import type { Fact } from './effect.ts';
import type { Json, JsonObject } from './json.ts';
import type { Locale } from './locale.ts';
import type { Reading, UnreadMention } from './reading.ts';
import type { Span } from './span.ts';

/**
 * What a state can hear now. A flow writes it once for each state; the three readers (direct, rules, model) all read
 * it, so that none of them can hear anything the state does not allow (X1).
 */
export interface Expectation {
  /** What the last reply put to the user, in a few English words for the model; null when nothing was asked. */
  readonly question: string | null;
  /** The options listed, in the order shown. */
  readonly options: readonly Option[];
  /** Several times are listed: "later" may want a later one, and is asked about. */
  readonly listsTimes?: true | undefined;
  /**
   * What is to be had here at a price, so that "which is the cheapest?" has an answer (X7); absent where nothing is. Of words that
   * say what it has to be like, only what is: "the cheapest for thirty".
   */
  readonly priced?: (reading?: Reading) => readonly Priced[];
  readonly intents: { readonly [type: string]: IntentExpectation };
  /** What the rules make of the words, of the intents that may be heard now; null where they make nothing of them. */
  readonly hear: (reading: Reading, may: MayHear) => Hearing | null;
  /** What was offered, chosen or named last, local ISO: `2026-03-06` or `2026-03-06T09:30`; absent where nothing was. */
  readonly about?: string | undefined;
  /** A day and nothing else was asked for: then a bare "23" is one. */
  readonly asksDay?: true;
  /** A day or an hour was asked for, once anything was said: then "afternoon" is one, and greets nobody. */
  readonly asksWhen?: true | undefined;
  /** A topic: nothing is heard but what asks it anew, or goes on from what was said before ("and on Monday?"). */
  readonly again?: string;
  /** The intent that stands when nothing else was heard. */
  readonly otherwise: string;
  /** What the rules answer when they heard nothing at all, where that is more than `otherwise`: E2's PENDING object. */
  readonly unheard?: Pick<Intent, 'type' | 'entities'>;
  /** What this flow calls a request to the front desk when that is all that was said (`person` is B's `escalate`). */
  readonly named?: { readonly [Kind in DeskRequest['kind']]?: string };
  /**
   * Flow E asks its model before the rules, plain answers included (E2); everyone else only when the rules are unsure. If one intent alone
   * carries entities, they are the protocol: the model is asked for that object itself.
   */
  readonly first?: 'model';
  /** Whether a model may be asked about these words at all: a router and keywords decide by themselves (E6, E9). */
  readonly asksModel?: (reading: Reading) => boolean;
  /** What a model is told beyond the question and the options: the step's instructions, what is known so far (E2). */
  readonly instructions?: string;
  /**
   * Whether what was heard merely answers what was asked, so that nothing had to be interpreted (C4). Unless told, it
   * does when every word was recognised.
   */
  readonly isPlain?: (reading: Reading, intent: string) => boolean;
  /** Intents whose words are names or addresses: the language of the talk stays, in whatever script they are (X10). */
  readonly keepsLanguage?: readonly string[];
  /** Stands for everything this expectation rests on: the same words, heard again at once, need no second model call (C12). */
  readonly reuse?: string;
}

export interface Option {
  readonly id: string;
  readonly label: string;
}

/** Something with its price; 0 for what is free. */
export interface Priced {
  readonly cents: number;
  /** What it is known by, where words may leave some of them out. */
  readonly id?: string;
  /** How it is told, its price included. */
  readonly line: Fact;
}

export interface IntentExpectation {
  /** One line that tells a model when this intent is meant. */
  readonly meaning: string;
  /** The entities it may carry; what a model answers is parsed with it, unknown keys refused. */
  readonly entities: z.ZodObject;
  /** Grounding: whether what a model claims was heard is borne out by the words, the options or the catalogue. */
  readonly grounded?: (entities: JsonObject, reading: Reading) => boolean;
  /** Whether it has something done for good, such as booking: then it counts only where the judge of consent grants it (X11). */
  readonly commits?: (entities: JsonObject) => boolean;
  /** What to make of a model that answered twice in plain words instead of the protocol's object; null for nothing (E5). */
  readonly fromText?: (text: string, reading: Reading) => JsonObject | null;
}

/** Whether an intent may be heard with these entities: what needs a yes may not without one (X11). */
export type MayHear = (type: string, entities: JsonObject) => boolean;

/** On a guess a model is asked, where there is one. */
export type Certainty = 'sure' | 'guess';

/** What the rules made of the words. */
export interface Hearing {
  readonly type: string;
  readonly entities: JsonObject;
  readonly certainty: Certainty;
  /** The rule that heard it (X17). */
  readonly rule: string;
  /** The words whose question it answers, of what is theirs and not in general. */
  readonly answers?: readonly Span[];
  /** Another question beside it, asked in a clause of its own. */
  readonly also?: Hearing;
}

export type Source = 'direct' | 'rules' | 'model' | 'none';

export interface Intent {
  readonly type: string;
  readonly entities: { readonly [name: string]: Json };
  /** 0 to 1. */
  readonly confidence: number;
  readonly source: Source;
  /** The rule that heard it: `appointment/offered/picks by its place`, `desk/faq`, `consent/yes`, `tap/yes`, `model`, `none` (X17). */
  readonly rule: string;
}

/** What a message came to: recorded with the turn, so that a replay needs neither words nor model (X3). */
export interface Interpretation {
  readonly intent: Intent;
  /** What else was asked of the journey under way in the same breath: stepped after the intent, in this order (X20). */
  readonly also?: readonly Pick<Intent, 'type' | 'entities'>[];
  /** What was asked of the front desk in the same breath (X7). */
  readonly desk: readonly DeskRequest[];
  /** The language of the conversation from this message on (X10). */
  readonly language: Locale;
  /** The words as they were read, and what was found in them (X17); absent where nothing was read, as of a tap. */
  readonly clauses?: readonly ClauseRecord[];
  /** The words that nothing explains, fillers left out; absent where there are none (X17, X20). */
  readonly unexplained?: string;
  /** What was told or wanted and could not be taken: owned up to in the reply (X20); absent where there is nothing. */
  readonly missed?: readonly Missed[];
  /** What a language model made of such words; absent where none was asked, or it explained nothing. */
  readonly explained?: readonly Explained[];
  /** What the judge of consent made of them, where something with consequences was proposed (X11). */
  readonly consent?: Judgement;
  /** The flow that these words are for, where the router found it to be another than the one under way (E9). */
  readonly flow?: string;
  /** What a model claimed to have heard and was not believed: not expected, ill-formed, or not borne out (X1, E3). */
  readonly refused?: { readonly type: string; readonly entities: JsonObject };
}

/** Words that were meant as a day, a time of day or a wish, and that nobody here can make one of (X20). */
export interface Missed extends Pick<UnreadMention, 'as'> {
  readonly words: string;
}

/** A day or a stretch of days, both ends included. `bare` is a weekday that may be meant as any of its name. */
export interface AskedDays {
  readonly from: string;
  readonly to: string;
  readonly bare?: true;
}

export type DeskRequest =
  | { readonly kind: 'help' }
  | { readonly kind: 'capabilities' }
  /** With the days that it is asked of, where that makes a difference: "are you open on the 24th?" */
  | { readonly kind: 'faq'; readonly topic: string; readonly days?: readonly AskedDays[] }
  /** Which of what is to be had here costs least (X7). */
  | {
      readonly kind: 'cheapest';
      /** Of these alone, where the words leave others out. */
      readonly of?: readonly string[];
    }
  /** Something that cannot wait, by its id among the business's: told before anything else (X18). */
  | { readonly kind: 'urgent'; readonly id: string }
  | { readonly kind: 'person' }
  /** What was proposed is to be thought over: everything is kept (X12). */
  | { readonly kind: 'not_now' }
  /** "Later", of times that are listed: a later one, or not now (X12). */
  | { readonly kind: 'later' }
  /** What was proposed is to be different, and it was not said how (X12). */
  | { readonly kind: 'change' }
  /** Whoever came back wants to go on where they were, or does not (D11). */
  | { readonly kind: 'go_on' }
  | { readonly kind: 'leave_off' }
  /** A button was tapped that belongs to another question than the one that stands (X11). */
  | { readonly kind: 'old_tap' }
  | { readonly kind: 'language'; readonly locale: Locale }
  | { readonly kind: 'language_unavailable'; readonly locale?: Locale }
  /** Something that others do, and the business does not (X20). */
  | { readonly kind: 'elsewhere' }
  | {
      readonly kind: 'courtesy';
      readonly courtesy: 'greeting' | 'thanks' | 'goodbye' | 'small_talk' | 'upset' | 'automated' | 'received';
    };
