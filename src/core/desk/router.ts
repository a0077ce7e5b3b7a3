import type { Expectation } from '../expectation.ts';
import type { Flow, Opening } from '../flow.ts';
import type { Reading } from '../reading.ts';
import { SURE } from '../rules.ts';

/**
 * The router stands at the front desk of every business that runs more than one flow (E9): it tells from the words alone
 * whether they ask for another journey than the one under way. It never asks a model; a question is none of its business,
 * for questions are answered wherever one is (X7).
 */

/** What a flow hears when the router has sent the user elsewhere: it clears what was begun and says so (E6). */
export const OTHER_WORKFLOW = 'other_workflow';

/** A journey that could be begun instead, from its beginning. */
export interface Journey {
  readonly flow: string;
  readonly opens: NonNullable<Flow['opens']>;
  readonly expectation: () => Expectation;
}

export interface Journeys {
  /** Whether the words ask for the journey under way. */
  readonly current: Flow['opens'];
  readonly others: readonly Journey[];
}

export interface Routed extends Opening {
  readonly journey: Journey;
}

/**
 * The journey that is asked for instead of the one under way, or null: of two in one breath, the one named first. A plain yes is an
 * answer to what was asked, and asks for nothing else, unless it names that: "book the tour" is no yes to a room.
 */
export function routed(reading: Reading, { current, others }: Journeys, isYes: boolean): Routed | null {
  const own = current?.(reading) ?? null;
  let first: Routed | null = null;
  for (const journey of others) {
    const opening = journey.opens(reading);
    if (opening === null || opening.confidence < SURE || (isYes && !opening.named)) continue;
    if (isAheadOf(opening, own) && (first === null || opening.at < first.at)) first = { ...opening, journey };
  }
  return first;
}

/** Asked for by name against merely hinted at, else whichever stands first in the words; on a tie one stays. */
function isAheadOf(other: Opening, own: Opening | null): boolean {
  if (own === null || own.confidence < SURE) return true;
  return other.confidence === own.confidence ? other.at < own.at : other.confidence > own.confidence;
}
