import type { Fact, Facts } from '../../core/effect.ts';
import {
  type Catalogue,
  centsOf,
  minutesOf,
  type Service,
  type Stylist,
  servicesListed,
  stylistWithId,
} from './catalogue.ts';
import { ANY_STYLIST, type ListedSlot } from './context.ts';
import { hasPassed, type Memory } from './memory.ts';

/** How the things that a salon talks about are stated: services, stylists, slots, and the appointment they make. */

/** Services by the name they have in the language of the talk: each has a message of its own. */
export function servicesFact(services: readonly string[]): Fact {
  return { all: services.map(serviceFact) };
}

export function serviceKey(name: string): string {
  return `service.${name}`;
}

export function stylistName(id: string | null, catalogue: Catalogue): string {
  return stylistWithId(catalogue, id ?? '')?.name ?? '';
}

export function stylistNames(stylists: readonly Stylist[]): Fact {
  return { either: stylists.map(({ name }) => name) };
}

export function slotFact(at: string): Fact {
  return { at, as: 'slot' };
}

/** With any stylist, each slot says whose it is; what has gone by since it was listed says so, and keeps its number. */
export function slotsFact(
  slots: readonly ListedSlot[],
  stylist: string | null,
  memory: Pick<Memory, 'now'>,
  catalogue: Catalogue,
): Fact {
  const line = (slot: ListedSlot): Fact => {
    const at = slotFact(slot.start);
    if (hasPassed(slot.start, memory)) return { say: 'line_gone', facts: { slot: at } };
    if (stylist !== ANY_STYLIST) return at;
    return { say: 'line_slot', facts: { slot: at, stylist: stylistName(slot.stylist, catalogue) } };
  };
  return { numbered: slots.map(line) };
}

export function serviceFact(name: string): Fact {
  return { say: serviceKey(name), facts: {} };
}

/** All there are, or those listed, each with what it takes and costs. */
export function serviceLines(listed: readonly string[], catalogue: Catalogue): Fact[] {
  return servicesListed(catalogue, listed).map((service) => serviceLine(service, catalogue.currency));
}

export function serviceLine({ name, minutes, cents }: Service, currency: string): Fact {
  return {
    say: 'line_service',
    facts: { service: serviceFact(name), minutes, price: { cents, currency } },
    called: serviceFact(name),
  };
}

/** The appointment as far as it is settled. */
export function appointment({ data }: Memory, catalogue: Catalogue): Facts {
  return {
    slot: data.slot === null ? null : slotFact(data.slot),
    stylist: stylistName(data.stylist_id, catalogue),
    name: data.customer_data?.first_name ?? '',
  };
}

/** The services with what they take and cost together (B3). */
export function total(services: readonly string[], catalogue: Catalogue): Facts {
  return {
    services: servicesFact(services),
    minutes: minutesOf(catalogue, services),
    price: { cents: centsOf(catalogue, services), currency: catalogue.currency },
  };
}
