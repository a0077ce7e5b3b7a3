import { type Catalogue, stylistsFor } from './catalogue.ts';
import { ANY_STYLIST } from './context.ts';
import {
  type Booked,
  entitiesOf,
  type Found,
  type HoldSeen,
  type Meant,
  type Recognised,
  type TookFreed,
} from './events.ts';
import type { SalonKit } from './kit.ts';
import { customerNamed, saysWhen, servicesAfter, servicesMeant, slotMeant, slotWished } from './meant.ts';
import { hasPassed, type Memory } from './memory.ts';
import * as noting from './notes.ts';

export type Conditions = ReturnType<typeof conditionsOf>;

/** The conditions of the document's transitions, in words. */
export function conditionsOf({ when }: SalonKit) {
  return {
    servicesAreSettled: when(
      'services are settled, and somebody does them all',
      ({ settled, listed, data }, _event, catalogue) =>
        settled && listed.length === 0 && data.services.length > 0 && stylistsFor(catalogue, data.services).length > 0,
    ),

    servicesAreKnown: when('a service is known', (memory, { entities }: Meant, catalogue) => {
      return servicesAfter(memory, servicesMeant(memory, entities, catalogue), catalogue).length > 0;
    }),

    severalCome: when('they come together with others', (_memory, { entities }: Meant) => entities.several === true),

    servicesAreClear: when(
      'a service is known, and none of several is to be chosen',
      ({ data, listed }) => data.services.length > 0 && listed.length === 0,
    ),

    /** A wish for more, or for something that several services may be: the list is what helps. */
    nothingIsNamed: when('they name none, or what several may be', (memory, { entities }: Meant, catalogue) => {
      const { services, change } = servicesMeant(memory, entities, catalogue);
      return (services ?? []).length === 0 && change === undefined;
    }),

    timeIsNoted: when(
      'a day or a time was named, and nobody to go with it',
      (_memory, event) => saysWhen(entitiesOf(event)) || entitiesOf(event).except !== undefined,
    ),

    stylistCan: when('the stylist wished for does all of it', (memory, _event, catalogue) =>
      canAsWished(memory, catalogue),
    ),

    secondStylistCan: when(
      'the stylist wished for does not do all of it, and whoever was named for that case does',
      (memory, _event, catalogue) => secondCan(memory, catalogue) && !canAsWished(memory, catalogue),
    ),

    secondStylistNamedCan: when(
      'the stylist named does not do all of it, and whoever was named for that case does',
      (memory, event: Meant, catalogue) => {
        const after = noting.stylist(memory, event, catalogue);
        return secondCan(after, catalogue) && !canAsWished(after, catalogue);
      },
    ),

    secondStylistMayHaveIt: when(
      'the stylist wished for has nothing then, and somebody was named for that case',
      (memory, { output }: Found, catalogue) => output.matching === 0 && secondCan(memory, catalogue),
    ),

    stylistCannot: when(
      'the stylist wished for does not do all of it',
      (memory, _event, catalogue) => memory.wish.stylist !== undefined && !canAsWished(memory, catalogue),
    ),

    stylistChosenCannot: when(
      'the stylist chosen does not do all of what is wanted now, and somebody else does',
      (memory, event: Meant, catalogue) => {
        const chosen = memory.data.stylist_id;
        if (chosen === null || chosen === ANY_STYLIST) return false;
        const able = stylistsFor(catalogue, noting.otherServices(memory, event, catalogue).data.services);
        return able.length > 0 && able.every(({ id }) => id !== chosen);
      },
    ),

    stylistNamedCan: when('the stylist named does all of it', (memory, event: Meant, catalogue) =>
      canAsWished(noting.stylist(memory, event, catalogue), catalogue),
    ),

    nobodyIsNamed: when(
      'nobody is named',
      (memory, event: Meant, catalogue) => noting.stylist(memory, event, catalogue).wish.stylist === undefined,
    ),

    priceIsAsked: when(
      'they ask it of another service',
      (_memory, { entities }: Meant) => entities.services !== undefined,
    ),

    picksNone: when(
      'they agree, and several were put to them',
      (_memory, { entities }: Meant) => entities.unpicked === true,
    ),
    asksForAMoment: when('they ask for a moment', (_memory, { entities }: Meant) => entities.pause === true),

    wantsItDifferent: when(
      'they want it different and do not say how',
      (_memory, { entities }: Meant) => entities.different === true,
    ),

    /** And not whether to book it. */
    changeIsAsked: when('they were asked what should be different', ({ question }) => question === 'change'),

    bookingIsProposed: when('they were asked whether to look for a time', ({ question }) => question === 'start'),

    soonestIsWished: when('they want the first time there is', ({ wish }) => wish.soonest === true),

    slotListedHasPassed: when(
      'the time is one of those listed, and its hour has struck',
      (memory, { entities }: Meant, catalogue) => {
        const slot = slotMeant(memory, entities, catalogue);
        return slot !== null && hasPassed(slot.start, memory);
      },
    ),

    slotIsListed: when(
      'the time is one of those listed',
      (memory, { entities }: Meant, catalogue) => slotMeant(memory, entities, catalogue) !== null,
    ),

    nothingIsFree: when('nothing is free', (_memory, { output }: Found) => output.slots.length === 0),

    nothingFits: when('nothing fits the wish', (_memory, { output }: Found) => output.matching === 0),

    wishedSlotIsFree: when(
      'the very time wished for is free',
      (memory, { output }: Found) => slotWished(memory, output) !== null,
    ),

    customerIsKnown: when('their name is known', ({ data }) => data.customer_data !== null),

    customerIsFoundOrNamed: when(
      'they are known from before, or have said their name',
      ({ wish }, { output }: Recognised) => output.customer !== null || wish.name !== undefined,
    ),

    nameIsGiven: when(
      'there is a name in it',
      (_memory, { entities }: Meant) => customerNamed(entities.name ?? '') !== null,
    ),

    depositIsAsked: when(
      'a deposit is to be paid first',
      (_memory, { output }: Booked) => output.deposit !== null && output.deposit !== undefined,
    ),

    holdHasLapsed: when('it was not paid in time', (_memory, { output }: HoldSeen) => output.lapsed),

    takenIsThis: when(
      'it is what was being arranged',
      ({ data }, { output }: TookFreed) => data.services.join('|') === output.services.join('|'),
    ),

    takenIsHeld: when('a deposit is due first', (_memory, { output }: TookFreed) => output.pay !== null),

    slotHasPassed: when(
      'the hour of the time chosen has struck',
      (memory) => memory.data.slot !== null && hasPassed(memory.data.slot, memory),
    ),
  };
}

function secondCan({ data, wish }: Pick<Memory, 'data' | 'wish'>, catalogue: Catalogue): boolean {
  return stylistsFor(catalogue, data.services).some(({ id }) => id === wish.otherwise);
}

/** Anybody can, as long as not everybody who does it was ruled out (B3). */
function canAsWished({ data, wish }: Pick<Memory, 'data' | 'wish'>, catalogue: Catalogue): boolean {
  return stylistsFor(catalogue, data.services).some(({ id }) =>
    wish.stylist === ANY_STYLIST ? !wish.without?.includes(id) : id === wish.stylist,
  );
}
