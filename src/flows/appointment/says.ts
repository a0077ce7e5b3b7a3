import { type Fact, type Say, say } from '../../core/effect.ts';
import type { LeadArrived } from '../../core/flow.ts';
import type { Checked } from './events.ts';
import { findingOf } from './finding.ts';
import { expiryOf, standing } from './life.ts';
import type { Practice, Talk } from './talk.ts';

/**
 * What the desk says: message keys and the facts they state. The words are in `words/`. Those that say somebody is
 * booked take their slot from `booked_booking` and from nowhere else (X5).
 */

export const askWhen = (): Say => say('ask_when');
export const openDoor = (): Say => say('open_door');
export const welcomeYes = ({ data }: Talk): Say => say(data.preference ? 'nothing_open' : 'ask_when_yes');
export const nothingOpen = (): Say => say('nothing_open');
export const noProblem = (): Say => say('no_problem');
export const letGo = (): Say => say('let_go');
/** Whoever means an appointment that we know nothing of must not believe it is called off (X5). */
export const nothingToCancel = (_talk: Talk, _event: unknown, { phone }: Practice): Say =>
  say('nothing_to_cancel', { phone });
export const beyondMe = (_talk: Talk, _event: unknown, { phone }: Practice): Say => say('beyond_me', { phone });

/** The two slots, or the one there was, introduced by what led to them and how well they fit (A10, A14). */
export function offer({ check }: Talk, { input, output }: Checked, practice: Practice): Say {
  const slots = output.slots.map(({ start }) => slotFact(start));
  const why = check?.why ?? 'asked';
  const facts = { why, about: check?.about ? slotFact(check.about) : '', weeks: weeks(practice) };
  // Why their wish cannot be met was said with the first offer: those who ask for others need not hear it again.
  const finding = findingOf(input, output, practice);
  const found = why === 'declined' && finding !== 'fits' ? 'others' : finding;
  const [only] = slots;
  if (slots.length === 1 && only !== undefined) {
    return say('offer_single', { ...facts, found, slot: only });
  }
  if (slots.length === 0) return say('nothing_free', { ...facts, phone: practice.phone });
  return say('offer', { ...facts, found, slots: { numbered: slots } });
}

export function offerAgain({ data }: Talk): Say {
  const slots = (data.last_offer?.slots ?? []).map(slotFact);
  const [only] = slots;
  if (slots.length === 1 && only !== undefined) return say('offer_again_single', { slot: only });
  return say('offer_again', { slots: { numbered: slots } });
}

/** The offer stands for its two hours, and nothing is held (A3, X12). */
export function takeYourTime({ data }: Talk, _event: unknown, { timeZone }: Practice): Say {
  if (!data.last_offer) throw new Error('nothing was offered');
  const { slots, offered_at } = data.last_offer;
  return say('take_your_time', {
    until: slotFact(expiryOf(offered_at, timeZone)),
    slots: { numbered: slots.map(slotFact) },
  });
}

export const askConfirm = (talk: Talk): Say => say('ask_confirm', { slot: pendingSlot(talk) });
export const askConfirmAgain = (talk: Talk): Say => say('ask_confirm_again', { slot: pendingSlot(talk) });
export const bookFailed = (talk: Talk): Say => say('book_failed', { slot: pendingSlot(talk) });

/** The calendar cannot be reached: what still stands is said, so that nobody believes it lost (X8). */
export function checkFailed({ data, check }: Talk): Say {
  const state = standing(data);
  const slot = data.pending_booking ? slotFact(data.pending_booking.slot) : '';
  const gone = check?.why === 'taken' || check?.why === 'passed';
  return say('check_failed', {
    standing: gone ? 'gone' : state,
    slot: gone && check.about ? slotFact(check.about) : slot,
  });
}

export const booked = (talk: Talk, _event: unknown, { name }: Practice): Say =>
  say('booked', { slot: bookedSlot(talk), name });
export const bookedAgain = (talk: Talk, _event: unknown, { name }: Practice): Say =>
  say('booked_again', { slot: bookedSlot(talk), name });
export const bookedReminder = (talk: Talk): Say => say('booked_reminder', { slot: bookedSlot(talk) });
export const bookedOther = (talk: Talk, _event: unknown, { phone }: Practice): Say =>
  say('booked_other', { slot: bookedSlot(talk), phone });
export const bookedHandoff = (talk: Talk): Say => say('booked_handoff', { slot: bookedSlot(talk) });

/** The first touch asks about scheduling and promises nothing (A13). Somebody mid-choice is shown the choice again. */
export function firstTouch({ data }: Talk, { name }: LeadArrived, practice: Practice): Say {
  const [first = ''] = name.trim().split(/\s+/);
  const facts = { named: first === '' ? 'no' : 'yes', person: first.slice(0, 40), name: practice.name };
  if (standing(data) !== 'offered') return say('lead', facts);
  return say('lead_offered', { ...facts, slots: { numbered: (data.last_offer?.slots ?? []).map(slotFact) } });
}

function slotFact(at: string): Fact {
  return { at, as: 'slot' };
}

function pendingSlot({ data }: Talk): Fact {
  if (!data.pending_booking) throw new Error('nothing is pending');
  return slotFact(data.pending_booking.slot);
}

function bookedSlot({ data }: Talk): Fact {
  if (!data.booked_booking) throw new Error('nothing is booked');
  return slotFact(data.booked_booking.slot);
}

function weeks({ lookAheadDays }: Practice): number {
  return Math.floor(lookAheadDays / 7);
}
