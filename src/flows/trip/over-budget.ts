import { say } from '../../core/effect.ts';
import { addonWithId, namedIn, type TripCatalogue } from './catalogue.ts';
import { type TripContext, tripContext } from './context.ts';
import type { TripEvent } from './events.ts';
import { quoteOf } from './quote.ts';
import { informed, saying, type Working } from './working.ts';

/** What goes over the budget is said with both amounts and asked about (D6). */
export function limitOf({ budget_max_usd }: TripContext): number {
  return budget_max_usd === null ? Number.POSITIVE_INFINITY : Math.round(budget_max_usd * 100);
}

/** Add-ons that would go over it wait for a yes. */
export function overBudget(working: Working, addons: readonly string[]): Working {
  const { data } = working;
  const asked = { ...data.asked, question: 'over_budget' as const, options: [...addons] };
  return { ...working, data: { ...data, asked } };
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
export function askOverBudget(before: TripContext, working: Working, catalogue: TripCatalogue): Working {
  const { data } = working;
  const customizations = data.customizations;
  const was = quoteOf({ ...before, customizations }, catalogue)?.cents ?? null;
  const is = quoteOf(data, catalogue)?.cents ?? 0;
  if (was === null || is <= was || is <= limitOf(data)) return working;
  const kept = Object.fromEntries(CHANGEABLE.map((field) => [field, before[field]]));
  const asked = { ...data.asked, question: 'over_budget_change' as const, about: JSON.stringify(kept) };
  return { ...working, data: { ...data, asked } };
}

/** Yes to what goes over the budget, or no: then it is left out, or as it was before. */
export function decided(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = informed(working, event, catalogue);
  const { asked } = next.data;
  const settled = { ...asked, question: 'customise' as const, about: null };
  const data: TripContext = { ...next.data, asked: settled };
  const agreed = event.type === 'confirm';
  if (asked.question === 'over_budget_change') {
    return agreed ? saying({ ...next, data }, say('noted')) : takenBack(next, data, asked.about);
  }
  const addons = asked.options.filter((id) => addonWithId(catalogue, id) !== null);
  const says = addons.map((id) => say(agreed ? 'added' : 'left_out', { addon: namedIn('addon', id) }));
  const customizations = agreed ? [...data.customizations, ...addons] : data.customizations;
  return saying({ ...next, data: { ...data, customizations } }, ...says);
}

function takenBack(next: Working, data: TripContext, before: string | null): Working {
  const kept: unknown = before?.startsWith('{') ? JSON.parse(before) : {};
  const parsed = tripContext.safeParse({ ...data, ...(kept as object) });
  return saying({ ...next, data: parsed.success ? parsed.data : data }, say('as_before'));
}
