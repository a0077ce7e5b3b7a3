import { isDigit, isLetter } from './fold.ts';
import type { Branch, Lexicon } from './lexicon.ts';
import type { Glue, Sense, SenseKind, SenseOf } from './sense.ts';
import { type Bits, bitOfSense, canStand, NO_BITS, type Standing, type Starts, together, union } from './starts.ts';

interface Candidate {
  readonly sense: Sense;
  readonly end: number;
}

interface Read<Kind extends SenseKind> {
  readonly value: SenseOf<Kind>;
  readonly end: number;
}

type ByKind = { [Kind in SenseKind]?: Read<Kind>[] };

/** What the grammar asks about a place, a hundred times a word. */
interface Spot extends Standing {
  /** Longer phrases first. */
  readonly candidates: readonly Candidate[];
  readonly kinds: ByKind;
  /** Worked out when a rule could begin here. */
  reach: Bits | null;
}

const NONE: readonly never[] = [];
const EMPTY: Spot = { candidates: NONE, kinds: {}, bits: NO_BITS, reach: NO_BITS };

const MONEY_AFTER =
  /^ ?(?:[€$£¥៛%元块塊]|euros?\b|eur\b|dollars?\b|usd\b|gbp\b|pounds?\b|pesos?\b|riels?\b|bucks\b|quid\b|រៀល|ដុល្លារ|美元|美金|人民币)/u;
const MONEY_BEFORE = /[€$£¥៛]\s?$/u;
/** What makes the number after it one of people, where a day comes next. French and Spanish say hours otherwise. */
const PARTY_BEFORE =
  /(?:^|[^\p{L}])(?:pour|para|(?:table|room|space|party|dinner|lunch|breakfast|seats?|tickets?|places?|spots?|flights?|trip|tour|booking|reservation) for) $/u;
const PARTY_LENGTH_MAX = 24;
const BEFORE_DAY = /^(?:[ ,]+(?:on|the|this|le|ce|el|este|en|por|a) )?(?:la )?/u;
const FIGURES = /\d+(?:[:./-]\d+)*/uy;
const FIGURES_LENGTH_MAX = 20;
const GLUE_IN_A_ROW_MAX = 4;
const MEANINGFUL_GLUE: ReadonlySet<Glue> = new Set([
  'idiom',
  'now',
  'dayEnd',
  'wholeDay',
  'sameDay',
  'dayAfter',
  'dayBefore',
  'notEarly',
  'notLate',
  'lateAsCan',
]);
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

  /** The senses of one kind at a place. */
  senses<Kind extends SenseKind>(kind: Kind, at: number): readonly Read<Kind>[] {
    return this.spot(at).kinds[kind] ?? NONE;
  }

  /** Whether a piece of grammar can stand at a place, as far as the senses there and behind it tell. */
  canStart(starts: Starts, at: number): boolean {
    return starts.empty || canStand(starts, this.standing(at));
  }

  standing(at: number): Standing {
    const spot = this.spot(at);
    if (spot.reach === null) this.reachOut(spot);
    return spot;
  }

  /** As far as word follows word without a gap: no rule can read any further. */
  private reachOut(spot: Spot): void {
    spot.reach = spot.bits;
    for (const { end } of spot.candidates) spot.reach = union(spot.reach, this.standing(end).reach ?? NO_BITS);
  }

  /** Whether small words lead from here to one that can carry a meaning; most words of a sentence do not. */
  promising(at: number, depth = GLUE_IN_A_ROW_MAX): boolean {
    return this.spot(at).candidates.some(
      ({ sense, end }) =>
        sense.kind !== 'glue' || MEANINGFUL_GLUE.has(sense.glue) || (depth > 0 && this.promising(end, depth - 1)),
    );
  }

  skipSpace(at: number): number {
    let place = at;
    while (this.text.charCodeAt(place) === SPACE) place += 1;
    return place;
  }

  /** Where the word that stands here ends, for stepping over what means nothing to us. */
  wordEnd(at: number): number {
    let end = at + 1;
    while (end < this.text.length && this.joined(end)) end += 1;
    return end;
  }

  /** Whether a place is inside a Latin word or a number, where none can start or end. */
  private joined(at: number): boolean {
    const before = this.text.charCodeAt(at - 1);
    const here = this.text.charCodeAt(at);
    return (isLetter(before) && isLetter(here)) || (isDigit(before) && isDigit(here));
  }

  private read(at: number): readonly Candidate[] {
    if (at >= this.text.length || this.joined(at)) return NONE;
    const here = this.text.charCodeAt(at);
    // "2moro", "24/7": a few phrases begin with a figure.
    if (isDigit(here)) return this.times([...this.readPhrases(at).reverse(), ...this.readFigures(at)], at);
    const found = this.times(this.readPhrases(at), at);
    if (found.length === 0 && isLetter(here)) return this.readMisspelt(at);
    for (const prefix of this.lexicon.ordinalPrefixes) {
      if (this.text.startsWith(prefix, at)) found.push(...this.readPrefixedOrdinal(at + prefix.length));
    }
    return found.reverse();
  }

  private readPhrases(at: number): Candidate[] {
    const found: Candidate[] = [];
    let branch: Branch | undefined = this.lexicon.root;
    for (let end = at; branch && end <= this.text.length; end += 1) {
      if (branch.senses.length > 0 && !this.joined(end)) {
        const stop = this.afterAbbreviation(end);
        for (const sense of branch.senses) {
          const named = sense.kind === 'weekday' || sense.kind === 'month';
          found.push({ sense, end: named ? stop : end });
        }
      }
      branch = branch.next.get(this.text.charCodeAt(end));
    }
    return found;
  }

  /** "mon. 3 feb." — the full stop belongs to the name when more of the sentence follows. */
  private afterAbbreviation(end: number): number {
    return this.text.charAt(end) === '.' && /^\. ?[a-z0-9,]/u.test(this.text.slice(end, end + 3)) ? end + 1 : end;
  }

  private readMisspelt(at: number): readonly Candidate[] {
    const end = this.wordEnd(at);
    return this.lexicon.misspelt(this.text.slice(at, end)).map((sense) => ({ sense, end }));
  }

  private readPrefixedOrdinal(at: number): readonly Candidate[] {
    return this.spot(at).candidates.flatMap(({ sense, end }) =>
      sense.kind === 'number' ? [{ sense: { kind: 'ordinal', value: sense.value, spelled: false } as const, end }] : [],
    );
  }

  private readFigures(at: number): readonly Candidate[] {
    FIGURES.lastIndex = at;
    const run = FIGURES.exec(this.text)?.[0] ?? '';
    if (run.length > FIGURES_LENGTH_MAX || this.isMoney(at, at + run.length)) return [];
    const separators = new Set(run.replace(/\d/gu, ''));
    if (separators.size === 0) return this.readNumber(run, at);
    const dash = run.indexOf('-');
    // "9:30-11:00" and "9-12" are two figures with a dash between, unless they are one date.
    if (dash > 0 && separators.size > 1) return this.readRun(run.slice(0, dash), at);
    if (dash > 0 && run.split('-').length === 2)
      return [this.figures(run, at), ...this.readNumber(run.slice(0, dash), at)];
    return separators.size === 1 || isClockWithSeconds(run) ? [this.figures(run, at)] : [];
  }

  private readRun(run: string, at: number): readonly Candidate[] {
    return /\D/u.test(run) ? [this.figures(run, at)] : this.readNumber(run, at);
  }

  private figures(run: string, at: number): Candidate {
    const separator = run.replace(/\d/gu, '').charAt(0);
    return { sense: { kind: 'figures', parts: run.split(/\D/u), separator }, end: at + run.length };
  }

  private readNumber(run: string, at: number): Candidate[] {
    if (run.length > 4) return [];
    const value = Number(run);
    const end = at + run.length;
    const number: Candidate = { sense: { kind: 'number', value, digits: run.length }, end };
    for (const suffix of this.lexicon.ordinalSuffixes) {
      if (!this.text.startsWith(suffix, end) || this.joined(end + suffix.length)) continue;
      return [{ sense: { kind: 'ordinal', value, spelled: false }, end: end + suffix.length }];
    }
    return [number];
  }

  /** Without numbers of people: "pour 2 demain matin", "table for 6 on Friday evening". */
  private times(found: Candidate[], at: number): Candidate[] {
    if (!found.some(({ sense }) => sense.kind === 'number')) return found;
    if (!PARTY_BEFORE.test(this.text.slice(Math.max(0, at - PARTY_LENGTH_MAX), at))) return found;
    return found.filter(({ sense, end }) => sense.kind !== 'number' || !this.isBeforeDay(end));
  }

  /** Whether a day, or a part of one, follows. */
  private isBeforeDay(at: number): boolean {
    const place = at + (BEFORE_DAY.exec(this.text.slice(at))?.[0].length ?? 0);
    const kinds = this.spot(place).kinds;
    return kinds.weekday !== undefined || kinds.day !== undefined || kinds.part !== undefined;
  }

  private isMoney(start: number, end: number): boolean {
    return (
      MONEY_AFTER.test(this.text.slice(end, end + 12)) ||
      MONEY_BEFORE.test(this.text.slice(Math.max(0, start - 2), start))
    );
  }
}

function spotOf(candidates: readonly Candidate[]): Spot {
  if (candidates.length === 0) return EMPTY;
  const kinds: { [kind: string]: { value: Sense; end: number }[] } = {};
  let bits = NO_BITS;
  for (const { sense, end } of candidates) {
    const list = kinds[sense.kind];
    if (list) list.push({ value: sense, end });
    else kinds[sense.kind] = [{ value: sense, end }];
    bits = together(bits, bitOfSense(sense));
  }
  return { candidates, kinds: kinds as ByKind, bits, reach: null };
}

function isClockWithSeconds(run: string): boolean {
  return /^\d{1,2}:\d{2}:\d{2}$/u.test(run);
}
