import { calls } from './calls.ts';
import type { Sayings } from './sayings.ts';

/**
 * The ways of asking the agenda that the states share. In `searching` the customer is choosing: a slot that leaves no
 * doubt is taken, others are listed. In `listing` and `looking` they only ask, and the state is kept (B2). A tool that
 * fails always leads back to where the conversation was (X8).
 */
export function createSearches(says: Sayings) {
  const failed = { target: 'asking', actions: ['offerRetry', says.trouble] } as const;
  const unanswered = { 'find_next_available.refused': failed, 'find_next_available.failed': failed } as const;
  const nothingFree = {
    guard: 'nothingIsFree',
    target: 'asking',
    actions: [says.nothingFree, 'dropWhen', 'dropStylistWish'],
  } as const;

  return {
    searching: {
      entry: calls.findNextAvailable,
      on: {
        'find_next_available.done': [
          nothingFree,
          { guard: 'wishedSlotIsFree', target: '#customer_data', actions: 'takeSlotFound' },
          { guard: 'nothingFits', target: '#slot_selection.asking', actions: ['listSlots', says.nothingFits] },
          { target: '#slot_selection.asking', actions: 'listSlots' },
        ],
        ...unanswered,
      },
    },
    listing: {
      entry: calls.findNextAvailable,
      on: {
        'find_next_available.done': [
          nothingFree,
          { guard: 'nothingFits', target: 'asking', actions: ['listSlots', says.nothingFits] },
          { target: 'asking', actions: 'listSlots' },
        ],
        ...unanswered,
      },
    },
    looking: {
      entry: calls.findNextAvailable,
      on: {
        'find_next_available.done': [
          nothingFree,
          { guard: 'nothingFits', target: 'asking', actions: [says.nothingFits, says.free, 'keepInMind', 'dropWhen'] },
          { target: 'asking', actions: [says.free, 'keepInMind'] },
        ],
        ...unanswered,
      },
    },
  } as const;
}
