import type { Call, Say } from '../../core/effect.ts';
import type { Json, JsonObject } from '../../core/json.ts';
import { type TripContext, tripContext } from './context.ts';
import { EXPLORING_TOOLS, type TripEvent } from './events.ts';

/** What the machine holds while a turn lasts. */
export interface Working {
  readonly data: TripContext;
  readonly now: string;
  readonly says: readonly Say[];
  readonly calls: readonly Call[];
  /** How many answers of tools are still to come; they come in the order of the calls. */
  readonly awaiting: number;
  readonly failed: boolean;
}

/** Fields that words may set, by their names in the state; everything else in an intent is ignored (X1). */
const TOLD = [
  'mood',
  'environment',
  'duration_days',
  'people_count',
  'budget_min_usd',
  'budget_max_usd',
  'departure_city',
  'travel_dates',
  'special_needs',
  'customer_name',
  'customer_phone',
  'pickup_location',
  'booking_special_requests',
] as const;

export function informed(working: Working, event: TripEvent): Working {
  const now = { ...working, now: event.turn.now, says: [], calls: [], awaiting: 0, failed: false };
  if (!('entities' in event)) return now;
  const told = Object.fromEntries(
    TOLD.flatMap((field) => {
      const value = event.entities[field];
      return value === undefined ? [] : [[field, value]];
    }),
  );
  const data = tripContext.safeParse({ ...working.data, ...told });
  return data.success ? { ...now, data: data.data } : now;
}

export function selected(working: Working, event: TripEvent): Working {
  const trip = 'entities' in event ? event.entities['trip'] : undefined;
  const it = working.data.asked.about ?? working.data.suggested_trip_ids[0] ?? null;
  const chosen = typeof trip === 'string' ? trip : (working.data.selected_trip_id ?? it);
  return { ...working, data: { ...working.data, selected_trip_id: chosen } };
}

/** Everything that was asked about becomes one call each; they run side by side (D5). */
export function exploration(working: Working, event: TripEvent): Working {
  const wanted = 'entities' in event && Array.isArray(event.entities['topics']) ? event.entities['topics'] : [];
  const trip = 'entities' in event ? event.entities['trip'] : undefined;
  const about =
    typeof trip === 'string' ? trip : (working.data.asked.about ?? working.data.suggested_trip_ids[0] ?? null);
  const data = { ...working.data, asked: { ...working.data.asked, about } };
  const calls = EXPLORING_TOOLS.filter((tool) => wanted.includes(tool)).map((tool) => createCall(tool, data));
  return { ...working, data, calls, awaiting: calls.length };
}

export function answered(working: Working, event: TripEvent): Working {
  const failed = working.failed || event.type.endsWith('.failed');
  const next = { ...working, now: event.turn.now, awaiting: working.awaiting - 1, failed };
  const output = 'output' in event ? recordOf(event.output) : {};
  const ids = output['trip_ids'];
  const suggested = Array.isArray(ids) ? { suggested_trip_ids: ids.map(String) } : {};
  const payment = output['payment_intent_id'];
  const paying = typeof payment === 'string' ? { payment_intent_id: payment, payment_status: 'PENDING' } : {};
  return { ...next, data: { ...working.data, ...suggested, ...paying } };
}

export function reserved(working: Working, event: TripEvent): Working {
  const output = 'output' in event ? recordOf(event.output) : {};
  const data = {
    ...working.data,
    booking_id: String(output['booking_id']),
    booking_ref: String(output['booking_ref']),
    reserved_until: String(output['reserved_until']),
    payment_attempts: 0,
  };
  return { ...working, now: event.turn.now, data, awaiting: 0 };
}

export function paidFor(working: Working, event: TripEvent): Working {
  return { ...working, now: event.turn.now, data: { ...working.data, payment_status: 'CONFIRMED' } };
}

/** The places are free again; the person's details stay, and the next reservation starts afresh (D8). */
export function expired(working: Working, event: TripEvent): Working {
  const data = {
    ...working.data,
    booking_id: null,
    payment_intent_id: null,
    reserved_until: null,
    payment_status: null,
    payment_attempts: 0,
  };
  return { ...working, now: event.turn.now, data };
}

export function detailsMissing(data: TripContext): readonly (keyof TripContext)[] {
  const details = ['customer_name', 'customer_phone', 'pickup_location', 'booking_special_requests'] as const;
  return details.filter((field) => data[field] === null);
}

export function createCall(tool: string, data: TripContext): Call {
  return { kind: 'call', tool, input: inputOf(tool, data) };
}

function inputOf(tool: string, data: TripContext): JsonObject {
  if (tool === 'getTripSuggestions') {
    const { environment, duration_days, people_count, budget_min_usd, budget_max_usd, departure_city } = data;
    return { environment, duration_days, people_count, budget_min_usd, budget_max_usd, departure_city };
  }
  if (tool === 'generatePaymentQR' || tool === 'checkPaymentStatus') return { booking_id: data.booking_id };
  return { trip: data.selected_trip_id ?? data.asked.about };
}

function recordOf(value: Json): JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as JsonObject) : {};
}
