import type { Fact } from '../../core/effect.ts';
import { addonWithId, hotelOf, hotelsFor, namedIn, phrase, type TripCatalogue, tripWithId } from './catalogue.ts';
import { cheaperThan } from './cheaper.ts';
import type { TripContext } from './context.ts';
import { amount, tripName } from './facts.ts';
import { quoteOf } from './quote.ts';

/** Warmly, and with what can really be done: an add-on less, a simpler hotel, a cheaper trip, a small group, a code (D6). */
export function waysToPayLess(data: TripContext, catalogue: TripCatalogue): readonly Fact[] {
  return [
    ...addonLess(data, catalogue),
    ...simplerHotel(data, catalogue),
    ...cheaperTrip(data, catalogue),
    ...smallGroup(data, catalogue),
    ...(data.applied_discount_code === null ? [phrase('haggle.code')] : []),
    ...(data.apply_student_discount ? [] : [phrase('haggle.student', { percent: catalogue.studentPercent })]),
  ];
}

function totalOf(data: TripContext, catalogue: TripCatalogue): number {
  return quoteOf(data, catalogue)?.cents ?? 0;
}

function addonLess(data: TripContext, catalogue: TripCatalogue): readonly Fact[] {
  const last = addonWithId(catalogue, data.customizations.at(-1) ?? null);
  if (last === null) return [];
  const customizations = data.customizations.filter((id) => id !== last.id);
  const saving = totalOf(data, catalogue) - totalOf({ ...data, customizations }, catalogue);
  return [phrase('haggle.addon', { addon: namedIn('addon', last.id), saving: amount(saving, catalogue) })];
}

function simplerHotel(data: TripContext, catalogue: TripCatalogue): readonly Fact[] {
  const trip = tripWithId(catalogue, data.selected_trip_id);
  if (trip === null) return [];
  const now = hotelOf(catalogue, trip, data.selected_hotel_id);
  const simpler = hotelsFor(catalogue, trip)
    .filter(({ nightCents }) => nightCents < now.nightCents)
    .toSorted((one, other) => other.nightCents - one.nightCents)[0];
  if (simpler === undefined) return [];
  const saving = totalOf(data, catalogue) - totalOf({ ...data, selected_hotel_id: simpler.id }, catalogue);
  return saving <= 0 ? [] : [phrase('haggle.hotel', { hotel: simpler.name, saving: amount(saving, catalogue) })];
}

/** Few people are easier to take: they get something off for the asking, unless a code already takes off as much (D6). */
function smallGroup(data: TripContext, catalogue: TripCatalogue): readonly Fact[] {
  const { smallGroup: group } = catalogue;
  if (group === undefined || (data.people_count ?? 0) > group.peopleMax) return [];
  const saving = totalOf(data, catalogue) - totalOf({ ...data, applied_discount_code: group.code }, catalogue);
  const { code, percent, peopleMax } = group;
  return saving <= 0 ? [] : [phrase('haggle.group', { code, percent, peopleMax, saving: amount(saving, catalogue) })];
}

function cheaperTrip(data: TripContext, catalogue: TripCatalogue): readonly Fact[] {
  const now = totalOf(data, catalogue);
  // Of those that were shown, else of all we have (X20).
  const others = [...data.suggested_trip_ids, ...cheaperThan(now, data, catalogue).map(({ id }) => id)];
  const found = others
    .filter((id) => id !== data.selected_trip_id)
    .map((id) => ({ id, cents: quoteOf(data, catalogue, id)?.cents ?? now }))
    .find(({ cents }) => cents < now);
  if (found === undefined) return [];
  return [phrase('haggle.trip', { trip: tripName(found.id), total: amount(found.cents, catalogue) })];
}
