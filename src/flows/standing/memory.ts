import type { DeskMemory } from '../../core/header.ts';
import type { JsonObject } from '../../core/json.ts';
import { instantOf } from '../../domain/zoned.ts';
import { type Question, type Standing, standingContext } from './context.ts';

/** How the conversation stands, told by the engine with every message and never stored. */
export interface Around extends Pick<DeskMemory, 'done'> {
  /** No journey is under way, so that a bare "cancel" can only be about what stands. */
  readonly resting: boolean;
  /** The journey answers for its bookings itself: only a protest is the desk's. */
  readonly answered: boolean;
  /** The lists of what the journey's bookings are made of. */
  readonly parts?: readonly string[];
}

/** What the machine knows: what is stored, how the conversation stands, and the clock. */
export interface Memory {
  readonly data: Standing;
  readonly around: Around;
  readonly now: string;
  /** What the people of the business do is not told: it was on the telephone. Never stored, for it is over within the turn. */
  readonly silent?: boolean;
}

const NOWHERE: Around = { resting: false, answered: false };

export const blank: Memory = { data: {}, around: NOWHERE, now: '1970-01-01T00:00:00Z' };

const STATE_OF = {
  which: 'asking_which',
  call_off: 'asking_call_off',
  undo: 'asking_undo',
  when: 'asking_when',
  move: 'asking_move',
  name: 'asking_name',
  reference: 'asking_reference',
  code: 'asking_code',
  coming: 'asking_coming',
  instead: 'asking_instead',
} as const satisfies { readonly [Q in Question]: string };

/** Where it may stand between two turns. */
export const RESTING_STATES: readonly string[] = ['idle', ...Object.values(STATE_OF)];

/** Nobody is asked whether they come to what has begun. */
function withoutBegun({ reminded, question, ...data }: Standing, now: string): Standing {
  const lies = reminded !== undefined && instantOf(reminded.start) > instantOf(now);
  const asked = question === undefined || (question === 'coming' && !lies) ? {} : { question };
  return { ...data, ...asked, ...(lies && { reminded }) };
}

/** Nor whether they would rather come at a time that has gone by: when they would is asked again (X9). */
function withoutGoneBy(data: Standing, now: string): Standing {
  const { times = [], question, ...rest } = data;
  const isListed = question === 'when' || question === 'move';
  if (!isListed || times.every(({ start }) => instantOf(start) > instantOf(now))) return data;
  return { ...rest, question: 'when' };
}

/** It stands at the question that is open. */
export function restored(handed: JsonObject, now: string): { readonly state: string; readonly memory: Memory } {
  const { around = NOWHERE } = handed as JsonObject & { readonly around?: Around };
  // Of most talks nothing is kept here.
  if (Object.keys(handed).every((key) => key === 'around')) return { state: 'idle', memory: { data: {}, around, now } };
  const { around: _told, ...stored } = handed;
  const data = withoutGoneBy(withoutBegun(standingContext.parse(stored), now), now);
  const state = data.question === undefined ? 'idle' : STATE_OF[data.question];
  return { state, memory: { data, around, now } };
}
