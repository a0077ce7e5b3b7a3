import { shortHash } from '../ids.ts';
import type { JsonObject } from '../json.ts';
import { rememberedLastOf } from '../remembered.ts';

/** What a yes would do. */
export const ACTS = ['book', 'call_off', 'move', 'add', 'pay', 'release', 'wait', 'come'] as const;
export type Act = (typeof ACTS)[number];

/** What a word for something to be booked can stand for. */
export const THINGS = ['visit', 'room', 'table', 'flight', 'trip'] as const;
export type Thing = (typeof THINGS)[number];

/**
 * Something with consequences that the last reply put to the customer (X11). It happens on a plain yes to exactly this
 * and on nothing else.
 */
export interface Proposal {
  readonly act: Act;
  /** What the flow hears when the judge grants what was asked. */
  readonly intent: Named;
  /** What the flow hears when it is refused and nothing more was said; absent where a no is nothing to it (X12). */
  readonly refusal?: Named;
  /** What the flow hears when it is put off, where it has more to say than the desk; a yes that was given is withdrawn by it (X12, D7). */
  readonly later?: Named;
  /** What it may be called: "book the flight" is no yes to a room. Absent where that is not known. */
  readonly things?: readonly Thing[];
  /** What may be said again without changing anything: "yes, Friday at 9:30". */
  readonly facts: ProposedFacts;
  /** Until when what was collected is kept, for whoever wants to think it over (X12); null where nothing runs out. */
  readonly until: string | null;
  /**
   * How the yes is given. `asked`: the whole message has to be one. `given`: it was given before, and stands while details are
   * asked unless doubt, a refusal or a change withdraws it (D7). `told`: nothing was asked; a wish told plainly counts (D1).
   */
  readonly manner: 'asked' | 'given' | 'told';
  /** Nothing of it has changed since it was first put: what it was is what it is. */
  readonly asFirstPut?: boolean;
  /** Put to somebody who had only asked about it: an "ok, thanks" may be to the answer. */
  readonly unsought?: true;
}

/** An intent of the flow's, with what it carries. */
export interface Named {
  readonly type: string;
  readonly entities: JsonObject;
}

/** The values of a proposal, as they would be found in words. */
export interface ProposedFacts {
  readonly dates?: readonly string[];
  readonly times?: readonly string[];
  /** It lasts from the first of the times to the last, or has no end yet: another end is another wish. */
  readonly lasts?: true;
  /** Ids of services, people, places and options, whatever list they are on. */
  readonly items?: readonly string[];
  readonly people?: number;
  /** Amounts in units of the currency: 140, not 14000. */
  readonly amounts?: readonly number[];
  readonly minutes?: number;
  readonly days?: number;
  readonly names?: readonly string[];
  /** What the things of it are called, where their ids are not known: "yes, cancel the garden". */
  readonly called?: readonly string[];
  /** Words for what everything of its kind is, whichever is proposed: "economy". */
  readonly always?: readonly string[];
  /** It says whose it is: another name is another wish. Elsewhere a name only tells who writes. */
  readonly person?: true;
  /** Lists of which anything that is named answers what was asked for while a yes stands (D7). */
  readonly answers?: readonly string[];
  /** Lists of which what is named belongs to the talk about it, and to nothing that was proposed: "my number". */
  readonly asides?: readonly string[];
  /** Its place among the options listed, from 1. */
  readonly choice?: number;
  /** What it alone of the options listed is: "the cheapest". */
  readonly extremes?: readonly ('cheaper' | 'dearer')[];
}

/**
 * The same proposal has the same id, in whatever words it is put; another time or price is another proposal, another
 * place in a list is not. So is another thing that a yes would do: "try again" tapped twice must not book what the first
 * tap found.
 */
export const proposalId = rememberedLastOf((flow: string, { act, intent, facts, manner }: Proposal): string => {
  const {
    choice: _,
    extremes: _extremes,
    lasts: _lasts,
    person: _person,
    called: _called,
    asides: _asides,
    always: _always,
    ...what
  } = facts;
  return shortHash([flow, act, manner, intent as never, what as never]);
});

/** A proposal as the next message meets it. */
export interface Proposed {
  readonly proposal: Proposal;
  readonly id: string;
  readonly fresh: boolean;
  /** It was agreed to and failed: "try again" means it (X8). */
  readonly failed: boolean;
}

/** The proposal that is open, fresh if its question was the last thing said and had not been put before. */
export function proposedIn(
  flow: string,
  proposal: Proposal | null,
  remembered: { readonly id: string; readonly fresh: boolean; readonly failed?: true } | undefined,
): Proposed | null {
  if (proposal === null) return null;
  const id = proposalId(flow, proposal);
  const known = remembered?.id === id ? remembered : undefined;
  return { proposal, id, fresh: known?.fresh === true, failed: known?.failed === true };
}
