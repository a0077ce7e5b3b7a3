import { asWanted, type Cue, hasCue, heardAnswer, heardWish, mentions, type Reading, type Rule } from 'holdfast/kit';
import type { Wanted } from './talk.ts';

/** The list that jobs are listened for on. */
export const JOBS = 'jobs';

export type IntentName = 'want' | 'confirm' | 'decline' | 'cancel' | 'unclear';

/** What the rules go by. */
export interface Heard {
  readonly wanted: Wanted;
  readonly answer: ReturnType<typeof heardAnswer>;
  has(...cues: Cue[]): boolean;
}

/** Only what is told or wanted counts: "is a service on Friday dear?" wants nothing yet. */
export function heardIn(said: Reading): Heard {
  const reading = asWanted(said);
  return { wanted: wantedIn(reading), answer: heardAnswer(reading), has: (...cues) => hasCue(reading, ...cues) };
}

export function wantedIn(reading: Reading): Wanted {
  const job = mentions(reading, 'item').find(({ list, negated }) => list === JOBS && !negated)?.id;
  const day = heardWish(reading).date?.date;
  return { ...(job !== undefined && { job }), ...(day !== undefined && { day }) };
}

function names({ wanted }: Heard): boolean {
  return wanted.job !== undefined || wanted.day !== undefined;
}

const callsOff: Rule<Heard, IntentName> = {
  rule: 'calls it off',
  means: 'cancel',
  when: (heard) => heard.has('cancel') && !names(heard),
  examples: ['never mind', { said: 'déjalo', in: 'es' }],
};

export const idleRules: readonly Rule<Heard, IntentName>[] = [
  callsOff,
  {
    rule: 'says what or when',
    means: 'want',
    when: names,
    gives: ({ wanted }) => wanted,
    examples: ['a full service on Thursday', 'tomorrow please', { said: 'tengo un pinchazo', in: 'es' }],
  },
  {
    rule: 'wants to bring it, without saying more',
    means: 'want',
    when: ({ has }) => has('book', 'availability'),
    examples: ['I would like to make an appointment'],
  },
  { rule: 'says no', means: 'decline', when: ({ answer }) => answer === 'no', examples: ['no thanks'] },
];

/** A yes is the judge's, who hears the whole message: no rule says it. */
export const proposedRules: readonly Rule<Heard, IntentName>[] = [
  callsOff,
  {
    rule: 'names another job or day',
    means: 'want',
    when: names,
    gives: ({ wanted }) => wanted,
    examples: ['make it Friday', { said: 'mejor el viernes', in: 'es' }],
  },
  { rule: 'says no', means: 'decline', when: ({ answer }) => answer === 'no', examples: ['no'] },
];
