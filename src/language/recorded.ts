import type { ClauseRecord, Finding } from '../core/clause-record.ts';
import type { Mention, Reading } from '../core/reading.ts';

/** What the record of a turn keeps of a reading (X17): clause by clause, what was found in it, in its own words. */
export function recordedClauses({ text, clauses = [] }: Reading): readonly ClauseRecord[] {
  return clauses
    .map(({ start, end, mood, stance, another, alternative, beyond, act, object, mentions }) => ({
      words: text.slice(start, end).trim(),
      mood,
      ...(stance !== null && { stance }),
      ...(another && { another }),
      ...(alternative && { alternative }),
      ...(beyond && { beyond }),
      ...(act !== null && { act }),
      ...(object !== null && { object: text.slice(object.start, object.end) }),
      found: mentions.map((mention) => worded(text, mention)),
    }))
    .filter(({ words }) => words !== '');
}

function worded(text: string, { start, end, ...found }: Mention): Finding {
  return { ...found, words: text.slice(start, end) } as Finding;
}
