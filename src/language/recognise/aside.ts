import { overlaps, type Span } from '../../core/span.ts';
import type { Heard } from '../heard.ts';
import type { WhenMention } from '../when/mention.ts';
import { isRuledOut, rulingOut } from './negation.ts';
import { STOP } from './reasons.ts';

type Days = Extract<WhenMention, { kind: 'dates' }>;

type Reader = (text: string) => readonly WhenMention[];

/** Days that are only told of: "I'm away next week, Friday?" A weekday behind them is none of them. */
export function toldDays(
  heard: Heard,
  spoken: readonly WhenMention[],
  questions: readonly Span[],
  reading: Reader,
): readonly WhenMention[] {
  if (!spoken.some(isRelative)) return NOTHING;
  return spoken
    .flatMap((one) => daysIn(heard, one, reading))
    .filter((one) => !one.negated && isFollowed(one, spoken) && isTold(heard, one, questions));
}

/** The week of "next week, Friday" was read together with its day. */
function daysIn({ text }: Heard, mention: WhenMention, reading: Reader): readonly Days[] {
  if (mention.kind === 'dates') return [mention];
  const comma = text.slice(mention.start, mention.end).search(/[,，]/u);
  if (comma < 0) return [];
  return reading(text.slice(0, mention.start + comma)).filter(
    (one): one is Days => one.kind === 'dates' && one.start >= mention.start,
  );
}

/** The Monday after is none of them either way. */
function isFollowed({ from, to, end }: Days, spoken: readonly WhenMention[]): boolean {
  return spoken.some((one) => isRelative(one) && one.end > end && from <= one.date && one.date <= to);
}

function isRelative(one: WhenMention): one is Extract<WhenMention, { kind: 'date' }> {
  return one.kind === 'date' && one.form === 'relative';
}

const NOTHING: readonly never[] = [];

function isTold(heard: Heard, mention: Days, questions: readonly Span[]): boolean {
  const { therefore, moods } = heard.language.lists;
  const isBeside = (one: Span) => {
    const [from, to] = [Math.min(one.end, mention.end), Math.max(one.start, mention.start)];
    return !STOP.test(heard.text.slice(from, to));
  };
  return (
    isRuledOut(heard, mention) ||
    moods.circumstances.all(heard.found).some(isBeside) ||
    (moods.away.all(heard.found).some(isBeside) && questions.some(({ end }) => end > mention.end)) ||
    therefore.in(heard.found).some((one) => one.start >= mention.end && isBeside(one))
  );
}

/** "Jeudi pas l'après-midi", "周四不要下午": the no behind the day is of its hours, and not of the day. */
export function rulesOutHours(heard: Heard, day: WhenMention, found: readonly WhenMention[]): boolean {
  if (day.kind !== 'date') return false;
  const hours = found.filter((one) => (one.kind === 'time' || one.kind === 'window') && one.start >= day.end);
  // "Jeudi pas avant 10h", "周四不要10点之前": the no was read with its hours.
  const isOfHours = (no: Span) =>
    hours.some((one) => overlaps(one, no)) ||
    (no.start === day.end &&
      hours.some(
        (one) => one.start > day.end && one.negated === true && LEADS_IN.test(heard.folded.slice(no.end, one.start)),
      ));
  return hours.length > 0 && rulingOut(heard, day).every(isOfHours);
}

/** The longest that leads hours in: " dans l'". */
const LEADS_IN = /^[\p{L}\s'’]{0,8}$/u;

/** How far behind "to" the other day may begin: "to the". */
const REACH = 8;

/** The day that something is moved from, "move it from next week to Friday", where another one follows. */
export function leftDays(heard: Heard, reading: Reader): readonly Span[] {
  return heard.language.lists.moods.movedFrom.all(heard.found).filter(({ start, end }) => {
    const from = reading(heard.text.slice(start, end));
    const [to] = reading(heard.text.slice(end));
    const areDays = from.length > 0 && from.every(({ kind }) => kind === 'date' || kind === 'dates');
    return areDays && to?.kind === 'date' && to.start <= REACH;
  });
}
