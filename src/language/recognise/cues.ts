import type { Cue, CueMention } from '../../core/reading.ts';
import type { Heard } from '../heard.ts';
import { ruledOut } from './negation.ts';

/** Acts that can be denied ("don't cancel"); a greeting or a question cannot. */
const DENIABLE = new Set<Cue>([
  'cancel',
  'change',
  'book',
  'person',
  'help',
  'restart',
  'retry',
  'more',
  'any_time',
  'anyone',
  'soonest',
  'availability',
  'paid',
  'trouble',
]);

/** What the speaker is doing. Several cues may stand in the same words: "another day instead" changes and corrects. */
export function recogniseCues(heard: Heard): CueMention[] {
  const found: CueMention[] = [];
  for (const { cue, matcher } of heard.language.cues) {
    for (const { start, end } of matcher.find(heard.folded, heard.clauses)) {
      const mark = DENIABLE.has(cue) ? ruledOut(heard, { start, end }) : null;
      found.push({ kind: 'cue', cue, start, end, ...mark });
    }
  }
  return found;
}
