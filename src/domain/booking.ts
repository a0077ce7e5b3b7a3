import type { JsonObject } from '../core/json.ts';

/**
 * The words of the ledger: what a booking is, and when it keeps others off. A hold is confirmed, given up or runs out;
 * an expired one may be taken again by a payment that came late, if the place is still free; what is cancelled stays so.
 * The ledger itself keeps two bookings off one unit and time (X5).
 */
export const BOOKING_STATUSES = ['held', 'confirmed', 'cancelled', 'expired'] as const;

export type BookingStatus = (typeof BOOKING_STATUSES)[number];

export interface Booking {
  readonly id: string;
  /** What made it: the same key is the same deed, so it can never make a second booking. */
  readonly key: string;
  readonly business: string;
  readonly resource: string;
  /** Which of the resource's numbered units, counted from 1. */
  readonly unit: number;
  /** Instants, ISO with offset; the end is the first instant that is free again. */
  readonly start: string;
  readonly end: string;
  readonly status: BookingStatus;
  readonly conversation: string | null;
  /** A reference to the customer, never their number or name (B10). */
  readonly customer: string | null;
  readonly details: JsonObject;
  /** Until when a hold counts; null for anything that is not held. */
  readonly heldUntil: string | null;
}

/** Whether the booking keeps others off its unit: confirmed, or held by a hold that has not run out (D7, E8). */
export function occupies(booking: Pick<Booking, 'status' | 'heldUntil'>, now: string): boolean {
  if (booking.status === 'confirmed') return true;
  if (booking.status !== 'held') return false;
  return booking.heldUntil === null || Date.parse(now) < Date.parse(booking.heldUntil);
}

/** A unit of a resource for a stretch of time. */
export type Stretch = Pick<Booking, 'business' | 'resource' | 'unit' | 'start' | 'end'>;

/** Half-open, so that what ends at ten leaves ten free. Different units never meet. */
export function overlaps(one: Stretch, other: Stretch): boolean {
  const sameUnit = one.business === other.business && one.resource === other.resource && one.unit === other.unit;
  return sameUnit && Date.parse(one.start) < Date.parse(other.end) && Date.parse(other.start) < Date.parse(one.end);
}

/** The bookings that this one was before it was moved, the first first. */
export function earlierOf({ details }: Pick<Booking, 'details'>): readonly string[] {
  const { was } = details;
  return Array.isArray(was) ? was.map(String) : [];
}

/** How many characters of its id a booking goes by. */
const REFERENCE_LENGTH = 6;

/**
 * What the ledger finds a booking by: the reference its journey gave it, else the beginning of its id, of the first one where it
 * was moved. People are told it as `toldReference`.
 */
export function referenceOf({ id, details }: Pick<Booking, 'id' | 'details'>): string {
  const { reference } = details;
  const [first = id] = earlierOf({ details });
  const own = typeof reference === 'string' ? reference : first.replaceAll('-', '').slice(0, REFERENCE_LENGTH);
  return own.toUpperCase();
}

/**
 * What a booking goes by on the telephone, the same for customers, staff and calendars (X14): its journey's own reference, else
 * with letters of the business before it ("NO-3BA139"), which are only there for it to be recognised.
 */
export function toldReference(booking: Pick<Booking, 'id' | 'business' | 'details'>): string {
  const isOwn = typeof booking.details['reference'] === 'string';
  return isOwn ? referenceOf(booking) : `${booking.business.slice(0, 2).toUpperCase()}-${referenceOf(booking)}`;
}

/** That its customer has said they come (F8): to this time and no other, for what is moved keeps its details. */
export function comingMark({ start }: Pick<Booking, 'start'>): JsonObject {
  return { coming: new Date(start).toISOString() };
}

/**
 * Whether its customer came, as the people of the business say once it has begun (G4): of this time and no other. Undone, it
 * is as if nobody had said anything.
 */
export type Attendance = 'came' | 'no_show';

export function attendanceMark({ start }: Pick<Booking, 'start'>, attendance: Attendance | null): JsonObject {
  const at = new Date(start).toISOString();
  return { attended: attendance === null ? null : { start: at, came: attendance === 'came' } };
}

export function attendanceOf({ start, details }: Pick<Booking, 'start' | 'details'>): Attendance | null {
  const { attended = null } = details;
  if (attended === null || typeof attended !== 'object' || !('came' in attended)) return null;
  if (attended['start'] !== new Date(start).toISOString()) return null;
  return attended['came'] === true ? 'came' : 'no_show';
}

export function isComing({ start, details }: Pick<Booking, 'start' | 'details'>): boolean {
  return details['coming'] === comingMark({ start })['coming'];
}
