import { type Facts, type Say, say } from '../../core/effect.ts';
import { type SalonCatalogue, stylistsFor } from './catalogue.ts';
import { appointmentsIn, type SalonEvent, slotsOf } from './events.ts';
import { type SalonMemory, stylistWanted } from './memory.ts';
import { put, servicesFact, slotsFact, stylistName, stylistNames } from './questions.ts';

interface Told {
  readonly context: SalonMemory;
  readonly event: SalonEvent;
}

export type Sayings = ReturnType<typeof createSayings>;

/** What the machine says, as actions it can name: its question, and statements beside it, so that a reply asks once (X6). */
export function createSayings(catalogue: SalonCatalogue) {
  return {
    question: saying(({ context }) => put(context, catalogue)),
    cancelled: statement('cancelled'),
    nothingToCancel: statement('nothing_to_cancel', () => ({ contact: catalogue.contact })),
    forAPerson: statement('for_a_person', () => ({ contact: catalogue.contact })),
    theirs: statement('theirs', theirs),
    theirsToCancel: statement('theirs_to_cancel', theirs),
    theirsForAPerson: statement('theirs_for_a_person', theirs),
    noneOfTheirs: statement('none_of_theirs', () => ({ contact: catalogue.contact })),
    underWay: statement('under_way'),
    notUnderstood: statement('not_understood'),
    notUnderstoodIdle: statement('not_understood_idle'),
    whatToChange: statement('what_to_change'),
    trouble: statement('trouble'),
    bookFailed: statement('book_failed'),
    noted: statement('noted'),
    whichService: statement('which_service'),
    stylistCannot: statement('stylist_cannot', ({ context }) => ({
      stylist: stylistName(context.wish.stylist ?? null, catalogue),
      services: servicesFact(context.data.services),
      others: stylistNames(stylistsFor(catalogue, context.data.services)),
    })),
    nothingFree: statement('nothing_free'),
    nothingFits: statement('nothing_fits'),
    free: statement('free', ({ context, event }) => ({
      slots: slotsFact(slotsOf(event).slots, stylistWanted(context), catalogue),
    })),
    slotTaken: statement('slot_taken', lostSlot),
    slotPassed: statement('slot_passed', lostSlot),
    booked: saying(bookedWords),
  };

  function theirs({ event }: Told): Facts {
    const appointments = appointmentsIn(event).map(({ start, stylist, services }) => ({
      say: 'line_appointment',
      facts: {
        slot: { at: start, as: 'slot' as const },
        stylist: stylistName(stylist, catalogue),
        services: servicesFact(services),
      },
    }));
    return { appointments: { all: appointments }, contact: catalogue.contact };
  }

  /** Only the answer of `book`, which is read from the stored booking, can be told as booked (X5). */
  function bookedWords({ context, event }: Told): Say {
    if (event.type !== 'book.done') throw new Error(`Nothing was booked by ${event.type}`);
    const { start, stylist, services, calendar_link: link } = event.output;
    return say(link === null ? 'booked' : 'booked_with_calendar', {
      name: context.data.customer_data?.first_name ?? '',
      slot: { at: start, as: 'slot' },
      stylist: stylistName(stylist, catalogue),
      services: servicesFact(services),
      ...(link !== null && { link }),
    });
  }
}

function saying(words: (told: Told) => Say) {
  return {
    type: 'say' as const,
    params: (told: Told): Omit<Say, 'kind'> => {
      const { key, facts } = words(told);
      return { key, facts };
    },
  };
}

function statement(key: string, facts: (told: Told) => Facts = () => ({})) {
  return saying((told) => say(key, facts(told)));
}

function lostSlot({ context }: Told): Facts {
  const { slot } = context.data;
  return { slot: slot === null ? null : { at: slot, as: 'slot' } };
}
