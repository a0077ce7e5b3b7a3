import type { Parser } from '../parser.ts';
import { either, meaning, optional, sense, sequence, skip } from '../parser.ts';
import type { Item } from './item.ts';

/** "morning", "late in the afternoon", "early evening". */
export const part: Parser<readonly Item[]> = either<readonly Item[]>(
  meaning(
    sequence(skip('in', 'the', 'at', 'on', 'for', 'of'), sense('edge'), skip('of', 'in', 'the'), sense('part')),
    ([, { edge }, , found]) => [{ type: 'part', part: found.part, edge: edge === 'middle' ? null : edge }],
  ),
  meaning(
    sequence(skip('in', 'the', 'at', 'on', 'for', 'of'), sense('part'), optional(sense('edge'))),
    ([, found, edge]) =>
      found.shy
        ? null
        : [{ type: 'part', part: found.part, edge: edge === null || edge.edge === 'middle' ? null : edge.edge }],
  ),
);

/** "this morning", "ce soir", "ល្ងាចនេះ": today, and the part of it. */
export const partOfToday: Parser<readonly Item[]> = meaning(
  either(
    meaning(sequence(skip('on', 'for', 'in'), sense('shift'), sense('part')), ([, by, found]) => ({ by, found })),
    meaning(sequence(sense('part'), sense('shift')), ([found, by]) => ({ by, found })),
  ),
  ({ by, found }, { moment }) =>
    by.by === 0 && !by.coming
      ? [
          { type: 'day', day: moment.today, form: 'relative' },
          { type: 'part', part: found.part, edge: null },
        ]
      : null,
);
