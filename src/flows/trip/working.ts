import { type Call, type Say, say } from '../../core/effect.ts';
import type { Json, JsonObject } from '../../core/json.ts';
import { namedIn, phrase, type TripCatalogue } from './catalogue.ts';
import { missingOf, newTrip, type Question, type TripContext, tripContext } from './context.ts';
import { datesFrom, today, wasAway } from './dates.ts';
import { entitiesOf, type TripEvent } from './events.ts';
import { questionSay } from './sayings.ts';

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

export function newWorking(data: TripContext = newTrip(), now = '1970-01-01T00:00:00Z'): Working {
  return { data, now, says: [], calls: [], awaiting: 0, failed: false };
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
] as const;

/** A turn begins: what was said is taken, as far as it is valid, and who was away is welcomed back (D11). */
export function informed(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const { now } = event.turn;
  const fresh: Working = {
    ...newWorking(working.data, now),
    says: 'entities' in event ? welcome(working.data, now) : [],
  };
  const { travel_period, ...entities } = entitiesOf(event);
  const soon = tooSoon(entities['travel_dates'], now, catalogue);
  const told = Object.fromEntries(
    TOLD.flatMap((field) => {
      const value = entities[field];
      return value === undefined || (soon !== null && field === 'travel_dates') ? [] : [[field, value]];
    }),
  );
  const parsed = tripContext.safeParse({ ...working.data, ...told });
  if (!parsed.success) return fresh;
  const data = settled(parsed.data, 'travel_dates' in told, 'duration_days' in told, now, catalogue);
  const dated = inPeriod({ ...fresh, data }, travel_period);
  return soon === null ? dated : saying(dated, say('dates.too_soon', { date: { date: soon } }));
}

/** A day that has passed, or is today, is none to leave on; what was settled before stays. */
function tooSoon(dates: Json | undefined, now: string, catalogue: TripCatalogue): string | null {
  const parsed = tripContext.shape.travel_dates.safeParse(dates);
  const start = parsed.success ? parsed.data?.start : undefined;
  return start !== undefined && start <= today(now, catalogue) ? start : null;
}

/** "Next month" leaves the day open: it is asked for when we book, within that time (D7). */
function inPeriod(working: Working, period: Json | undefined): Working {
  const parsed = tripContext.shape.travel_dates.safeParse(period);
  if (!parsed.success || !parsed.data) return working;
  const { data } = working;
  if (data.state !== 'BOOKING') return saying(working, say('dates.day_later'));
  const about = `${parsed.data.start}/${parsed.data.end}`;
  return { ...working, data: { ...data, travel_dates: null, asked: { ...data.asked, about } } };
}

/** Dates and days agree: both ends of a stay say how long it is, and a stay of another length ends on another day. */
function settled(
  data: TripContext,
  dated: boolean,
  lasting: boolean,
  now: string,
  catalogue: TripCatalogue,
): TripContext {
  const { travel_dates, duration_days } = data;
  if (travel_dates === null) return data;
  // A day that has passed, or is today, is none to leave on.
  if (travel_dates.start <= today(now, catalogue)) return { ...data, travel_dates: null };
  const span = Date.parse(travel_dates.end) - Date.parse(travel_dates.start);
  const days = span / 86_400_000 + 1;
  if (dated && !lasting && days > 1) return { ...data, duration_days: days };
  return duration_days === null ? data : { ...data, travel_dates: datesFrom(travel_dates.start, duration_days) };
}

export function welcome(data: TripContext, now: string): readonly Say[] {
  if (!wasAway(data, now) || data.state === 'PAYMENT') return [];
  const trip = data.selected_trip_id ?? data.asked.about;
  const known = trip !== null && [...data.suggested_trip_ids, data.selected_trip_id].includes(trip);
  if (known) return [say('welcome_back.trip', { trip: namedIn('trip', trip) })];
  if (data.environment === null) return [say('welcome_back')];
  return [say('welcome_back.wish', { place: phrase(`environment.${data.environment}`) })];
}

export function saying(working: Working, ...says: readonly Say[]): Working {
  return { ...working, says: [...working.says, ...says] };
}

/** Puts a question to the traveller and keeps in mind that it stands. */
export function asking(working: Working, question: Question, catalogue: TripCatalogue, about?: string | null): Working {
  const asked = { ...working.data.asked, question, ...(about !== undefined && { about }) };
  const data = { ...working.data, asked };
  return saying({ ...working, data }, questionSay(data, catalogue, working.now));
}

export function calling(working: Working, tool: string, input: JsonObject): Working {
  const calls: readonly Call[] = [...working.calls, { kind: 'call', tool, input }];
  return { ...working, calls, awaiting: working.awaiting + 1, failed: false };
}

/** One awaited answer has come. */
export function answeredBy(working: Working, event: TripEvent): Working {
  const failed = working.failed || event.type.endsWith('.failed');
  return { ...working, now: event.turn.now, awaiting: Math.max(0, working.awaiting - 1), failed };
}

export function knowsAllSix({ data }: Working): boolean {
  return missingOf(data).length === 0;
}
