import { addonWithId, hotelsFor, type TripCatalogue, tripWithId } from '../catalogue.ts';
import { limitOf, type TripContext, tripContext } from '../context.ts';
import { type CodeChecked, entitiesOf, type Meant, type PointsKnown, type TripEvent } from '../events.ts';
import { quoteOf } from '../quote.ts';
import { askingAbout, told } from './told.ts';

/** Stage four: the chosen trip is made one's own, and every change recalculates the whole (D6). */
export function customised(before: TripContext, event: TripEvent, catalogue: TripCatalogue): TripContext {
  const next = changed(before, event, catalogue);
  const { added, waiting } = addonsWanted(next, event, catalogue);
  const asked = overBudgetBy(before, next, catalogue);
  const data = { ...asked, customizations: [...asked.customizations, ...added] };
  if (waiting.length === 0) return data;
  return { ...data, asked: { ...data.asked, question: 'over_budget', options: [...waiting] } };
}

/** Stands in for the trip while the list of add-ons was asked for. */
export const LISTED = 'listed';

/** Hotel, guide, vehicle and being a student, and whatever else was told. */
export function applied(before: TripContext, event: TripEvent, catalogue: TripCatalogue): TripContext {
  const data = told(before, event, catalogue);
  const { hotel, guide, vehicle, student, listed } = entitiesOf(event);
  const trip = tripWithId(catalogue, data.selected_trip_id);
  const chosen = (list: readonly { readonly id: string }[], wanted: string | undefined) =>
    list.find(({ id }) => id === wanted)?.id ?? null;
  return {
    ...data,
    selected_hotel_id: chosen(trip === null ? [] : hotelsFor(catalogue, trip), hotel) ?? data.selected_hotel_id,
    selected_guide_id: chosen(catalogue.guides, guide) ?? data.selected_guide_id,
    selected_vehicle_id: chosen(catalogue.vehicles, vehicle) ?? data.selected_vehicle_id,
    apply_student_discount: student === true || data.apply_student_discount,
    asked: { ...data.asked, question: 'customise', about: listed === true ? LISTED : null },
  };
}

/** All but the add-ons. */
function changed(before: TripContext, event: TripEvent, catalogue: TripCatalogue): TripContext {
  const data = withoutDropped(applied(before, event, catalogue), event);
  return hasOutgrown(data, catalogue) ? { ...data, applied_discount_code: null } : data;
}

/** A small group that has grown is told that its discount is gone (D6, X20). */
export function hasOutgrown(data: TripContext, { smallGroup }: TripCatalogue): boolean {
  if (smallGroup === undefined || data.applied_discount_code !== smallGroup.code) return false;
  return (data.people_count ?? 1) > smallGroup.peopleMax;
}

function withoutDropped(data: TripContext, event: TripEvent): TripContext {
  const { dropped = [] } = entitiesOf(event);
  return { ...data, customizations: data.customizations.filter((id) => !dropped.includes(id)) };
}

/** Add-ons within the budget are added at once; those that go over it wait, together, for a yes. */
export function addonsWanted(data: TripContext, event: TripEvent, catalogue: TripCatalogue) {
  const { addons = [] } = entitiesOf(event);
  const wanted = addons.filter((id) => addonWithId(catalogue, id) !== null && !data.customizations.includes(id));
  const customizations = [...data.customizations];
  for (const id of wanted) {
    const cents = quoteOf({ ...data, customizations: [...customizations, id] }, catalogue)?.cents ?? 0;
    if (cents <= limitOf(data)) customizations.push(id);
  }
  const added = wanted.filter((id) => customizations.includes(id));
  return { added, waiting: wanted.filter((id) => !added.includes(id)) };
}

/** What is added at once by these words. */
export function addonsAdded(before: TripContext, event: TripEvent, catalogue: TripCatalogue): readonly string[] {
  return addonsWanted(changed(before, event, catalogue), event, catalogue).added;
}

/** What a change of people, days, hotel or vehicle made of the total; it counts already and can be taken back. */
const CHANGEABLE = [
  'people_count',
  'duration_days',
  'travel_dates',
  'selected_hotel_id',
  'selected_vehicle_id',
] as const;

/** More people or days than the budget bears: asked about, with what was before kept in mind. */
function overBudgetBy(before: TripContext, data: TripContext, catalogue: TripCatalogue): TripContext {
  const { customizations } = data;
  const was = quoteOf({ ...before, customizations }, catalogue)?.cents ?? null;
  const is = quoteOf(data, catalogue)?.cents ?? 0;
  if (was === null || is <= was || is <= limitOf(data)) return data;
  const kept = Object.fromEntries(CHANGEABLE.map((field) => [field, before[field]]));
  return askingAbout(data, 'over_budget_change', JSON.stringify(kept));
}

/** It was decided on: a change of the trip stays as it is. */
export function decided(before: TripContext, event: TripEvent, catalogue: TripCatalogue): TripContext {
  return askingAbout(told(before, event, catalogue), 'customise', null);
}

/** A change that went over the budget is taken back. */
export function asBefore(before: TripContext, event: TripEvent, catalogue: TripCatalogue): TripContext {
  const data = decided(before, event, catalogue);
  const { about } = before.asked;
  const kept: unknown = about?.startsWith('{') ? JSON.parse(about) : {};
  const parsed = tripContext.safeParse({ ...data, ...(kept as object) });
  return parsed.success ? parsed.data : data;
}

/** Add-ons that went over the budget are added all the same. */
export function addonsAgreed(before: TripContext, event: TripEvent, catalogue: TripCatalogue): TripContext {
  const data = decided(before, event, catalogue);
  return { ...data, customizations: [...data.customizations, ...addonsWaiting(before, catalogue)] };
}

export function addonsWaiting({ asked }: TripContext, catalogue: TripCatalogue): readonly string[] {
  return asked.options.filter((id) => addonWithId(catalogue, id) !== null);
}

export function codeApplied(data: TripContext, { input }: CodeChecked): TripContext {
  return { ...data, applied_discount_code: input.code };
}

/** How many points there are is looked up; a preview chat has no account (D2, D6). */
export function pointsWanted(_memory: unknown, { entities }: Meant) {
  return { wanted: entities.points ?? null };
}

/** As many as are there, and as many as a bill may be paid with. */
export function pointsUsed(data: TripContext, { input, output }: PointsKnown, catalogue: TripCatalogue): number {
  const balance = output.points ?? 0;
  const asked = Math.min(balance, input.wanted ?? balance);
  const lines = quoteOf({ ...data, loyalty_points_to_use: asked }, catalogue)?.lines ?? [];
  return lines.find((line) => line.kind === 'points')?.points ?? asked;
}

export function pointsTaken(data: TripContext, event: PointsKnown, catalogue: TripCatalogue): TripContext {
  const loyalty_points_to_use = pointsUsed(data, event, catalogue);
  return { ...data, user_id: event.output.user_id ?? null, loyalty_points_to_use };
}
