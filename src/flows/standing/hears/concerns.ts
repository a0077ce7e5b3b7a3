import type { Cue } from '../../../core/cue.ts';
import type { Mention, Reading } from '../../../core/reading.ts';
import { isOfStanding } from '../vocabulary.ts';
import { type Heard, isOpenToChange } from './heard.ts';
import { referenceIn } from './reference.ts';

/**
 * Whether anything in the words can be of what stands. Most messages hold nothing of the kind, and then none of the openings
 * need be tried: each of them goes by a phrase of the desk's, by one of these cues, by a reference, by a moment counted from
 * what stands, or by what was booked in this talk.
 */
export function mayConcern(reading: Reading, around: Heard['around']): boolean {
  return isOpenToChange(around) || reading.mentions.some(isTelling) || referenceIn(reading, false) !== null;
}

function isTelling(one: Mention): boolean {
  switch (one.kind) {
    case 'item':
      return isOfStanding(one);
    case 'cue':
      return TELLING.has(one.cue);
    case 'date':
    case 'time':
      return one.shift !== undefined;
    default:
      return false;
  }
}

const TELLING: ReadonlySet<Cue> = new Set(['cancel', 'change', 'done', 'forgotten', 'recall']);
