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
    'a slot that has gone by': {
      ...contexts.pending,
      pending_booking: { slot: NOW, created_at: NOW },
    },
    'a single slot': { ...contexts.offered, last_offer: { ...checkedOffer, slots: [A] } },
  },
});
