import { heardAnswer } from '../../../core/hearing.ts';
import type { ItemMention, MoneyMention, Reading } from '../../../core/reading.ts';
import { hasCue, isMoment, mentions } from '../../../core/reading.ts';
import { addonWithId, type TripCatalogue } from '../catalogue.ts';
import type { TripContext } from '../context.ts';
import { extrasTold } from '../facts.ts';
import { type Entities, EXPLORING_TOOLS } from '../intents.ts';
import { type Act, actOf } from '../vocabulary.ts';
import { someOf } from './counted.ts';
import { isExtraAsked, refuses } from './extras.ts';
import { itemsIn } from './items.ts';
import { tripNamedInPart, tripsHaving, tripsPicked } from './picks.ts';
import { pickupPlaceIn } from './pickup.ts';
import { supposedIn } from './supposed.ts';
import { type Way, wayIn } from './way.ts';
import { wishesIn } from './wishes.ts';

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

export function saidIn(reading: Reading, data: TripContext, catalogue: TripCatalogue): Said {
  const items = itemsIn(reading, data);
  const asks = hasCue(reading, 'question', 'availability');
  const vague = mentions(reading, 'money').find((money) => money.vague !== null)?.vague ?? null;
  const acts = actsIn(reading, items, asks, vague !== null);
  const later = paysLater(reading, items, acts);
  // "How much is the second one?" is no answer to how many travel, "what is in the first?" none to what one is in the mood for.
  const inquires = asks && EXPLORING_TOOLS.some((tool) => acts.has(tool));
  const open = inquires ? { ...data, asked: { ...data.asked, question: null } } : data;
  // "要几个小时？" counts hours in words that might as well tell them.
  const isFar = acts.has('how_far') || (asks && mentions(reading, 'duration').some(({ unit }) => unit === 'minutes'));
  const way = isFar ? wayIn(items, data, catalogue) : null;
  const wishes = way === null ? wishesIn(reading, items, acts, open, later, catalogue) : {};
  const isPriced = asks && acts.has('calculateCustomTrip');
  const supposed = isPriced ? supposedIn(wishes, data) : null;
  const trips = tripsIn(reading, items, acts, data);
  const having = trips.length === 0 ? tripsHaving(reading, data, catalogue) : [];
  const own = extrasIn(reading, items, acts, asks, data, catalogue);
  return {
    told: (asks && acts.has('compareTrips')) || supposed !== null ? unknownOf(wishes, data) : wishes,
    acts,
    later,
    pickup: pickupPlaceIn(reading.text),
    answer: heardAnswer(reading),
    trips: having.length === 1 ? having : trips,
    having,
    some: someOf(reading, items, data),
    ...(isPriced ? NOTHING_OWN : own.wanted),
    // "How much would that be?", of what was asked about before.
    priced: isPriced ? (own.named.length + trips.length > 0 ? own.named : extrasTold(data, catalogue)) : null,
    supposed,
    guide: guideIn(reading, items),
    place: idsIn(items, 'outside_places')[0] ?? null,
    way,
    code:
      codeIn(reading, catalogue) ?? (acts.has('small_group') && !asks ? (catalogue.smallGroup?.code ?? null) : null),
    points: mentions(reading, 'count').find((count) => count.unit === 'points')?.value ?? null,
    vague: vague ?? (acts.has('luxury') ? 'high' : null),
  };
}

/** Whoever asks a price has chosen nothing (X6). */
const NOTHING_OWN = { addons: [], dropped: [], hotel: null, vehicle: null } as const;

const NOT_OF_PICKUP = ['compareTrips', 'recommend', 'take', 'getHotelDetails'] as const;

function actsIn(reading: Reading, items: readonly ItemMention[], asks: boolean, isVague: boolean): ReadonlySet<Act> {
  // A "no" within a question rules nothing out: "haven't you got photos?", "有没有更便宜的".
  const acts = new Set(items.flatMap(({ list, negated }) => (negated && !asks ? [] : (actOf(list) ?? []))));
  // "At low cost" wishes, and asks no price.
  if (isVague && !asks) acts.delete('calculateCustomTrip');
  // "Do you pick us up at our hotel?" asks for no advice and about no hotel, and picks nothing.
  if (acts.has('pickup')) for (const act of NOT_OF_PICKUP) acts.delete(act);
  if (asks && isExtraAsked(reading, items)) acts.add('calculateCustomTrip').delete('getHotelDetails');
  return acts;
}

function tripsIn(
  reading: Reading,
  items: readonly ItemMention[],
  acts: ReadonlySet<Act>,
  data: TripContext,
): readonly string[] {
  const whole = idsIn(items, 'trips');
  return unique([...tripsPicked(reading, acts, data), ...(whole.length > 0 ? whole : tripNamedInPart(reading, data))]);
}

/** The add-ons and vehicles that are named, and what is wanted or done without of all that makes a trip one's own. */
function extrasIn(
  reading: Reading,
  items: readonly ItemMention[],
  acts: ReadonlySet<Act>,
  asks: boolean,
  data: TripContext,
  catalogue: TripCatalogue,
) {
  const [listed, vehicles] = [idsIn(items, 'addons'), idsIn(items, 'vehicles')];
  // "Add it" means the extra whose price was just told.
  const meant = listed.length === 0 && acts.has('add_it') && !asks ? extrasTold(data, catalogue) : [];
  const addons = [...listed, ...meant.filter((id) => addonWithId(catalogue, id) !== null)];
  const drops = (acts.has('remove') || acts.has('undo') || refuses(reading, items)) && !hasCue(reading, 'more');
  return {
    named: unique([...addons, ...vehicles]),
    wanted: {
      addons: drops ? [] : addons,
      dropped: [...idsIn(items, 'addons', true), ...(drops ? addons : [])],
      hotel: idsIn(items, 'hotels')[0] ?? null,
      vehicle: [...vehicles, ...meant].find((id) => catalogue.vehicles.some((one) => one.id === id)) ?? null,
    },
  };
}

/** What is named of a list, or ruled out of it. */
function idsIn(items: readonly ItemMention[], list: string, negated = false): readonly string[] {
  return unique(items.filter((item) => item.list === list && (item.negated === true) === negated).map(({ id }) => id));
}

/** "Which is best for my parents?" asks, and changes nothing that is known; what somebody needs it tells. */
function unknownOf(told: Entities, data: TripContext): Entities {
  const known: { readonly [field: string]: unknown } = { ...data, special_needs: null };
  return Object.fromEntries(Object.entries(told).filter(([field]) => (known[field] ?? null) === null));
}

/** "I'll pay tomorrow", "can't pay right now": a day or an hour beside paying is no day of travel, and nothing has failed. */
function paysLater(reading: Reading, items: readonly ItemMention[], acts: ReadonlySet<Act>): boolean {
  if (hasCue(reading, 'paid') || acts.has('failed') || acts.has('status')) return false;
  // "Wait, make it March 8" changes the day.
  if (hasCue(reading, 'change') && reading.mentions.some(isMoment)) return false;
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

/** A word that begins with letters and has digits is a code, known or not: "15th" is a day, "300usd" a sum. */
function codeIn({ text }: Reading, { codes }: TripCatalogue): string | null {
  const words = text.toUpperCase().match(/[A-Z0-9]{4,16}/g) ?? [];
  const known = words.find((word) => codes.some(({ code }) => code === word));
  return known ?? words.find((word) => /^[A-Z]{2}/.test(word) && /\d/.test(word)) ?? null;
}

function unique(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)];
}
