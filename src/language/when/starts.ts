import { GLUES, type Glue, type Sense, type SenseKind } from './sense.ts';

/**
 * What a piece of grammar can begin with: kinds of senses and small words, one bit each. Most rules cannot begin with
 * the word that stands at a place, and a look at the bits tells so without trying them.
 */
export interface Starts {
  readonly bits: Bits;
  /** Whether it can be read from nothing at all, so that it may begin anywhere. */
  readonly empty: boolean;
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
const NO_BITS: Bits = [0, 0, 0];

const bitOf = new Map(NAMES.map((name, index) => [name, index]));

function bitsOf(names: readonly string[]): Bits {
  const bits: [number, number, number] = [0, 0, 0];
  for (const name of names) {
    const bit = bitOf.get(name);
    if (bit === undefined || bit >= 96) throw new Error(`there is no bit for ${name}`);
    const word = bit >> 5;
    bits[word] = (bits[word] ?? 0) | (1 << (bit & 31));
  }
  return bits;
}

function union(one: Bits, other: Bits): Bits {
  return [one[0] | other[0], one[1] | other[1], one[2] | other[2]];
}

export function startsWithKind(kind: SenseKind): Starts {
  return { bits: bitsOf(kind === 'glue' ? GLUES : [kind]), empty: false };
}

export function startsWithGlue(glues: readonly Glue[]): Starts {
  return { bits: bitsOf(glues), empty: false };
}

export function orNothing({ bits }: Starts): Starts {
  return { bits, empty: true };
}

export function startsOfEither(all: readonly Starts[]): Starts {
  return { bits: all.map(({ bits }) => bits).reduce(union, NO_BITS), empty: all.some(({ empty }) => empty) };
}

/** A sequence begins as its first piece does and, where that may be nothing, as the next. */
export function startsOfSequence(all: readonly Starts[]): Starts {
  let bits = NO_BITS;
  for (const one of all) {
    bits = union(bits, one.bits);
    if (!one.empty) return { bits, empty: false };
  }
  return { bits, empty: true };
}

/** The bits of the senses that stand at a place. */
export function bitsOfSenses(senses: readonly Sense[]): Bits {
  return bitsOf(senses.map((sense) => (sense.kind === 'glue' ? sense.glue : sense.kind)));
}

export function canStart({ bits }: Starts, there: Bits): boolean {
  return ((bits[0] & there[0]) | (bits[1] & there[1]) | (bits[2] & there[2])) !== 0;
}
