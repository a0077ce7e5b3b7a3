import type { JsonObject } from '../../core/json.ts';
import { type Booking, occupies, overlaps, referenceOf, type Stretch } from '../../domain/booking.ts';
import { instantOf } from '../../domain/zoned.ts';
import {
  type BookAnswer,
  type Bookings,
  type BookRequest,
  type Busy,
  type BusyQuery,
  type DayRange,
  keyOfNobody,
  type MoveRequest,
  type ProlongRequest,
} from '../../ports/bookings.ts';
import { refill } from './rows.ts';

/** The reference ledger. Nothing in it awaits, so looking and booking are one indivisible step. */
export class MemoryBookings implements Bookings {
  readonly #byId = new Map<string, Booking>();
  /** What each booking keeps others off while it counts, by its id. */
  readonly #parts = new Map<string, readonly Stretch[]>();
  /** Told of whatever comes free, and from when on. */
  readonly #onFreed: (business: string, at: string) => void;

  constructor(onFreed: (business: string, at: string) => void = () => {}) {
    this.#onFreed = onFreed;
  }

  /** What it holds now: called, the answer puts it back. */
  save(): () => void {
    const [bookings, parts] = [[...this.#byId], [...this.#parts]];
    return () => {
      refill(this.#byId, bookings);
      refill(this.#parts, parts);
    };
  }

  async book(request: BookRequest): Promise<BookAnswer> {
    const made = this.#made(request.key);
    if (made) return { kind: 'booked', booking: made, again: true };
    const parts = this.#placed(request);
    if (parts === null) return { kind: 'taken' };
    const { units, now, busy: _, replaces, ...rest } = request;
    const unit = parts.find(({ resource }) => resource === request.resource)?.unit ?? units[0] ?? 1;
    const booking: Booking = { ...rest, unit, status: request.heldUntil === null ? 'confirmed' : 'held' };
    this.#byId.set(booking.id, booking);
    this.#parts.set(booking.id, parts);
    const replaced = this.#replaceable(replaces, now);
    if (replaced) {
      this.#byId.set(replaced.id, { ...replaced, status: 'cancelled', heldUntil: null });
      this.#onFreed(replaced.business, now);
    }
    // Nobody does anything when a hold runs out.
    if (booking.heldUntil !== null) this.#onFreed(booking.business, booking.heldUntil);
    return { kind: 'booked', booking, again: false };
  }

  async findByKey(key: string): Promise<Booking | null> {
    return this.#made(key);
  }

  async get(id: string): Promise<Booking | null> {
    return this.#byId.get(id) ?? null;
  }

  async busy({ business, resources, from, to, except, now }: BusyQuery): Promise<readonly Busy[]> {
    return [...this.#byId.values()]
      .filter((booking) => booking.id !== except && occupies(booking, now))
      .flatMap(({ id }) => this.#parts.get(id) ?? [])
      .filter((part) => part.business === business && resources.includes(part.resource))
      .filter((part) => overlaps(part, { ...part, start: from, end: to }))
      .map(({ resource, unit, start, end }) => ({ resource, unit, start, end }));
  }

  async ofConversation(conversation: string): Promise<readonly Booking[]> {
    return [...this.#byId.values()].filter((booking) => booking.conversation === conversation);
  }

  async ofCustomer(customer: string): Promise<readonly Booking[]> {
    return [...this.#byId.values()].filter((booking) => booking.customer === customer);
  }

  async byReference(business: string, reference: string): Promise<readonly Booking[]> {
    return [...this.#byId.values()].filter((one) => one.business === business && referenceOf(one) === reference);
  }

  async ahead(business: string, now: string, limit: number): Promise<readonly Booking[]> {
    return this.#within(business, now, instantOf(now), Number.POSITIVE_INFINITY).slice(0, limit);
  }

  async between(business: string, { from, to }: DayRange, now: string, limit: number): Promise<readonly Booking[]> {
    return this.#within(business, now, instantOf(from), instantOf(to)).slice(0, limit);
  }

  #within(business: string, now: string, from: number, to: number): readonly Booking[] {
    return [...this.#byId.values()]
      .filter((one) => one.business === business && occupies(one, now))
      .filter(({ start, end }) => instantOf(end) > from && instantOf(start) < to)
      .sort((one, other) => Date.parse(one.start) - Date.parse(other.start));
  }

  async belong(id: string, customer: string): Promise<Booking | null> {
    const booking = this.#byId.get(id);
    if (booking === undefined || booking.customer !== null) return booking ?? null;
    const theirs = { ...booking, customer };
    this.#byId.set(id, theirs);
    return theirs;
  }

  async handOver(from: string, to: string): Promise<void> {
    for (const [id, one] of this.#byId) if (one.customer === from) this.#byId.set(id, { ...one, customer: to });
  }

  async amend(id: string, details: JsonObject): Promise<Booking | null> {
    const booking = this.#byId.get(id);
    if (booking?.status !== 'held' && booking?.status !== 'confirmed') return null;
    const amended = { ...booking, details: { ...booking.details, ...details } };
    this.#byId.set(id, amended);
    return amended;
  }

  async prolong({ id, until, now }: ProlongRequest): Promise<Booking | null> {
    const booking = this.#byId.get(id);
    if (booking?.status !== 'held' || !occupies(booking, now) || booking.heldUntil === null) return null;
    const isLonger = instantOf(until) > instantOf(booking.heldUntil);
    const prolonged = isLonger ? { ...booking, heldUntil: until } : booking;
    this.#byId.set(id, prolonged);
    if (isLonger) this.#onFreed(booking.business, until);
    return prolonged;
  }

  async move({ id, from, to, now }: MoveRequest): Promise<{ moved: boolean; booking: Booking } | null> {
    const booking = this.#byId.get(id);
    if (!booking) return null;
    const wasFree = !occupies(booking, now);
    const wouldClash =
      wasFree &&
      (to === 'confirmed' || to === 'held') &&
      (this.#parts.get(id) ?? []).some((part) => !this.#isFree(part, { id, now }));
    if (!from.includes(booking.status) || wouldClash) return { moved: false, booking };
    const moved: Booking = { ...booking, status: to, heldUntil: to === 'held' ? booking.heldUntil : null };
    this.#byId.set(id, moved);
    if (!occupies(moved, now)) this.#onFreed(moved.business, now);
    return { moved: true, booking: moved };
  }

  async goingWith(id: string): Promise<readonly Booking[]> {
    return [...this.#byId.values()].filter(({ details }) => details['goes_with'] === id);
  }

  /** Whether a customer has anything that ends after an instant. */
  isBookedAfter(customer: string, at: string): boolean {
    return [...this.#byId.values()].some((one) => one.customer === customer && Date.parse(one.end) > Date.parse(at));
  }

  async anonymise(id: string, details: JsonObject): Promise<void> {
    const booking = this.#byId.get(id);
    if (!booking) return;
    this.#byId.set(id, { ...booking, key: keyOfNobody(id), customer: null, conversation: null, details });
  }

  #replaceable(id: string | undefined, now: string): Booking | null {
    const booking = this.#byId.get(id ?? '');
    return booking && occupies(booking, now) ? booking : null;
  }

  #made(key: string): Booking | null {
    return [...this.#byId.values()].find((booking) => booking.key === key) ?? null;
  }

  /** Every part on a unit that is free for all parts of its resource; null where one resource has none. */
  #placed(request: BookRequest): readonly Stretch[] | null {
    const { business, resource, units, start, end } = request;
    const parts = request.busy ?? [{ resource, units, start, end }];
    const placed = [...new Set(parts.map((part) => part.resource))].map((one) => {
      const own = parts.filter((part) => part.resource === one);
      const on = (unit: number) =>
        own.map(({ start, end }): Stretch => ({ business, resource: one, unit, start, end }));
      return (own[0]?.units ?? []).map(on).find((stretches) => stretches.every((each) => this.#isFree(each, request)));
    });
    return placed.every((one) => one !== undefined) ? placed.flat() : null;
  }

  #isFree(wanted: Stretch, { id, replaces, now }: Pick<BookRequest, 'id' | 'replaces' | 'now'>): boolean {
    const replaced = this.#replaceable(replaces, now);
    return [...this.#byId.values()]
      .filter((booking) => booking.id !== id && booking !== replaced && occupies(booking, now))
      .every((booking) => !(this.#parts.get(booking.id) ?? []).some((part) => overlaps(part, wanted)));
  }
}
