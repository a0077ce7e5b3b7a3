import type { Fact } from '../../core/effect.ts';
import type { LeadArrived } from '../../core/flow.ts';
import { message, oneOf } from '../../core/kit/message.ts';
import { toldReference } from '../../domain/booking.ts';
import { instantOf, localTime } from '../../domain/zoned.ts';
import type { Catalogue } from './catalogue.ts';
import type { Another, Booked, Checked } from './events.ts';
import { findingOf } from './finding.ts';
import { expiryOf, hasPassed, standing } from './life.ts';
import type { Memory } from './memory.ts';

/**
 * What the desk says: message keys and the facts they state. The words are in `words/`. Those that say somebody is
 * booked take their slot from `booked_booking` and from nowhere else (X5).
 */

export const help = message('help', (_memory: Memory, _event: unknown, { name }: Catalogue) => ({ name }));
export const askWhen = message('ask_when');
export const openDoor = message('open_door');
export const welcomeYes = oneOf(['nothing_open', 'ask_when_yes'], ({ data }: Memory) => [
  data.preference ? 'nothing_open' : 'ask_when_yes',
  {},
]);
export const nothingOpen = message('nothing_open');
export const noProblem = message('no_problem');
export const letGo = message('let_go');
/** Whoever means an appointment that we know nothing of must not believe it is called off (X5). */
export const nothingToCancel = message('nothing_to_cancel', phoneOf);
export const beyondMe = message('beyond_me', phoneOf);

/** The two slots, or the one there was, introduced by what led to them and how well they fit (A10, A14). */
export const offer = oneOf(
  ['offer', 'offer_single', 'nothing_free'],
  ({ check }: Memory, { input, output }: Checked, catalogue: Catalogue) => {
    const slots = output.slots.map(({ start }) => slotFact(start));
    const why = check?.why ?? 'asked';
    const facts = { why, about: check?.about ? slotFact(check.about) : '', weeks: weeks(catalogue) };
    // Why their wish cannot be met was said with the first offer: those who ask for others need not hear it again.
    const finding = findingOf(input, output, catalogue);
    const found = why === 'declined' && finding !== 'fits' ? 'others' : finding;
    const [only] = slots;
    if (slots.length === 1 && only !== undefined) return ['offer_single', { ...facts, found, slot: only }];
    if (slots.length === 0) return ['nothing_free', { ...facts, phone: catalogue.phone }];
    return ['offer', { ...facts, found, slots: { numbered: slots } }];
  },
);

/** What has gone by meanwhile is said to have, and is not asked for again (A14). */
export const offerAgain = oneOf(['offer_again', 'offer_again_single', 'gone_by'], ({ data, now }: Memory) => {
  const slots = data.last_offer?.slots ?? [];
  const [only = '', ...others] = slots;
  if (slots.every((slot) => hasPassed(slot, now))) return ['gone_by', { slot: slotFact(slots.at(-1) ?? '') }];
  if (others.length === 0) return ['offer_again_single', { slot: slotFact(only) }];
  return ['offer_again', { slots: slotLines(slots, now) }];
});

/** A yes to two has seen them: which of them it is for is asked in a line, and not the same list again (A8). */
export const whichOfTwo = oneOf(
  ['which_time', 'which_slot'],
  ({ data }: Memory, _event: unknown, { timeZone }: Catalogue) => {
    const slots = data.last_offer?.slots ?? [];
    const days = new Set(slots.map((slot) => localTime(instantOf(slot), timeZone).date));
    const [first = ''] = slots;
    if (days.size > 1) return ['which_slot', { slots: { either: slots.map(slotFact) } }];
    return [
      'which_time',
      { times: { either: slots.map((at) => ({ at, as: 'time' })) }, day: { at: first, as: 'day' } },
    ];
  },
);

export const oneAtATime = message('one_at_a_time');
export const nextOne = message('next_one');
/** What is booked stays, and a new talk begins: what they said of when is asked once more, and not dropped in silence (X20). */
export const another = message('another', (memory: Memory, { entities }: Another) => ({
  slot: bookedSlot(memory),
  named: entities.named ? 'yes' : 'no',
}));
export const anotherThen = message('another', (memory: Memory) => ({ slot: bookedSlot(memory), named: 'yes' }));
export const moveOrAnother = message('booked_move_or_another', (memory: Memory) => ({ slot: bookedSlot(memory) }));

/** The offer stands for its two hours, and nothing is held (A3, X12). */
export const takeYourTime = message(
  'take_your_time',
  ({ data, now }: Memory, _event: unknown, { timeZone }: Catalogue) => {
    if (!data.last_offer) throw new Error('nothing was offered');
    const { slots, offered_at } = data.last_offer;
    return { until: slotFact(expiryOf(offered_at, timeZone)), slots: slotLines(slots, now) };
  },
);

/** What is to be paid first is part of what a yes agrees to (X11). */
export const askConfirm = oneOf(
  ['ask_confirm', 'ask_confirm_deposit', 'gone_by'],
  (memory: Memory, _event: unknown, { deposit }: Catalogue) => {
    const slot = pendingSlot(memory);
    if (isGone(memory)) return ['gone_by', { slot }];
    if (deposit === null) return ['ask_confirm', { slot }];
    const { cents, currency } = deposit;
    return ['ask_confirm_deposit', { slot, deposit: { cents, currency } }];
  },
);
export const askConfirmAgain = oneOf(['ask_confirm_again', 'gone_by'], (memory: Memory) => [
  isGone(memory) ? 'gone_by' : 'ask_confirm_again',
  { slot: pendingSlot(memory) },
]);
export const bookFailed = message('book_failed', (memory: Memory) => ({ slot: pendingSlot(memory) }));

/** The calendar cannot be reached: what still stands is said, so that nobody believes it lost (X8). */
export const checkFailed = message('check_failed', ({ data, check }: Memory) => {
  const slot = data.pending_booking ? slotFact(data.pending_booking.slot) : '';
  const gone = check?.why === 'taken' || check?.why === 'passed';
  return { standing: gone ? 'gone' : standing(data), slot: gone && check.about ? slotFact(check.about) : slot };
});

export const booked = message('booked', bookedHere);
/** Another appointment than the one that stands here: each is told by its own slot. */
export const bookedToo = message('booked', (_memory: Memory, { output }: Booked, { name }: Catalogue) => ({
  slot: slotFact(output.slot),
  name,
}));
export const bookedAgain = message('booked_again', (memory: Memory, event: unknown, catalogue: Catalogue) => ({
  ...bookedHere(memory, event, catalogue),
  reference: referenceOf(memory, catalogue),
}));
export const bookedReminder = message('booked_reminder', (memory: Memory) => ({ slot: bookedSlot(memory) }));
export const bookedOther = message('booked_other', (memory: Memory, _event: unknown, { phone }: Catalogue) => ({
  slot: bookedSlot(memory),
  phone,
}));
export const bookedHandoff = message('booked_handoff', (memory: Memory) => ({ slot: bookedSlot(memory) }));

/** The first touch asks about scheduling and promises nothing (A13). Somebody mid-choice is shown the choice again. */
export const firstTouch = oneOf(
  ['lead', 'lead_offered'],
  ({ data, now }: Memory, { name }: LeadArrived, catalogue: Catalogue) => {
    const [first = ''] = name.trim().split(/\s+/);
    const facts = { named: first === '' ? 'no' : 'yes', person: first.slice(0, 40), name: catalogue.name };
    if (standing(data) !== 'offered') return ['lead', facts];
    return ['lead_offered', { ...facts, slots: slotLines(data.last_offer?.slots ?? [], now) }];
  },
);

function bookedHere(memory: Memory, _event: unknown, { name }: Catalogue) {
  return { slot: bookedSlot(memory), name };
}

function phoneOf(_memory: Memory, _event: unknown, { phone }: Catalogue) {
  return { phone };
}

function slotFact(at: string): Fact {
  return { at, as: 'slot' };
}

/** As they were numbered first, with what has gone by since. */
function slotLines(slots: readonly string[], now: string): Fact {
  const line = (slot: string): Fact =>
    hasPassed(slot, now) ? { say: 'line_gone', facts: { slot: slotFact(slot) } } : slotFact(slot);
  return { numbered: slots.map(line) };
}

function isGone({ data, now }: Memory): boolean {
  return data.pending_booking !== undefined && hasPassed(data.pending_booking.slot, now);
}

function pendingSlot({ data }: Memory): Fact {
  if (!data.pending_booking) throw new Error('nothing is pending');
  return slotFact(data.pending_booking.slot);
}

function bookedSlot({ data }: Memory): Fact {
  if (!data.booked_booking) throw new Error('nothing is booked');
  return slotFact(data.booked_booking.slot);
}

/** What it was first told by: it stays, whatever becomes of the appointment (X14). */
function referenceOf({ data }: Memory, { business }: Catalogue): string {
  return toldReference({ id: data.booked_booking?.booking_id ?? '', business, details: {} });
}

function weeks({ lookAheadDays }: Catalogue): number {
  return Math.floor(lookAheadDays / 7);
}
