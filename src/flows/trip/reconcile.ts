import { type Say, say } from '../../core/effect.ts';
import type { Reconciled } from '../../core/flow.ts';
import type { JsonObject } from '../../core/json.ts';
import { addonWithId, type TripCatalogue, tripWithId } from './catalogue.ts';
import { type TripContext, tripContext } from './context.ts';

/**
 * What was chosen, held against what the agency sells today. A trip, a hotel, a vehicle, a guide, an extra or a code that is no
 * longer to be had is let go with a word. Places that are held or paid for stand in the ledger.
 */
export function reconciled(stored: JsonObject, catalogue: TripCatalogue): Reconciled | null {
  const data = tripContext.parse(stored);
  if (data.booking_id !== null) return null;
  const trips = withoutTrips(data, catalogue);
  const parts = withoutParts(trips.context, catalogue);
  const says = [...trips.says, ...parts.says];
  return says.length === 0 ? null : { context: parts.context, says };
}

interface Left {
  readonly context: TripContext;
  readonly says: readonly Say[];
}

/** Without the trip that was chosen, the others that were suggested are put again; with none of them, what they would like. */
function withoutTrips(data: TripContext, catalogue: TripCatalogue): Left {
  const isSold = (id: string) => tripWithId(catalogue, id) !== null;
  const suggested = data.suggested_trip_ids.filter(isSold);
  const { selected_trip_id: chosen } = data;
  const isGone = chosen !== null && !isSold(chosen);
  const isListed = data.state === 'SUGGESTION' || data.state === 'EXPLORATION';
  if (!isGone && !(isListed && suggested.length < data.suggested_trip_ids.length)) return { context: data, says: [] };
  const none = { selected_trip_id: null, selected_hotel_id: null, selected_vehicle_id: null, selected_guide_id: null };
  const goesTo =
    suggested.length > 0
      ? ({ state: 'SUGGESTION', question: 'which_trip' } as const)
      : ({ state: 'DISCOVERY', question: 'what_did_not_fit' } as const);
  const { state, question } = goesTo;
  const asked = { ...data.asked, question, options: [], about: null };
  return {
    context: { ...data, ...none, suggested_trip_ids: suggested, state, asked },
    says: [say(isGone ? 'gone.trip' : 'gone.suggestion')],
  };
}

/** What goes with the trip is simply left out, and the trip is as its package has it. */
function withoutParts(data: TripContext, catalogue: TripCatalogue): Left {
  const { hotels, vehicles, guides, codes, smallGroup } = catalogue;
  const isOneOf = (things: readonly { readonly id: string }[], id: string | null) =>
    id === null || things.some((one) => one.id === id);
  const known = [...codes, ...(smallGroup === undefined ? [] : [smallGroup])].map(({ code }) => code);
  const customizations = data.customizations.filter((id) => addonWithId(catalogue, id) !== null);
  const gone = {
    hotel: !isOneOf(hotels, data.selected_hotel_id),
    vehicle: !isOneOf(vehicles, data.selected_vehicle_id),
    guide: !isOneOf(guides, data.selected_guide_id),
    addon: customizations.length < data.customizations.length,
    code: data.applied_discount_code !== null && !known.includes(data.applied_discount_code),
  };
  return {
    context: {
      ...data,
      customizations,
      selected_hotel_id: gone.hotel ? null : data.selected_hotel_id,
      selected_vehicle_id: gone.vehicle ? null : data.selected_vehicle_id,
      selected_guide_id: gone.guide ? null : data.selected_guide_id,
      applied_discount_code: gone.code ? null : data.applied_discount_code,
    },
    says: Object.entries(gone).flatMap(([what, isGone]) => (isGone ? [say(`gone.${what}`)] : [])),
  };
}
