import { z } from 'zod';
import type { DeskRequest, Expectation, Interpretation } from '../expectation.ts';
import { heardAnswer } from '../hearing.ts';
import type { Reading } from '../reading.ts';

const nothing = z.strictObject({});

/**
 * What is expected of whoever came back and was asked whether to go on where they were (D11). A yes is to that and to
 * nothing else: what stood before is put again, and agreed to or not then (X11).
 */
export const GOING_ON: Expectation = {
  question: 'would you like to continue where we left off?',
  options: [],
  intents: {
    go_on: { meaning: 'wants to go on where they were', entities: nothing },
    leave_off: { meaning: 'does not want to go on', entities: nothing },
    something_else: { meaning: 'says anything else', entities: nothing },
  },
  hear: (reading) => {
    const answer = isBare(reading) ? heardAnswer(reading) : null;
    if (answer === 'yes') return { type: 'go_on', entities: {}, certainty: 'sure', rule: 'desk/goes on' };
    if (answer === 'no') return { type: 'leave_off', entities: {}, certainty: 'sure', rule: 'desk/leaves off' };
    return null;
  },
  otherwise: 'something_else',
  asksModel: () => false,
};

/** An answer and nothing else that says something of its own. */
function isBare({ mentions, rest }: Reading): boolean {
  return rest === '' && mentions.every(({ kind }) => kind === 'answer' || kind === 'cue');
}

/** The answer as a request to the desk; null where the words were no answer to that. */
export function goingOn(heard: Interpretation, otherwise: string): Interpretation | null {
  const { type, confidence, source, rule } = heard.intent;
  const request = REQUESTS.find((one) => one.kind === type);
  if (request === undefined) return null;
  return { ...heard, intent: { type: otherwise, entities: {}, confidence, source, rule }, desk: [request] };
}

const REQUESTS: readonly DeskRequest[] = [{ kind: 'go_on' }, { kind: 'leave_off' }];
