import type { Wish } from '../../../core/hearing.ts';
import { type CountMention, hasCue, mentions, type Reading } from '../../../core/reading.ts';
import type { TimeMention, WindowMention } from '../../../core/when.ts';
import { clockTime, DAY_MINUTES, minuteOf } from '../../../domain/zoned.ts';
import type { Period } from '../context.ts';
import type { ProtocolPeriod } from '../protocol.ts';
import { isAt, joins, WINDOWS } from '../vocabulary.ts';

/** From when to when, and how long, as a message says it. */
export type Times = Pick<ProtocolPeriod, 'startTime' | 'endTime'>;

/** How long it is to last: "trois heures", "for 2 hours", or "2h" where nobody could mean the hour. */
export function minutesIn(reading: Reading): number | null {
  const lasting = mentions(reading, 'duration').find(({ unit }) => unit === 'minutes');
  return lasting?.value ?? bareLength(reading) ?? halfDay(reading);
}

/** As long as a morning or an afternoon is here. */
function halfDay(reading: Reading): number | null {
  const isHalf = mentions(reading, 'item').some(
    ({ list, id, negated }) => list === 'acts' && id === 'half_day' && !negated,
  );
  const { from, to } = WINDOWS['morning'] ?? { from: '', to: '' };
  return isHalf ? minuteOf(to) - minuteOf(from) : null;
}

/**
 * "2h" is a length before it is two in the afternoon, which is what opening hours would make of it, or "cet aprem 2h"; "à 2h" and
 * "9h" are hours. "2h à partir de 15h" says both.
 */
function bareLength(reading: Reading): number | null {
  const [only, ...more] = mentions(reading, 'time').filter(({ negated }) => negated !== true);
  if (only === undefined || more.length > 0 || !mentions(reading, 'window').every(saysOnlyFrom)) return null;
  const [, before = '', hours, minutes = '0', behind = ''] =
    SO_MANY_HOURS.exec(reading.text.slice(only.start, only.end)) ?? [];
  const length = Number(hours ?? Number.NaN) * 60 + Number(minutes);
  const isInPart = `${before}${behind}`.trim() !== '';
  // "2h plus tard" is when, counted from what stands.
  const isCounted = joins(behind, 'than') || (minuteOf(only.time) - length) % (DAY_MINUTES / 2) !== 0;
  if (isInPart ? length > LENGTH_MAX || isAt(before) || isCounted : only.settled) return null;
  // "Demain matin 2h": of two in the night nobody says so.
  const isHour = isInPart ? length > minuteOf(only.time) : length >= minuteOf(only.time);
  return length > 0 && !isHour ? length : null;
}

const SO_MANY_HOURS = /^(\D*)(\d{1,2})\s?h\s?(\d{2})?((?:[\s,]\D*)?)$/iu;
/** More than this, beside a part of the day, is rather when. */
const LENGTH_MAX = 5 * 60;

function saysOnlyFrom({ name, from, to }: WindowMention): boolean {
  return name === null && from !== null && to === null;
}

/** What is said of when it begins and ends. */
export function timesIn(reading: Reading, wish: Wish): Times {
  const isLength = bareLength(reading) !== null;
  const told = { ...wish, window: hoursWithin(reading, wish.window), ...(isLength && { time: null }) };
  return backwards(reading) ?? timesOf(told, minutesIn(reading));
}

/** "Monday morning for 3 hours from 9": the part of the day only hints at what the hour within it says. */
function hoursWithin(reading: Reading, window: Wish['window']): Wish['window'] {
  const named = window?.name ? WINDOWS[window.name] : undefined;
  if (named === undefined || minutesIn(reading) === null) return window;
  const exact = mentions(reading, 'window').find(
    ({ name, from, negated }) => !name && !negated && from !== null && from >= named.from && from < named.to,
  );
  return exact ?? window;
}

/** "14h ou 15h": of two beginnings nobody knows which. */
export function isEither(reading: Reading): boolean {
  const times = mentions(reading, 'time').filter(({ negated }) => negated !== true);
  const [first, second] = times;
  if (first === undefined || second === undefined || first.time === second.time) return false;
  // One phrase said both, "11 or 12", or an "or" stands between them.
  const isOne = first.start === second.start;
  return times.length === 2 && (isOne || joins(reading.text.slice(first.end, second.start), 'or'));
}

/** "Jeudi sauf entre 13h et 15h": some of what it would last is ruled out, and which of the rests is wanted, nobody knows. */
export function isCutIn(reading: Reading, said: Times, standing: Period | null): boolean {
  const isTold = mentions(reading, 'time').some(({ negated }) => negated !== true);
  const { startTime, endTime } = said.startTime === null && said.endTime === null ? (standing ?? said) : said;
  const [from, to] = [startTime ?? clockTime(0), endTime ?? clockTime(DAY_MINUTES - 1)];
  const outOf = (one: TimeMention | WindowMention): Times => {
    if (one.kind === 'time') return { startTime: isTold ? null : one.time, endTime: isTold ? null : one.time };
    const { from: begins, to: ends } = (one.name ? WINDOWS[one.name] : undefined) ?? one;
    return { startTime: begins, endTime: ends };
  };
  const cuts = [...mentions(reading, 'time'), ...mentions(reading, 'window')].filter(({ negated }) => negated === true);
  return cuts.map(outOf).some(({ startTime: begins, endTime: ends }) => {
    if (begins === null || ends === null) return false;
    return begins === ends ? from <= begins && begins < to : begins < to && from < ends;
  });
}

/** Only from when: "à partir de 15h". "At three" says when it begins, and "in the afternoon" when it ends too. */
export function isFromThenOn({ time, window }: Wish): boolean {
  return time === null && window !== null && window.name === null && window.from !== null && window.to === null;
}

/** "De 18 h à 14 h" is no stretch of time, but it is what was said: whoever judges it can say so. "18h-2h" ends at night. */
function backwards(reading: Reading): Times | null {
  const [first, second = untilNight(reading), ...more] = mentions(reading, 'time').filter(
    ({ negated }) => negated !== true,
  );
  if (more.length > 0) return null;
  const [window] = mentions(reading, 'window').filter(({ name, to }) => name === null && to === null);
  const start = second === undefined ? (window?.from ?? null) : (first?.time ?? null);
  const end = second ?? (window !== undefined && first !== undefined && window.start < first.start ? first : undefined);
  if (start === null || end === undefined || end.time >= start || isCorrected(reading, end.start)) return null;
  const isNight = !end.settled || end.time < NIGHT_ENDS;
  return { startTime: start, endTime: isNight ? clockTime(DAY_MINUTES - 1) : end.time };
}

/** "De 20h jusqu'à 2h du matin": where it ends, as an hour by itself would say it. */
function untilNight(reading: Reading): Pick<TimeMention, 'time' | 'settled' | 'start'> | undefined {
  return mentions(reading, 'window').flatMap(({ name, from, to, start }) =>
    name === null && from === null && to !== null && to < NIGHT_ENDS ? [{ time: to, settled: true, start }] : [],
  )[0];
}

/** "From six, no, at two": the hour before it is taken back. */
function isCorrected(reading: Reading, before: number): boolean {
  const [first] = reading.mentions.filter(({ kind }) => kind === 'time' || kind === 'window');
  return mentions(reading, 'cue').some(
    ({ cue, start }) => cue === 'correction' && start > (first?.start ?? 0) && start < before,
  );
}

/** Until then an end is one of the night before. */
const NIGHT_ENDS = '06:00';

/** From a window, or from a time and how long it is to last. */
function timesOf({ time, window, ruledOut }: Wish, minutes: number | null): Times {
  if (time === null && window === null) return besides(ruledOut);
  const named = window?.name ? WINDOWS[window.name] : undefined;
  // "Samedi après-midi pour 2h" does not say from when.
  const isPart = time === null && named !== undefined && minutes !== null;
  if (isPart && minutes < minuteOf(named.to) - minuteOf(named.from)) return { startTime: null, endTime: null };
  const startTime = time?.time ?? window?.from ?? named?.from ?? null;
  const until = window?.to ?? (time === null || minutes === null ? (named?.to ?? null) : null);
  const endTime = startTime !== null && until !== null && until <= startTime ? null : until;
  if (endTime !== null || startTime === null || minutes === null) return { startTime, endTime };
  return { startTime, endTime: laterBy(startTime, minutes) };
}

/** "Sauf le matin" begins at noon, "pas le soir" ends before it. */
function besides(ruledOut: Wish['ruledOut']): Times {
  const parts = ruledOut.flatMap((mention) => (mention.kind === 'window' && mention.name ? [mention.name] : []));
  return {
    startTime: parts.includes('morning') ? (WINDOWS['morning']?.to ?? null) : null,
    endTime: parts.includes('evening') || parts.includes('night') ? (WINDOWS['evening']?.from ?? null) : null,
  };
}

/** Where only the beginning stands and its end was asked for, a later hour by itself is the end: "14h", then "16h". */
export function untilThen(said: Times, { startTime, endTime }: Period): Times | null {
  if (startTime === null || endTime !== null || said.startTime === null || said.endTime !== null) return null;
  return said.startTime > startTime ? { startTime, endTime: said.startTime } : null;
}

/**
 * "De 14h à 16h", then "non attends, 16h30": an hour behind the end, and nearer to it than the whole is long, puts the end right.
 * Whoever wants it to begin then says so: "à 16h30", "plutôt 16h30".
 */
export function endCorrected(said: Times, { startTime, endTime }: Period, reading: Reading): Times | null {
  const isPutRight = hasCue(reading, 'correction') && !hasCue(reading, 'change');
  if (!isPutRight || startTime === null || endTime === null || said.startTime === null || said.endTime !== null)
    return null;
  const [only, ...others] = mentions(reading, 'time').filter(({ negated }) => negated !== true);
  if (only === undefined || others.length > 0 || isAt(reading.text.slice(0, only.start))) return null;
  if (!/^\p{Nd}/u.test(reading.text.slice(only.start, only.end))) return null;
  const over = minuteOf(said.startTime) - minuteOf(endTime);
  const isNear = over > 0 && over <= OVER_MAX && over < minuteOf(endTime) - minuteOf(startTime);
  return isNear ? { startTime, endTime: said.startTime } : null;
}

const OVER_MAX = 60;

/** "17h plutôt que 18", "plutôt 17h que 18h", where it would have ended at six: only the end is another. */
export function endsInstead(said: Times, { startTime, endTime }: Period, reading: Reading): Times | null {
  const isInstead = hasCue(reading, 'change') && said.startTime !== endTime;
  const isEnd = mentions(reading, 'time').some(
    ({ time, negated }) => time === endTime && (negated === true || isInstead),
  );
  const isItsHour = hasCue(reading, 'change') && mentions(reading, 'count').some((one) => isHourOf(one, endTime));
  if (!(isEnd || isItsHour) || startTime === null || said.startTime === null || said.endTime !== null) return null;
  return said.startTime > startTime ? { startTime, endTime: said.startTime } : null;
}

/** A bare number that is that hour, on a clock of twelve or of twenty-four. */
function isHourOf({ unit, value }: CountMention, time: string | null): boolean {
  const minute = time === null ? null : minuteOf(time);
  return unit === null && minute !== null && [minute, minute - HALF_DAY].includes(value * 60);
}

/** "Until noon" keeps when it begins, "from three on" and "we still finish at the same time" when it ends, "at three instead" how long it lasts. */
export function besideStanding(said: Times, standing: Period, allDay: boolean, keepsEnd: boolean): Times {
  const { startTime, endTime } = standing;
  if (allDay || startTime === null) return said;
  if (said.startTime === null) return said.endTime !== null && startTime < said.endTime ? { ...said, startTime } : said;
  if (said.endTime !== null || endTime === null) return said;
  if (keepsEnd && said.startTime < endTime) return { ...said, endTime };
  return { ...said, endTime: laterBy(said.startTime, minuteOf(endTime) - minuteOf(startTime)) };
}

/** "8 to 10", of an evening that stands, is of that evening; "8h" and "8 am" say which. */
export function inItsHalf(said: Times, standing: Period, reading: Reading): Times {
  const [from, to] = [standing.startTime, standing.endTime];
  const bare = mentions(reading, 'window').some(({ start, end }) => BARE.test(reading.text.slice(start, end)));
  if (from !== null && said.startTime === null && said.endTime !== null) return untilOfItsHalf(said, from, reading);
  if (!bare || from === null || to === null || said.startTime === null || said.endTime === null) return said;
  const [startTime, endTime] = [laterBy(said.startTime, HALF_DAY), laterBy(said.endTime, HALF_DAY)];
  const isOther = said.endTime <= NOON && said.endTime <= from && startTime < to && from < endTime;
  return isOther ? { startTime, endTime } : said;
}

/** "Till 10", of what begins at seven in the evening, is ten at night. */
function untilOfItsHalf(said: Times, from: string, reading: Reading): Times {
  const isBare = mentions(reading, 'window').some(({ start, end }) => ONLY_END.test(reading.text.slice(start, end)));
  const later = laterBy(said.endTime ?? from, HALF_DAY);
  return isBare && (said.endTime ?? from) <= from && later > from ? { ...said, endTime: later } : said;
}

const HALF_DAY = DAY_MINUTES / 2;
const NOON = '12:00';
/** A number that no hour, point or half of the day goes with. */
const ONLY_END = /^\D*\d{1,2}$/u;
/** Two numbers that no hour, point or half of the day goes with. */
const BARE = /^(?:\p{L}+ )?\d{1,2}(?: \p{L}+ |\s?[-–]\s?)\d{1,2}$/u;

/** "And for three hours?": from when it begins already. "Two hours more", "an hour less": from when it would have ended. */
export function timesLasting({ startTime, endTime }: Period, reading: Reading): Times | null {
  const minutes = minutesIn(reading);
  if (startTime === null || minutes === null) return null;
  if (endTime === null) return { startTime, endTime: laterBy(startTime, minutes) };
  if (!joins(reading.text, 'shorter')) {
    const isLonger = hasCue(reading, 'more') || joins(reading.text, 'longer');
    return { startTime, endTime: laterBy(isLonger ? endTime : startTime, minutes) };
  }
  const earlier = laterBy(endTime, -minutes);
  return earlier > startTime ? { startTime, endTime: earlier } : null;
}

export function laterBy(time: string, minutes: number): string {
  return clockTime(Math.min(DAY_MINUTES - 1, minuteOf(time) + minutes));
}
