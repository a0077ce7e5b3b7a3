import type { StoredEvent } from '../../core/event.ts';
import { explain } from '../../core/explain/explain.ts';
import type { ExplainedIn } from '../../core/explain/words.ts';
import type { TurnRecord } from '../../core/turn.ts';
import { attendanceOf, type Booking, toldReference } from '../../domain/booking.ts';
import { type Customer, fullName, waysToReach } from '../../domain/customer.ts';
import type { Console } from '../../engine/app.ts';
import type { Glance } from '../../ports/overview.ts';
import type { Case } from '../../ports/remarks.ts';
import type { DeliveryView } from '../schemas.ts';
import type { BookingView, InboxRow, MessageView, TurnView } from './contract.ts';
import { withNames } from './drawn-names.ts';

/** How what is known is shown to the people of a business. */

export function showRow({ conversation, channel, address, name, need, person, last, ...row }: Glance): InboxRow {
  const { language, state, flow, handedOff } = row;
  return {
    ...{ id: conversation, channel, name, language, state, flow, handedOff },
    reach: channel === 'webchat' ? null : address,
    last: { ...last },
    need: need?.kind ?? null,
    since: need?.since ?? null,
    person: person && { ...person },
  };
}

interface Books {
  readonly console: Pick<Console, 'agenda' | 'customers'>;
}

export function showCustomer(customer: Customer) {
  return { id: customer.id, name: fullName(customer), reach: [...waysToReach(customer)] };
}

export async function showBooking({ console: { agenda, customers } }: Books, booking: Booking): Promise<BookingView> {
  const { id, resource, start, end, status, conversation } = booking;
  const { what, resource: resourceName, note, byHand, name } = agenda.told(booking);
  const known = booking.customer === null ? null : await customers.get(booking.customer);
  const nameless = name === null ? null : { id: '', name, reach: [] };
  return {
    ...{ id, reference: toldReference(booking), what, resource, resourceName },
    ...{ start, end, status, conversation, note, byHand },
    attendance: attendanceOf(booking),
    customer: known === null ? nameless : { ...showCustomer(known), name: fullName(known) ?? name },
  };
}

export function showMessages(
  turns: readonly TurnRecord[],
  unhandled: readonly StoredEvent[],
  deliveries: ReadonlyMap<string, DeliveryView>,
): MessageView[] {
  const said = turns.flatMap(({ seq, now, events, replies }): MessageView[] => [
    ...events.flatMap((stored) => showHeard(stored, seq)),
    ...replies.map(({ id, text, by = null, image = null }) => ({
      ...{ id, seq, from: by === null ? ('business' as const) : ('person' as const), name: by, text, at: now, image },
      delivery: showDelivery(deliveries.get(id)),
    })),
  ]);
  return [...said, ...unhandled.flatMap((stored) => showHeard(stored, stored.seq))];
}

function showHeard({ id, event, receivedAt: at }: StoredEvent, seq: number): MessageView[] {
  if (event.kind !== 'message') return [];
  const text = event.text === '' && event.attachment !== undefined ? `[${event.attachment}]` : event.text;
  return [{ id, seq, from: 'customer', name: null, text, at, image: null, delivery: null }];
}

function showDelivery(known: DeliveryView | undefined): MessageView['delivery'] {
  return known === undefined ? null : { status: known.status, reason: known.reason };
}

/** X17: why it said that, beside what it said. */
export function showTurnView(
  turn: TurnRecord,
  cases: readonly Case[],
  language: ExplainedIn,
  names: ReadonlyMap<string, string>,
): TurnView {
  const { seq, now, events, interpretation, flow, stateBefore, stateAfter } = turn;
  const event = events.at(-1)?.event;
  const { type = null, rule = null } = interpretation?.intent ?? {};
  return {
    ...{ seq, at: now, kind: event?.kind ?? 'message', rule, intent: type, flow, stateBefore, stateAfter },
    explanation: explain(turn, language, true).map(({ about, text }) => ({ about, text: withNames(text, names) })),
    deed: event?.kind === 'operator' ? showDeed(event) : null,
    wrong: cases.find((one) => one.seq === seq)?.note ?? null,
  };
}

function showDeed(event: Extract<StoredEvent['event'], { kind: 'operator' }>): TurnView['deed'] {
  const note = event.action === 'give_back' ? (event.note ?? null) : null;
  return { action: event.action, by: event.by?.name ?? null, note };
}
