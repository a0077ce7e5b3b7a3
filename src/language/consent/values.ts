import type { ProposedFacts } from '../../core/consent/proposal.ts';
import type { Clause, Mention } from '../../core/reading.ts';
import type { DateMention, WindowMention } from '../../core/when.ts';
import { clockTime, DAY_MINUTES, minuteOf, weekdayOf } from '../../domain/zoned.ts';
import { type Token, tokensOf } from '../lexicon/tokens.ts';
import { PARTS_OF_DAY } from '../parts-of-day.ts';
import { calledIn, namesIn } from './called.ts';
import type { ValueSpan } from './covered.ts';

/** The values in the words, each held against what was proposed: the same is a restatement, another a wish. `words` are those of consent. */
export function valuesIn(
  clauses: readonly Clause[],
  tokens: readonly Token[],
  facts: ProposedFacts,
  words: ReadonlySet<string>,
): readonly ValueSpan[] {
  const { mentions, loose } = meantIn(clauses, facts);
  const told: ValueSpan[] = [];
  const isBegun = mentions.some((one) => one.kind === 'date' && one.date === facts.dates?.[0]);
  for (const mention of mentions) {
    // "Leaving on the 22nd", of what ends then, is another day.
    const isLast = mention.kind === 'date' && mention.date !== facts.dates?.[0] && !isBegun;
    if (isExtreme(mention, facts)) {
      told.push(...spanOf(mention, tokens, 'remark'));
      continue;
    }
    const same = isLast || isOnlyEnd(mention, mentions, facts) ? false : restates(mention, facts);
    if (same === null) continue;
    const isLoose = loose.some((one) => one.start === mention.start);
    const spans = spanOf(mention, tokens, kindOf(mention, same, facts, isLoose));
    const isFirst = mention.kind === 'date' && mention.date === facts.dates?.[0];
    told.push(...(isFirst ? spans.map((span) => ({ ...span, day: true as const })) : spans));
    // "Back on the 22nd" is no other.
    const isEnd = isLast && mention.negated !== true && mention.date === facts.dates?.at(-1);
    if (isEnd) told.push(...spanOf(mention, tokens, 'last'));
  }
  told.push(...namesIn(tokens, facts), ...tellsIn(mentions, tokens, facts, words));
  const called = calledIn(told, mentions, tokens, facts);
  return [...told, ...formerIn(mentions, tokens), ...answersIn(mentions, tokens, facts), ...called];
}

interface Meant {
  /** Every day as the one that it means. */
  readonly mentions: readonly Mention[];
  /** The days that were not told whole. */
  readonly loose: readonly Mention[];
}

function meantIn(clauses: readonly Clause[], facts: ProposedFacts): Meant {
  const mentions: Mention[] = [];
  const loose: Mention[] = [];
  for (const clause of clauses) {
    for (const said of clause.mentions) {
      const one = dayOf(said) ?? said;
      const meant = dayMeant(one, facts);
      mentions.push(meant ?? one);
      if (meant !== null) loose.push(one);
    }
  }
  return { mentions, loose };
}

/** "Oui dès 16h", of what lasts from two until four: an end by itself may be meant for when it begins. */
function isOnlyEnd(mention: Mention, mentions: readonly Mention[], { times = [], lasts }: ProposedFacts): boolean {
  const [begins] = times;
  if (lasts !== true || mention.kind !== 'time' || mention.time === begins) return false;
  return !mentions.some((one) => one.kind === 'time' && one.time === begins);
}

/**
 * "After 8", "not before 8" hold of what begins at one, and of much else: beside a yes they are true, by themselves a wish. So does
 * the "Friday" of a later week.
 */
function kindOf(mention: Mention, same: boolean, { lasts }: ProposedFacts, isLoose: boolean): ValueSpan['kind'] {
  if (!same || mention.negated === true) return 'differs';
  const isBound = mention.kind === 'window' && mention.name === null && lasts !== true;
  return isBound || isLoose ? 'bounds' : 'restates';
}

/**
 * "Friday is fine", said of a Friday in three weeks, means that one and not the next; "the 12th" the one that was proposed. Null where
 * the day is told whole, or no day proposed is called so.
 */
function dayMeant(mention: Mention, { dates = [] }: ProposedFacts): Mention | null {
  if (mention.kind !== 'date' || dates.includes(mention.date)) return null;
  const date = dates.find((one) => isCalledSo(one, mention));
  return date === undefined ? null : { ...mention, date };
}

function isCalledSo(date: string, { form, weekday, monthless, date: said }: DateMention): boolean {
  if (form === 'bare') return weekday === weekdayOf(date);
  return monthless === true && date.slice(8) === said.slice(8);
}

/**
 * "Yes, I'm Ann Lee, 07700 900123" tells who writes, and changes nothing of what says nobody's name. None of the words that agree
 * or refuse is a name.
 */
function tellsIn(
  mentions: readonly Mention[],
  tokens: readonly Token[],
  { person }: ProposedFacts,
  words: ReadonlySet<string>,
): ValueSpan[] {
  if (person === true) return [];
  const isReached = mentions.some(isReach);
  return mentions.flatMap((mention) => {
    if (mention.kind !== 'name') return isReach(mention) ? spanOf(mention, tokens, 'remark') : [];
    const isTold = isReached || (mention.introduced && mention.weak !== true);
    // "YES THIS IS THE WRONG DAY" looks like a name as well.
    const isName = tokensOf(mention.name).every(({ text }) => !words.has(text));
    return isTold && isName && mention.negated !== true ? spanOf(mention, tokens, 'remark') : [];
  });
}

/** "Stick with what we had". */
function formerIn(mentions: readonly Mention[], tokens: readonly Token[]): ValueSpan[] {
  return mentions.flatMap((one) =>
    one.kind === 'cue' && one.cue === 'as_before' ? spanOf(one, tokens, 'former') : [],
  );
}

/** The day of "à jeudi !". */
function dayOf(mention: Mention): Mention | null {
  return mention.kind === 'cue' ? (mention.until ?? null) : null;
}

function isReach({ kind }: Mention): boolean {
  return kind === 'phone' || kind === 'email';
}

function spanOf({ start, end }: Mention, tokens: readonly Token[], kind: ValueSpan['kind']): ValueSpan[] {
  const from = tokens.findIndex((token) => token.start >= start && token.end <= end);
  const to = tokens.findLastIndex((token) => token.start >= start && token.end <= end) + 1;
  return from < 0 ? [] : [{ from, to, kind }];
}

/** What was asked for, by name. */
function answersIn(
  mentions: readonly Mention[],
  tokens: readonly Token[],
  { answers = [], asides = [] }: ProposedFacts,
): ValueSpan[] {
  if (answers.length + asides.length === 0) return [];
  return mentions.flatMap((mention) =>
    mention.kind === 'item' && (answers.includes(mention.list) || asides.includes(mention.list))
      ? spanOf(mention, tokens, 'answers')
      : [],
  );
}

/** Two adults are two people; two children or two rooms are something else. */
const PEOPLE: readonly string[] = ['people', 'adults'];

/** Whether a value is among those proposed; null where the mention is no value. */
function restates(mention: Mention, facts: ProposedFacts): boolean | null {
  switch (mention.kind) {
    case 'date':
      return facts.dates?.includes(mention.date) ?? false;
    case 'dates':
      return facts.dates?.at(0) === mention.from && facts.dates?.at(-1) === mention.to;
    case 'time':
      return facts.times?.includes(mention.time) ?? false;
    case 'window':
      // "Not so early" is said of what was proposed, whatever hour that is.
      if (mention.off !== undefined) return false;
      return facts.lasts === true ? isSameStretch(facts.times ?? [], mention) : isWithin(facts.times?.[0], mention);
    case 'count':
      if (mention.unit !== null) return PEOPLE.includes(mention.unit) && mention.value === facts.people;
      if (isBareAmount(mention.value, facts) || isBareHour(mention.value, facts)) return true;
      return mention.value === (facts.choice ?? facts.people) || isTimeWithoutColon(mention.value, facts);
    case 'duration':
      return mention.value === (mention.unit === 'minutes' ? facts.minutes : facts.days);
    case 'money':
      return facts.amounts?.some((amount) => amount === mention.max || amount === mention.min) ?? false;
    case 'item':
      return mention.phrase ? null : (facts.items?.includes(mention.id) ?? false);
    case 'choice':
      return typeof mention.pick === 'number' ? mention.pick === facts.choice : false;
    default:
      return null;
  }
}

/** "Ok, the cheapest", of the one that is; by itself it rather asks which that is. */
function isExtreme(mention: Mention, { extremes = [] }: ProposedFacts): boolean {
  if (mention.kind !== 'choice' || mention.extreme !== true || mention.negated === true) return false;
  return extremes.some((one) => one === mention.pick);
}

/** "140 is fine": of so many there is nothing else that it could be. */
function isBareAmount(value: number, { amounts = [] }: ProposedFacts): boolean {
  return value > DAYS_OF_MONTH_MAX && amounts.includes(value);
}

const DAYS_OF_MONTH_MAX = 31;

/** "Yes, 9 is perfect", of nine o'clock. By a small number one of those listed may be meant, and so many people by any. */
function isBareHour(value: number, { times: [time] = [], choice, people, lasts }: ProposedFacts): boolean {
  if (time === undefined || lasts === true || people !== undefined || value < 1) return false;
  if (choice !== undefined && value <= LISTED_MAX) return false;
  return (minuteOf(time) - value * 60) % (DAY_MINUTES / 2) === 0;
}

/** Nobody is read more than this to pick from. */
const LISTED_MAX = 5;

/** "930" for 9:30. */
function isTimeWithoutColon(value: number, { times = [] }: ProposedFacts): boolean {
  return value >= 100 && times.some((time) => Number(time.replace(':', '')) === value);
}

type Window = Pick<WindowMention, 'name' | 'from' | 'to' | 'eitherHalf'>;

function otherHalf(time: string): string {
  return clockTime((minuteOf(time) + DAY_MINUTES / 2) % DAY_MINUTES);
}

/** A time that was proposed is restated by what it lies in: 15:00 by "before 5" and "in the afternoon", and not by "in the morning". */
function isWithin(time: string | undefined, { name, from, to, eitherHalf }: Window): boolean {
  const isOther = (bound: string | null) => (bound === null ? null : otherHalf(bound));
  // "Ok after 8", of twenty to seven in the evening, may mean eight in the evening.
  if (eitherHalf === true && !isWithin(time, { name, from: isOther(from), to: isOther(to) })) return false;
  if (time === undefined || (from !== null && time < from) || (to !== null && time >= to)) return false;
  if (name === null) return true;
  const [first, last] = PARTS_OF_DAY[name].agreed;
  return time >= clockTime(first * 60) && time <= clockTime(last * 60);
}

/** A stretch is restated by its own ends alone: "till 5" is another wish than until we close. */
function isSameStretch([start, end]: readonly string[], { name, from, to }: Window): boolean {
  if (name !== null) return end !== undefined && [start, end].every((time) => isWithin(time, { name, from, to: null }));
  return (from === null || from === start) && (to === null || to === end);
}
