import { instantOf } from '../../domain/zoned.ts';
import { type SalonCatalogue, stylistsFor } from './catalogue.ts';
import { ANY_STYLIST } from './context.ts';
import { customerIn, entitiesOf, type SalonEvent, slotsOf } from './events.ts';
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
  /** Anybody can, as long as not everybody who does it was ruled out. */
  const canAsWished = ({ data, wish }: SalonMemory) =>
    stylistsFor(catalogue, data.services).some(({ id }) =>
      wish.stylist === ANY_STYLIST ? !wish.without?.includes(id) : id === wish.stylist,
    );

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

    stylistCan: ({ context }: Given) => canAsWished(context),

    stylistCannot: ({ context }: Given) => context.wish.stylist !== undefined && !canAsWished(context),

    stylistNamedCan: ({ context, event }: Given) => canAsWished(withStylistWish(context, entitiesOf(event), catalogue)),

    nobodyIsNamed: ({ context, event }: Given) =>
      withStylistWish(context, entitiesOf(event), catalogue).wish.stylist === undefined,

    asksForAMoment: ({ event }: Given) => entitiesOf(event).pause === true,

    wantsItDifferent: ({ event }: Given) => entitiesOf(event).different === true,

    /** They were asked what should be different, and not whether to book it. */
    changeIsAsked: ({ context }: Given) => context.question === 'change',

    soonestIsWished: ({ context }: Given) => context.wish.soonest === true,

    slotIsListed: ({ context, event }: Given) => slotMeant(context, entitiesOf(event), catalogue.timeZone) !== null,

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
