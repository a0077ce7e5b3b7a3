import { instantOf } from '../../domain/zoned.ts';
import { type SalonCatalogue, stylistsFor } from './catalogue.ts';
import { ANY_STYLIST } from './context.ts';
import { appointmentsIn, customerIn, entitiesOf, purposeOf, type SalonEvent, slotsOf } from './events.ts';
import {
  customerNamed,
  noted,
  type SalonMemory,
  saysWhen,
  servicesMeant,
  slotMeant,
  slotWished,
  withStylistWish,
} from './memory.ts';

interface Given {
  readonly context: SalonMemory;
  readonly event: SalonEvent;
}

/** The conditions of the document's transitions, by the names the machine gives them. */
export function createGuards(catalogue: SalonCatalogue) {
  const can = ({ data }: SalonMemory, stylist: string | undefined) =>
    stylist === ANY_STYLIST || stylistsFor(catalogue, data.services).some(({ id }) => id === stylist);

  return {
    servicesAreSettled: ({ context }: Given) =>
      context.settled &&
      context.listed.length === 0 &&
      context.data.services.length > 0 &&
      stylistsFor(catalogue, context.data.services).length > 0,

    servicesAreKnown: ({ context, event }: Given) =>
      noted(context, servicesMeant(context, entitiesOf(event), catalogue), catalogue).data.services.length > 0,

    /** A wish for more, or for something that several services may be: the list is what helps. */
    nothingIsNamed: ({ context, event }: Given) => {
      const { services, change } = servicesMeant(context, entitiesOf(event), catalogue);
      return (services ?? []).length === 0 && change === undefined;
    },

    /** A day or a time was named with nobody to go with it. */
    timeIsNoted: ({ event }: Given) => saysWhen(entitiesOf(event)),

    stylistCan: ({ context }: Given) => can(context, context.wish.stylist),

    stylistCannot: ({ context }: Given) => context.wish.stylist !== undefined && !can(context, context.wish.stylist),

    stylistNamedCan: ({ context, event }: Given) =>
      can(context, withStylistWish(context, entitiesOf(event), catalogue).wish.stylist),

    nobodyIsNamed: ({ context, event }: Given) =>
      withStylistWish(context, entitiesOf(event), catalogue).wish.stylist === undefined,

    soonestIsWished: ({ context }: Given) => context.wish.soonest === true,

    slotIsListed: ({ context, event }: Given) => slotMeant(context, entitiesOf(event), catalogue.timeZone) !== null,

    speaksOfTheirs: ({ event }: Given) => entitiesOf(event).existing === true,

    nothingIsTheirs: ({ event }: Given) => appointmentsIn(event).length === 0,

    isForAPerson: ({ event }: Given) => ['call_off', 'move'].includes(purposeOf(event)),

    isIdleCancel: ({ event }: Given) => purposeOf(event) === 'cancel',

    nothingIsFree: ({ event }: Given) => slotsOf(event).slots.length === 0,

    nothingFits: ({ event }: Given) => slotsOf(event).matching === 0,

    wishedSlotIsFree: ({ context, event }: Given) => slotWished(context, slotsOf(event)) !== null,

    customerIsKnown: ({ context }: Given) => context.data.customer_data !== null,

    customerIsFoundOrNamed: ({ context, event }: Given) =>
      customerIn(event) !== null || context.wish.name !== undefined,

    nameIsGiven: ({ event }: Given) => customerNamed(entitiesOf(event).name ?? '') !== null,

    slotHasPassed: ({ context, event }: Given) =>
      context.data.slot !== null && instantOf(context.data.slot) <= instantOf(event.turn.now),
  };
}
