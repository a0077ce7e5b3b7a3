import { hasCue, isThanks, type Reading } from '../../../core/reading.ts';
import { GENERAL } from '../context.ts';
import { joins } from '../vocabulary.ts';
import type { Place } from './place.ts';
import type { Said } from './said.ts';

/** "Ok, on la prend", or a day for it, after a space was asked about: that one. "Ok, merci" takes nothing. */
function takesIt(said: Said, reading: Reading, { state, memory: { asked, spaceId } }: Place): boolean {
  const { space, people, choice, aspect, period, within, hours, open, answer } = said;
  // "Pour lui", of another than the one that was chosen.
  const isThat = joins(reading.text, 'that') && asked.about !== spaceId;
  if (
    asked.about === undefined ||
    (spaceId !== null && !isThat) ||
    said.without.length + said.equipment.length + said.traits.length > 0
  )
    return false;
  // "Ok, le 10" is a day.
  const isPick = choice !== null && period === null;
  const isElse =
    [space, people, aspect].some((one) => one !== null) || isPick || said.wavers || said.cheapest || said.either;
  if (isElse || said.changes || hasCue(reading, 'question', 'goodbye')) return false;
  // Nothing was asked while nothing is under way: an "ok" is to the answer, and an "ok, thanks" is so everywhere.
  const isShort = withoutThanks(reading).trim().split(/\s+/u).length <= OK_WORDS_MAX;
  // Where both are known, they were invited to say so.
  const isInvited = asked.wanted !== undefined && joins(reading.text, 'yes');
  const isAside = !isInvited && (state === GENERAL || hasCue(reading, 'thanks'));
  const isOnlyOk = isAside && isShort && !hasCue(reading, 'book');
  return (
    (answer === 'yes' && !isOnlyOk) || (answer !== 'no' && [period, within, hours, open].some((one) => one !== null))
  );
}

function withoutThanks({ text, mentions: found }: Reading): string {
  const thanks = found.filter(isThanks);
  return thanks.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
}

/** What is said, of the space that was asked about where that is taken, with the time it was asked about for where no other is said. */
export function asAskedAbout(said: Said, reading: Reading, place: Place): Said {
  if (!takesIt(said, reading, place)) return said;
  const { state, memory } = place;
  const { asked } = memory;
  const isTimed = [said.period, said.hours, said.open, said.within].some((one) => one !== null);
  const period = isTimed || state !== GENERAL ? said.period : (asked.wanted ?? null);
  return { ...said, space: asked.about ?? null, period };
}

/** "Ok super" acknowledges, "ok je la prends" takes it. */
const OK_WORDS_MAX = 2;
