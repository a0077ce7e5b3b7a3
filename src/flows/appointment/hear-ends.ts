import { addDays, instantOf, localTime, minuteOf } from '../../domain/zoned.ts';
import { checkFailed, type Heard, hasOrdinal, type Meaning, means, meansNothing, rulesOut } from './hear.ts';
import { fits, isLoneNumber, isSpecific, isWish, wishEntitiesOf } from './heard.ts';
import type { WishEntities } from './preference.ts';

/** Nothing is on the table: any word about when is a constraint (A9). */
export function hearIdle(heard: Heard): Meaning {
  const { wish, answer, pick, has } = heard;
  if (has('cancel') && !isSpecific(wish)) return means('cancel', 0.9);
  if (hasOrdinal(heard) && !isSpecific(wish)) return means('select', 0.8, { choice: 1 });
  if (isWish(wish)) return means('constraint', 0.9, nextTime(heard));
  if (checkFailed(heard) && (has('retry') || answer === 'yes')) return means('constraint', 0.9);
  if (pick !== null) return means('select', 0.75, { choice: 1 });
  // "What have you got?" leaves it to us, as "any time" does (A9); a mere wish for an appointment is asked when.
  if (has('availability') && has('question') && !has('book')) return means('constraint', 0.8, { open: 'time' });
  if (has('book', 'availability')) return means('unclear', 0.9);
  if (answer === 'yes') return means('confirm', 0.9);
  return answer === null ? meansNothing(heard) : means('decline', 0.9);
}

/** A time of day that has passed and was named with nothing else is tomorrow's: "at 3am", said at nine. */
function nextTime({ wish, data, timeZone, now }: Heard): WishEntities {
  const { time, date, dates, open } = wish;
  const entities = wishEntitiesOf(wish);
  if (!time?.settled || date || dates || open || data.preference?.day) return entities;
  const local = localTime(instantOf(now), timeZone);
  return minuteOf(time.time) <= local.minute ? { ...entities, date: addDays(local.date, 1) } : entities;
}

/** Booked (A6): talk about the booking, a wish to move or cancel it, or something else altogether. */
export function hearBooked(heard: Heard): Meaning {
  const { wish, answer, has, data, timeZone } = heard;
  const slot = data.booked_booking?.slot ?? '';
  if (has('cancel')) return means('cancel', 0.9);
  if (has('recall')) return means('confirm', 0.9);
  const another = isSpecific(wish) && !isLoneNumber(heard.reading) && !fits(slot, wish, timeZone);
  if (another || has('change') || rulesOut(heard, slot)) return means('change_request', 0.85, wishEntitiesOf(wish));
  if (isSpecific(wish) || answer === 'yes') return means('confirm', 0.85);
  return null;
}
