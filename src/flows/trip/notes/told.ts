import { isExtra, type TripCatalogue } from '../catalogue.ts';
import { isOpen, type Question, type TripContext, tripContext } from '../context.ts';
import { datesFrom, daysBetween, today } from '../dates.ts';
import { entitiesOf, type TripEvent } from '../events.ts';
import type { TripEntities } from '../intents.ts';

/** What is written down of anything that was told, at any stage: each function gives what is stored afterwards. */

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
] as const;

/** What was said is taken, as far as it is valid; days that have gone by are none to leave on. What is booked no words change. */
export function told(data: TripContext, event: TripEvent, catalogue: TripCatalogue): TripContext {
  return taken(data, entitiesOf(event), event.turn.now, catalogue);
}

export function taken(
  data: TripContext,
  { travel_period, ...entities }: TripEntities,
  now: string,
  catalogue: TripCatalogue,
): TripContext {
  if (data.state === 'POST_BOOKING') return data;
  const soon = isTooSoon(entities, now, catalogue);
  const said = Object.fromEntries(
    TOLD.flatMap((field) => {
      const value = entities[field];
      return value === undefined || (soon && field === 'travel_dates') ? [] : [[field, value]];
    }),
  );
  const parsed = tripContext.safeParse({ ...data, ...said });
  if (!parsed.success) return data;
  const next = settled(parsed.data, 'travel_dates' in said, 'duration_days' in said, now, catalogue);
  return inPeriod(withoutTold(next, catalogue), travel_period);
}

/** An extra whose price was told is "it" for one message. */
function withoutTold(data: TripContext, catalogue: TripCatalogue): TripContext {
  if (!isOpen(data.asked.question)) return data;
  return { ...data, asked: { ...data.asked, options: data.asked.options.filter((id) => !isExtra(catalogue, id)) } };
}

/** A day that has passed, or is today, is none to leave on; what was settled before stays. */
export function isTooSoon({ travel_dates }: TripEntities, now: string, catalogue: TripCatalogue): boolean {
  return travel_dates !== undefined && travel_dates.start <= today(now, catalogue);
}

/** "Next month" leaves the day open: it is asked for when we book, within that time (D7). */
function inPeriod(data: TripContext, named: TripEntities['travel_period']): TripContext {
  const opened = named === undefined || data.state !== 'BOOKING' ? data : { ...data, travel_dates: null };
  const period = named === undefined ? data.asked.period : `${named.start}/${named.end}`;
  return { ...opened, asked: { ...data.asked, period: opened.travel_dates === null ? period : null } };
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
  if (travel_dates.start <= today(now, catalogue)) return { ...data, travel_dates: null };
  const days = daysBetween(travel_dates.start, travel_dates.end) + 1;
  if (dated && !lasting && days > 1) return { ...data, duration_days: days };
  return duration_days === null ? data : { ...data, travel_dates: datesFrom(travel_dates.start, duration_days) };
}

/** A question stands from now on. */
export function asking(data: TripContext, question: Question | null): TripContext {
  return { ...data, asked: { ...data.asked, question } };
}

/** A question about something stands from now on. */
export function askingAbout(data: TripContext, question: Question | null, about: string | null): TripContext {
  return { ...data, asked: { ...data.asked, question, about } };
}
