import { type Fact, type Say, say } from '../../core/effect.ts';
import { instantOf } from '../../domain/zoned.ts';
import { destinationOf, namedIn, type TripCatalogue, tripWithId } from './catalogue.ts';
import { isOff, orderedTrip, type TripContext } from './context.ts';
import { datesFrom, daysBetween, pickupOn, reminderAt, today } from './dates.ts';
import { type Entities, entitiesOf, outputOf, stringIn, stringsIn, TIPS, type TripEvent } from './events.ts';
import { quoteOf, refundOf } from './quote.ts';
import { amount, tripName } from './sayings.ts';
import { answeredBy, asking, calling, informed, saying, type Working } from './working.ts';

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

/** Policy and amount to the cent, and a question, before anything is done (D10). */
export function askRefund(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = informed(working, event, catalogue);
  if (isOff(next.data)) return saying(next, say('post.already_cancelled'));
  const facts = refundFacts(next, catalogue);
  return asking(saying(next, say('post.policy', facts)), 'cancel_refund', catalogue);
}

function refundFacts({ data, now }: Working, catalogue: TripCatalogue): { readonly [name: string]: Fact } {
  const { percent, cents } = refundNow(data, now, catalogue);
  return {
    days: daysLeft(data, now, catalogue),
    percent,
    refund: amount(cents, catalogue),
    trip: tripName(data.selected_trip_id),
  };
}

/** What the policy gives back today (D10). */
export function refundNow(data: TripContext, now: string, catalogue: TripCatalogue): ReturnType<typeof refundOf> {
  return refundOf(quoteOf(data, catalogue)?.cents ?? 0, daysLeft(data, now, catalogue), catalogue);
}

function daysLeft(data: TripContext, now: string, catalogue: TripCatalogue): number {
  return data.travel_dates === null ? 0 : Math.max(0, daysBetween(today(now, catalogue), data.travel_dates.start));
}

export function cancelBooking(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = informed(working, event, catalogue);
  const { booking_id, payment_intent_id } = next.data;
  const refund_cents = refundNow(next.data, next.now, catalogue).cents;
  return calling(next, 'cancelBooking', { booking_id, payment_intent_id, refund_cents });
}

export function cancelled(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = answeredBy(working, event);
  if (!event.type.endsWith('.done')) return saying(next, say('trouble'));
  const cents = Number(outputOf(event)['refund_cents'] ?? 0);
  const sent = outputOf(event)['refund_sent'] === true ? 'REFUNDED' : 'REFUNDING';
  const payment_status = cents > 0 ? sent : 'CANCELLED';
  const data: TripContext = { ...next.data, payment_status, asked: { ...next.data.asked, question: null } };
  return saying({ ...next, data }, say('post.cancelled', { refund: amount(cents, catalogue) }));
}

/** A new day is put to them before it is moved; without one it is asked for. */
export function askReschedule(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const wanted = entitiesOf(event)['travel_dates'];
  const kept = withoutDates(event);
  const next = informed(working, kept, catalogue);
  const start = startOf(wanted);
  if (start === null || start <= today(next.now, catalogue)) return asking(next, 'new_dates', catalogue);
  return asking(next, 'reschedule', catalogue, start);
}

function withoutDates(event: TripEvent): TripEvent {
  return 'entities' in event ? { ...event, entities: {} } : event;
}

function startOf(dates: Entities[string] | undefined): string | null {
  return typeof dates === 'object' && dates !== null && 'start' in dates ? String(dates['start']) : null;
}

export function reschedule(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = informed(working, event, catalogue);
  const { booking_id, asked, duration_days, travel_dates } = next.data;
  const dates = datesFrom(asked.about ?? travel_dates?.start ?? '', duration_days ?? 1);
  return calling(next, 'rescheduleBooking', { booking_id, dates });
}

export function rescheduled(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = answeredBy(working, event);
  if (event.type.endsWith('.failed')) return saying(next, say('trouble'));
  if (!event.type.endsWith('.done')) {
    const full = say('booking.full', {
      trip: tripName(next.data.selected_trip_id),
      date: { date: next.data.asked.about ?? '' },
      left: Number(outputOf(event)['places_left'] ?? 0),
    });
    return asking(saying(next, full), 'new_dates', catalogue);
  }
  const output = outputOf(event);
  const start = stringIn(output, 'start') ?? next.data.asked.about ?? '';
  const travel_dates = datesFrom(start, next.data.duration_days ?? 1);
  const booking_id = stringIn(output, 'booking_id') ?? next.data.booking_id;
  const data = {
    ...next.data,
    travel_dates,
    booking_id,
    // The day before it was moved, so that it can be moved back.
    asked: { ...next.data.asked, question: 'tips' as const, about: next.data.travel_dates?.start ?? null },
  };
  return saying(
    { ...next, data },
    say('post.rescheduled', { trip: tripName(data.selected_trip_id), date: { date: start } }),
  );
}

export function refundStatus(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = informed(working, event, catalogue);
  const { payment_status } = next.data;
  if (payment_status === 'REFUNDING') return saying(next, say('post.refund_under_way'));
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

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** A trip that was moved can be moved back, if the old day still lies ahead; what was called off cannot be brought back. */
export function undo(working: Working, event: TripEvent, catalogue: TripCatalogue): Working {
  const next = informed(working, event, catalogue);
  const { asked } = next.data;
  if (isOff(next.data)) return saying(next, say('post.no_undo'));
  const old = ISO_DATE.test(asked.about ?? '') ? asked.about : null;
  if (old === null || old <= today(next.now, catalogue)) return saying(next, say('post.nothing_to_undo'));
  return asking(next, 'reschedule', catalogue, old);
}
