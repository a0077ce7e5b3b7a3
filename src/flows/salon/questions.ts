import { type Fact, type Facts, type Say, say } from '../../core/effect.ts';
import { centsOf, minutesOf, type SalonCatalogue, type Stylist, stylistsFor, stylistWithId } from './catalogue.ts';
import { ANY_STYLIST, type ListedSlot, type Question } from './context.ts';
import type { SalonMemory } from './memory.ts';

/** The question that stands, in a message of its own: put when it comes up, and again after a detour (X7). */
export function put(memory: SalonMemory, catalogue: SalonCatalogue): Say {
  const { data, slots, question } = memory;
  switch (question) {
    case null:
      return say('invite');
    case 'start':
      return say('ask_start');
    case 'service':
      return whichService(memory, catalogue);
    case 'more_services':
      return say('ask_more_services', total(data.services, catalogue));
    case 'fewer_services':
      return say('ask_fewer_services', { services: { numbered: data.services.map(serviceFact) } });
    case 'stylist':
      return stylistQuestion(data.services, catalogue);
    case 'slot':
      return slotQuestion(slots, data.stylist_id, catalogue);
    case 'name':
      return say('ask_name', appointment(memory, catalogue));
    case 'confirm':
      return say('ask_confirm', { ...appointment(memory, catalogue), ...total(data.services, catalogue) });
    case 'change':
      return say('ask_change');
  }
}

/** All there are, or those that the words may have meant; what was named plainly is noted first. */
function whichService({ data, listed }: SalonMemory, catalogue: SalonCatalogue): Say {
  const services: Fact = { numbered: serviceLines(listed, catalogue) };
  if (listed.length === 0) return say('ask_service', { services });
  if (data.services.length === 0) return say('ask_which_service', { services });
  return say('ask_which_besides', { services, noted: servicesFact(data.services) });
}

/** What is still open about the services. */
export function serviceQuestion({ data, listed }: SalonMemory, catalogue: SalonCatalogue): Question {
  if (data.services.length === 0 || listed.length > 0) return 'service';
  return stylistsFor(catalogue, data.services).length === 0 ? 'fewer_services' : 'more_services';
}

/** Services by the name they have in the language of the talk: each has a message of its own. */
export function servicesFact(services: readonly string[]): Fact {
  return { all: services.map(serviceFact) };
}

export function serviceKey(name: string): string {
  return `service.${name}`;
}

export function stylistName(id: string | null, catalogue: SalonCatalogue): string {
  return stylistWithId(catalogue, id ?? '')?.name ?? '';
}

export function stylistNames(stylists: readonly Stylist[]): Fact {
  return { either: stylists.map(({ name }) => name) };
}

/** With any stylist, each slot says whose it is. */
export function slotsFact(slots: readonly ListedSlot[], stylist: string | null, catalogue: SalonCatalogue): Fact {
  const line = (slot: ListedSlot): Fact => {
    const at: Fact = { at: slot.start, as: 'slot' };
    if (stylist !== ANY_STYLIST) return at;
    return { say: 'line_slot', facts: { slot: at, stylist: stylistName(slot.stylist, catalogue) } };
  };
  return { numbered: slots.map(line) };
}

function stylistQuestion(services: readonly string[], catalogue: SalonCatalogue): Say {
  const [only, ...others] = stylistsFor(catalogue, services);
  const chosen = servicesFact(services);
  if (only !== undefined && others.length === 0) {
    return say('ask_stylist_only', { services: chosen, stylist: only.name });
  }
  const names = stylistsFor(catalogue, services).map(({ name }) => name);
  return say('ask_stylist', { services: chosen, stylists: { numbered: names } });
}

function slotQuestion(slots: readonly ListedSlot[], stylist: string | null, catalogue: SalonCatalogue): Say {
  if (slots.length === 0) return say('ask_when');
  const facts = { slots: slotsFact(slots, stylist, catalogue) };
  if (stylist === ANY_STYLIST) return say('ask_slot_any', facts);
  return say('ask_slot', { ...facts, stylist: stylistName(stylist, catalogue) });
}

function serviceFact(name: string): Fact {
  return { say: serviceKey(name), facts: {} };
}

function serviceLines(listed: readonly string[], { services, currency }: SalonCatalogue): Fact[] {
  const shown = services.filter(({ name }) => listed.length === 0 || listed.includes(name));
  return shown.map(({ name, minutes, cents }) => ({
    say: 'line_service',
    facts: { service: serviceFact(name), minutes, price: { cents, currency } },
  }));
}

function appointment({ data }: SalonMemory, catalogue: SalonCatalogue): Facts {
  return {
    slot: data.slot === null ? null : { at: data.slot, as: 'slot' },
    stylist: stylistName(data.stylist_id, catalogue),
    name: data.customer_data?.first_name ?? '',
  };
}

function total(services: readonly string[], catalogue: SalonCatalogue): Facts {
  return {
    services: servicesFact(services),
    minutes: minutesOf(catalogue, services),
    price: { cents: centsOf(catalogue, services), currency: catalogue.currency },
  };
}
