import { type Bits, bitOf, type Kind, meet, NO_BITS, together, union } from './bits.ts';
import { type Candidate, candidate } from './candidate.ts';
import type { Standing } from './choice.ts';
import { figuresAt } from './figures.ts';
import { isDigit, isInside, isLetter } from './fold.ts';
import type { Lexicon } from './lexicon.ts';
import { MEANINGFUL } from './meaningful.ts';
import { withoutPeople } from './people.ts';
import { misspeltAt, phrasesAt } from './phrases.ts';
import type { SenseOf } from './sense.ts';

interface Read<One extends Kind> {
  readonly value: SenseOf<One>;
  readonly end: number;
}

/** What the grammar asks about a place, a hundred times a word. */
interface Spot {
  /** Longer phrases first. */
  readonly candidates: readonly Candidate[];
  readonly bits: Bits;
  /** Worked out when a rule could begin here. */
  behind: Bits | null;
}

const NONE: readonly never[] = [];
const EMPTY: Spot & Standing = { candidates: NONE, bits: NO_BITS, behind: NO_BITS };

/** Where a clause begins, and where it ends. */
const BEGINS = /(?:^|[,.!?;]) *$/u;
const NOTHING = /^[ .!?]*$/u;
const ENDS = /^ *(?:$|[.,!?;])/u;
const GLUE_IN_A_ROW_MAX = 4;
const SPACE = 32;

/** A text seen as the senses of its words: from each place, every phrase that could start there. */
export class Words {
  readonly text: string;
  /** The places of spaces that were hyphens inside words. */
  readonly hyphens: ReadonlySet<number>;
  private readonly lexicon: Lexicon;
  private readonly spots: (Spot | undefined)[] = [];

  constructor(text: string, lexicon: Lexicon, hyphens: ReadonlySet<number> = new Set()) {
    this.text = text;
    this.hyphens = hyphens;
    this.lexicon = lexicon;
  }

  /** What stands at a place, white space before it skipped. */
  private spot(at: number): Spot {
    const place = this.skipSpace(at);
    const known = this.spots[place];
    if (known) return known;
    const spot = spotOf(this.read(place));
    this.spots[place] = spot;
    return spot;
  }

  /** Whether a word stands there that means nothing to us: most of them do. */
  saysNothing(at: number): boolean {
    return this.spot(at) === EMPTY;
  }

  /** What stands at a place, taken together. */
  bits(at: number): Bits {
    return this.spot(at).bits;
  }

  /** Every phrase that could start at a place, longer ones first. */
  candidates(at: number): readonly Candidate[] {
    return this.spot(at).candidates;
  }

  /** The senses of one kind at a place. */
  senses<One extends Kind>(kind: One, at: number): readonly Read<One>[] {
    return this.candidatesOf(bitOf(kind), at) as readonly (Candidate & Read<One>)[];
  }

  /** The phrases that have one kind of sense there. */
  candidatesOf(kind: Bits, at: number): readonly Candidate[] {
    const { candidates } = this.spot(at);
    if (candidates.length === 1) return meet(candidates[0]?.bits ?? NO_BITS, kind) ? candidates : NONE;
    let found: Candidate[] | null = null;
    for (const candidate of candidates) {
      if (!meet(candidate.bits, kind)) continue;
      found ??= [];
      found.push(candidate);
    }
    return found ?? NONE;
  }

  /** What can be read from a place on: the senses there, and behind it as far as word follows word without a gap. */
  standing(at: number): Standing {
    const spot = this.spot(at);
    if (spot.behind === null) this.lookBehind(spot);
    return spot as Spot & Standing;
  }

  private lookBehind(spot: Spot): void {
    let behind = NO_BITS;
    for (const { end } of spot.candidates) {
      const next = this.standing(end);
      behind = union(behind, union(next.bits, next.behind));
    }
    spot.behind = behind;
  }

  /** Whether small words lead from here to one that can carry a meaning; most words of a sentence do not. */
  promising(at: number, depth = GLUE_IN_A_ROW_MAX): boolean {
    const { candidates, bits } = this.spot(at);
    if (meet(bits, MEANINGFUL)) return true;
    if (depth === 0) return false;
    for (const { end } of candidates) if (this.promising(end, depth - 1)) return true;
    return false;
  }

  /** Whether three figures may be an hour and its minutes. */
  get runsOn(): boolean {
    return this.lexicon.runsOn;
  }

  /** "Quince días" from now end on the weekday that it is today. */
  countsToday(days: number): boolean {
    return this.lexicon.countsToday.includes(days);
  }

  /** Whether what stands beside a name that is also another word can only be said of a day: "make it wed", "sat works". */
  isSaidOfDay(at: number, end: number): boolean {
    const { shyBefore, shyAfter } = this.lexicon.beside;
    const before = this.text.slice(0, at);
    return shyBefore.test(before) || (BEGINS.test(before) && shyAfter.test(this.text.slice(end)));
  }

  /** Whether it ends there, or what stands behind is said of days: "please", "works for me". */
  isFollowedAsDay(end: number): boolean {
    const behind = this.text.slice(end);
    return ENDS.test(behind) || this.lexicon.beside.shyAfter.test(behind);
  }

  /** Whether nothing stands around it but what is said of days. */
  isSaidAlone(at: number, end: number): boolean {
    return this.isLed(at) && this.isFollowedAsDay(end);
  }

  /** Whether it is all that was said, but for what is said of days: "23", "ok 23 please". */
  isAll(at: number, end: number): boolean {
    const { shyBefore, shyAfter } = this.lexicon.beside;
    const [before, behind] = [this.text.slice(0, at), this.text.slice(end)];
    return (before.trim() === '' || shyBefore.test(before)) && (NOTHING.test(behind) || shyAfter.test(behind));
  }

  /** Whether a clause begins there, or what stands before it is said of days: "make it", "or". */
  isLed(at: number): boolean {
    const before = this.text.slice(0, at);
    return BEGINS.test(before) || this.lexicon.beside.shyBefore.test(before);
  }

  /** "A las nueve horas" is when, and "nueve horas" how long. */
  isAtHour(at: number): boolean {
    return this.lexicon.beside.hour.test(this.text.slice(0, at));
  }

  /** Whether only small words stand between an hour and its part of the day. */
  leadsToPart(from: number, to: number): boolean {
    return this.lexicon.beside.part.test(this.text.slice(from, to));
  }

  /** Whether what stands between two days makes them one: "tomorrow, that is the 2nd". */
  saysAgain(from: number, to: number): boolean {
    return this.lexicon.beside.again.test(this.text.slice(from, to));
  }

  skipSpace(at: number): number {
    let place = at;
    while (place < this.text.length && this.text.charCodeAt(place) === SPACE) place += 1;
    return place;
  }

  /** Where the word that stands here ends, for stepping over what means nothing to us. */
  wordEnd(at: number): number {
    const here = this.text.charCodeAt(at);
    const goesOn = isLetter(here) ? isLetter : isDigit;
    let end = at + 1;
    while (goesOn(here) && end < this.text.length && goesOn(this.text.charCodeAt(end))) end += 1;
    return end;
  }

  private read(at: number): readonly Candidate[] {
    if (at >= this.text.length || isInside(this.text, at)) return NONE;
    const here = this.text.charCodeAt(at);
    // "2moro", "24/7": a few phrases begin with a figure.
    const phrases = phrasesAt(this.text, at, this.lexicon.phrases);
    if (isDigit(here))
      return withoutPeople(
        this,
        this.lexicon.beside,
        [...phrases.reverse(), ...figuresAt(this.text, at, this.lexicon)],
        at,
      );
    const found = withoutPeople(this, this.lexicon.beside, phrases, at);
    if (found.length === 0 && isLetter(here)) return misspeltAt(this.text, at, this.wordEnd(at), this.lexicon);
    for (const prefix of this.lexicon.ordinalPrefixes) {
      if (this.text.startsWith(prefix, at)) found.push(...this.readPrefixedOrdinal(at + prefix.length));
    }
    return found.length > 1 ? found.reverse() : found;
  }

  private readPrefixedOrdinal(at: number): readonly Candidate[] {
    return this.senses('number', at).map(({ value: { value }, end }) =>
      candidate({ kind: 'ordinal', value, spelled: false }, end),
    );
  }
}

function spotOf(candidates: readonly Candidate[]): Spot {
  if (candidates.length === 0) return EMPTY;
  let bits = NO_BITS;
  for (const one of candidates) bits = together(bits, one.bits);
  return { candidates, bits, behind: null };
}
