import type {
  DeskDid,
  DoneEvent,
  FailedEvent,
  IntentEvent,
  PaymentArrived,
  RefusedEvent,
  TimerFired,
} from '../../core/flow.ts';
import type { Json } from '../../core/json.ts';

/** What a traveller may want, whatever the stage; each stage says which of these it takes. */
export const INTENTS = [
  'inform',
  'explore',
  'reject_all',
  'select',
  'book',
  'customise',
  'discount',
  'negotiate',
  'use_points',
  'confirm',
  'decline',
  'give_details',
  'payment_status',
  'payment_trouble',
  'show_code',
  'put_off',
  'change_pickup',
  'ask_why',
  'ask_change',
  'ask_pickup',
  'more_people',
  'ask_team',
  'reschedule',
  'refund_status',
  'travel_tips',
  'change_preferences',
  'change_selection',
  'start_over',
  'cancel',
  'unclear',
] as const;
export type IntentName = (typeof INTENTS)[number];

export type Entities = { readonly [name: string]: Json };
export type TripIntent = IntentEvent<IntentName, Entities>;
export type AnswerEvent = DoneEvent<string> | RefusedEvent<string> | FailedEvent<string>;
export type TripEvent =
  | TripIntent
  | AnswerEvent
  | PaymentArrived<'confirmed' | 'failed' | 'expired' | 'refunded' | 'owed' | 'mismatched'>
  | DeskDid<'call_off' | 'restore_booking' | 'move_booking'>
  | TimerFired<'hold' | 'reminder' | 'confirming'>;

/** The tools that show something, run side by side when several things were asked about at once (D5). */
export const EXPLORING_TOOLS = [
  'getTripItinerary',
  'getHotelDetails',
  'getTripImages',
  'getWeatherForecast',
  'compareTrips',
  'calculateCustomTrip',
] as const;

export const TIPS = ['packing', 'fees', 'etiquette'] as const;

export function entitiesOf(event: TripEvent): Entities {
  return 'entities' in event ? event.entities : {};
}

export function stringIn(entities: Entities, name: string): string | null {
  const value = entities[name];
  return typeof value === 'string' ? value : null;
}

export function stringsIn(entities: Entities, name: string): readonly string[] {
  const value = entities[name];
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}

/** What a tool answered; nothing where it refused without saying more. */
export function outputOf(event: TripEvent): Entities {
  const value = 'output' in event ? event.output : null;
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Entities) : {};
}
