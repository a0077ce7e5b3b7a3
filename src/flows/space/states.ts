import type { Say } from '../../core/effect.ts';
import type { RestingState, StateRecord } from '../../core/kit/define-flow.ts';
import type { Message } from '../../core/kit/message.ts';
import type { Catalogue } from './catalogue.ts';
import { GENERAL, type SpaceState } from './context.ts';
import { expectationOf } from './expects.ts';
import type { Memory } from './memory.ts';
import { proposalOf } from './proposal.ts';
import * as says from './says.ts';

/** What each step means, asks, hears and leaves open. */
export function spaceStates(catalogue: Catalogue) {
  const asking = (message: Message<Memory, null, Catalogue>) => {
    return (memory: Memory): readonly Say[] => [message.say(memory, null, catalogue)];
  };
  const hearing = (state: SpaceState): Pick<RestingState<Memory>, 'hears' | 'rules'> => ({
    hears: (memory) => expectationOf({ state, memory, catalogue }),
    rules: [],
  });
  return {
    GENERAL: {
      means: 'No reservation is under way, and nothing is stored.',
      isIdle: true,
      asks: asking(says.invite),
      ...hearing(GENERAL),
    },
    REQUEST_SPACE_INFO: {
      means: 'They ask about spaces or want to reserve one. Left once a space is known.',
      asks: asking(says.askInfo),
      ...hearing('REQUEST_SPACE_INFO'),
    },
    CHOOSE_SPACE: {
      means: 'The space is being identified. Left once it is one of the catalogue.',
      asks: asking(says.askSpace),
      ...hearing('CHOOSE_SPACE'),
    },
    CHOOSE_PERIOD: {
      means: 'The space is known; dates and times are being found, and checked against the agenda.',
      asks: asking(says.askPeriod),
      ...hearing('CHOOSE_PERIOD'),
    },
    CONFIRM_RESERVATION_SUMMARY: {
      means: 'Space and period are known and free, and summed up; a yes in their own words reserves.',
      asks: asking(says.askConfirm),
      proposes: (memory) => proposalOf(memory, catalogue),
      ...hearing('CONFIRM_RESERVATION_SUMMARY'),
    },
    COMPLETE_RESERVATION: { means: 'The reservation stands in the ledger. Left within the turn.' },
    PAYMENT_INSTRUCTIONS: {
      means: 'The payment link is being made. Left once it was shown.',
      asks: asking(says.invite),
      ...hearing('PAYMENT_INSTRUCTIONS'),
    },
  } satisfies { readonly [State in SpaceState]: StateRecord<Memory> };
}
