import type { Fact, Facts } from '../../core/effect.ts';
import type { Priced } from '../../core/expectation.ts';
import {
  type Addon,
  addonWithId,
  hotelOf,
  hotelsFor,
  isExtra,
  namedIn,
  phrase,
  type Trip,
  type TripCatalogue,
  tripWithId,
} from './catalogue.ts';
import { isOpen, type TripContext } from './context.ts';
import { guideTold } from './guides.ts';
import { daysFor, plainPrice, type Quote, type QuoteLine, quoteOf } from './quote.ts';

/** Facts that several messages state. */
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

/** Both amounts: what it would come to, and what was meant to be spent (D6). */
export function overBudget(data: TripContext, catalogue: TripCatalogue): Facts {
  const { options } = data.asked;
  const customizations = [...data.customizations, ...options];
  return {
    addons: { all: options.map((id) => namedIn('addon', id)) },
    ...bothAmounts({ ...data, customizations }, catalogue),
  };
}

export function bothAmounts(data: TripContext, catalogue: TripCatalogue): Facts {
  return {
    total: amount(quoteOf(data, catalogue)?.cents ?? 0, catalogue),
    budget: amount(Math.round((data.budget_max_usd ?? 0) * 100), catalogue),
  };
}

export function priced({ id, cents, per }: Addon, catalogue: TripCatalogue): Fact {
  return phrase(`addon.per_${per}`, { addon: namedIn('addon', id), price: amount(cents, catalogue) });
}

/** Add-ons and vehicles with their prices; the vehicle that a trip has anyway costs nothing more. */
export function extrasPriced(ids: readonly string[], trip: Trip | null, catalogue: TripCatalogue): readonly Fact[] {
  const vehicles = catalogue.vehicles.filter(({ id }) => ids.includes(id));
  return [
    ...addonsIn(catalogue, ids).map((addon) => priced(addon, catalogue)),
    ...vehicles.map(({ id, cents }) => {
      const price = amount(trip?.vehicle === id ? 0 : cents, catalogue);
      return phrase('addon.per_booking', { addon: namedIn('vehicle', id), price });
    }),
  ];
}

export function addonsIn(catalogue: TripCatalogue, ids: readonly string[]): readonly Addon[] {
  return ids.flatMap((id) => addonWithId(catalogue, id) ?? []);
}

/** The add-ons and the vehicle whose price was told last. */
export function extrasTold({ asked }: TripContext, catalogue: TripCatalogue): readonly string[] {
  return isOpen(asked.question) ? asked.options.filter((id) => isExtra(catalogue, id)) : [];
}

/** The hotels of the trip in question, each with what it would come to. */
export function hotelOffers(data: TripContext, catalogue: TripCatalogue): readonly Priced[] {
  const trip = tripWithId(catalogue, data.asked.about);
  if (trip === null) return [];
  return hotelsFor(catalogue, trip).map(({ id, name, stars }) => {
    const choice = { ...data, selected_trip_id: trip.id, selected_hotel_id: id };
    const cents = quoteOf(choice, catalogue)?.cents ?? 0;
    const line = phrase('hotel.offer', { hotel: name, stars, total: amount(cents, catalogue) }, name);
    return { cents, line };
  });
}

/** What an add-on costs once the trip is paid for: the difference, and nothing else (D10). */
export function addonDifference(data: TripContext, addon: string | null, catalogue: TripCatalogue): number {
  const found = addonWithId(catalogue, addon);
  if (found === null || data.customizations.includes(found.id)) return 0;
  const customizations = [...data.customizations, found.id];
  return (quoteOf({ ...data, customizations }, catalogue)?.cents ?? 0) - (quoteOf(data, catalogue)?.cents ?? 0);
}

export function addonLater(data: TripContext, catalogue: TripCatalogue): Facts {
  const difference = addonDifference(data, data.asked.about, catalogue);
  return { addon: namedIn('addon', data.asked.about ?? ''), difference: amount(difference, catalogue) };
}

export function summary(data: TripContext, catalogue: TripCatalogue): Facts {
  const trip = tripWithId(catalogue, data.selected_trip_id);
  const quote = quoteOf(data, catalogue);
  if (trip === null || quote === null) return {};
  return {
    trip: tripName(trip.id),
    start: { date: data.travel_dates?.start ?? '' },
    end: { date: data.travel_dates?.end ?? '' },
    people: data.people_count ?? 1,
    days: daysFor(trip, data.duration_days),
    hotel: hotelOf(catalogue, trip, data.selected_hotel_id).name,
    guide: guideTold(trip, data, catalogue),
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
