import { asOption } from '../../core/hearing.ts';
import { hasCue, mentions, type Reading } from '../../core/reading.ts';
import { withinSpan } from '../../domain/within.ts';
import { type SalonCatalogue, stylistsFor } from './catalogue.ts';
import type { SalonState } from './context.ts';
import { hearSlotSelection, hearStylistSelection } from './hear-choosing.ts';
import { hearConfirmation, hearCustomerData } from './hear-ending.ts';
import { hearIdle, hearServiceSelection } from './hear-opening.ts';
import type { Hearing, Meaning } from './hearing.ts';
import type { SalonMemory } from './memory.ts';
import { saidIn, saysWhen } from './said.ts';

const HEARS: { readonly [S in SalonState]: (hearing: Hearing) => Meaning | null } = {
  idle: hearIdle,
  service_selection: hearServiceSelection,
  stylist_selection: hearStylistSelection,
  slot_selection: hearSlotSelection,
  customer_data: hearCustomerData,
  confirmation: hearConfirmation,
  booked: hearIdle,
};

export function understand(
  words: Reading,
  state: SalonState,
  memory: SalonMemory,
  catalogue: SalonCatalogue,
): Meaning | null {
  const reading = withinSpan(asOption(words, listedIn(state, memory, catalogue)), memory.wish.day ?? null);
  const hearing: Hearing = { reading, said: saidIn(reading), memory, catalogue };
  if (onlyInquires(hearing)) return null;
  // "Can I talk to Lucía?" chooses no stylist, and a complaint is nothing for a machine.
  const { talks, complains, stylist } = hearing.said;
  if (complains || (talks && stylist !== null && !hasCue(reading, 'book'))) {
    return { type: 'escalate', entities: {}, confidence: 0.9 };
  }
  return paused(hearing) ?? cancelled(hearing) ?? HEARS[state](hearing) ?? putOff(hearing) ?? aside(hearing);
}

/** How many services or stylists are on the list they may pick from; of times, a day may be named as well. */
function listedIn(state: SalonState, memory: SalonMemory, catalogue: SalonCatalogue): number {
  if (state === 'service_selection') return catalogue.services.length;
  return state === 'stylist_selection' ? stylistsFor(catalogue, memory.data.services).length : 0;
}

/** A question of the kind the front desk answers ("how much is a colour?") chooses nothing, whatever it names (B12). */
function onlyInquires({ reading, said }: Hearing): boolean {
  const asks = mentions(reading, 'topic').length > 0 && hasCue(reading, 'question');
  return asks && !hasCue(reading, 'book', 'change', 'more') && said.answer === null && !saysWhen(said.when);
}

/** Cancelling works everywhere (B1); leaving out a service does not cancel the rest. */
function cancelled({ reading, said, memory }: Hearing): Meaning | null {
  if (said.services.length > 0 || said.removed.length > 0) return null;
  // "I can't come on Friday", of times that are being chosen, gives up Friday and not the appointment.
  if (said.except.length > 0 && memory.data.services.length > 0) return null;
  if (hasCue(reading, 'cancel')) return { type: 'cancel_booking', entities: {}, confidence: 0.95 };
  return hasCue(reading, 'restart') && !hasCue(reading, 'retry')
    ? { type: 'cancel_booking', entities: {}, confidence: 0.85 }
    : null;
}

/** "Un momento" and nothing else: the question stands, and is not put again while they think. */
function paused({ reading }: Hearing): Meaning | null {
  if (!hasCue(reading, 'pause') || reading.rest !== '') return null;
  const only = reading.mentions.every(({ kind }) => kind === 'cue' || kind === 'answer' || kind === 'name');
  return only && !hasCue(reading, 'cancel', 'change', 'question')
    ? { type: 'unknown', entities: { pause: true }, confidence: 0.85 }
    : null;
}

/** "Me lo pienso" and nothing else, where the state made nothing of it: everything is kept (X12). */
function putOff({ reading, said }: Hearing): Meaning | null {
  return said.answer === 'not_yet' && reading.rest === '' && !hasCue(reading, 'person')
    ? { type: 'unknown', entities: { pause: true }, confidence: 0.8 }
    : null;
}

/** What may be asked in any state and moves nothing. */
function aside({ reading, said }: Hearing): Meaning | null {
  if (hasCue(reading, 'availability')) {
    return { type: 'check_availability', entities: { ...said.when }, confidence: 0.85 };
  }
  if (hasCue(reading, 'book')) return { type: 'start_booking', entities: {}, confidence: 0.8 };
  // "What have I got so far?" is answered by putting the question again, which says it.
  if (hasCue(reading, 'person')) return null;
  // Whoever cannot decide was understood, and is asked again without an apology.
  return hasCue(reading, 'recall', 'unsure') ? { type: 'faq', entities: {}, confidence: 0.8 } : null;
}
