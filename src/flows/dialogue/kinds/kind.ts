import type { Json } from '../../../core/json.ts';
import type { Reading } from '../../../core/reading.ts';
import type { Moment } from '../catalogue.ts';
import type { Slots } from '../context.ts';
import type { Slot } from '../task/schema.ts';

/** How one type of slot finds its values in people's words and brings them into one form. One file each. */
export interface Kind {
  /** Everything in the words that could be a value of the slot, in order. */
  readonly find: (reading: Reading, slot: Slot, around: Around) => readonly Found[];
  /** The one form in which the value is stored, or null if it is no such value at all (C5). */
  readonly normalise: (raw: Json, slot: Slot, around: Around) => Json | null;
}

export interface Around {
  readonly moment: Moment;
  readonly slots: Slots;
  /** What the slot holds already, where that matters. */
  readonly known?: Json;
  /** Whether the last reply asked for this very slot. */
  readonly asked: boolean;
  /** Whether the message calls the slot by name: "change the passengers to 3". */
  readonly named: boolean;
}

export interface Found {
  readonly value: Json;
  readonly start: number;
  readonly end: number;
  /** What the words around it say it is: "from Boston", "back on Sunday". */
  readonly role: 'from' | 'to' | null;
  /** A weekday and nothing else: which week is for whoever knows what it is counted from. */
  readonly anyWeek?: true;
  /** A day of the month and nothing else: which month is for them too. */
  readonly anyMonth?: true;
  /** Counted from the day that is being talked about: "a day later". */
  readonly counted?: true;
  /** A name that nobody here knows. */
  readonly stranger?: true;
  /** 1 when only a value of this kind can be meant; less when it might be something else. */
  readonly likeness: number;
}
