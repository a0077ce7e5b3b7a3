import { namesBoth } from '../../../core/both.ts';
import { cheapestOf, takesCheapest } from '../../../core/cheapest.ts';
import type { Cue } from '../../../core/cue.ts';
import { asOption, asWanted, picksBeyond, picksDay, withMiddle } from '../../../core/hearing.ts';
import { hasCue, type Mention, mentions, type Reading } from '../../../core/reading.ts';
import { daysBeside, windowBeside } from '../../../domain/beside.ts';
import { withinSpan } from '../../../domain/within.ts';
import { instantOf, localTime } from '../../../domain/zoned.ts';
import { type Catalogue, servicesListed } from '../catalogue.ts';
import { ANY_STYLIST, type ListedSlot, SLOTS_LISTED_MAX } from '../context.ts';
import type { SalonEntities } from '../intents.ts';
import type { Memory } from '../memory.ts';
import { hourIn } from './number.ts';
import { isService, partedIn } from './parted.ts';
import { type Said, saidIn } from './said.ts';
import { rulesOut, saysWhen, type When } from './when.ts';

/** What a state's rules go by: numbers, names and free text mean what the state makes of them (B2). */
export interface Heard {
  readonly reading: Reading;
  readonly said: Said;
  /** Something is for somebody else, beside what is being settled. */
  readonly another: boolean;
  readonly memory: Memory;
  readonly catalogue: Catalogue;
  has(...cues: Cue[]): boolean;
}

/** The words as the state takes them; null where they are a question for the front desk alone (B12). */
export function heardIn(words: Reading, listed: number, memory: Memory, catalogue: Catalogue): Heard | null {
  const { own, another } = partedIn(words, memory);
  const reading = withinSpan(
    asBoth(
      asOption(withMiddle(withoutOccasions(asWanted(own)), listed || memory.slots.length), listed),
      listed > 0 || (memory.told?.services.length ?? 0) > 1,
    ),
    memory.wish.day ?? null,
  );
  const has = (...cues: Cue[]) => hasCue(reading, ...cues);
  const said = saidIn(reading, catalogue.hours, memory.wish.time_window ?? null);
  const heard: Heard = {
    reading,
    said: { ...said, ...settled(said, memory, another), ...hourIn(reading, said, listed, memory, catalogue) },
    another,
    memory,
    catalogue,
    has,
  };
  return onlyInquires(heard) ? null : heard;
}

/** "Las dos", where things or people are being chosen or spoken of, is no hour: that is said "a las dos". Of things it counts nobody. */
function asBoth(reading: Reading, isChoosing: boolean): Reading {
  const isOfPeople = reading.clauses?.some(({ forWhom }) => forWhom !== undefined) === true || hasCompany(reading);
  const isBoth = (one: Mention) =>
    (one.kind === 'time' || (isChoosing && one.kind === 'count')) && namesBoth(reading, one);
  return isChoosing || isOfPeople ? { ...reading, mentions: reading.mentions.filter((one) => !isBoth(one)) } : reading;
}

function hasCompany(reading: Reading): boolean {
  return mentions(reading, 'count').some(({ unit, value }) => unit === 'people' && value > 1);
}

/** "La boda es a las 13": the hour of what they dress up for is none that they wish for; its day may well be. */
function withoutOccasions(reading: Reading): Reading {
  const hours = new Set(reading.clauses?.flatMap(({ mentions: said }) => hoursOfOccasions(said)));
  return hours.size === 0 ? reading : { ...reading, mentions: reading.mentions.filter((one) => !hours.has(one)) };
}

/** The first hour behind each: "a las 10, que tengo una boda a las 13" comes at ten. */
function hoursOfOccasions(said: readonly Mention[]): readonly Mention[] {
  const occasions = said.filter((one) => one.kind === 'item' && one.list === 'occasions');
  return occasions.flatMap((occasion) => {
    const isItsHour = ({ kind, end }: Mention) => (kind === 'time' || kind === 'window') && end > occasion.end;
    return said.find(isItsHour) ?? [];
  });
}

/** What is known already settles some of what was said: of two cuts the one that was chosen is left out. */
function settled({ removed, removedAmong, several }: Said, { data }: Memory, another: boolean): Partial<Said> {
  return {
    removed: [...removed, ...removedAmong.filter((name) => data.services.includes(name))],
    several: several || another,
  };
}

/** A question of the kind the front desk answers ("how much is a colour?") chooses nothing, whatever it names (B12). */
function onlyInquires(heard: Heard): boolean {
  const { said, has } = heard;
  const asks = asksTopic(heard) && !has('book', 'change', 'more');
  return asks && said.answer === null && !saysWhen(said.when);
}

/** Whether they ask about something that the business has an answer to. */
export function asksTopic({ reading, has }: Heard): boolean {
  return mentions(reading, 'topic').length > 0 && has('question');
}

/** "Can she do me at 4, long cut": the service is told, whatever is asked beside it. */
export function isToldBeside({ clauses }: Reading): boolean {
  return clauses?.some((one) => !one.asked && one.mentions.some(isService)) === true;
}

/** "Solo el corte", of a cut and a colour: those of the chosen that stay; none where nothing is taken away by it. */
export function keptOnly({ said, memory }: Heard): readonly string[] {
  const chosen = memory.data.services;
  const named = said.services.length > 0 ? said.services : chosen.filter((name) => said.among.includes(name));
  return said.only && chosen.length > 0 ? named : [];
}

/** A time without a day means the day of the slots listed, if they are all on one. */
export function dayMeant({ memory, catalogue }: Heard, when: When): SalonEntities {
  const days = new Set(memory.slots.map(({ start }) => localTime(instantOf(start), catalogue.timeZone).date));
  const [day] = days;
  const bare = when.date === undefined && when.soonest === undefined && (when.time ?? when.window) !== undefined;
  return bare && days.size === 1 && day !== undefined && !rulesOut(when, day) ? { ...when, date: day } : { ...when };
}

/** What was said beside the point of the message, so that nothing has to be said twice. */
export function besides({ reading, said }: Heard): SalonEntities {
  return {
    ...nameBehind(reading, said),
    ...(said.stylist !== null && { stylist: said.stylist }),
    ...(said.otherwise !== null && { otherwise: said.otherwise }),
    ...(said.without.length > 0 && { without: [...said.without] }),
    ...said.when,
    ...(said.several && { several: true as const }),
    ...introduced(said),
  };
}

/** "Tinte el jueves a las 10 con Ana, Marisa": nothing else is left of a message that says what or when, and it ends with that. */
function nameBehind({ text, rest }: Reading, said: Said): Pick<SalonEntities, 'name'> {
  const says = said.services.length > 0 || said.stylist !== null || saysWhen(said.when);
  const ends = text.trimEnd().endsWith(rest) && APART.test(text.trimEnd().slice(0, -rest.length));
  return says && ends && NAME_LEFT.test(rest) ? { name: rest } : {};
}

const NAME_LEFT = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2}$/u;
const APART = /[,.;\n–-]\s*$/u;

export function introduced(said: Said): Pick<SalonEntities, 'name'> {
  return said.introduced === null ? {} : { name: said.introduced };
}

/** "La más barata, por favor": one of those named or listed, or of all there are; null where several cost the same. */
export function cheapestWanted({ reading, said, memory, catalogue }: Heard): string | null {
  if (!takesCheapest(reading)) return null;
  const among = said.among.length > 0 ? said.among : memory.listed;
  const [least, ...others] = cheapestOf(servicesListed(catalogue, among), ({ cents }) => cents);
  return least === undefined || others.length > 0 ? null : least.name;
}

/** Whether they only ask if there is anything free. */
export function onlyAsksWhen({ said, has }: Heard): boolean {
  return saysWhen(said.when) && has('availability') && said.when.time === undefined;
}

/** Whether they want another one of something, without saying which. */
export function wantsOther({ said, memory, has }: Heard, aspect: Said['aspect']): boolean {
  const wants = has('change') || said.pick === 'other' || said.pick === 'none';
  return (wants || memory.question === 'change') && said.aspect === aspect;
}

/** A search failed, and is what "try again" and a yes are about (X8). */
export function triesAgain({ memory, said, has }: Heard): boolean {
  return memory.retry && (said.answer === 'yes' || has('retry'));
}

/** The place of a time in the list that was picked, counted from 1. */
export function placeIn(heard: Heard): number | null {
  return numberedPlace(heard) ?? placeWithStylist(heard);
}

/** "El 2", "el último", "la segunda". */
export function numberedPlace(heard: Heard): number | null {
  const { said, memory } = heard;
  const [choice, ...others] = said.choices;
  // A list that is not stored is taken at its word: the machine looks again if there is nothing to pick from.
  const count = memory.slots.length > 0 ? memory.slots.length : SLOTS_LISTED_MAX;
  if (choice !== undefined && others.length === 0 && choice !== 0 && Math.abs(choice) <= count) {
    return choice > 0 ? choice : count + choice + 1;
  }
  return numberedDay(heard);
}

/** "El 2" is the second of the list, unless one of the times listed is on the 2nd. */
function numberedDay({ reading, memory }: Heard): number | null {
  for (const { start, end, date } of mentions(reading, 'date')) {
    const day = Number(/^\D{0,4}(\d{1,2})$/u.exec(reading.text.slice(start, end))?.[1] ?? Number.NaN);
    const listed = memory.slots.some((slot) => slot.start.startsWith(date));
    if (day >= 1 && day <= memory.slots.length && !listed) return day;
  }
  return null;
}

function placeWithStylist(heard: Heard): number | null {
  const [only, ...more] = slotsWith(heard);
  return only !== undefined && more.length === 0 ? heard.memory.slots.indexOf(only) + 1 : null;
}

/** The times listed that are with the stylist who was named, where they are with several. */
export function slotsWith({ said, memory }: Heard): readonly ListedSlot[] {
  if (memory.data.stylist_id !== ANY_STYLIST) return [];
  return memory.slots.filter(({ stylist }) => stylist === said.stylist);
}

/** "Algo más tarde", "demasiado pronto todo". The earlier of those listed is one of them; anything earlier is not. */
export function direction({ reading, said, has }: Heard): 'earlier' | 'later' | null {
  if (said.pick !== 'earlier' && said.pick !== 'later') return null;
  const beyond = picksBeyond(reading, said.pick) || said.answer === 'no' || has('change', 'availability');
  return beyond ? said.pick : null;
}

/** On that side of all the times that are listed, or were told. */
export function beyondListed(heard: Heard): SalonEntities {
  const starts = heard.memory.slots.map(({ start }) => start);
  return towards(direction(heard) ?? 'later', starts, heard);
}

/** The rest of the day on that side of the times that were named; of that day, if they are all on one. "Too soon" looks in other days. */
export function towards(
  direction: 'earlier' | 'later',
  starts: readonly string[],
  { reading, memory, catalogue: { timeZone } }: Heard,
): SalonEntities {
  const places = starts.map((start) => localTime(instantOf(start), timeZone));
  const minutes = places.map(({ minute }) => minute);
  const [day, ...otherDays] = new Set(places.map(({ date }) => date).sort());
  const edge = direction === 'later' ? (otherDays.at(-1) ?? day) : day;
  const today = localTime(instantOf(memory.now), timeZone).date;
  const days = picksDay(reading) === null ? null : daysBeside(direction, edge ?? today, today);
  if (days !== null) return { date: days };
  const window = windowBeside(direction, direction === 'earlier' ? Math.min(...minutes) : Math.max(...minutes));
  return { window, ...(day !== undefined && otherDays.length === 0 && { date: day }) };
}
