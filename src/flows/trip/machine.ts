import { setup } from 'xstate';
import { kitActions } from '../../core/kit/kit.ts';
import { actsOf } from './acts.ts';
import type { TripCatalogue } from './catalogue.ts';
import { conditionsOf } from './conditions.ts';
import type { TripEvent } from './events.ts';
import { tripKit } from './kit.ts';
import { blank, type Memory } from './memory.ts';
import { booking } from './stages/booking.ts';
import { customization } from './stages/customization.ts';
import { discovery } from './stages/discovery.ts';
import { exploration } from './stages/exploration.ts';
import { moneyOf } from './stages/money.ts';
import { passing } from './stages/passing.ts';
import { payment } from './stages/payment.ts';
import { postBooking } from './stages/post-booking.ts';
import { suggestion } from './stages/suggestion.ts';

/**
 * The seven stages of a trip's sale (D1), one file each. In `resting` the conversation waits for the traveller; the other
 * small states wait for tools, or pass on at once.
 */
export function tripMachine(catalogue: TripCatalogue) {
  const words = tripKit(catalogue);
  const is = conditionsOf(words);
  const acts = actsOf(words, is, catalogue);
  const answers = passing(words, catalogue);
  const money = moneyOf(words, is, acts);

  return setup({
    types: { context: {} as Memory, events: {} as TripEvent },
    actions: kitActions,
  }).createMachine({
    id: 'trip',
    context: blank,
    initial: 'DISCOVERY',
    // What became of money is told wherever the talk has got to (D9).
    on: money.anywhere,
    states: {
      DISCOVERY: discovery(words, is, acts, answers),
      SUGGESTION: suggestion(words, is, acts, answers),
      EXPLORATION: exploration(words, is, acts, answers),
      CUSTOMIZATION: customization(words, is, acts, answers, catalogue),
      BOOKING: booking(words, is, acts, answers),
      PAYMENT: payment(words, is, acts, answers, money),
      POST_BOOKING: postBooking(words, is, acts, answers, money, catalogue),
    },
  });
}
