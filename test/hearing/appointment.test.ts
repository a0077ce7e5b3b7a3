import { runExamples } from '../../src/exports/flow.contract.ts';
import { A, checkedOffer, contexts, flow, NOW, practice } from '../../src/flows/appointment/testing/practice.ts';

const failed = { ...checkedOffer.calendar_check, ok: false };

runExamples({
  flow,
  business: practice,
  now: NOW,
  states: contexts,
  given: {
    'a failed check': { last_offer: { ...checkedOffer, slots: [], calendar_check: failed } },
    'a failed check beside an offer': { ...contexts.offered, last_offer: { ...checkedOffer, calendar_check: failed } },
    'a failed check beside a choice': { ...contexts.pending, last_offer: { ...checkedOffer, calendar_check: failed } },
    'one at the time asked for': {
      ...contexts.offered,
      preference: {
        day: null,
        time_window: null,
        explicit_time: '09:30',
        free_text: 'at that time',
        updated_at: NOW,
      },
    },
    'a single slot': { ...contexts.offered, last_offer: { ...checkedOffer, slots: [A] } },
  },
});
