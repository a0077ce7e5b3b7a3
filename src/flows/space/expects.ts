import { z } from 'zod';
import type { Expectation } from '../../core/expectation.ts';
import type { JsonObject } from '../../core/json.ts';
import { hasCue, mentions, type Reading } from '../../core/reading.ts';
import { SURE, surestOf, type WeighedIntent } from '../../core/rules.ts';
import { GENERAL, type Period, type SpaceState } from './context.ts';
import { isBorneOut, leadsElsewhere } from './grounding.ts';
import { instructionsFor, QUESTIONS } from './instructions.ts';
import { type Protocol, pending, protocol } from './protocol.ts';
import { saidIn } from './said.ts';
import {
  addsNothing,
  changesMind,
  changeWithoutValue,
  type Place,
  understand,
  wantsReservation,
} from './understand.ts';

/** What each step hears: the protocol, from a model first where there is one, else from the rules (E2). */
export function expectationOf(place: Place): Expectation {
  const { state, catalogue } = place;
  // The last two steps are the house's own.
  const backend = state === 'COMPLETE_RESERVATION' || state === 'PAYMENT_INSTRUCTIONS';
  return {
    question: QUESTIONS[state],
    options: catalogue.spaces.map(({ id, name, people, equipment }) => {
      return { id, label: [name, `${people} people`, ...equipment].join(', ') };
    }),
    ...surestOf({
      protocol: {
        meaning: 'what the message comes to at this step of the reservation',
        entities: protocol,
        hear: (reading) => {
          const heard = understand(reading, place);
          return heard && { entities: heard.protocol, confidence: heard.confidence };
        },
        grounded: (entities, reading) => isBorneOut(entities as Protocol, reading, place),
        ...(state === 'CONFIRM_RESERVATION_SUMMARY' && {
          commits: (entities) => reserves(entities as Protocol, place),
        }),
        fromText: (text, reading) => readAsText(text, reading, place),
      },
      ...(!backend && { payment_status: paymentStatusAt(state) }),
      ...(!backend && state !== GENERAL && { noted: notedAt(place), pause }),
    }),
    ...talkedAbout(place.memory),
    otherwise: 'unclear',
    unheard: { type: state === GENERAL || backend ? 'unclear' : 'protocol', entities: pending },
    ...(!backend && { first: 'model' as const, asksModel: (reading: Reading) => asksModel(reading, state) }),
    instructions: instructionsFor(place),
  };
}

/** At the summary COMPLETED reserves (E3), unless it brings another space or day, which is summed up first (E4). */
function reserves(claim: Protocol, { memory }: Place): boolean {
  return claim.status === 'COMPLETED' && !leadsElsewhere(claim, memory);
}

/** The period that stands, or the days that are being looked in. */
function talkedAbout({ period, asked }: Place['memory']): Pick<Expectation, 'about'> {
  if (period !== null) return { about: beginningOf(period) };
  return asked.within === undefined ? {} : { about: `${asked.within.startDate}/${asked.within.endDate}` };
}

/** "An hour earlier" counts from when it begins, "the day after" from its day. */
function beginningOf({ startDate, startTime }: Period): string {
  return startTime === null ? startDate : `${startDate}T${startTime}`;
}

/** Outside a reservation, whatever is said of paying; within one only a question, for "c'est réglé" may settle something. */
function paymentStatusAt(state: SpaceState): WeighedIntent {
  return {
    meaning: 'whether their payment has arrived, or that they have paid',
    entities: z.strictObject({}),
    hear: (reading) => (asksOfPayment(reading, state) ? { entities: pending, confidence: 0.92 } : null),
  };
}

function asksOfPayment(reading: Reading, state: SpaceState): boolean {
  return hasCue(reading, 'paid') && (state === GENERAL || hasCue(reading, 'question'));
}

const pause: WeighedIntent = {
  meaning: 'asks for a moment to think',
  entities: z.strictObject({}),
  hear: (reading) => (hasCue(reading, 'pause') && reading.rest === '' ? { entities: pending, confidence: 0.8 } : null),
};

function notedAt(place: Place): WeighedIntent {
  return {
    meaning: 'nothing that this step could use',
    entities: z.strictObject({}),
    hear: (reading) => (addsNothing(reading, place) ? { entities: pending, confidence: 0.6 } : null),
  };
}

/** E6, E9: the router and the keywords decide by themselves; a question for the front desk is not the model's either. */
function asksModel(reading: Reading, state: SpaceState): boolean {
  const said = saidIn(reading, null);
  if (changesMind(reading, said) || changeWithoutValue(said) !== null || asksOfPayment(reading, state)) return false;
  if (state === GENERAL) return wantsReservation(reading, said);
  const forDesk = mentions(reading, 'topic').length > 0 || hasCue(reading, 'person', 'help', 'capabilities');
  return !forDesk || said.space !== null || said.period !== null;
}

/**
 * E5: a model that would not give the object, asked twice. Where the rules are sure, they know better; otherwise its
 * words are what it would have said, and they settle nothing. What merely looks like a broken object is no words.
 */
function readAsText(text: string, reading: Reading, place: Place): JsonObject | null {
  const ruled = understand(reading, place);
  if (ruled !== null && ruled.confidence >= SURE) return null;
  const response = /[{}[\]`]|"\s*:/u.test(text) ? '' : text.trim();
  return response === '' ? null : { ...pending, response };
}
