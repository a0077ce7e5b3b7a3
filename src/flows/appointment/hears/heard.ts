import type { Cue } from '../../../core/cue.ts';
import type { Option } from '../../../core/expectation.ts';
import { asOption, asWanted, heardAnswer, heardPick, picksDay } from '../../../core/hearing.ts';
import { looksOn } from '../../../core/looks-on.ts';
import { type CueMention, hasCue, type Mention, mentions, type Reading } from '../../../core/reading.ts';
import type { Rule } from '../../../core/rules.ts';
import { daysBeside, windowBeside } from '../../../domain/beside.ts';
import { parseDay } from '../../../domain/wish.ts';
import { amongDays, withinSpan } from '../../../domain/within.ts';
import { clockTime, instantOf, localTime } from '../../../domain/zoned.ts';
import type { Catalogue } from '../catalogue.ts';
import type { AppointmentContext } from '../context.ts';
import type { Memory } from '../memory.ts';
import type { WishEntities } from '../preference.ts';
import { type HeardWish, heardWish, isSpecific, meansDayOf, rulesOut, wishEntitiesOf } from './wish.ts';

/** Where the words were said: the business's zone and ordinary hours. */
type Where = Pick<Catalogue, 'timeZone' | 'hours'>;

/** What a state's rules go by: the words, what stands, and the business's zone and ordinary hours. */
export interface Heard {
  readonly reading: Reading;
  readonly data: AppointmentContext;
  readonly timeZone: string;
  /** The instant of the turn. */
  readonly now: string;
  readonly wish: HeardWish;
  readonly answer: ReturnType<typeof heardAnswer>;
  readonly pick: ReturnType<typeof heardPick>;
  has(...cues: Cue[]): boolean;
}

export function heardIn(said: Reading, { data, now }: Pick<Memory, 'data' | 'now'>, { timeZone, hours }: Where): Heard {
  const own = data.booked_booking?.slot ?? data.pending_booking?.slot;
  const offered = data.last_offer?.slots ?? [];
  const wanted = asWanted(said);
  const listed = wanted.mentions.some(({ kind }) => kind === 'date') ? dated(wanted, data, offered, timeZone) : wanted;
  const reading = own === undefined ? listed : beyond(listed, own, timeZone);
  return {
    reading,
    data,
    timeZone,
    now,
    wish: heardWish(reading, hours, {
      today: () => localTime(instantOf(now), timeZone).date,
      stood: data.preference?.time_window ?? null,
      listed: offered.length,
    }),
    answer: heardAnswer(reading),
    pick: heardPick(reading),
    has: (...cues) => hasCue(reading, ...cues),
  };
}

/** Its days as they are meant beside those that were looked in, offered and listed. */
function dated(reading: Reading, data: AppointmentContext, offered: readonly string[], timeZone: string): Reading {
  const days = offered.map((slot) => localTime(instantOf(slot), timeZone).date);
  return listedIn(amongDays(withinSpan(reading, data.preference?.day ?? null), days), offered, days);
}

/** "The 2nd" is the second of the slots that were listed, unless it is the day that tells one of them from the other. */
function listedIn(reading: Reading, slots: readonly string[], days: readonly string[]): Reading {
  const named = mentions(reading, 'date');
  const tells = new Set(days).size > 1 && named.some(({ date }) => days.includes(date));
  return tells ? reading : asOption(reading, slots.length);
}

/** "From Friday to Monday", "10 instead of 9:30": beside another day or time, the slot's own is only where they start. */
function beyond(reading: Reading, slot: string, timeZone: string): Reading {
  // What names neither has nothing to start from.
  if (!reading.mentions.some(({ kind }) => kind === 'date' || kind === 'time')) return reading;
  const { date, minute } = localTime(instantOf(slot), timeZone);
  const isOwn = (mention: Mention) =>
    (mention.kind === 'date' && mention.date === date) ||
    (mention.kind === 'time' && mention.time === clockTime(minute));
  const others = reading.mentions.filter((mention) => !isOwn(mention));
  const kept = reading.mentions.filter(
    (mention) => !isOwn(mention) || !others.some(({ kind }) => kind === mention.kind),
  );
  return { ...reading, mentions: kept };
}

/** A question among words that mean nothing here: that is at least known, and owned up to (X20). */
export function unanswerable(example: string): Rule<Heard, 'unclear'> {
  return {
    rule: 'asks something that nobody here can answer',
    means: 'unclear',
    when: ({ reading }) => reading.rest !== '' && mentions(reading, 'cue').some((one) => asks(one, reading)),
    gives: () => ({ question: true }),
    certainty: 'guess',
    examples: [example],
  };
}

/** "Never mind. What's your next free slot?" goes on looking, and calls nothing off. */
export function callsOff({ reading, has }: Heard): boolean {
  return has('cancel') && !looksOn(reading);
}

/** One after the other: which of them comes first is asked, and that there are to be two is not dropped (X20). */
export function takesBoth(examples: readonly string[]): Rule<Heard, 'unclear'> {
  return {
    rule: 'takes both',
    means: 'unclear',
    when: ({ pick, has }) => pick === 'both' && !has('question'),
    gives: () => ({ company: true }),
    examples,
  };
}

/** Somebody else's appointment beside one's own: what is under way comes first, and the words look for no other time. */
export function isForAnother(example: string): Rule<Heard, 'unclear'> {
  return {
    rule: 'asks for somebody else as well',
    means: 'unclear',
    // Whom it is talked over with comes for nothing.
    when: ({ reading, wish, has }) =>
      !has('pause') && (wantsToo(reading) || (isForSeveral(reading) && !isSpecific(wish))),
    gives: () => ({ company: true }),
    examples: [example],
  };
}

/** "Me and my wife on Friday": the first is looked for, and that there are more is not dropped (X20). */
export function forAll<Entities>(entities: Entities, { reading }: Heard): Entities & { readonly company?: true } {
  return { ...entities, ...((isForSeveral(reading) || wantsToo(reading)) && { company: true }) };
}

/** "My son needs one too." */
function wantsToo({ clauses = [] }: Reading): boolean {
  return clauses.some(
    ({ another, forWhom, alongside, mentions: said }) =>
      (another || forWhom !== undefined || alongside !== undefined) &&
      said.some((one) => one.kind === 'cue' && one.cue === 'more'),
  );
}

/** "For me and my wife", "can we both come", "for my two kids". */
export function isForSeveral(reading: Reading): boolean {
  const isParty = mentions(reading, 'count').some(
    ({ unit, value, negated }) => unit === 'people' && value > 1 && !negated,
  );
  return isParty || reading.clauses?.some(({ forWhom }) => forWhom === 'several') === true;
}

/** By its opening, its mark, or as a clause of its own: "ok and do you do whitening". */
function asks({ cue, start }: CueMention, { text, clauses = [] }: Reading): boolean {
  const refuses = clauses.some(({ stance }) => stance === 'refuses' || stance === 'puts_off');
  const isClause = clauses.some(
    ({ mood, ...clause }) => mood === 'asks' && clause.start <= start && start < clause.end,
  );
  return cue === 'question' && (start === 0 || text.startsWith('?', start) || (isClause && !refuses));
}

/** Slots as they can be picked from a list. */
export function asOptions(slots: readonly string[]): readonly Option[] {
  return slots.map((slot) => ({ id: slot, label: slot }));
}

/** A number or ordinal that was picked on purpose: a lone number may be an hour, "the second" may not. */
export function hasOrdinal({ reading }: Heard): boolean {
  return mentions(reading, 'choice').some(
    ({ pick, certain, negated }) => !negated && certain && typeof pick === 'number',
  );
}

export function checkFailed({ data }: Heard): boolean {
  return data.last_offer?.calendar_check.ok === false;
}

/** "Yes, at 10" about a slot means ten o'clock on its day, which is worth saying if the preference does not; "not Friday, at 10" does not. */
export function onDayOf(slot: string, { data, timeZone, wish }: Heard): WishEntities {
  const entities = wishEntitiesOf(wish);
  if (wish.date || wish.dates || rulesOut(wish, slot, timeZone)) return entities;
  if (meansDayOf(data.preference?.day ?? null, slot, timeZone)) return entities;
  return { ...entities, date: localTime(instantOf(slot), timeZone).date };
}

/** A slot as a wish: its day and its time. */
export function asWish(slot: string, timeZone: string): WishEntities {
  const { date, minute } = localTime(instantOf(slot), timeZone);
  return { date, time: clockTime(minute) };
}

/**
 * "Anything later?": the rest of the slot's day on that side of it. Whoever looks in a week still does. "That's too soon"
 * looks in the days on that side.
 */
export function besides(
  slot: string,
  pick: 'earlier' | 'later',
  { reading, data, now, timeZone }: Heard,
): WishEntities {
  const { date, minute } = localTime(instantOf(slot), timeZone);
  const days = picksDay(reading) === pick ? daysBeside(pick, date, localTime(instantOf(now), timeZone).date) : null;
  if (days !== null) return { dates: days };
  const span = parseDay(data.preference?.day ?? null);
  const isWithin = span?.kind === 'span' && span.from < span.to && span.from <= date && date <= span.to;
  return {
    ...(isWithin ? { dates: `${span.from}/${span.to}` } : { date }),
    window: windowBeside(pick, minute),
  };
}
