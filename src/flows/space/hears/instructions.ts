import type { SpaceState } from '../context.ts';
import type { Place } from './place.ts';

/** What a model is told at each step beyond the spaces, which are its options, and the form of its answer (E2). */
export function instructionsFor({ state, memory }: Place): string {
  const known = JSON.stringify({ step: state, spaceId: memory.spaceId, period: memory.period });
  return [
    STEP[state],
    'PENDING: the talk goes on at this step. COMPLETED: the step has what it needs. CANCELED: they gave it up.',
    'response: one short sentence to the customer, in their language, asking for what is missing. Say nothing of prices, availability or bookings: that is for code to say.',
    'A period needs startDate; null for whatever they did not say.',
    `Known so far: ${known}`,
  ].join('\n');
}

/** What was put to the customer, in a few words. */
export const QUESTIONS: { readonly [S in SpaceState]: string | null } = {
  GENERAL: null,
  REQUEST_SPACE_INFO: 'which space they would like to reserve',
  CHOOSE_SPACE: 'which of the listed spaces they would like',
  CHOOSE_PERIOD: 'for which dates and times',
  CONFIRM_RESERVATION_SUMMARY: 'whether to make the reservation as summed up',
  COMPLETE_RESERVATION: null,
  PAYMENT_INSTRUCTIONS: null,
};

const FIRST = 'Find out what they need. COMPLETED with spaceId once they named a space, and period if they gave one.';

const STEP: { readonly [S in SpaceState]: string } = {
  GENERAL: FIRST,
  REQUEST_SPACE_INFO: FIRST,
  CHOOSE_SPACE: 'Find out which space they mean. COMPLETED needs its spaceId; add period if they gave one.',
  CHOOSE_PERIOD: 'Find out when. COMPLETED needs spaceId and period.',
  CONFIRM_RESERVATION_SUMMARY:
    'They were shown a summary. COMPLETED only if they clearly said yes, CANCELED if they declined, a new spaceId or period if they want another.',
  COMPLETE_RESERVATION: '',
  PAYMENT_INSTRUCTIONS: '',
};
