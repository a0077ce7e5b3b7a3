import type { Fact } from '../../core/effect.ts';
import { namedIn, phrase, type TripCatalogue } from './catalogue.ts';
import type { TripContext } from './context.ts';
import { amount } from './facts.ts';

/** What was just understood is said back in a few words, so that a mistake is seen at once (D3). */
export function newlyTold(before: TripContext, after: TripContext, catalogue: TripCatalogue): readonly Fact[] {
  return [...wishes(before, after, catalogue), ...choices(before, after, catalogue), ...extras(before, after)];
}

function wishes(before: TripContext, after: TripContext, catalogue: TripCatalogue): readonly Fact[] {
  const changed = (field: keyof TripContext) => after[field] !== null && after[field] !== before[field];
  const { mood, environment, duration_days, people_count, budget_max_usd, departure_city, travel_dates } = after;
  return [
    ...(changed('mood') ? [phrase(`mood.${mood}`)] : []),
    ...(changed('environment') ? [phrase(`environment.${environment}`)] : []),
    ...(changed('duration_days') ? [phrase('noted.days', { days: duration_days })] : []),
    ...(changed('people_count') ? [phrase('noted.people', { people: people_count })] : []),
    ...(changed('budget_max_usd') && budget_max_usd !== null ? [budget(after, catalogue)] : []),
    ...(changed('departure_city') && departure_city !== null
      ? [phrase('noted.city', { city: namedIn('city', departure_city) })]
      : []),
    ...(travel_dates !== null && travel_dates.start !== before.travel_dates?.start
      ? [phrase('noted.start', { date: { date: travel_dates.start } })]
      : []),
  ];
}

/** Above this a budget has no upper end. */
const OPEN_USD = 100_000;

function budget({ budget_min_usd, budget_max_usd }: TripContext, catalogue: TripCatalogue): Fact {
  const low = amount(Math.round((budget_min_usd ?? 0) * 100), catalogue);
  const high = amount(Math.round((budget_max_usd ?? 0) * 100), catalogue);
  if ((budget_max_usd ?? 0) >= OPEN_USD) return phrase('noted.from', { low });
  return budget_min_usd === 0 ? phrase('noted.up_to', { high }) : phrase('noted.between', { low, high });
}

/** Another hotel, guide or vehicle than before. */
function choices(before: TripContext, after: TripContext, { hotels, guides }: TripCatalogue): readonly Fact[] {
  const changed = (field: 'selected_hotel_id' | 'selected_guide_id' | 'selected_vehicle_id') =>
    after[field] === before[field] ? null : after[field];
  const vehicle = changed('selected_vehicle_id');
  return [
    ...hotels.filter(({ id }) => id === changed('selected_hotel_id')).map(({ name }) => name),
    ...guides.filter(({ id }) => id === changed('selected_guide_id')).map(({ name }) => name),
    ...(vehicle === null ? [] : [namedIn('vehicle', vehicle)]),
  ];
}

/** Said back as it is kept. */
const OWN_WORDS = ['special_needs', 'customer_name', 'customer_phone'] as const;

function extras(before: TripContext, after: TripContext): readonly Fact[] {
  const added = after.customizations.filter((id) => !before.customizations.includes(id));
  return [
    ...added.map((id) => namedIn('addon', id)),
    ...(after.apply_student_discount && !before.apply_student_discount ? [phrase('noted.student')] : []),
    ...OWN_WORDS.flatMap((field) => (after[field] === before[field] ? [] : (after[field] ?? []))),
  ];
}
