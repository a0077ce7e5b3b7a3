import { type Facts, type Say, say } from '../../core/effect.ts';
import type { Miss } from '../../domain/miss.ts';
import { type SalonCatalogue, stylistsFor } from './catalogue.ts';
import { ANY_STYLIST } from './context.ts';
import { type SalonEvent, slotsOf } from './events.ts';
import { type SalonMemory, stylistWanted } from './memory.ts';
import { keptUntil } from './proposal.ts';
import { put, servicesFact, slotsFact, stylistName, stylistNames } from './questions.ts';

interface Told {
  readonly context: SalonMemory;
  readonly event: SalonEvent;
}

const MISSES: { readonly [M in Miss]: string } = {
  past: 'nothing_fits_past',
  far: 'nothing_fits_far',
  closed: 'nothing_fits_closed',
  hours: 'nothing_fits_hours',
  full: 'nothing_fits',
};

export type Sayings = ReturnType<typeof createSayings>;

/** What the machine says, as actions it can name: its question, and statements beside it, so that a reply asks once (X6). */
export function createSayings(catalogue: SalonCatalogue) {
  return {
    question: saying(({ context }) => put(context, catalogue)),
    cancelled: statement('cancelled'),
    nothingToCancel: statement('nothing_to_cancel', () => ({ contact: catalogue.contact })),
    forAPerson: statement('for_a_person', () => ({ contact: catalogue.contact })),
    underWay: statement('under_way'),
    notUnderstood: statement('not_understood'),
    notUnderstoodIdle: statement('not_understood_idle'),
    trouble: statement('trouble'),
    bookFailed: statement('book_failed'),
    noted: statement('noted'),
    whichService: statement('which_service'),
    stylistCannot: saying(({ context: { data, wish } }) => {
      const facts = {
        services: servicesFact(data.services),
        others: stylistNames(stylistsFor(catalogue, data.services)),
      };
      if (wish.stylist === ANY_STYLIST) return say('nobody_else', facts);
      return say('stylist_cannot', { ...facts, stylist: stylistName(wish.stylist ?? null, catalogue) });
    }),
    takeYourTime: saying(({ context, event }) =>
      context.question === null
        ? say('take_your_time')
        : say('take_your_time_until', {
            until: { at: keptUntil(event.turn.now, catalogue), as: 'slot' },
          }),
    ),
    nothingYet: statement('nothing_yet'),
    nothingFree: statement('nothing_free'),
    nothingFits: saying(({ event }) => say(MISSES[slotsOf(event).miss ?? 'full'])),
    free: statement('free', ({ context, event }) => ({
      slots: slotsFact(slotsOf(event).slots, stylistWanted(context), catalogue),
    })),
    slotTaken: statement('slot_taken', lostSlot),
    slotPassed: statement('slot_passed', lostSlot),
    booked: saying(bookedWords),
  };

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
