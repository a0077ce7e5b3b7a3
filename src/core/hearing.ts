import { alternatives, type HoursOfDays, hoursOfDays, NO_HOURS } from './alternatives.ts';
import type { Mood } from './clause.ts';
import type { Option } from './expectation.ts';
import { labelled } from './labelled.ts';
import type { AnswerMention, ChoiceMention, Mention, Reading } from './reading.ts';
import { hasCue, isMoment, isValue, mentions } from './reading.ts';
import type { DateMention, DatesMention, TimeMention, WindowMention } from './when.ts';

/**
 * What flows ask of a reading again and again, so that each of them hears "yes", "the second" and "Friday at 4" alike.
 * Everything here is pure and knows no language.
 */

/**
 * Yes, no or not yet. The last word counts after a correction ("no wait, yes"); otherwise a refusal that came first
 * outweighs the pleasantries behind it ("no, that's all, great"). What is only supposed answers nothing: "what if I can't come?"
 */
export function heardAnswer(reading: Reading): AnswerMention['value'] | null {
  const said = mentions(reading, 'answer');
  if (said.length === 0) return null;
  const supposed = reading.clauses?.filter(({ mood }) => mood === 'supposes') ?? [];
  const answers = said.filter((answer) => !supposed.some((one) => one.mentions.includes(answer)));
  const first = answers[0];
  const last = answers.at(-1);
  if (first === undefined || last === undefined) return null;
  if (last.value !== 'yes' || first.value === 'yes') return last.value;
  const refusal = answers.findLast((answer) => answer.value !== 'yes') ?? first;
  const corrected = mentions(reading, 'cue').some(
    (cue) => cue.cue === 'correction' && cue.end >= refusal.end && cue.start <= last.start,
  );
  return corrected ? last.value : refusal.value;
}

/**
 * Which of the options shown was picked, as its 0-based place: by number, by ordinal, counted from the end, or by its
 * label. Null when none was, when it is out of range, or when two different ones were.
 */
export function heardChoice(words: Reading, options: readonly Option[]): number | null {
  const reading = withMiddle(words, options.length);
  const picked = mentions(reading, 'choice')
    .filter((choice) => !choice.negated)
    .map((choice) => placeOf(choice, options.length));
  const places = new Set([...picked, ...labelled(reading.text, options)].filter((place) => place !== null));
  const [place] = places;
  return places.size === 1 && place !== undefined ? place : leftOver(reading, options.length);
}

/**
 * "The 2nd", "el segundo": of so many things that were listed it is the second, and no day of a month, unless more was
 * said of when. With nothing listed it can only be a day.
 */
export function asOption(words: Reading, count: number): Reading {
  const reading = withMiddle(words, count);
  const moments = reading.mentions.filter(isMoment);
  const [day] = moments;
  if (day?.kind !== 'date' || moments.length > 1 || day.form !== 'calendar') return reading;
  const isOrdinal = mentions(reading, 'choice').some(
    ({ pick, start, end }) =>
      typeof pick === 'number' && pick > 0 && pick <= count && start >= day.start && end <= day.end,
  );
  return isOrdinal ? { ...reading, mentions: reading.mentions.filter((mention) => mention !== day) } : reading;
}

/** "The middle one" of three is the second; two or four have none. */
export function withMiddle(reading: Reading, count: number): Reading {
  if (count < 3 || count % 2 === 0 || mentions(reading, 'choice').every(({ pick }) => pick !== 'middle'))
    return reading;
  const placed = (one: Mention): Mention =>
    one.kind === 'choice' && one.pick === 'middle' ? { ...one, pick: (count + 1) / 2 } : one;
  return { ...reading, mentions: reading.mentions.map(placed) };
}

/** "Not the first" of two leaves the second. */
function leftOver(reading: Reading, count: number): number | null {
  const negated = mentions(reading, 'choice').filter((choice) => choice.negated);
  if (negated.length === 0) return null;
  const ruledOut = new Set(negated.map((choice) => placeOf(choice, count)));
  const left = Array.from({ length: count }, (_, place) => place).filter((place) => !ruledOut.has(place));
  return left.length === 1 ? (left[0] ?? null) : null;
}

function placeOf({ pick }: ChoiceMention, count: number): number | null {
  if (typeof pick !== 'number') return null;
  const place = pick < 0 ? count + pick : pick - 1;
  return place >= 0 && place < count ? place : null;
}

/**
 * A comparison or an attitude instead of a place: "the later one", "either", "none of these". A direction says more than
 * how many it is said of: "both are too early" wants something later. What is only asked picks nothing: "which is the cheapest?"
 */
export function heardPick(reading: Reading): Exclude<ChoiceMention['pick'], number> | null {
  const choices = mentions(reading, 'choice');
  if (choices.length === 0) return null;
  const asked = reading.clauses?.filter(({ mood }) => mood === 'asks') ?? [];
  const picks = choices.flatMap((choice) => {
    const isPick = !choice.negated && typeof choice.pick !== 'number';
    return isPick && !asked.some((one) => one.mentions.includes(choice)) ? [choice.pick] : [];
  });
  return picks.find(isDirection) ?? picks[0] ?? null;
}

/** "The second, but a bit later": one of those listed is where to look from, and is not taken. */
export function heardShift(reading: Reading): 'earlier' | 'later' | null {
  const shifts = reading.clauses?.flatMap((clause) => (clause.contrast ? clause.mentions : [])) ?? [];
  for (const mention of shifts) {
    if (mention.kind !== 'choice' || mention.negated) continue;
    if (mention.pick === 'earlier' || mention.pick === 'later') return mention.pick;
  }
  return null;
}

/** Whether a pick looks beyond what was listed: "anything earlier", against "the earlier one". */
export function picksBeyond(reading: Reading, wanted: ChoiceMention['pick']): boolean {
  return mentions(reading, 'choice').some(({ pick, certain }) => pick === wanted && !certain);
}

/** "That's too soon", "a later date": the day is to be another one; "too early" may well be said of the hour. */
export function picksDay(reading: Reading): 'earlier' | 'later' | null {
  const pick = heardPick(reading);
  if (pick !== 'earlier' && pick !== 'later') return null;
  return mentions(reading, 'choice').some((one) => one.pick === pick && one.ofDays === true) ? pick : null;
}

/** Whether a pick says where to look from what was offered. */
export function isDirection(pick: ChoiceMention['pick']): boolean {
  return pick === 'earlier' || pick === 'later' || pick === 'cheaper' || pick === 'dearer';
}

/**
 * A reading without the values that nobody wishes for: only what is told or wanted changes anything. A circumstance ("I start
 * work at 11") is no wish, what is only supposed ("what if I'm late on Friday?") changes nothing, and what is asked about ("is
 * the 9:30 with a woman?") gets an answer.
 */
export function asWanted(reading: Reading, heeded: readonly Mood[] = HEEDED): Reading {
  const told = reading.clauses?.filter(({ mood, circumstance }) => !heeded.includes(mood) || circumstance) ?? [];
  if (told.length === 0) return reading;
  const idle = new Set(told.flatMap((clause) => clause.mentions.filter(isIdle)));
  if (idle.size === 0) return reading;
  return { ...reading, mentions: reading.mentions.filter((mention) => !idle.has(mention)) };
}

/** "Do you also do nails?" adds none. */
function isIdle(mention: Mention): boolean {
  return isValue(mention) || (mention.kind === 'cue' && mention.cue === 'more');
}

const HEEDED: readonly Mood[] = ['tells', 'wants'];

/** When somebody would like to come. What was named in order to rule it out stands apart. */
export interface Wish {
  readonly date: DateMention | null;
  /** Days that would do as well as `date`: "Friday or Monday". */
  readonly others: readonly DateMention[];
  /** The hours of each of these days where each has its own; those of `date` are its time or window. */
  readonly hours: HoursOfDays;
  readonly dates: DatesMention | null;
  readonly time: TimeMention | null;
  readonly window: WindowMention | null;
  readonly ruledOut: readonly (DateMention | DatesMention | TimeMention | WindowMention)[];
  readonly anyTime: boolean;
  readonly soonest: boolean;
}

/** The first of each kind counts, unless a correction follows it ("Tuesday, no sorry, Wednesday"): then the last. */
export function heardWish(reading: Reading): Wish {
  const anyTime = hasCue(reading, 'any_time');
  const soonest = hasCue(reading, 'soonest');
  if (!reading.mentions.some(isMoment)) return withoutMoments(anyTime, soonest);
  const wanted = asWanted(reading);
  const date = meant(reading, mentions(wanted, 'date'));
  const hours = hoursOfDays(wanted);
  const own = date === null ? undefined : hours.get(date);
  return {
    date,
    others: date === null ? [] : alternatives(wanted, date, hours),
    hours,
    dates: meant(reading, mentions(wanted, 'dates')),
    time: own === undefined ? meant(reading, mentions(wanted, 'time')) : own.kind === 'time' ? own : null,
    window: own === undefined ? meant(reading, mentions(wanted, 'window')) : own.kind === 'window' ? own : null,
    ruledOut: reading.mentions.filter(isMoment).filter(({ negated }) => negated === true),
    anyTime,
    soonest,
  };
}

/** Most messages name no day and no hour. */
function withoutMoments(anyTime: boolean, soonest: boolean): Wish {
  return {
    date: null,
    others: [],
    hours: NO_HOURS,
    dates: null,
    time: null,
    window: null,
    ruledOut: [],
    anyTime,
    soonest,
  };
}

/** What was meant of several of a kind: the first, unless the last corrects it. */
export function meant<M extends Mention>(reading: Reading, found: readonly M[]): M | null {
  const open = found.filter((mention) => mention.negated !== true);
  const first = open[0];
  const last = open.at(-1);
  if (first === undefined || last === undefined || first === last) return first ?? null;
  // "Tomorrow. No, the day after", "Wednesday. Better Thursday": a no or a change between them corrects as well.
  const corrected = reading.mentions.some(
    (one) => isSecondThought(one) && one.start >= first.end && one.start < last.start,
  );
  // "Tuesday, Wednesday I mean": what takes it back may come last.
  const takenBack = reading.mentions.some(
    (one) => one.kind === 'cue' && one.cue === 'correction' && one.start >= last.end,
  );
  const apposed = /^[\s,.…-]*$/u.test(reading.text.slice(first.end, last.start));
  return corrected || (takenBack && apposed) ? last : first;
}

function isSecondThought(one: Mention): boolean {
  if (one.kind === 'answer') return one.value === 'no';
  return one.kind === 'cue' && one.negated !== true && (one.cue === 'correction' || one.cue === 'change');
}

/** Whether any day, time or window was wished for. */
export function isWish(wish: Wish): boolean {
  return wish.date !== null || wish.dates !== null || wish.time !== null || wish.window !== null;
}

/** Whether the wish asks for something else than what stands: "yes, see you Friday" does not, if it is on Friday. */
export function differsFrom(wish: Wish, standing: { readonly date: string; readonly time: string }): boolean {
  const { date, dates, time, window } = wish;
  if (date !== null && date.date !== standing.date) return true;
  if (dates !== null && (standing.date < dates.from || standing.date > dates.to)) return true;
  if (time !== null && time.time !== standing.time) return true;
  return window !== null && !isWithin(standing.time, window);
}

function isWithin(time: string, window: WindowMention): boolean {
  return (window.from === null || time >= window.from) && (window.to === null || time < window.to);
}

/** Whether they want something else than what stands, with or without saying what (A7, C7, E4). */
export function wantsChange(reading: Reading): boolean {
  if (hasCue(reading, 'change')) return true;
  const pick = heardPick(reading);
  return pick === 'other' || pick === 'earlier' || pick === 'later' || pick === 'none';
}
