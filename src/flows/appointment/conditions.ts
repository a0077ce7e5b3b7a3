import type { LeadArrived, TurnFacts } from '../../core/flow.ts';
import { type kit, unless } from '../../core/kit/kit.ts';
import { HOLD } from '../../domain/hold.ts';
import type { Booked, Changed, Checked, MaybeForMore, Selected, TookFreed, Unclear } from './events.ts';
import type { Types } from './kit.ts';
import { hasPassed, standing } from './life.ts';
import type { Memory } from './memory.ts';

/** What the machine decides by, in words. */
export function conditionsOf({ when }: Pick<ReturnType<typeof kit<Types>>, 'when'>) {
  return {
    somethingIsFree: when('something is free', (_memory, { output }: Checked) => output.slots.length > 0),
    isOffered: when(
      'the slot is one of those offered',
      (memory, event: Selected) => chosen(memory, event) !== undefined,
    ),
    hasGoneBy: when('the hour of the slot has struck', (memory, event: Selected) =>
      isPast(chosen(memory, event), event.turn.now),
    ),
    /** An offer with such a slot in it is not repeated (A3). */
    offerHasGoneBy: when('the hour of a slot on offer has struck', ({ data }, { turn }: Unclear) =>
      (data.last_offer?.slots ?? []).some((slot) => isPast(slot, turn.now)),
    ),
    pendingHasGoneBy: when('the hour of the slot has struck', ({ data }, { turn }) =>
      isPast(data.pending_booking?.slot, turn.now),
    ),
    pendingStands: when('a slot is pending', ({ data }) => standing(data) === 'pending'),
    offerStands: when('slots are on offer', ({ data }) => standing(data) === 'offered'),
    /** That is owned up to before our question is put again (X20). */
    asksSomething: when(
      'it is a question that nobody here can answer',
      (_memory, { entities }: Unclear) => entities.question === true,
    ),
    /** Nothing is lost, and nobody is asked again at once (X12). */
    wantsToThink: when('they want to think it over', (_memory, { entities }: Unclear) => entities.later === true),
    /** They have just seen the two: only which of them is asked, in a line (A8). */
    agreesToTwo: when('they agree to two', (_memory, { entities }: Unclear) => entities.agrees === true),
    /** One at a time: what is under way comes first, and nobody is looked for with words meant for another (X20). */
    isForMore: when('somebody else is to come too', (_memory, { entities }: MaybeForMore) => entities.company === true),
    moreAreWanted: when('somebody else is to come too', (_memory, { turn }: Booked) => turn.another === true),
    /** A bare day is no wish to move what stands, nor surely one for a second (X20). */
    isDoubtful: when(
      'they may want it moved, or another one',
      (_memory, { entities }: Unclear) => entities.doubt === true,
    ),
    isOfNext: when(
      'they say when the next is to come',
      (_memory, { entities, turn }: Unclear) => entities.doubt === true && turn.another === true,
    ),
    isFirstTouch: unless(
      when(
        'this lead has been written to, or has one held until it is paid for',
        ({ data }, { turn }: LeadArrived) => data.lead_touchpoint !== undefined || isHolding(turn),
      ),
    ),

    depositIsAsked: when('a deposit is due first', (_memory, { output }: Booked) => output.deposit !== undefined),
    freedIsHeld: when('a deposit is due first', (_memory, { output }: TookFreed) => output.pay !== null),

    isThisOne: when(
      'it is the appointment that was booked here',
      ({ data }, { input }: Changed) => data.booked_booking?.booking_id === input.booking_id,
    ),
  };
}

function chosen({ data }: Memory, { entities }: Selected): string | undefined {
  return data.last_offer?.slots[entities.choice - 1];
}

function isPast(slot: string | undefined, now: string): boolean {
  return slot !== undefined && hasPassed(slot, now);
}

function isHolding({ timers = [] }: TurnFacts): boolean {
  return timers.some((timer) => timer.startsWith(HOLD));
}
