import { derivedId } from '../core/ids.ts';
import { type Booking, earlierOf, toldReference } from '../domain/booking.ts';
import { unitsOf } from '../domain/needs.ts';
import { isSame, type Proposed, type Span } from '../domain/twin.ts';
import { instantOf, isoInstant } from '../domain/zoned.ts';
import { paymentsFor } from '../ports/paid.ts';
import type { AlertKind, Message, Tie } from '../ports/ties.ts';
import type { MirroredBusiness, MirrorParts, OutsideChange } from './parts.ts';

interface Case {
  readonly tie: Tie;
  readonly business: MirroredBusiness;
  /** The newest of its chain, whatever has become of it. */
  readonly booking: Booking;
  readonly uid: string;
  readonly now: string;
}

/**
 * What a person did outside is a proposal (decision 24): the business's policy turns it into a move, a calling-off with the
 * customer told, or an alert. Done twice, it is done once: whoever goes on after a crash comes through here again.
 */
export async function decide(parts: MirrorParts, proposed: Proposed, about: Case): Promise<void> {
  if (proposed.kind === 'moved') return move(parts, proposed, about);
  return callOff(parts, about);
}

async function move(parts: MirrorParts, to: Span, about: Case): Promise<void> {
  const { tie, business, booking, now } = about;
  if (booking.status !== 'confirmed') return;
  // Moved already, by this very decision, and perhaps not told.
  if (isSame(to, spanOf(booking))) return tellMoved(parts, booking, about);
  if (business.moved === 'alert' || to.end <= to.start || to.start <= instantOf(now))
    return alert(parts, 'moved', about);
  const key = `calendar/${booking.id}/${to.start}/${to.end}`;
  const answer = await parts.diary.reschedule({
    ...{ key, id: derivedId('calendar', key), booking: booking.id, units: unitsOf(tie), now },
    start: isoInstant(to.start, business.timeZone),
    end: isoInstant(to.end, business.timeZone),
  });
  if (answer.kind === 'taken') return alert(parts, 'taken', about);
  if (answer.kind === 'moved') await tellMoved(parts, answer.booking, about);
}

async function tellMoved(parts: MirrorParts, after: Booking, about: Case): Promise<void> {
  const before = await parts.bookings.get(earlierOf(after).at(-1) ?? '');
  if (before === null) return;
  await tell(parts, { eventId: `calendar/${after.id}`, before, after }, { ...about, booking: after });
}

/** That they could not be told is noted before they are: it is shown unless the message arrives. */
async function tell(parts: MirrorParts, change: OutsideChange, about: Case): Promise<void> {
  const { conversation } = about.booking;
  const unless = conversation === null ? undefined : { conversation, event: change.eventId };
  await alert(parts, 'untold', about, unless);
  const isTold = await parts.tell(change);
  // Whoever was written in by hand is told where they are known: there is no talk to look into afterwards.
  if (isTold && unless === undefined) await parts.ties.settle(alertId('untold', about), { kind: 'gone' });
  if (!isTold && unless !== undefined) await parts.ties.settle(alertId('untold', about), { kind: 'shown' });
}

const CALLED_OFF_BY = 'called_off_by';

async function callOff(parts: MirrorParts, about: Case): Promise<void> {
  const { business, booking, uid, now } = about;
  const deed = `calendar/${uid}`;
  if (booking.status === 'confirmed') {
    if (business.deleted === 'alert') return alert(parts, 'deleted', about);
    // Money is for a person to give back: the booking stands until they have.
    if (await isPaid(parts, booking)) return alert(parts, 'paid', about);
    await parts.bookings.amend(booking.id, { [CALLED_OFF_BY]: deed });
    await parts.bookings.move({ id: booking.id, from: ['confirmed'], to: 'cancelled', now });
  } else if (booking.details[CALLED_OFF_BY] !== deed) return;
  await tell(parts, { eventId: `calendar/${booking.id}/off`, before: booking, after: null }, about);
}

async function isPaid({ payments }: MirrorParts, booking: Booking): Promise<boolean> {
  return (await paymentsFor(payments, booking)).some(({ status }) => status === 'paid' || status === 'open');
}

/** The same of the same booking at the same time is told once. */
export async function alert(parts: MirrorParts, kind: AlertKind, about: Case, unless?: Message): Promise<void> {
  const { tie, booking, now } = about;
  const place = { business: tie.business, resource: tie.resource };
  const what = { id: alertId(kind, about), ...place, kind, reference: toldReference(booking), start: booking.start };
  await parts.ties.alert({ ...what, at: now }, unless);
}

function alertId(kind: AlertKind, { tie, booking, now }: Case): string {
  return derivedId('calendar alert', tie.id, kind, booking.id, kind === 'overruled' ? now : booking.start);
}

export function spanOf({ start, end }: Pick<Booking, 'start' | 'end'>): Span {
  return { start: instantOf(start), end: instantOf(end) };
}
