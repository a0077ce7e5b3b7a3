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
  readonly needs: readonly Bits[];
}

/** Three numbers, because bitwise arithmetic has 32 places. */
export type Bits = readonly [number, number, number];

const KINDS: readonly SenseKind[] = [
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
const NAMES: readonly string[] = [...KINDS, ...GLUES];
export const NO_BITS: Bits = [0, 0, 0];

const bitOf = new Map(NAMES.map((name, index) => [name, single(index)]));

function single(index: number): Bits {
  if (index >= 96) throw new Error('there are more kinds of words than bits');
  const bit = (word: number) => (index >> 5 === word ? 1 << (index & 31) : 0);
  return [bit(0), bit(1), bit(2)];
}

/** The bit of what stands at a place. */
export function bitOfSense(sense: Sense): Bits {
  return bitOf.get(sense.kind === 'glue' ? sense.glue : sense.kind) ?? NO_BITS;
}

const sums = new Map<Bits, Map<Bits, Bits>>();

/** Both sets, as the same object whenever these two are put together: there are as many as the words of a language differ. */
export function together(one: Bits, other: Bits): Bits {
  const known = sums.get(one) ?? new Map<Bits, Bits>();
  const before = known.get(other);
  if (before !== undefined) return before;
  const both = union(one, other);
  const sum = both.every((word, place) => word === one[place]) ? one : both;
  sums.set(one, known.set(other, sum));
  return sum;
}

export function union(one: Bits, other: Bits): Bits {
  return [one[0] | other[0], one[1] | other[1], one[2] | other[2]];
}

/** What stands at a place, as `together` has it, and what stands there or behind it. */
export interface Standing {
  readonly bits: Bits;
  readonly reach: Bits | null;
}

export function canStand(starts: Starts, standing: Standing): boolean {
  return canBegin(starts, standing.bits) && isWithinReach(starts, standing);
}

function canBegin({ bits, empty }: Starts, standing: Bits): boolean {
  return empty || meet(bits, standing);
}

/** Whether all that it cannot do without stands somewhere behind. */
export function isWithinReach({ needs }: Starts, { reach }: Standing): boolean {
  for (const need of needs) if (!meet(need, reach ?? NO_BITS)) return false;
  return true;
}

/** Of several pieces of grammar those that can begin with what stands at a place, by an index that is made as words are said. */
export function beginning<Piece extends { readonly starts: Starts }>(
  pieces: readonly Piece[],
): (standing: Standing) => readonly Piece[] {
  const index = new Map<Bits, readonly Piece[]>();
  return ({ bits }) => {
    const known = index.get(bits);
    if (known !== undefined) return known;
    const found = pieces.filter(({ starts }) => canBegin(starts, bits));
    index.set(bits, found);
    return found;
  };
}

function meet(one: Bits, other: Bits): boolean {
  return ((one[0] & other[0]) | (one[1] & other[1]) | (one[2] & other[2])) !== 0;
}

function startsWith(names: readonly string[]): Starts {
  const bits = names.map((name) => bitOf.get(name) ?? NO_BITS).reduce(union, NO_BITS);
  return { bits, empty: false, needs: [bits] };
}

export function startsWithKind(kind: SenseKind): Starts {
  return startsWith(kind === 'glue' ? GLUES : [kind]);
}

export function startsWithGlue(glues: readonly Glue[]): Starts {
  return startsWith(glues);
}

export function orNothing({ bits }: Starts): Starts {
  return { bits, empty: true, needs: [] };
}

/** One of several needs what one of them needs: of each the need that is hardest to meet. */
export function startsOfEither(all: readonly Starts[]): Starts {
  const empty = all.some((one) => one.empty);
  const hardest = all.map(({ needs }) => [...needs].sort((one, other) => size(one) - size(other))[0]);
  const needs = hardest.every((need) => need !== undefined) ? [hardest.reduce(union, NO_BITS)] : [];
  return { bits: all.map(({ bits }) => bits).reduce(union, NO_BITS), empty, needs };
}

/** A sequence begins as its first piece does and, where that may be nothing, as the next. It needs what each needs. */
export function startsOfSequence(all: readonly Starts[]): Starts {
  const solid = all.findIndex(({ empty }) => !empty);
  const first = solid < 0 ? all : all.slice(0, solid + 1);
  const needs = new Map(all.flatMap((one) => one.needs).map((need) => [need.join(), need]));
  return { bits: first.map(({ bits }) => bits).reduce(union, NO_BITS), empty: solid < 0, needs: [...needs.values()] };
}

function size(bits: Bits): number {
  return bits.map((word) => (word >>> 0).toString(2).replaceAll('0', '').length).reduce((sum, one) => sum + one, 0);
}
