import { namesBoth } from '../../../core/both.ts';
import { heardWish } from '../../../core/hearing.ts';
import type { JsonObject } from '../../../core/json.ts';
import { type Mention, mentions, type Reading } from '../../../core/reading.ts';
import { windowWished } from '../../../domain/window.ts';
import { DAY_MINUTES } from '../../../domain/zoned.ts';
import { LISTED_MAX } from '../context.ts';
import { says, wishesFor } from '../vocabulary.ts';

/** The days and times that were named. */
export function wanted(said: Reading): JsonObject {
  // "Cancela las dos": of what they have it is both, and no hour.
  const isHour = (one: Mention) => one.kind !== 'time' || !namesBoth(said, one);
  const reading = { ...said, mentions: said.mentions.filter((one) => shiftOf(one) === null && isHour(one)) };
  const { dates, time, window } = heardWish(reading);
  const days = mentions(reading, 'date').flatMap(({ date, negated }) => (negated ? [] : [date]));
  const span = dates === null ? [] : [`${dates.from}/${dates.to}`];
  const items = mentions(reading, 'item').flatMap(({ id, phrase, negated }) => (phrase || negated ? [] : [id]));
  return {
    ...(time === null && says(reading, 'sameTime') && { shift: 0 }),
    ...shiftIn(said),
    ...(items.length > 0 && { items: [...new Set(items)].slice(0, LISTED_MAX) }),
    ...(days.length + span.length > 0 && { days: [...days, ...span] }),
    ...(time !== null && { time: time.time }),
    ...(time === null && window !== null && { window: windowWished(window) }),
  };
}

/** "Half an hour later", "push it back an hour", "postpone it by a week". */
export function shiftIn(reading: Reading): JsonObject {
  const [later] = reading.mentions.flatMap((one) => shiftOf(one) ?? []);
  if (later !== undefined) return { shift: later };
  const length = mentions(reading, 'duration').find(({ unit }) => unit !== 'nights');
  const direction = wishesFor(reading, 'later') ? 1 : wishesFor(reading, 'earlier') ? -1 : 0;
  if (length === undefined || direction === 0) return {};
  return { shift: direction * length.value * (length.unit === 'days' ? DAY_MINUTES : 1) };
}

/** What was counted from now, for want of what it is later than. */
function shiftOf(mention: Mention): number | null {
  const isMoment = mention.kind === 'date' || mention.kind === 'time';
  return isMoment && mention.negated !== true ? (mention.shift ?? null) : null;
}
