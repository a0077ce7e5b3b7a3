import type { JsonObject } from '../../core/json.ts';
import { HOLD } from '../../domain/hold.ts';
import type { Acts } from './acts.ts';
import { held, holdEnds } from './afterwards.ts';
import type { Catalogue } from './catalogue.ts';
import type { Conditions } from './conditions.ts';
import type { SalonKit } from './kit.ts';
import { type Memory, stylistWanted } from './memory.ts';
import * as noting from './notes.ts';
import { depositTold } from './quote.ts';
import * as says from './says.ts';
import * as deposit from './says-deposit.ts';

/**
 * The states that wait for a tool's answer within the turn (B9). A tool that fails always leads back to where the
 * conversation was (X8). Of the three that ask the agenda, `searching` is for somebody who is choosing: a slot that
 * leaves no doubt is taken, others are listed. In `listing` and `looking` they only ask, and the state is kept (B2).
 */
export function passingStates({ tell, call, note, schedule }: SalonKit, is: Conditions, acts: Acts) {
  const { takesSecond, mayTryAgain, dropWhen, dropStylistWish, wishSlotAgain, forget } = acts;
  const holds = schedule(HOLD, holdEnds, held);
  const listSlots = note('the times listed', noting.listed);
  const toldSlots = note('the times told', noting.told);

  const asksAgenda = call('find_next_available', wanted);
  const failed = { target: 'asking', actions: [mayTryAgain, tell(says.trouble)] } as const;
  const unanswered = { 'find_next_available.refused': failed, 'find_next_available.failed': failed } as const;
  const nothingFree = {
    guard: is.nothingIsFree,
    target: 'asking',
    actions: [tell(says.nothingFree), dropWhen, dropStylistWish],
  } as const;
  /** Whoever was named first has nothing: the other is looked up (X20). */
  const second = <Target extends string>(target: Target) =>
    ({
      guard: is.secondStylistMayHaveIt,
      target,
      reenter: true,
      actions: [tell(says.stylistBusy), takesSecond],
    }) as const;
  const noServices = { target: 'resting', actions: [mayTryAgain, tell(says.trouble)] } as const;
  const notBooked = { target: 'asking', actions: tell(says.bookFailed) } as const;

  return {
    searching_services: {
      description: 'The services are looked up. Left within the turn.',
      entry: call('search_services', () => ({})),
      on: {
        'search_services.done': '#service_selection',
        'search_services.refused': noServices,
        'search_services.failed': noServices,
      },
    },
    searching: {
      description: 'The agenda is asked for times to choose from. Left within the turn.',
      entry: asksAgenda,
      on: {
        'find_next_available.done': [
          second('searching'),
          nothingFree,
          { guard: is.wishedSlotIsFree, target: '#customer_data', actions: note('the time found', noting.slotFound) },
          { guard: is.nothingFits, target: '#slot_selection.asking', actions: [listSlots, tell(says.nothingFits)] },
          { target: '#slot_selection.asking', actions: listSlots },
        ],
        ...unanswered,
      },
    },
    listing: {
      description: 'The agenda is asked for other times to choose from. Left within the turn.',
      entry: asksAgenda,
      on: {
        'find_next_available.done': [
          second('listing'),
          nothingFree,
          { guard: is.nothingFits, target: 'asking', actions: [listSlots, tell(says.nothingFits)] },
          { target: 'asking', actions: listSlots },
        ],
        ...unanswered,
      },
    },
    looking: {
      description: 'The agenda is asked for somebody who only wants to know. Left within the turn.',
      entry: asksAgenda,
      on: {
        'find_next_available.done': [
          second('looking'),
          nothingFree,
          {
            guard: is.nothingFits,
            target: 'asking',
            actions: [tell(says.nothingFits), tell(says.free), toldSlots, dropWhen],
          },
          { target: 'asking', actions: [tell(says.free), toldSlots] },
        ],
        ...unanswered,
      },
    },
    // A returning customer passes through within the turn (B9); if nobody can say who it is, we simply ask. Who writes
    // is known to the engine: no number passes through here (B10).
    recognising: {
      description: 'The customer is looked up by the address they write from. Left within the turn.',
      entry: call('find_customer', () => ({})),
      on: {
        'find_customer.done': [
          {
            guard: is.customerIsFoundOrNamed,
            target: '#confirmation',
            actions: note('who they are', noting.customerFound),
          },
          { target: 'asking' },
        ],
        'find_customer.refused': { target: 'asking' },
        'find_customer.failed': { target: 'asking' },
      },
    },
    registering: {
      description: 'The customer is stored. Left within the turn.',
      entry: call('ensure_customer', customerOf),
      on: {
        'ensure_customer.done': {
          target: 'booking',
          actions: note('who they are among the customers', noting.customerId),
        },
        'ensure_customer.refused': notBooked,
        'ensure_customer.failed': notBooked,
      },
    },
    // The only way into `booked`, and only a stored booking leads there (X5).
    booking: {
      description: 'The appointment is being booked. Left within the turn.',
      entry: call('book', appointmentOf),
      on: {
        'book.done': [
          // Held until the deposit is paid, and not booked before (X5).
          { guard: is.depositIsAsked, target: '#idle', actions: [tell(deposit.asked), holds, forget] },
          { target: '#booked', actions: tell(says.booked) },
        ],
        'book.refused': { target: '#slot_selection.searching', actions: [tell(says.slotTaken), wishSlotAgain] },
        'book.failed': notBooked,
      },
    },
  } as const;
}

/** What the agenda is asked for. */
function wanted(memory: Memory): JsonObject {
  const { data, wish, others } = memory;
  return {
    services: data.services,
    stylist: stylistWanted(memory),
    without: wish.without ?? [],
    day: wish.day ?? null,
    also: wish.also ?? [],
    time_window: wish.time_window ?? null,
    explicit_time: wish.explicit_time ?? null,
    except: wish.except ?? [],
    others: [...others],
  };
}

function customerOf({ data: { customer_data: customer } }: Memory): JsonObject {
  return { first_name: customer?.first_name ?? '', last_name: customer?.last_name ?? null };
}

function appointmentOf(memory: Memory, _event: unknown, catalogue: Catalogue): JsonObject {
  const { services, stylist_id, slot, customer_data: customer } = memory.data;
  return {
    services,
    stylist: stylist_id ?? '',
    start: slot ?? '',
    customer_id: customer?.customer_id ?? '',
    first_name: customer?.first_name ?? '',
    ...depositTold(memory, catalogue),
  };
}
