import { type Fact, type Facts, type Say, say } from '../../core/effect.ts';
import { namedIn, phrase, type TripCatalogue, tripWithId } from './catalogue.ts';
import { missingOf, type Question, type TripContext } from './context.ts';
import { minutesLeft } from './dates.ts';
import { daysFor, type Quote, type QuoteLine, quoteOf } from './quote.ts';
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
  return say(`ask.${question}`, factsFor(question, data, catalogue, now));
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
      return { trips: { numbered: data.suggested_trip_ids.map(tripName) } };
    case 'customise':
      return { addons: { all: catalogue.addons.map(({ id }) => namedIn('addon', id)) } };
    case 'over_budget':
      return overBudget(data, catalogue);
    case 'summary':
      return summary(data, catalogue);
    case 'payment':
      return {
        amount: amount(quoteOf(data, catalogue)?.cents ?? 0, catalogue),
        minutes: data.reserved_until === null ? 0 : minutesLeft(data.reserved_until, now),
      };
    case 'support':
      return { contact: catalogue.contact };
    case 'reschedule':
      return {
        date: { date: data.asked.about ?? data.travel_dates?.start ?? '' },
        trip: tripName(data.selected_trip_id),
      };
    default:
      return {};
  }
}

/** Both amounts: what it would come to, and what was meant to be spent (D6). */
function overBudget(data: TripContext, catalogue: TripCatalogue): Facts {
  const addon = data.asked.about ?? '';
  const with_it = quoteOf({ ...data, customizations: [...data.customizations, addon] }, catalogue);
  return {
    addon: namedIn('addon', addon),
    total: amount(with_it?.cents ?? 0, catalogue),
    budget: amount(Math.round((data.budget_max_usd ?? 0) * 100), catalogue),
  };
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
    hotel: trip.hotel.name,
    guide,
    vehicle: namedIn('vehicle', data.selected_vehicle_id ?? trip.vehicle),
    bill: bill(quote, catalogue),
    total: amount(quote.cents, catalogue),
  };
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
    return phrase('suggestion.line', {
      ...tripFacts(id, data, catalogue),
      tagline: namedIn('trip', id, 'tagline'),
      highlights: { all: [1, 2, 3].map((place) => namedIn('trip', id, `highlight${place}`)) },
      note,
    });
  });
  return say('suggestion.three', { trips: { numbered: trips } });
}

export function tripFacts(id: string, data: TripContext, catalogue: TripCatalogue): Facts {
  const trip = tripWithId(catalogue, id);
  const cents =
    quoteOf({ ...data, customizations: [], applied_discount_code: null }, catalogue, id)?.cents ?? trip?.cents ?? 0;
  return {
    name: tripName(id),
    price: amount(cents, catalogue),
    days: trip === null ? 0 : daysFor(trip, data.duration_days),
    people: data.people_count ?? 1,
  };
}
