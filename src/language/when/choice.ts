import { type Bits, NUMBERS, numbersOf } from './bits.ts';
import type { Starts } from './starts.ts';

/** What stands at a place, as `together` has it, and what stands anywhere behind it. */
export interface Standing {
  readonly bits: Bits;
  readonly behind: Bits;
}

/**
 * Pieces of grammar that can begin with what stands at a place, one after the other: the index of the piece, where its numbers end,
 * and the sets of which each has to stand behind. They are looked at hundreds of times a message, and lie together.
 */
type Possible = readonly number[];

const [END, NEEDS] = [1, 2];

/** By the number of the set that stands at a place, and the number of the choice; made as words are said. */
const known: Possible[][] = [];
let choices = 0;

/** Several pieces of grammar of which one, or more than one, may be read at a place. */
export class Choice {
  private readonly pieces: readonly Starts[];
  private readonly number: number;

  constructor(pieces: readonly Starts[]) {
    this.pieces = pieces;
    this.number = choices;
    choices += 1;
  }

  /** Those that can begin there. */
  at(standing: Bits): Possible {
    let here = known[standing.id];
    if (here === undefined) {
      here = [];
      known[standing.id] = here;
    }
    const before = here[this.number];
    if (before !== undefined) return before;
    const possible = possibleOf(this.pieces, standing);
    here[this.number] = possible;
    return possible;
  }

  /** Whether any of them may be read there. */
  isOpen({ bits, behind }: Standing): boolean {
    return first(this.at(bits), behind) >= 0;
  }
}

function possibleOf(pieces: readonly Starts[], standing: Bits): Possible {
  const possible: number[] = [];
  for (const [index, piece] of pieces.entries()) {
    const needs = piece.needsAfter(standing);
    if (needs === null) continue;
    const numbers = numbersOf(needs);
    possible.push(index, possible.length + NEEDS + numbers.length, ...numbers);
  }
  return possible;
}

/** The place of the first piece that has all it needs behind it; less than none where there is no such piece. */
export function first(possible: Possible, behind: Bits): number {
  return nextFrom(possible, 0, behind);
}

export function following(possible: Possible, place: number, behind: Bits): number {
  return nextFrom(possible, possible[place + END] ?? 0, behind);
}

function nextFrom(possible: Possible, from: number, behind: Bits): number {
  let place = from;
  while (place < possible.length) {
    const end = possible[place + END] ?? 0;
    if (isWithin(possible, place + NEEDS, end, behind)) return place;
    place = end;
  }
  return -1;
}

/** Whether of every set, from one place of the numbers to another, something stands behind. */
function isWithin(sets: Possible, from: number, to: number, { first, second, third, fourth, fifth }: Bits): boolean {
  for (let at = from; at < to; at += NUMBERS) {
    const low = ((sets[at] ?? 0) & first) | ((sets[at + 1] ?? 0) & second);
    const high = ((sets[at + 2] ?? 0) & third) | ((sets[at + 3] ?? 0) & fourth);
    if ((low | high | ((sets[at + 4] ?? 0) & fifth)) === 0) return false;
  }
  return true;
}
