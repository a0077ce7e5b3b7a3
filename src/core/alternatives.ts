import { isMoment, type Mention, mentions, type Reading } from './reading.ts';
import type { DateMention, TimeMention, WindowMention } from './when.ts';

type HourMention = TimeMention | WindowMention;

/** What hours were said of each day, where each has its own: "Tuesday afternoon or Thursday at 10". */
export type HoursOfDays = ReadonlyMap<DateMention, HourMention>;

export const NO_HOURS: HoursOfDays = new Map();
/** Two days, and the hours of each. */
const HOURS_OF_DAYS_MIN = 4;

/** Days and hours take turns, and every day has its own; what was said once holds for all of them, and for none alone. */
export function hoursOfDays(reading: Reading): HoursOfDays {
  const open = reading.mentions.filter(isMoment).filter(({ negated }) => negated !== true);
  if (open.length < HOURS_OF_DAYS_MIN) return NO_HOURS;
  // "Monday to Wednesday before 12 or Friday after 2": a span takes a turn where hours follow it, which are its own.
  const said = open.filter((one, place) => one.kind !== 'dates' || isHour(open[place + 1]));
  const inTurn = said.every((one, place) => place < 2 || isHour(one) === isHour(said[place - 2]));
  const pairs = new Map<DateMention, HourMention>();
  if (said.length < HOURS_OF_DAYS_MIN || said.length % 2 > 0 || !inTurn) return pairs;
  for (let place = 0; place < said.length; place += 2) {
    const [one, other] = [said[place], said[place + 1]];
    const [day, hour] = isHour(one) ? [other, one] : [one, other];
    if (day === undefined || isHour(day) || !isHour(hour)) return new Map();
    if (day.kind === 'date') pairs.set(day, hour);
  }
  return pairs;
}

function isHour(mention: Mention | undefined): mention is HourMention {
  return mention?.kind === 'time' || mention?.kind === 'window';
}

/** What stands between two places, less the hours that are known to be said of these days: "Tuesday at 9 or Wednesday at 9". */
function withoutHours(reading: Reading, hours: HoursOfDays, from: number, to: number): string {
  const times = mentions(reading, 'time').filter(({ negated }) => negated !== true);
  const isOne = new Set(times.map(({ time }) => time)).size === 1;
  const known: readonly HourMention[] = hours.size > 0 ? [...hours.values()] : isOne ? times : [];
  const within = known.filter(({ start, end }) => start >= from && end <= to);
  return within.reduceRight(
    (text, { start, end }) => text.slice(0, start - from) + text.slice(end - from),
    reading.text.slice(from, to),
  );
}

/** The longest "or" between two days, with the part of the first that may stand before it: "Friday morning or Monday". */
const BETWEEN_MAX = 24;

/** Days named right after one another, none of them in another's place. */
export function alternatives(reading: Reading, date: DateMention, hours: HoursOfDays): DateMention[] {
  const open = mentions(reading, 'date').filter(({ negated, start }) => negated !== true && start >= date.start);
  const found: DateMention[] = [];
  for (const [index, mention] of open.entries()) {
    const before = open[index - 1];
    if (before === undefined || mention.date === before.date) continue;
    const between = withoutHours(reading, hours, before.end, mention.start);
    if (between.length > BETWEEN_MAX || /[\d.!?。！？]/u.test(between)) break;
    found.push(mention);
  }
  return found;
}
