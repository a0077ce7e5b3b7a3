import { z } from 'zod';
import type { Proposal } from '../../core/consent/proposal.ts';
import type { Expectation } from '../../core/expectation.ts';
import type { RestingState, StateRecord } from '../../core/kit/define-flow.ts';
import { hearBy, type Rule } from '../../core/rules.ts';
import { clockTime, instantOf, localText, localTime } from '../../domain/zoned.ts';
import type { Memory } from './context.ts';
import { type Heard, heardIn, idleRules, openRules } from './hears/rules.ts';
import * as says from './says.ts';

const NOTHING = z.strictObject({});

const MEANINGS = {
  join: 'wants to be told when something comes free',
  leave: 'no longer wants to wait for it',
  confirm: 'agrees',
  decline: 'does not want it',
  unclear: 'anything else',
};

/** What each state means, asks, hears and leaves open. */
export function waitingStates(place: says.Place) {
  const { timeZone } = place;
  const taking = (memory: Memory) => takeProposal(memory, place);
  return {
    idle: {
      means: 'Nothing is being settled about waiting; perhaps they wait.',
      isIdle: true,
      asks: () => [],
      ...hearing(null, idleRules, ['join', 'leave']),
    },
    asking_join: {
      means: 'Whether to put them on the list, after a yes.',
      asks: (memory) => [says.askJoin.say(memory, null, place)],
      proposes: joinProposal,
      ...hearing('whether to put them on the waiting list', openRules, ['join', 'leave', 'decline', 'confirm']),
    },
    asking_take: {
      means: 'What they wait for came free and is held for them; a yes books it.',
      asks: (memory) => [says.askTake.say(memory, null, place)],
      proposes: taking,
      ...hearing('whether to book what came free', openRules, ['leave', 'decline', 'confirm']),
    },
    offered: {
      means: 'What came free is held for them, or was; they went on with something else and may still say yes.',
      isIdle: true,
      asks: () => [],
      // A no is to whatever was asked since: nothing is let go on it (X11), and the journey answers (A9).
      proposes: (memory) => stillOpen(taking(memory)),
      ...hearing(null, idleRules, ['leave', 'confirm']),
    },
    joining: { means: 'They are being put on the list. Left within the turn.' },
    taking: { means: 'What was held is being booked. Left within the turn.' },
    letting_go: { means: 'What was held is being let go. Left within the turn.' },
    leaving: { means: 'They are being taken off the list. Left within the turn.' },
  } satisfies { readonly [state: string]: StateRecord<Memory> };

  function hearing(
    question: string | null,
    rules: readonly Rule<Heard, keyof typeof MEANINGS>[],
    names: readonly (keyof typeof MEANINGS)[],
  ): Pick<RestingState<Memory>, 'hears' | 'rules'> {
    const intents = Object.fromEntries(
      [...names, 'unclear' as const].map((name) => [
        name,
        { meaning: MEANINGS[name], entities: NOTHING, ...(name === 'confirm' && { commits: () => true }) },
      ]),
    );
    const heard = rules.filter(({ means }) => names.includes(means));
    return {
      rules: heard,
      hears: (memory): Expectation => ({
        question,
        options: [],
        intents,
        hear: hearBy(heard, (reading) => heardIn(reading, memory)),
        otherwise: 'unclear',
        ...(memory.offer && { about: localText(instantOf(memory.offer.start), timeZone) }),
      }),
    };
  }
}

const ASKED = {
  manner: 'asked',
  intent: { type: 'confirm', entities: {} },
  refusal: { type: 'decline', entities: {} },
} as const;

function stillOpen(proposal: Proposal | null): Proposal | null {
  if (proposal === null) return null;
  const { refusal: _, ...rest } = proposal;
  return rest;
}

function joinProposal({ want }: Memory): Proposal | null {
  if (want === undefined) return null;
  return { ...ASKED, act: 'wait', facts: { items: [want.same] }, until: null };
}

function takeProposal({ offer }: Memory, { timeZone, things }: says.Place): Proposal | null {
  if (offer === undefined) return null;
  const { date, minute } = localTime(instantOf(offer.start), timeZone);
  const facts = { dates: [date], times: [clockTime(minute)], items: [offer.booking] };
  return { ...ASKED, act: 'book', ...(things && { things }), facts, until: offer.until };
}
