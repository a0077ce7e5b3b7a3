import {
  type Expectation,
  hearBy,
  type JsonObject,
  type Proposal,
  type Reading,
  type RestingState,
  type Rule,
  type StateRecord,
  z,
} from 'holdfast/kit';
import type { Catalogue } from './catalogue.ts';
import { type Heard, heardIn, type IntentName, idleRules, proposedRules, wantedIn } from './hears.ts';
import * as says from './says.ts';
import type { Memory } from './talk.ts';

const NOTHING = z.strictObject({});
const WANTED = z.strictObject({ job: z.string().exactOptional(), day: z.iso.date().exactOptional() });

/** What each state means, asks, hears and leaves open. */
export function dropOffStates(catalogue: Catalogue): { readonly [state: string]: StateRecord<Memory> } {
  return {
    idle: {
      means: 'What is to be done, or on which day, is being asked for.',
      isIdle: ({ data }) => data.job === undefined,
      asks: (memory) => [(memory.data.job === undefined ? says.askJob : says.askDay).say(memory, null, catalogue)],
      ...hearing('what the bicycle needs and on which day they would bring it', idleRules),
    },
    proposed: {
      means: 'One day was proposed and waits for a yes.',
      asks: (memory) => [says.ask.say(memory, null, catalogue)],
      proposes: proposalOf,
      ...hearing('whether to put them down for the day that was proposed', proposedRules),
    },
    looking: { means: 'The diary is being looked into. Left within the turn.' },
    booking: { means: 'The stand is being booked. Left within the turn.' },
  };

  /** What a state can hear, written once for the rules and for a model. */
  function hearing(
    question: string,
    rules: readonly Rule<Heard, IntentName>[],
  ): Pick<RestingState<Memory>, 'hears' | 'rules'> {
    const hears = ({ data }: Memory): Expectation => ({
      question,
      options: [],
      ...(data.proposed !== undefined && { about: data.proposed }),
      intents: {
        want: { meaning: 'says what is to be done or on which day', entities: WANTED, grounded },
        confirm: { meaning: 'agrees', entities: NOTHING, commits: () => data.proposed !== undefined },
        decline: { meaning: 'does not want what was proposed', entities: NOTHING },
        cancel: { meaning: 'wants to stop', entities: NOTHING },
        unclear: { meaning: 'anything else', entities: NOTHING },
      },
      hear: hearBy(rules, heardIn),
      otherwise: 'unclear',
    });
    return { hears, rules };
  }

  function proposalOf({ data }: Memory): Proposal | null {
    const { job, proposed } = data;
    if (job === undefined || proposed === undefined) return null;
    const cents = catalogue.jobs.find(({ id }) => id === job)?.cents ?? 0;
    return {
      act: 'book',
      manner: 'asked',
      intent: { type: 'confirm', entities: {} },
      refusal: { type: 'decline', entities: {} },
      facts: { dates: [proposed], items: [job], amounts: [cents / 100], names: [catalogue.business.name] },
      until: null,
    };
  }
}

/** A model may say what is meant, but not invent it: it has to stand in the words. */
function grounded(entities: JsonObject, reading: Reading): boolean {
  const found: JsonObject = wantedIn(reading);
  return Object.entries(entities).every(([name, value]) => found[name] === value);
}
