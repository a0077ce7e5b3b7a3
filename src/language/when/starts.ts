import { GLUES, type Glue, type Sense, type SenseKind } from './sense.ts';

/**
 * What a piece of grammar can begin with and what it cannot do without: kinds of senses and small words, one bit each.
 * Most rules cannot begin with the word that stands at a place, or lack one later on ("next" without a week, a month, a
 * weekday), and a look at the bits tells so without trying them.
 */
export interface Starts {
  readonly bits: Bits;
  /** Whether it can be read from nothing at all, so that it may begin anywhere. */
  readonly empty: boolean;
  /** Of each of these it needs one, at its beginning or behind it. */
  readonly needs: Needs;
}

/** A set of kinds and small words: five numbers, because bitwise arithmetic has 32 places. */
export interface Bits {
  readonly first: number;
  readonly second: number;
  readonly third: number;
  readonly fourth: number;
  readonly fifth: number;
  /** The same for the same set, where it is one that stands at a place; else -1. */
  readonly id: number;
}

/** Sets of bits side by side, five numbers each: they are looked at hundreds of times a message, and lie together. */
type Needs = Int32Array;
/** The numbers of a set. */
const NUMBERS = 5;

const NO_NEEDS: Needs = new Int32Array();

/** The kinds of words that say something by themselves. */
export type Kind = Exclude<SenseKind, 'glue'>;

export const KINDS: readonly Kind[] = [
  'number',
  'ordinal',
  'figures',
  'weekday',
  'month',
  'unit',
  'day',
  'part',
  'shift',
  'meridiem',
  'clock',
  'edge',
  'holiday',
];

let ids = 0;

function numbered(first: number, second: number, third: number, fourth: number, fifth: number): Bits {
  const id = ids;
  ids += 1;
  return { first, second, third, fourth, fifth, id };
}

export const NO_BITS: Bits = numbered(0, 0, 0, 0, 0);

const bitOfKind = new Map(KINDS.map((kind, index) => [kind, single(index)]));
const bitOfGlue = new Map(GLUES.map((glue, index) => [glue, single(KINDS.length + index)]));

function single(index: number): Bits {
  if (index >= NUMBERS * 32) throw new Error('there are more kinds of words than bits');
  const bit = (word: number) => (index >> 5 === word ? 1 << (index & 31) : 0);
  return numbered(bit(0), bit(1), bit(2), bit(3), bit(4));
}

/** The bit of what stands at a place. */
export function bitOfSense(sense: Sense): Bits {
  return (sense.kind === 'glue' ? bitOfGlue.get(sense.glue) : bitOfKind.get(sense.kind)) ?? NO_BITS;
}

const sums: Bits[][] = [];

/** Both sets, as the same object whenever these two are put together: there are as many as the words of a language differ. */
export function together(one: Bits, other: Bits): Bits {
  let known = sums[one.id];
  if (known === undefined) {
    known = [];
    sums[one.id] = known;
  }
  const before = known[other.id];
  if (before !== undefined) return before;
  const both = union(one, other);
  const sum = isSame(one, both) ? one : numbered(both.first, both.second, both.third, both.fourth, both.fifth);
  known[other.id] = sum;
  return sum;
}

function isSame(one: Bits, other: Bits): boolean {
  return (
    one.first === other.first &&
    one.second === other.second &&
    one.third === other.third &&
    one.fourth === other.fourth &&
    one.fifth === other.fifth
  );
}

export function union(one: Bits, other: Bits): Bits {
  return {
    first: one.first | other.first,
    second: one.second | other.second,
    third: one.third | other.third,
    fourth: one.fourth | other.fourth,
    fifth: one.fifth | other.fifth,
    id: -1,
  };
}

export function meet(one: Bits, other: Bits): boolean {
  return (
    ((one.first & other.first) |
      (one.second & other.second) |
      (one.third & other.third) |
      (one.fourth & other.fourth) |
      (one.fifth & other.fifth)) !==
    0
  );
}

/** What stands at a place, as `together` has it, and what stands there or behind it. */
export interface Standing {
  readonly bits: Bits;
  readonly reach: Bits;
}

export function canStand({ bits, empty, needs }: Starts, standing: Standing): boolean {
  return empty || (meet(bits, standing.bits) && isWithin(needs, 0, needs.length, standing.reach));
}

/** Whether all that is needed, from one place of the numbers to another, stands somewhere behind. */
function isWithin(needs: Needs, from: number, to: number, { first, second, third, fourth, fifth }: Bits): boolean {
  for (let at = from; at < to; at += NUMBERS) {
    const low = ((needs[at] ?? 0) & first) | ((needs[at + 1] ?? 0) & second);
    const high = ((needs[at + 2] ?? 0) & third) | ((needs[at + 3] ?? 0) & fourth);
    if ((low | high | ((needs[at + 4] ?? 0) & fifth)) === 0) return false;
  }
  return true;
}

/** Pieces of grammar that can begin with what stands at a place, with what each of them needs. */
class Beginning<Piece extends { readonly starts: Starts }> {
  readonly pieces: readonly Piece[];
  private readonly needs: Needs;
  /** Where the needs of each piece end. */
  private readonly ends: readonly number[];

  constructor(pieces: readonly Piece[]) {
    this.pieces = pieces;
    this.needs = Int32Array.from(pieces.flatMap(({ starts }) => [...starts.needs]));
    let end = 0;
    this.ends = pieces.map(({ starts }) => {
      end += starts.needs.length;
      return end;
    });
  }

  /** Whether all that a piece cannot do without stands somewhere behind. */
  isWithinReach(index: number, reach: Bits): boolean {
    return isWithin(this.needs, index === 0 ? 0 : (this.ends[index - 1] ?? 0), this.ends[index] ?? 0, reach);
  }
}

/** Of several pieces of grammar those that can begin with what stands at a place, by an index that is made as words are said. */
export function beginning<Piece extends { readonly starts: Starts }>(
  pieces: readonly Piece[],
): (bits: Bits) => Beginning<Piece> {
  const index: (Beginning<Piece> | undefined)[] = [];
  return (bits) => {
    const known = index[bits.id];
    if (known !== undefined) return known;
    const found = new Beginning(pieces.filter(({ starts }) => starts.empty || meet(starts.bits, bits)));
    index[bits.id] = found;
    return found;
  };
}

export function bitOf(kind: Kind): Bits {
  return bitOfKind.get(kind) ?? NO_BITS;
}

/** The set of such words: of these kinds, and these small ones. */
export function bitsOf(kinds: readonly Kind[], glues: readonly Glue[] = []): Bits {
  const bits = [...kinds.map((kind) => bitOfKind.get(kind)), ...glues.map((glue) => bitOfGlue.get(glue))];
  return bits.map((bit) => bit ?? NO_BITS).reduce(union, NO_BITS);
}

function startsWith(bits: Bits): Starts {
  return { bits, empty: false, needs: needsOf([bits]) };
}

export function startsWithKind(kind: Kind): Starts {
  return startsWith(bitsOf([kind]));
}

export function startsWithGlue(glues: readonly Glue[]): Starts {
  return startsWith(bitsOf([], glues));
}

export function orNothing({ bits }: Starts): Starts {
  return { bits, empty: true, needs: NO_NEEDS };
}

/** One of several needs what one of them needs: of each the need that is hardest to meet. */
export function startsOfEither(all: readonly Starts[]): Starts {
  const empty = all.some((one) => one.empty);
  const hardest = all.map(({ needs }) => setsIn(needs).sort((one, other) => size(one) - size(other))[0]);
  const needs = hardest.every((need) => need !== undefined) ? needsOf([hardest.reduce(union, NO_BITS)]) : NO_NEEDS;
  return { bits: all.map(({ bits }) => bits).reduce(union, NO_BITS), empty, needs };
}

/** A sequence begins as its first piece does and, where that may be nothing, as the next. It needs what each needs. */
export function startsOfSequence(all: readonly Starts[]): Starts {
  const solid = all.findIndex(({ empty }) => !empty);
  const first = solid < 0 ? all : all.slice(0, solid + 1);
  const needs: Bits[] = [];
  for (const need of all.flatMap((one) => setsIn(one.needs))) {
    if (!needs.some((known) => isSame(known, need))) needs.push(need);
  }
  return { bits: first.map(({ bits }) => bits).reduce(union, NO_BITS), empty: solid < 0, needs: needsOf(needs) };
}

function needsOf(sets: readonly Bits[]): Needs {
  return Int32Array.from(
    sets.flatMap(({ first, second, third, fourth, fifth }) => [first, second, third, fourth, fifth]),
  );
}

function setsIn(needs: Needs): Bits[] {
  return Array.from({ length: needs.length / NUMBERS }, (_, set) => {
    const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = needs.subarray(set * NUMBERS);
    return { first, second, third, fourth, fifth, id: -1 };
  });
}

function size({ first, second, third, fourth, fifth }: Bits): number {
  return [first, second, third, fourth, fifth].reduce((sum, word) => sum + ones(word), 0);
}

function ones(word: number): number {
  return (word >>> 0).toString(2).replaceAll('0', '').length;
}
