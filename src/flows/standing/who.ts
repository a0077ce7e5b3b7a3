import type { Say } from '../../core/effect.ts';
import { entitiesOf, type Given } from './events.ts';
import { meetingInput, personInput } from './inputs.ts';
import { createSays, questionOf, type Terms } from './says.ts';
import { ticketInput } from './ticket.ts';

/** Who is coming (X15), and whose a booking is that is asked for from elsewhere (X14): the states of both. */
export function whoStates(terms: Terms) {
  const says = createSays(terms);
  const telling = (words: (given: Given) => Say) => ({ type: 'say' as const, params: words });
  const asking = (question: 'code' | 'reference') => ({ type: 'ask' as const, params: { question } });
  const trouble = telling(says.trouble);
  const over = { target: 'idle', actions: ['forget', telling(says.kept)] } as const;
  const tooMany = { target: 'idle', actions: [telling(says.tooMany), 'forget'] } as const;
  const givenUp = { target: 'idle', actions: [trouble, 'forget'] } as const;

  return {
    // Whose the booking is: who is known is not asked, and whoever was asked once is not asked again (X15).
    meeting: {
      entry: {
        type: 'call',
        params: ({ event }: Given) => ({ tool: 'meet_customer', input: meetingInput(event) }),
      },
      on: {
        'meet_customer.done': [
          { guard: 'isToAsk', target: 'asking_name', actions: ['askOf', telling(says.askWho)] },
          { target: 'idle' },
        ],
        'meet_customer.refused': 'idle',
        'meet_customer.failed': 'idle',
      },
    },
    asking_name: {
      on: {
        introduce: [
          { guard: 'isUnread', target: 'idle', actions: [telling(says.unread), 'forget'] },
          { target: 'keeping' },
        ],
        decline: { target: 'idle', actions: [telling(says.withheld), 'forget'] },
      },
    },
    keeping: {
      entry: {
        type: 'call',
        params: ({ event }: Given) => ({ tool: 'keep_customer', input: personInput(event) }),
      },
      on: {
        'keep_customer.done': { target: 'idle', actions: [telling(says.introduced), 'forget'] },
        'keep_customer.refused': givenUp,
        'keep_customer.failed': { target: 'asking_name', actions: trouble },
      },
    },
    asking_reference: {
      on: {
        identify: [
          { guard: 'isWhole', target: 'identifying', actions: 'ticket' },
          { actions: ['ticket', telling(questionOf)] },
        ],
        decline: over,
      },
    },
    identifying: {
      entry: { type: 'call', params: ({ context }: Given) => ({ tool: 'open_booking', input: ticketInput(context) }) },
      on: {
        'open_booking.done': [
          { guard: 'isOpened', target: 'finding', actions: 'open' },
          {
            guard: 'needsCode',
            target: 'asking_code',
            actions: [asking('code'), telling(says.askCode)],
          },
          {
            target: 'asking_reference',
            actions: [asking('reference'), 'dropTicket', telling(says.unknown)],
          },
        ],
        'open_booking.refused': [{ guard: 'triedTooOften', ...tooMany }, givenUp],
        'open_booking.failed': givenUp,
      },
    },
    asking_code: { on: { prove: 'proving', decline: over } },
    proving: {
      entry: {
        type: 'call',
        params: ({ context, event }: Given) => ({
          tool: 'check_code',
          input: { ...ticketInput(context), code: entitiesOf(event).code ?? '' },
        }),
      },
      on: {
        'check_code.done': [
          { guard: 'isOpened', target: 'finding', actions: 'open' },
          { target: 'asking_code', actions: telling(says.wrongCode) },
        ],
        'check_code.refused': [{ guard: 'triedTooOften', ...tooMany }, givenUp],
        'check_code.failed': { target: 'asking_code', actions: trouble },
      },
    },
  } as const;
}
