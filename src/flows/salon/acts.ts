import type { Conditions } from './conditions.ts';
import type { Question } from './context.ts';
import type { SalonKit } from './kit.ts';
import { blank } from './memory.ts';
import * as noting from './notes.ts';
import { priceOf } from './prices.ts';
import * as says from './says.ts';

type Put = ReturnType<SalonKit['tell']>;

export type Acts = ReturnType<typeof actsOf>;

/** What the states do alike: what is noted, how a question is put, and changes of mind (B1). */
export function actsOf({ tell, note, another }: SalonKit, is: Conditions) {
  const notes = note('what they said', noting.said);
  const notesStylist = note('the stylist wished for', noting.stylist);
  const dropStylistWish = note('that the stylist wished for is let go', noting.withoutStylistWish);
  const takesSecond = note('that it is to be with the other', noting.secondStylist);
  const wishSlotAgain = note('the time lost, as a wish', noting.slotWishedAgain);
  const takesServices = note('the services, without stylist and time', noting.otherServices);
  const asks = (question: Question) => note(`that \`${question}\` is asked`, () => ({ question }));

  /** The question stands and is not put again while they think (X12). */
  const pauses = { guard: is.asksForAMoment, actions: tell(says.takeYourTime) } as const;

  return {
    notes,
    notesStylist,
    dropStylistWish,
    takesSecond,
    asks,
    /** The conversation comes to rest on a question, and puts it. */
    ask: (question: Question) => [asks(question), tell(says.asked(question))] as const,
    notesServices: note('the services', noting.services),
    notesAnew: note('what they said, for a new appointment', noting.anew),
    notesName: note('their name', noting.customerNamed),
    dropWhen: note('that the time wished for is let go', noting.withoutWhen),
    wishSlotAgain,
    mayTryAgain: note('that they may try again', () => ({ retry: true })),
    settle: note('that these are all', () => ({ settled: true })),
    openQuestion: note('what is open about the services', noting.openAboutServices),
    forget: note('that nothing is under way', ({ now }) => ({ ...blank, now })),

    pauses,

    /** What may be said in the middle and leaves the state where it is: the question that stands is put again (B2, X7). */
    asides: (put: Put) =>
      ({
        // B13: one booking at a time; the wish for a second is answered with where we are.
        start_booking: { actions: [tell(says.underWay), another(true), put] },
        greeting: { actions: put },
        faq: [{ guard: is.priceIsAsked, actions: [tell(priceOf), put] }, { actions: put }],
        escalate: { actions: [tell(says.forAPerson), put] },
        unknown: [
          pauses,
          { guard: is.picksNone, actions: tell(says.whichStylist) },
          { actions: [tell(says.notUnderstood), put] },
        ],
      }) as const,

    anotherService: [
      {
        guard: is.stylistChosenCannot,
        target: '#service_selection',
        actions: [tell(says.stylistLetGo), takesServices],
      },
      { target: '#service_selection', actions: takesServices },
    ] as const,

    anotherStylist: [
      {
        guard: is.nobodyIsNamed,
        target: '#stylist_selection',
        actions: [notes, note('that stylist and time are let go', noting.withoutStylistAndSlot)],
      },
      { guard: is.stylistNamedCan, target: 'searching', actions: notesStylist },
      {
        guard: is.secondStylistNamedCan,
        target: 'searching',
        actions: [notesStylist, tell(says.stylistCannot), takesSecond],
      },
      { target: 'asking', reenter: true, actions: [notesStylist, tell(says.stylistCannot), dropStylistWish] },
    ] as const,

    anotherSlot: [
      {
        guard: is.slotListedHasPassed,
        target: 'searching',
        actions: [note('the time chosen', noting.slotListed), tell(says.slotPassed), wishSlotAgain],
      },
      { guard: is.slotIsListed, target: '#customer_data', actions: note('the time chosen', noting.slotListed) },
      { target: 'searching', actions: [notes, note('that others are wanted', noting.passedOver)] },
    ] as const,
  };
}
