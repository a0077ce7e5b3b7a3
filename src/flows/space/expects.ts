import { z } from 'zod';
import type { Expectation, IntentExpectation } from '../../core/expectation.ts';
import { heardAnswer } from '../../core/hearing.ts';
import type { JsonObject } from '../../core/json.ts';
import { hasCue, mentions, type Reading } from '../../core/reading.ts';
import { GENERAL, type SpaceState } from './context.ts';
import { type Protocol, pending, protocol } from './protocol.ts';
import { saidIn } from './said.ts';
import { changesMind, changeWithoutValue, type Place, understand, wantsReservation } from './understand.ts';

/** What each step hears: the protocol, from a model first where there is one, else from the rules (E2). */
export function expectationOf(place: Place): Expectation {
  const { state, memory, catalogue } = place;
  const backend = state === 'COMPLETE_RESERVATION' || state === 'PAYMENT_INSTRUCTIONS';
  return {
    question: QUESTIONS[state],
    options: catalogue.spaces.map(({ id, name }) => ({ id, label: name })),
    intents: {
      protocol: {
        meaning: 'what the message comes to at this step of the reservation',
        entities: protocol,
        hear: (reading) => {
          const heard = understand(reading, place);
          return heard && { entities: heard.protocol as JsonObject, confidence: heard.confidence };
        },
        grounded: (entities, reading) => isGrounded(entities as Protocol, reading, place),
        // E5: words instead of an object are what the model would have said; they settle nothing.
        fromText: (text) => ({ ...pending, response: text }),
      },
      // Outside a reservation, money is asked about; within one, "réglé" may mean that something is settled.
      ...(state === GENERAL && { payment_status: paymentStatus }),
    },
    otherwise: 'unclear',
    // The last two steps are the house's own.
    ...(!backend && { first: 'model' as const, asksModel: (reading: Reading) => asksModel(reading, state) }),
    instructions: instructionsFor(place),
  };

  function instructionsFor(_: Place): string {
    const known = JSON.stringify({ step: state, spaceId: memory.spaceId, period: memory.period });
    const rooms = catalogue.spaces.map(({ id, name, people, equipment }) => {
      return `${id} ${name}, ${people} people${equipment.length > 0 ? `, ${equipment.join(', ')}` : ''}`;
    });
    return [
      INSTRUCTIONS[state],
      'PENDING: the conversation goes on at this step. COMPLETED: the step has what it needs. CANCELED: they gave up.',
      'Dates are YYYY-MM-DD, times HH:mm, null where nothing was said. Never speak of prices, availability or bookings.',
      `Known so far: ${known}`,
      `Spaces:\n${rooms.join('\n')}`,
    ].join('\n');
  }
}

const paymentStatus: IntentExpectation = {
  meaning: 'whether their payment has arrived, or that they have paid',
  entities: z.strictObject({}),
  hear: (reading) => (hasCue(reading, 'paid') ? { entities: {}, confidence: 0.9 } : null),
};

const QUESTIONS: { readonly [S in SpaceState]: string | null } = {
  GENERAL: null,
  REQUEST_SPACE_INFO: 'which space they would like to reserve',
  CHOOSE_SPACE: 'which of the listed spaces they would like',
  CHOOSE_PERIOD: 'for which dates and times',
  CONFIRM_RESERVATION_SUMMARY: 'whether to make the reservation as summed up',
  COMPLETE_RESERVATION: null,
  PAYMENT_INSTRUCTIONS: null,
};

const INSTRUCTIONS: { readonly [S in SpaceState]: string } = {
  GENERAL: 'Find out what they need. COMPLETED with a spaceId once they named a space.',
  REQUEST_SPACE_INFO: 'Find out what they need. COMPLETED with a spaceId once they named a space.',
  CHOOSE_SPACE: 'Identify the space. COMPLETED needs its spaceId; add the period if they gave one.',
  CHOOSE_PERIOD: 'Identify the period. COMPLETED needs spaceId and period.',
  CONFIRM_RESERVATION_SUMMARY: 'COMPLETED only if they clearly said yes; CANCELED if they declined.',
  COMPLETE_RESERVATION: '',
  PAYMENT_INSTRUCTIONS: '',
};

/** E6, E9: the router and the keywords decide by themselves; a question for the front desk is not the model's either. */
function asksModel(reading: Reading, state: SpaceState): boolean {
  const said = saidIn(reading, null);
  if (changesMind(reading, said) || changeWithoutValue(said) !== null) return false;
  if (state === GENERAL) return wantsReservation(reading, said);
  const forDesk = mentions(reading, 'topic').length > 0 || hasCue(reading, 'person', 'help', 'capabilities');
  return !forDesk || said.space !== null || said.period !== null;
}

/**
 * What a model claims must be borne out: a confirmation by a yes in the user's own words (E3), a new period by something
 * they said of time. A space is judged by the machine, because one that does not exist leads back to step 2 (E5).
 */
function isGrounded({ status, period }: Protocol, reading: Reading, { state, memory }: Place): boolean {
  const answer = heardAnswer(reading);
  if (status === 'COMPLETED' && state === 'CONFIRM_RESERVATION_SUMMARY' && answer !== 'yes') return false;
  if (status === 'COMPLETED' && answer === 'no' && reading.rest === '') return false;
  if (period === null || period.startDate === null || period.startDate === memory.period?.startDate) return true;
  const spoken = ['date', 'dates', 'time', 'window', 'choice', 'duration'] as const;
  return spoken.some((kind) => mentions(reading, kind).length > 0) || /\d/.test(reading.text);
}
