import type { DoneEvent, FailedEvent, IntentEvent, PaymentArrived, RefusedEvent, TimerFired } from '../../core/flow.ts';
import type { Json } from '../../core/json.ts';

/** What a traveller may want, whatever the stage; each stage says which of these it takes. */
export const INTENTS = [
  'inform',
  'explore',
  'reject_all',
  'select',
  'book',
  'customise',
  'negotiate',
  'confirm',
  'decline',
  'give_details',
  'payment_status',
  'payment_trouble',
  'cancel_booking',
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
  | PaymentArrived<'confirmed' | 'failed' | 'refunded'>
  | TimerFired<'hold' | 'reminder'>;

/** The tools that show something, run side by side when several things were asked about at once (D5). */
export const EXPLORING_TOOLS = [
  'getTripItinerary',
  'getHotelDetails',
  'getTripImages',
  'getWeatherForecast',
  'compareTrips',
  'calculateCustomTrip',
] as const;
