import type { Booking } from '../../domain/booking.ts';
import { remindAt } from '../../domain/reminders.ts';
import type { PlannedReminder } from '../../ports/agenda.ts';
import { type AgendaParts, keptBy } from './parts.ts';

/** When somebody is reminded of a booking: as the business says, else as its journey does (F8). */
export function plannedReminders({ written, staffed }: AgendaParts, booking: Booking): readonly PlannedReminder[] {
  const business = written.get(booking.business);
  const keeper = keptBy(staffed.get(booking.business), booking)?.keeper;
  if (business === undefined || keeper === undefined) return [];
  const { reminders, timeZone } = business;
  const leads = reminders.leads ?? keeper.reminders ?? [];
  return leads
    .map((leadMinutes) => ({
      leadMinutes,
      at: remindAt(booking.start, leadMinutes, { tell: reminders.tell, timeZone }),
    }))
    .toSorted((one, other) => other.leadMinutes - one.leadMinutes);
}
