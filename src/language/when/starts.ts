import { type Bits, bitsOf, bitsOfUnits, isSame, type Kind, meet, NO_BITS, size, union } from './bits.ts';
import type { Glue, Unit } from './sense.ts';

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
  /** What it still needs behind a place where those stand; null where it cannot begin with any of them. */
  needsAfter(standing: Bits): readonly Bits[] | null;
}

function startsWith(bits: Bits): Starts {
  return startsOf(bits, false, [bits]);
}

function startsOf(bits: Bits, empty: boolean, needs: readonly Bits[]): Starts {
  return { bits, empty, needs, needsAfter: (standing) => leftOf({ bits, empty, needs }, standing) };
}

/** What is left of what something needs, as far as only its beginning is looked at. */
function leftOf({ bits, empty, needs }: Omit<Starts, 'needsAfter'>, standing: Bits): readonly Bits[] | null {
  return empty || meet(bits, standing) ? needs.filter((need) => !meet(need, standing)) : null;
}

export function startsWithKind(kind: Kind): Starts {
  return startsWith(bitsOf([kind]));
}

export function startsWithUnits(units: readonly Unit[]): Starts {
  return startsWith(bitsOfUnits(units));
}

export function startsWithGlue(glues: readonly Glue[]): Starts {
  return startsWith(bitsOf([], glues));
}

export function orNothing({ bits }: Starts): Starts {
  return startsOf(bits, true, []);
}

/** One of several needs what one of them needs; behind a place what one of those needs that can begin there. */
export function startsOfEither(all: readonly Starts[]): Starts {
  return {
    bits: all.map(({ bits }) => bits).reduce(union, NO_BITS),
    empty: all.some((one) => one.empty),
    needs: oneOf(all.map(({ needs }) => needs)),
    needsAfter: lastRemembered((standing) => {
      const possible = all.map((one) => one.needsAfter(standing)).filter((needs) => needs !== null);
      return possible.length === 0 ? null : oneOf(possible);
    }),
  };
}

/** What is needed whichever it is: of each the need that is hardest to meet. */
function oneOf(all: readonly (readonly Bits[])[]): readonly Bits[] {
  const [only] = all;
  if (only !== undefined && all.length === 1) return only;
  const hardest = all.map((needs) => needs.find((need) => needs.every((other) => size(need) <= size(other))));
  return hardest.every((need) => need !== undefined) ? [hardest.reduce(union, NO_BITS)] : [];
}

/** A sequence begins as its first piece does and, where that may be nothing, as the next. It needs what each needs. */
export function startsOfSequence(all: readonly Starts[]): Starts {
  const [first, ...others] = all;
  if (first === undefined) return startsOf(NO_BITS, true, []);
  const rest = startsOfSequence(others);
  const bits = first.empty ? union(first.bits, rest.bits) : first.bits;
  const known = { bits, empty: first.empty && rest.empty, needs: each(first.needs, rest.needs) };
  const needsAfter = lastRemembered((standing) => {
    const begun = first.empty && !meet(first.bits, standing) ? null : first.needsAfter(standing);
    const behind = begun && each(begun, rest.needs);
    const skipped = first.empty ? rest.needsAfter(standing) : null;
    if (behind === null || skipped === null) return behind ?? skipped;
    return each(leftOf(known, standing) ?? [], oneOf([behind, skipped]));
  });
  return { ...known, needsAfter };
}

function each(some: readonly Bits[], others: readonly Bits[]): readonly Bits[] {
  return [...some, ...others.filter((need) => !some.some((known) => isSame(known, need)))];
}

type NeedsAfter = Starts['needsAfter'];

/** The same is asked many times of one place before the next: by every piece of grammar that holds this one. */
function lastRemembered(needsAfter: NeedsAfter): NeedsAfter {
  let last: { readonly standing: Bits; readonly needs: readonly Bits[] | null } | null = null;
  return (standing) => {
    if (last?.standing !== standing) last = { standing, needs: needsAfter(standing) };
    return last.needs;
  };
}
