import type { CueMention } from '../../core/reading.ts';
import type { Heard } from '../heard.ts';
import { ruledOut } from './negation.ts';

/** What the speaker is doing. Several cues may stand in the same words: "another day instead" changes and corrects. */
export function recogniseCues(heard: Heard): CueMention[] {
  return heard.language.cues.flatMap(({ cue, matcher }) =>
    matcher.find(heard.folded, heard.clauses).map(({ start, end }): CueMention => {
      return { kind: 'cue', cue, start, end, ...ruledOut(heard, { start, end }) };
    }),
  );
}
