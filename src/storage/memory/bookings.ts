import type { JsonObject } from '../../core/json.ts';
import { type Booking, occupies, overlaps, referenceOf, type Stretch } from '../../domain/booking.ts';
import type { BusyInterval } from '../../domain/slots.ts';
import { instantOf } from '../../domain/zoned.ts';
import {
  type BookAnswer,
  type Bookings,
  type BookRequest,
  type BusyQuery,
  type DayRange,
  keyOfNobody,
  type MoveRequest,
  type ProlongRequest,
} from '../../ports/bookings.ts';
import { type Around, NOTHING_OUTSIDE } from './around.ts';
import { refill } from './rows.ts';

/** The reference ledger. Nothing in it awaits, so looking and booking are one indivisible step. */
export class MemoryBookings implements Bookings {
  readonly #byId = new Map<string, Booking>();
  /** What each booking keeps others off while it counts, by its id. */
  readonly #parts = new Map<string, readonly Stretch[]>();
  /** How often each was changed, as its chain counts it (H4). */
  readonly #revisions = new Map<string, number>();
  /** When each took on the status it has. */
  readonly #since = new Map<string, string>();
  readonly #around: Required<Around>;

  constructor(around: Around = {}) {
    this.#around = { onFreed: () => {}, onChanged: () => {}, outside: NOTHING_OUTSIDE, blocked: () => [], ...around };
  }

  /** What it holds now: called, the answer puts it back. */
  save(): () => void {
    const [bookings, parts] = [[...this.#byId], [...this.#parts]];
    const [revisions, since] = [[...this.#revisions], [...this.#since]];
    return () => {
      refill(this.#byId, bookings);
      refill(this.#parts, parts);
      refill(this.#revisions, revisions);
      refill(this.#since, since);
    };
  }

  /** For the diary, which shows the same bookings. */
  get all(): readonly Booking[] {
    return [...this.#byId.values()];
  }

  /** What a resource has ahead of it. */
  standingAt({ business, resource, now }: { business: string; resource: string; now: string }): readonly Booking[] {
    const isTheirs = (one: Booking) => one.business === business && one.resource === resource;
    return this.all.filter((one) => isTheirs(one) && one.status === 'confirmed' && instantOf(one.end) > instantOf(now));
  }

  revisionOf(id: string): number {
    return this.#revisions.get(id) ?? 0;
  }

  partsOf(id: string): readonly Stretch[] {
    return this.#parts.get(id) ?? [];
  }

  async book(request: BookRequest): Promise<BookAnswer> {
    const made = this.#made(request.key);
    if (made) return { kind: 'booked', booking: made, again: true };
    const parts = this.#placed(request);
    if (parts === null) return { kind: 'taken' };
    const { units, now, busy: _, replaces, overOutside: _over, ...rest } = request;
    const unit = parts.find(({ resource }) => resource === request.resource)?.unit ?? units[0] ?? 1;
    const booking: Booking = { ...rest, unit, status: request.heldUntil === null ? 'confirmed' : 'held' };
    this.#parts.set(booking.id, parts);
    this.#keep(booking);
    this.#since.set(booking.id, now);
    const replaced = this.#replaceable(replaces, now);
    const wayMade: Booking | null = replaced && { ...replaced, status: 'cancelled', heldUntil: null };
    if (wayMade) {
      this.#keep(wayMade);
      this.#around.onFreed(wayMade.business, now);
    }
    for (const one of [booking, ...(wayMade ? [wayMade] : [])]) this.#around.onChanged(one, now);
    // Nobody does anything when a hold runs out.
    if (booking.heldUntil !== null) this.#around.onFreed(booking.business, booking.heldUntil);
    return { kind: 'booked', booking, again: false };
  }

  async findByKey(key: string): Promise<Booking | null> {
    return this.#made(key);
  }

  async get(id: string): Promise<Booking | null> {
    return this.#byId.get(id) ?? null;
  }

  async busy({ business, resources, from, to, except, now }: BusyQuery): Promise<readonly BusyInterval[]> {
    const booked = [...this.#byId.values()]
      .filter((booking) => booking.id !== except && occupies(booking, now))
      .flatMap(({ id }) => this.#parts.get(id) ?? []);
    return [...booked, ...this.#around.outside.taken(business), ...this.#around.blocked(business)]
      .filter((part) => part.business === business && resources.includes(part.resource))
      .filter((part) => overlaps(part, { ...part, start: from, end: to }))
      .map(({ resource, unit, start, end }) => ({ resource, unit, start: instantOf(start), end: instantOf(end) }));
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
    this.#keep(theirs);
    return theirs;
  }

  async handOver(from: string, to: string): Promise<void> {
    for (const [id, one] of this.#byId) if (one.customer === from) this.#byId.set(id, { ...one, customer: to });
  }

  async amend(id: string, details: JsonObject): Promise<Booking | null> {
    const booking = this.#byId.get(id);
    if (booking?.status !== 'held' && booking?.status !== 'confirmed') return null;
    const amended = { ...booking, details: { ...booking.details, ...details } };
    this.#keep(amended);
    return amended;
  }

  async prolong({ id, until, now }: ProlongRequest): Promise<Booking | null> {
    const booking = this.#byId.get(id);
    if (booking?.status !== 'held' || !occupies(booking, now) || booking.heldUntil === null) return null;
    const isLonger = instantOf(until) > instantOf(booking.heldUntil);
    const prolonged = isLonger ? { ...booking, heldUntil: until } : booking;
    this.#keep(prolonged);
    if (isLonger) this.#around.onFreed(booking.business, until);
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
    this.#keep(moved);
    this.#since.set(id, now);
    if (!occupies(moved, now)) this.#around.onFreed(moved.business, now);
    this.#around.onChanged(moved, now);
    return { moved: true, booking: moved };
  }

  async goingWith(id: string): Promise<readonly Booking[]> {
    return [...this.#byId.values()].filter(({ details }) => details['goes_with'] === id);
  }

  /** As it stands at this very moment. */
  standing(id: string): Booking | undefined {
    return this.#byId.get(id);
  }

  /** When it took on the status it has. */
  sinceOf(id: string): string | undefined {
    return this.#since.get(id);
  }

  /** Whether a customer has anything that ends after an instant. */
  isBookedAfter(customer: string, at: string): boolean {
    return [...this.#byId.values()].some((one) => one.customer === customer && Date.parse(one.end) > Date.parse(at));
  }

  async anonymise(id: string, details: JsonObject): Promise<void> {
    const booking = this.#byId.get(id);
    if (!booking) return;
    this.#keep({ ...booking, key: keyOfNobody(id), customer: null, conversation: null, details });
  }

  /** Counts the change, and tells who shows it elsewhere. */
  #keep(booking: Booking): void {
    const before = this.#byId.get(booking.id);
    this.#byId.set(booking.id, booking);
    if (before?.status !== booking.status) {
      const reference = referenceOf(booking);
      const chain = this.all.filter((one) => one.business === booking.business && referenceOf(one) === reference);
      const counted = chain.flatMap(({ id }) => this.#revisions.get(id) ?? []);
      this.#revisions.set(booking.id, Math.max(-1, ...counted) + 1);
    } else if (before.customer === booking.customer) return;
    if (before?.status === 'confirmed' || booking.status === 'confirmed') this.#around.outside.changed(booking);
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

  #isFree(wanted: Stretch, request: Pick<BookRequest, 'id' | 'replaces' | 'overOutside' | 'now'>): boolean {
    const { id, replaces, overOutside, now } = request;
    if (this.#around.blocked(wanted.business).some((one) => overlaps(one, wanted))) return false;
    if (!overOutside && this.#around.outside.taken(wanted.business).some((one) => overlaps(one, wanted))) return false;
    const replaced = this.#replaceable(replaces, now);
    return [...this.#byId.values()]
      .filter((booking) => booking.id !== id && booking !== replaced && occupies(booking, now))
      .every((booking) => !(this.#parts.get(booking.id) ?? []).some((part) => overlaps(part, wanted)));
  }
}
