import { heardChoice, picksBeyond } from '../../core/hearing.ts';
import { instantOf, localTime } from '../../domain/zoned.ts';
import { besides, checkFailed, type Heard, hasOrdinal, type Meaning, means, meansNothing, onDayOf } from './hear.ts';
import { bareNumber, fits, isLoneNumber, isSpecific, wishEntitiesOf } from './heard.ts';

/** Two slots are on the table: what fits one of them picks it, what fits none is a new wish (A8). */
export function hearOffered(heard: Heard): Meaning {
  const { wish, answer, pick, has, data } = heard;
  const slots = data.last_offer?.slots ?? [];
  const options = slots.map((slot) => ({ id: slot, label: slot }));
  const place = heardChoice(heard.reading, options);
  // "Is the 9 o'clock with a woman?" asks about it, and takes nothing.
  if (has('inquiry') && heard.reading.rest !== '' && (place !== null || isOfOne(heard, slots)))
    return means('unclear', 0.85);
  if (place !== null && (hasOrdinal(heard) || !isSpecific(wish) || isLoneNumber(heard.reading))) {
    return hearOrdinal(heard, slots[place] ?? '', place);
  }
  if (isSpecific(wish)) return hearMoment(heard, slots);
  const numbered = hearNumber(heard, slots);
  if (numbered !== null) return numbered;
  if (has('cancel')) return means('cancel', 0.85);
  if (answer === 'not_yet' || has('pause')) return means('unclear', 0.85, { later: true });
  if (pick !== null) return hearPick(heard, slots, pick);
  if (wish.except.length > 0 || wish.open === 'everything') return means('constraint', 0.85, wishEntitiesOf(wish));
  if (has('retry') && checkFailed(heard)) return means('constraint', 0.9);
  if (answer === 'yes') return slots.length === 1 ? means('select', 0.9, { choice: 1 }) : means('unclear', 0.9);
  if (has('recall')) return means('unclear', 0.8);
  if (answer === 'no' || has('change', 'more', 'availability')) return means('decline', 0.85);
  return wish.open === 'time' ? means('unclear', 0.8) : meansNothing(heard);
}

function isOfOne({ wish, timeZone }: Heard, slots: readonly string[]): boolean {
  return isSpecific(wish) && slots.filter((slot) => fits(slot, wish, timeZone)).length === 1;
}

/** "The first one" picks it; "the first one but at 10" wishes for another time on its day. */
function hearOrdinal(heard: Heard, slot: string, place: number): Meaning {
  if (!isSpecific(heard.wish) || isLoneNumber(heard.reading) || fits(slot, heard.wish, heard.timeZone)) {
    return means('select', 0.95, { choice: place + 1 });
  }
  return means('constraint', 0.85, onDayOf(slot, heard));
}

/** A number within a sentence ("2 works for me", "let's do 11"): an option, or the hour of one of them. */
function hearNumber({ reading, timeZone, has }: Heard, slots: readonly string[]): Meaning {
  const number = bareNumber(reading);
  if (number === null || has('question')) return null;
  const hours = slots.map((slot) => localTime(instantOf(slot), timeZone).minute / 60);
  const places = hours.flatMap((hour, place) => (hour === number || hour === number + 12 ? [place] : []));
  const place = number <= slots.length ? number - 1 : places.length === 1 ? places[0] : undefined;
  return place === undefined ? null : means('select', 0.8, { choice: place + 1 });
}

/** A day or a time: it picks the one slot it fits, and is a wish if it fits none. */
function hearMoment(heard: Heard, slots: readonly string[]): Meaning {
  const fitting = slots.filter((slot) => fits(slot, heard.wish, heard.timeZone));
  const [only] = fitting;
  if (only !== undefined && fitting.length === 1) return means('select', 0.9, { choice: slots.indexOf(only) + 1 });
  if (fitting.length > 1)
    return heard.has('change') || heard.answer === 'no' ? means('decline', 0.8) : means('unclear', 0.85);
  return means('constraint', 0.9, wishEntitiesOf(heard.wish));
}

function hearPick(
  { reading, timeZone, answer, has }: Heard,
  slots: readonly string[],
  pick: NonNullable<Heard['pick']>,
): Meaning {
  const [earliest, latest = earliest] = slots.toSorted((one, other) => instantOf(one) - instantOf(other));
  if (earliest === undefined || latest === undefined) return null;
  if (pick === 'either' || pick === 'both') return means('select', 0.85, { choice: 1 });
  if (pick !== 'earlier' && pick !== 'later') return means('decline', 0.85);
  const meant = pick === 'earlier' ? earliest : latest;
  // Asked for, or after a no, something later than both is meant, and not the later of the two.
  if (
    picksBeyond(reading, pick) ||
    slots.length === 1 ||
    answer === 'no' ||
    has('question', 'availability', 'change')
  ) {
    return means('constraint', 0.8, besides(meant, pick, timeZone));
  }
  return means('select', 0.85, { choice: slots.indexOf(meant) + 1 });
}
