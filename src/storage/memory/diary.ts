import { type Booking, earlierOf, type Stretch } from '../../domain/booking.ts';
import { instantOf } from '../../domain/zoned.ts';
import type { Diary, DiaryEntry, DiaryQuery, Rescheduled, Rescheduling } from '../../ports/diary.ts';
import type { MemoryBookings } from './bookings.ts';

/** The reference diary: the same bookings, as a calendar shows them. */
export class MemoryDiary implements Diary {
  readonly #bookings: MemoryBookings;

  constructor(bookings: MemoryBookings) {
    this.#bookings = bookings;
  }

  async of({ business, resource, from, to }: DiaryQuery): Promise<readonly DiaryEntry[]> {
    return this.#bookings.all
      .filter((one) => one.business === business && one.resource === resource && one.status === 'confirmed')
      .filter(({ start, end }) => instantOf(start) < instantOf(to) && instantOf(from) < instantOf(end))
      .sort((one, other) => instantOf(one.start) - instantOf(other.start))
      .map((booking) => this.#entry(booking));
  }

  async newest(business: string, uid: string): Promise<DiaryEntry | null> {
    const chain = this.#bookings.all
      .filter((one) => one.business === business && (earlierOf(one)[0] ?? one.id) === uid)
      .map((booking) => this.#entry(booking))
      .sort((one, other) => rank(other) - rank(one) || other.revision - one.revision);
    return chain[0] ?? null;
  }

  async reschedule({ booking: id, units, start, end, key, ...rest }: Rescheduling): Promise<Rescheduled> {
    const was = await this.#bookings.get(id);
    const made = await this.#bookings.findByKey(key);
    if (made !== null) return { kind: 'moved', booking: made };
    if (was?.status !== 'confirmed') return { kind: 'gone' };
    const { business, resource, conversation, customer } = was;
    const details = { ...was.details, was: [...earlierOf(was), was.id] };
    const busy = moved(this.#bookings.partsOf(id), was, { start, end }).map(({ unit, ...part }) => ({
      ...part,
      units: part.resource === resource ? units : [unit],
    }));
    const place = { business, resource, units, start, end, busy, heldUntil: null, overOutside: true } as const;
    const request = { key, ...rest, ...place, conversation, customer, details, replaces: id };
    const answer = await this.#bookings.book(request);
    return answer.kind === 'taken' ? answer : { kind: 'moved', booking: answer.booking };
  }

  #entry(booking: Booking): DiaryEntry {
    return { booking, revision: this.#bookings.revisionOf(booking.id) };
  }
}

function rank({ booking }: DiaryEntry): number {
  return booking.status === 'confirmed' || booking.status === 'held' ? 1 : 0;
}

/** Every part keeps its place in the whole; one that was made longer or shorter is busy without a gap. */
function moved(parts: readonly Stretch[], was: Booking, to: Pick<Stretch, 'start' | 'end'>): readonly Stretch[] {
  const shift = instantOf(to.start) - instantOf(was.start);
  const stretch = instantOf(to.end) - instantOf(was.end);
  const by = (at: string, millis: number) => new Date(instantOf(at) + millis).toISOString();
  const shifted = (part: Stretch) => ({ ...part, start: by(part.start, shift), end: by(part.end, shift) });
  if (shift === stretch) return parts.map(shifted);
  const own = parts.filter(({ resource }) => resource === was.resource);
  const [first, last] = [own[0], own.at(-1)];
  const whole = first && last ? [{ ...first, start: by(first.start, shift), end: by(last.end, stretch) }] : [];
  return [...whole, ...parts.filter(({ resource }) => resource !== was.resource).map(shifted)];
}
