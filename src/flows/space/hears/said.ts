import { heardAnswer, heardPick, heardWish } from '../../../core/hearing.ts';
import { type CountMention, hasCue, type ItemMention, mentions, type Reading } from '../../../core/reading.ts';
import type { Period } from '../context.ts';
import type { DaysToLookIn, Protocol, ProtocolPeriod } from '../protocol.ts';
import { type Act, type Aspect, aspectNamed, INSTEAD, isFor, joins } from '../vocabulary.ts';
import {
  daysIn,
  daysInARow,
  hoursIn,
  isBesides,
  isOneMoreDay,
  namesDays,
  type OpenLength,
  openIn,
  periodIn,
  rulesOut,
  withinIn,
} from './days.ts';
import type { Times } from './hours.ts';

/** What a message says of spaces and times, before any step gives it a meaning. */
export interface Said {
  readonly space: string | null;
  /** Named in order to be ruled out: "pas le jardin". */
  readonly without: readonly string[];
  /** Several were named, and it is open which: "j'hésite entre la Verrière et le Jardin". */
  readonly wavers: boolean;
  readonly among: readonly string[];
  /** Several were named, and all of them are wanted: "le studio et la verrière". The first of them is `space`. */
  readonly both: boolean;
  readonly period: ProtocolPeriod | null;
  /** Hours for which no day was named, and none stands. */
  readonly hours: Times | null;
  readonly open: OpenLength | null;
  /** Days to look in, none of which was named. */
  readonly within: DaysToLookIn | null;
  /** More days than that period: "tous les lundis", "lundi et mercredi". */
  readonly several: boolean;
  readonly people: number | null;
  readonly equipment: readonly string[];
  /** What it is to be like, and what it is not to be: "au calme", "pas en extérieur". */
  readonly traits: readonly string[];
  readonly unlike: readonly string[];
  /** The place in the list that was picked, counted from 1 or from the end. */
  readonly choice: number | null;
  /** None of what was listed, or the cheapest of it. */
  readonly none: boolean;
  readonly cheapest: boolean;
  /** At another time of the day, without saying when: "plus tard". */
  readonly shifts: boolean;
  /** Any of it will do. */
  readonly either: boolean;
  /** Not this one but another: "l'autre". */
  readonly other: boolean;
  readonly answer: ReturnType<typeof heardAnswer>;
  readonly changes: boolean;
  readonly aspect: Aspect | null;
  readonly acts: readonly Act[];
  /** Days from beginning to end: no hours go with them. */
  readonly wholeDays: boolean;
  /** The day that stands was ruled out, and no other named: "pas mardi". */
  readonly notThen: boolean;
}

/** Phrases that do something are not guessed at. */
const ACT_LIKENESS_MIN = 0.9;
/** Half of what gives it all up is none: the "chose" of "quelque chose de calme" is no "autre chose". */
const WHOLE_LIKENESS_MIN = 0.91;
/** Half of what a thing is called, well spelt: "équipe" is no "cuisine équipée". */
const THING_LIKENESS_MIN = 0.5;

export function actsIn(reading: Reading): readonly Act[] {
  const { denials = [] } = reading;
  const isSaid = ({ list, id, likeness, negated }: ItemMention) =>
    list === 'acts' &&
    negated !== true &&
    likeness >= (id === 'something_else' ? WHOLE_LIKENESS_MIN : ACT_LIKENESS_MIN);
  // The "cher" of "c'est vraiment pas très cher" is none.
  const isDenied = ({ likeness, start }: ItemMention) => likeness < 1 && denials.some((one) => one.end <= start);
  return mentions(reading, 'item')
    .filter((one) => isSaid(one) && !isDenied(one))
    .map(({ id }) => id as Act);
}

export function saidIn(reading: Reading, standing: Period | null): Said {
  const items = mentions(reading, 'item').filter((item) => item.negated !== true);
  const listed = (list: string, likenessMin = 0) =>
    items.filter((item) => item.list === list && item.likeness >= likenessMin).map(({ id }) => id);
  const choices = mentions(reading, 'choice').flatMap(({ pick, negated }) =>
    typeof pick === 'number' && negated !== true ? [pick] : [],
  );
  const acts = actsIn(reading);
  const notThen = rulesOut(reading, standing);
  const named = items.filter(({ list }) => list === 'spaces');
  const both = isOpenWhich(reading, listed('spaces')) && areJoined(reading, named);
  const wavers = isOpenWhich(reading, listed('spaces')) && !both;
  const people = mentions(reading, 'count').find((count) => isOfPeople(count, reading));
  return {
    space: wavers ? null : (listed('spaces').at(both ? 0 : -1) ?? null),
    without: ruledOutOf(reading, 'spaces'),
    wavers,
    among: wavers ? [...new Set(listed('spaces'))] : [],
    both: both || wantsRooms(reading),
    period: periodIn(reading, notThen ? null : standing, acts),
    hours: hoursIn(reading),
    open: openIn(reading, notThen ? null : standing, acts),
    within: withinIn(reading),
    several:
      hasCue(reading, 'recurring') ||
      (heardWish(reading).others.length > 0 && daysInARow(reading, standing) === null) ||
      isOneMoreDay(reading, standing) ||
      (isBesides(reading) && namesDays(reading) > 1),
    people: people?.value ?? null,
    equipment: [...new Set(listed('equipment', THING_LIKENESS_MIN))],
    traits: [...new Set(listed('traits', THING_LIKENESS_MIN))],
    unlike: ruledOutOf(reading, 'traits'),
    choice: choices[0] ?? null,
    none: heardPick(reading) === 'none',
    cheapest:
      heardPick(reading) === 'cheaper' ||
      acts.includes('too_dear') ||
      mentions(reading, 'money').some(({ vague }) => vague === 'low'),
    shifts: heardPick(reading) === 'earlier' || heardPick(reading) === 'later',
    either: heardPick(reading) === 'either',
    other: heardPick(reading) === 'other',
    answer: heardAnswer(reading),
    changes: hasCue(reading, 'change'),
    aspect: aspectIn(reading, listed('aspects')) ?? (mentionsRooms(reading) ? 'space' : null),
    acts,
    wholeDays: acts.includes('all_day') || daysIn(reading) !== null,
    notThen,
  };
}

function ruledOutOf(reading: Reading, of: string): readonly string[] {
  const found = mentions(reading, 'item').filter(({ list, negated }) => list === of && negated === true);
  return [...new Set(found.map(({ id }) => id))];
}

/** The last one named takes the place of the first, where it corrects it; of two that are merely named, none is taken. */
function isOpenWhich(reading: Reading, spaces: readonly string[]): boolean {
  return new Set(spaces).size > 1 && !hasCue(reading, 'correction', 'change') && heardAnswer(reading) !== 'no';
}

/** "Le studio et la verrière", and not "j'hésite entre l'un et l'autre". */
function areJoined(reading: Reading, spaces: readonly ItemMention[]): boolean {
  if (hasCue(reading, 'unsure') || joins(reading.text.slice(0, spaces[0]?.start ?? 0), 'between')) return false;
  const gaps = spaces.slice(1).map(({ start }, index) => reading.text.slice(spaces[index]?.end ?? 0, start));
  return gaps.every((gap) => gap.length <= JOINT_MAX) && gaps.some((gap) => joins(gap, 'both'));
}

/** The longest joint between two spaces: ", ainsi que la". */
const JOINT_MAX = 20;

/** What a space has to hold or cost, and which it is not to be, in the protocol's words. */
export function requirements({ people, equipment, traits, acts, without, among }: Said): Partial<Protocol> {
  return {
    ...(people !== null && { people }),
    ...(equipment.length + traits.length > 0 && { equipment: [...equipment, ...traits] }),
    ...(acts.includes('free') && { free: true }),
    ...(without.length > 0 && { without: [...without] }),
    ...(among.length > 0 && { among: [...among] }),
  };
}

/** "A room for 6": a number right behind the word for a space counts who is to fit in. */
function isOfPeople({ unit, start }: CountMention, reading: Reading): boolean {
  if (unit !== null) return unit === 'people' || unit === 'adults';
  const rooms = mentions(reading, 'item').filter(({ list, id }) => list === 'aspects' && id === 'space');
  return rooms.some(({ end }) => end < start && start - end <= BEHIND_MAX) || isFor(reading.text.slice(0, start));
}

/** The longest "for" between a room and how many it is for. */
const BEHIND_MAX = 6;

/** "Une salle avec un piano." */
function mentionsRooms(reading: Reading): boolean {
  return mentions(reading, 'count').some(({ unit, negated }) => unit === 'rooms' && negated !== true);
}

/** "Two rooms for Friday": one after the other. */
function wantsRooms(reading: Reading): boolean {
  return mentions(reading, 'count').some(({ unit, value, negated }) => unit === 'rooms' && value > 1 && !negated);
}

function aspectIn(reading: Reading, named: readonly string[]): Aspect | null {
  const aspect = named.find((id) => id !== INSTEAD);
  if (aspect !== undefined) return aspect as Aspect;
  return hasCue(reading, 'change') && !named.includes(INSTEAD) ? aspectNamed(reading.text) : null;
}
