import type { Acts } from './acts.ts';
import type { Conditions } from './conditions.ts';
import * as inputs from './inputs.ts';
import type { StandingKit } from './kit.ts';
import * as noting from './notes.ts';
import * as says from './says.ts';

/** Who is coming (X15), and whose a booking is that is asked for from elsewhere (X14): the states of both. */
export function whoStates({ tell, call, note }: StandingKit, is: Conditions, acts: Acts) {
  const { forget, asked, leaves, givesUp } = acts;
  const keepTicket = note('what it goes by', noting.ticket);
  const openTicket = note('that it is theirs', noting.openTicket);
  const refused = [
    { guard: is.triedTooOften, target: 'idle', actions: [tell(says.tooMany), forget] },
    givesUp,
  ] as const;

  return {
    // Whose the booking is: who is known is not asked, and whoever was asked once is not asked again (X15).
    meeting: {
      on: {
        'meet_customer.done': [
          {
            guard: is.isToAsk,
            target: 'asking_name',
            actions: [note('what they were asked', noting.askedWho), tell(says.askWho)],
          },
          { guard: is.referenceIsOwed, target: 'idle', actions: tell(says.reference) },
          { target: 'idle' },
        ],
        'meet_customer.refused': 'idle',
        'meet_customer.failed': 'idle',
      },
    },
    asking_name: {
      on: {
        introduce: [
          { guard: is.isUnread, target: 'idle', actions: [tell(says.unread), forget] },
          { target: 'keeping', actions: call('keep_customer', inputs.person) },
        ],
        decline: { target: 'idle', actions: [tell(says.withheld), forget] },
      },
    },
    keeping: {
      on: {
        'keep_customer.done': [
          {
            guard: is.reachIsOpen,
            target: 'asking_name',
            actions: [tell(says.introduced), note('that how to reach them is still open', noting.reachOpen)],
          },
          { target: 'idle', actions: [tell(says.introduced), forget] },
        ],
        'keep_customer.refused': givesUp,
        'keep_customer.failed': { target: 'asking_name', actions: tell(says.trouble) },
      },
    },
    asking_reference: {
      on: {
        identify: [
          { guard: is.bothAreGiven, target: 'identifying', actions: keepTicket },
          { actions: [keepTicket, tell(says.askTicket)] },
        ],
        lacks: { target: 'idle', actions: [tell(says.withoutReference), forget] },
        decline: leaves,
      },
    },
    identifying: {
      entry: call('open_booking', inputs.ticket),
      on: {
        'open_booking.done': [
          { guard: is.isOpened, target: 'finding', actions: openTicket },
          { guard: is.codeIsSent, target: 'asking_code', actions: [asked('code'), tell(says.askCode)] },
          {
            target: 'asking_reference',
            actions: [asked('reference'), note('that it is not theirs', noting.noTicket), tell(says.noMatch)],
          },
        ],
        'open_booking.refused': refused,
        'open_booking.failed': givesUp,
      },
    },
    asking_code: {
      on: { prove: { target: 'proving', actions: call('check_code', inputs.proof) }, decline: leaves },
    },
    proving: {
      on: {
        'check_code.done': [
          { guard: is.isOpened, target: 'finding', actions: openTicket },
          { target: 'asking_code', actions: tell(says.wrongCode) },
        ],
        'check_code.refused': refused,
        'check_code.failed': { target: 'asking_code', actions: tell(says.trouble) },
      },
    },
  } as const;
}
