import { inquiresCheapest } from '../../../core/cheapest.ts';
import type { Cue } from '../../../core/cue.ts';
import { asOption, asWanted } from '../../../core/hearing.ts';
import {
  type Clause,
  hasCue,
  type ItemMention,
  isThanks,
  type Mention,
  mentions,
  type Reading,
} from '../../../core/reading.ts';
import { overlaps } from '../../../core/span.ts';
import { withinSpan } from '../../../domain/within.ts';
import { clockTime } from '../../../domain/zoned.ts';
import { GENERAL } from '../context.ts';
import { isOpenFor } from '../period.ts';
import { type Aspect, isHad, isWith, joins } from '../vocabulary.ts';
import { likeLast } from './again.ts';
import { asAskedAbout } from './asked-about.ts';
import { besideSummed } from './besides.ts';
import { type Brought, broughtBy } from './brought.ts';
import { otherThanNamed } from './other-than-named.ts';
import { type Place, standingIn } from './place.ts';
import { actsIn, requirements, type Said, saidIn } from './said.ts';

/** What a step's rules go by: the words, what they say of spaces and times, and what of it the step can use. */
export interface Heard extends Place {
  readonly reading: Reading;
  /** What is only asked about included. */
  readonly words: Reading;
  readonly said: Said;
  /** A space or a period; null where the words bring neither. */
  readonly brought: Brought | null;
  has(...cues: Cue[]): boolean;
}

export function heardIn(words: Reading, place: Place): Heard {
  const standing = standingIn(place);
  const reading = withinSpan(asOption(asWanted(words), spacesListed(place)), standing?.startDate ?? null);
  const whole = otherThanNamed(saidIn(reading, standing), reading, place);
  const spoken = withoutUnlike(withLength(whole, place), place);
  const told = likeLast(withHour(withPeople(spoken, reading, place), reading, place), reading, place);
  const said = besideSummed(asAskedAbout(told, reading, place), reading, place);
  return {
    ...place,
    reading,
    words,
    said,
    brought: broughtBy(said, place),
    has: (...cues) => hasCue(reading, ...cues),
  };
}

/** "Pas en extérieur" rules out every space that is outdoors. */
function withoutUnlike(said: Said, { catalogue: { spaces } }: Place): Said {
  const unlike = spaces.filter(({ traits }) => traits.some((trait) => said.unlike.includes(trait)));
  return unlike.length === 0
    ? said
    : { ...said, without: [...new Set([...said.without, ...unlike.map(({ id }) => id)])] };
}

/** Another day, while only its length is known, leaves when it begins open still. */
function withLength(said: Said, { memory: { asked } }: Place): Said {
  const { period, wholeDays } = said;
  const { minutes, hours } = asked;
  if (period === null || minutes === undefined || hours !== undefined || wholeDays) return said;
  const isDay = period.startTime === null && period.endTime === null && period.startDate === period.endDate;
  return isDay ? { ...said, period: null, open: { minutes, day: period.startDate } } : said;
}

/** "12 it is", where only from when is asked: a number by itself is the hour, the one of the two at which doors are open. */
function withHour(said: Said, reading: Reading, { state, memory: { asked, spaceId }, catalogue }: Place): Said {
  const [only, ...others] = mentions(reading, 'count').filter(({ unit, negated }) => unit === null && !negated);
  const isAsked = state === 'CHOOSE_PERIOD' && spaceId !== null && [asked.periods, asked.spaces].every((one) => !one);
  const isElse = [said.period, said.hours, said.open, said.within, said.people, said.space].some((one) => one !== null);
  if (!isAsked || isElse || asked.day === undefined || only === undefined || others.length > 0) return said;
  const period = [only.value, only.value + HALF_DAY_HOURS]
    .filter((hour) => Number.isInteger(hour) && hour < 24)
    .map((hour) => ({
      startDate: asked.day ?? '',
      endDate: asked.day ?? '',
      startTime: clockTime(hour * 60),
      endTime: null,
    }))
    .find((one) => isOpenFor(one, catalogue));
  return period === undefined ? said : { ...said, period, choice: null };
}

const HALF_DAY_HOURS = 12;

/** "40 then": a bare number beyond what is listed is how many they are. */
function withPeople(said: Said, reading: Reading, place: Place): Said {
  const listed = spacesListed(place);
  const [only, ...others] = mentions(reading, 'count').filter(({ unit }) => unit === null);
  const isBare = only !== undefined && others.length === 0 && said.people === null && reading.rest === '';
  // "40 alors, le 12 décembre": no hour, and no day.
  const isElse = said.hours !== null || (said.period !== null && only !== undefined && only.value < PARTY_BEYOND_DAYS);
  if (!isBare || listed === 0 || only.value <= listed || isElse) return said;
  return { ...said, people: only.value, choice: null };
}

const PARTY_BEYOND_DAYS = 32;

/** How many spaces are on the list they may pick from; where times were offered, a day may be named as well. */
function spacesListed({ state, memory, catalogue }: Place): number {
  const choosing = state === 'REQUEST_SPACE_INFO' || state === 'CHOOSE_SPACE';
  return choosing ? (memory.asked.spaces ?? catalogue.spaces).length : 0;
}

/** E6, E9: "What does the Salle Lumière cost?" is answered, and the reservation kept as it is. */
export function merelyAsks(heard: Heard): boolean {
  const { reading, said, has } = heard;
  const asksLeast = reading.clauses?.some(inquiresCheapest) === true;
  const asks = (mentions(reading, 'topic').length > 0 && has('question')) || asksLeast || asksAbout(heard);
  // "May I have an invoice?" asks for nothing that could be reserved.
  const reserves = has('book') && (said.space !== null || said.aspect === 'space' || said.people !== null);
  return asks && said.period === null && !said.changes && !reserves;
}

/** E9: "La Verrière est-elle chauffée ?" wants to know how a space is; "je pourrais avoir la Verrière ?" wants it. */
export function asksAbout(heard: Heard): boolean {
  const { reading, said, has } = heard;
  if (asksIfFree(heard) || asksWhich(heard) || asksOfAnother(heard)) return true;
  if (said.period !== null || said.within !== null || said.people !== null) return false;
  const isOfEquipment = has('question') && asksWhatItHas(heard);
  if (mentions(reading, 'item').some((one) => isSpace(one) && isHad(reading.text.slice(0, one.start)))) return false;
  if (has('book', 'soonest', 'change') || (has('availability') && !isOfEquipment)) return false;
  const isNamed = reading.clauses?.some((clause) => clause.mentions.some(isSpace)) === true;
  const clauses = (reading.clauses ?? []).filter((clause) => clause.mentions.some(isNamed ? isSpace : isEquipment));
  // "Parlez-moi du Jardin."
  if (has('recall') && has('question')) return isNamed && clauses.length > 0;
  if (!isNamed && !isOfEquipment) return false;
  if (reading.rest === '' && !isOfEquipment) return false;
  const isAsked = ({ asked, mood, mentions: found }: Clause) =>
    asked || mood === 'asks' || (isOfEquipment && found.some((one) => one.kind === 'cue' && one.cue === 'question'));
  return clauses.length > 0 && clauses.every((clause) => isAsked(clause) && clause.stance !== 'agrees');
}

/**
 * "Is there a projector in the garden?" asks what it has, and "il y a un projecteur ?" what the one chosen has; "la Verrière avec un
 * projecteur, c'est possible ?" wants it so.
 */
function asksWhatItHas({ reading, memory }: Heard): boolean {
  const equipment = equipmentIn(reading);
  const isOfOne = mentions(reading, 'item').some(isSpace) || memory.spaceId !== null;
  return equipment.length > 0 && isOfOne && !equipment.some(({ start }) => isWith(reading.text.slice(0, start)));
}

/** "La cuisine" is the space, though a kitchen may stand in one. */
export function equipmentIn(reading: Reading): readonly ItemMention[] {
  const spaces = mentions(reading, 'item').filter(isSpace);
  return mentions(reading, 'item').filter((one) => isEquipment(one) && !spaces.some((space) => overlaps(space, one)));
}

/** "C'est gratuit ?", of the space that was chosen. */
function asksIfFree({ words, said, memory, has }: Heard): boolean {
  const isBare = said.space === null && said.period === null && said.people === null;
  return memory.spaceId !== null && isBare && actsIn(words).includes('free') && has('question');
}

/** "Et la Verrière ?", while nothing is under way, and one was asked about or reserved before: it is asked about too. */
function asksOfAnother({ state, memory: { asked, made }, reading, said, has }: Heard): boolean {
  const isElse = [said.period, said.within, said.hours, said.open, said.people].some((one) => one !== null);
  if (state !== GENERAL || (asked.about === undefined && made === null) || isElse || doesMore(reading)) return false;
  const clauses = (reading.clauses ?? []).filter(({ mentions }) => !mentions.every(isThanks));
  // Nobody types the mark; right behind a question about one, "et le petit bureau" is one about another.
  const mayAsk = (one: Clause) => one.asked || asked.about !== undefined;
  const isAsked = clauses.every((one) => mayAsk(one) && one.onward === true && one.mentions.some(isSpace));
  return clauses.length > 0 && isAsked && !has('book', 'availability', 'change', 'correction');
}

/** The "petit" of "le Petit Bureau" asks for no size. */
function doesMore(reading: Reading): boolean {
  const spaces = mentions(reading, 'item').filter(isSpace);
  const acts = mentions(reading, 'item').filter(({ list, negated }) => list === 'acts' && negated !== true);
  return acts.some((act) => !spaces.some((space) => overlaps(space, act)));
}

/** "Quel est l'espace le plus grand ?" wants to know, and takes nothing. */
function asksWhich({ reading, said }: Heard): boolean {
  const bySize = mentions(reading, 'item').find(
    ({ list, id }) => list === 'acts' && (id === 'largest' || id === 'smallest'),
  );
  const isElse = [said.period, said.within, said.hours].some((one) => one !== null);
  if (bySize === undefined || mentions(reading, 'item').some((one) => isSpace(one) && !overlaps(one, bySize)))
    return false;
  return !isElse && joins(reading.text.slice(0, bySize.start), 'which');
}

/** Those they want to know about: named, the largest, or else the one that was chosen. */
export function spacesAsked(heard: Heard): readonly string[] {
  const { reading, memory, brought } = heard;
  const { clauses = [] } = reading;
  if (asksWhich(heard)) return brought?.protocol.spaceId ? [brought.protocol.spaceId] : [];
  const named = clauses.flatMap((clause) => clause.mentions.filter(isSpace)).map(({ id }) => id);
  return [...new Set(named.length > 0 || memory.spaceId === null ? named : [memory.spaceId])];
}

function isSpace(mention: Mention): mention is ItemMention {
  return mention.kind === 'item' && mention.list === 'spaces' && mention.negated !== true;
}

function isEquipment(mention: Mention): mention is ItemMention {
  return mention.kind === 'item' && mention.list === 'equipment' && mention.negated !== true;
}

/**
 * E6: by keyword, at any step: cancelling, starting again, wanting something else. A wish for another space or time is a
 * change of the reservation, and "anything else?" only asks.
 */
export function changesMind(reading: Reading, said: Said): boolean {
  const named = said.space !== null || said.period !== null || said.aspect !== null;
  // "What are your terms for cancelling?" only asks.
  if (mentions(reading, 'topic').length > 0 && hasCue(reading, 'question')) return false;
  if (hasCue(reading, 'cancel', 'restart')) return !named || !said.changes;
  if (said.acts.includes('something_else')) return !named && !hasCue(reading, 'question');
  return said.changes && !named && reading.rest === '' && reading.mentions.length === 1;
}

/** E4: "changer de salle" without saying which. */
export function changeWithoutValue(said: Said): Aspect | null {
  if (said.notThen && said.space === null) return 'day';
  if (!said.changes || said.space !== null || said.period !== null || said.hours !== null) return null;
  return said.aspect;
}

export function asksForSome({ said }: Heard): boolean {
  return Object.keys(requirements(said)).length > 0;
}

/** "Je ne veux pas annuler." */
export function refusesToCancel(reading: Reading): boolean {
  return mentions(reading, 'cue').some(({ cue, negated }) => cue === 'cancel' && negated === true);
}
