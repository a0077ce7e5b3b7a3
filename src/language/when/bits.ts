import { GLUES, type Glue, type Sense, type SenseKind, UNITS, type Unit } from './sense.ts';

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

/** The numbers of a set. */
export const NUMBERS = 5;

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
/** Each has a bit of its own: what is said of weeks cannot be said of hours. */
const bitOfUnit = new Map(UNITS.map((unit, index) => [unit, single(KINDS.length + GLUES.length + index)]));
bitOfKind.set('unit', [...bitOfUnit.values()].reduce(union));

function single(index: number): Bits {
  if (index >= NUMBERS * 32) throw new Error('there are more kinds of words than bits');
  const bit = (word: number) => (index >> 5 === word ? 1 << (index & 31) : 0);
  return numbered(bit(0), bit(1), bit(2), bit(3), bit(4));
}

/** The bit of what stands at a place. */
export function bitOfSense(sense: Sense): Bits {
  if (sense.kind === 'glue') return bitOfGlue.get(sense.glue) ?? NO_BITS;
  return (sense.kind === 'unit' ? bitOfUnit.get(sense.unit) : bitOfKind.get(sense.kind)) ?? NO_BITS;
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

export function isSame(one: Bits, other: Bits): boolean {
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

export function bitOf(kind: Kind): Bits {
  return bitOfKind.get(kind) ?? NO_BITS;
}

/** The set of such words: of these kinds, and these small ones. */
export function bitsOf(kinds: readonly Kind[], glues: readonly Glue[] = []): Bits {
  const bits = [...kinds.map((kind) => bitOfKind.get(kind)), ...glues.map((glue) => bitOfGlue.get(glue))];
  return bits.map((bit) => bit ?? NO_BITS).reduce(union, NO_BITS);
}

export function bitsOfUnits(units: readonly Unit[]): Bits {
  return units.map((unit) => bitOfUnit.get(unit) ?? NO_BITS).reduce(union, NO_BITS);
}

/** The bits of several sets side by side, five numbers each. */
export function numbersOf(sets: readonly Bits[]): readonly number[] {
  return sets.flatMap(({ first, second, third, fourth, fifth }) => [first, second, third, fourth, fifth]);
}

export function size({ first, second, third, fourth, fifth }: Bits): number {
  return ones(first) + ones(second) + ones(third) + ones(fourth) + ones(fifth);
}

function ones(word: number): number {
  let count = 0;
  // Each step takes the lowest of them away.
  for (let left = word; left !== 0; left &= left - 1) count += 1;
  return count;
}
