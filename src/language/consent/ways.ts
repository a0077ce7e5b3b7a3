import type { Piece, PieceKind } from '../../core/consent/piece.ts';
import type { Thing } from '../../core/consent/proposal.ts';
import { isSaid, type Token } from '../lexicon/tokens.ts';
import { type Filled, NOTHING_FILLS } from '../lexicon/walker.ts';
import type { Covered, Stretch, ValueSpan } from './covered.ts';
import { type ConsentLexicon, type Entry, type Found, isHint, type Said } from './lexicon.ts';
import { isBetter, NOTHING, type Part, type Way } from './way.ts';

/** What agrees to the thing it names. */
const AGREES: readonly PieceKind[] = ['yes', 'ack', 'praise', 'act', 'request', 'restates'];
/** What tells us to do it; what is merely praised or named is asked about: "10 o'clock ok?" */
const TELLS: readonly PieceKind[] = ['yes', 'act', 'request'];
/** Who begins with it doubts, though a question mark stands behind it. */
const DOUBTS: readonly Entry['kind'][] = ['conditions', 'postpones', 'pause', 'refuses', 'absent'];
const TAG: readonly Entry['kind'][] = ['tag'];
/** The last word of a question that is no part of it: "what's the address, but not yet". */
const TAKES_BACK: readonly Entry['kind'][] = ['postpones', 'pause', 'refuses'];
/** What values are by themselves. */
const VALUED: readonly (readonly [PieceKind, ValueSpan['kind']])[] = [
  ['restates', 'restates'],
  ['differs', 'differs'],
  ['former', 'former'],
  ['answers', 'answers'],
  ['remark', 'remark'],
  ['remark', 'bounds'],
];
/** A question costs more than any phrase and less than a word that nothing explains; most where only its mark tells. */
const QUESTION_COST = 0.5;
const MARKED_COST = 0.8;
/** A question begins as late as it may: "yes, with a pool?" is a yes and a question. */
const SWALLOWED_COST = 1e-5;
/** A word that is known to explain nothing costs a little less than its parts, so that it is not taken apart. */
const UNEXPLAINED_COST = 0.9;

/** The way to cover a sentence that leaves the least unexplained. */
export class Cover {
  private readonly said: Said;
  private readonly ways = new Map<number, Way>();
  private readonly tokens: readonly Token[];
  private readonly stretch: Stretch;
  private readonly lexicon: ConsentLexicon;
  private readonly values: readonly ValueSpan[];
  private readonly things: readonly Thing[] | undefined;
  private knownTag: number | null = null;

  constructor({ tokens, values, things }: Omit<Covered, 'clauses'>, stretch: Stretch, lexicon: ConsentLexicon) {
    this.tokens = tokens;
    this.stretch = stretch;
    this.lexicon = lexicon;
    this.values = values;
    this.things = things;
    const slots = values.length === 0 ? NOTHING_FILLS : this.proposedAt.bind(this);
    this.said = lexicon.said({ tokens, slots });
  }

  pieces(): readonly Piece[] {
    const pieces: Piece[] = [];
    for (let place = this.stretch.from; place < this.stretch.to; ) {
      const { part } = this.from(place);
      const end = part?.end ?? place + 1;
      if (part !== null) pieces.push(this.piece(part, place));
      else if (isSaid(this.tokens[place])) this.addResidue(pieces, place);
      place = end;
    }
    return pieces;
  }

  /** "Book it, ok?" tells us to: its question is only whether we heard. What is doubted before it stays doubted. */
  told(): readonly Piece[] | null {
    const { tokens, values, things, stretch, lexicon, tag } = this;
    if (tag === stretch.to) return null;
    const { from, anew } = stretch;
    const before = { from, to: tag, isQuestion: false, anew };
    const pieces = new Cover({ tokens, values, things }, before, lexicon).pieces();
    if (pieces.every(({ kind }) => !TELLS.includes(kind))) return null;
    return [...pieces, { kind: 'tag', text: this.text(tag, stretch.to) }];
  }

  /** Where the "ok?" begins that it ends in, or its end. */
  private get tag(): number {
    this.knownTag ??= this.lexicon.lastPart(this.said, this.stretch.from, this.stretch.to, TAG);
    return this.knownTag;
  }

  private piece({ kind, act, end }: Part, place: number): Piece {
    const text = this.text(place, end);
    if (this.isOfAnotherThing(kind, place, end)) return { kind: 'differs', text };
    return act === undefined ? { kind, text } : { kind, text, act };
  }

  /** "Book the flight" agrees to no room. */
  private isOfAnotherThing(kind: PieceKind, place: number, end: number): boolean {
    if (this.things === undefined || !AGREES.includes(kind)) return false;
    return this.lexicon.namesAnother(this.tokens.slice(place, end), this.things);
  }

  /** Neighbours that nothing explains are one part. */
  private addResidue(pieces: Piece[], place: number): void {
    const last = pieces.at(-1);
    const text = this.text(place, place + 1);
    if (last?.kind === 'residue') pieces[pieces.length - 1] = { kind: 'residue', text: `${last.text} ${text}` };
    else pieces.push({ kind: 'residue', text });
  }

  private text(from: number, to: number): string {
    return this.tokens
      .slice(from, to)
      .map((token) => token.text)
      .join(' ');
  }

  private from(place: number): Way {
    if (place >= this.stretch.to) return NOTHING;
    const known = this.ways.get(place);
    if (known !== undefined) return known;
    const best = this.best(place);
    this.ways.set(place, best);
    return best;
  }

  private best(place: number): Way {
    const rest = this.from(place + 1);
    if (!isSaid(this.tokens[place])) return { residue: rest.residue, count: rest.count, part: null };
    let best: Way = { residue: rest.residue + 1, count: rest.count + 1, part: null };
    for (const part of this.parts(place)) {
      const after = this.from(part.end);
      const way: Way = { residue: after.residue + part.cost, count: after.count + 1, part };
      if (isBetter(way, best)) best = way;
    }
    return best;
  }

  private parts(place: number): Part[] {
    const { to } = this.stretch;
    const phrases: Part[] = [];
    for (const { entry, end } of this.lexicon.at(this.said, place)) {
      const { kind, act } = entry;
      if (isHint(kind) || end > to) continue;
      // A question that its phrase tells whole swallows nothing.
      const cost = end === to ? 0 : QUESTION_COST;
      if (kind === 'asks_terms') phrases.push({ kind, end: this.askedUntil(place), cost });
      else if (kind === 'asks') phrases.push(this.question(place, cost));
      else phrases.push({ kind, act, end, cost: kind === 'residue' ? UNEXPLAINED_COST : 0 });
    }
    const parts = this.stretch.isQuestion ? requestsFirst(phrases) : phrases;
    this.addValued(parts, place);
    if (this.mayBeQuestion(place)) parts.push(this.marked(place));
    return parts;
  }

  private addValued(parts: Part[], place: number): void {
    if (this.values.length === 0) return;
    for (const [kind, of] of VALUED) {
      for (const end of this.valuesAt(place, of)) parts.push({ kind, end, cost: 0 });
    }
  }

  /** A sentence with a question mark asks, or what follows its comma does. */
  private mayBeQuestion(place: number): boolean {
    const { from, isQuestion } = this.stretch;
    return isQuestion && (place === from || this.tokens[place - 1]?.kind === 'comma');
  }

  /** Only its mark tells that it asks: "sure, once my boss agrees ok?" is no question that a yes could stand beside. */
  private marked(place: number): Part {
    const asked = this.question(place, MARKED_COST);
    const isTold = this.tag < this.stretch.to || this.lexicon.at(this.said, place).some(isDoubt);
    return isTold ? { kind: 'asks_terms', end: asked.end, cost: asked.cost } : asked;
  }

  /** From here on something is asked. */
  private question(place: number, cost: number): Part {
    const to = this.askedUntil(place);
    const valued = this.values.some(({ kind, from }) => isOfProposal(kind) && from >= place && from < to);
    const isTakenBack = this.lexicon.lastPart(this.said, place, to, TAKES_BACK) < to;
    const about = valued || isTakenBack || this.lexicon.isAboutTerms(this.said, place, to);
    return { kind: about ? 'asks_terms' : 'asks', end: to, cost: cost + (to - place) * SWALLOWED_COST };
  }

  private askedUntil(place: number): number {
    return this.stretch.anew.find((start) => start > place) ?? this.stretch.to;
  }

  /** {value} is what was proposed, {day} its first day, {last} its last, {somebody} who is called by name. */
  private proposedAt(name: string, place: number): readonly Filled[] {
    const kind = name === 'somebody' ? 'called' : name === 'last' ? 'last' : 'restates';
    const bounds = name === 'value' ? this.valuesAt(place, 'bounds') : [];
    const found = [...this.valuesAt(place, kind, name === 'day'), ...bounds];
    return found.map((to) => ({ to, start: place, end: to }));
  }

  private valuesAt(place: number, kind: ValueSpan['kind'], onlyDays = false): readonly number[] {
    const ends: number[] = [];
    for (const { from, to, kind: of, day } of this.values) {
      const isThis = from === place && of === kind && (!onlyDays || day === true);
      if (isThis && to <= this.stretch.to) ends.push(to);
    }
    return ends;
  }
}

function isDoubt({ entry }: Found): boolean {
  return DOUBTS.includes(entry.kind);
}

/** Neither who writes nor who is written to is a term of it. */
function isOfProposal(kind: ValueSpan['kind']): boolean {
  return kind !== 'remark' && kind !== 'called';
}

/** "We book it?" asks for it, though the same words without the mark would say it. */
function requestsFirst(parts: Part[]): Part[] {
  if (parts.length < 2) return parts;
  return [...parts.filter(({ kind }) => kind === 'request'), ...parts.filter(({ kind }) => kind !== 'request')];
}
