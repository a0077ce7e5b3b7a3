import type { LeadTouched } from '../../core/flow.ts';
import type { Catalogue } from './catalogue.ts';
import type { AppointmentContext, CalendarCheck, LastOffer } from './context.ts';
import type { Booked, CheckBroke, Checked, CheckInput, Selected, TookFreed } from './events.ts';
import type { Memory } from './memory.ts';
import { stamp } from './plan.ts';
import { NO_WISH } from './preference.ts';

/** What is written down when something has happened: each function gives the memory as it stands afterwards. */

/** The slot that was chosen, as long as nobody has said yes to it (A8). */
export function choice({ data }: Memory, { entities, turn }: Selected, { timeZone }: Catalogue): Partial<Memory> {
  const slot = data.last_offer?.slots[entities.choice - 1];
  if (slot === undefined) throw new Error(`no slot ${entities.choice} was offered`);
  return { data: { ...data, pending_booking: { slot, created_at: stamp(turn.now, timeZone) } }, now: turn.now };
}

/** A new offer replaces the old one and whatever was pending (A7, A11), with what the check found (A12). */
export function offer(memory: Memory, { input, output, turn }: Checked, { timeZone }: Catalogue): Partial<Memory> {
  const { pending_booking: _cleared, ...rest } = memory.data;
  const last_offer: LastOffer = {
    slots: output.slots.map(({ start }) => start),
    constraints: { day: input.day, time_window: input.time_window, explicit_time: input.explicit_time },
    timezone: timeZone,
    offered_at: stamp(turn.now, timeZone),
    calendar_check: {
      ok: true,
      calendar_id: output.calendar_id,
      returned_slots_count: output.returned,
      filtered_slots_count: output.matching,
      checked_range: rangeOf(input),
      // Made with the ledger alone, the check says so (H5).
      reason: output.reason ?? null,
    },
  };
  return { data: { ...rest, last_offer }, check: null };
}

/** A check that failed is noted beside whatever stands, which goes on standing and grows no older or younger (X8, A12). */
export function brokenCheck(
  memory: Memory,
  { input, reason, turn }: CheckBroke,
  catalogue: Catalogue,
): Partial<Memory> {
  const calendar_check: CalendarCheck = {
    ok: false,
    calendar_id: catalogue.calendar,
    returned_slots_count: 0,
    filtered_slots_count: 0,
    checked_range: rangeOf(input),
    reason,
  };
  const stood = memory.data.last_offer;
  const nothing = {
    slots: [],
    constraints: { ...NO_WISH, ...memory.check?.wish },
    timezone: catalogue.timeZone,
    offered_at: stamp(turn.now, catalogue.timeZone),
  };
  const last_offer: LastOffer = { ...(stood && stood.slots.length > 0 ? stood : nothing), calendar_check };
  return { data: { ...memory.data, last_offer }, check: null };
}

/** Booked. Nothing ever changes this note again (A4); what led to it is no longer needed (A7). */
export function booking({ data }: Memory, { output, turn }: Booked, { timeZone }: Catalogue): Partial<Memory> {
  const { pending_booking: _confirmed, last_offer: _used, ...rest } = data;
  const { slot, booking_id } = output;
  const booked_booking = { slot: stamp(slot, timeZone), booking_id, booked_at: stamp(turn.now, timeZone) };
  return { data: { ...rest, booked_booking } };
}

/** What they waited for is theirs: booked as anything else is (A4). */
export function takenFreed({ data }: Memory, { output, turn }: TookFreed, { timeZone }: Catalogue): Partial<Memory> {
  const { pending_booking: _overtaken, last_offer: _used, ...rest } = data;
  const slot = stamp(output.start, timeZone);
  return {
    data: { ...rest, booked_booking: { slot, booking_id: output.booking_id, booked_at: stamp(turn.now, timeZone) } },
  };
}

/** Offer and pending slot are let go; what the user had wished for stays known (A9). */
export function cancel({ data }: Memory): Partial<Memory> {
  const { pending_booking: _dropped, last_offer: _withdrawn, ...rest } = data;
  return { data: rest };
}

/** The first touch of a lead: when it left, where, and which message it was (A13, F7). */
export function touch({ data }: Memory, { turn }: LeadTouched, { timeZone }: Catalogue): Partial<Memory> {
  const lead_touchpoint: AppointmentContext['lead_touchpoint'] = {
    first_touch_at: stamp(turn.now, timeZone),
    channel: turn.channel,
    message_id: turn.firstReplyId,
  };
  return { data: { ...data, lead_touchpoint } };
}

function rangeOf({ from, to }: CheckInput): CalendarCheck['checked_range'] {
  return { start: from, end: to };
}
