import { type Fact, type Say, say } from '../../core/effect.ts';
import { instantOf } from '../../domain/zoned.ts';
import { destinationOf, namedIn, type TripCatalogue, tripWithId } from './catalogue.ts';
import { isOff, orderedTrip, type TripContext } from './context.ts';
import { datesFrom, daysBetween, pickupOn, reminderAt, today } from './dates.ts';
import { entitiesOf, outputOf, stringIn, stringsIn, type TripEvent } from './events.ts';
import { type Entities, TIPS } from './intents.ts';
import { quoteOf } from './quote.ts';
import { amount, tripName } from './sayings.ts';
import { answeredBy, asking, informed, saying, type Working } from './working.ts';

/** Stage seven: a companion for the rest of the journey (D10). */
export function confirmed(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = answeredBy(working, event);
  const data = asBooked(next.data, outputOf(event));
  const paidCents = outputOf(event)['amount_cents'];
  const total = typeof paidCents === 'number' ? { total: amount(paidCents, catalogue) } : {};
  const said = saying({ ...next, data }, say('post.confirmed', { ...confirmation(data, catalogue), ...total }));
  const soon = remindsAt({ ...said, data }, catalogue) === null && data.travel_dates !== null;
  return asking(soon ? saying(said, reminder(data, catalogue)) : said, 'tips', catalogue);
}

/** What was paid for is what the ledger has, whatever the talk has turned to since (X5, D9). */
function asBooked(data: TripContext, output: Entities): TripContext {
  const ordered = orderedTrip.safeParse(output['ordered']);
  const booking_ref = stringIn(output, 'booking_ref') ?? data.booking_ref;
  const asked = { ...data.asked, about: null };
  return { ...data, ...(ordered.success ? ordered.data : {}), booking_ref, reserved_until: null, asked };
}

function confirmation(data: TripContext, catalogue: TripCatalogue): { readonly [name: string]: Fact } {
  return {
    trip: tripName(data.selected_trip_id),
    ref: data.booking_ref ?? '',
    start: { date: data.travel_dates?.start ?? '' },
    people: data.people_count ?? 1,
    total: amount(quoteOf(data, catalogue)?.cents ?? 0, catalogue),
  };
}

/** When to remind: a day before pickup; null when that has passed, and it is said at once instead (D10). */
export function remindsAt({ data, now }: Working, catalogue: TripCatalogue): string | null {
  if (data.travel_dates === null) return null;
  const at = reminderAt(data.travel_dates.start, catalogue);
  return instantOf(at) > instantOf(now) ? at : null;
}

export function reminder(data: TripContext, catalogue: TripCatalogue): Say {
  const pickup = data.travel_dates === null ? '' : pickupOn(data.travel_dates.start, catalogue);
  return say('post.reminder', {
    trip: tripName(data.selected_trip_id),
    pickup: { at: pickup, as: 'slot' },
    place: data.pickup_location ?? '',
  });
}

export function tipsSays(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const trip = tripWithId(catalogue, working.data.selected_trip_id);
  if (trip === null) return working;
  const { id, feeCents } = destinationOf(catalogue, trip);
  const wanted = stringsIn(entitiesOf(event), 'tips');
  const place = namedIn('destination', id);
  const says = TIPS.filter((tip) => wanted.includes(tip)).map((tip) => {
    if (tip === 'fees') return say('tip.fees', { place, fee: amount(feeCents, catalogue) });
    return say(`tip.${tip}`, { place, advice: namedIn('destination', id, tip) });
  });
  return saying(working, ...says);
}

/** The desk called it off: what has gone back, or is on its way, the ledger said (D10). */
export function calledOff(working: Working, event: TripEvent): Working {
  const { refund = null, refund_sent } = outputOf(event);
  const cents = Number(Object(refund)['cents'] ?? 0);
  const payment_status = cents === 0 ? 'CANCELLED' : refund_sent === true ? 'REFUNDED' : 'REFUNDING';
  return { ...working, data: { ...working.data, payment_status, asked: nothingAsked(working.data) } };
}

/** It stands again, and nothing had gone back (X13). */
export function restored({ data, ...working }: Working): Working {
  return { ...working, data: { ...data, payment_status: 'CONFIRMED' } };
}

/** The desk moved it: another booking in the ledger, on other days. Too late for a reminder, it is said at once (D10). */
export function moved(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const output = outputOf(event);
  const start = today(stringIn(output, 'start') ?? event.turn.now, catalogue);
  const { data } = working;
  const days = data.travel_dates === null ? 1 : daysBetween(data.travel_dates.start, data.travel_dates.end) + 1;
  const travel_dates = datesFrom(start, days);
  const booking_id = stringIn(output, 'id') ?? data.booking_id;
  const next = {
    ...working,
    now: event.turn.now,
    data: { ...data, travel_dates, booking_id, asked: nothingAsked(data) },
  };
  return remindsAt(next, catalogue) === null ? saying(next, reminder(next.data, catalogue)) : next;
}

function nothingAsked({ asked }: TripContext): TripContext['asked'] {
  return { ...asked, question: null, about: null };
}

export function refundStatus(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = informed(working, event, catalogue);
  const { payment_status } = next.data;
  if (payment_status === 'REFUNDING') return saying(next, say('post.refund_under_way'));
  if (payment_status === 'CANCELLED') return saying(next, say('post.cancelled_unpaid'));
  return saying(next, say(payment_status === 'REFUNDED' ? 'post.refund_on_its_way' : 'post.no_refund'));
}

export function stands(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = informed(working, event, catalogue);
  return saying(
    next,
    isOff(next.data) ? say('post.already_cancelled') : say('post.stands', confirmation(next.data, catalogue)),
  );
}

export function keptBooking(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = informed(working, event, catalogue);
  // Whoever wants no tips is left in peace; whoever decided against a change is told that it stays.
  const { question } = next.data.asked;
  const nothing = question === 'tips' || question === null;
  const data = {
    ...next.data,
    asked: { ...next.data.asked, question: nothing ? null : ('tips' as const), about: null },
  };
  return saying({ ...next, data }, say(nothing ? 'post.fine' : 'post.kept'));
}

export function tellPickup(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = informed(working, event, catalogue);
  return saying(next, isOff(next.data) ? say('post.already_cancelled') : reminder(next.data, catalogue));
}

/** More places would have to be free on the day: a person sees to that. */
export function tellMorePeople(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  return saying(informed(working, event, catalogue), say('post.more_people', { contact: catalogue.contact }));
}

/** One trip at a time: the one that is booked stands. */
export function tellAnother(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = informed(working, event, catalogue);
  return saying(next, say('post.another', { trip: tripName(next.data.selected_trip_id) }));
}
