import { heardWish } from '../../../core/hearing.ts';
import { hasCue, type Reading } from '../../../core/reading.ts';
import { notBefore } from '../../../domain/within.ts';
import { GENERAL } from '../context.ts';
import type { Made } from '../recall.ts';
import { isBesides } from './days.ts';
import { besideStanding } from './hours.ts';
import type { Place } from './place.ts';
import { requirements, type Said } from './said.ts';

/** "Et aussi vendredi, même heure", while nothing is under way: like what was made last, on another day or in another space (E9). */
export function likeLast(said: Said, reading: Reading, { state, memory: { made, refused } }: Place): Said {
  const isSame = said.acts.includes('same');
  if (state === GENERAL && refused !== null) return besideRefused(said, reading, refused);
  if (state !== GENERAL || made === null || !(isSame || isBesides(reading))) return said;
  const { space, people, equipment, traits, wholeDays, period, hours } = said;
  const { startDate, endDate, startTime, endTime } = made.period;
  const day = dayIn(reading, startDate) ?? (isSame && space !== null ? startDate : null);
  if (day === null || wholeDays || startDate !== endDate) return said;
  // "The garden, same day, 1 to 3": its own hours go before those of then.
  const { startTime: from = null, endTime: to = null } = period ?? hours ?? {};
  const times =
    from === null && to === null
      ? { startTime, endTime }
      : besideStanding({ startTime: from, endTime: to }, made.period, false, false);
  const isOther = space !== null || people !== null || equipment.length + traits.length > 0;
  return {
    ...said,
    space: isOther ? space : made.spaceId,
    period: { startDate: day, endDate: day, ...times },
    open: null,
    within: null,
  };
}

/** After one on Thursday the 9th, "et aussi vendredi" is the day after, and not that of this week. */
function dayIn(reading: Reading, last: string): string | null {
  const { date } = heardWish(reading);
  return date?.form === 'bare' ? notBefore(date.date, last) : (date?.date ?? null);
}

/** "Jeudi alors", once a summary was refused and what should be different was asked: the rest of it stays (X12). */
function besideRefused(said: Said, reading: Reading, { spaceId, period }: Made): Said {
  const isOfTime = [said.period, said.hours, said.open, said.within].some((one) => one !== null);
  const isBySize = said.acts.includes('largest') || said.acts.includes('smallest');
  const isOfSpace = said.space !== null || said.cheapest || isBySize || Object.keys(requirements(said)).length > 0;
  // "En fait si": the very same is summed up once more.
  const isIt = said.answer === 'yes' && hasCue(reading, 'correction');
  if (!isOfTime && !isOfSpace && !isIt) return said;
  return { ...said, space: isOfSpace ? said.space : spaceId, period: isOfTime ? said.period : period };
}
