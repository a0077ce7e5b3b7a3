import type { TurnFacts } from '../../core/flow.ts';
import { clockTime, instantOf, isoInstant, localTime } from '../../domain/zoned.ts';
import type { Catalogue } from './catalogue.ts';
import type { AppointmentContext, Constraints } from './context.ts';
import type { CheckInput, Declined, Refused, Selected, Unclear, WishHeard } from './events.ts';
import type { Check, Memory, Why } from './memory.ts';
import { constraintsOf, NO_WISH, sameConstraints, withWish } from './preference.ts';

/**
 * What is looked for in the calendar, and why: everything that leads to an offer starts here, because an offer always
 * follows a check (A10). Nothing that stands is given up yet: if the calendar cannot be reached, it still stands (X8).
 */
const DAY_MS = 86_400_000;

/** A wish, new or repeated: the preference is brought up to date and looked for (A9, A11). */
export function lookForWish(
  { data }: Memory,
  { entities, text, turn }: WishHeard,
  { timeZone }: Catalogue,
): Partial<Memory> {
  const now = stamp(turn.now, timeZone);
  const preference = withWish(data.preference, entities, text, now);
  const wish = preference ? constraintsOf(preference) : NO_WISH;
  const refused = preference === data.preference ? refusedFor(wish, data) : [];
  const check: Check = {
    wish,
    leaveOut: refused,
    except: entities.except ?? [],
    also: entities.also ?? [],
    offered: refused.length > 0 ? offeredFor(wish, data) : [],
    why: data.pending_booking || isOffering(data) ? 'changed' : 'asked',
    about: null,
  };
  return { data: preference ? { ...data, preference } : data, now: turn.now, check };
}

/** The pending slot, or both that were offered, are not wanted: others are looked for, for the same wish (A7). */
export function lookForOthers({ data }: Memory, { entities, turn }: Declined): Partial<Memory> {
  const wish = data.preference ? constraintsOf(data.preference) : NO_WISH;
  const pending = data.pending_booking?.slot;
  const check: Check = {
    wish,
    leaveOut: pending === undefined ? (data.last_offer?.slots ?? []) : [pending],
    except: entities.except ?? [],
    also: [],
    offered: offeredFor(wish, data),
    why: 'declined',
    about: pending ?? null,
  };
  return { now: turn.now, check };
}

/** The slot is gone: the two nearest to it are looked for (A14). It is no longer pending, whatever comes of that. */
function lookNear(slot: string, why: Why, memory: Memory, now: string, { timeZone }: Catalogue): Partial<Memory> {
  const { pending_booking: _gone, last_offer, ...rest } = memory.data;
  const { date, minute } = localTime(instantOf(slot), timeZone);
  const wish = { ...NO_WISH, day: date, explicit_time: clockTime(minute) };
  const check: Check = { wish, leaveOut: [slot], except: [], also: [], offered: [], why, about: slot };
  const others = last_offer?.slots.filter((other) => instantOf(other) !== instantOf(slot));
  const data = { ...rest, ...(last_offer && others ? { last_offer: { ...last_offer, slots: others } } : {}) };
  return { data, now, check };
}

/** A slot that was offered in good time, but chosen when its hour had struck. */
export function lookPastChoice(memory: Memory, { entities, turn }: Selected, catalogue: Catalogue): Partial<Memory> {
  const slot = memory.data.last_offer?.slots[entities.choice - 1];
  if (slot === undefined) throw new Error(`no slot ${entities.choice} was offered`);
  return lookNear(slot, 'passed', memory, turn.now, catalogue);
}

/** What is on offer has struck in part: instead of being repeated, the offer is made anew for the same wish (A3, A10). */
export function lookAnew({ data }: Memory, { turn }: Unclear): Partial<Memory> {
  const wish = data.preference ? constraintsOf(data.preference) : NO_WISH;
  const slots = data.last_offer?.slots ?? [];
  const about = slots.find((slot) => instantOf(slot) <= instantOf(turn.now)) ?? null;
  const check: Check = { wish, leaveOut: [], except: [], also: [], offered: [], why: 'passed', about };
  return { now: turn.now, check };
}

/** The same of the one that waited for a yes. */
export function lookPastPending(
  memory: Memory,
  { turn }: { readonly turn: TurnFacts },
  catalogue: Catalogue,
): Partial<Memory> {
  return lookNear(memory.data.pending_booking?.slot ?? '', 'passed', memory, turn.now, catalogue);
}

/** A booking that was refused: somebody else was faster, or the hour has struck. */
export function lookInstead(memory: Memory, { input, turn }: Refused, catalogue: Catalogue): Partial<Memory> {
  const passed = instantOf(input.slot) <= instantOf(turn.now);
  return lookNear(input.slot, passed ? 'passed' : 'taken', memory, turn.now, catalogue);
}

/** The question for the calendar, as it is recorded with the turn. */
export function checkInput(
  { check, now }: Memory,
  _event: unknown,
  { timeZone, lookAheadDays }: Catalogue,
): CheckInput {
  if (!check) throw new Error('no calendar check was planned');
  return {
    ...check.wish,
    from: stamp(now, timeZone),
    to: isoInstant(instantOf(now) + lookAheadDays * DAY_MS, timeZone),
    leave_out: [...check.leaveOut],
    except: [...check.except],
    also: [...check.also],
    offered: [...check.offered],
  };
}

/** Instants are stored as people read them: in the business's own time (X9). */
export function stamp(instant: string, timeZone: string): string {
  return isoInstant(instantOf(instant), timeZone);
}

/**
 * What a wish that says nothing new has refused. Beside a pending slot it can only mean "not this one"; and where the
 * last check failed for the very wish of the offer that stands, that check was for others than these.
 */
function refusedFor(wish: Constraints, data: AppointmentContext): readonly string[] {
  if (data.pending_booking) return [data.pending_booking.slot];
  return data.last_offer?.calendar_check.ok === false ? offeredFor(wish, data) : [];
}

/** What was last offered, if it was offered for this very wish. */
function offeredFor(wish: Constraints, { last_offer }: AppointmentContext): readonly string[] {
  return last_offer && sameConstraints(last_offer.constraints, wish) ? last_offer.slots : [];
}

function isOffering({ last_offer }: AppointmentContext): boolean {
  return last_offer !== undefined && last_offer.slots.length > 0;
}
