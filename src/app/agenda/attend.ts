import { attendanceMark } from '../../domain/booking.ts';
import { instantOf } from '../../domain/zoned.ts';
import type { Acted, AttendRequest } from '../../ports/agenda.ts';
import { type AgendaParts, refused } from './parts.ts';

/** Whether a customer came is written into the ledger, from when it began on (G4); the figures are told of it (G6). */
export async function attend(parts: AgendaParts, { business, booking: id, attendance }: AttendRequest): Promise<Acted> {
  const { store, clock, figures } = parts;
  const booking = await store.bookings.get(id);
  if (booking?.business !== business) return refused('unknown');
  if (booking.status !== 'confirmed') return refused('not_standing');
  if (instantOf(booking.start) > Date.parse(clock.now())) return refused('not_begun');
  const marked = await figures.changing(id, () => store.bookings.amend(id, attendanceMark(booking, attendance)));
  if (marked === null) return refused('not_standing');
  return { kind: 'done', why: null, collides: [], told: null, booking: marked };
}
