import type {
  DeskDid,
  DoneEvent,
  IntentEvent,
  PaymentArrived,
  RefusedEvent,
  TimerFired,
  ToolEvent,
} from '../../core/flow.ts';
import type { Json, JsonObject } from '../../core/json.ts';
import type { EXPLORING_TOOLS, IntentName, TripEntities } from './intents.ts';

/** What the tools answer with, as the machine reads it. */
interface Suggested {
  readonly trip_ids: readonly string[];
  readonly user_id?: string | null;
}

/** What was looked up of a trip; what else is in it depends on what was looked up (D5). */
export type Looked = JsonObject;

interface CodeValid {
  readonly percent?: number;
}

interface PointsCounted {
  readonly points?: number;
  readonly user_id?: string | null;
}

interface DetailValid {
  readonly value?: string;
}

interface PlacesHeld {
  readonly booking_id?: string;
  readonly booking_ref?: string;
  readonly reserved_until?: string;
  readonly user_id?: string | null;
}

/** A code to pay with: a picture of it, how long it is good for, and the page beside it where there is one. */
export interface PayCode {
  readonly image?: string | null;
  readonly url?: string | null;
  readonly expires_at?: string | null;
  readonly payment?: string | null;
  readonly payment_intent_id?: string | null;
}

interface ExtraAsked extends PayCode {
  readonly addon?: string;
  readonly amount_cents?: number;
}

interface KeptForSupport {
  readonly reserved_until?: string;
  /** When somebody is there again; null while somebody is. */
  readonly opens_at?: string | null;
}

interface PlacesConfirmed {
  readonly booking_ref?: string;
  readonly amount_cents?: number | null;
  /** What was ordered, as the ledger has it. */
  readonly ordered?: Json;
}

export type ExploringTool = (typeof EXPLORING_TOOLS)[number];

/** What was heard: any of the intents may carry any of the entities. */
export type Meant = IntentEvent<IntentName, TripEntities>;
export type Shown = DoneEvent<ExploringTool, Looked>;
export type SuggestionsFound = DoneEvent<'getTripSuggestions', Suggested>;
export type CodeChecked = DoneEvent<'validateDiscountCode', CodeValid, { readonly code: string }>;
export type CodeRefused = RefusedEvent<'validateDiscountCode', { readonly code: string }>;
export type PointsKnown = DoneEvent<'getLoyaltyPoints', PointsCounted, { readonly wanted: number | null }>;
export type DetailChecked = DoneEvent<'validateUserDetails', DetailValid, { readonly field: string }>;
export type DetailRefused = RefusedEvent<'validateUserDetails' | 'changeContact', { readonly field: string }>;
export type Reserved = DoneEvent<'createBooking', PlacesHeld>;
export type NotReserved = RefusedEvent<'createBooking'>;
export type CodeMade = DoneEvent<'generatePaymentQR', PayCode>;
export type CodeShown = DoneEvent<'generatePaymentQR' | 'showPaymentQR' | 'addExtra', ExtraAsked>;
export type StatusKnown = DoneEvent<'checkPaymentStatus', { readonly status?: string }>;
export type SupportKept = DoneEvent<'keepForSupport', KeptForSupport>;
export type Confirmed = DoneEvent<'confirmBooking', PlacesConfirmed>;
export type PlacesLost = RefusedEvent<'confirmBooking'>;
export type PickupChanged = DoneEvent<'changePickup', { readonly pickup_location?: string }>;
export type ContactChanged = DoneEvent<'changeContact', DetailValid, { readonly field: string }>;
export type MoneyNews = PaymentArrived<'confirmed' | 'failed' | 'expired' | 'refunded' | 'owed' | 'mismatched'>;
export type DeskNews = DeskDid<'call_off' | 'restore_booking' | 'move_booking'>;

/** Everything that can happen to the sale of a trip. */
export type TripEvent =
  | Meant
  | ToolEvent<ExploringTool, Looked>
  | ToolEvent<'getTripSuggestions', Suggested>
  | ToolEvent<'validateDiscountCode', CodeValid, { readonly code: string }>
  | ToolEvent<'getLoyaltyPoints', PointsCounted, { readonly wanted: number | null }>
  | ToolEvent<'validateUserDetails', DetailValid, { readonly field: string }>
  | ToolEvent<'createBooking', PlacesHeld>
  | ToolEvent<'generatePaymentQR', PayCode>
  | ToolEvent<'showPaymentQR', ExtraAsked>
  | ToolEvent<'addExtra', ExtraAsked>
  | ToolEvent<'checkPaymentStatus', { readonly status?: string }>
  | ToolEvent<'expireBooking'>
  | ToolEvent<'keepForSupport', KeptForSupport>
  | ToolEvent<'releaseBooking'>
  | ToolEvent<'confirmBooking', PlacesConfirmed>
  | ToolEvent<'changePickup', { readonly pickup_location?: string }>
  | ToolEvent<'changeContact', DetailValid, { readonly field: string }>
  | MoneyNews
  | DeskNews
  | TimerFired<'hold' | 'confirming'>;

/** The tools of the document (D5–D10). */
export type ToolName = TripEvent['type'] extends infer Type
  ? Type extends `${infer Tool}.done`
    ? Tool
    : never
  : never;

/** What happened, in words. */
export const EVENTS: { readonly [Type in TripEvent['type']]: string } = {
  inform: 'they tell what they wish for',
  explore: 'they ask to see something',
  reject_all: 'they want none of them',
  select: 'they choose a trip',
  book: 'they want to book',
  customise: 'they add, drop or change something',
  discount: 'they give a discount code',
  negotiate: 'they want to pay less',
  use_points: 'they want to pay with points',
  confirm: 'they say yes',
  decline: 'they say no',
  give_details: 'they give a detail',
  payment_status: 'they ask about the payment',
  payment_trouble: 'they say that paying fails',
  show_code: 'they want to see the code',
  put_off: 'they want to decide or pay another time',
  change_pickup: 'they want to be picked up elsewhere',
  ask_why: 'they ask why it is asked',
  ask_change: 'they ask what a change would mean',
  ask_pickup: 'they ask about the pickup',
  more_people: 'they want to bring more people',
  recount: 'somebody more comes, or somebody does not',
  ask_team: 'they want another hotel, guide or vehicle',
  reschedule: 'they want other days',
  refund_status: 'they ask about a refund',
  travel_tips: 'they ask what to know before the trip',
  change_preferences: 'they tell another wish',
  change_selection: 'they want another trip, hotel or guide',
  start_over: 'they want to begin again',
  cancel: 'they do not want to go on',
  unclear: 'they say something else',
  'getTripSuggestions.done': 'three trips are found',
  'getTripSuggestions.refused': 'no trips can be suggested',
  'getTripSuggestions.failed': 'the trips cannot be looked up',
  'getTripItinerary.done': 'the itinerary is found',
  'getTripItinerary.refused': 'there is no itinerary',
  'getTripItinerary.failed': 'the itinerary cannot be looked up',
  'getHotelDetails.done': 'the hotel is found',
  'getHotelDetails.refused': 'there is no hotel',
  'getHotelDetails.failed': 'the hotel cannot be looked up',
  'getTripImages.done': 'the pictures are found',
  'getTripImages.refused': 'there are no pictures',
  'getTripImages.failed': 'the pictures cannot be looked up',
  'getWeatherForecast.done': 'the weather is known',
  'getWeatherForecast.refused': 'nothing is known of the weather',
  'getWeatherForecast.failed': 'the weather cannot be looked up',
  'compareTrips.done': 'the trips are compared',
  'compareTrips.refused': 'there is nothing to compare',
  'compareTrips.failed': 'the trips cannot be compared',
  'calculateCustomTrip.done': 'the price is worked out',
  'calculateCustomTrip.refused': 'there is no price',
  'calculateCustomTrip.failed': 'the price cannot be worked out',
  'validateDiscountCode.done': 'the code is good',
  'validateDiscountCode.refused': 'the code is unknown or has expired',
  'validateDiscountCode.failed': 'the code cannot be checked',
  'getLoyaltyPoints.done': 'the points are counted',
  'getLoyaltyPoints.refused': 'there is no account',
  'getLoyaltyPoints.failed': 'the points cannot be counted',
  'validateUserDetails.done': 'the detail is good',
  'validateUserDetails.refused': 'the detail will not do',
  'validateUserDetails.failed': 'the detail cannot be checked',
  'createBooking.done': 'the places are held',
  'createBooking.refused': 'the places cannot be had',
  'createBooking.failed': 'nobody knows whether places are held',
  'generatePaymentQR.done': 'the code to pay with is made',
  'generatePaymentQR.refused': 'there is no code to pay with',
  'generatePaymentQR.failed': 'the code to pay with cannot be made',
  'showPaymentQR.done': 'the code that stands is found',
  'showPaymentQR.refused': 'no code stands any more',
  'showPaymentQR.failed': 'the code cannot be looked up',
  'addExtra.done': 'the code for the extra is made',
  'addExtra.refused': 'the extra cannot be had',
  'addExtra.failed': 'the code for the extra cannot be made',
  'checkPaymentStatus.done': 'the provider answers',
  'checkPaymentStatus.refused': 'the provider knows of no payment',
  'checkPaymentStatus.failed': 'the provider cannot be reached',
  'keepForSupport.done': 'the places are kept for a person who helps',
  'keepForSupport.refused': 'the places are not kept for longer',
  'keepForSupport.failed': 'nobody knows whether the places are kept for longer',
  'expireBooking.done': 'the places are free again',
  'expireBooking.refused': 'the places stay',
  'expireBooking.failed': 'nobody knows whether the places are free',
  'releaseBooking.done': 'the places are given back',
  'releaseBooking.refused': 'the places are paid for',
  'releaseBooking.failed': 'nobody knows whether the places are given back',
  'confirmBooking.done': 'every place is confirmed',
  'confirmBooking.refused': 'too few places are left',
  'confirmBooking.failed': 'nobody knows whether every place is confirmed',
  'changePickup.done': 'the pickup is changed',
  'changePickup.refused': 'it is no place to be picked up at',
  'changePickup.failed': 'the pickup cannot be changed',
  'changeContact.done': 'the name or number is changed',
  'changeContact.refused': 'the name or number will not do',
  'changeContact.failed': 'the name or number cannot be changed',
  'payment.confirmed': 'the ledger has the money',
  'payment.failed': 'a payment fails',
  'payment.expired': 'a code to pay with runs out',
  'payment.refunded': 'money went back',
  'payment.owed': 'money has to go back by hand',
  'payment.mismatched': 'another amount arrives than was asked for',
  'desk.call_off': 'the desk called it off',
  'desk.restore_booking': 'the desk took that back',
  'desk.move_booking': 'the desk moved it',
  'timer.hold': 'the time to pay is over',
  'timer.confirming': 'it is time to try again',
};

/** What was said in this turn, also while a tool's answer or nothing at all moves the machine on. */
export function entitiesOf(event: TripEvent): TripEntities {
  return 'entities' in event ? event.entities : {};
}
