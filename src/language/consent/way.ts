import type { PieceKind } from '../../core/consent/piece.ts';
import type { Entry } from './lexicon.ts';

/** A way to cover what is left of a sentence from a place on. */
export interface Way {
  /** Tokens that nothing explains; a question is explained, but worse than by a phrase. */
  readonly residue: number;
  readonly count: number;
  readonly part: Part | null;
}

export interface Part {
  readonly kind: PieceKind;
  readonly act?: Entry['act'];
  readonly end: number;
  /** Counts as so much of a word that nothing explains. */
  readonly cost: number;
}

/** On a tie the later in this list: "à jeudi" says more than its day, and of what says as much, the reading that agrees to least. */
const CAUTION: readonly PieceKind[] = [
  'attends',
  'enough',
  'leaves',
  'asks',
  'asks_terms',
  'differs',
  'conditions',
  'pause',
  'postpones',
  'no',
  'refuses',
];

export const NOTHING: Way = { residue: 0, count: 0, part: null };

/** Less unexplained, fewer parts, more caution, further. */
export function isBetter(way: Way, other: Way): boolean {
  if (way.residue !== other.residue) return way.residue < other.residue;
  if (way.count !== other.count) return way.count < other.count;
  if (caution(way) !== caution(other)) return caution(way) > caution(other);
  return (way.part?.end ?? 0) > (other.part?.end ?? 0);
}

function caution({ part }: Way): number {
  return part === null ? -1 : CAUTION.indexOf(part.kind);
}
