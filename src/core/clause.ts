import type { Cue, Finding, Mention } from './reading.ts';

/**
 * What a part of a message does with its words. Only what is told or wanted changes anything; what is asked gets an answer;
 * what is supposed ("what if I'm late on Friday?") changes nothing.
 */
export type Mood = 'tells' | 'asks' | 'wants' | 'supposes';

/** What the speaker makes of what was said to them. */
export type Stance = 'agrees' | 'refuses' | 'puts_off' | 'hedges' | 'thanks' | 'greets' | 'leaves';

/** A stretch of a message between marks and joining words. */
export interface Clause {
  /** Where in `Reading.text` it stands. */
  readonly start: number;
  readonly end: number;
  readonly mood: Mood;
  /** Something in it is ruled out: "not on Friday". What exactly, each mention says itself. */
  readonly negated: boolean;
  readonly stance: Stance | null;
  /** Led in by "but", "however". */
  readonly contrast: boolean;
  /** Tells how things are and wishes nothing: "I start work at 11", "we're away till the 16th". */
  readonly circumstance: boolean;
  /** What it asks to be done, if it asks for anything. */
  readonly act: Cue | null;
  /** Its values, and what its words do. */
  readonly mentions: readonly Mention[];
  /** What nothing in it explains. */
  readonly rest: string;
}

/** A clause as the record of a turn keeps it: in its own words, with what was found in them (X17). */
export interface ClauseRecord extends Pick<Clause, 'mood'> {
  readonly words: string;
  readonly stance?: Stance;
  readonly found: readonly Finding[];
}
