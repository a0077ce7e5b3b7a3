import { hasCue, mentions, type Reading } from '../../../core/reading.ts';
import { joins } from '../vocabulary.ts';
import type { Place } from './place.ts';
import type { Said } from './said.ts';

/**
 * "Oui et le grand studio samedi", to a summary: another one as well, and none instead. What was summed up stays, and the other
 * is asked for once it is settled (X20).
 */
export function besideSummed(said: Said, reading: Reading, { state, memory: { spaceId } }: Place): Said {
  const isOther = said.space !== null && said.space !== spaceId;
  if (state !== 'CONFIRM_RESERVATION_SUMMARY' || !isOther || said.changes || hasCue(reading, 'correction')) return said;
  const yes = mentions(reading, 'answer').find(({ value }) => value === 'yes');
  const other = mentions(reading, 'item').find(({ list, id }) => list === 'spaces' && id === said.space);
  const isJoined = yes && other && yes.end <= other.start && joins(reading.text.slice(yes.end, other.start), 'both');
  return isJoined ? { ...said, ...NOTHING_TOLD, both: true } : said;
}

/** What is told of the other waits until its turn. */
const NOTHING_TOLD = {
  ...{ space: null, period: null, hours: null, open: null, within: null, people: null },
  ...{ several: false, acts: [] },
} as const;
