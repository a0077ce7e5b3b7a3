import type { JsonObject } from '../../../core/json.ts';
import { wishOf } from '../../../domain/also-day.ts';
import type { Business } from '../../../domain/business.ts';
import { keptUntil } from '../../../domain/deposit.ts';
import { daysStarting } from '../../../domain/free-days.ts';
import { type Moment, momentAt } from '../../../domain/moment.ts';
import { chooseAmong, type Offer } from '../../../domain/offer.ts';
import { instantOf, isoInstant } from '../../../domain/zoned.ts';
import type { Calendar, CalendarEntry } from '../../../ports/calendar.ts';
import type { CallFacts, Definite, Tool } from '../../../ports/tool.ts';
import type { Deposit } from '../catalogue.ts';
import { type BookOutput, bookInput, type CheckInput, type CheckOutput, checkInput } from '../events.ts';
import { constraintsOf } from '../preference.ts';
import { type Cashier, checkHold, depositAsked, findBooking } from './deposit.ts';
import { ruledOut } from './ruled-out.ts';

/** What the appointment desk can have done in the world: look into the calendar, and write into it. */
export function appointmentTools(
  { timeZone }: Pick<Business, 'timeZone'>,
  { calendar, deposit = null, cashier }: AppointmentParts,
): readonly Tool[] {
  const paid = cashier === undefined ? [] : [findBooking(cashier), checkHold(cashier)];
  return [checkCalendar(timeZone, calendar), book({ calendar, deposit, cashier, timeZone }), ...paid];
}

interface AppointmentParts {
  readonly calendar: Calendar;
  /** What is paid before an appointment counts; absent where it counts at once. */
  readonly deposit?: Deposit | null;
  /** Who is asked for deposits; a business that wants none needs nobody. */
  readonly cashier?: Cashier | undefined;
}

/** Looks for free slots and chooses the two to offer (A10). Changes nothing. */
function checkCalendar(timeZone: string, calendar: Calendar): Tool {
  return {
    name: 'check_calendar',
    states: ['checking'],
    consequence: null,
    input: checkInput,
    async run(input, { now }) {
      const asked = checkInput.parse(input);
      const free = await calendar.free({ from: asked.from, to: asked.to, now });
      const missing = (await calendar.missing?.()) ?? null;
      const found = { calendar_id: calendar.id, ...chosen(asked, free, timeZone, now) };
      return { kind: 'done', output: missing === null ? found : { ...found, reason: missing } };
    },
  };
}

function chosen(
  asked: CheckInput,
  starts: readonly number[],
  timeZone: string,
  now: string,
): Omit<CheckOutput, 'calendar_id'> {
  const wish = constraintsOf(asked);
  const present = momentAt(instantOf(now), timeZone);
  const leaveOut = [...asked.leave_out.map(instantOf), ...ruledOutEarlier(asked, starts, timeZone, present)];
  const wishes = [wish, ...asked.also.map((day) => wishOf(day, wish))];
  const free = daysStarting(starts, timeZone);
  const offers = wishes.map((one) => chooseAmong({ free, wish: one, leaveOut, now: present }));
  const { slots, matching } = ofEachDay(offers);
  const written = slots.map(({ start, fits }) => ({ start: isoInstant(start, timeZone), fits }));
  return { returned: starts.length, matching, slots: written };
}

/** Most have ruled out nothing. */
function ruledOutEarlier(
  asked: CheckInput,
  starts: readonly number[],
  timeZone: string,
  now: Moment,
): readonly number[] {
  const { except } = asked;
  if (asked.offered.length === 0 && except.length === 0) return [];
  const at = (instant: number) => momentAt(instant, timeZone);
  const offered = asked.offered.map((start) => at(instantOf(start)));
  return ruledOut({ free: starts.map(at), wish: constraintsOf(asked), offered, except, now });
}

/** "Friday or Monday" gets one of each; where only one of the days has something that fits, that day. */
function ofEachDay(offers: readonly Offer[]): Pick<Offer, 'slots' | 'matching'> {
  const fitting = offers.filter(({ slots }) => slots[0]?.fits === true);
  const [first = offers[0], ...others] = fitting;
  const firsts = fitting.flatMap(({ slots }) => slots.slice(0, 1));
  const matching = offers.reduce((sum, offer) => sum + offer.matching, 0);
  return { slots: others.length > 0 ? firsts.slice(0, OFFERED_MAX) : (first?.slots ?? []), matching };
}

/** An offer is of two slots (A10). */
const OFFERED_MAX = 2;

/** Books one slot, once: its key finds it again, and takes it back if nobody wants it any more. */
function book({ calendar, deposit, cashier, timeZone }: Required<AppointmentParts> & { timeZone: string }): Tool {
  /** An entry that was taken back is no booking: its slot has to be chosen anew. */
  async function outcomeOf({ id, start, cancelled, heldUntil }: CalendarEntry, call: CallFacts): Promise<Definite> {
    if (cancelled) return { kind: 'refused', reason: 'cancelled' };
    const output: BookOutput = { booking_id: id, slot: start };
    if (heldUntil === null || deposit === null) return { kind: 'done', output };
    if (cashier === undefined) throw new Error('deposits are asked for, and nobody takes them');
    const asked = await depositAsked({ id, heldUntil }, deposit, cashier, call);
    return { kind: 'done', output: { ...output, deposit: asked } };
  }

  return {
    name: 'book',
    states: ['booking'],
    consequence: {
      async lookup(call) {
        const entry = await calendar.find(call.key);
        return entry && outcomeOf(entry, call);
      },
      async undo({ key, now }) {
        await calendar.cancel(key, now);
        const entry = await calendar.find(key);
        if (entry) await cashier?.till.giveUp(entry.id, now);
      },
    },
    input: bookInput,
    async run(input: JsonObject, call: CallFacts): Promise<Definite> {
      const { key, id, conversation, now } = call;
      const { slot } = bookInput.parse(input);
      const held = deposit === null ? {} : { heldUntil: keptUntil(deposit.terms, slot, now, timeZone) };
      const answer = await calendar.book({ key, id, start: slot, conversation, ...held, now });
      return answer.kind === 'taken' ? { kind: 'refused', reason: 'taken' } : outcomeOf(answer.entry, call);
    },
  };
}
