import type { JsonObject } from '../../core/json.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Payment, PaymentOutcome } from '../../ports/payments.ts';
import type { Engine, Handled } from '../engine.ts';
import type { Ledgers } from './settle.ts';

export interface AnnounceParts extends Ledgers {
  readonly handle: Engine['handle'];
  readonly clock: Pick<Clock, 'now'>;
}

/**
 * Tells the conversation, which is found through the ledger and never through a context. The event is named by payment
 * and outcome, so that telling it again is no second event (X4).
 */
export async function announce(parts: AnnounceParts, payment: Payment): Promise<void> {
  const { outcome } = payment;
  if (outcome === null || outcome === 'refunding' || payment.notified) return;
  const stored = await tell(parts, payment, outcome);
  if (!stored) return;
  await parts.payments.told(payment.id, outcome);
  parts.observer.count('holdfast_payments_total', { outcome, provider: payment.provider });
}

async function tell(parts: AnnounceParts, payment: Payment, outcome: PaymentOutcome): Promise<boolean> {
  const { handle, observer } = parts;
  const { id, conversation } = payment;
  const facts = await factsOf(parts, payment);
  const to = { conversation };
  const eventId = `payment/${id}/${outcome}`;
  const patience = { answerWithinMillis: ANSWER_MILLIS_MAX };
  const event = { kind: 'payment', payment: id, outcome, facts } as const;
  const { kind } = await handle({ to, eventId, event, ...patience });
  // A conversation that has not been told is told by a later round.
  if (UNTOLD.includes(kind)) return false;
  if (kind === 'unknown_conversation') observer.log('error', 'payment.nobody_to_tell', { payment: id, conversation });
  // Money that does not fit what was asked for, or that no machine can give back, is for a person to sort out.
  if (outcome === 'owed') observer.log('error', 'payment.owed', { payment: id, ...facts });
  if (!FOR_A_PERSON.includes(outcome) || kind === 'unknown_conversation') return true;
  const raised = await handle({
    to,
    eventId: `${eventId}/person`,
    event: { kind: 'operator', action: 'take_over' },
    ...patience,
  });
  return !UNTOLD.includes(raised.kind);
}

/** The ledger has the money by now: a provider that waits is not kept for the conversation's sake. */
const ANSWER_MILLIS_MAX = 5_000;

const UNTOLD: readonly Handled['kind'][] = ['queue_full', 'unstored'];

const FOR_A_PERSON: readonly PaymentOutcome[] = ['mismatched', 'owed'];

/** What the ledgers say of it, so that a conversation that has forgotten, or never knew, can still be told (D9). */
async function factsOf({ bookings }: AnnounceParts, payment: Payment): Promise<JsonObject> {
  const { booking, extra, amount, refundCents, settlement } = payment;
  const standing = (await bookings.get(booking))?.status ?? null;
  const byHand = settlement === null ? {} : { sent_by_hand: true };
  return { booking, booking_status: standing, extra, ...amount, refund_cents: refundCents, ...byHand };
}
