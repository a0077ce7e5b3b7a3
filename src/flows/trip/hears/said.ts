import { heardAnswer } from '../../../core/hearing.ts';
import type { ItemMention, MoneyMention, Reading } from '../../../core/reading.ts';
import { hasCue, isMoment, mentions } from '../../../core/reading.ts';
import { overlaps } from '../../../core/span.ts';
import { addonWithId, type TripCatalogue } from '../catalogue.ts';
import { ENVIRONMENTS, MOODS, type TripContext } from '../context.ts';
import { extrasTold } from '../facts.ts';
import { type Entities, EXPLORING_TOOLS } from '../intents.ts';
import { type Act, actOf, moodBeside } from '../vocabulary.ts';
import { budgetIn, withoutEach } from './budget.ts';
import { daysIn, peopleIn, someOf } from './counted.ts';
import { datesIn } from './dates.ts';
import { isExtraAsked, refuses } from './extras.ts';
import { personIn } from './person.ts';
import { tripNamedInPart, tripsHaving, tripsPicked } from './picks.ts';
import { pickupPlaceIn } from './pickup.ts';
import { cityMeant, environmentsIn, leftFrom } from './places.ts';
import { supposedIn } from './supposed.ts';
import { type Way, wayIn } from './way.ts';

/** Everything a message says of a trip, whatever was asked: several answers in one message are all taken (D3). */
export interface Said {
  /** Fields of the state, by their names. */
  readonly told: Entities;
  readonly acts: ReadonlySet<Act>;
  /** Wants to pay another time (D8). */
  readonly later: boolean;
  /** Where they want to be picked up, in their own words. */
  readonly pickup: string | null;
  readonly answer: 'yes' | 'no' | 'not_yet' | null;
  readonly trips: readonly string[];
  /** Those of the trips shown that have what was spoken of, where one was meant by it and none was named: "the one with the pool". */
  readonly having: readonly string[];
  readonly addons: readonly string[];
  /** How many of them an add-on is wanted for: "a massage for two". */
  readonly some: number | null;
  /** Add-ons named in order to be rid of them. */
  readonly dropped: readonly string[];
  readonly hotel: string | null;
  readonly vehicle: string | null;
  readonly guide: string | null;
  readonly place: string | null;
  /** How far it is, where somebody asks: then the places they name are no wishes. */
  readonly way: Way | null;
  readonly code: string | null;
  readonly points: number | null;
  readonly vague: MoneyMention['vague'];
  /** What the price is asked of, beside the trips; null where no price is asked. Whoever asks it has chosen nothing (X6). */
  readonly priced: readonly string[] | null;
  /** How many, and how many days, the price is asked for where others are known: "how much for two?" changes nothing. */
  readonly supposed: Entities | null;
}

/** Less alike than this, a name is another word. */
const LIKENESS_MIN = 0.8;
/** One of several is still the same word: "massages". */
const LIKENESS_ASKED = 0.95;

export function saidIn(reading: Reading, data: TripContext, catalogue: TripCatalogue): Said {
  const items = itemsIn(reading);
  const ids = (list: string, negated = false) =>
    unique(items.filter((item) => item.list === list && (item.negated === true) === negated).map(({ id }) => id));
  // A "no" within a question rules nothing out: "haven't you got photos?", "有没有更便宜的".
  const asks = hasCue(reading, 'question', 'availability');
  const acts = new Set(items.flatMap(({ list, negated }) => (negated && !asks ? [] : (actOf(list) ?? []))));
  const vague = mentions(reading, 'money').find((money) => money.vague !== null)?.vague ?? null;
  // "At low cost" wishes, and asks no price.
  if (vague !== null && !asks) acts.delete('calculateCustomTrip');
  const [listed, vehicles, whole] = [ids('addons'), ids('vehicles'), ids('trips')];
  // "Add it" means the extra whose price was just told.
  const meant = listed.length === 0 && acts.has('add_it') && !asks ? extrasTold(data, catalogue) : [];
  const named = [...listed, ...meant.filter((id) => addonWithId(catalogue, id) !== null)];
  const vehicle = [...vehicles, ...meant].find((id) => catalogue.vehicles.some((one) => one.id === id)) ?? null;
  const drops = (acts.has('remove') || acts.has('undo') || refuses(reading, items)) && !hasCue(reading, 'more');
  const later = paysLater(reading, items, acts);
  if (asks && isExtraAsked(reading, items)) acts.add('calculateCustomTrip').delete('getHotelDetails');
  const extras = [...named, ...vehicles];
  const isPriced = asks && acts.has('calculateCustomTrip');
  // "How much is the second one?" is no answer to how many travel, "what is in the first?" none to what one is in the mood for.
  const inquires = asks && EXPLORING_TOOLS.some((tool) => acts.has(tool));
  const open = inquires ? { ...data, asked: { ...data.asked, question: null } } : data;
  // "要几个小时？" counts hours in words that might as well tell them.
  const isFar = acts.has('how_far') || (asks && mentions(reading, 'duration').some(({ unit }) => unit === 'minutes'));
  const way = isFar ? wayIn(items, data, catalogue) : null;
  const wishes = way === null ? told(reading, items, acts, open, later, catalogue) : {};
  const trips = unique([
    ...tripsPicked(reading, acts, data),
    ...(whole.length > 0 ? whole : tripNamedInPart(reading, data)),
  ]);
  const supposed = isPriced ? supposedIn(wishes, data) : null;
  const having = tripsHaving(reading, data, catalogue);
  return {
    told: (asks && acts.has('compareTrips')) || supposed !== null ? unknownOf(wishes, data) : wishes,
    acts,
    later,
    pickup: pickupPlaceIn(reading.text),
    answer: heardAnswer(reading),
    trips: trips.length === 0 && having.length === 1 ? having : trips,
    having: trips.length === 0 ? having : [],
    addons: drops || isPriced ? [] : named,
    some: someOf(reading, items),
    dropped: isPriced ? [] : [...ids('addons', true), ...(drops ? named : [])],
    // "How much would that be?", of what was asked about before.
    priced: isPriced ? unique([...(extras.length + trips.length > 0 ? extras : extrasTold(data, catalogue))]) : null,
    supposed,
    hotel: isPriced ? null : (ids('hotels')[0] ?? null),
    vehicle: isPriced ? null : vehicle,
    guide: guideIn(reading, items),
    place: ids('outside_places')[0] ?? null,
    way,
    code:
      codeIn(reading, catalogue) ?? (acts.has('small_group') && !asks ? (catalogue.smallGroup?.code ?? null) : null),
    points: mentions(reading, 'count').find((count) => count.unit === 'points')?.value ?? null,
    vague: vague ?? (acts.has('luxury') ? 'high' : null),
  };
}

/** "Which is best for my parents?" asks, and changes nothing that is known; what somebody needs it tells. */
function unknownOf(told: Entities, data: TripContext): Entities {
  const known: { readonly [field: string]: unknown } = { ...data, special_needs: null };
  return Object.fromEntries(Object.entries(told).filter(([field]) => (known[field] ?? null) === null));
}

/** "I'll pay tomorrow", "can't pay right now": a day or an hour beside paying is no day of travel, and nothing has failed. */
function paysLater(reading: Reading, items: readonly ItemMention[], acts: ReadonlySet<Act>): boolean {
  if (hasCue(reading, 'paid') || acts.has('failed') || acts.has('status')) return false;
  if (acts.has('later')) return true;
  if (!items.some(({ list }) => actOf(list) === 'pay')) return false;
  const put = reading.mentions.some(isMoment);
  return put || (acts.has('just_now') && (hasCue(reading, 'trouble') || !acts.has('pay')));
}

/** A guide is asked for by name; in "I'm Sok Dara" the name is somebody's own. */
function guideIn(reading: Reading, items: readonly ItemMention[]): string | null {
  const names = mentions(reading, 'name');
  const isOwn = (item: ItemMention) =>
    names.some(
      ({ start, end, introduced, name }) =>
        start <= item.start && item.end <= end && (introduced || name.length > item.end - item.start),
    );
  return items.find((item) => item.list === 'guides' && !item.negated && !isOwn(item))?.id ?? null;
}

/** Names that were said well enough; one that lies within a longer one of another list is only a part of it. */
function itemsIn(reading: Reading): readonly ItemMention[] {
  const min = isBareQuestion(reading) ? LIKENESS_ASKED : LIKENESS_MIN;
  // "Can my husband come too?" asks, and is in no romantic mood.
  const asked = new Set(reading.clauses?.flatMap((one) => (one.mood === 'asks' ? one.mentions : [])));
  // Nor is "do kids pay".
  const topics = mentions(reading, 'topic');
  const isAsked = (item: ItemMention) => asked.has(item) || topics.some((topic) => overlaps(topic, item));
  const clear = mentions(reading, 'item').filter(
    (item) => item.likeness >= min && !(item.list === 'moods' && isAsked(item)),
  );
  return clear.filter(
    (item) =>
      !clear.some(
        (other) =>
          other.start <= item.start && other.end >= item.end && other.end - other.start > item.end - item.start,
      ),
  );
}

/** Whoever only asks says many a word that merely looks like one of ours: "what happens when it rains?" wants no ruins. */
function isBareQuestion(reading: Reading): boolean {
  const tells = reading.mentions.some(({ kind }) => kind === 'count' || kind === 'duration' || kind === 'money');
  return hasCue(reading, 'question') && !hasCue(reading, 'availability') && !tells;
}

function told(
  reading: Reading,
  items: readonly ItemMention[],
  acts: ReadonlySet<Act>,
  data: TripContext,
  later: boolean,
  catalogue: TripCatalogue,
): Entities {
  const moods = items.filter((item) => item.list === 'moods' && item.negated !== true);
  const wished = moods.find((item) => !isCounted(reading, item)) ?? moods.find(() => data.mood === null);
  const mood =
    MOODS.find((one) => one === wished?.id) ?? listed('mood', MOODS, reading, data) ?? moodCounted(reading, data);
  const weather = acts.has('getWeatherForecast') && hasCue(reading, 'question');
  const city = leftFrom(withoutEach(reading, items), weather, acts.has('lands')) ?? cityMeant(reading, data);
  const environments = environmentsIn(items, city, catalogue);
  const environment = environments[0] ?? listed('environment', ENVIRONMENTS, reading, data);
  const days = daysIn(reading, data);
  const people = peopleIn(reading, data, items, acts.has('calculateCustomTrip'));
  const needs = needsIn(reading, items, data);
  return {
    ...(mood !== undefined && { mood }),
    ...(environment !== undefined && { environment }),
    ...(environments.length > 1 && { environments: [...environments] }),
    ...(days !== null && { duration_days: days }),
    ...(people !== null && { people_count: people }),
    ...budgetIn(reading, items, acts, data, people),
    ...(city !== undefined && { departure_city: city }),
    // Before there are trips, "is it rainy in December?" says nothing of when they leave.
    ...(later || (weather && data.suggested_trip_ids.length === 0) ? {} : datesIn(reading, data, days)),
    ...(needs !== null && { special_needs: needs }),
    ...personIn(reading, data),
  };
}

/** "Just me and my husband": who comes along changes no mood that is known, or told in so many words. */
function isCounted(reading: Reading, item: ItemMention): boolean {
  return mentions(reading, 'count').some((count) => overlaps(count, item));
}

/** Whoever counts their kids says what they are in the mood for, unless that is known already. */
function moodCounted(reading: Reading, { mood }: TripContext): (typeof MOODS)[number] | undefined {
  const counts =
    mood === null ? mentions(reading, 'count').filter(({ unit, negated }) => unit !== null && !negated) : [];
  const told = counts.map(({ start, end }) => moodBeside(reading.text.slice(start, end)));
  return MOODS.find((one) => told.includes(one));
}

/** One of those that the question named, by its place in it: "the second". */
function listed<Wish extends string>(
  question: 'mood' | 'environment',
  wishes: readonly Wish[],
  reading: Reading,
  { asked }: TripContext,
): Wish | undefined {
  if (asked.question !== question || reading.rest !== '' || hasCue(reading, 'correction')) return undefined;
  const pick = mentions(reading, 'choice').find(({ negated }) => !negated)?.pick;
  return typeof pick === 'number' ? wishes.at(pick > 0 ? pick - 1 : pick) : undefined;
}

const NEEDS: readonly Act[] = ['needs_diet', 'needs_access', 'needs_care'];

/** What somebody needs, in their own words and beside what they named before: a diet, a wheelchair, a baby's seat. */
function needsIn({ text }: Reading, items: readonly ItemMention[], { special_needs }: TripContext): string | null {
  const found = items
    .filter(({ list }) => NEEDS.some((need) => need === actOf(list)))
    .map(({ start, end }) => text.slice(start, end));
  const known = special_needs?.split(', ') ?? [];
  const fresh = found.filter((need) => !known.some((one) => one.toLowerCase() === need.toLowerCase()));
  return fresh.length === 0 ? null : unique([...known, ...fresh]).join(', ');
}

/** A word that begins with letters and has digits is a code, known or not: "15th" is a day, "300usd" a sum. */
function codeIn({ text }: Reading, { codes }: TripCatalogue): string | null {
  const words = text.toUpperCase().match(/[A-Z0-9]{4,16}/g) ?? [];
  const known = words.find((word) => codes.some(({ code }) => code === word));
  return known ?? words.find((word) => /^[A-Z]{2}/.test(word) && /\d/.test(word)) ?? null;
}

function unique(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)];
}
