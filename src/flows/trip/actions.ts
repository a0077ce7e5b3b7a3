import { say } from '../../core/effect.ts';
import * as after from './afterwards.ts';
import * as booking from './booking.ts';
import type { TripCatalogue } from './catalogue.ts';
import { showCheaper } from './cheaper.ts';
import * as contact from './contact.ts';
import type { Stage } from './context.ts';
import * as custom from './customising.ts';
import * as discovery from './discovery.ts';
import type { TripEvent } from './events.ts';
import * as exploring from './exploring.ts';
import * as extras from './extras.ts';
import { negotiated } from './haggling.ts';
import * as told from './money-told.ts';
import { decided } from './over-budget.ts';
import * as paying from './paying.ts';
import * as pickup from './pickup.ts';
import { unchanged } from './sayings.ts';
import { answeredBy, asking, informed, saying, type Working } from './working.ts';

type Move = (working: Working, event: TripEvent) => Working;

/** Everything the machine can have happen to what it holds, by the names the machine calls it. All of it is pure. */
export function createMoves(catalogue: TripCatalogue) {
  return {
    inform: (working, event) => informed(working, event, catalogue),
    discover: (working, event) => discovery.discovered(working, event, catalogue),
    askNext: (working) => discovery.askNext(working, catalogue),
    requestSuggestions: (working) => discovery.requestSuggestions(working),
    takeSuggestions: (working, event) => discovery.takeSuggestions(working, event),
    presentThree: (working) => discovery.presentThree(working, catalogue),
    suggestionsFailed: (working, event) => discovery.suggestionsFailed(working, event),
    lookLater: (working, event) => discovery.lookLater(working, event, catalogue),
    keepExtras: (working, event) => discovery.keepExtras(working, event, catalogue),
    anotherTrip: (working, event) => discovery.anotherTrip(working, event, catalogue),
    askWhatDidNotFit: (working, event) => discovery.askWhatDidNotFit(working, event, catalogue),
    startOver: (working, event) => discovery.startOver(working, event, catalogue),
    giveUp: (working, event) => discovery.giveUp(working, event, catalogue),

    explore: (working, event) => exploring.exploration(working, event, catalogue),
    show: (working, event) => exploring.shown(working, event, catalogue),
    inviteFurther: (working) => exploring.inviteFurther(working, catalogue),
    reconsider: (working, event) => exploring.reconsidered(working, event, catalogue),
    showCheaper: (working, event) => showCheaper(working, event, catalogue),
    select: (working, event) => exploring.selected(working, event, catalogue),
    askWhich: (working, event) => asking(informed(working, event, catalogue), 'which_trip', catalogue),
    noteDates: (working, event) =>
      asking(saying(informed(working, event, catalogue), say('noted')), 'explore', catalogue),

    customise: (working, event) => custom.customised(working, event, catalogue),
    summarise: (working) => custom.summarise(working, catalogue),
    decide: (working, event) => decided(working, event, catalogue),
    checkCode: (working, event) => custom.callCode(informed(working, event, catalogue), event),
    callCode: (working, event) => custom.callCode(working, event),
    takeCode: (working, event) => custom.codeAnswered(working, event, catalogue),
    askPoints: (working, event) => custom.askPoints(working, event, catalogue),
    takePoints: (working, event) => custom.pointsKnown(working, event, catalogue),
    negotiate: (working, event) => negotiated(working, event, catalogue),

    noteWish: (working, event) => booking.noted(working, event, catalogue),
    askBooking: (working) => booking.askBooking(working, catalogue),
    askDetail: (working) => booking.askDetail(working, catalogue),
    explainWhy: (working, event) => booking.explainWhy(working, event, catalogue),
    askDates: (working, event) => asking(informed(working, event, catalogue), 'travel_dates', catalogue),
    askChange: (working, event) => booking.askChange(working, event, catalogue),
    validate: (working, event) => booking.validate(working, event, catalogue),
    takeDetail: (working, event) => booking.validated(working, event),
    reserve: (working) => booking.reserve(working, catalogue),
    takeReservation: (working, event) => booking.reserved(working, event),
    notReserved: (working, event) => booking.notReserved(working, event, catalogue),

    requestCode: (working) => paying.requestCode(working, catalogue),
    takePaymentCode: (working, event) => paying.codeMade(working, event, catalogue),
    requestSameCode: (working, event) => paying.requestSameCode(working, event, catalogue),
    showSameCode: (working, event) => paying.codeShown(working, event, catalogue),
    sayNoHurry: (working, event) => paying.noHurry(working, event, catalogue),
    askPayment: (working) => asking(working, 'payment', catalogue),
    sayUnchanged: (working, event) => saying(informed(working, event, catalogue), unchanged(working.data, 'unchanged')),
    sayTooLate: (working, event) => saying(informed(working, event, catalogue), say('payment.code_too_late')),
    countFailure: (working, event) => paying.countFailure(working, event, catalogue),
    keepForSupport: (working) => paying.keepForSupport(working),
    connect: (working, event) => paying.connected(working, event, catalogue),
    checkStatus: (working, event) => paying.checkStatus(working, event, catalogue),
    takeStatus: (working, event) => paying.statusKnown(working, event, catalogue),
    expire: (working, event) => paying.expire(working, event, catalogue),
    release: (working, event) => paying.release(working, event, catalogue),
    dropReservation: (working) => paying.withoutReservation(working),
    sayExpired: (working) => saying(working, say('payment.expired')),
    sayReleased: (working) => saying(working, say('payment.released')),
    sayNotReleased: (working, event) => saying(answeredBy(working, event), say('payment.not_released')),
    sayArrived: (working, event) => saying(answeredBy(working, event), say('payment.arrived')),
    pay: (working, event) => paying.paid(working, event, catalogue),
    payToo: (working, event) => told.payToo(working, event, catalogue),
    confirmAgain: (working, event) => paying.confirmAgain(working, event, catalogue),

    tellRefunded: (working, event) => told.tellRefunded(working, event, catalogue),
    tellOwed: (working, event) => told.tellOwed(working, event, catalogue),
    tellMismatched: (working, event) => told.tellMismatched(working, event, catalogue),
    tellExtraPaid: (working, event) => told.extraPaid(working, event, catalogue),
    tellExtraUnpaid: (working, event) => told.extraUnpaid(working, event, catalogue),
    tellConfirmedToo: (working, event) => told.confirmedToo(working, event, catalogue),
    loseReservation: (working, event) => told.loseReservation(working, event, catalogue),

    confirm: (working, event) => after.confirmed(working, event, catalogue),
    giveTips: (working, event) => after.tipsSays(working, event, catalogue),
    remind: (working, event) => saying(informed(working, event, catalogue), after.reminder(working.data, catalogue)),
    takeCalledOff: (working, event) => after.calledOff(working, event),
    takeRestored: (working) => after.restored(working),
    takeMoved: (working, event) => after.moved(working, event, catalogue),
    tellRefund: (working, event) => after.refundStatus(working, event, catalogue),
    addLater: (working, event) => extras.addLater(working, event, catalogue),
    chargeExtra: (working, event) => extras.charge(working, event, catalogue),
    requestExtraCode: (working, event) => extras.requestExtraCode(working, event, catalogue),
    showExtraCode: (working, event) => extras.extraCodeShown(working, event, catalogue),
    takeExtra: (working, event) => extras.charged(working, event, catalogue),
    changePickup: (working, event) => pickup.changePickup(working, event, catalogue),
    takePickup: (working, event) => pickup.pickupChanged(working, event, catalogue),
    changeContact: (working, event) => contact.changeContact(working, event, catalogue),
    takeContact: (working, event) => contact.contactChanged(working, event, catalogue),
    sayMayChange: (working, event) =>
      asking(saying(informed(working, event, catalogue), say('payment.may_change')), 'payment', catalogue),
    notePickup: (working, event) => pickup.notePickup(working, event, catalogue),
    tellPickup: (working, event) => after.tellPickup(working, event, catalogue),
    tellMorePeople: (working, event) => after.tellMorePeople(working, event, catalogue),
    tellTeam: (working, event) =>
      saying(informed(working, event, catalogue), say('post.team', { contact: catalogue.contact })),
    tellAnother: (working, event) => after.tellAnother(working, event, catalogue),
    tellBooking: (working, event) => after.stands(working, event, catalogue),
    keepBooking: (working, event) => after.keptBooking(working, event, catalogue),
  } satisfies { readonly [name: string]: Move };
}

export type MoveName = keyof ReturnType<typeof createMoves>;

export function entered(working: Working, stage: Stage): Working {
  return { ...working, data: { ...working.data, state: stage } };
}
