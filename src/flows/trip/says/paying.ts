import { type Facts, say } from '../../../core/effect.ts';
import { type Message, message, oneOf } from '../../../core/kit/message.ts';
import { addonWithId, namedIn, type TripCatalogue } from '../catalogue.ts';
import { orderedTrip } from '../context.ts';
import type { CodeShown, Confirmed, MoneyNews, PayCode, PlacesLost, StatusKnown, SupportKept } from '../events.ts';
import { amount, tripName } from '../facts.ts';
import type { Memory } from '../memory.ts';
import { extraIn, hasCode, isOwnMoney } from '../notes/paying.ts';
import { asked } from './questions.ts';

/**
 * What is said of money (D8–D10). What became of it is told in whatever stage it is heard, and rests on what the ledgers
 * wrote into the event, because the talk may have been cancelled, begun again or forgotten since the code was shown.
 */

export const reserved = message('payment.reserved', ({ data }: Memory) => ({
  ref: data.booking_ref ?? '',
  trip: tripName(data.selected_trip_id),
}));
export const noCode = message('payment.no_code');
export const failed = message('payment.failed');
export const arrived = message('payment.arrived');
export const mayChange = message('payment.may_change');
export const codeTooLate = message('payment.code_too_late');
export const expired = message('payment.expired');
export const released = message('payment.released');
export const notReleased = message('payment.not_released');

/** What stands while places are held; whoever was not understood is told how to let them go as well (D1). */
export const unchanged = whileHeld('payment.unchanged');
export const unsure = whileHeld('payment.unsure');

/** Without a code, that there is none comes first. */
function whileHeld(key: string): Message<Memory, unknown, TripCatalogue> {
  return oneOf([key, 'payment.no_code'], ({ data }: Memory) =>
    hasCode(data) ? [key, { until: { at: data.reserved_until ?? '', as: 'time' } }] : ['payment.no_code', {}],
  );
}

/** Paying later is no failure: how long the places are kept is said (D8). */
export const noHurry = oneOf(['payment.no_hurry', 'no_hurry'], ({ data }: Memory) =>
  data.reserved_until === null
    ? ['no_hurry', {}]
    : ['payment.no_hurry', { until: { at: data.reserved_until, as: 'time' } }],
);

/** A message with a picture of the code, and how long it is good for. */
export function withCode<Event extends { readonly output: PayCode }>(
  put: Message<Memory, Event, TripCatalogue>,
): Message<Memory, Event, TripCatalogue> {
  return {
    keys: put.keys,
    say: (memory, event, catalogue) => {
      const { image, expires_at: until } = event.output;
      const shown = { ...(image && { image }), ...(image && until && { until }) };
      return { ...put.say(memory, event, catalogue), ...shown, ...askedIn(event.output) };
    },
  };
}

export const code = withCode<CodeShown>(asked('payment', 'support', 'new_pickup'));
/** The page beside it, where there is one. */
export const link: Message<Memory, CodeShown> = {
  keys: ['payment.link'],
  say: (_memory, { output }) => ({ ...say('payment.link', { url: output.url ?? '' }), ...askedIn(output) }),
};

/** The payment that it is asked by, so that the page shows how it stands. */
function askedIn({ payment, payment_intent_id }: PayCode): { readonly payment?: string } {
  const asked = payment ?? payment_intent_id ?? null;
  return asked === null ? {} : { payment: asked };
}

/** Nobody is there to help just now. */
export const supportClosed = message('support.closed', (_memory: Memory, { output }: SupportKept) => ({
  opens: { at: output.opens_at ?? '', as: 'slot' as const },
}));

/** What is held is said beside it, for whoever asked when it was (X14). */
export const notThere = oneOf(['payment.open', 'payment.not_through'], ({ data }: Memory, { output }: StatusKnown) =>
  output.status === 'failed'
    ? ['payment.not_through', {}]
    : ['payment.open', { trip: tripName(data.selected_trip_id), start: { date: data.travel_dates?.start ?? '' } }],
);

/** Money that went back: how much, and why it could not be kept. */
export const refunded = oneOf(
  [
    'post.refund_sent',
    'post.cancelled',
    'extra.refunded',
    'payment.refunded_twice',
    'payment.refunded_let_go',
    'payment.refunded',
  ],
  ({ data }: Memory, event: MoneyNews, catalogue: TripCatalogue) => {
    const refund = amount(centsOf(event, 'refund_cents'), catalogue);
    const isCancelled = event.facts['booking_status'] === 'cancelled';
    const isOwn = isOwnMoney(data, event);
    if (isOwn && data.payment_status === 'REFUNDING') return ['post.refund_sent', { refund }];
    // A cancellation whose answer was lost: the ledgers have it, so it is told now.
    if (isOwn && isCancelled && data.payment_status === 'CONFIRMED') return ['post.cancelled', { refund }];
    // That it was owed has been told, and why: now it is on its way.
    if (event.facts['sent_by_hand'] === true) return ['post.refund_sent', { refund }];
    const extra = extraIn(event);
    if (extra !== null) return ['extra.refunded', { refund, addon: nameOf(extra, catalogue) }];
    if (data.payment_status === 'CONFIRMED') return ['payment.refunded_twice', { refund }];
    return [isCancelled ? 'payment.refunded_let_go' : 'payment.refunded', { refund }];
  },
);

/** Money that has to go back and that only a person can send. */
export const owed = message('payment.owed', (_memory: Memory, event: MoneyNews, catalogue: TripCatalogue) => ({
  refund: amount(centsOf(event, 'refund_cents'), catalogue),
  contact: catalogue.contact,
}));

/** Another amount or currency than was asked for settles nothing; a person takes over (D9). */
export const mismatched = message(
  'payment.mismatched',
  (_memory: Memory, _event: unknown, { contact }: TripCatalogue) => ({ contact }),
);

export const extraPaid = message('extra.paid', (_memory: Memory, event: MoneyNews, catalogue: TripCatalogue) => ({
  addon: nameOf(extraIn(event) ?? '', catalogue),
  amount: amount(centsOf(event, 'cents'), catalogue),
}));
export const extraFailed = message('extra.failed', extraOf);
export const extraExpired = message('extra.expired', extraOf);

function extraOf(_memory: Memory, event: MoneyNews, catalogue: TripCatalogue): Facts {
  return { addon: nameOf(extraIn(event) ?? '', catalogue) };
}

function centsOf({ facts }: MoneyNews, name: 'cents' | 'refund_cents'): number {
  return Number(facts[name] ?? facts['cents'] ?? 0);
}

function nameOf(extra: string, catalogue: TripCatalogue) {
  return addonWithId(catalogue, extra) === null ? extra : namedIn('addon', extra);
}

/** A second trip is booked as well, by an earlier payment. */
export const alsoConfirmed = message(
  'post.also_confirmed',
  (_memory: Memory, { output }: Confirmed, { contact }: TripCatalogue) => {
    const ordered = orderedTrip.safeParse(output.ordered).data;
    return {
      trip: tripName(ordered?.selected_trip_id ?? null),
      ref: output.booking_ref ?? '',
      start: { date: ordered?.travel_dates?.start ?? '' },
      contact,
    };
  },
);

/** Part of a party's places is gone for good: nothing of it is booked, and the money goes back. */
export const placesLost = message(
  'payment.places_lost',
  (_memory: Memory, { output }: PlacesLost, catalogue: TripCatalogue) => ({
    refund: amount(Number(Object(output)['refund_cents'] ?? 0), catalogue),
  }),
);
