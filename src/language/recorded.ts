import type { ClauseRecord, Finding } from '../core/clause-record.ts';
import type { Clause, Mention, Reading } from '../core/reading.ts';

/** What the record of a turn keeps of a reading (X17): clause by clause, what was found in it, in its own words. */
export function recordedClauses({ text, clauses = [] }: Reading): readonly ClauseRecord[] {
  const records: ClauseRecord[] = [];
  for (const clause of clauses) {
    const words = text.slice(clause.start, clause.end).trim();
    if (words !== '') records.push(recorded(text, words, clause));
  }
  return records;
}

function recorded(text: string, words: string, clause: Clause): ClauseRecord {
  const { mood, stance, another, alternative, beyond, act, object, mentions } = clause;
  const found = mentions.map((mention) => worded(text, mention));
  // Most only tell or ask something.
  const isPlain = stance === null && act === null && object === null;
  if (isPlain && !another && !alternative && !beyond) return { words, mood, found };
  return {
    words,
    mood,
    ...(stance !== null && { stance }),
    ...(another && { another }),
    ...(alternative && { alternative }),
    ...(beyond && { beyond }),
    ...(act !== null && { act }),
    ...(object !== null && { object: text.slice(object.start, object.end) }),
    found,
  };
}

function worded(text: string, { start, end, ...found }: Mention): Finding {
  return Object.assign(found, { words: text.slice(start, end) }) as Finding;
}
