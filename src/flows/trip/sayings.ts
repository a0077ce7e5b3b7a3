import { type Fact, type Facts, type Say, say } from '../../core/effect.ts';
import {
  type Addon,
  addonWithId,
  hotelOf,
  hotelsFor,
  namedIn,
  phrase,
  type TripCatalogue,
  tripWithId,
} from './catalogue.ts';
import { missingOf, type Question, type TripContext } from './context.ts';
import { minutesLeft } from './dates.ts';
import { daysFor, plainPrice, type Quote, type QuoteLine, quoteOf } from './quote.ts';
import { anchors, differences } from './suggest.ts';

/** What is said, as keys and facts; the words themselves belong to the languages. */
export function amount(cents: number, { currency }: TripCatalogue): Fact {
  return { cents, currency };
}

/** Several lines under one another. */
export function lines(facts: readonly Fact[]): Fact {
  const [first = '', ...rest] = facts;
  return rest.length === 0 ? first : phrase('lines', { line: first, more: lines(rest) });
}

export function tripName(id: string | null): Fact {
  return id === null ? '' : namedIn('trip', id);
}

/** Puts a question that stands, from what is known alone, so that it can be put again after a detour (X7). */
export function questionSay(data: TripContext, catalogue: TripCatalogue, now: string): Say {
  const question = data.asked.question ?? firstMissing(data);
  return say(`ask.${wording(question, data)}`, factsFor(question, data, catalogue, now));
}

/** One question may be put in different words, by what is known beside it. */
function wording(question: Question, data: TripContext): string {
  const { about, options } = data.asked;
  switch (question) {
    case 'explore':
      return [...data.suggested_trip_ids, ...options].includes(about ?? '') ? 'explore_one' : 'explore';
    case 'cheaper':
      return options.length === 0 ? 'cheaper_none' : 'cheaper';
    case 'customise':
      return about !== null && about === data.selected_trip_id ? 'customise' : 'customise_more';
    case 'travel_dates':
      return about?.includes('/') ? 'travel_dates_in' : 'travel_dates';
    case 'booking_special_requests':
      return data.special_needs === null ? question : 'more_requests';
    default:
      return question;
  }
}

function firstMissing(data: TripContext): Question {
  return missingOf(data)[0] ?? 'explore';
}

function factsFor(question: Question, data: TripContext, catalogue: TripCatalogue, now: string): Facts {
  switch (question) {
    case 'budget':
    case 'budget_vague': {
      const { low, high } = anchors(data, catalogue);
      return { low: amount(low, catalogue), high: amount(high, catalogue) };
    }
    case 'departure_city':
      return { cities: { either: catalogue.cities.map(({ id }) => namedIn('city', id)) } };
    case 'conflict':
      return { budget: amount(Math.round((data.budget_max_usd ?? 0) * 100), catalogue) };
    case 'which_trip':
      return {
        trips: {
          numbered: data.suggested_trip_ids.map((id) =>
            phrase('trip.offer', tripFacts(id, data, catalogue), tripName(id)),
          ),
        },
      };
    case 'which_environment':
      return { kinds: { either: (data.asked.about ?? '').split('/').map((one) => phrase(`environment.${one}`)) } };
    case 'explore':
      return { trip: tripName(data.asked.about) };
    case 'which_hotel':
      return { trip: tripName(data.asked.about), hotels: { numbered: hotelOffers(data, catalogue) } };
    case 'which_guide':
      return { guides: { numbered: catalogue.guides.map(({ name }) => name) } };
    case 'customise':
      return { addons: { all: catalogue.addons.map((addon) => priced(addon, catalogue)) } };
    case 'over_budget':
      return overBudget(data, catalogue);
    case 'over_budget_change':
      return { people: data.people_count ?? 1, ...bothAmounts(data, catalogue) };
    case 'travel_dates': {
      const [from, to] = data.asked.about?.split('/') ?? [];
      return from === undefined || to === undefined ? {} : { from: { date: from }, to: { date: to } };
    }
    case 'party':
      return { places: tripWithId(catalogue, data.selected_trip_id)?.places ?? 0 };
    case 'booking_special_requests':
      return { needs: data.special_needs ?? '' };
    case 'summary':
      return summary(data, catalogue);
    case 'payment':
      return {
        amount: amount(quoteOf(data, catalogue)?.cents ?? 0, catalogue),
        minutes: data.reserved_until === null ? 0 : minutesLeft(data.reserved_until, now),
      };
    case 'support':
      return { contact: catalogue.contact };
    case 'addon_later':
      return addonLater(data, catalogue);
    case 'extra_payment':
      return { addon: namedIn('addon', data.asked.about ?? '') };
    default:
      return {};
  }
}

/** Both amounts: what it would come to, and what was meant to be spent (D6). */
function overBudget(data: TripContext, catalogue: TripCatalogue): Facts {
  const { options } = data.asked;
  const customizations = [...data.customizations, ...options];
  return {
    addons: { all: options.map((id) => namedIn('addon', id)) },
    ...bothAmounts({ ...data, customizations }, catalogue),
  };
}

function bothAmounts(data: TripContext, catalogue: TripCatalogue): Facts {
  return {
    total: amount(quoteOf(data, catalogue)?.cents ?? 0, catalogue),
    budget: amount(Math.round((data.budget_max_usd ?? 0) * 100), catalogue),
  };
}

function priced({ id, cents, per }: Addon, catalogue: TripCatalogue): Fact {
  return phrase(`addon.per_${per}`, { addon: namedIn('addon', id), price: amount(cents, catalogue) });
}

/** The hotels of the trip in question, each with what it would come to. */
function hotelOffers(data: TripContext, catalogue: TripCatalogue): readonly Fact[] {
  const trip = tripWithId(catalogue, data.asked.about);
  if (trip === null) return [];
  return hotelsFor(catalogue, trip).map(({ id, name, stars }): Fact => {
    const choice = { ...data, selected_trip_id: trip.id, selected_hotel_id: id };
    const total = amount(quoteOf(choice, catalogue)?.cents ?? 0, catalogue);
    return phrase('hotel.offer', { hotel: name, stars, total }, name);
  });
}

/** What an add-on costs once the trip is paid for: the difference, and nothing else (D10). */
export function addonDifference(data: TripContext, addon: string | null, catalogue: TripCatalogue): number {
  const found = addonWithId(catalogue, addon);
  if (found === null || data.customizations.includes(found.id)) return 0;
  const customizations = [...data.customizations, found.id];
  return (quoteOf({ ...data, customizations }, catalogue)?.cents ?? 0) - (quoteOf(data, catalogue)?.cents ?? 0);
}

function addonLater(data: TripContext, catalogue: TripCatalogue): Facts {
  const difference = addonDifference(data, data.asked.about, catalogue);
  return { addon: namedIn('addon', data.asked.about ?? ''), difference: amount(difference, catalogue) };
}

export function summary(data: TripContext, catalogue: TripCatalogue): Facts {
  const trip = tripWithId(catalogue, data.selected_trip_id);
  const quote = quoteOf(data, catalogue);
  if (trip === null || quote === null) return {};
  const guide = catalogue.guides.find(({ id }) => id === (data.selected_guide_id ?? trip.guide))?.name ?? '';
  return {
    trip: tripName(trip.id),
    start: { date: data.travel_dates?.start ?? '' },
    end: { date: data.travel_dates?.end ?? '' },
    people: data.people_count ?? 1,
    days: daysFor(trip, data.duration_days),
    hotel: hotelOf(catalogue, trip, data.selected_hotel_id).name,
    guide,
    vehicle: namedIn('vehicle', data.selected_vehicle_id ?? trip.vehicle),
    bill: bill(quote, catalogue),
    total: amount(quote.cents, catalogue),
  };
}

/** The question alone, for those who have just seen the rest. */
export function shortSummary(data: TripContext, catalogue: TripCatalogue): Say {
  const { trip = '', start = '', total = '' } = summary(data, catalogue);
  return say('ask.summary_again', { trip, start, total });
}

/** What stands while places are held; whoever was not understood is told how to let them go as well (D1). */
export function unchanged({ reserved_until }: TripContext, key: 'unchanged' | 'unsure'): Say {
  return say(`payment.${key}`, { until: { at: reserved_until ?? '', as: 'time' } });
}

/** Every total can be explained line by line (D6). */
export function bill({ lines: entries }: Quote, catalogue: TripCatalogue): Fact {
  return lines(entries.map((line): Fact => phrase(`line.${line.kind}`, lineFacts(line, catalogue))));
}

function lineFacts(line: QuoteLine, catalogue: TripCatalogue): Facts {
  const cents = amount(line.cents, catalogue);
  switch (line.kind) {
    case 'trip':
      return { trip: tripName(line.trip), people: line.people, each: amount(line.each, catalogue), cents };
    case 'days':
      return { days: Math.abs(line.days), more: line.days > 0 ? 'yes' : 'no', cents };
    case 'addon':
      return { addon: namedIn('addon', line.addon), cents };
    case 'hotel':
      return { hotel: catalogue.hotels.find(({ id }) => id === line.hotel)?.name ?? '', nights: line.nights, cents };
    case 'vehicle':
      return { vehicle: namedIn('vehicle', line.vehicle), cents };
    case 'code':
      return { code: line.code, percent: line.percent, cents };
    case 'student':
      return { percent: line.percent, cents };
    case 'points':
      return { points: line.points, cents };
  }
}

/** The three, each with tagline, price, duration, three highlights, and in what it differs from the wish (D4). */
export function threeTrips(data: TripContext, catalogue: TripCatalogue): Say {
  const trips = data.suggested_trip_ids.map((id): Fact => {
    const trip = tripWithId(catalogue, id);
    if (trip === null) return '';
    const differs = differences(trip, data, catalogue);
    const note: Fact =
      differs.length === 0
        ? ''
        : phrase('suggestion.note', { differs: { all: differs.map((one) => phrase(`differs.${one}`)) } });
    const facts = {
      ...tripFacts(id, data, catalogue),
      tagline: namedIn('trip', id, 'tagline'),
      highlights: { all: [1, 2, 3].map((place) => namedIn('trip', id, `highlight${place}`)) },
      note,
    };
    return phrase('suggestion.line', facts, tripName(id));
  });
  return say(lead(data, catalogue), { trips: { numbered: trips } });
}

/** That nothing fits the budget, or all of it fits only in part, is said before anything else (D4). */
function lead(data: TripContext, catalogue: TripCatalogue): string {
  const differs = data.suggested_trip_ids.map((id) => {
    const trip = tripWithId(catalogue, id);
    return trip === null ? [] : differences(trip, data, catalogue);
  });
  if (differs.every((one) => one.includes('over_budget'))) return 'suggestion.all_above';
  return differs.every((one) => one.length > 0) ? 'suggestion.nearest' : 'suggestion.three';
}

export function tripFacts(id: string, data: TripContext, catalogue: TripCatalogue): Facts {
  const trip = tripWithId(catalogue, id);
  const cents = plainPrice(data, catalogue, id) ?? 0;
  return {
    name: tripName(id),
    price: amount(cents, catalogue),
    days: trip === null ? 0 : daysFor(trip, data.duration_days),
    people: data.people_count ?? 1,
  };
}
